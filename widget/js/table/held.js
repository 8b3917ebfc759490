/**
 * The tile that one holds: what taking it up, turning it and pointing with it change in the state.
 * Nothing here paints, speaks or asks anybody.
 */

import { around, centreOf, covers, placementOf, turned, turnsOf } from "../board/geometry.js";
import { isLegal, legalOf, squaresOf } from "./state.js";

/** @import { Problem } from "../contract.js" */
/** @import { Cell, Placement } from "../board/geometry.js" */
/** @import { State } from "./state.js" */

/** A dragged tile snaps to these cells around the pointer, the first that fits. */
const NEAR = [[0, 0], [0, -1], [-1, 0], [1, 0], [0, 1]];

/** Nothing is held any more. @type {Partial<State>} */
export const PUT_BACK = { chosen: null, turns: 0, ghost: null, put: false, dragged: null };

/** Hold this tile; with help, turned as it fits first. @param {State} state @param {string} tile @returns {Partial<State>} */
export function takenUp({ view, settings }, tile) {
  const first = legalOf(view, tile)?.[0];
  const turns = first && settings.help !== "none" ? turnsOf(tile, placementOf(first[0])) : 0;
  return { chosen: tile, turns, ghost: null, put: false, refusal: null, notice: null };
}

/** Turn it by quarters, around its middle. @param {State} state @param {number} quarters @returns {Partial<State>} */
export function turnedBy({ chosen, turns: before, ghost }, quarters) {
  const turns = (before + quarters + 4) % 4;
  const change = { turns, refusal: null, put: false };
  return chosen && ghost ? { ...change, ghost: around(chosen, turns, centreOf(ghost)) } : change;
}

/**
 * The placement a click on a cell means for the chosen tile: what is legal there, the current
 * turning first; else what covers the cell; else the tile around it, right or wrong.
 * @param {State} state
 * @param {Cell} cell
 * @param {boolean} [mayTurn] whether it may be turned for that; a tile in the air keeps its turning
 * @returns {Placement | null}
 */
export function aimAt(state, cell, mayTurn = true) {
  const { chosen, turns, view, settings } = state;
  if (!chosen) return null;
  const plain = around(chosen, turns, cell);
  if (settings.help === "none") return plain;
  const { reading, down } = turned(chosen, turns);
  const rank = (/** @type {Placement} */ each) => {
    const anchored = each.x === cell.x && each.y === cell.y;
    const asTurned = each.reading === reading && each.down === down;
    const centred = each.text === plain.text;
    return (anchored ? 0 : 4) + (asTurned ? 0 : 2) + (centred ? 0 : 1);
  };
  const covering = (legalOf(view, chosen) ?? [])
    .map(([text]) => placementOf(text))
    .filter((each) => covers(each, cell))
    .filter((each) => mayTurn || (each.reading === reading && each.down === down))
    .map((each) => ({ each, rank: rank(each) }))
    // Stable, so that among equals the first one listed is taken.
    .sort((one, other) => one.rank - other.rank);
  return covering[0]?.each ?? plain;
}

/** The cell that a dragged tile snaps to: with help, the nearest legal spot that is as it is turned. @param {State} state @param {Cell} cell */
export function snapped(state, cell) {
  if (state.settings.help === "none" || !state.chosen) return cell;
  const cells = NEAR.map(([right, below]) => ({ x: cell.x + right, y: cell.y + below }));
  return cells.find((each) => isLegal(state, /** @type {Placement} */ (aimAt(state, each, false)))) ?? cell;
}

/** What a click on a cell means: the tile that was put down there, or one that is aimed at it. @param {State} state @param {Cell} cell */
export function meantAt(state, cell) {
  const { put, ghost } = state;
  return put && ghost && covers(ghost, cell) ? ghost : aimAt(state, cell);
}

/** It lies there, and waits for a yes. @param {State} state @param {Placement} placement @returns {Partial<State>} */
export const putDown = ({ chosen }, placement) => ({ ghost: placement, put: true, turns: turnsOf(chosen ?? "", placement) });

/** Whether it lies there already, and this is the yes. @param {State} state @param {Placement} placement */
export const isPutDown = ({ put, ghost }, placement) => put && ghost?.text === placement.text;

/** It lies there, though the engine has not heard of it; or, with null, it does no more. @param {State} state @param {Placement | null} laid @returns {Partial<State>} */
export const laidEarly = (state, laid) => ({ laid, squares: squaresOf({ ...state, laid }) });

/** It must not lie there, or nearly fits: what is wrong is shown. @param {Placement} placement @param {Problem[]} problems @param {boolean} asked @returns {Partial<State>} */
export const refused = (placement, problems, asked) => ({ refusal: { placement, problems, asked }, ghost: null, put: false });
