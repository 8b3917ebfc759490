/**
 * Where games are kept: in this browser, each under an id of its own, none ever thrown away unasked.
 *
 * A browser may refuse (private windows, a full disk). Then the game goes on, and one is told once.
 *
 * Where it has no locks, several tabs may have the same game (`one_tab.js`). So each knows what it has
 * last read or written of it; if there is something else by now, and its own doesn't go on from that, it
 * keeps its own as a copy.
 */

import { deleteDB, openDB, unwrap } from "idb";
import { LAB_STORE } from "./lab_notebooks.js";
import { dataOf, entryOf, factsOf, goesOn, isLater, newestFirst, playOf } from "./kept_game.js";

/** @import { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction } from "idb" */
/** @import { Message } from "../../../widget/js/contract.js" */
/** @import { Entry } from "./kept_game.js" */
/** @import { Saved } from "../engine/protocol.js" */

/** `damaged`: the version of the engine that could not read it. @typedef {Saved & {name?: string, started: number, changed: number, damaged?: unknown}} Game */

/**
 * @typedef {DBSchema & {
 *   games: {key: IDBValidKey, value: Game, indexes: {changed: number}},
 *   kept: {key: string, value: IDBValidKey | Seen},
 * }} Schema
 */

/**
 * What the current game looked like last, and to which version. It lies apart, so that lists of games needn't read it.
 * @typedef {{id: string, version: string, view: unknown}} Seen
 */

/** @typedef {IDBPTransaction<Schema, ("games" | "kept")[], "readwrite">} Change */

/**
 * A game that was taken out, and can be put back.
 * @typedef {{kept: unknown, current: boolean}} Removed
 */

/**
 * @typedef {object} Listeners
 * @property {(problem: Message) => void} onProblem why nothing can be kept; or why a game can't be taken up
 * @property {(id: string) => void} onSolved the problem with this id is none any more
 */

const NAME = "chromino";
const CURRENT = "current game";
const SEEN = "current view";

/** Some browsers never answer. */
const PATIENCE_MS = 4_000;

