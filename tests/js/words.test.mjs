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
