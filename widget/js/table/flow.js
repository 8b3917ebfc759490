/**
 * What happens by itself between two decisions of a person: bots move after a short pause, forced
 * draws are made if one wants that, and the device is handed on.
 */

import { act } from "./acting.js";
import { mustWait, nothingFits, offered } from "./state.js";

/** @import { View } from "../contract.js" */
/** @import { Table } from "./table.js" */

/** Milliseconds before a bot moves. */
const PAUSES = { slow: 1800, normal: 750, fast: 60 };

export class Flow {
  #turn = 0;
  #timer = 0;
  /** Whether tiles are still landing, or the session was asked and has not answered. */
  #busy = false;
  /** What is due after the pause; the state knows that something is. @type {(() => void) | null} */
  #due = null;

  /** @param {Table} t */
  constructor(t) {
    this.t = t;
  }

  stop() {
    this.#turn += 1;
    this.#busy = false;
    this.#plan(null);
  }

  /** @param {(() => void) | null} due */
  #plan(due) {
    clearTimeout(this.#timer);
    this.#due = due;
    if (this.t.state.due !== (due !== null)) this.t.set({ due: due !== null });
  }

  /** Something has changed: see what comes next, once tiles in flight have landed. @param {Promise<unknown>} [landed] */
  next(landed = Promise.resolve()) {
    this.stop();
    if (this.t.closed) return;
    void this.#await(landed, () => this.#go());
  }

  /** Nothing has changed: only what has come to a halt, since its question was lost, begins again. */
  wake() {
    if (!this.#busy && !this.#due) this.next();
  }

  /** Nothing else is begun before this is over. @param {Promise<unknown>} promise @param {() => void} [then] */
  async #await(promise, then) {
    const turn = this.#turn;
    this.#busy = true;
    await promise.finally(() => {
      if (turn === this.#turn) this.#busy = false;
    });
    if (turn === this.#turn) then?.();
  }

  #go() {
    const { t } = this;
    const { view, past, handOver, panel, question } = t.state;
    // Who plays is settled before anybody does.
    if (!view || past || handOver !== null || question || panel === "seats") return;
    const waits = mustWait(t.state, view);
    if (waits !== t.state.waits) t.set({ waits });
    if (waits || view.outcome) return;
    if (this.#changeEyes(view)) return;
    if (view.next_bot !== null && view.thinking === null) {
      if (t.state.paused) return;
      this.#after(() => void this.#await(t.ask({ type: "bot", seat: view.seat })));
    } else if (t.state.settings.auto && panel === null && nothingFits(view)) {
      const action = ["draw", "pass"].find((each) => offered(view, each));
      if (action && view.turn.seat === view.seat) this.#after(() => void this.#await(act(t, action)));
    }
  }

  /** Who looks at the table now? Returns whether that changes. @param {View} view */
  #changeEyes(view) {
    const { t } = this;
    if (!t.mode.shows.handsOn) return false;
    const { seat, eyes, hand_over: handOver } = view;
    if (eyes === seat) return false;
    // What one was told about one's tiles is not for the next.
    if (handOver !== null) t.set({ handOver, spoken: [] });
    else void this.#await(t.send({ type: "view", seat: eyes }));
    return true;
  }

  /** @param {() => void} due */
  #after(due) {
    this.#plan(due);
    this.#timer = setTimeout(() => this.skip(), PAUSES[this.t.state.settings.pace]);
  }

  /** Don't wait: do what is due, or let the bot that thinks do the best it has found. */
  skip() {
    const due = this.#due;
    this.#plan(null);
    if (due) due();
    else if (typeof this.t.state.view?.thinking === "number") void this.t.send({ type: "move-now" });
  }

  /** Nobody wants to call, catch or show. */
  goOn() {
    this.t.set({ goneOn: this.t.state.view?.rev ?? -1, waits: false });
    this.next();
  }

  /** @param {boolean} paused */
  pause(paused) {
    this.t.set({ paused });
    this.next();
  }
}