/** An id for a new game, or for what a session has in hand, that no other has; `crypto.randomUUID` isn't there on every host. */
export function newGameId() {
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now().toString(36)}-${chance.toString(36)}`;
}

export class Store {
  #listeners;
  /** What people were told last: the id of the problem. @type {string | null} */
  #told = null;
  /** The game that should have been kept. @type {Saved | null} */
  #unkept = null;
  /** Games that were taken out: what the engine still says of them isn't kept. @type {Set<IDBValidKey>} */
  #removed = new Set();
  /** The ids of games that sessions have under others. @type {Map<string, string>} */
  #ids = new Map();
  /** What lies here of a session's game, as far as is known: what was read or written last, as `playOf` has it. @type {Map<string, string>} */
  #known = new Map();
  /** @type {Promise<IDBPDatabase<Schema>> | null} */
  #opened = null;
  #patience = PATIENCE_MS;

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
  }

  // The browser's own store

  #open() {
    this.#opened ??= this.#connect();
    return this.#opened;
  }

  /** @returns {Promise<IDBPDatabase<Schema>>} */
  async #connect() {
    /** @type {typeof openDB<Schema>} */
    const open = openDB;
    return open(NAME, 1, {
      upgrade(db) {
        db.createObjectStore("games", { keyPath: "id" }).createIndex("changed", "changed");
        db.createObjectStore("kept");
      },
      // A newer page in another tab must not wait for this one.
      blocking: (_current, _blocked, event) => {
        /** @type {IDBDatabase} */ (event.target).close();
        this.#opened = null;
      },
      terminated: () => {
        this.#opened = null;
      },
    });
  }

  /**
   * @template T
   * @param {(db: IDBPDatabase<Schema>) => Promise<T>} work
   * @param {boolean} [asked] whether somebody has asked for it, and should hear why not
   * @returns {Promise<T | null>} null where the browser refuses
   */
  async #try(work, asked = false) {
    try {
      return await work(await inTime(this.#open(), this.#patience));
    } catch (error) {
      // Who waited in vain doesn't wait again, but is glad if it opens after all.
      if (error instanceof Late) this.#patience = 0;
      else this.#opened = null;
      console.warn("Games can't be kept in this browser:", error);
      const problem = problemOf(error);
      if (asked || this.#told !== problem) this.#listeners.onProblem({ id: problem, args: {} });
      this.#told = problem;
      return null;
    }
  }

  /**
   * Change something, all of it or nothing.
   * @template T
   * @param {(tx: Change) => Promise<T>} work
   * @param {boolean} [asked]
   * @returns {Promise<T | null>} null where the browser refuses
   */
  #change(work, asked) {
    return this.#try(async (db) => {
      const tx = db.transaction(["games", "kept"], "readwrite");
      // Whoever waits for it hears of it.
      tx.done.catch(() => {});
      try {
        const result = await work(tx);
        await tx.done;
        return result;
      } catch (error) {
        abort(tx);
        throw error;
      }
    }, asked);
  }

  #works() {
    if (this.#told) this.#listeners.onSolved(this.#told);
    this.#told = null;
    this.#unkept = null;
  }

  // The game that is played

  /** A session takes a game up: under which id it is to have it, so that nothing it still says of another is taken for this. @param {Saved} game */
  takeUp(game) {
    const inHand = newGameId();
    this.#ids.set(inHand, game.id);
    this.#known.set(inHand, playOf(game));
    return inHand;
  }

  /** Under which id a session's game is kept. @param {string} inHand */
  idOf(inHand) {
    return this.#ids.get(inHand) ?? inHand;
  }

  /** Keep a session's game as it is now; it is the current one from then on. @param {Saved} saved */
  async keepGame(saved) {
    if (this.isRemoved(saved.id)) return;
    const known = this.#known.get(saved.id);
    const before = this.idOf(saved.id);
    const done = await this.#change(async (tx) => {
      const games = tx.objectStore("games");
      const marks = tx.objectStore("kept");
      const kept = await readIn(games, this.idOf(saved.id));
      if (this.#wentElsewhere(saved, kept)) this.#ids.set(saved.id, newGameId());
      this.#known.set(saved.id, playOf(saved));
      const id = this.idOf(saved.id);
      const { view, game } = toKeep(saved, id, kept);
      const writes = [
        games.put(game),
        marks.put(id, CURRENT),
        view ? marks.put({ id, version: ENGINE, view }, SEEN) : marks.delete(SEEN),
      ];
      // At once, because the page may be left at any moment.
      tx.commit();
      await Promise.all(writes);
      return true;
    });
    if (done) {
      this.#works();
      if (this.idOf(saved.id) !== before) this.#listeners.onProblem({ id: "ui-games-went-on", args: {} });
      return;
    }
    this.#unkept = saved;
    this.#ids.set(saved.id, before);
    if (known === undefined) this.#known.delete(saved.id);
    else this.#known.set(saved.id, known);
  }

  /** Whether something else has become of a game than this session knows, and goes on from. @param {Saved} saved @param {unknown} kept */
  #wentElsewhere(saved, kept) {
    if (kept === undefined) return false;
    const lies = playOf(kept);
    return lies !== this.#known.get(saved.id) && lies !== playOf(saved) && !goesOn(kept, saved);
  }

  /** The game that was on the table last, and how it looked; one that is over still shows how it ended. */
  async currentGame() {
    const game = await this.#try(async (db) => {
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
    return this.#change(async (tx) => {
      const kept = tx.objectStore("kept");
      await (id === null ? kept.delete(CURRENT) : kept.put(id, CURRENT));
    });
  }

  /** The game that was played last and can go on. */
  latestUnfinished() {
    return this.#try(async (db) => {
      let cursor = await db.transaction("games").store.index("changed").openCursor(null, "prev");
      while (cursor && !canGoOn(cursor.value)) cursor = await cursor.continue();
      return cursor ? cursor.value : null;
    });
  }

  /** A game that the engine refuses stays where it is, but this version doesn't take it up again. @param {string} id */
  setAside(id) {
    return this.#change(async (tx) => {
      const games = tx.objectStore("games");
      const game = await games.get(id);
      if (game) await games.put({ ...game, damaged: ENGINE });
    });
  }

  // All games

  /** @returns {Promise<Entry[] | null>} the newest first; null where the browser refuses */
  games() {
    return this.#try(async (db) => {
      const keys = await db.getAllKeys("games");
      // One by one: what can't be read spoils nothing else.
      const reads = keys.map(async (key) => entryOf(key, await db.get("games", key).catch(() => ({ id: key }))));
      return (await Promise.all(reads)).sort(newestFirst);
    });
  }

  /** @param {string} id @param {string} name empty: none */
  rename(id, name) {
    return this.#change(async (tx) => {
      const games = tx.objectStore("games");
      const game = await games.get(id);
      if (!game) return;
      const { name: _, ...rest } = game;
      await games.put(name ? { ...rest, name } : rest);
    }, true);
  }

  /** Keep a copy too, under a name of its own. @param {Game} game @param {string} name @returns {Promise<string | null>} its id */
  duplicate(game, name) {
    return this.#change(async (tx) => {
      const now = Date.now();
      const id = newGameId();
      await tx.objectStore("games").put({ ...game, id, name, started: now, changed: now });
      return id;
    }, true);
  }

  /** Take a game out. @param {IDBValidKey} key @returns {Promise<Removed | null>} */
  async remove(key) {
    this.#removed.add(key);
    const removed = await this.#change(async (tx) => {
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
    if (this.#unkept) await this.keepGame(this.#unkept);
    return removed;
  }

  /** Whether a session's game was taken out, and isn't to be kept. @param {string} inHand */
  isRemoved(inHand) {
    return this.#removed.has(this.idOf(inHand));
  }

  /** Put a game back as it was; whether that is done. @param {Removed} removed */
  async bringBack({ kept, current }) {
    const game = /** @type {Game} */ (kept);
    const done = await this.#change(async (tx) => {
      await tx.objectStore("games").put(game);
      const marks = tx.objectStore("kept");
      if (current && (await marks.get(CURRENT)) === undefined) await marks.put(game.id, CURRENT);
      return true;
    }, true);
    if (done) this.#removed.delete(game.id);
    return done === true;
  }

  /** Throw everything away; whether that is done. */
  async erase() {
    try {
      (await this.#opened)?.close();
    } catch {
      // What can't be opened may still be deleted.
    }
    this.#opened = null;
    try {
      await inTime(Promise.all([deleteDB(NAME), deleteDB(LAB_STORE)]), PATIENCE_MS);
      return true;
    } catch (error) {
      // Who may keep nothing has nothing to erase; only when it isn't answered is it still there.
      return !(error instanceof Late);
    }
  }
}

class Late extends Error {}

/**
 * @template T
 * @param {Promise<T>} promise
 * @param {number} ms
 * @returns {Promise<T>}
 */
function inTime(promise, ms) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Late("no answer")), ms);
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * What is kept there; undefined also where it can't be read, which must not end the transaction.
 * @param {IDBPObjectStore<Schema, ("games" | "kept")[], "games", "readwrite">} games
 * @param {IDBValidKey} key
 * @returns {Promise<unknown>}
 */
function readIn(games, key) {
  return new Promise((resolve) => {
    try {
      const request = unwrap(games).get(key);
      request.onsuccess = () => resolve(request.result);
      request.onerror = (event) => {
        event.preventDefault();
        resolve(undefined);
      };
    } catch {
      resolve(undefined);
    }
  });
}

/** @param {Change} tx */
function abort(tx) {
  try {
    tx.abort();
  } catch {
    // It has ended by itself.
  }
}

/** @param {unknown} error */
function problemOf(error) {
  const name = error instanceof DOMException ? error.name : "";
  if (name === "QuotaExceededError") return "ui-storage-full";
  return name === "VersionError" ? "ui-storage-newer" : "ui-storage-denied";
}

/** The game with what was seen of it, if that was this one. @param {Game} game @param {unknown} seen @returns {Game} */
export function withView(game, seen) {
  const { id, version, view } = dataOf(seen);
  return id === game.id ? { ...game, version, view } : { ...game, version: null, view: null };
}

/**
 * A session's game as it is put here, beside or in place of what is kept of it.
 * @param {Saved} saved
 * @param {string} id
 * @param {unknown} kept
 * @returns {{view: unknown, game: Game}}
 */
function toKeep({ view, version: _, ...saved }, id, kept) {
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
