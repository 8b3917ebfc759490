/**
 * All conundrums: today's and its row of days, new ones of any grade, and the collection.
 *
 *   main.conundrums
 *     header               back, title, print
 *     .daily
 *       section.today      today_part.js
 *       section.made       one button a grade
 *       section.days       calendar.js
 *     section.collection   collection_part.js
 */

import { html, nothing, roundButton } from "chromino-view";
import thumbnailCss from "../games/thumbnail.css";
import pageScreenCss from "../page/page_screen.css";
import calendarCss from "./calendar.css";
import conundrumsCss from "./conundrums_screen.css";
import { LazyThumbnails } from "../games/lazy_thumbnails.js";
import { isDay, today } from "../keep/days.js";
import { GRADES, countedOf, keyOf } from "../keep/kept_conundrum.js";
import { streakOf } from "../keep/streak.js";
import { watchDay } from "../page/new_day.js";
import { PageScreen, styleSheet } from "../page/page_screen.js";
import { makeAhead } from "./ahead.js";
import { Calendar } from "./calendar.js";
import { collectionPart } from "./collection_part.js";
import { gradeInWords } from "../page/conundrum_words.js";
import { todayPart } from "./today_part.js";

/** @import { Conundrum } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { ConundrumStore } from "../keep/conundrum_store.js" */
/** @import { KeptConundrum, Reference } from "../keep/kept_conundrum.js" */
/** @import { GameSession } from "../table/game_session.js" */

/**
 * @typedef {object} ConundrumsOptions
 * @property {Reference | undefined} from the one from which one comes
 * @property {GameSession} session
 * @property {ConundrumStore} conundrums
 * @property {(reference: Reference) => void} onOpen
 * @property {(grade: number) => void} onAnother
 * @property {() => void} onPrint
 * @property {() => void} onClose
 * @property {() => void} onBack
 */

const ownSheet = styleSheet(pageScreenCss, conundrumsCss, calendarCss, thumbnailCss);

/** What the engine has told of the collection, which is always the same. @type {Conundrum[]} */
let collection = [];

export class ConundrumsScreen extends PageScreen {
  #options;
  #pictures = new LazyThumbnails();
  #calendar = new Calendar({ paint: () => this.paint(), focus: (selector) => this.focus(selector), open: (day) => this.#open({ date: day }) });
  /** What is kept of each, by its key; undefined while that is read. @type {ReadonlyMap<string, KeptConundrum> | undefined} */
  #kept;
  /** Today's, once the engine has told of it. @type {Conundrum | null} */
  #daily = null;
  #unwatch = watchDay(() => void this.refresh());

  /** @param {HTMLElement} stage @param {Words} words @param {ConundrumsOptions} options */
  constructor(stage, words, options) {
    super(stage, words, ownSheet());
    this.#options = options;
    this.paint();
    this.focus("h1");
    void this.refresh().then(() => this.#goBack());
    void this.#describe();
  }

  close() {
    this.#unwatch();
    this.#pictures.close();
    super.close();
    this.#options.onClose();
  }

  paint() {
    super.paint();
    this.#pictures.hang(this.root.querySelectorAll(".has-board"));
  }

  // What is known

  /** Look again what is kept, and what day it is. */
  async refresh() {
    const kept = await this.#options.conundrums.all();
    if (!this.root.host.isConnected) return;
    this.#kept = kept;
    this.paint();
    await this.#describeToday();
  }

  /** To where one was before. */
  #goBack() {
    const { from } = this.#options;
    if (from && this.root.host.isConnected) this.focus(`[data-conundrum="${CSS.escape(keyOf(from))}"]`, "h1");
  }

  async #describeToday() {
    const date = today();
    if (!isDay(date) || (this.#daily && "date" in this.#daily.ref && this.#daily.ref.date === date)) return;
    const { conundrum } = await this.#options.session.send({ type: "conundrum", of: { date } });
    if (date === today()) this.#daily = conundrum ?? null;
    if (this.root.host.isConnected) this.paint();
  }

  async #describe() {
    const { session } = this.#options;
    if (!collection.length) collection = (await session.send({ type: "conundrums" })).conundrums ?? [];
    if (!this.root.host.isConnected) return;
    this.paint();
    for (const grade of GRADES) makeAhead(session, grade);
  }

  /** @param {Reference} reference */
  #open(reference) {
    this.#options.onOpen(reference);
  }

  // The screen

  template() {
    const { say } = this.words;
    const { onBack, onPrint } = this.#options;
    return html`<main class="conundrums">
      <header>
        ${roundButton("previous", { action: "back", words: say("ui-back"), press: onBack })}
        <h1 tabindex="-1">${say("ui-conundrums")}</h1>
        ${roundButton("print", { action: "print", words: say("ui-conundrum-print"), press: onPrint })}
      </header>
      ${this.#kept ? this.#parts(this.#kept) : nothing}
    </main>`;
  }

  /** @param {ReadonlyMap<string, KeptConundrum>} kept */
  #parts(kept) {
    const day = today();
    const open = (/** @type {Reference} */ reference) => this.#open(reference);
    const daily = this.#daily && "date" in this.#daily.ref && this.#daily.ref.date === day ? this.#daily : null;
    const streak = streakOf(countedOf(kept), { day, at: Date.now() });
    return html`<div class="daily">
        ${todayPart(this.words, { day, kept: kept.get(keyOf({ date: day })), conundrum: daily, streak, open })}
        ${this.#made()} ${this.#calendar.template(this.words, kept)}
      </div>
      ${collectionPart(this.words, { kept, collection, open })}`;
  }

  #made() {
    const { say } = this.words;
    return html`<section class="made">
      <h2>${say("ui-task-another")}</h2>
      <p class="quiet" id="made-about">${say("ui-conundrum-made-about")}</p>
      <div class="grades" role="group" aria-describedby="made-about">
        ${GRADES.map(
          (grade) =>
            html`<button
              class="button"
              data-action="another-${grade}"
              title=${gradeInWords(grade, this.words)}
              aria-label=${gradeInWords(grade, this.words)}
              @click=${() => this.#options.onAnother(grade)}
            >
              ${grade}
            </button>`,
        )}
      </div>
    </section>`;
  }
}
