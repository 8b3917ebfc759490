// What one means by touching the table, in each mode; the host is a link that remembers what it was sent.

import assert from "node:assert/strict";
import { test } from "node:test";
import { modeFor } from "../../widget/js/modes/modes.js";
import { keysOf } from "../../widget/js/table/keys.js";
import { whereText } from "../../widget/js/board/marks.js";
import { moveCursor } from "../../widget/js/board/cursor.js";
import { FakeElement, settled, sitDown, taskOf, viewOf } from "./quiet_table.mjs";

/** Two tiles that share two edges: at 1,0 with 1,1 and at 2,0 with 2,1. */
const BOARD = ["BRY@0,0>", "RYG@1,1>"];
const [ABOVE_1, ABOVE_2] = [{ edge: [[1, 0], [1, 1]] }, { edge: [[2, 0], [2, 1]] }];

/** A table at which somebody touches cells by the mouse and by keys; every command is remembered whole. */
function touched(view, host = {}) {
  const { t, link } = sitDown(viewOf({ board: BOARD, ...view }), {}, host);
  const commands = [];
  const { send } = link;
  link.send = (command) => (commands.push(command), send(command));
  const cell = Object.assign(new FakeElement(), { is: [".cell"] });
  const press = (key, more = {}) => {
    const event = Object.assign(new Event("keydown"), { key, code: `Key${key.toUpperCase()}`, ...more });
    Object.defineProperty(event, "composedPath", { value: () => [cell] });
    t.holder.dispatchEvent(event);
  };
  const tap = (x, y, point = { x: x + 0.5, y: y + 0.5 }) => t.mode.tap(t, { x, y }, point);
  const said = () => t.state.spoken.at(-1)?.text ?? "";
  const marked = () => t.state.marked.map(whereText);
  return { t, link, commands, press, tap, said, marked };
}

const asking = (asks, more = {}) => touched({ hand: [], task: taskOf({ asks }), ...more });

// Keys

/** What the panel of keys lists, by its words. */
const listed = (t) => keysOf(t).flatMap(({ keys }) => keys.map(({ id }) => id.replace("ui-key-", "")));

/** Tables without a game around them, or without its moves. */
const WITHOUT_MOVES = [
  [{}, { mode: "study" }],
  [{ task: taskOf() }, {}],
  [{ task: taskOf({ asks: "cells" }) }, {}],
  [{}, { mode: "edit" }],
];

test("the panel of keys lists what works in this mode", () => {
  const [around, looking] = [["board", "hand", "arrange", "help"], ["step", "ends", "play", "leave"]];
  const onTable = ["arrows", "what", "zoom", "fit"];
  const laying = ["choose", "turn", "spots", "lay", "back", "fits", "miss", "typed"];
  const turn = ["draw", "pass", "call", "catch", "show", "go-on", "undo"];
  const others = [...onTable, ...around];
  const keysIn = (view, host) => listed(touched(view, host).t);
  assert.deepEqual(keysIn({}, {}), [...laying, ...turn, ...onTable, ...looking, ...around.toSpliced(3, 0, "log")]);
  assert.deepEqual(keysIn({}, { mode: "study" }), [...laying, "undo", ...others]);
  assert.deepEqual(keysIn({ task: taskOf() }, {}), [...laying, ...turn, ...others]);
  assert.deepEqual(keysIn({}, { mode: "edit" }), ["choose", "turn", "back", "edit", "undo", ...others]);
  for (const [asks, own] of Object.entries({ cells: [], edges: ["edge"] })) {
    assert.deepEqual(listed(asking(asks).t), [...own, "mark", "check", ...others]);
  }
});

test("L opens the moves where there are any, also while one looks back", () => {
  for (const past of [null, viewOf({ live: false })]) {
    const { t, press } = touched({});
    t.set({ past });
    press("l");
    assert.equal(t.state.panel, "log");
  }
  for (const [view, host] of WITHOUT_MOVES) {
    for (const [beside, past] of [["no", null], ["yes", null], ["no", viewOf({ live: false })]]) {
      const { t, press } = touched(view, host);
      t.root.holds[".board"] = Object.assign(new FakeElement(), { css: { "--beside": beside } });
      const kept = t.state.settings.log;
      t.set({ past });
      press("l");
      assert.deepEqual([t.state.panel, t.state.settings.log], [null, kept]);
    }
  }
});

