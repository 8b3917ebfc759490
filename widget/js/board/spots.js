/** What a tile is told by the table, as marks: where it may lie, and what it would meet where it is held. */

import { legalOf, mayLay, shown } from "../table/state.js";
import { placementOf } from "./geometry.js";

/** @import { Mark } from "../contract.js" */
/** @import { Cell, Placement } from "./geometry.js" */
/** @import { State } from "../table/state.js" */

const MAY_LIE = { id: "ui-open", args: {} };
const MATCHES = { id: "ui-mark-link", args: {} };
const CLASHES = { id: "ui-mark-break", args: {} };
const TAKEN = { id: "occupied", args: {} };

/** The legal placements of the chosen tile, of all tiles, or none, as one wants to be helped. @param {State} state @returns {Mark[]} */
export function spotMarks(state) {
  const { view, chosen } = state;
  const { help } = state.settings;
  if (!mayLay(state) || !view || help === "none") return [];
  const tiles = chosen || help !== "all" ? [chosen] : view.hand.map(({ tile }) => tile);
  return tiles
    .flatMap((tile) => legalOf(view, tile) ?? [])
    .map(([placement]) => ({ where: { placement }, kind: "spot", words: MAY_LIE }));
}

/** The spots among all marks. @param {Mark[]} marks @returns {Placement[]} */
export const spotsAmong = (marks) =>
  marks.flatMap(({ kind, where }) => (kind === "spot" && "placement" in where ? placementOf(where.placement) : []));

/** The tile that is seen on the board though it does not lie there: held over it, or refused. @param {State} state */
export const tried = ({ ghost, refusal }) => ghost ?? refusal?.placement ?? null;

/** The edges that this tile would share, and the cells it can't have. @param {State} state */
export function meeting(state) {
  const placement = tried(state);
  const view = shown(state);
  return placement && view ? state.squares.meets(placement, view.match) : { edges: [], taken: [] };
}

/** A link or a break on each edge that this tile would share, and where there is a tile already. @param {State} state @returns {Mark[]} */
export function meetingMarks(state) {
  const { edges, taken } = meeting(state);
  return [
    ...edges.map(({ cell, near, good }) => {
      const where = { edge: /** @type {[[number, number], [number, number]]} */ ([pair(cell), pair(near)]) };
      return good ? { where, kind: "link", words: MATCHES } : { where, kind: "break", words: CLASHES };
    }),
    ...taken.map((cell) => ({ where: { cell: pair(cell) }, kind: "taken", words: TAKEN })),
  ];
}

/** @param {Cell} cell @returns {[number, number]} */
const pair = ({ x, y }) => [x, y];
