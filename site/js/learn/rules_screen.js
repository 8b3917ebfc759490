/**
 * The rules of every edition, on a screen of their own: `#rules/modern`.
 *
 *   .rules-screen       scrolls
 *     main
 *       header          back; h1
 *       h2
 *       .book           as it is over the table
 */

import { RulesBook, html, roundButton } from "chromino-view";
import pageScreenCss from "../page/page_screen.css";
import rulesCss from "./rules_screen.css";
import { EDITIONS } from "../editions/editions.js";
import { PageScreen, styleSheet } from "../page/page_screen.js";

/** @import { Link } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

/**
 * @typedef {object} RulesOptions
 * @property {string} edition its id, or "compare"; anything else opens today's box
 * @property {Link} link
 * @property {(edition: string) => void} onEdition
 * @property {() => void} onBack
 */

const ownSheet = styleSheet(pageScreenCss, rulesCss);

export class RulesScreen extends PageScreen {
  #book;
  #onBack;

  /** @param {HTMLElement} stage @param {Words} words @param {RulesOptions} options */
  constructor(stage, words, { edition, link, onEdition, onBack }) {
    super(stage, words, ownSheet());
    this.#onBack = onBack;
    this.#book = new RulesBook({
      link,
      repaint: () => this.paint(),
      prints: true,
      books: Object.values(EDITIONS).map(({ rules, systems }) => ({ ...rules, systems })),
      chapter: edition,
      onChapter: onEdition,
    });
    this.paint();
    this.focus("h1");
  }

  /** The address has changed. @param {string} edition */
  open(edition) {
    this.#book.open(edition);
  }

  template() {
    const { say } = this.words;
    /** @param {KeyboardEvent} event */
    const leave = ({ key }) => key === "Escape" && this.#onBack();
    return html`<div class="rules-screen" tabindex="0" @keydown=${leave}>
      <main>
        <header>
          ${roundButton("previous", { action: "back", words: say("ui-back"), press: this.#onBack })}
          <h1 tabindex="-1">${say("ui-title")}</h1>
        </header>
        <h2>${say("ui-rules")}</h2>
        ${this.#book.template(this.words)}
      </main>
    </div>`;
  }
}
