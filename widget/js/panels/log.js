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
  const current = (t.state.past ?? view).ply === ply;
  return html`<li ${current ? ref(intoSight) : nothing}>
    <button data-ply=${ply} aria-current=${current ? "step" : nothing} @click=${() => lookBack(t, ply)}>
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

/** @param {Element} [current] */
function intoSight(current) {
  // After this frame, in which the list is still being put together.
  requestAnimationFrame(() => {
    const list = current?.closest(".content");
    if (!current || !list) return;
    // Only the list is moved: what is around the table is somebody else's.
    const [at, room] = [current.getBoundingClientRect(), list.getBoundingClientRect()];
    list.scrollTop += Math.max(0, at.bottom - room.bottom) - Math.max(0, room.top - at.top);
  });
}
