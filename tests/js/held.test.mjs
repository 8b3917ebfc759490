import assert from "node:assert/strict";
import { test } from "node:test";
import { placementOf } from "../../widget/js/board/geometry.js";
import { PUT_BACK, isPutDown, laidEarly, meantAt, putDown, snapped, takenUp, turnedBy } from "../../widget/js/table/held.js";
import { takeIn } from "../../widget/js/table/new_view.js";
import { settingsFrom } from "../../widget/js/table/settings.js";
import { begin, rackOf } from "../../widget/js/table/state.js";
import { viewOf } from "./quiet_table.mjs";

const HERE = "YRB@0,1v";
const hand = [{ tile: "BRY", legal: [[HERE, null]] }];

/** A state in which the tile is held. */
function holding(more = {}, settings = {}) {
  const state = begin(settingsFrom(settings));
  takeIn(state, viewOf({ hand }), null, true);
  return Object.assign(state, takenUp(state, "BRY"), more);
}

test("a tile is taken up as it fits first; without help as it lies in the rack", () => {
  assert.equal(holding().turns, 3);
  assert.equal(holding({}, { help: "none" }).turns, 0);
});

test("four quarters are none, and the tile turns around its middle", () => {
  const state = holding({ turns: 0, ghost: placementOf("BRY@4,5>") });
  const seen = [1, 2, 3, 4].map(() => Object.assign(state, turnedBy(state, 1)).ghost.text);
  assert.deepEqual(seen, ["BRY@5,4v", "YRB@4,5>", "YRB@5,4v", "BRY@4,5>"]);
  assert.equal(Object.assign(state, turnedBy(state, -1)).turns, 3);
  assert.equal("ghost" in turnedBy(holding({ ghost: null }), 1), false);
});

test("a dragged tile snaps to a spot beside the pointer that is as it is turned", () => {
  assert.deepEqual(snapped(holding(), { x: 1, y: 2 }), { x: 0, y: 2 });
  assert.deepEqual(snapped(holding({ turns: 0 }), { x: 1, y: 2 }), { x: 1, y: 2 });
  assert.deepEqual(snapped(holding({ turns: 3 }, { help: "none" }), { x: 1, y: 2 }), { x: 1, y: 2 });
});

test("a tile that was put down is meant by a click on it, and by no other", () => {
  const state = holding();
  const far = placementOf("BRY@7,7>");
  Object.assign(state, putDown(state, far));
  assert.equal(isPutDown(state, far), true);
  assert.equal(meantAt(state, { x: 9, y: 7 }), far);
  assert.equal(meantAt(state, { x: 0, y: 2 })?.text, HERE);
  assert.equal(isPutDown(state, placementOf(HERE)), false);
  // While it is in the air, the cell is meant.
  assert.equal(meantAt(holding({ ghost: far, turns: 0 }), { x: 9, y: 7 })?.text, "BRY@8,7>");
});

test("a tile lies early, is gone from the rack, and comes back", () => {
  const state = holding();
  Object.assign(state, PUT_BACK, laidEarly(state, placementOf(HERE)));
  assert.equal(state.squares.at(0, 3)?.letter, "B");
  assert.deepEqual(rackOf(state), []);
  Object.assign(state, laidEarly(state, null));
  assert.equal(state.squares.at(0, 3), undefined);
  assert.equal(rackOf(state).length, 1);
});

test("the same game goes on as one left it; another begins anew", () => {
  const kept = { marked: [{ cell: [1, 1] }], order: { 0: ["BRY"] }, panel: "log", cursor: { x: 4, y: 4 }, follows: false };
  const state = holding({ ...kept, refusal: { placement: null, problems: [], asked: false } });
  const before = state.view;
  takeIn(state, viewOf({ rev: 2, hand }), before, true);
  for (const [name, value] of Object.entries(kept)) assert.deepEqual(state[name], value);
  assert.equal(state.chosen, "BRY");
  assert.notEqual(state.refusal, null);
  takeIn(state, viewOf({ rev: 3, ply: 1, hand: [] }), before, true);
  assert.equal(state.chosen, null);
  assert.equal(state.refusal, null);
  takeIn(state, viewOf({ rev: 1, hand }), null, true);
  assert.deepEqual([state.panel, state.order, state.cursor, state.follows], [null, {}, { x: 1, y: 0 }, true]);
  assert.deepEqual(state.marked, []);
  assert.equal(state.views, 4);
});

test("who has to take the device is asked where it goes from hand to hand, and nowhere else", () => {
  const players = ["Ann", "Ben"].map((name) => ({ name, kind: "human", resigned: false, count: 1, shown: [] }));
  for (const [handsOn, taker] of [[true, 0], [false, null]]) {
    const state = begin(settingsFrom({}));
    takeIn(state, viewOf({ players, people: [0, 1], seat: null, hands_hidden: true, hand_over: 0 }), null, handsOn);
    assert.equal(state.handOver, taker);
  }
});
