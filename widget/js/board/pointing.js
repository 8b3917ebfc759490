/** A hand at what one should touch next: the task says it, or the host. */

import { html, nothing } from "lit-html";
import { icon } from "../look/icons.js";

/** @import { Mark } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

/** What to touch next: a button, a tile that fits, or, once it is up, where it does. @param {Mark[]} marks @param {string | null} chosen */
function nextTouch(marks, chosen) {
  const next = marks.find(({ tile }) => tile && tile === chosen) ?? marks[0];
  return next?.action ?? (next?.tile === chosen ? next?.placement : next?.tile) ?? null;
}

/** @param {Table} t @param {string} what a tile of the hand, a placement or an action */
export function pointing({ host, state }, what) {
  const { view, chosen } = state;
  if (!view) return nothing;
  return nextTouch(view.task?.marks ?? host.marks?.(view) ?? [], chosen) === what
    ? html`<span class="pointing" data-pointing=${what}>${icon("hand")}</span>`
    : nothing;
}
