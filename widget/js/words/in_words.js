/** A placement as one says it. */

/** @import { Placement } from "../board/geometry.js" */
/** @import { Say } from "./words.js" */

/** @param {{say: Say}} words @param {Placement} placement */
export function inWords(words, { reading, x, y, down }) {
  return words.say(down ? "ui-placed-down" : "ui-placed-across", { tile: reading, x, y });
}
