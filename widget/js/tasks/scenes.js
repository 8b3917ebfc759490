/** Little moving pictures of what one does next, for those who can't read. All is said beside them, too. */

import { html, nothing } from "lit-html";
import { Squares, placementOf } from "../board/geometry.js";
import { tablePicture } from "../board/table_picture.js";
import { tileArt, tileBack } from "../look/art.js";
import { icon } from "../look/icons.js";
import { lays } from "../table/action.js";

/** @import { Task, View } from "../contract.js" */

const hand = html`<span class="hand">${icon("hand")}</span>`;

/** @param {View} view @param {Task} task */
export function scene(view, task) {
  const picture = task.done ? won(view) : task.kind === "draw" ? drawing() : laying(view, task);
  return html`<div class="scene ${task.kind}" aria-hidden="true">${picture}</div>`;
}

/** A hand brings a tile to those that it will touch. @param {View} view @param {Task} task */
function laying(view, { marks }) {
  const next = marks.flatMap(({ where }) => ("placement" in where ? where.placement : []))[0];
  if (!next) return nothing;
  const squares = new Squares(view.board);
  const { edges } = squares.meets(placementOf(next), view.match);
  const touched = edges.map(({ near }) => squares.at(near.x, near.y)?.placement.text);
  return tablePicture([...new Set(touched), next].join(" "), { hand });
}

/** A tile comes out of the bag. */
const drawing = () => html`${tileBack(true)}<span class="sack">${icon("bag")}</span>${hand}`;

/** A crown above all that was laid. @param {View} view */
function won({ log }) {
  const laid = log.filter(([, action]) => lays(action));
  return html`<span class="prize">${icon("crown")}</span>
    <span class="laid">${laid.map(([, action]) => tileArt(placementOf(action).reading, true))}</span>`;
}
