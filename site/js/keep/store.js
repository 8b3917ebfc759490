/**
 * Where games are kept: in this browser, each under an id of its own, none ever thrown away unasked; and
 * beside them what was found of conundrums (`conundrum_store.js`).
 */

import { ConundrumStore } from "./conundrum_store.js";
import { Database, readIn } from "./database.js";
import { newGameId } from "./held_game.js";
import { dataOf, entryOf, factsOf, isLater, newestFirst, playOf } from "./kept_game.js";
import { sealOf } from "./kept_view.js";

/** @import { Entry } from "./kept_game.js" */
/** @import { Listeners } from "./database.js" */
/** @import { HeldGame } from "./held_game.js" */
/** @import { Saved } from "../engine/protocol.js" */

/** `damaged`: the version of the engine that could not read it. @typedef {Saved & {name?: string, started: number, changed: number, damaged?: unknown}} Game */

/**
 * What the current game looked like last, to which version, and the digest by which that is known to be whole
 * (`kept_view.js`). It lies apart, so that lists of games needn't read it.
 * @typedef {{id: string, version: string, digest: string, view: unknown}} Seen
 */

/**
 * A game that was taken out, and can be put back.
 * @typedef {{kept: unknown, current: boolean}} Removed
 */

const CURRENT = "current game";
const SEEN = "current view";

export class Store {
  #listeners;
  #database;
  /** The game that should have been kept. @type {{saved: Saved, held: HeldGame} | null} */
  #unkept = null;
  /** Games that were taken out: what an engine still says of them isn't kept. @type {Set<IDBValidKey>} */
  #removed = new Set();

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
    this.#database = new Database(listeners);
    this.conundrums = new ConundrumStore(this.#database);
  }

  // The game that is played

