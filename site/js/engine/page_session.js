/**
 * The session as the page has it: the engine, the game in it, what that has shown last, and what is
 * kept of it.
 */

import { catalogueOf } from "../page/catalogues.js";
import { startEngine } from "./engine.js";
import { eyesOf } from "./first_eyes.js";
import { INTRODUCTION } from "../learn/introduction.js";
import { askToPersist } from "../keep/persistence.js";
import { newGameId } from "../keep/store.js";

/** @import { Answer, Command, Link, View } from "../../../widget/js/contract.js" */
/** @import { State } from "./engine.js" */
/** @import { Saved } from "./protocol.js" */
/** @import { Store } from "../keep/store.js" */

/**
 * @typedef {object} Listeners
 * @property {() => void} onSee told of every view that is shown
 * @property {() => void} onAct told of everything that is done in a game
 * @property {(state: State) => void} onState
 * @property {() => void} onWait told when somebody does something before the engine is there
 */

export { eyesOf };

export class PageSession {
  /** The game to go on with, as the engine has told it last. @type {Saved | null} */
  #saved = null;
  /** What the session has shown last. @type {View | null} */
  view = null;
  /** The id of the game in the session, as the engine has it, be it one that is never kept. @type {string | null} */
  #inside = null;
  /** The id of a game that nobody has asked for: it is kept once something has been done in it. @type {string | null} */
  #unasked = null;
  /** Games that somebody has asked for and then gone elsewhere: the same goes for them. @type {Set<string>} */
  #abandoned = new Set();
  /** Whether the view is older than the game in the session, which is still on its way. */
  #early = false;
  /** The table's. @type {((view: View) => void) | null} */
  #onView = null;
  #store;
  #listeners;
  #engine;

  /** @param {Store} store @param {Listeners} listeners */
  constructor(store, listeners) {
    this.#store = store;
    this.#listeners = listeners;
    this.#engine = this.#startEngine();
  }

  #startEngine() {
    return startEngine({
      onView: (view) => {
        this.see(view);
        this.#onView?.(view);
      },
      onSave: (saved) => this.#keep(saved),
      onState: (state) => this.#listeners.onState(state),
    });
  }

  /** @param {Saved} saved */
  #keep(saved) {
    this.#inside = saved.id;
    if (saved.id === INTRODUCTION || this.#store.isRemoved(saved.id)) return;
    const { actions } = /** @type {{actions?: unknown[]}} */ (saved.record);
    const untouched = !actions?.length;
    if (untouched && this.#abandoned.has(saved.id)) return;
    this.#saved = saved;
    if (!untouched || saved.id !== this.#unasked) void this.#store.keepGame(saved);
  }

  /** The game to go on with, under the id by which it is kept. */
  get saved() {
    return this.#saved && { ...this.#saved, id: this.#store.idOf(this.#saved.id) };
  }

  set saved(game) {
    this.#saved = game;
  }

  /** Whether the game that is kept under this id is the one in the session. @param {IDBValidKey} id */
  #has(id) {
    return this.#inside !== null && this.#store.idOf(this.#inside) === id;
  }

  // The engine

  get state() {
    return this.#engine.state;
  }

  /** Begin again, with the game that was kept last. */
  restart() {
    this.#engine.restart();
  }

  /** From now on nothing is kept any more. */
  close() {
    // What is refused now isn't asked again.
    this.#early = false;
    this.#engine.close();
    this.#saved = this.view = this.#inside = null;
  }

  /** After it was closed. */
  reopen() {
    this.#engine = this.#startEngine();
  }

  /** @param {string} text */
  qr(text) {
    return this.#engine.qr(text);
  }

  // The game

  /**
   * A command that begins a game tells under which id it is to be kept.
   * @param {Command} command
   * @param {AbortSignal} [way] on which one waits for it; who leaves it doesn't want the game any more
   * @returns {Promise<Answer>}
   */
  async send(command, way) {
    if (!["new", "load", "branch", "task"].includes(command.type)) return this.#engine.send(command);
    const { game = newGameId() } = /** @type {{game?: string}} */ (command);
    const abandon = () => this.#abandoned.add(game);
    way?.addEventListener("abort", abandon);
    const answer = await this.#engine.send({ ...command, game });
    way?.removeEventListener("abort", abandon);
    return answer;
  }

  /** Go on with a game that was kept. @param {Saved} game @returns {Promise<Answer>} */
  async takeUp(game) {
    const { id, record, kinds, resigned } = game;
    const load = () => ({ type: "load", game: this.#store.takeUp(game), record, kinds, resigned });
    const command = this.#has(id) ? { type: "view" } : load();
    const answer = await this.#catchUp({ ...command, ...eyesOf(kinds) });
    if (answer.view && this.saved?.id !== id) this.#saved = game;
    return answer;
  }

  /** Begin a game that lies on the table, though nobody has asked for it. @param {Command} command @returns {Promise<Answer>} */
  begin(command) {
    this.#unasked = newGameId();
    return this.#catchUp({ game: this.#unasked, ...command });
  }

  /** Show a game that the engine will have as soon as it can. @param {View} view */
  foresee(view) {
    this.#early = true;
    this.see(view);
  }

  /** Put a game into the session; a view of it may be on the screen already. @param {Command} command @returns {Promise<Answer>} */
  async #catchUp(command) {
    const answer = await this.send(command);
    if (!this.#early) return answer;
    // A worker that died on the way has heard nothing of it.
    if (answer.problems?.[0]?.id === "ui-engine-restarted") return this.#catchUp(command);
    this.#early = false;
    if (answer.view) {
      this.see(answer.view);
      this.#onView?.(answer.view);
    }
    return answer;
  }

  /** The game to go on with: the one in the session, even where nothing can be kept. */
  async unfinished() {
    return this.saved && !this.saved.over ? this.saved : this.#store.latestUnfinished();
  }

  /** This game isn't there any more. @param {IDBValidKey} id */
  forget(id) {
    if (this.saved?.id === id) this.#saved = this.view = null;
    // Should it come back, it is as it was kept.
    if (this.#has(id)) this.#inside = null;
  }

  /** @param {View} view */
  see(view) {
    this.view = view;
    this.#listeners.onSee();
  }

  /** How a table talks to it. @returns {Link} */
  link() {
    let leave = () => {};
    return {
      send: async ({ rev, ...command }) => {
        if (this.#early) this.#listeners.onWait();
        // Nor is what was done while its first view was on the way.
        const answer = await this.send(this.#early || rev === undefined ? command : { rev, ...command });
        if (answer.view?.live) this.see(answer.view);
        if (answer.ok && command.type === "act" && this.#inside !== INTRODUCTION) {
          this.#listeners.onAct();
          // Whoever has made a move wants to find it again.
          void askToPersist();
        }
        return answer;
      },
      onView: (callback) => {
        this.#onView = callback;
        const show = () => this.view && this.#onView === callback && callback(this.view);
        // While the engine starts, too, nothing should keep the browser busy for long.
        if (this.#early) setTimeout(show);
        else show();
        leave = () => {
          // Another table may sit there by now.
          if (this.#onView === callback) this.#onView = null;
        };
        return leave;
      },
      words: catalogueOf,
      close: () => leave(),
    };
  }
}
