/** Little moving pictures of what one does next, for those who can't read. All is said beside them, too. */

import { Squares, html, icon, nothing, placementOf, tileArt, tileBack } from "chromino-view";
import { nextMove, stepOf } from "./first_steps.js";
import { tablePicture } from "../page/table_picture.js";

/** @import { View } from "../../../widget/js/contract.js" */

const hand = html`<span class="hand">${icon("hand")}</span>`;

/** @param {View} view */
export function scene(view) {
  const step = stepOf(view);
  const picture = step === "done" ? won(view) : step === "draw" ? drawing() : laying(view);
  return html`<div class="scene ${step}" aria-hidden="true">${picture}</div>`;
}

/** A hand brings a tile to those that it will touch. @param {View} view */
function laying(view) {
  const next = nextMove(view);
  if (!next) return nothing;
  const squares = new Squares(view.board);
  const { edges } = squares.meets(placementOf(next.placement), view.match);
  const touched = edges.map(({ near }) => squares.at(near.x, near.y)?.placement.text);
  return tablePicture([...new Set(touched), next.placement].join(" "), { hand });
}

/** A tile comes out of the bag. */
const drawing = () => html`${tileBack(true)}<span class="sack">${icon("bag")}</span>${hand}`;

/** A crown above all that was laid. @param {View} view */
function won({ log }) {
  const laid = log.filter(([, action]) => action.includes("@"));
  return html`<span class="prize">${icon("crown")}</span>
    <span class="laid">${laid.map(([, action]) => tileArt(placementOf(action).reading, true))}</span>`;
}
