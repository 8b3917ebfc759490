import assert from "node:assert/strict";
import { test } from "node:test";
import { DeletedGames } from "../../site/js/keep/deleted_games.js";

/** A store that brings games back when `works`, what is told, and what has come back. */
function deleting() {
  const about = { works: true, told: null, back: [], lost: new Set() };
  const store = {
    remove: async (key) => ({ kept: about.lost.has(key) ? undefined : { id: key }, current: false }),
    bringBack: async () => about.works,
  };
  const notices = { show: (notice) => (about.told = notice), hide: () => (about.told = null) };
  const deleted = new DeletedGames(store, notices, { onDeleted: () => {}, onBack: (key) => about.back.push(key) });
  return { about, deleted };
}

const gameTold = ({ told }) => told?.messages[0].args.game;

test("a game that can't be brought back yet is not lost", async () => {
  const { about, deleted } = deleting();
  for (const key of ["a", "b"]) await deleted.delete(key, `Game ${key}`);
  about.works = false;
  await deleted.undo();
  assert.equal(gameTold(about), "Game b");
  assert.ok(about.told.offer, "one can try again");
  about.works = true;
  await deleted.undo();
  await deleted.undo();
  assert.deepEqual(about.back, ["b", "a"]);
  assert.equal(about.told, null);
  await deleted.undo();
  assert.deepEqual(about.back, ["b", "a"]);
});

test("what could not be read does not stand in the way of those before it", async () => {
  const { about, deleted } = deleting();
  about.lost.add("b");
  for (const key of ["a", "b"]) await deleted.delete(key, `Game ${key}`);
  assert.equal(gameTold(about), "Game b");
  assert.equal(about.told.offer, undefined);
  await deleted.undo();
  assert.deepEqual(about.back, ["a"]);
});
