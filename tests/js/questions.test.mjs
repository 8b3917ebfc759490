// Questions at a table: what one's touches mean, and what comes of an answer; the test is the session.

import assert from "node:assert/strict";
import { test } from "node:test";
import { whereText } from "../../widget/js/board/marks.js";
import { leave } from "../../widget/js/tasks/aids.js";
import { questionOf } from "../../widget/js/tasks/questions.js";
import { modeFor } from "../../widget/js/modes/modes.js";
import { keysOf } from "../../widget/js/table/keys.js";
import { isContinued, squaresOf } from "../../widget/js/table/state.js";
import { FakeElement, askingOf, settled, sitDown, taskOf, viewOf } from "./quiet_table.mjs";

const HAND = [{ tile: "BRY", legal: [] }, { tile: "GGG", legal: [] }];
const SAID = { id: "ui-count", args: { made: 1, need: 4 } };
const EDGE = { id: "mismatch", args: { colour: "B", neighbour: "R" }, cells: [[0, 1], [0, 0]] };

const asking = (more = {}, view = {}) => viewOf({ players: viewOf().players.slice(0, 1), hand: HAND, task: askingOf(more), ...view });
const verdictOf = (more = {}) => ({ done: false, right: [], wrong: [], missing: 3, again: [], ...more });

/** A table before a question; every command is remembered whole. */
function before(more = {}, { settings = {}, host = {}, view = {} } = {}) {
  const { t, link } = sitDown(asking(more, view), settings, host);
  const commands = [];
  const { send } = link;
  link.send = (command) => (commands.push(command), send(command));
  const cell = Object.assign(new FakeElement(), { is: [".cell"] });
  const press = (key, more = {}) => {
    const event = Object.assign(new Event("keydown"), { key, code: `Key${key.toUpperCase()}`, ...more });
    Object.defineProperty(event, "composedPath", { value: () => [cell] });
    t.holder.dispatchEvent(event);
  };
  const tap = (x, y) => t.mode.tap(t, { x, y }, { x: x + 0.5, y: y + 0.5 });
  const said = () => t.state.spoken.at(-1)?.text ?? "";
  let rev = 1;
  /** The session answers what was asked last. */
  const answer = (verdict, task = {}) => link.answer({ verdict, view: asking({ ...more, ...task }, { rev: (rev += 1), ...view }) });
  return { t, link, commands, press, tap, said, answer };
}

const kinds = (t) => (t.paint(), t.marks.map(({ kind }) => kind));

// Which question

test("the introduction is no question", () => {
  assert.equal(questionOf(null), null);
  assert.equal(questionOf(viewOf()), null);
  assert.equal(questionOf(viewOf({ task: taskOf() })), null);
  assert.equal(questionOf(asking()).kind, "find-all");
});

test("another step, or another conundrum, is another table; an answer is not", () => {
  const conundrum = (number, more) => asking({ of_what: { conundrum: { number } }, ...more });
  assert.equal(isContinued(conundrum(1), conundrum(1, { found: 1 })), true);
  assert.equal(isContinued(conundrum(1), conundrum(2)), false);
  assert.equal(isContinued(asking({ step: 1 }), asking({ step: 2 })), false);
  // The steps of the introduction are of one game.
  assert.equal(isContinued(viewOf({ task: taskOf({ step: 1 }) }), viewOf({ task: taskOf({ step: 2 }) })), true);
});

test("what is asked about can be walked over, unless other tiles lie there", () => {
  const marks = (text) => [{ where: { placement: text }, kind: "asked", words: { id: "ui-mark-asked", args: {} } }];
  const at = (text) => squaresOf({ view: asking({ marks: marks(text) }), laid: null }).placements.map((each) => each.text);
  assert.deepEqual(at("GGG@0,1>"), ["BRY@0,0>", "GGG@0,1>"]);
  assert.deepEqual(at("GGG@1,0v"), ["BRY@0,0>"]);
});

// Nothing is given away

test("where one looks for spots, nothing tells of them, however much one wants to be helped", () => {
  const shows = (task) => modeFor({}, asking(task)).shows;
  const { fits, holds, rack, players, log, typed } = shows({});
  assert.deepEqual({ fits, holds, rack, players, log, typed }, { fits: false, holds: true, rack: true, players: false, log: false, typed: false });
  assert.equal(shows({ asks: "choice" }).holds, false);
  assert.equal(shows({ asks: "edges" }).rack, false);
  assert.equal(shows({ asks: "number" }).rack, true);
  assert.equal(shows({ kind: "may", asks: "choices" }).players, true);
  assert.equal(shows({ asks: null, kind: "empty" }).fits, true);
  const { t, said, press } = before({}, { settings: { help: "all" } });
  press("1");
  assert.equal(said(), "Picked up: blue, red, yellow.");
  assert.deepEqual(kinds(t), []);
});

