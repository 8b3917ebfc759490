/**
 * What one does at a table: play, answer, or edit. A mode maps what people do to what they mean,
 * and says what is on the screen. Nothing else asks which mode it is.
 */

import { edit } from "./edit.js";
import { mark } from "./mark.js";
import { play, study } from "./play.js";

/** @import { Host, Mark, View } from "../contract.js" */
/** @import { Cell, Placement } from "../board/geometry.js" */
/** @import { KeyGroup, Letters } from "../table/keys.js" */
/** @import { State } from "../table/state.js" */
/** @import { Line } from "../table/status.js" */
/** @import { Table } from "../table/table.js" */

/**
 * What there is besides the board, the tiles and what may be done with them.
 * @typedef {object} Shows
 * @property {boolean} players who plays, and the bag
 * @property {boolean} log the moves so far
 * @property {boolean} replay one may look back
 * @property {boolean} typed moves may be typed
 * @property {boolean} seats one may change who plays
 * @property {boolean} handsOn the device goes from one person to the next
 * @property {boolean} resign one may give up
 * @property {boolean} end who has won, and what to do next
 * @property {boolean} others one may look with other eyes, and begin another game from this one
 * @property {boolean} tips what one could do when nothing fits
 * @property {boolean} fits where the tiles of the rack fit, as far as one wants to be helped
 * @property {boolean} holds a tile of the rack may be taken in hand
 * @property {boolean} rack the tiles that one has
 * @property {boolean} help one may choose how much is helped
 * @property {boolean} zoom buttons of the camera, also while it follows by itself
 */

/**
 * @typedef {object} Mode
 * @property {Shows} shows
 * @property {(state: State) => Mark[]} marks what points at something, as long as this is the mode
 * @property {(t: Table, view: View) => Line | null} line what the one line says
 * @property {(t: Table, view: View) => unknown} buttons what may be done now
 * @property {(t: Table, view: View) => unknown[]} sides what stands at both sides of it
 * @property {KeyGroup[]} keys as the panel of keys shows them, before those of every table
 * @property {Letters} letters and what they do
 * @property {(t: Table, tile: string) => void} choose a tile of the rack was touched
 * @property {(t: Table, digit: number) => void} [digit] a digit was pressed, if that means something else than a tile of the rack
 * @property {(t: Table, cell: Cell, point: Cell) => void} tap a cell was touched, at this point
 * @property {(t: Table) => void} enter so was the cell that has the keyboard, by a key
 * @property {(t: Table, placement: Placement) => void} drop a dragged tile was let go there
 */

/** By the name that a host has for it. @type {Record<NonNullable<Host["mode"]>, (host: Host, view: View | null) => Mode>} */
const MODES = { play, study, mark, edit };

/** What the host wants, else what the session asks for. @param {Host} host @param {View | null} view @returns {Mode} */
export const modeFor = (host, view) => MODES[host.mode ?? (view?.task?.asks ? "mark" : "play")](host, view);
