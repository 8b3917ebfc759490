import assert from "node:assert/strict";
import { test } from "node:test";
import { EDITIONS, LARGEST_RECORD } from "../../site/js/editions/editions.js";
import { boxOf, entryOf, factsOf, goesOn, isLater, newestFirst, playOf, readName, whyRefused } from "../../site/js/keep/kept_game.js";

globalThis.ENGINE = "this version";

const { rules } = EDITIONS.modern;
const record = { format: "chromino-game/1", rules, players: ["Ann", "Ben"], actions: [] };
const game = { id: "a", record, kinds: ["human", "greedy"], resigned: [], seat: 0, over: false, changed: 5, started: 5 };

test("a whole game tells who plays what", () => {
  const { changed, facts } = entryOf("a", game);
  assert.equal(changed, 5);
  const { players, box, over, winners, name, board } = facts;
  assert.deepEqual({ players, box, over, winners, name, board }, {
    players: ["Ann", "Ben"], box: "modern", over: false, winners: [], name: "", board: null,
  });
  assert.equal(facts.game, game);
});

test("games of earlier versions, without board, winners and name, are as good", () => {
  const { winners, board } = factsOf({ ...game, over: true, winners: [1], board: ["B*Y@0,0>", "BRY@-12,1v"] });
  assert.deepEqual({ winners, board }, { winners: ["Ben"], board: ["B*Y@0,0>", "BRY@-12,1v"] });
  assert.ok(factsOf({ ...game, resigned: undefined }));
});

const round = {};
round.round = round;

const DAMAGED = {
  "no game": undefined,
  "a number": 7,
  "an empty one": {},
  "an id that is no text": { ...game, id: 7 },
  "set aside by this version": { ...game, damaged: "this version" },
  "no record": { ...game, record: null },
  "a record as text": { ...game, record: JSON.stringify(record) },
  "no players": { ...game, record: { ...record, players: [] } },
  "players with a gap": { ...game, record: { ...record, players: ["Ann", , "Ben"] }, kinds: ["a", "b", "c"] },
  "a player without a name": { ...game, record: { ...record, players: ["Ann", " "] } },
  "a name without end": { ...game, record: { ...record, players: ["Ann", "x".repeat(61)] } },
  "a crowd": { ...game, record: { ...record, players: Array(9).fill("Ann") }, kinds: Array(9).fill("human") },
  "no edition": { ...game, record: { ...record, rules: {} } },
  "an edition of the language itself": { ...game, record: { ...record, rules: { edition: "toString" } } },
  "kinds that are none": { ...game, kinds: "human" },
  "too few kinds": { ...game, kinds: ["human"] },
  "resigned by name": { ...game, resigned: "Ann" },
  "a record that goes round in circles": { ...game, record: { ...record, round } },
  "numbers that JSON doesn't know": { ...game, record: { ...record, n: 1n } },
  "far too much": { ...game, record: { ...record, more: "x".repeat(LARGEST_RECORD) } },
};

for (const [what, kept] of Object.entries(DAMAGED)) {
  test(`damaged: ${what}`, () => assert.equal(factsOf(kept), null));
}

test("what another version has set aside is tried again, also from when none was noted", () => {
  for (const damaged of ["another version", true]) assert.ok(factsOf({ ...game, damaged }));
});

test("a game of a later version is not taken for a damaged one", () => {
  const later = { ...game, record: { format: "chromino-game/2", seats: [] } };
  assert.deepEqual([isLater(later), factsOf(later), entryOf("a", later).later], [true, null, true]);
  assert.equal(whyRefused(later, [{ id: "record-format", args: {} }]), "later");
  for (const format of ["chromino-game/1", "chromino-game/0", "chromino-game/x", "chromino-game", "chess/2", 7, undefined]) {
    assert.equal(isLater({ ...game, record: { ...record, format } }), false, String(format));
  }
  for (const kept of [undefined, 7, {}, { record: null }]) assert.equal(isLater(kept), false);
});

test("only what is wrong with the game itself makes it damaged", () => {
  assert.equal(whyRefused(game, [{ id: "record-key", args: {} }]), "damaged");
  for (const id of ["internal-error", "ui-engine-restarted"]) assert.equal(whyRefused(game, [{ id, args: {} }]), "passing");
  assert.equal(whyRefused(game, []), "passing");
});

test("a game goes on from an earlier one if all that was done there was done in it", () => {
  const after = (...actions) => ({ ...game, record: { ...record, deal: { seed: 7 }, actions } });
  assert.ok(goesOn(after(), after()));
  assert.ok(goesOn(after([0, "draw"]), after([0, "draw"], [1, "pass"])));
  assert.ok(!goesOn(after([0, "draw"]), after()), "something was taken back");
  assert.ok(!goesOn(after([0, "draw"]), after([0, "pass"], [1, "pass"])));
  assert.ok(!goesOn({ ...game, record: { ...record, deal: { seed: 8 }, actions: [] } }, after()), "another deal");
  for (const kept of [undefined, 7, {}, { record }, { record: { actions: "draw" } }]) assert.ok(!goesOn(kept, after()));
  assert.notEqual(playOf(after()), playOf({ ...after(), kinds: ["greedy", "greedy"] }));
  assert.equal(playOf(after()), playOf({ ...after(), name: "Rainy day", view: 7 }));
  assert.equal(playOf({ record: 1n }), "");
});

test("nonsense beside the game is left out", () => {
  for (const board of [7, [], ["BRY"], ["BRY@1,2>", 7], Array(81).fill("BRY@0,0>"), ["BRY@1000,0>"]]) {
    assert.equal(factsOf({ ...game, board }).board, null);
  }
  assert.deepEqual(factsOf({ ...game, winners: "Ann" }).winners, []);
  assert.deepEqual(factsOf({ ...game, winners: [7, -1] }).winners, []);
  assert.equal(factsOf({ ...game, over: "yes" }).over, false);
  assert.equal(factsOf({ ...game, name: ["Ann"] }).name, "");
  assert.equal(factsOf({ ...game, name: "x".repeat(1000) }).name.length, 60);
  for (const changed of [undefined, "now", NaN, Infinity, -1, 9e15, new Date()]) {
    assert.equal(entryOf("a", { ...game, changed }).changed, null);
  }
});

test("the newest comes first, and what has no date last", () => {
  const entries = [2, "?", 9, 0, null, 5].map((changed) => entryOf("a", { ...game, changed }));
  assert.deepEqual(entries.sort(newestFirst).map(({ changed }) => changed), [9, 5, 2, 0, null, null]);
});

test("what children play is told by its rules", () => {
  assert.equal(boxOf(rules), "modern");
  assert.equal(boxOf({ ...rules, geometry: "dominoes", min_contacts: 1 }), "junior-dominoes");
  assert.equal(boxOf({ ...rules, min_contacts: 1 }), "junior-one-contact");
  for (const edition of Object.keys(EDITIONS)) assert.equal(boxOf(EDITIONS[edition].rules), edition);
});

test("a game may be called anything that can be read", () => {
  assert.deepEqual(readName("  Rainy day 👨‍👩‍👧 <b>  "), { name: "Rainy day 👨‍👩‍👧 <b>" });
  assert.deepEqual(readName("   "), { name: "" });
  assert.deepEqual(readName("👋".repeat(60)), { name: "👋".repeat(60) });
  assert.equal(readName("x".repeat(61)).problem.id, "ui-games-name-long");
  for (const letter of ["\u0000", "\n", "\u007f", "\u0085", "\ud800"]) {
    assert.equal(readName(`a${letter}b`).problem.id, "ui-games-name-control");
  }
});
