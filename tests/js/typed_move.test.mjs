import assert from "node:assert/strict";
import { test } from "node:test";
import { readMove } from "../../widget/js/typed_move.js";
import { wordsOf } from "../../widget/js/words.js";

const WORDS = wordsOf("en");

const VIEW = {
  hand: [
    { tile: "BRY", legal: [["BRY@0,1>", null], ["YRB@0,1v", null], ["YRB@4,4>", null]] },
    { tile: "B*Y", legal: [] },
    { tile: "GBG", legal: [["GBG@2,2>", null]] },
  ],
  players: [{ name: "Ann" }, { name: "Big Ben" }],
};

const read = (text) => readMove(text, WORDS, VIEW);
const unclear = (text) => read(text).unclear?.id;

test("the engine's own notation", () => {
  assert.deepEqual(read("BRY@0,1>"), { act: "BRY@0,1>" });
  assert.deepEqual(read(" bry@-10,7V "), { act: "BRY@-10,7v" });
  assert.deepEqual(read("G*R@0,0v"), { act: "G*R@0,0v" });
});

test("plain words, in full, cut short, or run together", () => {
  for (const text of [
    "blue red yellow at 0 1 across",
    "Blue, Red, Yellow: 0, 1, right",
    "b r y 0 1 >",
    "bry 0 1 →",
    "bluredyel column 0 row 1 horizontally",
    "lay the tile bry on row 1, column 0, across.",
  ]) {
    assert.deepEqual(read(text), { act: "BRY@0,1>" }, text);
  }
  assert.deepEqual(read("blue red yellow −2 +3 down"), { act: "BRY@-2,3v" });
  assert.deepEqual(read("blue wild yellow 3 4 down"), { act: "B*Y@3,4v" });
});

test("y is a colour, a third of a tile, and then a row", () => {
  assert.deepEqual(read("b r y x 0 y 1 across"), { act: "BRY@0,1>" });
});

test("a tile may be named from either end; as it was typed comes first", () => {
  assert.deepEqual(read("yellow red blue 0 1 across"), { act: "BRY@0,1>" });
  assert.deepEqual(read("yellow red blue 0 1 down"), { act: "YRB@0,1v" });
  // Nothing is listed there, so the engine is asked about just this.
  assert.deepEqual(read("yellow red blue 9 9 down"), { act: "YRB@9,9v" });
});

test("where only one way is possible, it need not be said", () => {
  assert.deepEqual(read("bry 4 4"), { act: "YRB@4,4>" });
  assert.deepEqual(read("green blue green 2 2"), { act: "GBG@2,2>" });
  assert.equal(unclear("bry 0 1"), "ui-typed-which-way");
  assert.equal(unclear("bry 8 8"), "ui-typed-which-way");
});

test("a tile alone is taken up, if one has it", () => {
  assert.deepEqual(read("yellow red blue"), { choose: "BRY" });
  assert.deepEqual(read("b*y"), { choose: "B*Y" });
  assert.deepEqual(read("ppp").unclear, { id: "ui-typed-not-yours", args: { tile: "PPP" } });
});

test("commands and their synonyms", () => {
  for (const text of ["draw", "Draw!", "take a  tile"]) assert.deepEqual(read(text), { act: "draw" });
  assert.deepEqual(read("pass"), { act: "pass" });
  assert.deepEqual(read("Chromino!"), { act: "call" });
  assert.deepEqual(read("take back"), { step: "undo" });
  assert.deepEqual(read("redo"), { step: "redo" });
});

test("catching and showing say whom and where", () => {
  assert.deepEqual(read("catch big ben"), { act: "catch:1" });
  assert.deepEqual(read("catch:1"), { act: "catch:1" });
  assert.equal(unclear("catch Cleo"), "ui-typed-nobody");
  assert.deepEqual(read("show:GRY@1,1>"), { act: "show:GRY@1,1>" });
  assert.deepEqual(read("show green red yellow 1 1 across"), { act: "show:GRY@1,1>" });
  assert.equal(unclear("show green red yellow"), "ui-typed-where");
});

test("what is missing or unknown is named", () => {
  assert.deepEqual(read("blue red").unclear, { id: "ui-typed-three", args: { count: 2 } });
  assert.deepEqual(read("").unclear, { id: "ui-typed-three", args: { count: 0 } });
  assert.deepEqual(read("blue red orange").unclear, { id: "ui-typed-unknown", args: { word: "orange" } });
  assert.equal(unclear("blue red yellow 3"), "ui-typed-where");
  assert.equal(unclear("blue red yellow 1 2 3"), "ui-typed-where");
  assert.deepEqual(read("bryg").unclear, { id: "ui-typed-three", args: { count: 4 } });
});
