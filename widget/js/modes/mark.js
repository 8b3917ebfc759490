/**
 * Marking: cells, edges or placements are touched as an answer, once more to take that back, and the
 * session is told by `try` when one is sure.
 */

import { inWords, describe } from "../board/describe.js";
import { covers, neighboursOf, placementOf } from "../board/geometry.js";
import { whereText } from "../board/marks.js";
import { meetingMarks } from "../board/spots.js";
import { doOnce } from "../table/acting.js";
import { holdingButtons } from "../table/actions.js";
import { meantAt } from "../table/held.js";
import { aim, choose, putBack } from "../table/laying.js";
import { pill } from "../table/pill.js";
import { HOLDING, sessionLine, withoutGame } from "./quiet.js";

/** @import { Host, Mark, View, Where } from "../contract.js" */
/** @import { Cell, Placement } from "../board/geometry.js" */
/** @import { State } from "../table/state.js" */
/** @import { Key } from "../table/keys.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Mode } from "./modes.js" */

const MARKED = { id: "ui-mark-marked", args: {} };
const AIMED = { id: "ui-mark-aimed", args: {} };

/** @param {Host} host @param {View | null} view @returns {Mode} */
export const mark = (host, view) => {
  const { tap, enter, keys, letters } = MEANING[view?.task?.asks ?? "cells"];
  return {
    shows: withoutGame(host),
    marks: (state) => [...meetingMarks(state), ...marked(state)],
    line: sessionLine,
    buttons: (t) => [holdingButtons(t), check(t)],
    keys: [
      {
        title: "ui-keys-marking",
        keys: [...keys, { keys: ["Enter"], id: "ui-key-mark" }, { keys: ["C"], id: "ui-key-check" }],
      },
    ],
    letters: { ...letters, c: (t) => void answer(t) },
    choose,
    tap,
    enter,
    drop: (t, placement) => toggle(t, { placement: placement.text }),
  };
};

/**
 * What one means by touching a cell, as it is asked, and the keys that help with it.
 * @type {Record<string, Pick<Mode, "tap" | "enter" | "letters"> & {keys: Key[]}>}
 */
const MEANING = {
  cells: {
    keys: [],
    letters: {},
    tap: (t, { x, y }) => toggle(t, { cell: [x, y] }),
    enter: (t) => toggle(t, { cell: [t.state.cursor.x, t.state.cursor.y] }),
  },
  edges: {
    keys: [{ keys: ["E", "Shift+E"], id: "ui-key-edge" }],
    letters: { e: (t, shift) => nextEdge(t, shift ? -1 : 1) },
    tap: (t, cell, point) => toggleEdge(t, nearest(edgesAt(t.state, cell), point)),
    enter: (t) => toggleEdge(t, t.state.edge ?? edgesAt(t.state, t.state.cursor)[0]),
  },
  placements: {
    keys: HOLDING,
    letters: {},
    tap: (t, cell) => togglePlacement(t, t.state.chosen ? meantAt(t.state, cell) : lyingAt(t.state, cell)),
    enter: (t) => {
      if (t.state.chosen && !t.state.ghost) aim(t, t.state.cursor);
      togglePlacement(t, t.state.ghost ?? lyingAt(t.state, t.state.cursor));
    },
  },
};

/** @param {State} state @returns {Mark[]} */
const marked = ({ marked, edge }) => [
  ...marked.map((where) => ({ where, kind: "marked", words: MARKED })),
  ...(edge ? [{ where: edge, kind: "aimed", words: AIMED }] : []),
];

/** Mark it; or no longer, if it is. @param {Table} t @param {Where} where */
function toggle(t, where) {
  const { marked } = t.state;
  const others = marked.filter((each) => whereText(each) !== whereText(where));
  const marks = others.length === marked.length;
  t.set({ marked: marks ? [...marked, where] : others, notice: null });
  t.announce(t.say(marks ? "ui-said-marked" : "ui-said-unmarked", { what: spoken(t, where) }));
}

/** @param {Table} t @param {Where | undefined} edge */
function toggleEdge(t, edge) {
  if (edge) toggle(t, edge);
  else t.tell({ id: "ui-said-no-edge", args: {} });
}

/** @param {Table} t @param {Placement | null} placement */
function togglePlacement(t, placement) {
  if (!placement) {
    t.tell({ id: "ui-said-choose-first", args: {} });
    return;
  }
  putBack(t);
  toggle(t, { placement: placement.text });
}

/** What is at a cell: a tile, or where one was marked. @param {State} state @param {Cell} cell @returns {Placement | null} */
function lyingAt({ squares, marked }, cell) {
  const places = marked.flatMap((where) => ("placement" in where ? placementOf(where.placement) : []));
  const over = places.find((each) => covers(each, cell));
  return over ?? squares.at(cell.x, cell.y)?.placement ?? null;
}

// Edges

/** Where a cell touches other tiles. @param {State} state @param {Cell} cell @returns {{edge: [[number, number], [number, number]]}[]} */
function edgesAt({ squares }, cell) {
  const here = squares.at(cell.x, cell.y);
  return neighboursOf(cell).flatMap((near) => {
    const other = squares.at(near.x, near.y);
    if (!here || !other || other.placement === here.placement) return [];
    // From the left or from above, whichever cell was touched.
    const [one, two] = near.x + near.y < cell.x + cell.y ? [near, cell] : [cell, near];
    return [{ edge: [[one.x, one.y], [two.x, two.y]] }];
  });
}

/** The edge next to a point, which is in whole and parts of cells. @param {{edge: [[number, number], [number, number]]}[]} edges @param {Cell} point */
function nearest(edges, { x, y }) {
  const far = (/** @type {{edge: number[][]}} */ { edge: [one, two] }) =>
    Math.hypot((one[0] + two[0] + 1) / 2 - x, (one[1] + two[1] + 1) / 2 - y);
  return edges.toSorted((one, other) => far(one) - far(other))[0];
}

/** Go to the next edge of the cell that has the keyboard. @param {Table} t @param {number} by */
function nextEdge(t, by) {
  const edges = edgesAt(t.state, t.state.cursor);
  if (!edges.length) {
    toggleEdge(t, undefined);
    return;
  }
  const at = edges.findIndex((each) => t.state.edge && whereText(each) === whereText(t.state.edge));
  const n = at < 0 ? (by > 0 ? 0 : edges.length - 1) : (at + by + edges.length) % edges.length;
  t.set({ edge: edges[n] });
  t.announce(t.say("ui-said-edge", { n: n + 1, count: edges.length, what: spoken(t, edges[n]) }));
}

// The answer

/** @param {Table} t @param {Where} where */
function spoken(t, where) {
  if ("placement" in where) return inWords(t, placementOf(where.placement));
  const cells = "edge" in where ? where.edge : "cell" in where ? [where.cell] : [];
  return cells.map(([x, y]) => describe(t, { x, y })).join(t.say("ui-between-parts"));
}

/** @param {Table} t */
const check = (t) =>
  pill("yes", {
    action: "check",
    words: t.say("ui-check"),
    labelled: true,
    primary: t.state.marked.length > 0,
    press: () => void answer(t),
  });

/** Give the answer; from then on the session marks what was found. @param {Table} t */
async function answer(t) {
  const { marked, doing, view } = t.state;
  if (doing) return;
  const tries = { type: "try", seat: view?.seat, marked };
  const { ok } = await doOnce(t, tries, t.ask(tries));
  if (ok) t.set({ marked: [], edge: null });
}
