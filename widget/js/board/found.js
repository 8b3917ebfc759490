/**
 * Spots that were found, or are shown in the end, as pale tiles. They may cross and cover each other, for
 * none of them is laid: so those that share cells lie side by side there, each in a lane of its own.
 *
 *   .lane                 the tile, at its first cell
 *     .sq                 its squares
 *     .icon               a tick, if one has found it
 */

import { html, nothing } from "lit-html";
import { squareClass } from "../look/art.js";
import { icon } from "../look/icons.js";
import { at } from "./at.js";
import { cellsOf, covers, placementOf } from "./geometry.js";

/** @import { Mark } from "../contract.js" */
/** @import { Placement } from "./geometry.js" */
/** @import { Table } from "../table/table.js" */

/** @typedef {{lane: number, lanes: number}} Lane which one, of how many in the same place */

/** Whether a mark is painted so. @param {Mark} mark */
export const isPale = ({ kind, where }) => (kind === "found" || kind === "given") && "placement" in where;

/** Where these lie. @param {Mark[]} marks */
export const palePlaces = (marks) =>
  marks.flatMap((mark) => (isPale(mark) && "placement" in mark.where ? placementOf(mark.where.placement) : []));

/** @param {Table} t */
export function paleTiles(t) {
  const marks = t.marks.filter(isPale);
  const placements = palePlaces(marks);
  const lanes = lanesOf(placements);
  return placements.map((each, n) => pale(t, each, lanes[n], marks[n].kind));
}

/** @param {Table} t @param {Placement} placement @param {Lane} lane @param {string} kind */
function pale(t, placement, { lane, lanes }, kind) {
  const style = at(t.state, placement, `--lane:${lane};--lanes:${lanes}`);
  return html`<div class="lane ${kind} ${lanes > 1 ? "thin" : ""} ${placement.down ? "down" : ""}" data-mark=${kind} .style=${style}>
    ${[...placement.reading].map((letter) => html`<span class=${squareClass(letter)}></span>`)}
    ${kind === "found" ? icon("yes") : nothing}
  </div>`;
}

/**
 * A lane for each: the first that no parallel one before it has which shares a cell with it; all that hang
 * together are equally thin. What goes down lies above what it crosses, and leaves half of it to be seen.
 * @param {Placement[]} placements
 * @returns {Lane[]}
 */
export function lanesOf(placements) {
  const alike = (/** @type {boolean} */ down) => placements.filter((each) => each.down === down);
  const [across, upright] = [alike(false), alike(true)];
  const lanes = new Map([...among(across), ...among(upright)]);
  for (const group of groupsOf(upright)) {
    const crosses = group.some((each) => across.some((other) => meets(each, other)));
    for (const each of group) {
      const { lane, lanes: count } = /** @type {Lane} */ (lanes.get(each));
      if (crosses) lanes.set(each, { lane, lanes: 2 * count });
    }
  }
  return placements.map((each) => /** @type {Lane} */ (lanes.get(each)));
}

/** Whether two placements have a cell in common. @param {Placement} one @param {Placement} other */
const meets = (one, other) => cellsOf(one).some((cell) => covers(other, cell));

/** Those that hang together, directly or by others. @param {Placement[]} placements */
function groupsOf(placements) {
  /** @type {Placement[][]} */
  let groups = [];
  for (const each of placements) {
    const touched = groups.filter((group) => group.some((other) => meets(each, other)));
    groups = [...groups.filter((group) => !touched.includes(group)), [...touched.flat(), each]];
  }
  return groups;
}

/** The lanes of parallel ones. @param {Placement[]} placements @returns {[Placement, Lane][]} */
function among(placements) {
  return groupsOf(placements).flatMap((group) => {
    /** @type {Map<Placement, number>} */
    const lanes = new Map();
    for (const each of group) {
      const taken = [...lanes].filter(([other]) => meets(each, other)).map(([, lane]) => lane);
      let lane = 0;
      while (taken.includes(lane)) lane += 1;
      lanes.set(each, lane);
    }
    const count = Math.max(...lanes.values()) + 1;
    return [...lanes].map(([each, lane]) => /** @type {[Placement, Lane]} */ ([each, { lane, lanes: count }]));
  });
}
