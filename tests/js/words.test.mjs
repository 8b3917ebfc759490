import assert from "node:assert/strict";
import { test } from "node:test";
import { LANGUAGES } from "../../widget/js/words/languages.js";
import { wordsOf } from "../../widget/js/words/words.js";

test("a number that is too long is put into words, wherever it stands", async () => {
  const said = new Set();
  for (const language of Object.keys(LANGUAGES)) {
    const { say } = wordsOf(language, (await import(`../../widget/words/${language}.ftl`)).default);
    const huge = say("ui-huge-number");
    said.add(huge);
    for (const value of ["<huge-number>", "[1, <huge-number>, <huge-number>]"]) {
      const told = say("players-list", { value });
      assert.ok(told.includes(value.replaceAll("<huge-number>", huge)), told);
      assert.doesNotMatch(told, /[<>]/);
    }
  }
  assert.equal(said.size, Object.keys(LANGUAGES).length);
});

test("numbers are written as in their language, though the browser isn't asked for small ones", () => {
  const numbers = [...Array(1002).keys(), 12_345, 1_234_567, -1, -1234, 0.5, 999.5];
  for (const language of Object.keys(LANGUAGES)) {
    const usual = new Intl.NumberFormat(language);
    const { number, say } = wordsOf(language, "one = { $n }\nmany = { $n ->\n  [one] 1\n [few] 2\n *[other] { $n }\n}\n");
    const plural = new Intl.PluralRules(language);
    for (const n of numbers) {
      assert.equal(number(n), usual.format(n));
      assert.equal(say("one", { n }), usual.format(n));
      assert.equal(say("many", { n }), { one: "1", few: "2" }[plural.select(n)] ?? usual.format(n));
    }
  }
});

test("for small numbers no browser has to learn how to write them, which takes long", (t) => {
  t.mock.method(Intl, "NumberFormat", () => assert.fail("a number format was made"));
  const { number, say } = wordsOf("en", "some = { $n } tiles\n");
  assert.equal(number(80), "80");
  assert.equal(say("some", { n: 2 }), "2 tiles");
});
