import assert from "node:assert/strict";
import { test } from "node:test";
import { settingsFrom } from "../../widget/js/table/settings.js";
import { aimAt } from "../../widget/js/table/held.js";
import {
  begin,
  isContinued,
  looksWith,
  mayLay,
  nothingFits,
  ownKind,
  rackOf,
} from "../../widget/js/table/state.js";

/** A view of a game in which seat 0 looks and is to move. */
function viewOf(hand, more = {}) {
  return {
    seat: 0,
    turn: { seat: 0, actions: [] },
    outcome: null,
    hand: Object.entries(hand).map(([tile, legal]) => ({ tile, legal: legal.map((text) => [text, null]) })),
    players: [
      { name: "Ann", kind: "human", resigned: false },
      { name: "Ben", kind: "greedy", resigned: false },
    ],
    board: ["BRY@0,0>"],
    log: [],
    ply: 0,
    ...more,
  };
}

function stateOf(view, more = {}) {
  return { ...begin(settingsFrom({})), view, ...more };
}

test("a click takes the current turning where it is listed, else the first that is", () => {
  const view = viewOf({ BRY: ["BRY@5,5>", "YRB@5,5v", "BRY@5,5v"] });
  const at = (turns, cell = { x: 5, y: 5 }) => aimAt(stateOf(view, { chosen: "BRY", turns }), cell)?.text;
  assert.equal(at(0), "BRY@5,5>");
  assert.equal(at(1), "BRY@5,5v");
  assert.equal(at(3), "YRB@5,5v");
  assert.equal(at(2), "BRY@5,5>");
});

test("a placement anchored there comes before one that merely covers the cell", () => {
  const view = viewOf({ BRY: ["BRY@4,5>", "YRB@5,5>"] });
  const aimed = (cell) => aimAt(stateOf(view, { chosen: "BRY", turns: 0 }), cell)?.text;
  assert.equal(aimed({ x: 5, y: 5 }), "YRB@5,5>");
  assert.equal(aimed({ x: 4, y: 5 }), "BRY@4,5>");
  // The cell is covered by both, and the one as the tile is turned is meant.
  assert.equal(aimed({ x: 6, y: 5 }), "BRY@4,5>");
});

test("where nothing legal is, the tile lies around the cell, right or wrong", () => {
  const view = viewOf({ BRY: ["BRY@5,5>"] });
  assert.equal(aimAt(stateOf(view, { chosen: "BRY", turns: 1 }), { x: 9, y: 9 })?.text, "BRY@9,8v");
  assert.equal(aimAt(stateOf(view), { x: 5, y: 5 }), null);
});

test("a tile in the air keeps its turning", () => {
  const state = stateOf(viewOf({ BRY: ["BRY@5,5>"] }), { chosen: "BRY", turns: 3 });
  assert.equal(aimAt(state, { x: 5, y: 5 }, false)?.text, "YRB@5,4v");
  assert.equal(aimAt({ ...state, turns: 0 }, { x: 6, y: 5 }, false)?.text, "BRY@5,5>");
});

test("without help nothing is found for anybody", () => {
  const settings = settingsFrom({ help: "none" });
  const state = stateOf(viewOf({ BRY: ["BRY@5,5v"] }), { chosen: "BRY", turns: 0, settings });
  assert.equal(aimAt(state, { x: 5, y: 5 })?.text, "BRY@4,5>");
});

test("the rack is as its owner arranged it, and what is new comes last", () => {
  const view = viewOf({ BRY: [], GGG: [], PPP: [], RRR: [] });
  const tiles = (order) => rackOf(stateOf(view, { order })).map(({ tile }) => tile);
  assert.deepEqual(tiles({}), ["BRY", "GGG", "PPP", "RRR"]);
  assert.deepEqual(tiles({ 0: ["PPP", "YYY", "BRY"] }), ["PPP", "BRY", "GGG", "RRR"]);
  assert.deepEqual(tiles({ 1: ["PPP", "BRY"] }), ["BRY", "GGG", "PPP", "RRR"]);
  assert.deepEqual(rackOf(stateOf({ ...view, seat: null })), []);
});

test("one may lay in one's own turn, and not in the past, under a cover or after the end", () => {
  const view = viewOf({ BRY: [] });
  assert.equal(mayLay(stateOf(view)), true);
  assert.equal(mayLay(stateOf({ ...view, turn: { seat: 1, actions: [] } })), false);
  assert.equal(mayLay(stateOf({ ...view, outcome: { winners: [0] } })), false);
  assert.equal(mayLay(stateOf(view, { past: view })), false);
  assert.equal(mayLay(stateOf(view, { handOver: 0 })), false);
  assert.equal(mayLay(stateOf(null)), false);
});

test("places that were left out of a view may be anywhere", () => {
  assert.equal(nothingFits(viewOf({ BRY: [], GGG: [] })), true);
  assert.equal(nothingFits(viewOf({ BRY: [], GGG: ["GGG@0,1>"] })), false);
  const left = viewOf({});
  left.hand = [{ tile: "BRY", legal: null }];
  assert.equal(nothingFits(left), false);
});

test("a later moment is of the same game, so is one that was undone; another game is not", () => {
  const early = viewOf({});
  const late = viewOf({}, { log: [[0, "RYG@1,1>"], [1, "draw"]], ply: 2 });
  const other = viewOf({}, { log: [[0, "RYG@1,-1>"]], ply: 1 });
  assert.equal(isContinued(early, late), true);
  assert.equal(isContinued(late, { ...early, can_redo: true }), true);
  // A new game may begin with the same tile.
  assert.equal(isContinued(late, { ...early, can_redo: false }), false);
  assert.equal(isContinued(late, other), false);
  assert.equal(isContinued(early, { ...late, board: ["GRY@0,0>"] }), false);
});

test("one looks back with one's own eyes, and with anybody's once the game is over", () => {
  const running = viewOf({});
  const over = { ...running, outcome: { winners: [0] } };
  for (const eyes of ["everyone", 1]) {
    assert.deepEqual(looksWith(stateOf(running), eyes), { eyes: 0 });
    // Under a cover nobody knows whose eyes these are.
    assert.deepEqual(looksWith(stateOf(running, { handOver: 0 }), eyes), { eyes: null });
  }
  assert.deepEqual(looksWith(stateOf(over), "everyone"), { eyes: 0, everyone: true });
  assert.deepEqual(looksWith(stateOf({ ...over, seat: null }), "everyone"), { eyes: null, everyone: true });
  assert.deepEqual(looksWith(stateOf(over), 1), { eyes: 1 });
});

test("who gave up was a person, and is one again; all others are what they are", () => {
  const players = [["human", false], ["counter", true], ["counter", false]];
  assert.deepEqual(players.map(([kind, resigned]) => ownKind({ kind, resigned })), ["human", "human", "counter"]);
});
