/** What is on the screen: one thing at a time, and at most one dialog over it. */

import { stageIn } from "./message_screen.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

/**
 * @typedef {"start" | "opening" | "table" | "elsewhere" | "games" | "rules" | "introduction" | "conundrums" | "conundrum"
 *   | "sheets"} Screen
 */

/** @typedef {{close(): void, speak?(words: Words): void, change?(settings: Record<string, unknown>): void}} Shown */

/** What the title says of a screen, if that is always the same. @type {Partial<Record<Screen, string>>} */
const TITLES = {
  games: "ui-way-games",
  rules: "ui-rules",
  conundrums: "ui-conundrums",
  conundrum: "ui-task-conundrum",
  sheets: "ui-conundrum-print",
};

export class Stage {
  /** @type {Screen} */
  #screen = "opening";
  /** @type {Shown | null} */
  #shown = null;
  /** @type {Shown | null} */
  #dialog = null;
  #root;
  #dialogs;

  /** @param {HTMLElement} root @param {HTMLElement} dialogs where they are put */
  constructor(root, dialogs) {
    this.#root = root;
    this.#dialogs = dialogs;
  }

  get root() {
    return this.#root;
  }

  get screen() {
    return this.#screen;
  }

  get shown() {
    return this.#shown;
  }

  /** Leave what is there; returns an empty place for what comes. @param {Screen} screen */
  clear(screen) {
    this.#dialog?.close();
    this.#shown?.close();
    this.#dialog = this.#shown = null;
    this.#screen = screen;
    document.documentElement.dataset.screen = screen;
    return stageIn(this.#root);
  }

  /** This is in that place. @param {Shown} shown */
  show(shown) {
    this.#shown = shown;
  }

  /** Open a dialog, in place of the one before. @param {(place: HTMLElement) => Shown} open */
  over(open) {
    this.#dialog?.close();
    this.#dialog = open(this.#dialogs);
  }

  /** Tell in the title what one sees. @param {Words} words @param {View | null} view of the game, if there is one */
  title({ say }, view) {
    const id = TITLES[this.#screen];
    const title = this.#screen === "table" && view ? say(view.say.id, view.say.args) : id && say(id);
    document.title = title ? say("ui-title-table", { say: title }) : say("ui-title");
  }

  /** @param {Words} words */
  speak(words) {
    this.#dialog?.speak?.(words);
    this.#shown?.speak?.(words);
  }

  /** Settings were chosen elsewhere. @param {Record<string, unknown>} settings */
  change(settings) {
    this.#shown?.change?.(settings);
  }
}
