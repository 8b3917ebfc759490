/** Tables that are only looked at. */

import { html, nothing } from "lit-html";
import { tileArt } from "../look/art.js";
import { cellsOf, placementOf } from "./geometry.js";

/** @import { Placement } from "./geometry.js" */

/**
 * A picture of a table, `1em` a square, `--columns` by `--rows` of them; it says nothing that isn't said beside it.
 * @param {string} board placements with spaces between
 * @param {{tiles?: string, kind?: string, hand?: unknown}} [how] `tiles` is how they look, if not as
 *   everywhere; `hand` holds the last of them
 */
export function tablePicture(board, { tiles, kind = "", hand } = {}) {
  const placements = board.split(" ").map(placementOf);
  const { size, areaOf } = gridOf(placements);
  /** @param {Placement} placement @param {number} n */
  const tile = (placement, n) =>
    // Set by script, which a strict content policy allows.
    html`<span .style=${`--nth:${n};${areaOf(placement)}`}
      >${tileArt(placement.reading, placement.down)}${n === placements.length - 1 ? hand : nothing}</span
    >`;
  return html`<div
    class="little-table ${kind}"
    data-tiles=${tiles ?? nothing}
    .style=${size}
    aria-hidden="true"
  >
    ${placements.map(tile)}
  </div>`;
}

/** As a grid in CSS: how many columns and rows it has, and where in it each tile lies. @param {Placement[]} placements */
export function gridOf(placements) {
  const cells = placements.flatMap(cellsOf);
  const [left, columns] = extent(cells.map(({ x }) => x));
  const [top, rows] = extent(cells.map(({ y }) => y));
  return {
    size: `--columns:${columns};--rows:${rows}`,
    /** @param {Placement} placement */
    areaOf: ({ x, y, down }) => `grid-area:${y - top + 1} / ${x - left + 1} / span ${down ? "3 / span 1" : "1 / span 3"}`,
  };
}

/** The least of the numbers, and how far they go. @param {number[]} numbers */
function extent(numbers) {
  const least = Math.min(...numbers);
  return [least, Math.max(...numbers) - least + 1];
}
