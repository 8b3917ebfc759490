import assert from "node:assert/strict";
import { test } from "node:test";
import { placementOf } from "../../widget/js/board/geometry.js";
import { FakeElement, botsTurn, landings, nextFrame, settled, sitDown, viewOf } from "./quiet_table.mjs";
import { act, step } from "../../widget/js/table/acting.js";
import { choose, lay } from "../../widget/js/table/laying.js";

/** So many milliseconds a bot waits at this pace. */
const PAUSE = 60;

/** Time that passes when a test says so. */
function clock({ mock }) {
  mock.timers.enable({ apis: ["setTimeout"] });
  return mock.timers;
}

const [here, there] = ["BRY@0,1>", "BRY@0,-1>"].map(placementOf);
const REFUSED = { ok: false, problems: [{ id: "not-your-turn", args: { seat: 1 }, cells: [] }] };
const laid = (rev, more = {}) => botsTurn({ rev, ply: 1, log: [[0, here.text]], board: ["BRY@0,0>", here.text], hand: [], ...more });

const key = (name, more = {}) => Object.assign(new Event("keydown"), { key: name, code: `Key${name.toUpperCase()}`, ...more });

// A closed table

test("an answer that comes to a closed table is neither painted nor followed by anything", async (context) => {
  const timers = clock(context);
  const { t, link } = sitDown(botsTurn());
  await settled();
  timers.tick(PAUSE);
  assert.deepEqual(link.sent, ["bot"]);
  t.close();
  const { painted } = t.root;
  await link.answer({ view: botsTurn({ rev: 2 }) });
  link.tell(botsTurn({ rev: 3 }));
  t.flow.next();
  t.paint();
  t.tell({ id: "say-turn", args: { name: "Ann" } });
  await settled();
  timers.tick(10_000);
  assert.equal(nextFrame(), false);
  assert.equal(t.root.painted, painted);
  assert.deepEqual(link.sent, ["bot"]);
});

test("a closed table hears no key, sends nothing, and lays no tile early", async (context) => {
  const timers = clock(context);
  const { t, link } = sitDown(viewOf(), {}, { ownsPage: true });
  choose(t, "BRY");
  void lay(t, here);
  t.close();
  t.close();
  timers.tick(1000);
  assert.equal(t.state.laid, null);
  t.holder.dispatchEvent(key("d"));
  assert.equal((await t.send({ type: "view" })).ok, false);
  await link.answer(REFUSED);
  assert.equal(t.state.refusal, null);
  assert.deepEqual(link.sent, [here.text]);
});

test("a closed table learns no language, and what flies comes down", async () => {
  let told = 0;
  let down = 0;
  const { t, link } = sitDown(viewOf(), { language: "fr" }, { onWords: () => (told += 1) });
  t.root.getAnimations = () => [{ cancel: () => (down += 1) }];
  t.close();
  link.catalogue("ui-table = La table");
  await settled();
  assert.equal(told, 0);
  assert.equal(t.words.language, "en");
  assert.equal(down, 1);
});

test("a closed table reads no rules", async () => {
  const { t, link } = sitDown();
  t.set({ panel: "rules" });
  nextFrame();
  t.close();
  link.catalogue("rules-title = Rules");
  await settled();
  assert.deepEqual(link.sent, []);
});

// One thing at a time

test("a tile is laid once, however often one clicks before the answer", async () => {
  const { t, link } = sitDown();
  choose(t, "BRY");
  void lay(t, here);
  void lay(t, here);
  void lay(t, there);
  void act(t, "draw");
  assert.deepEqual(link.sent, [here.text]);
  await link.answer({ view: laid(2) });
  assert.equal(t.state.refusal, null);
  assert.equal(t.state.notice, null);
});

test("a tile is drawn once, however often one presses, and once more when that is answered", async () => {
  const { t, link } = sitDown();
  const answers = [act(t, "draw"), act(t, "draw")];
  t.holder.dispatchEvent(key("d"));
  assert.deepEqual(link.sent, ["draw"]);
  await link.answer({ view: viewOf({ rev: 2, ply: 1, log: [[0, "draw"]] }) });
  assert.equal(await answers[0], await answers[1]);
  void act(t, "draw");
  assert.deepEqual(link.sent, ["draw", "draw"]);
});

