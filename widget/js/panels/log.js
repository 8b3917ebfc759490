/** The moves of the game, oldest first; each leads back to its moment. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { seen } from "../words/deeds.js";

/** @import { View } from "../contract.js" */
/** @import { Entry } from "../words/deeds.js" */
/** @import { Table } from "../table/table.js" */

/** @param {Table} t */
export function log(t) {
  const { view } = t.state;
  if (!view) return nothing;
  return html`<ol class="moves" aria-label=${t.say("ui-moves")}>
    ${[undefined, ...view.log].map((entry, ply) => move(t, view, ply, entry))}
  </ol>`;
}

/** @param {Table} t @param {View} view @param {number} ply @param {Entry} entry */
function move(t, view, ply, entry) {
  const { past } = t.state;
  const newest = ply === view.log.length;
  return html`<li ${newest ? ref(intoSight) : nothing}>
    <button data-ply=${ply} aria-current=${(past ?? view).ply === ply ? "step" : nothing} @click=${() => lookBack(t, ply)}>
      <span class="ply" aria-hidden="true">${t.words.number(ply)}</span>
      <span class="does">${seen(t, view, entry)}${pointsOf(t, view, ply)}</span>
    </button>
  </li>`;
}

/** The points of the last placement; a view has no others. @param {Table} t @param {View} view @param {number} ply */
function pointsOf(t, { last, log }, ply) {
  if (!last?.sum || ply !== log.findLastIndex(([, action]) => action === last.action) + 1) return nothing;
  return html` <span class="sum">${t.say("ui-told-sum", { sum: last.sum })}</span>`;
}

/** @param {Table} t @param {number} ply */
function lookBack(t, ply) {
  t.set({ panel: null });
  t.reel.slide(ply);
}

/** @param {Element} [newest] */
function intoSight(newest) {
  // After this frame, in which the list is still being put together.
  requestAnimationFrame(() => newest?.scrollIntoView({ block: "nearest" }));
}
