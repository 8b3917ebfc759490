/** Games that were deleted since the page was opened: each can be brought back, the last one first. */

/** @import { Notices } from "../page/notices.js" */
/** @import { Removed, Store } from "./store.js" */

/** @typedef {{onDeleted: (key: IDBValidKey) => void, onBack: (key: IDBValidKey) => void}} Listeners */

const NOTICE = "ui-games-deleted";

export class DeletedGames {
  #store;
  #notices;
  #listeners;
  /** @type {{key: IDBValidKey, title: string, removed: Removed}[]} */
  #deleted = [];

  /** @param {Store} store @param {Notices} notices @param {Listeners} listeners */
  constructor(store, notices, listeners) {
    this.#store = store;
    this.#notices = notices;
    this.#listeners = listeners;
  }

  /** @param {IDBValidKey} key @param {string} title what it is called */
  async delete(key, title) {
    const removed = await this.#store.remove(key);
    if (!removed) return;
    this.#listeners.onDeleted(key);
    // What could not be read can't be brought back.
    if (removed.kept !== undefined) this.#deleted.push({ key, title, removed });
    this.#tell(title, removed.kept !== undefined);
  }

  /** Bring the last one back, if there is any. */
  async undo() {
    const last = this.#deleted.pop();
    if (!last) return;
    this.#tellLast();
    if (await this.#store.bringBack(last.removed)) {
      this.#listeners.onBack(last.key);
      return;
    }
    // The store has said why. It is all there is of it, so one can try again.
    this.#deleted.push(last);
    this.#tellLast();
  }

  /** Of the last one: when it is back, of the one before. */
  #tellLast() {
    const last = this.#deleted.at(-1);
    if (last) this.#tell(last.title, true);
    else this.#notices.hide(NOTICE);
  }

  /** @param {string} title @param {boolean} comesBack */
  #tell(title, comesBack) {
    const offer = comesBack ? { label: "ui-games-undo", does: () => void this.undo() } : undefined;
    this.#notices.show({ messages: [{ id: NOTICE, args: { game: title } }], stays: true, offer });
  }
}
