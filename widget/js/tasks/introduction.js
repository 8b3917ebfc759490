/**
 * The guide of the introduction: in the header instead of the players, it says with a picture and one
 * sentence what comes next.
 *
 *   section.guide[data-step]
 *     .scene                a picture
 *     .told                 the sentence; the keys, for those who use them
 *     .lessons              dots
 *     .aids                 read aloud, skip
 *     .primary              at the end: play
 */

import { html, nothing } from "lit-html";
import { icon } from "../look/icons.js";
import { lessons } from "./lessons.js";
import { readButton, readOut } from "./read_aloud.js";
import { scene } from "./scenes.js";

/** @import { Task, View } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

/** The keys that do what a step asks for. @type {Record<string, string[]>} */
const KEYS = { lay: ["N", "Enter"], draw: ["D"], drawn: ["N", "Enter"], last: ["N", "Enter"] };

/** @param {Table} t @param {View} view @param {Task} task */
export function introduction(t, view, task) {
  const keys = t.state.keyboard ? KEYS[task.kind] : undefined;
  return html`<section class="guide" data-step=${task.kind} aria-label=${t.say("ui-intro")}>
    ${scene(view, task)}
    <div class="told">
      <p role="status" tabindex="-1">${t.say(task.text.id, task.text.args)}</p>
      ${keys ? keyboard(t, keys) : nothing}
    </div>
    ${lessons(t, task)}
    <div class="aids">${readButton(t, task)} ${task.done ? nothing : skip(t, view)}</div>
    ${task.done ? play(t, view) : nothing}
  </section>`;
}

/** There is another view: a new step is read to those who want to hear it. @param {Table} t @param {View | null} before @param {View} view */
export function takeStep(t, before, { task }) {
  if (!task || before?.task?.kind === task.kind) return;
  readOut(t, t.say(task.text.id, task.text.args));
  if (!before?.task) t.focus('.guide [role="status"]');
  // The rack is empty: all that is left to do is here.
  else if (task.done) t.focus('[data-action="introduced"]');
}

/** @param {Table} t @param {string[]} keys */
const keyboard = (t, keys) => html`<p class="keys">
  <span class="unseen">${t.say("ui-intro-keys")}</span>
  ${keys.map((key) => html`<kbd data-spelled>${key}</kbd> `)}
</p>`;

/** @param {Table} t @param {View} view */
function skip(t, view) {
  const label = t.say("ui-intro-skip");
  return html`<button class="button" data-action="intro-skip" aria-label=${label} title=${label}
    @click=${() => leave(t, view)}>${icon("skip")}<span class="words" aria-hidden="true">${label}</span></button>`;
}

/** @param {Table} t @param {View} view */
const play = (t, view) => html`<button class="button primary" data-action="introduced"
  @click=${() => leave(t, view)}>${icon("play")} ${t.say("ui-intro-play")}</button>`;

/** One has seen enough: the host knows what comes then, else it is a game against the usual opponent. @param {Table} t @param {View} view */
function leave(t, { rules: { edition, geometry }, players: [{ name }], kinds }) {
  t.set({ aloud: false });
  t.reading.stop();
  if (t.host.leaveTask) {
    t.host.leaveTask();
    return;
  }
  const opponents = kinds.filter(({ usual }) => usual).map(({ kind, name }) => ({ name: name ? t.say(name.id) : kind, kind }));
  const players = [{ name }, ...opponents];
  void t.ask({ type: "new", rules: { edition, geometry }, players, seat: 0 });
}
