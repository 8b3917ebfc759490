import assert from "node:assert/strict";
import { test } from "node:test";
import { readMove } from "../../widget/js/rack/typed_move.js";
import { wordsOf } from "../../widget/js/words/words.js";
import french from "../../widget/words/fr.ftl";
import ukrainian from "../../widget/words/uk.ftl";
import chinese from "../../widget/words/zh-Hant.ftl";

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

// Other languages

const FRENCH = wordsOf("fr", french);
const UKRAINIAN = wordsOf("uk", ukrainian);
const CHINESE = wordsOf("zh-Hant", chinese);

test("a placement is read as it is told, in every language", () => {
  for (const words of [WORDS, FRENCH, UKRAINIAN, CHINESE]) {
    for (const [id, act] of [["ui-placed-across", "GPG@-3,12>"], ["ui-placed-down", "GPG@-3,12v"]]) {
      const told = words.say(id, { tile: "GPG", x: -3, y: 12 });
      assert.deepEqual(readMove(told, words, VIEW), { act }, told);
    }
    const example = words.say("ui-typed-example-lay", { tile: "B*Y", x: 2, y: 1 });
    assert.deepEqual(readMove(example, words, VIEW), { act: "B*Y@2,1v" }, example);
  }
});

test("French and Ukrainian, in full and cut short", () => {
  for (const [words, text, move] of [
    [FRENCH, "bleu, rouge, jaune en 0 1 horizontal", { act: "BRY@0,1>" }],
    [FRENCH, "Pose le chromino BRJ : ligne 1, colonne 0, à l’horizontale", { act: "BRY@0,1>" }],
    [FRENCH, "vert bleu vert", { choose: "GBG" }],
    [FRENCH, "verte, bleue, verte", { choose: "GBG" }],
    [FRENCH, "Je pioche !", { act: "draw" }],
    [FRENCH, "attrape big ben", { act: "catch:1" }],
    [FRENCH, "montre : vert rouge jaune 1 1 vertical", { act: "show:GRY@1,1v" }],
    [UKRAINIAN, "синій, червоний, жовтий на 0 1 вправо", { act: "BRY@0,1>" }],
    [UKRAINIAN, "сч ж стовпець 0, рядок 1, горизонтально", { act: "BRY@0,1>" }],
    [UKRAINIAN, "зел син зел", { choose: "GBG" }],
    [UKRAINIAN, "зелена, синя, зелена", { choose: "GBG" }],
    [UKRAINIAN, "синю червону жовту з 0 1 вправо", { act: "BRY@0,1>" }],
    [UKRAINIAN, "Беру плитку!", { act: "draw" }],
    [UKRAINIAN, "спіймай Big Ben", { act: "catch:1" }],
    [UKRAINIAN, "покажи: зелений червоний жовтий 1 1 вниз", { act: "show:GRY@1,1v" }],
  ]) {
    assert.deepEqual(readMove(text, words, VIEW), move, text);
  }
});

// Words run together

const VIEW_IN_CHINESE = { ...VIEW, players: [{ name: "小紅" }, { name: "抓抓" }] };

const readChinese = (text) => readMove(text, CHINESE, VIEW_IN_CHINESE);

test("words that are written without blanks are found one by one", () => {
  for (const text of [
    "藍紅黃 0 1 橫",
    "藍紅黃0 1橫放",
    "藍紅黃放在第0欄第1列橫放",
    "把藍色紅色黃色的牌擺在第０欄、第１列，橫著放。",
    "橫放藍紅黃，0欄1列",
    "藍、紅、黃：x 0 y 1 →",
  ]) {
    assert.deepEqual(readChinese(text), { act: "BRY@0,1>" }, text);
  }
  assert.deepEqual(readChinese("藍百搭黃－2 3直"), { act: "B*Y@-2,3v" });
  assert.deepEqual(readChinese("藍*黃"), { choose: "B*Y" });
  assert.deepEqual(readChinese("黃紅藍"), { choose: "BRY" });
});

test("what stands between known words is named if it means nothing", () => {
  assert.deepEqual(readChinese("紅橘色藍").unclear, { id: "ui-typed-unknown", args: { word: "橘" } });
  assert.deepEqual(readChinese("藍紅放在第1欄").unclear, { id: "ui-typed-three", args: { count: 2 } });
  assert.deepEqual(readChinese("藍紅黃放在第1欄").unclear, { id: "ui-typed-where", args: {} });
});

test("commands, catching and showing need no blank either", () => {
  for (const text of ["抽牌", "抽一張牌！", "抽。"]) assert.deepEqual(readChinese(text), { act: "draw" }, text);
  assert.deepEqual(readChinese("跳過"), { act: "pass" });
  assert.deepEqual(readChinese("骨米諾！"), { act: "call" });
  assert.deepEqual(readChinese("收回"), { step: "undo" });
  // A name may contain a colour, or even begin like the command.
  for (const text of ["抓小紅", "抓到小紅", "抓 小紅", "抓：小紅"]) {
    assert.deepEqual(readChinese(text), { act: "catch:0" }, text);
  }
  assert.deepEqual(readChinese("抓抓抓"), { act: "catch:1" });
  assert.deepEqual(readChinese("抓小藍").unclear, { id: "ui-typed-nobody", args: { name: "小藍" } });
  assert.deepEqual(readChinese("指出綠紅黃第1欄第1列橫放"), { act: "show:GRY@1,1>" });
  assert.equal(readChinese("指出綠紅黃").unclear?.id, "ui-typed-where");
});

test("a column and a row may be named behind their numbers, in any order", () => {
  assert.deepEqual(readChinese("藍紅黃第1列第0欄橫放"), { act: "BRY@0,1>" });
  assert.deepEqual(read("bry row 1, column 0 across"), { act: "BRY@0,1>" });
  assert.deepEqual(read("bry 7 row 9 across"), { act: "BRY@7,9>" });
});

test("words are only taken apart where blanks are not written", () => {
  assert.deepEqual(read("blue red yellowat").unclear, { id: "ui-typed-unknown", args: { word: "yellowat" } });
  assert.equal(unclear("catchben"), "ui-typed-unknown");
});
