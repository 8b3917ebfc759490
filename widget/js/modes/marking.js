/** Marking: several cells or edges are touched, once more to take that back; then one has them checked. */

import { describe } from "../board/describe.js";
import { neighboursOf } from "../board/geometry.js";
import { whereText } from "../board/marks.js";
import { pill } from "../table/pill.js";
import { give, tellRight, tellWrong } from "../tasks/answer.js";

/** @import { Given, Mark, Verdict, Where } from "../contract.js" */
/** @import { Cell } from "../board/geometry.js" */
/** @import { State } from "../table/state.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Way } from "./mark.js" */

/** @typedef {{edge: [[number, number], [number, number]]}} Edge */

const MARKED = { id: "ui-mark-marked", args: {} };
const AIMED = { id: "ui-mark-aimed", args: {} };
const WRONG = { id: "ui-mark-wrong", args: {} };

/** What all ways to mark have in common. @type {Omit<Way, "tap" | "enter">} */
const ALL = {
  keys: [
    { keys: ["Enter"], id: "ui-key-mark" },
    { keys: ["C"], id: "ui-key-check" },
  ],
  letters: { c: (t) => void check(t) },
  shows: {},
  marks: marked,
  buttons: checkButton,
  choose: (t) => t.tell({ id: `ui-task-how-${t.state.view?.task?.asks ?? "cells"}`, args: {} }),
  drop: () => {},
};

/** By what is asked. @type {Record<"cells" | "edges", Way>} */
export const MARKING = {
  cells: {
    ...ALL,
    tap: (t, { x, y }) => toggle(t, { cell: [x, y] }),
    enter: (t) => toggle(t, { cell: [t.state.cursor.x, t.state.cursor.y] }),
  },
  edges: {
    ...ALL,
    keys: [{ keys: ["E", "Shift+E"], id: "ui-key-edge" }, ...ALL.keys],
    letters: { ...ALL.letters, e: (t, shift) => nextEdge(t, shift ? -1 : 1) },
    tap: (t, cell, point) => toggleEdge(t, nearest(edgesAt(t.state, cell), point)),
    enter: (t) => toggleEdge(t, t.state.edge ?? edgesAt(t.state, t.state.cursor)[0]),
  },
};

/** @param {State} state @returns {Mark[]} */
function marked({ marked, edge, missed }) {
  const wrong = missed.map(({ answer, problems }) => ({ where: whereOf(answer), kind: "wrong", words: problems[0] ?? WRONG }));
  return [
    ...wrong,
    ...marked.map((where) => ({ where, kind: "marked", words: MARKED })),
    ...(edge ? [{ where: edge, kind: "aimed", words: AIMED }] : []),
  ];
}

/** Mark it; or no longer, if it is. @param {Table} t @param {Where} where */
function toggle(t, where) {
  const { marked } = t.state;
  const others = marked.filter((each) => whereText(each) !== whereText(where));
  const marks = others.length === marked.length;
  t.set({ marked: marks ? [...marked, where] : others, missed: [], refusal: null, notice: null });
  t.announce(t.say(marks ? "ui-said-marked" : "ui-said-unmarked", { what: spoken(t, where) }));
}

/** @param {Table} t @param {Where | undefined} edge */
function toggleEdge(t, edge) {
  if (edge) toggle(t, edge);
  else t.tell({ id: "ui-said-no-edge", args: {} });
}

// Edges

/** Where a cell touches other tiles. @param {State} state @param {Cell} cell @returns {Edge[]} */
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

/** The edge next to a point, which is in whole and parts of cells. @param {Edge[]} edges @param {Cell} point */
function nearest(edges, { x, y }) {
  const far = (/** @type {Edge} */ { edge: [one, two] }) =>
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

/** What is answered by a mark: its place alone. @param {Where} where @returns {Given} */
const answerOf = (where) => /** @type {Given} */ (Object.values(where)[0]);

/** And back again. @param {Given} answer @returns {Where} */
const whereOf = (answer) =>
  /** @type {Where} */ (Array.isArray(answer) && Array.isArray(answer[0]) ? { edge: answer } : { cell: answer });

/** @param {Table} t @param {Where} where */
function spoken(t, where) {
  const cells = "edge" in where ? where.edge : "cell" in where ? [where.cell] : [];
  return cells.map(([x, y]) => describe(t, { x, y })).join(t.say("ui-between-parts"));
}

/** @param {Table} t */
function checkButton(t) {
  const primary = t.state.marked.length > 0;
  return pill("yes", { action: "check", words: t.say("ui-check"), labelled: true, primary, press: () => void check(t) });
}

/** Give the answer; from then on the session marks what was found. @param {Table} t */
async function check(t) {
  const verdict = await give(t, t.state.marked.map(answerOf));
  if (!verdict) return;
  t.set({ marked: [], edge: null, missed: [], refusal: null });
  told(t, verdict);
}

/** @param {Table} t @param {Verdict} verdict */
function told(t, verdict) {
  if (verdict.wrong.length) tellWrong(t, verdict.wrong);
  else tellRight(t, verdict);
}
