/**
 * The browser's own store, IndexedDB, as the games have it.
 *
 * A browser may refuse (private windows, a full disk). Then whoever asked gets null, and people are told
 * why, once.
 */

import { deleteDB, openDB, unwrap } from "idb";
import { LAB_STORE } from "./lab_notebooks.js";

/** @import { DBSchema, IDBPDatabase, IDBPObjectStore, IDBPTransaction } from "idb" */
/** @import { Message } from "../../../widget/js/contract.js" */
/** @import { SeenConundrum } from "./conundrum_store.js" */
/** @import { KeptConundrum } from "./kept_conundrum.js" */
/** @import { Game, Seen } from "./store.js" */

/**
 * @typedef {DBSchema & {
 *   games: {key: IDBValidKey, value: Game, indexes: {changed: number}},
 *   kept: {key: string, value: IDBValidKey | Seen | SeenConundrum | KeptConundrum},
 * }} Schema
 */

/** @typedef {IDBPTransaction<Schema, ("games" | "kept")[], "readwrite">} Change */
/** @template {"games" | "kept"} Name @typedef {IDBPObjectStore<Schema, ("games" | "kept")[], Name, "readwrite">} Kept */

/**
 * @typedef {object} Listeners
 * @property {(problem: Message) => void} onProblem why nothing can be kept; or why a game can't be taken up
 * @property {(id: string) => void} onSolved the problem with this id is none any more
 */

const NAME = "chromino";

/** Some browsers never answer. */
const PATIENCE_MS = 4_000;

export class Database {
  #listeners;
  /** What people were told last: the id of the problem. @type {string | null} */
  #told = null;
  /** @type {Promise<IDBPDatabase<Schema>> | null} */
  #opened = null;
  #patience = PATIENCE_MS;

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
  }

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
  async read(work, asked = false) {
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
  change(work, asked) {
    return this.read(async (db) => {
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

  /** What people were told of is over: something was kept. */
  works() {
    if (this.#told) this.#listeners.onSolved(this.#told);
    this.#told = null;
  }

  /** Throw everything away, the notebooks too; whether that is done. */
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

/**
 * What is kept there; undefined also where it can't be read, which must not end the transaction.
 * @param {Kept<"games"> | Kept<"kept">} store
 * @param {IDBValidKey} key
 * @returns {Promise<unknown>}
 */
export function readIn(store, key) {
  return new Promise((resolve) => {
    try {
      const request = unwrap(/** @type {Kept<"kept">} */ (store)).get(key);
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
