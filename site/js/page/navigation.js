/**
 * Where one goes.
 *
 *   start <-> opening -> table, or elsewhere while another tab has the game
 *     \___ games, rules, introduction, conundrums ___/
 *
 * Getting somewhere may take a while, for the engine or a store is asked first. Every way has a token, an
 * `AbortSignal`: whoever sets off again doesn't want to get there any more, so that is aborted, and what has
 * been waited for must not be shown.
 */

import { opening } from "./message_screen.js";

/** @import { Message } from "../../../widget/js/contract.js" */
/** @import { Destinations, Dialogs, More, Parts } from "../parts.js" */
/** @import { Screen, Shown } from "./stage.js" */

export class Navigation {
  #page;
  #destinations;
  #dialogs;
  #way = new AbortController();

  /** @param {() => Parts} page @param {Destinations} destinations @param {Dialogs} dialogs */
  constructor(page, destinations, dialogs) {
    this.#page = page;
    this.#destinations = destinations;
    this.#dialogs = dialogs;
  }

  /**
   * @template {keyof Destinations} Place
   * @param {Place} place
   * @param {More<Place>} more
   * @returns {ReturnType<Destinations[Place]>}
   */
  go(place, ...more) {
    const open = /** @type {(...all: unknown[]) => ReturnType<Destinations[Place]>} */ (this.#destinations[place]);
    return open(this.#page(), this.setOff(), ...more);
  }

  /** Leave the way on which one is. Returns the token of another. */
  setOff() {
    this.#way.abort();
    this.#way = new AbortController();
    return this.#way.signal;
  }

  /** @param {keyof Dialogs} dialog */
  open(dialog) {
    this.#dialogs[dialog](this.#page());
  }

  /** One has got there. @param {Screen} screen @param {(place: HTMLElement) => Shown} paint */
  arrive(screen, paint) {
    const { stage, notices } = this.#page();
    const place = stage.clear(screen);
    notices.leave();
    this.tellTitle();
    stage.show(paint(place));
  }

  /** Something is on its way. Where that takes a moment only, the screen just holds still. */
  wait() {
    const { language, session } = this.#page();
    if (session.state.phase === "ready") return;
    this.arrive("opening", (place) => {
      const speak = () => {
        const { state } = session;
        opening(place, language.words, state.phase === "starting" ? state.progress : null);
      };
      speak();
      return { close: () => {}, speak };
    });
  }

  /** What one has waited for doesn't come. @param {Message[]} problems */
  async refuse(problems) {
    const { stage, notices } = this.#page();
    if (stage.screen === "opening") await this.go("start");
    notices.tell(problems);
  }

  /** Back to where one is now. */
  wayBack() {
    const fromTable = this.#page().stage.screen === "table";
    return () => void this.go(fromTable ? "lastGame" : "start");
  }

  /** Tell in the title what one sees. */
  tellTitle() {
    const { stage, language, session } = this.#page();
    stage.title(language.words, session.game.view);
  }
}