test("whoever sees the move on the table goes on, though its answer is late; another view is no answer", async () => {
  const { t, link } = sitDown();
  void act(t, "draw");
  link.tell(viewOf({ rev: 2 }));
  void act(t, "draw");
  assert.deepEqual(link.sent, ["draw"]);
  link.tell(viewOf({ rev: 3, ply: 1, log: [[0, "draw"]] }));
  void act(t, "pass");
  assert.deepEqual(link.sent, ["draw", "pass"]);
  // The late answer is not taken for that of the pass.
  await link.answer();
  void act(t, "pass");
  assert.deepEqual(link.sent, ["draw", "pass"]);
});

test("a late answer takes no other tile from the table", async (context) => {
  const timers = clock(context);
  const { t, link } = sitDown();
  choose(t, "BRY");
  void lay(t, here);
  const hand = [{ tile: "BRY", legal: [[there.text, null]] }];
  link.tell(viewOf({ rev: 2, ply: 1, log: [[0, here.text]], board: ["BRY@0,0>", here.text], hand }));
  void lay(t, there);
  timers.tick(100);
  await link.answer();
  assert.equal(t.state.laid?.text, there.text);
});

test("a key that is held down does it once", async () => {
  const { t, link } = sitDown();
  t.holder.dispatchEvent(key("d"));
  await link.answer({ view: viewOf({ rev: 2, ply: 1, log: [[0, "draw"]] }) });
  t.holder.dispatchEvent(key("d", { repeat: true }));
  assert.deepEqual(link.sent, ["draw"]);
});

test("nobody is locked out: what was refused or got lost can be done again", async () => {
  const { t, link } = sitDown();
  choose(t, "BRY");
  void lay(t, here);
  await link.answer(REFUSED);
  assert.equal(t.state.refusal?.placement, here);
  const lost = assert.rejects(lay(t, there));
  await link.fail();
  await lost;
  const cut = assert.rejects(act(t, "draw"));
  await link.fail();
  await cut;
  void act(t, "draw");
  assert.deepEqual(link.sent, [here.text, there.text, "draw", "draw"]);
});

test("what can't be done now is said, whatever the key", () => {
  const { t } = sitDown();
  t.holder.dispatchEvent(key("p"));
  assert.equal(t.state.spoken.at(-1)?.text, t.say("ui-said-not-now"));
});

test("an undo that is refused without a reason is just refused", async () => {
  const { t, link } = sitDown(viewOf({ can_undo: true }));
  const undone = step(t, "undo");
  await link.answer({ ok: false, problems: [] });
  assert.equal((await undone)?.ok, false);
});

// Views

test("a view that is shown already is not shown again, and hurries nobody", async (context) => {
  const timers = clock(context);
  const { t, link } = sitDown(botsTurn());
  await settled();
  timers.tick(PAUSE - 1);
  const { painted } = t.root;
  link.tell(botsTurn());
  await settled();
  assert.equal(t.root.painted, painted);
  timers.tick(1);
  assert.deepEqual(link.sent, ["bot"]);
});

test("while a tile still flies no bot is asked, though its view comes twice", async (context) => {
  const timers = clock(context);
  const { t, link } = sitDown(viewOf(), { motion: "full" });
  const [sky, chip] = [new FakeElement(), new FakeElement()];
  Object.assign(t.root.holds, { ".flights": sky, '[data-seat="0"]': chip });
  link.tell(laid(2));
  link.tell(laid(2));
  await settled();
  assert.equal(sky.appended.length, 1);
  timers.tick(PAUSE);
  await settled();
  timers.tick(PAUSE);
  assert.deepEqual(link.sent, []);
});

test("the same view wakes a game whose bot was never heard", async (context) => {
  const timers = clock(context);
  const { link } = sitDown(botsTurn());
  await settled();
  timers.tick(PAUSE);
  await link.answer({ ok: false, problems: [{ id: "ui-engine-restarted", args: {}, cells: [] }] });
  link.tell(botsTurn());
  await settled();
  timers.tick(PAUSE);
  assert.deepEqual(link.sent, ["bot", "bot"]);
});

test("nobody is asked to go on, once there is nothing to say any more", async () => {
  const { t, link } = sitDown(viewOf());
  const mayCall = { turn: { seat: 1, draws: 0, drawn: null, actions: [[0, "call", { id: "why-call", args: {} }]] }, waits: [0] };
  link.tell(laid(2, mayCall));
  await settled();
  assert.equal(t.state.waits, true);
  link.tell(laid(3, { ...mayCall, bag: 49 }));
  assert.equal(t.state.waits, true);
  link.tell(laid(4));
  assert.equal(t.state.waits, false);
});

