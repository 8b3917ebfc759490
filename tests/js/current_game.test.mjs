import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.ENGINE = "this version";
const { CurrentGame, INTRODUCTION } = await import("../../site/js/table/current_game.js");
const { HeldGame } = await import("../../site/js/keep/held_game.js");

/** A game as the engine tells of it after so many actions. */
const saved = (id, actions = 0, more = {}) => ({
  id,
  record: { rules: {}, players: [], deal: {}, actions: Array(actions).fill([0, "draw"]) },
  kinds: ["human", "greedy"],
  over: false,
  ...more,
});

function table({ removed = [], current = null } = {}) {
  const kept = [];
  const marks = [];
  const store = {
    isRemoved: (id) => removed.includes(id),
    keepGame: async ({ record }, held) => void kept.push([held.id, record.actions.length]),
    setCurrent: async (id) => void marks.push(id),
    currentGame: async () => current,
    latestUnfinished: async () => current,
  };
  let seen = 0;
  const game = new CurrentGame(store, () => (seen += 1));
  return { game, kept, marks, seen: () => seen };
}

test("a game that was asked for is kept at once, and is the one to go on with", async () => {
  const { game, kept } = table();
  game.save(saved("a"));
  assert.deepEqual(kept, [["a", 0]]);
  assert.equal(game.saved.id, "a");
  assert.equal((await game.unfinished()).id, "a");
  assert.ok(game.isInside("a"));
});

test("a game that nobody has asked for is kept once something has been done in it", () => {
  const { game, kept } = table();
  const id = game.comesUnasked();
  game.save(saved(id));
  assert.deepEqual(kept, []);
  assert.equal(game.saved.id, id);
  game.save(saved(id, 1));
  assert.deepEqual(kept, [[id, 1]]);
});

test("a game whose way was left before it came is nobody's until something is done in it", () => {
  const { game, kept } = table();
  const way = new AbortController();
  game.comes("a", way.signal);
  way.abort();
  game.save(saved("a"));
  assert.deepEqual([kept, game.saved], [[], null]);
  game.save(saved("a", 1));
  assert.deepEqual(kept, [["a", 1]]);
});

test("who leaves when a game has come leaves it where it is", () => {
  const { game, kept } = table();
  const way = new AbortController();
  const coming = game.comes("a", way.signal);
  coming.arrived();
  way.abort();
  game.save(saved("a"));
  assert.deepEqual(kept, [["a", 0]]);
});

test("the introduction and what was deleted are neither kept nor gone on with, but come back to a new worker", () => {
  for (const id of [INTRODUCTION, "deleted"]) {
    const { game, kept } = table({ removed: ["deleted"] });
    game.save(saved(id, 3));
    assert.deepEqual([kept, game.saved], [[], null]);
    assert.equal(game.restoring.game, id);
    assert.equal(game.isIntroduction, id === INTRODUCTION);
  }
});

test("a game that is taken up has another id in the engine, and is kept under its own", () => {
  const { game, kept } = table();
  const id = game.comesBack(saved("kept", 2));
  assert.notEqual(id, "kept");
  game.save(saved(id, 2));
  assert.deepEqual(kept, [["kept", 2]]);
  assert.equal(game.saved.id, "kept");
  assert.ok(game.isInside("kept") && !game.isInside(id));
  assert.equal(game.restoring.game, id);
});

test("it comes back to a new worker with the eyes that looked at it last", () => {
  const { game } = table();
  assert.equal(game.restoring, null);
  game.save({ ...saved("a"), task: "introduction" });
  game.looksFrom(1);
  assert.deepEqual(game.restoring, { type: "load", game: "a", record: saved("a").record, kinds: ["human", "greedy"], resigned: undefined, task: "introduction", seat: 1 });
});

test("games that came in between don't take the place of the one on the table", async () => {
  const { game, marks } = table();
  game.save(saved("a"));
  const before = game.saved;
  game.save(saved("b"));
  game.see({ rev: 1 });
  await game.goBackTo(before);
  assert.deepEqual([game.saved.id, game.view, marks], ["a", null, ["a"]]);
  assert.ok(!game.isInside("a"));
});

test("a game that is deleted is forgotten, wherever it was", () => {
  const { game } = table();
  game.save(saved("a"));
  game.see({ rev: 1 });
  game.forget("b");
  assert.equal(game.saved.id, "a");
  game.forget("a");
  assert.deepEqual([game.saved, game.view, game.restoring], [null, null, null]);
});

test("one that is over is no game to go on with", async () => {
  const { game } = table({ current: saved("waits") });
  game.save(saved("a", 9, { over: true }));
  assert.equal((await game.unfinished()).id, "waits");
  assert.equal((await game.last()).id, "a");
});

test("what is shown before the engine has it is early until then", () => {
  const { game, seen } = table();
  game.foresee({ rev: 1 });
  assert.ok(game.isEarly);
  game.catchUp();
  assert.ok(!game.isEarly);
  assert.equal(seen(), 1);
});

test("of a game that went on in another tab one's own is kept as a copy, unless it can't be written", () => {
  const held = new HeldGame("a", saved("a", 2));
  held.writes(saved("x", 3), saved("a", 2));
  assert.equal(held.id, "a");
  held.writes(saved("x", 4), saved("a", 1));
  assert.equal(held.id, "a", "what goes on from there is no other game");
  const other = saved("a", 0, { kinds: ["human", "human"] });
  other.record.actions = [[1, "pass"]];
  const takeBack = held.writes(saved("x", 5), other);
  assert.notEqual(held.id, "a");
  takeBack();
  assert.equal(held.id, "a");
});