// Playing

test("without another wish one plays; the host's wish comes before the session's", () => {
  const names = (mode) => Object.keys(mode.shows).filter((name) => mode.shows[name]);
  const everything = names(modeFor({}, null));
  const inTask = everything.filter((name) => !["log", "replay", "end", "tips", "zoom"].includes(name));
  assert.deepEqual(names(modeFor({}, viewOf({ task: taskOf() }))), inTask);
  assert.deepEqual(names(modeFor({ mode: "play" }, viewOf({ task: taskOf({ asks: "cells" }) }))), inTask);
  assert.deepEqual(names(modeFor({}, viewOf({ task: taskOf({ asks: "cells" }) }))), ["rack", "help", "zoom"]);
});

test("what the host does itself is not shown, and what it forbids", () => {
  const missing = (host) => Object.entries(modeFor(host, null).shows).flatMap(([name, shown]) => (shown ? [] : [name]));
  assert.deepEqual(missing({}), []);
  assert.deepEqual(missing({ locked: true }), ["seats", "help"]);
  for (const mode of ["mark", "edit"]) assert.deepEqual(missing({ mode, locked: true }), [...missing({ mode }), "help"]);
  assert.deepEqual(missing({ seated: true }), ["seats", "handsOn", "others"]);
  assert.deepEqual(missing({ mode: "study" }), ["players", "log", "replay", "seats", "resign"]);
});

test("who plays lays a tile by a touch, or by Enter", () => {
  for (const does of [({ tap }) => tap(0, 1), ({ press }) => press("Enter")]) {
    const all = touched({ board: ["BRY@0,0>"] });
    const { t, commands, press } = all;
    press("1");
    assert.equal(t.state.chosen, "BRY");
    moveCursor(t, { x: 0, y: 1 });
    does(all);
    assert.deepEqual(commands.map(({ type, action }) => [type, action]), [["act", "BRY@0,1>"]]);
  }
});

test("a study has the keys of a player, and what is played with them", () => {
  const { t, commands, press, tap } = touched({ board: ["BRY@0,0>"] }, { mode: "study" });
  press("1");
  tap(0, 1);
  assert.deepEqual(commands.map(({ action }) => action), ["BRY@0,1>"]);
  assert.equal(t.mode.shows.players, false);
});

// Marking

test("a cell is marked by a touch or a key, and once more it is not; the screen reader hears of both", () => {
  const { t, press, tap, said, marked } = asking("cells");
  tap(5, 5);
  assert.match(said(), /^Marked: empty, column 5, row 5/);
  moveCursor(t, { x: 0, y: 0 });
  press("Enter");
  assert.match(said(), /^Marked: blue, column 0, row 0/);
  assert.deepEqual(marked(), ["cell,5,5", "cell,0,0"]);
  press("Enter");
  assert.match(said(), /^No longer marked: blue/);
  assert.deepEqual(marked(), ["cell,5,5"]);
});

test("what is marked is seen and heard there", () => {
  const { t, tap } = asking("cells");
  tap(5, 5);
  t.paint();
  const [mark] = t.marks;
  assert.deepEqual([mark.kind, whereText(mark.where), t.say(mark.words.id)], ["marked", "cell,5,5", "You have marked this."]);
});

test("an edge is marked by a touch beside it", () => {
  const { tap, said, marked } = asking("edges");
  tap(2, 0, { x: 2.5, y: 0.9 });
  tap(1, 1, { x: 1.5, y: 1.1 });
  assert.deepEqual(marked(), [whereText(ABOVE_2), whereText(ABOVE_1)]);
  // From the other side it is the same.
  tap(1, 0, { x: 1.5, y: 0.9 });
  assert.deepEqual(marked(), [whereText(ABOVE_2)]);
  tap(0, 0);
  assert.equal(said(), "No two tiles touch here.");
  assert.deepEqual(marked(), [whereText(ABOVE_2)]);
});

test("of several edges of a square, the nearest is touched", () => {
  for (const [point, edge] of [[{ x: 2.9, y: 0.6 }, "edge,2,0,3,0"], [{ x: 2.6, y: 0.9 }, whereText(ABOVE_2)]]) {
    const { tap, marked } = asking("edges", { board: [...BOARD, "YGB@3,0v"] });
    tap(2, 0, point);
    assert.deepEqual(marked(), [edge]);
  }
});

