/**
 * What a worker tells the page of its session: the answers, and what has changed.
 *
 * It answers `{n, command}` with `{n, answer}` and adds the new view, and the game to keep. While a bot
 * thinks, it does so in slices, and commands get through between two of them.
 */

import { firstEyes } from "./first_eyes.js";
import { beginsGame } from "./game_commands.js";

/** @import { Answer, Command, Seat, View } from "../../../widget/js/contract.js" */
/** @import { FromWorker, Reason, Report, Saved } from "./protocol.js" */

const SLICE_MS = 10;

/** @param {FromWorker} message */
export const tell = (message) => self.postMessage(message);

/** @param {unknown} error @param {Reason} [reason] */
export function fail(error, reason = reasonOf(error)) {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // Python's tracebacks end with what matters.
  tell({ failed: { reason, detail: detail.slice(-2000) } });
}

/** @param {unknown} error @returns {Reason} */
function reasonOf(error) {
  const text = String(error);
  if (error instanceof RangeError || /out of memory|MemoryError|memory access/i.test(text)) {
    return "memory";
  }
  // Browsers word it differently, but a module that can't be had is a TypeError in all of them.
  if (error instanceof TypeError && /import|module|fetch|load/i.test(text)) return "blocked";
  return "unexpected";
}

/** One session of Python's, in JSON. */
export class SessionHost {
  /** The session has changed since it was last reported. */
  #changed = false;
  #thinking = false;
  /** Whose eyes the page looks with; undefined: the first person's. @type {Seat | null | undefined} */
  #eyes;
  #id = "";
  #kept = "";
  #hop = new MessageChannel();

  /** @param {{dispatch(command: string): string, think(ms: number): number | undefined, watch(callback: () => void): void}} session */
  constructor(session) {
    this.session = session;
    session.watch(() => {
      this.#changed = true;
    });
    this.#hop.port1.onmessage = () => this.#think();
  }

  /** @param {Command} command @returns {Answer} */
  #ask(command) {
    return JSON.parse(this.session.dispatch(JSON.stringify(command)));
  }

  /** @param {number} n @param {Command} command */
  answer(n, command) {
    const answer = this.#ask(command);
    if (answer.ok && beginsGame(command)) this.#id = String(command.game);
    const live = answer.view?.live ? answer.view : undefined;
    if (live) this.#eyes = live.seat;
    tell({ n, answer, ...this.#news(live) });
  }

  #think() {
    try {
      this.#thinking = this.session.think(SLICE_MS) !== undefined;
      const news = this.#news();
      if (news.push) tell(news);
      if (this.#thinking) this.#hop.port2.postMessage(null);
    } catch (error) {
      fail(error);
    }
  }

  /**
   * What has changed since the last time.
   * @param {View} [live] the view of now, where it is there already
   * @returns {Report}
   */
  #news(live) {
    if (!this.#changed) return {};
    this.#changed = false;
    const view = live ?? this.#ask({ type: "view", seat: this.#eyes }).view;
    if (!view) return {};
    if (view.thinking !== null && !this.#thinking) {
      this.#thinking = true;
      this.#hop.port2.postMessage(null);
    }
    return { push: view, ...this.#toKeep(view) };
  }

  /** @param {View} view @returns {{save?: Saved}} */
  #toKeep(view) {
    const { record, kinds = [], resigned } = this.#ask({ type: "save" });
    const { board, outcome, seat } = view;
    const ended = { over: outcome !== null, winners: outcome?.winners ?? [] };
    const save = { id: this.#id, record, kinds, resigned, seat, board, ...ended };
    // A bot that begins to think changes the view, and nothing that is worth keeping.
    const text = JSON.stringify(save);
    if (text === this.#kept) return {};
    this.#kept = text;
    return { save: { ...save, view: this.#seenFirst(view, kinds) } };
  }

  /**
   * What the page shows of the game when it comes back to it; null while a bot thinks, which ends with the page.
   * @param {View} view
   * @param {string[]} kinds
   * @returns {View | null}
   */
  #seenFirst(view, kinds) {
    const seat = firstEyes(kinds);
    const first = view.seat === seat ? view : this.#ask({ type: "view", seat }).view;
    // What was undone isn't kept.
    return first && first.thinking === null ? { ...first, can_redo: false } : null;
  }
}
