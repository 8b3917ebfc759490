import assert from "node:assert/strict";
import test from "node:test";
import { LANGUAGES, languageFor } from "../../widget/js/words/languages.js";

test("the first language of the reader's that there is", () => {
  for (const [wanted, language] of [
    [["fr-CA", "en-CA"], "fr"],
    [["de-DE", "uk", "en"], "uk"],
    [["zh-TW"], "zh-Hant"],
    [["zh-HK"], "zh-Hant"],
    [["zh-Hans-CN"], "zh-Hant"],
    [["en-GB", "fr"], "en"],
    [["de", "pl"], "en"],
    [[], "en"],
    [["", "x-klingon", "*"], "en"],
  ]) {
    assert.equal(languageFor(null, wanted), language, String(wanted));
  }
});

test("a language that was chosen comes first, if there is such a one", () => {
  for (const language of Object.keys(LANGUAGES)) assert.equal(languageFor(language, ["de"]), language);
  assert.equal(languageFor("system", ["uk-UA"]), "uk");
  assert.equal(languageFor("constructor", ["fr"]), "fr");
  assert.equal(languageFor("pt-BR", ["fr"]), "fr");
});
