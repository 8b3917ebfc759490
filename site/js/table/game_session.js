/** The session as the page has it: the engine, the game on the table, and how a table talks to both. */

import { startEngine } from "../engine/engine.js";
import { beginsGame } from "../../../widget/js/table/commands.js";
import { newGameId } from "../keep/held_game.js";
import { askToPersist } from "../keep/persistence.js";
import { catalogueOf } from "../page/catalogues.js";
import { CurrentGame } from "./current_game.js";

/** @import { Answer, Command, Link, View } from "../../../widget/js/contract.js" */
/** @import { State } from "../engine/engine.js" */
/** @import { Saved } from "../engine/protocol.js" */
/** @import { Store } from "../keep/store.js" */

/**
 * @typedef {object} Listeners
 * @property {() => void} onSee told of every view that is shown
 * @property {() => void} onAct told of everything that is done in a game
 * @property {(saved: Saved) => void} onConundrum told of what becomes of a conundrum
 * @property {(state: State) => void} onState
 * @property {() => void} onWait told when somebody does something before the engine is there
 */

export class GameSession {
  /** The table's. @type {((view: View) => void) | null} */
  #onView = null;
  #listeners;
  #game;
  #engine;

  /** @param {Store} store @param {Listeners} listeners */
  constructor(store, listeners) {
    this.#listeners = listeners;
    this.#game = new CurrentGame(store, listeners.onSee, listeners.onConundrum);
    this.#engine = this.#startEngine();
  }

  /** The game on the table. */
  get game() {
    return this.#game;
  }

  // The engine

  #startEngine() {
    return startEngine({
      restoring: () => this.#game.restoring,
      onView: (view, asked) => {
        this.#game.looksFrom(view.seat);
        if (!asked) this.#show(view);
      },
      onSave: (saved) => this.#game.save(saved),
      onState: (state) => this.#listeners.onState(state),
    });
  }

  get state() {
    return this.#engine.state;
  }

  /** Begin again, with the game that was in it. */
  restart() {
    this.#engine.restart();
  }

  /** From now on nothing is kept any more. */
  close() {
    // What is refused now isn't asked again.
    this.#game.catchUp();
    this.#engine.close();
    this.#game.clear();
  }

  /** After it was closed. */
  reopen() {
    this.#engine = this.#startEngine();
  }

  /** @param {string} text */
  qr(text) {
    return this.#engine.qr(text);
  }

  // Commands

  /**
   * A command that begins a game tells under which id it is to be kept.
   * @param {Command} command
   * @param {AbortSignal} [way] on which one waits for it; who leaves it doesn't want the game any more
   * @returns {Promise<Answer>}
   */
  async send(command, way) {
    if (!beginsGame(command)) return this.#engine.send(command);
    const { game = newGameId() } = /** @type {{game?: string}} */ (command);
    const coming = this.#game.comes(game, way);
    const eyes = "seat" in command ? {} : { eyes: "first" };
    const answer = await this.#engine.send({ ...eyes, ...command, game });
    coming.arrived();
    return answer;
  }

  /** Go on with a game that was kept. @param {Saved} game @returns {Promise<Answer>} */
  async takeUp(game) {
    const { id, record, kinds, resigned } = game;
    const command = this.#game.isInside(id)
      ? { type: "view" }
      : { type: "load", game: this.#game.comesBack(game), record, kinds, resigned };
    const answer = await this.catchUp({ ...command, eyes: "first" });
    if (answer.view) this.#game.isBack(game);
    return answer;
  }

  /** Begin a game that lies on the table, though nobody has asked for it. @param {Command} command @returns {Promise<Answer>} */
  begin(command) {
    return this.catchUp({ game: this.#game.comesUnasked(), ...command });
  }

  /** Put a game into the engine; a view of it may be on the screen already. @param {Command} command @param {AbortSignal} [way] @returns {Promise<Answer>} */
  async catchUp(command, way) {
    const answer = await this.send(command, way);
    if (!this.#game.isEarly) return answer;
    // A worker that died on the way has heard nothing of it.
    if (answer.problems?.[0]?.id === "ui-engine-restarted") return this.catchUp(command, way);
    this.#game.catchUp();
    if (answer.view) this.#show(answer.view);
    return answer;
  }

  /** @param {View} view */
  #show(view) {
    this.#game.see(view);
    this.#onView?.(view);
  }

  /** How a table talks to it. @returns {Link} */
  link() {
    let leave = () => {};
    return {
      send: (command) => this.#asked(command),
      onView: (callback) => {
        this.#onView = callback;
        const show = () => this.#game.view && this.#onView === callback && callback(this.#game.view);
        // While the engine starts, too, nothing should keep the browser busy for long.
        if (this.#game.isEarly) setTimeout(show);
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

  /** A table asks. @param {Command} command @returns {Promise<Answer>} */
  async #asked({ rev, ...command }) {
    if (this.#game.isEarly) this.#listeners.onWait();
    // What was done while its first view was on the way is never too late.
    const answer = await this.send(this.#game.isEarly || rev === undefined ? command : { rev, ...command });
    if (answer.view?.live) this.#game.see(answer.view);
    const acts = command.type === "act" && !this.#game.isIntroduction;
    if (answer.ok && acts) this.#listeners.onAct();
    // Whoever has made a move, or has found something, wants to find it again.
    if (answer.ok && (acts || command.type === "try")) void askToPersist();
    return answer;
  }
}
