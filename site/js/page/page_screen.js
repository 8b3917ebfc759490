/** A screen of the page: painted into a shadow root, with the table's own themes and tiles. */

import { html, nothing, paint, sheet } from "chromino-view";
import { loadSettings } from "../keep/kept_settings.js";

/** @import { Words } from "../../../widget/js/words/words.js" */

export class PageScreen {
  #holder = document.createElement("div");
  root = this.#holder.attachShadow({ mode: "open" });

  /**
   * @param {HTMLElement} stage
   * @param {Words} words
   * @param {CSSStyleSheet} own the styles of this screen alone
   */
  constructor(stage, words, own) {
    this.words = words;
    this.#holder.className = "screen-holder";
    this.root.adoptedStyleSheets = [sheet(), own];
    stage.append(this.#holder);
  }

  /** What is on the screen; each has its own. @returns {unknown} */
  template() {
    return nothing;
  }

  paint() {
    const { theme = "system", tiles = "both" } = loadSettings();
    paint(
      html`<div class="chromino" data-theme=${theme} data-tiles=${tiles} lang=${this.words.language}>
        ${this.template()}
      </div>`,
      this.root,
    );
  }

  /** Say the same in other words. @param {Words} words */
  speak(words) {
    this.words = words;
    this.paint();
  }

  close() {
    this.#holder.remove();
  }

  /** The first of these that there is gets the keyboard. @param {string[]} selectors */
  focus(...selectors) {
    for (const selector of selectors) {
      const found = this.root.querySelector(selector);
      if (found instanceof HTMLElement) {
        found.focus();
        return;
      }
    }
  }
}

/** A style sheet from the texts of some files, made when it is first wanted. @param {string[]} texts */
export function styleSheet(...texts) {
  /** @type {CSSStyleSheet | undefined} */
  let made;
  return () => {
    if (!made) {
      made = new CSSStyleSheet();
      made.replaceSync(texts.join(""));
    }
    return made;
  };
}
