/** What is on the screen: one thing at a time, and at most one dialog over it. */

import { stageIn } from "./sheets.js";

/** @import { Words } from "../../widget/js/words.js" */

/** @typedef {"start" | "opening" | "table" | "elsewhere" | "games" | "rules" | "introduction"} Screen */

/** @typedef {{close(): void, speak?(words: Words): void}} Shown */

export class Stage {
  /** @type {Screen} */
  screen = "opening";
  /** @type {Shown | null} */
  shown = null;
  /** @type {Shown | null} */
  #dialog = null;
  #root;

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
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

  /** @param {Words} words */
  speak(words) {
    this.#dialog?.speak?.(words);
    this.shown?.speak?.(words);
  }
}
