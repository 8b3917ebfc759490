/** A hand at what the host wants one to touch next. */

import { html, nothing } from "lit-html";
import { icon } from "../look/icons.js";

/** @import { Table } from "../table/table.js" */

/** @param {Table} t @param {string} what a tile of the hand, a placement or an action */
export function pointing({ host, state }, what) {
  const { view, chosen } = state;
  return view && host.pointAt?.(view, chosen) === what
    ? html`<span class="pointing" data-pointing=${what}>${icon("hand")}</span>`
    : nothing;
}
