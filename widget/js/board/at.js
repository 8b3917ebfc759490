/** Where something is painted in the world, which begins at the first tile. */

import { UNIT } from "../look/look.js";

/** @import { State } from "../table/state.js" */

/** As a style. @param {State} state @param {{x: number, y: number}} cell @param {string} [more] */
export function at({ squares: { origin } }, { x, y }, more = "") {
  return `left:${(x - origin.x) * UNIT}px;top:${(y - origin.y) * UNIT}px;${more}`;
}
