/** All of a table at a glance: large or small, in the room that there is. */

import { cellsOf, html, placementOf } from "chromino-view";

/** @import { Placement } from "../../../widget/js/board/geometry.js" */

/**
 * One element a tile, because a list of games has thousands of them; it says nothing that isn't said beside it.
 * @param {string[]} board placements
 */
export function thumbnail(board) {
  const placements = board.map(placementOf);
  const cells = placements.flatMap(cellsOf);
  const [left, right] = span(cells.map(({ x }) => x));
  const [top, bottom] = span(cells.map(({ y }) => y));
  /** @param {Placement} placement */
  const style = ({ reading, x, y, down }) => {
    const area = [y - top + 1, x - left + 1, `span ${down ? 3 : 1}`, `span ${down ? 1 : 3}`];
    const squares = [...reading].map((letter) => `var(--sq-${letter === "*" ? "w" : letter})`);
    return `grid-area:${area.join(" / ")};background-image:${squares.join(",")}`;
  };
  // Set by script, which a strict content policy allows.
  return html`<div
    class="whole-table"
    .style=${`--columns:${right - left + 1};--rows:${bottom - top + 1}`}
    aria-hidden="true"
  >
    ${placements.map((placement) => html`<span .style=${style(placement)}></span>`)}
  </div>`;
}

/** @param {number[]} numbers */
const span = (numbers) => [Math.min(...numbers), Math.max(...numbers)];
