/**
 * Today's conundrum: what it looks like, how far one has come, and the days in a row.
 *
 *   section.today
 *     .small-board
 *     .words
 *       h2  .quiet
 *       .progress
 *       .choices
 *       .row
 */

import { html, icon, nothing } from "chromino-view";
import { thumbnail } from "../games/thumbnail.js";
import { dayInWords, gradeOf, isDay } from "../keep/days.js";
import { keyOf, progressOf } from "../keep/kept_conundrum.js";
import { SIGNS, gradeInWords, progressInWords } from "../page/conundrum_words.js";

/** @import { Conundrum } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { KeptConundrum, Progress, Reference } from "../keep/kept_conundrum.js" */

/**
 * @typedef {object} Today
 * @property {string} day
 * @property {KeptConundrum | undefined} kept
 * @property {Conundrum | null} conundrum null: the engine has not told of it yet
 * @property {{current: number, longest: number}} streak
 * @property {(reference: Reference) => void} open
 */

/** What one may do with it. @type {Record<Progress, string>} */
const DEEDS = {
  new: "ui-conundrum-do-start",
  begun: "ui-conundrum-do-go-on",
  solved: "ui-conundrum-do-look",
  helped: "ui-conundrum-do-look",
  "given-up": "ui-conundrum-do-look",
};

/** @param {Words} words @param {Today} now */
export function todayPart(words, { day, kept, conundrum, streak, open }) {
  const { say, language } = words;
  // A device whose clock has stopped.
  if (!isDay(day)) return html`<section class="today"><p>${say("ui-conundrum-no-day")}</p></section>`;
  const progress = progressOf(kept);
  const isOpen = progress === "new" || progress === "begun";
  const date = dayInWords(day, language, { weekday: "long", day: "numeric", month: "long" });
  const sign = SIGNS[progress];
  return html`<section class="today" aria-labelledby="today">
    <div class="small-board">${conundrum ? thumbnail(conundrum.board) : nothing}</div>
    <div class="words">
      <h2 id="today">${say("ui-conundrum-today")}</h2>
      <p class="quiet" data-spelled>${date}</p>
      <p class="quiet">${gradeInWords(gradeOf(day), words)}</p>
      <p class="progress ${progress}">${sign ? icon(sign) : nothing} <span>${progressInWords(kept, words)}</span></p>
      <div class="choices">
        <button
          class="button ${isOpen ? "primary" : ""}"
          data-action="today"
          data-conundrum=${keyOf({ date: day })}
          @click=${() => open({ date: day })}
        >
          ${icon(isOpen ? "play" : "eye")} ${say(DEEDS[progress])}
        </button>
      </div>
      ${row(words, streak)}
    </div>
  </section>`;
}

/** @param {Words} words @param {{current: number, longest: number}} streak */
function row({ say }, { current, longest }) {
  if (!longest) return nothing;
  return html`<p class="row">
    ${say("ui-conundrum-row", { count: current })}
    ${longest > current ? html`<span class="quiet">${say("ui-conundrum-row-longest", { count: longest })}</span>` : nothing}
  </p>`;
}
