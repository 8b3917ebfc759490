import assert from "node:assert/strict";
import { test } from "node:test";

const kept = new Map();
globalThis.localStorage = { getItem: (key) => kept.get(key) ?? null, setItem: (key, text) => kept.set(key, text) };
globalThis.navigator ??= { languages: ["en"] };
globalThis.WORDS = new Proxy({}, { get: (_, name) => `${name}.ftl` });

/** Catalogues that were fetched, until the test lets them come, by their language. */
const coming = new Map();
globalThis.fetch = ({ pathname }) => {
  const [, language] = /([^/]+)\.ftl$/.exec(pathname);
  const text = async () => "ui-yes = Yes";
  return new Promise((come, fail) => {
    const others = coming.get(language) ?? [];
    coming.set(language, [...others, { come: () => come({ ok: true, text }), fail }]);
  });
};
const arrive = (language) => coming.get(language).forEach(({ come }) => come());

const { Language } = await import("../../site/js/page/language.js");
// Not before, since lit-html takes any document for a whole one.
globalThis.document = { documentElement: { dataset: {} }, querySelector: () => null };

test("the language that was chosen last is spoken, whichever comes last", async () => {
  const heard = [];
  const page = new Language({ onWords: ({ language }) => heard.push(language), onMissing: () => heard.push("missing") });
  const french = page.choose("fr");
  const ukrainian = page.choose("uk");
  arrive("uk");
  await ukrainian;
  arrive("fr");
  await french;
  assert.deepEqual(heard, ["uk"]);
  assert.equal(page.words.language, "uk");
  assert.equal(document.documentElement.lang, "uk");
});

test("that a language can't be had is told to nobody who wants another one by then", async () => {
  const heard = [];
  const page = new Language({ onWords: ({ language }) => heard.push(language), onMissing: () => heard.push("missing") });
  const chinese = page.choose("zh-Hant");
  await page.choose("en");
  coming.get("zh-Hant").forEach(({ fail }) => fail(new Error("the line is cut")));
  await chinese;
  assert.deepEqual(heard, ["en"]);
});
