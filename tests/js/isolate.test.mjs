import assert from "node:assert/strict";
import { test } from "node:test";
import { nameOf } from "../../widget/js/words/deeds.js";
import { isolate } from "../../widget/js/words/isolate.js";
import { wordsOf } from "../../widget/js/words/words.js";

const NOA = "נועה";

test("names that run as the sentence does stay as they are", () => {
  for (const name of ["Ann", "Zoë", "Олена", "小明", "O’Hara-Smith (2)", "", " ", "👩‍👧", "❤️", "नि‍त्य", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "葛󠄀城"]) {
    assert.equal(isolate(name), name);
  }
});

test("what runs the other way keeps to itself, and is marked once", () => {
  const marked = `\u2068${NOA}\u2069`;
  assert.equal(isolate(NOA), marked);
  assert.equal(isolate(marked), marked);
  const sentence = `${marked}: 3`;
  assert.equal(isolate(sentence), sentence);
  assert.equal(isolate(`\u2068a${marked}\u2069`), `\u2068a${marked}\u2069`);
});

test("nothing is hidden in a name, nor turns it around", () => {
  for (const code of [0, 7, 0x7f, 0x9f, 0xad, 0x61c, 0x115f, 0x180e, 0x200b, 0x200e, 0x200f, 0x202a, 0x202e, 0x2060, 0x2064, 0x2066, 0x2067, 0x2068, 0x2069, 0x3164, 0xfeff, 0xffa0, 0xe0001]) {
    assert.equal(isolate(`A${String.fromCodePoint(code)}nn`), "Ann", code.toString(16));
  }
  assert.equal(isolate("A\r\nnn\u2028o"), "A nn o");
  assert.equal(isolate(`\u2069${NOA}\u2068`), `\u2068${NOA}\u2069`);
  for (const nobody of ["\u3164", "\u200b \u2060", "\ufe0f", "\u2068\u2069"]) assert.equal(isolate(nobody), "?");
});

test("sentences and lists hold such names, and nothing else is touched", () => {
  const { say, list } = wordsOf("en");
  assert.equal(say("say-turn", { name: NOA }), `It’s \u2068${NOA}\u2069’s turn.`);
  assert.equal(say("say-turn", { name: "A\u202enn" }), "It’s Ann’s turn.");
  assert.equal(say("ui-deed-catch", { name: "Ann", whom: NOA, you: "no" }), `Ann catches \u2068${NOA}\u2069.`);
  assert.equal(list(["Ann", NOA]), `Ann and \u2068${NOA}\u2069`);
});

test("a player's name is so wherever it stands alone", () => {
  assert.equal(nameOf({ players: [{ name: `${NOA}\u202e` }] }, 0), `\u2068${NOA}\u2069`);
});
