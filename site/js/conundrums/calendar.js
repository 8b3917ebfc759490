/**
 * The days of a month, each with what has become of its conundrum. Past ones may still be played.
 *
 *   section.days
 *     header            the month before, its name, the month after
 *     table             one button a day; arrows go from day to day
 *     ul.legend
 */

import { html, icon, nothing, roundButton } from "chromino-view";
import { FIRST_DAY, dayInWords, daysLater, isDay, today, weekdayOf } from "../keep/days.js";
import { keyOf, progressOf } from "../keep/kept_conundrum.js";
import { SIGNS, progressInWords } from "../page/conundrum_words.js";

/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { KeptConundrum, Progress } from "../keep/kept_conundrum.js" */

/**
 * @typedef {object} Around
 * @property {() => void} paint
 * @property {(selector: string) => void} focus
 * @property {(day: string) => void} open
 */

/** So many days later is where a key leads. @type {Record<string, number>} */
const STEPS = { ArrowLeft: -1, ArrowRight: 1, ArrowUp: -7, ArrowDown: 7, PageUp: -28, PageDown: 28 };

/** What is explained. @type {Progress[]} */
const EXPLAINED = ["solved", "helped", "begun", "given-up"];

/** Some Monday: the names of the days are those of its week. */
const MONDAY = "2026-11-16";

export class Calendar {
  #around;
  /** The day to which Tab leads; what one sees is its month. @type {string | null} */
  #day = null;

  /** @param {Around} around */
  constructor(around) {
    this.#around = around;
  }

  /** @param {Words} words @param {ReadonlyMap<string, KeptConundrum>} kept */
  template(words, kept) {
    const last = today();
    if (!isDay(last)) return nothing;
    const day = this.#day && this.#day < last ? this.#day : last;
    const { language, say } = words;
    const month = dayInWords(day, language, { month: "long", year: "numeric" });
    return html`<section class="days" aria-labelledby="month">
      <header>
        ${this.#turning("previous", say("ui-conundrum-month-before"), daysLater(firstOf(day), -1))}
        <h2 id="month" aria-live="polite" data-spelled>${month}</h2>
        ${this.#turning("next", say("ui-conundrum-month-after"), daysLater(firstOf(day), 31))}
      </header>
      <table role="grid" aria-labelledby="month" @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event, day)}>
        <thead>
          <tr>
            ${weekOf(MONDAY).map((each) => weekday(each, language))}
          </tr>
        </thead>
        <tbody>
          ${weeksOf(day).map((week) => html`<tr>${week.map((each) => this.#cell(words, each, day, kept))}</tr>`)}
        </tbody>
      </table>
      <ul class="legend">
        ${EXPLAINED.map((each) => html`<li>${sign(each)} ${say(`ui-conundrum-is-${each}`)}</li>`)}
      </ul>
    </section>`;
  }

  /** @param {"previous" | "next"} way @param {string} words @param {string} to a day of that month */
  #turning(way, words, to) {
    const off = firstOf(to) > today() || to < FIRST_DAY;
    const press = () => this.#show(to > today() ? today() : to);
    return roundButton(way, { action: `month-${way}`, words, press, look: "small", off });
  }

  /** @param {Words} words @param {string | null} day @param {string} stop @param {ReadonlyMap<string, KeptConundrum>} kept */
  #cell(words, day, stop, kept) {
    if (day === null) return html`<td></td>`;
    const mine = kept.get(keyOf({ date: day }));
    const isNow = day === today();
    // What was begun may be gone on with, though one has travelled back to the day before.
    const isOpen = day >= FIRST_DAY && (day <= today() || mine !== undefined);
    const number = Number(day.slice(-2));
    if (!isOpen) return html`<td><span class="day later">${number}</span></td>`;
    const { say, language } = words;
    const told = say("ui-conundrum-day-is", {
      day: dayInWords(day, language, { day: "numeric", month: "long" }),
      progress: progressInWords(mine, words),
    });
    return html`<td>
      <button
        class="day ${progressOf(mine)}"
        data-day=${day}
        data-conundrum=${keyOf({ date: day })}
        data-progress=${progressOf(mine)}
        tabindex=${day === stop ? 0 : -1}
        aria-current=${isNow ? "date" : nothing}
        aria-label=${told}
        title=${told}
        @click=${() => this.#around.open(day)}
      >
        ${number} ${sign(progressOf(mine))}
      </button>
    </td>`;
  }

  /** @param {string} day */
  #show(day) {
    this.#day = day;
    this.#around.paint();
  }

  /** @param {KeyboardEvent} event @param {string} day */
  #key(event, day) {
    const step = STEPS[event.key];
    if (!step) return;
    event.preventDefault();
    const to = daysLater(day, step);
    if (to < FIRST_DAY || to > today()) return;
    this.#show(to);
    this.#around.focus(`[data-day="${to}"]`);
  }
}

/** @param {Progress} progress */
function sign(progress) {
  const found = SIGNS[progress];
  return html`<span class="came ${progress}">${found ? icon(found) : nothing}</span>`;
}

/** @param {string} day @param {string} language */
const weekday = (day, language) =>
  html`<th scope="col" abbr=${dayInWords(day, language, { weekday: "long" })}>
    ${dayInWords(day, language, { weekday: "narrow" })}
  </th>`;

/** @param {string} day */
const firstOf = (day) => `${day.slice(0, 8)}01`;

/** @param {string} monday */
const weekOf = (monday) => Array.from({ length: 7 }, (_, n) => daysLater(monday, n));

/** The weeks of the month of a day, with nothing in them where other months are. @param {string} day @returns {(string | null)[][]} */
function weeksOf(day) {
  const first = firstOf(day);
  const weeks = [];
  for (let monday = daysLater(first, -weekdayOf(first)); monday.slice(0, 7) <= day.slice(0, 7); monday = daysLater(monday, 7)) {
    weeks.push(weekOf(monday).map((each) => (each.slice(0, 7) === day.slice(0, 7) ? each : null)));
  }
  return weeks;
}
