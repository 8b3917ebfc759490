/**
 * What a worker tells the page of its session: the answers, and what has changed.
 *
 * It answers `{n, command}` with `{n, answer}` and adds the new view, and the game to keep. While a bot
 * thinks, it does so in slices, and commands get through between two of them.
 */

import { beginsGame } from "../../../widget/js/table/commands.js";
import { fail, tell } from "./tell_page.js";

/** @import { Answer, Command, Seat, View } from "../../../widget/js/contract.js" */
/** @import { Report, Saved } from "./protocol.js" */

const SLICE_MS = 10;

/** The page's own screen. There may be others, each with eyes of its own. */
const PAGE = "";

/**
 * One session of Python's with its screens (`Viewers`), in JSON.
 * @typedef {object} Viewers
 * @property {(command: string, viewer: string) => string} dispatch
 * @property {(told?: string) => string} news the view of now for each screen, but for the one that has it already
 * @property {() => string} first_view what a screen begins with, whoever plays
 * @property {(ms: number) => number | undefined} think
 * @property {(callback: () => void) => void} watch
 */

/** @param {string} viewer */
const addressed = (viewer) => (viewer === PAGE ? {} : { viewer });

export class SessionHost {
  /** The session has changed since it was last reported. */
  #changed = false;
  #thinking = false;
  #id = "";
  #kept = "";
  #hop = new MessageChannel();
  #viewers;

  /** @param {Viewers} viewers */
  constructor(viewers) {
    this.#viewers = viewers;
    viewers.watch(() => {
      this.#changed = true;
    });
    this.#hop.port1.onmessage = () => this.#think();
  }

  /** @param {Command} command @param {string} [viewer] @returns {Answer} */
  #ask(command, viewer = PAGE) {
    return JSON.parse(this.#viewers.dispatch(JSON.stringify(command), viewer));
  }

  /** @param {number} n @param {Command} command @param {string} [viewer] */
  answer(n, command, viewer = PAGE) {
    const answer = this.#ask(command, viewer);
    if (answer.ok && beginsGame(command)) this.#id = String(command.game);
    const { [viewer]: own, ...others } = this.#news(viewer, answer.view?.live ? answer.view : undefined);
    tell({ n, answer, ...addressed(viewer), ...own });
    this.#tellAll(others);
  }

  #think() {
    try {
      this.#thinking = this.#viewers.think(SLICE_MS) !== undefined;
      this.#tellAll(this.#news());
      if (this.#thinking) this.#hop.port2.postMessage(null);
    } catch (error) {
      fail(error);
    }
  }

  /** @param {Record<string, Report>} news */
  #tellAll(news) {
    for (const [viewer, report] of Object.entries(news)) tell({ ...addressed(viewer), ...report });
  }

  /**
   * What has changed since the last time, for each screen.
   * @param {string} [viewer] that has asked for something
   * @param {View} [live] the view of now, which it has already
   * @returns {Record<string, Report>}
   */
  #news(viewer, live) {
    if (!this.#changed) return {};
    this.#changed = false;
    /** @type {Record<string, View>} */
    const views = JSON.parse(this.#viewers.news(live && viewer));
    if (live && viewer !== undefined) views[viewer] = live;
    const { thinking } = views[PAGE];
    if (thinking !== null && !this.#thinking) {
      this.#thinking = true;
      this.#hop.port2.postMessage(null);
    }
    const reports = Object.entries(views).map(([name, push]) => [
      name,
      name === PAGE ? { push, ...this.#toKeep(push) } : { push },
    ]);
    return Object.fromEntries(reports);
  }

  /** @param {View} view @returns {{save?: Saved}} */
  #toKeep(view) {
    const { record, kinds = [], resigned, task, eyes = null } = this.#ask({ type: "save" });
    const { board, outcome, seat } = view;
    const ended = { over: outcome !== null, winners: outcome?.winners ?? [] };
    const save = { id: this.#id, record, kinds, resigned, task, seat, board, ...ended };
    // A bot that begins to think changes the view, and nothing that is worth keeping.
    const text = JSON.stringify(save);
    if (text === this.#kept) return {};
    this.#kept = text;
    return { save: { ...save, view: this.#seenFirst(view, eyes) } };
  }

  /**
   * What the page shows of the game when it comes back to it; null while a bot thinks, which ends with the page.
   * @param {View} view
   * @param {Seat | null} seat whose eyes it is looked at with then
   * @returns {View | null}
   */
  #seenFirst(view, seat) {
    const first = view.seat === seat ? view : JSON.parse(this.#viewers.first_view());
    // What was undone isn't kept.
    return first.thinking === null ? { ...first, can_redo: false } : null;
  }
}