test("of several edges of a square, a key goes from one to the next", () => {
  const { t, press, said, marked } = asking("edges", { board: [...BOARD, "YGB@3,0v"] });
  moveCursor(t, { x: 2, y: 0 });
  press("e");
  assert.match(said(), /^Edge 1 of 2: .*column 2, row 0.*column 3, row 0/);
  press("e");
  assert.match(said(), /^Edge 2 of 2: .*column 2, row 1/);
  t.paint();
  assert.deepEqual(t.marks.map(({ kind }) => kind), ["aimed"]);
  press("Enter");
  assert.deepEqual(marked(), [whereText(ABOVE_2)]);
  press("e", { shiftKey: true });
  press("Escape");
  assert.equal(t.state.edge, null);
  // Elsewhere it is another one.
  press("e");
  moveCursor(t, { x: 1, y: 0 });
  press("Enter");
  assert.deepEqual(marked(), [whereText(ABOVE_2), whereText(ABOVE_1)]);
});

test("an answer is given once, and then the session marks what was found; what it refuses stays marked", async () => {
  const { t, link, commands, press, tap, marked } = asking("cells");
  tap(5, 5);
  press("c");
  press("c");
  assert.deepEqual(commands, [{ rev: 1, type: "try", seat: 0, answer: [[5, 5]] }]);
  await link.answer({ ok: false, problems: [{ id: "ui-said-not-now", args: {}, cells: [] }] });
  assert.deepEqual(marked(), ["cell,5,5"]);
  press("c");
  const found = { where: { cell: [5, 5] }, kind: "found", words: { id: "ui-yes", args: {} } };
  const verdict = { done: false, right: [[5, 5]], wrong: [], missing: 0, again: [] };
  await link.answer({ verdict, view: viewOf({ rev: 2, board: BOARD, hand: [], task: taskOf({ asks: "cells", marks: [found] }) }) });
  assert.deepEqual(marked(), []);
  t.paint();
  assert.deepEqual(t.marks, [found]);
});

test("when the session asks for nothing any more, one plays on", () => {
  const { t, link, commands, tap } = asking("cells");
  tap(0, 1);
  link.tell(viewOf({ rev: 2, board: ["BRY@0,0>"] }));
  t.mode.choose(t, "BRY");
  tap(0, 1);
  assert.deepEqual(commands.map(({ type }) => type), ["act"]);
});

// Editing

test("any tile is laid anywhere, and any tile lifted; the session is told, and then one hears of it", async () => {
  const hand = [{ tile: "GGG", legal: [] }];
  const { t, link, commands, press, tap, said } = touched({ hand }, { mode: "edit" });
  tap(0, 0);
  tap(0, 0);
  assert.deepEqual(commands, [{ rev: 1, type: "edit-lift", action: "BRY@0,0>" }]);
  await link.answer({ view: viewOf({ rev: 2, board: ["RYG@1,1>"], hand }) });
  assert.match(said(), /^Lifted: blue, red, yellow/);
  press("1");
  press("1");
  moveCursor(t, { x: 7, y: 7 });
  press("Enter");
  const { x } = t.state.cursor;
  assert.equal(commands.at(-1).action, `GGG@${x},${t.state.cursor.y - 1}v`);
  assert.equal(commands.at(-1).type, "edit-lay");
  await link.answer({ view: viewOf({ rev: 3, board: ["RYG@1,1>", "GGG@6,3v"], hand: [] }) });
  assert.match(said(), /^Laid: green, green, green, down/);
  assert.equal(t.state.chosen, null);
});

test("what may not be laid stays in hand, and one is told why", async () => {
  const { t, link, tap, said } = touched({ hand: [{ tile: "GGG", legal: [] }] }, { mode: "edit" });
  tap(9, 9);
  assert.match(said(), /^First choose/);
  t.mode.choose(t, "GGG");
  tap(0, 0);
  await link.answer({ ok: false, problems: [{ id: "occupied", args: {}, cells: [] }] });
  await settled();
  assert.equal(t.state.chosen, "GGG");
  assert.equal(said(), t.say("occupied"));
});
