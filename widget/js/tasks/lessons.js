/** Dots, one for each step: what is learnt, what is being learnt, what comes. */

import { html } from "lit-html";

/** @import { Task } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

/** More of them would fit on no phone. */
const MOST = 12;

/** @param {Table} t @param {Task} task */
export function lessons(t, { step, steps }) {
  const told = t.say("ui-intro-lesson", { lesson: step, lessons: steps });
  if (steps > MOST) return html`<span class="lessons">${told}</span>`;
  const dots = Array.from({ length: steps }, (_, n) => n + 1);
  return html`<span class="lessons" role="img" aria-label=${told}>
    ${dots.map((n) => html`<i class=${n < step ? "learnt" : n === step ? "now" : ""}></i>`)}
  </span>`;
}
