/** What is on the screen: one thing at a time, and at most one dialog over it. */

import { stageIn } from "./message_screen.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

/** @typedef {"start" | "opening" | "table" | "elsewhere" | "games" | "rules" | "introduction"} Screen */

/** @typedef {{close(): void, speak?(words: Words): void, change?(settings: Record<string, unknown>): void}} Shown */

/** What the title says of a screen, if that is always the same. @type {Partial<Record<Screen, string>>} */
const TITLES = { games: "ui-way-games", rules: "ui-rules" };

export class Stage {
  /** @type {Screen} */
  screen = "opening";
  /** @type {Shown | null} */
  shown = null;
  /** @type {Shown | null} */
  #dialog = null;
  #way = new AbortController();
  #root;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
  }

  /**
   * Set off for another screen, which may take a while. Whoever sets off again doesn't want to get there
   * any more: then the signal is aborted, and what has been waited for must not be shown.
   */
  setOff() {
    this.#way.abort();
    this.#way = new AbortController();
    return this.#way.signal;
  }

  /** Leave what is there; returns an empty place for what comes. @param {Screen} screen */
  clear(screen) {
    this.#dialog?.close();
    this.shown?.close();
    this.#dialog = this.shown = null;
    this.screen = screen;
    document.documentElement.dataset.screen = screen;
    return stageIn(this.#root);
  }

  /** Open a dialog, in place of the one before. @param {() => Shown} open */
  over(open) {
    this.#dialog?.close();
    this.#dialog = open();
  }

  /** Tell in the title what one sees. @param {Words} words @param {View | null} view of the game, if there is one */
  title({ say }, view) {
    const id = TITLES[this.screen];
    const title = this.screen === "table" && view ? say(view.say.id, view.say.args) : id && say(id);
    document.title = title ? say("ui-title-table", { say: title }) : say("ui-title");
  }

  /** @param {Words} words */
  speak(words) {
    this.#dialog?.speak?.(words);
    this.shown?.speak?.(words);
  }
}
