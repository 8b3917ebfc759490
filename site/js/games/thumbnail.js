/** All of a table at a glance: large or small, in the room that there is. */

import { gridOf, html, placementOf } from "chromino-view";

/** @import { Placement } from "../../../widget/js/board/geometry.js" */

/**
 * One element a tile, because a list of games has thousands of them; it says nothing that isn't said beside it.
 * @param {string[]} board placements
 */
export function thumbnail(board) {
  const placements = board.map(placementOf);
  const { size, areaOf } = gridOf(placements);
  /** @param {Placement} placement */
  const style = (placement) => {
    const squares = [...placement.reading].map((letter) => `var(--sq-${letter === "*" ? "w" : letter})`);
    return `${areaOf(placement)};background-image:${squares.join(",")}`;
  };
  // Set by script, which a strict content policy allows.
  return html`<div class="whole-table" .style=${size} aria-hidden="true">
    ${placements.map((placement) => html`<span .style=${style(placement)}></span>`)}
  </div>`;
}
