/**
 * The session as the page has it: the engine, the game in it, what that has shown last, and what is
 * kept of it.
 */

import { catalogueOf } from "./catalogues.js";
import { startEngine } from "./engine.js";
import { INTRODUCTION } from "./introduction.js";
import { askToPersist } from "./persistence.js";
import { newGameId } from "./store.js";

/** @import { Answer, Command, Link, View } from "../../widget/js/contract.js" */
/** @import { State } from "./engine.js" */
/** @import { Saved } from "./protocol.js" */
/** @import { Store } from "./store.js" */

/**
 * @typedef {object} Listeners
 * @property {() => void} onSee told of every view that is shown
 * @property {(state: State) => void} onState
 */

export class PageSession {
  /** The game to go on with, as it was kept last. @type {Saved | null} */
  saved = null;
  /** What the session has shown last. @type {View | null} */
  view = null;
  /** The id of the game in the session, be it one that is never kept. @type {string | null} */
  #inside = null;
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
    this.saved = saved;
    void this.#store.keepGame(saved);
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
    this.#engine.close();
    this.saved = this.view = this.#inside = null;
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

  /** A command that begins a game tells under which id it is to be kept. @param {Command} command @returns {Promise<Answer>} */
  send(command) {
    const begins = ["new", "load", "branch"].includes(command.type);
    return this.#engine.send(begins ? { game: newGameId(), ...command } : command);
  }

  /** Go on with a game that was kept. @param {Saved} game @returns {Promise<Answer>} */
  async takeUp(game) {
    const { id, record, kinds, resigned } = game;
    const command = this.#inside === id ? { type: "view" } : { type: "load", game: id, record, kinds, resigned };
    const answer = await this.send({ ...command, ...eyesOf(kinds) });
    if (answer.view && this.saved?.id !== id) this.saved = game;
    return answer;
  }

  /** The game to go on with: the one in the session, even where nothing can be kept. */
  async unfinished() {
    return this.saved && !this.saved.over ? this.saved : this.#store.latestUnfinished();
  }

  /** This game isn't there any more. @param {IDBValidKey} id */
  forget(id) {
    if (this.saved?.id === id) this.saved = this.view = null;
    // Should it come back, it is as it was kept.
    if (this.#inside === id) this.#inside = null;
  }

  /** @param {View} view */
  see(view) {
    this.view = view;
    this.#listeners.onSee();
  }

  /** How a table talks to it. @returns {Link} */
  link() {
    const leave = () => {
      this.#onView = null;
    };
    return {
      send: async (command) => {
        const answer = await this.send(command);
        if (answer.view?.live) this.see(answer.view);
        // Whoever has made a move wants to find it again.
        if (answer.ok && command.type === "act" && this.#inside !== INTRODUCTION) void askToPersist();
        return answer;
      },
      onView: (callback) => {
        this.#onView = callback;
        if (this.view) callback(this.view);
        return leave;
      },
      words: catalogueOf,
      close: leave,
    };
  }
}

/** Several people: nobody's hand is shown before somebody has taken the device. @param {string[]} kinds */
export const eyesOf = (kinds) => (kinds.filter((kind) => kind === "human").length > 1 ? { seat: null } : {});
