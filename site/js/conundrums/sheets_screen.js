/**
 * Conundrums on paper: which ones, on what paper, and what comes out of the printer.
 *
 *   main.sheets
 *     header              back, title
 *     form                what and how
 *     .papers             a picture a page; nothing else is printed
 */

import { html, nothing, roundButton, icon, svgAddress } from "chromino-view";
import pageScreenCss from "../page/page_screen.css";
import sheetsCss from "./sheets_screen.css";
import { GRADES } from "../keep/kept_conundrum.js";
import { PageScreen, styleSheet } from "../page/page_screen.js";
import { gradeInWords } from "../page/conundrum_words.js";
import { printOn, usualPaper } from "./paper.js";
import { choices, printed, sheetsOf } from "./printed.js";

/** @import { Answer, Command, Message } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Reference } from "../keep/kept_conundrum.js" */
/** @import { How, Printed, Which } from "./printed.js" */

/**
 * @typedef {object} SheetsOptions
 * @property {Reference | undefined} only the one from which one comes
 * @property {(command: Command) => Promise<Answer>} send
 * @property {() => void} onBack
 */

const PAPERS = ["a4", "letter"];
const INKS = ["colour", "grey"];

/** Neither very easy nor hard. */
const USUAL_GRADE = 2;

const ownSheet = styleSheet(pageScreenCss, sheetsCss);

export class SheetsScreen extends PageScreen {
  #options;
  /** @type {Which} */
  #which;
  #grade = USUAL_GRADE;
  /** @type {How} */
  #how = { paper: usualPaper(), ink: "colour", answers: true };
  /** @type {Printed} */
  #printed;
  /** Null while they are drawn. @type {string[] | null} */
  #pages = null;
  /** Why there are none. @type {Message[]} */
  #problems = [];
  #unprint = () => {};

  /** @param {HTMLElement} stage @param {Words} words @param {SheetsOptions} options */
  constructor(stage, words, options) {
    super(stage, words, ownSheet());
    this.#options = options;
    [this.#which] = choices(options.only);
    this.#printed = printed(this.#which, this.#grade, options.only);
    void this.#draw();
    this.focus("h1");
  }

  close() {
    this.#unprint();
    super.close();
  }

  /** @param {Words} words */
  speak(words) {
    super.speak(words);
    void this.#draw();
  }

  // What can be done

  /** @param {Which} which @param {number} [grade] */
  #choose(which, grade = this.#grade) {
    this.#which = which;
    this.#grade = grade;
    this.#printed = printed(which, grade, this.#options.only);
    void this.#draw();
  }

  /** @param {Partial<How>} how */
  #change(how) {
    this.#how = { ...this.#how, ...how };
    void this.#draw();
  }

  async #draw() {
    const asked = [this.#printed, this.#how, this.words];
    this.#unprint();
    this.#unprint = printOn(this.#how.paper);
    this.#pages = null;
    this.paint();
    const { pages, problems } = await sheetsOf(this.#options.send, this.words, this.#printed, this.#how);
    // Somebody may have thought better of it meanwhile.
    const now = [this.#printed, this.#how, this.words];
    if (!this.root.host.isConnected || asked.some((each, n) => each !== now[n])) return;
    this.#pages = pages;
    this.#problems = problems;
    this.paint();
  }

  async #print() {
    const pictures = [...this.root.querySelectorAll("img")];
    await Promise.all(pictures.map((picture) => picture.decode()));
    print();
  }

  // The screen

  template() {
    const { say } = this.words;
    return html`<main class="sheets" data-pages=${this.#pages?.length ?? nothing}>
      <header>
        ${roundButton("previous", { action: "back", words: say("ui-back"), press: this.#options.onBack })}
        <h1 tabindex="-1">${say("ui-conundrum-print")}</h1>
      </header>
      <form @submit=${(/** @type {Event} */ event) => event.preventDefault()}>
        ${this.#whichOnes()} ${this.#ofGrade()} ${this.#onPaper()}
        <button class="button primary" data-action="print" ?disabled=${!this.#pages?.length} @click=${() => void this.#print()}>
          ${icon("print")} ${say("ui-conundrum-do-print")}
        </button>
        <p class="spoken" role="status">${this.#pages ? say("ui-conundrum-pages", { count: this.#pages.length }) : nothing}</p>
        ${this.#problems.length ? html`<p class="wrong" role="alert">${this.words.sayAll(this.#problems)}</p>` : nothing}
      </form>
      <div class="papers ${this.#how.paper}" tabindex="0" role="group" aria-label=${say("ui-conundrum-print-pages")}>
        ${this.#papers()}
      </div>
    </main>`;
  }

  #whichOnes() {
    const { say } = this.words;
    const all = choices(this.#options.only).map((which) => ({ value: which, label: say(`ui-conundrum-print-${which}`) }));
    return this.#setting("which", this.#which, all, (which) => this.#choose(/** @type {Which} */ (which)));
  }

  #ofGrade() {
    if (this.#which !== "collected" && this.#which !== "made") return nothing;
    const all = GRADES.map((grade) => ({ value: String(grade), label: String(grade), told: gradeInWords(grade, this.words) }));
    return this.#setting("grade", String(this.#grade), all, (grade) => this.#choose(this.#which, Number(grade)));
  }

  #onPaper() {
    const { say } = this.words;
    const { paper, ink, answers } = this.#how;
    const papers = PAPERS.map((value) => ({ value, label: say(`ui-conundrum-paper-${value}`) }));
    const inks = INKS.map((value) => ({ value, label: say(`ui-conundrum-ink-${value}`) }));
    /** @param {Event} event */
    const answered = ({ target }) => this.#change({ answers: /** @type {HTMLInputElement} */ (target).checked });
    return html`${this.#setting("paper", paper, papers, (value) => this.#change({ paper: value }))}
      ${this.#setting("ink", ink, inks, (value) => this.#change({ ink: value }))}
      <label class="setting toggle">
        <span class="name">${say("ui-conundrum-print-answers")}</span>
        <input type="checkbox" role="switch" data-choice="answers" .checked=${answers} @change=${answered} />
      </label>`;
  }

  /** One of several. @param {string} name @param {string} chosen @param {{value: string, label: string, told?: string}[]} all @param {(value: string) => void} choose */
  #setting(name, chosen, all, choose) {
    return html`<fieldset class="setting">
      <legend class="name">${this.words.say(`ui-conundrum-print-${name}`)}</legend>
      <div class="choices">
        ${all.map(
          ({ value, label, told }) =>
            html`<label class="choice">
              <input
                type="radio"
                name=${name}
                data-choice=${name}
                aria-label=${told ?? nothing}
                .value=${value}
                .checked=${value === chosen}
                @change=${() => choose(value)}
              />
              <span class="face">${label}</span>
            </label>`,
        )}
      </div>
    </fieldset>`;
  }

  #papers() {
    const { say } = this.words;
    if (!this.#pages) return html`<div class="paper"><p role="status">${say("ui-conundrum-print-drawing")}</p></div>`;
    const count = this.#pages.length;
    return this.#pages.map(
      (page, n) =>
        html`<div class="paper"><img src=${svgAddress(page)} alt=${say("ui-sheet-page", { number: n + 1, count })} /></div>`,
    );
  }
}
