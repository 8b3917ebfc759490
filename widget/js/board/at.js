/** Where something is painted in the world, which begins at the first tile. */

/** @import { State } from "../table/state.js" */

/** Pixels of a cell in the world, before it is scaled. */
export const UNIT = 40;

/** As a style. @param {State} state @param {{x: number, y: number}} cell @param {string} [more] */
export function at({ squares: { origin } }, { x, y }, more = "") {
  return `left:${(x - origin.x) * UNIT}px;top:${(y - origin.y) * UNIT}px;${more}`;
}
