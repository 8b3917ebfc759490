// Spots that were found lie side by side where they overlap.

import assert from "node:assert/strict";
import { test } from "node:test";
import { lanesOf, palePlaces } from "../../widget/js/board/found.js";
import { placementOf } from "../../widget/js/board/geometry.js";

const lanes = (...texts) => lanesOf(texts.map(placementOf)).map(({ lane, lanes }) => `${lane}/${lanes}`);

test("whoever is alone has all the room", () => {
  assert.deepEqual(lanes(), []);
  assert.deepEqual(lanes("BRY@0,0>"), ["0/1"]);
  // They touch, and have no cell in common.
  assert.deepEqual(lanes("BRY@0,0>", "BRY@3,0>", "BRY@0,1>", "BRY@-1,0v"), ["0/1", "0/1", "0/1", "0/1"]);
});

test("parallel ones that share cells have a lane each, and the first one stays where it was", () => {
  assert.deepEqual(lanes("BRY@0,0>", "YRB@0,0>"), ["0/2", "1/2"]);
  assert.deepEqual(lanes("BRY@0,0v", "GBB@0,2v"), ["0/2", "1/2"]);
  assert.deepEqual(lanes("BRY@0,0>", "YRB@0,0>", "GBB@1,0>"), ["0/3", "1/3", "2/3"]);
});

test("all that hang together are equally thin, also if others are between them", () => {
  // The first and the last have no cell in common, so they may be in line.
  assert.deepEqual(lanes("BRY@0,0>", "YRB@2,0>", "GBB@4,0>", "PPP@9,9>"), ["0/2", "1/2", "0/2", "0/1"]);
  assert.deepEqual(lanes("BRY@0,0>", "GBB@4,0>", "YRB@2,0>"), ["0/2", "0/2", "1/2"]);
});

test("what goes down leaves half of what it crosses to be seen", () => {
  assert.deepEqual(lanes("BRY@0,0>", "GBB@1,-1v"), ["0/1", "0/2"]);
  assert.deepEqual(lanes("GBB@1,-1v", "PPP@1,-1v", "BRY@0,0>"), ["0/4", "1/4", "0/1"]);
  assert.deepEqual(lanes("GBB@3,-1v", "BRY@0,0>"), ["0/1", "0/1"]);
});

test("only placements that were found or are given away are painted so", () => {
  const mark = (kind, where) => ({ kind, where, words: { id: "ui-mark-found", args: {} } });
  const [one, two] = [{ placement: "BRY@0,0>" }, { placement: "GBB@5,5v" }];
  const marks = [mark("found", one), mark("given", two), mark("hint", one), mark("found", { edge: [[0, 0], [0, 1]] })];
  assert.deepEqual(palePlaces(marks).map(({ text }) => text), ["BRY@0,0>", "GBB@5,5v"]);
});
