import assert from "node:assert/strict";
import { test } from "node:test";
import { cellsAt, heardMarks, marksOf, whereText, wordsAt, wordsOver } from "../../widget/js/board/marks.js";
import { placementOf } from "../../widget/js/board/geometry.js";
import { choose } from "../../widget/js/table/laying.js";
import { nextAt, sitDown, taskOf, viewOf } from "./quiet_table.mjs";

const HERE = "BRY@0,1>";

/** The kinds of marks, each with its places. */
function kindsOf(marks) {
  const found = {};
  for (const { kind, where } of marks) (found[kind] ??= []).push(whereText(where));
  return found;
}

const spoken = (t, marks) => marks.map(({ words }) => t.say(words.id, words.args));

test("the spots of the tile that is held are marked, with help; and no other", () => {
  const { t } = sitDown();
  assert.deepEqual(marksOf(t), []);
  choose(t, "BRY");
  assert.deepEqual(kindsOf(marksOf(t)), { spot: ["placement,BRY@0,1>", "placement,BRY@0,-1>"] });
  const alone = sitDown(viewOf(), { help: "none" }).t;
  choose(alone, "BRY");
  assert.deepEqual(marksOf(alone), []);
  assert.equal(marksOf(sitDown(viewOf(), { help: "all" }).t).length, 2);
});

test("a tile that is held over the table is told of each edge, and of what is taken", () => {
  const { t } = sitDown(viewOf(), { help: "none" });
  choose(t, "BRY");
  t.state.ghost = placementOf("YRB@0,1>");
  assert.deepEqual(kindsOf(marksOf(t)), { break: ["edge,0,1,0,0", "edge,2,1,2,0"], link: ["edge,1,1,1,0"] });
  t.state.ghost = placementOf("BRY@2,0v");
  assert.deepEqual(kindsOf(marksOf(t)).taken, ["cell,2,0"]);
});

test("what was refused keeps its signs until another tile is held", () => {
  const { t } = sitDown(viewOf(), { help: "none" });
  t.state.refusal = { placement: placementOf("YRB@0,1>"), problems: [], asked: false };
  assert.equal(kindsOf(marksOf(t)).break.length, 2);
});

test("the hand is at a tile, at a button, or at a spot that can be touched", () => {
  let next = [{ tile: "BRY" }, { placement: HERE }];
  const { t } = sitDown(viewOf(), {}, { marks: () => next.map(nextAt) });
  assert.deepEqual(kindsOf(marksOf(t)), { next: ["tile,BRY"] });
  choose(t, "BRY");
  assert.deepEqual(kindsOf(marksOf(t)).next, [`placement,${HERE}`]);
  next = [{ tile: "BRY" }, { placement: "BRY@9,9>" }];
  assert.equal(kindsOf(marksOf(t)).next, undefined);
  next = [{ action: "draw" }];
  assert.deepEqual(kindsOf(marksOf(t)).next, ["action,draw"]);
});

test("every mark has words, and those of the session come with it", () => {
  const words = { id: "ui-replay-at", args: { ply: 1, last: 2, told: "x" } };
  const hint = { where: { cell: [4, 4] }, kind: "hint", words };
  const { t } = sitDown(viewOf({ task: taskOf({ marks: [nextAt({ tile: "GGG" }), hint] }) }));
  choose(t, "BRY");
  t.state.ghost = placementOf("YRB@0,1>");
  t.paint();
  assert.deepEqual(t.marks.at(-1), hint);
  assert.equal(new Set(t.marks.map(({ kind }) => kind)).size, 5);
  for (const text of spoken(t, t.marks)) assert.match(text, /^\S+ /);
});

test("one hears of a mark at its cells, its tile or its button; of edges only who asks", () => {
  const words = { id: "ui-mark-next", args: {} };
  const marks = [{ where: { cell: [4, 4] }, kind: "hint", words }];
  const { t } = sitDown(viewOf({ task: taskOf({ marks: [nextAt({ tile: "BRY" }), ...marks] }) }));
  t.set({ chosen: "BRY", ghost: placementOf("YRB@0,1>") });
  t.paint();
  const said = t.say("ui-mark-next");
  assert.equal(wordsAt(t, { tile: "BRY" }), said);
  assert.notEqual(wordsAt(t, { action: "draw" }), said);
  assert.equal(wordsOver(t, heardMarks(t), { x: 4, y: 4 }), said);
  assert.equal(wordsOver(t, heardMarks(t), { x: 0, y: 1 }), "");
  assert.equal(wordsOver(t, t.marks.filter(({ kind }) => kind !== "spot"), { x: 0, y: 1 }), t.say("ui-mark-break"));
});

test("a mark is at one cell, at two, at three or at none", () => {
  const count = (where) => cellsAt(where).length;
  assert.deepEqual([{ cell: [1, 2] }, { edge: [[0, 0], [1, 0]] }, { placement: HERE }, { tile: "BRY" }, { action: "draw" }].map(count), [1, 2, 3, 0, 0]);
});