test("the panel of keys lists what helps, and no longer once all is found", () => {
  const listed = (task) => keysOf(before(task).t).flatMap(({ keys }) => keys.map(({ id }) => id.replace("ui-key-", "")));
  const around = ["arrows", "what", "zoom", "fit", "board", "hand", "arrange", "help"];
  assert.deepEqual(listed({}), ["choose", "turn", "back", "try", "tip", "give-up", ...around]);
  assert.deepEqual(listed({ asks: "choice" }), ["option", "answer", "tip", "give-up", ...around]);
  assert.deepEqual(listed({ asks: "choices" }), ["option", "answer", "check", "tip", "give-up", ...around]);
  assert.deepEqual(listed({ done: true }), around);
  const playing = listed({ asks: null, kind: "empty" });
  assert.ok(playing.includes("tip") && playing.includes("spots") && !playing.includes("typed"));
});

// Trying

test("a tile that is laid anywhere is an answer, once; what is right is told, and it stays in hand", async () => {
  const { t, commands, press, tap, said, answer } = before();
  tap(0, 1);
  assert.match(said(), /^Take a tile/);
  assert.deepEqual(commands, []);
  press("1");
  tap(1, 1);
  tap(1, 1);
  assert.deepEqual(commands, [{ rev: 1, type: "try", seat: 0, answer: "BRY@0,1>" }]);
  await answer(verdictOf({ right: ["BRY@0,1>"] }), { said: SAID, found: 1 });
  assert.equal(said(), "1 of 4");
  assert.deepEqual([t.state.chosen, t.state.ghost, t.state.refusal], ["BRY", null, null]);
});

test("a tile of which all is found is put back, and so is the last", async () => {
  for (const more of [{ tiles: [{ tile: "BRY", found: 4, of: 4 }] }, { done: true }]) {
    const { t, press, tap, answer } = before();
    press("1");
    tap(1, 1);
    await answer(verdictOf({ right: ["BRY@0,1>"] }), more);
    assert.equal(t.state.chosen, null);
  }
});

test("what is wrong is refused with every reason, and stays in hand as it is turned; the author's words come first", async () => {
  const { t, press, tap, said, answer } = before();
  press("1");
  press("r");
  tap(1, 2);
  const wrong = [{ answer: "BRY@1,1v", problems: [EDGE], said: { id: "ui-study", args: {} } }];
  await answer(verdictOf({ wrong }), { wrong: 1 });
  assert.deepEqual([t.state.chosen, t.state.turns, t.state.ghost], ["BRY", 1, null]);
  assert.equal(t.state.refusal.placement.text, "BRY@1,1v");
  assert.equal(said(), "Not here: Choose a tile, and lay it where it fits. Here blue would touch red.");
});

test("a session that takes no answer is heard, and the tile stays", async () => {
  const { t, press, tap, said, link } = before();
  press("1");
  tap(1, 1);
  await link.answer({ ok: false, problems: [{ id: "ui-said-not-now", args: {}, cells: [] }] });
  assert.equal(said(), "Not now.");
  assert.deepEqual([t.state.chosen, t.state.refusal], ["BRY", null]);
});

test("a yes is waited for where one wants that", async () => {
  const { t, commands, press, tap } = before({}, { settings: { confirm: true } });
  press("1");
  tap(1, 1);
  assert.deepEqual([commands.length, t.state.put], [0, true]);
  tap(1, 1);
  assert.deepEqual(commands.map(({ answer }) => answer), ["BRY@0,1>"]);
});

// Marking

test("what was wrong is marked where it is, until one marks something else", async () => {
  const { t, commands, press, tap, said, answer } = before({ asks: "edges" }, { view: { board: ["BRY@0,0>", "RYG@1,1>"] } });
  tap(2, 0);
  press("c");
  assert.deepEqual(commands.map(({ answer }) => answer), [[[[2, 0], [2, 1]]]]);
  await answer(verdictOf({ wrong: [{ answer: [[2, 0], [2, 1]], problems: [{ ...EDGE, cells: [] }] }] }));
  t.paint();
  assert.deepEqual(t.marks.map(({ kind, where }) => [kind, whereText(where)]), [["wrong", "edge,2,0,2,1"]]);
  assert.equal(said(), "Here blue would touch red.");
  tap(1, 0);
  assert.deepEqual(kinds(t), ["marked"]);
  assert.equal(t.state.refusal, null);
});

// Choosing

const OPTIONS = [true, false].map((value) => ({ value, words: { id: `ui-${value ? "yes" : "no"}`, args: {} }, tile: null }));