  /** Keep a session's game as it is now; it is the current one from then on. @param {Saved} saved @param {HeldGame} held */
  async keepGame(saved, held) {
    if (this.isRemoved(held.id)) return;
    let before = held.id;
    let takeBack = () => {};
    const done = await this.#database.change(async (tx) => {
      const games = tx.objectStore("games");
      const marks = tx.objectStore("kept");
      const kept = await readHeld(games, held);
      before = held.id;
      takeBack = held.writes(saved, kept);
      const { view, game } = toKeep(saved, held.id, kept);
      const writes = [
        games.put(game),
        marks.put(game.id, CURRENT),
        view ? marks.put({ id: game.id, ...sealOf(game, view) }, SEEN) : marks.delete(SEEN),
      ];
      // At once, because the page may be left at any moment.
      tx.commit();
      await Promise.all(writes);
      return true;
    });
    if (done) {
      this.#unkept = null;
      this.#database.works();
      if (held.id !== before) this.#listeners.onProblem({ id: "ui-games-went-on", args: {} });
    } else {
      this.#unkept = { saved, held };
      takeBack();
    }
  }

  /** The game that was on the table last, and how it looked; one that is over still shows how it ended. */
  async currentGame() {
    const game = await this.#database.read(async (db) => {
      const id = await db.get("kept", CURRENT);
      const kept = typeof id === "string" ? await db.get("games", id) : null;
      // A view that can't be read is no loss.
      return kept && withView(kept, await db.get("kept", SEEN).catch(() => null));
    });
    if (!game || game.damaged === ENGINE) return null;
    if (factsOf(game)) return game;
    if (!isLater(game)) await this.setAside(game.id);
    this.#listeners.onProblem({ id: isLater(game) ? "ui-games-later-about" : "ui-stored-damaged", args: {} });
    return null;
  }

  /** Which game a reload takes up by itself; null: none, but it stays among the games. @param {string | null} id */
  setCurrent(id) {
    return this.#database.change(async (tx) => {
      const kept = tx.objectStore("kept");
      await (id === null ? kept.delete(CURRENT) : kept.put(id, CURRENT));
    });
  }

  /** The game that was played last and can go on. */
  latestUnfinished() {
    return this.#database.read(async (db) => {
      let cursor = await db.transaction("games").store.index("changed").openCursor(null, "prev");
      while (cursor && !canGoOn(cursor.value)) cursor = await cursor.continue();
      return cursor ? cursor.value : null;
    });
  }

  /** A game that the engine refuses stays where it is, but this version doesn't take it up again. @param {string} id */
  setAside(id) {
    return this.#database.change(async (tx) => {
      const games = tx.objectStore("games");
      const game = await games.get(id);
      if (game) await games.put({ ...game, damaged: ENGINE });
    });
  }

  // All games

  /** @returns {Promise<Entry[] | null>} the newest first; null where the browser refuses */
  games() {
    return this.#database.read(async (db) => {
      const keys = await db.getAllKeys("games");
      // One by one: what can't be read spoils nothing else.
      const reads = keys.map(async (key) => entryOf(key, await db.get("games", key).catch(() => ({ id: key }))));
      return (await Promise.all(reads)).sort(newestFirst);
    });
  }

  /** @param {string} id @param {string} name empty: none */
  rename(id, name) {
    return this.#database.change(async (tx) => {
      const games = tx.objectStore("games");
      const game = await games.get(id);
      if (!game) return;
      const { name: _, ...rest } = game;
      await games.put(name ? { ...rest, name } : rest);
    }, true);
  }

  /** Keep a copy too, under a name of its own. @param {Game} game @param {string} name @returns {Promise<string | null>} its id */
  duplicate(game, name) {
    return this.#database.change(async (tx) => {
      const now = Date.now();
      const id = newGameId();
      await tx.objectStore("games").put({ ...game, id, name, started: now, changed: now });
      return id;
    }, true);
  }

  /** Take a game out. @param {IDBValidKey} key @returns {Promise<Removed | null>} */
  async remove(key) {
    this.#removed.add(key);
    const removed = await this.#database.change(async (tx) => {
      // What can't be read can be deleted all the same, but doesn't come back.
      const kept = await readIn(tx.objectStore("games"), key);
      const marks = tx.objectStore("kept");
      const current = (await marks.get(CURRENT)) === key;
      if (current) await marks.delete(CURRENT);
      if (dataOf(await marks.get(SEEN)).id === key) await marks.delete(SEEN);
      await tx.objectStore("games").delete(key);
      return { kept, current };
    }, true);
    if (!removed) this.#removed.delete(key);
    // Now there may be room for the one that is played.
    if (this.#unkept) await this.keepGame(this.#unkept.saved, this.#unkept.held);
    return removed;
  }

  /** Whether this game was taken out, and isn't to be kept. @param {IDBValidKey} id */
  isRemoved(id) {
    return this.#removed.has(id);
  }

  /** Put a game back as it was; whether that is done. @param {Removed} removed */
  async bringBack({ kept, current }) {
    const game = /** @type {Game} */ (kept);
    const done = await this.#database.change(async (tx) => {
      await tx.objectStore("games").put(game);
      const marks = tx.objectStore("kept");
      if (current && (await marks.get(CURRENT)) === undefined) await marks.put(game.id, CURRENT);
      return true;
    }, true);
    if (done) this.#removed.delete(game.id);
    return done === true;
  }

  /** Throw everything away; whether that is done. */
  erase() {
    return this.#database.erase();
  }
}

/**
 * What is kept of it; also when the change before this one has meanwhile put it under another id.
 * @param {Parameters<typeof readIn>[0]} games
 * @param {HeldGame} held
 * @returns {Promise<unknown>}
 */
async function readHeld(games, held) {
  const { id } = held;
  const kept = await readIn(games, id);
  return id === held.id ? kept : readHeld(games, held);
}

/** The game with what was seen of it, if that was this one. @param {Game} game @param {unknown} seen @returns {Game} */
export function withView(game, seen) {
  const { id, version, digest, view } = dataOf(seen);
  return id === game.id ? { ...game, version, digest, view } : { ...game, version: null, digest: null, view: null };
}

/**
 * A session's game as it is put here, beside or in place of what is kept of it.
 * @param {Saved} saved
 * @param {string} id
 * @param {unknown} kept
 * @returns {{view: unknown, game: Game}}
 */
function toKeep({ view, version: _, digest: __, ...saved }, id, kept) {
  const now = Date.now();
  const { changed, facts } = entryOf(id, kept);
  const name = facts?.name ? { name: facts.name } : {};
  // Who only looks at a game doesn't change it.
  const same = facts !== null && playOf(facts.game) === playOf(saved);
  const started = facts?.game.started ?? now;
  return { view, game: { ...saved, id, ...name, started, changed: (same ? changed : null) ?? now } };
}

/** @param {Game} game */
function canGoOn(game) {
  const facts = factsOf(game);
  return facts !== null && !facts.over && !isLater(game);
}
