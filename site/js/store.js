/**
 * Where games are kept: in this browser, each under an id of its own, none ever thrown away.
 *
 * A browser may refuse (private windows, a full disk). Then the game goes on, and one is told once.
 */

import { openDB } from "idb";

/** @import { DBSchema, IDBPDatabase } from "idb" */
/** @import { Message } from "../../widget/js/contract.js" */
/** @import { Saved } from "./protocol.js" */

/**
 * @typedef {Saved & {started: number, changed: number, damaged?: boolean}} Game
 */

/**
 * @typedef {DBSchema & {
 *   games: {key: string, value: Game, indexes: {changed: number}},
 *   kept: {key: string, value: string},
 * }} Schema
 */

const CURRENT = "current game";

/** An id for a new game, that no other has; `crypto.randomUUID` isn't there on every host. */
export function newGameId() {
  const [chance] = crypto.getRandomValues(new Uint32Array(1));
  return `${Date.now().toString(36)}-${chance.toString(36)}`;
}

export class Store {
  #onProblem;
  #told = false;
  /** @type {Promise<IDBPDatabase<Schema>> | null} */
  #opened = null;

  /** @param {(problem: Message) => void} onProblem */
  constructor(onProblem) {
    this.#onProblem = onProblem;
  }

  #open() {
    this.#opened ??= openDB("chromino", 1, {
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
    return this.#opened;
  }

  /**
   * @template T
   * @param {(db: IDBPDatabase<Schema>) => Promise<T>} work
   * @returns {Promise<T | null>} null where the browser refuses
   */
  async #try(work) {
    try {
      return await work(await this.#open());
    } catch (error) {
      console.warn("Games can't be kept in this browser:", error);
      this.#opened = null;
      if (!this.#told) this.#onProblem({ id: "ui-storage-denied", args: {} });
      this.#told = true;
      return null;
    }
  }

  /** Keep a game as it is now; it is the current one from then on. @param {Saved} saved */
  keepGame(saved) {
    return this.#try(async (db) => {
      const tx = db.transaction(["games", "kept"], "readwrite");
      const games = tx.objectStore("games");
      const changed = Date.now();
      const started = (await games.get(saved.id))?.started ?? changed;
      await Promise.all([
        games.put({ ...saved, started, changed }),
        tx.objectStore("kept").put(saved.id, CURRENT),
        tx.done,
      ]);
    });
  }

  /** The game that was on the table last; one that is over still shows how it ended. */
  currentGame() {
    return this.#try(async (db) => {
      const id = await db.get("kept", CURRENT);
      const game = id === undefined ? undefined : await db.get("games", id);
      return game && !game.damaged ? game : null;
    });
  }

  /** Which game a reload takes up by itself; null: none, but it stays among the games. @param {string | null} id */
  setCurrent(id) {
    return this.#try(async (db) => {
      await (id === null ? db.delete("kept", CURRENT) : db.put("kept", id, CURRENT));
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

  /** A game that the engine refuses stays where it is, but isn't taken up again. @param {string} id */
  setAside(id) {
    return this.#try(async (db) => {
      const { store, done } = db.transaction("games", "readwrite");
      const game = await store.get(id);
      if (game) await store.put({ ...game, damaged: true });
      await done;
    });
  }
}

/** @param {Game} game */
const canGoOn = ({ over, damaged }) => !over && !damaged;