test("an answer is chosen by its number, and one that was wrong stays crossed out", async () => {
  const options = [...OPTIONS, { value: 7, words: { id: "ui-yes", args: {} }, tile: null }];
  const { t, commands, press, said, answer } = before({ asks: "choice", options });
  press("9");
  for (const [key, value] of [["1", true], ["3", 7]]) {
    press(key);
    assert.equal(commands.at(-1).answer, value);
    await answer(verdictOf({ wrong: [{ answer: value, problems: [EDGE] }] }));
    await settled();
    assert.equal(said(), "Here blue would touch red.");
  }
  assert.deepEqual(t.state.missed.map(({ answer }) => answer), [true, 7]);
  press("2");
  await answer(verdictOf({ done: true, right: [false], why: [EDGE] }), { done: true, said: { id: "ui-yes", args: {} } });
  assert.equal(said(), "Yes Here blue would touch red.");
  // At the very edge that says so.
  assert.deepEqual(kinds(t), ["break"]);
  press("1");
  assert.equal(commands.length, 3);
});

test("of several answers those are given that are chosen, once more a touch takes one back", async () => {
  const { t, commands, press, answer } = before({ asks: "choices", options: OPTIONS });
  press("1");
  press("2");
  press("1");
  assert.deepEqual(t.state.picked, [false]);
  press("c");
  assert.deepEqual(commands.map(({ answer }) => answer), [[false]]);
  await answer(verdictOf({ wrong: [{ answer: [false], problems: [EDGE] }] }));
  assert.deepEqual(t.state.picked, []);
});

test("the tiles of the rack are only looked at where they are no answer", () => {
  const { t, commands, press, said } = before({ asks: "choice", options: OPTIONS });
  t.mode.choose(t, "BRY");
  assert.equal(said(), "Choose an answer.");
  assert.equal(t.state.chosen, null);
  press("t");
  assert.deepEqual(commands.map(({ type }) => type), ["tip"]);
});

// What helps

test("a hint is told, and a second one is not asked for before that", async () => {
  const { commands, press, said, answer } = before();
  press("t");
  press("t");
  assert.deepEqual(commands, [{ rev: 1, type: "tip", seat: 0 }]);
  await answer(undefined, { tip: { id: "ui-study", args: {} }, tips: { taken: 1, of: 3 } });
  assert.equal(said(), "Choose a tile, and lay it where it fits.");
});

test("whoever gives up is asked first, and then hears that the rest is shown", async () => {
  const { t, commands, press, said, answer } = before();
  press("1");
  press("g");
  assert.equal(t.state.question.words.id, "ui-ask-give-up");
  assert.deepEqual(commands, []);
  t.state.question.yes();
  t.set({ question: null });
  assert.deepEqual(commands.map(({ type }) => type), ["give-up"]);
  await answer(undefined, { done: true, given_up: true, said: { id: "ui-study-done", args: {} } });
  await settled();
  assert.equal(said(), "All the tiles are on the table.");
  assert.equal(t.state.chosen, null);
  press("g");
  press("t");
  assert.deepEqual([t.state.question, commands.length], [null, 1]);
});

test("what was said is forgotten with its step", async () => {
  const { t, link } = before({ asks: "choice", options: OPTIONS, steps: 2 });
  t.set({ missed: [{ answer: true, problems: [] }], picked: [true], why: [EDGE], refusal: { placement: null, problems: [EDGE], asked: false } });
  link.tell(asking({ step: 2, steps: 2 }, { rev: 2 }));
  assert.deepEqual([t.state.missed, t.state.picked, t.state.why, t.state.refusal], [[], [], [], null]);
});

test("whoever wants to hear what there is to do is read the question, what was wrong with an answer, and each hint", async () => {
  const { t, press, tap, link, answer } = before();
  const read = [];
  t.reading.read = (text) => read.push(text);
  link.tell(asking({ step: 2 }, { rev: 2 }));
  assert.deepEqual(read, []);
  t.state.aloud = true;
  link.tell(asking({ step: 3, text: { id: "ui-study", args: {} } }, { rev: 3 }));
  press("1");
  tap(1, 1);
  await answer(verdictOf({ wrong: [{ answer: "BRY@0,1>", problems: [EDGE] }] }), { step: 3 });
  press("t");
  await answer(undefined, { step: 3, tip: { id: "ui-study-done", args: {} } });
  tap(1, 1);
  await answer(verdictOf({ right: ["BRY@0,1>"] }), { step: 3, said: SAID });
  assert.deepEqual(read, [
    "Choose a tile, and lay it where it fits.",
    "Here blue would touch red.",
    "All the tiles are on the table.",
    "1 of 4",
  ]);
});

test("whoever leaves is read to no longer", () => {
  const left = [];
  const { t } = before({ done: true }, { host: { leaveTask: () => left.push(t.state.aloud) } });
  t.state.aloud = true;
  t.reading.stop = () => left.push("silent");
  leave(t);
  assert.deepEqual(left, ["silent", false]);
});
