/**
 * Between the turns of two people at one device: a cover that hides everything until the next one
 * has it in hand.
 */

import { html, nothing } from "lit-html";
import { tileBack } from "../look/art.js";
import { step } from "./acting.js";
import { nameOf, seen } from "../words/deeds.js";
import { dialog } from "../panels/dialog.js";
import { icon } from "../look/icons.js";

/** @import { Seat, View } from "../contract.js" */
/** @import { Table } from "./table.js" */

/** So many actions are told at most. */
const TOLD = 5;

/** @param {Table} t */
export function handOver(t) {
  const { view, handOver: seat } = t.state;
  if (!view || seat === null) return nothing;
  const name = nameOf(view, seat);
  const since = sinceLast(view, seat);
  return dialog(
    t,
    { label: t.say("ui-hand-over", { name }), kind: "hand-over" },
    html`<div class="pile">${[0, 1, 2].map(() => tileBack(true))}</div>
      ${since.length
        ? html`<ul class="since" aria-label=${t.say("ui-hand-over-since")}>
            ${since.map((entry) => html`<li>${seen(t, view, entry)}</li>`)}
          </ul>`
        : nothing}
      <div class="choices">
        <button class="button primary" data-action="hand-over" @click=${() => take(t, seat)}>
          ${t.say("ui-hand-over-taken", { name })}
        </button>
        ${view.can_undo
          ? html`<button class="button" data-action="undo" @click=${() => step(t, "undo")}>
              ${icon("undo")} ${t.say("ui-hand-over-undo")}
            </button>`
          : nothing}
      </div>`,
  );
}

/** What the others have done since the seat's own last action. @param {View} view @param {Seat} seat */
function sinceLast({ log }, seat) {
  return log.slice(log.findLastIndex(([who]) => who === seat) + 1).slice(-TOLD);
}

/** The cover goes once there is something else to see. @param {Table} t @param {Seat} seat */
async function take(t, seat) {
  const { ok } = await t.ask({ type: "reveal", seat });
  if (!ok) return;
  t.set({ handOver: null });
  t.flow.next();
}