test("a view with more in it is another one, be it of the same revision", () => {
  const { t, link } = sitDown(viewOf({ hand: [{ tile: "BRY", legal: null }] }));
  link.tell(viewOf());
  assert.equal(t.state.view?.hand[0].legal?.length, 2);
});

test("over the past no tile flies", async () => {
  const { t, link } = sitDown(viewOf(), { motion: "full" });
  const [sky, chip] = [new FakeElement(), new FakeElement()];
  Object.assign(t.root.holds, { ".flights": sky, '[data-seat="0"]': chip });
  t.reel.slide(0);
  await link.answer({ view: viewOf({ live: false }) });
  link.tell(laid(2));
  assert.equal(t.state.arriving.size, 0);
  await settled();
  assert.equal(sky.appended.length, 0);
  // Back in the game, the next one does.
  t.reel.leave();
  const next = "BRY@0,2>";
  link.tell(laid(3, { ply: 2, log: [[0, here.text], [0, next]], board: [...laid(2).board, next] }));
  await settled();
  assert.equal(sky.appended.length, 1);
});

test("whoever looks back before all tiles have landed sees no other one fly", async () => {
  const { t, link } = sitDown(viewOf(), { motion: "full" });
  const [sky, chip] = [new FakeElement(), new FakeElement()];
  Object.assign(t.root.holds, { ".flights": sky, '[data-seat="0"]': chip });
  const next = "BRY@0,2>";
  link.tell(laid(2, { ply: 2, log: [[0, here.text], [0, next]], board: [...laid(2).board, next] }));
  await settled();
  assert.equal(sky.appended.length, 1);
  t.reel.slide(0);
  await link.answer({ view: viewOf({ live: false }) });
  landings.at(-1)();
  await settled();
  assert.equal(sky.appended.length, 1);
  assert.equal(t.state.arriving.size, 0);
});

test("however many views there are, what is measured is marked once", () => {
  performance.clearMarks();
  const { link } = sitDown();
  for (const rev of [2, 3, 4]) link.tell(viewOf({ rev }));
  for (const name of ["chromino:first-board", "chromino:playable"]) {
    assert.equal(performance.getEntriesByName(name).length, 1);
  }
});

// Looking back

const LONG = viewOf({ ply: 5, log: Array(5).fill([0, "draw"]) });
const moment = (ply) => ({ view: viewOf({ ply, log: LONG.log.slice(0, ply), live: false }) });

test("whoever plays, pauses and plays on at once can still pause", async (context) => {
  const timers = clock(context);
  const { t, link } = sitDown(LONG);
  t.reel.slide(0);
  await link.answer(moment(0));
  for (const _ of ["play", "pause", "play"]) t.reel.toggle();
  await link.answer(moment(1));
  await link.answer(moment(2));
  assert.equal(link.open.length, 0);
  t.reel.toggle();
  const { length } = link.sent;
  t.reel.leave();
  timers.tick(10_000);
  assert.equal(link.sent.length, length, "nothing goes on by itself");
  assert.equal(t.state.past, null);
});

test("what was asked for before one left is not shown when one comes back", async () => {
  const { t, link } = sitDown(LONG);
  t.reel.slide(3);
  t.reel.leave();
  t.reel.slide(0);
  await link.answer(moment(3));
  assert.equal(t.state.past, null);
  await link.answer(moment(0));
  assert.equal(t.state.past?.ply, 0);
  assert.equal(link.open.length, 0);
});

// Settings

test("only what was chosen is kept, for elsewhere other things may have been chosen since", () => {
  const kept = [];
  const { t } = sitDown(viewOf(), {}, { keepSettings: (chosen) => kept.push(chosen) });
  t.change("help", "all");
  t.change("sound", true);
  assert.deepEqual(kept, [{ help: "all" }, { sound: true }]);
  t.changeAll({ ...t.state.settings, help: "none", theme: "dark" });
  assert.equal(kept.length, 2, "what the host has told it is not told back");
  const { help, sound, theme } = t.state.settings;
  assert.deepEqual([help, sound, theme], ["none", true, "dark"]);
  t.close();
});
