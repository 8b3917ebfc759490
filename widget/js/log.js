/** The moves of the game, oldest first; each leads back to its moment. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { tileArt } from "./art.js";
import { deed, lays, nameOf } from "./deeds.js";

/** @import { View } from "./contract.js" */
/** @import { Table } from "./table.js" */

/** @param {Table} t */
export function log(t) {
  const { view } = t.state;
  if (!view) return nothing;
  const [start] = view.board;
  return html`<ol class="moves" aria-label=${t.say("ui-moves")}>
    ${entry(t, view, 0, t.say("ui-start"), start)}
    ${view.log.map(([seat, action], n) => entry(t, view, n + 1, nameOf(view, seat), action))}
  </ol>`;
}

/** @param {Table} t @param {View} view @param {number} ply @param {string} who @param {string} action */
function entry(t, view, ply, who, action) {
  const { past } = t.state;
  const newest = ply === view.log.length;
  return html`<li ${newest ? ref(intoSight) : nothing}>
    <button data-ply=${ply} aria-current=${(past ?? view).ply === ply ? "step" : nothing} @click=${() => lookBack(t, ply)}>
      <span class="ply" aria-hidden="true">${t.words.number(ply)}</span>
      <span class="who">${who}</span>
      <span class="deed">${deed(t, view, action)}${pointsOf(t, view, ply)}</span>
      ${lays(action) ? tileArt(action.slice(0, 3), false) : nothing}
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
