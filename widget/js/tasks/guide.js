/**
 * The guide of a task, in the header: the question in one sentence, and how far one is with it.
 *
 *   section.guide.asking[data-step]
 *     .about                where the question comes from, and its grade as stars
 *     .told                 the sentence; the last hint; at the end, how it went
 *     .found                of each tile, or of all: dots, and how many
 *     .lessons              dots, one for each step of a lesson
 *     .aids                 read aloud, leave
 */

import { html, nothing } from "lit-html";
import { tileArt } from "../look/art.js";
import { icon } from "../look/icons.js";
import { roundButton } from "../look/round_button.js";
import { leave } from "./aids.js";
import { introduction, takeStep as takeFirstStep } from "./introduction.js";
import { lessons } from "./lessons.js";
import { questionOf } from "./questions.js";
import { readButton, readOut } from "./read_aloud.js";

/** @import { Question, Task, View } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

const GRADES = [1, 2, 3, 4, 5];

/** More dots than this say nothing that the number beside them doesn't. */
const MOST_DOTS = 12;

/** @param {Table} t @param {View} view @param {Task} task */
export function guide(t, view, task) {
  const question = questionOf(view);
  return question ? asking(t, question) : introduction(t, view, task);
}

/** There is another view: a new question is read, and where one goes on gets the keyboard. @param {Table} t @param {View | null} before @param {View} view */
export function takeStep(t, before, view) {
  const question = questionOf(view);
  if (!question) {
    takeFirstStep(t, before, view);
    return;
  }
  const earlier = before && questionOf(before);
  if (!earlier) readOut(t, t.say(question.text.id, question.text.args));
  // A table in somebody else's page takes the keyboard from nobody.
  if (!t.host.ownsPage && !t.root.activeElement) return;
  if (!earlier) t.focus('.guide [role="status"]');
  else if (question.done && !earlier.done) t.focus(t.find(".actions .primary") ? ".actions .primary" : '.guide [role="status"]');
}

/** @param {Table} t @param {Question} question */
function asking(t, question) {
  const { kind, text, tip, said, done } = question;
  const result = said && done ? t.words.sayAll([said, ...t.state.why]) : "";
  const aids = [readButton(t, question), done ? nothing : leaveButton(t)];
  const title = titleOf(t, question) || t.say("ui-task");
  return html`<section class="guide asking ${done ? "done" : ""}" data-step=${kind} aria-label=${title}>
    <p class="about">${title} ${stars(t, question)}</p>
    <div class="told">
      <p role="status" tabindex="-1">${t.say(text.id, text.args)}</p>
      ${tip && !done ? html`<p class="tip">${icon("lamp")} <span>${t.say(tip.id, tip.args)}</span></p>` : nothing}
      ${result ? html`<p class="result">${prize(question)} <span>${result}</span></p>` : nothing}
    </div>
    ${progress(t, question)} ${question.steps > 1 ? lessons(t, question) : nothing}
    ${aids.some((each) => each !== nothing) ? html`<div class="aids">${aids}</div>` : nothing}
  </section>`;
}

/** A star for whoever has found it alone. @param {Question} question */
const prize = ({ given_up: gaveUp }) => html`<span class="prize">${icon(gaveUp ? "look" : "star")}</span>`;

/** @param {Table} t @param {Question} question */
function titleOf(t, { of_what: of }) {
  if (!of) return "";
  if ("lesson" in of) return typeof of.lesson === "string" ? of.lesson : t.say(of.lesson.id, of.lesson.args);
  const ref = of.conundrum;
  if ("date" in ref) return t.say("ui-task-daily", { date: t.words.day(ref.date) });
  return "number" in ref ? t.say("ui-task-number", { number: ref.number }) : t.say("ui-task-conundrum");
}

/** @param {Table} t @param {Question} question */
function stars(t, { grade }) {
  if (grade === null) return nothing;
  const label = t.say("ui-task-grade", { grade });
  return html`<span class="grade" role="img" aria-label=${label} title=${label}>
    ${GRADES.map((each) => html`<i class=${each <= grade ? "reached" : ""}>${icon("star")}</i>`)}
  </span>`;
}

// How far one is

/** @param {Table} t @param {Question} question */
function progress(t, { tiles, found, of, done }) {
  if (of < 2 || (done && tiles.length < 2)) return nothing;
  const rows = tiles.length > 1 ? tiles : [{ tile: "", found, of }];
  return html`<ul class="found" aria-label=${t.say("ui-task-progress")}>${rows.map((row) => counted(t, row))}</ul>`;
}

/** As on the printed sheet: the tile, and its count. @param {Table} t @param {{tile: string, found: number, of: number}} row */
const counted = (t, { tile, found, of }) => html`<li>
  ${tile ? html`${tileArt(tile, false)}<span class="unseen">${t.words.colours(tile)}</span>` : nothing}
  ${of > MOST_DOTS ? nothing : dots(found, of)}
  <span class="made">${t.say("ui-count", { made: found, need: of })}</span>
</li>`;

/** @param {number} found @param {number} of */
const dots = (found, of) => html`<span class="pips" aria-hidden="true">
  ${Array.from({ length: of }, (_, n) => html`<i class=${n < found ? "reached" : ""}></i>`)}
</span>`;

/** @param {Table} t */
function leaveButton(t) {
  if (!t.host.leaveTask) return nothing;
  return roundButton("leave", { action: "leave-task", words: t.say("ui-task-leave"), press: () => leave(t) });
}
