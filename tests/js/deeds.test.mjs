import assert from "node:assert/strict";
import { test } from "node:test";
import { heard, seen } from "../../widget/js/words/deeds.js";
import { LANGUAGES } from "../../widget/js/words/languages.js";
import { wordsOf } from "../../widget/js/words/words.js";
import { viewOf } from "./quiet_table.mjs";
import { modeFor } from "../../widget/js/modes/modes.js";

/** Whatever can be done, by Lou; Kim is the other one. */
const DEEDS = ["RPP@1,-1>", "RPP@1,-1v", "draw", "pass", "call", "catch:1", "show:RPP@1,-1>"];

const catalogues = Object.fromEntries(
  await Promise.all(
    Object.keys(LANGUAGES).map(async (language) => [language, (await import(`../../widget/words/${language}.ftl`)).default]),
  ),
);

/** As much of a table as a deed needs. Its eyes are those of a seat. */
function tableOf(language, view, host = {}) {
  const words = wordsOf(language, catalogues[language]);
  return { words, say: words.say, mode: modeFor(host, view), state: { view } };
}

function seats(kinds, names = ["Lou", "Kim"]) {
  const [player] = viewOf().players;
  return viewOf({ players: names.map((name, seat) => ({ ...player, name, kind: kinds[seat] })) });
}

/** What somebody sees of a template: its texts, and ▭ for a tile that lies, ▯ for one that stands. */
function visible(part) {
  if (Array.isArray(part)) return part.map(visible).join("");
  if (part === null || typeof part !== "object") return typeof part === "symbol" ? "" : String(part ?? "");
  const markup = part.strings.join("");
  if (markup.includes('class="tile')) return part.values.includes("down") ? "▯" : "▭";
  // What is unseen is the last value of its template.
  return visible(markup.includes("unseen") ? part.values.slice(0, -1) : part.values);
}

const sentences = (t, view, name) =>
  DEEDS.flatMap((action) => {
    const all = [heard(t, view, [0, action]), visible(seen(t, view, [0, action]))];
    return action === "draw" ? [...all, heard(t, view, [0, action], "RGB")] : all;
  }).concat(["ui-told-penalty", "ui-told-shown"].map((id) => t.say(id, { name, you: "no", count: 2, tile: "RGB" })));

for (const language of Object.keys(LANGUAGES)) {
  test(`what somebody does is a sentence: ${language}`, () => {
    const view = seats(["human", "human"]);
    for (const sentence of sentences(tableOf(language, view), view, "Lou")) {
      assert.match(sentence, /^Lou ?[^\s:：]/, sentence);
      assert.match(sentence, /((?<![.!?。！…]\p{Z}?[”»」]?)[.。]|[!！]\p{Z}?[”»」])$/u, sentence);
      assert.doesNotMatch(sentence, /\$|undefined|[\ue000-\uf8ff]/, sentence);
    }
    // A verb of its own for each of them.
    assert.equal(new Set(DEEDS.map((action) => heard(tableOf(language, view), view, [0, action]))).size, DEEDS.length);
  });

  test(`whoever sits before the screen is addressed: ${language}`, () => {
    const view = seats(["human", "greedy"]);
    const t = tableOf(language, view);
    for (const sentence of sentences(t, view, "").slice(0, -2)) {
      assert.doesNotMatch(sentence, /Lou/);
      assert.match(sentence, /[.。!！]\p{Z}?[”»」]?$/u);
    }
    assert.match(heard(t, view, [0, "catch:1"]), /Kim/);
    assert.match(heard(t, view, [1, "catch:0"]), /^Kim/);
    assert.doesNotMatch(heard(t, view, [1, "catch:0"]), /Lou/);
    assert.match(heard(t, view, [1, "pass"]), /^Kim/);
  });

  test(`coordinates are heard, and a tile as it lies is seen: ${language}`, () => {
    const view = seats(["human", "human"]);
    const t = tableOf(language, view);
    for (const [entry, picture] of [
      [undefined, "▭"],
      [[0, "RPP@1,-7>"], "▭"],
      [[0, "RPP@1,-7v"], "▯"],
      [[0, "show:RPP@1,-7v"], "▯"],
    ]) {
      const shown = visible(seen(t, view, entry));
      assert.ok(shown.includes(picture), shown);
      assert.doesNotMatch(shown, /\d|[()[\]（）]/);
      assert.ok(!shown.includes(t.words.colours("RPP")), shown);
      assert.match(heard(t, view, entry), entry ? /1.*-7/ : /0.*0/);
      assert.ok(heard(t, view, entry).includes(t.words.colours(entry ? "RPP" : "BRY")));
    }
  });

  // WebKit would let it begin the next line, however its neighbours are kept together.
  test(`what ends a sentence is in one piece with the tile before it: ${language}`, () => {
    const view = seats(["human", "human"]);
    for (const entry of [undefined, [0, "RPP@1,-7>"], [0, "show:RPP@1,-7v"]]) {
      const [pieces] = seen(tableOf(language, view), view, entry).values;
      const tile = pieces.findIndex((piece) => /▭|▯/.test(visible(piece)));
      assert.doesNotMatch(pieces[tile + 1], /^\p{P}/u);
    }
  });
}

test("in English", () => {
  const view = seats(["human", "greedy"]);
  const t = tableOf("en", view);
  assert.equal(heard(t, view, [0, "RPP@1,-1>"]), "You lay red, purple, purple, across from column 1, row -1.");
  assert.equal(visible(seen(t, view, [0, "RPP@1,-1v"])), "You lay ▯.");
  assert.equal(visible(seen(t, view, [1, "RPP@1,-1>"])), "Kim lays ▭.");
  assert.equal(heard(t, view, [0, "draw"], "RGB"), "You draw red, green, blue from the bag.");
  assert.equal(heard(t, view, [1, "catch:0"]), "Kim catches you.");
  assert.equal(heard(t, view, [0, "call"]), "You say “Chromino!”");
});

test("in the languages that asked for it", () => {
  const view = seats(["human", "human"]);
  const said = (language, action) => visible(seen(tableOf(language, view), view, [0, action]));
  assert.equal(said("fr", "pass"), "Lou passe.");
  assert.equal(said("fr", "RPP@1,-1>"), "Lou pose ▭.");
  assert.equal(said("uk", "RPP@1,-1>"), "Lou викладає ▭.");
  assert.equal(said("zh-Hant", "RPP@1,-1>"), "Lou放下▭。");
});

test("of several people at one device nobody is you, but at a device of one's own one is", () => {
  const view = seats(["human", "human"]);
  assert.equal(heard(tableOf("en", view), view, [0, "pass"]), "Lou passes.");
  assert.equal(heard(tableOf("en", view, { seated: true }), view, [0, "pass"]), "You pass.");
  assert.equal(heard(tableOf("en", view, { seated: true }), view, [1, "pass"]), "Kim passes.");
  // Who watches bots is none of them.
  const bots = seats(["greedy", "greedy"]);
  assert.equal(heard(tableOf("en", bots), bots, [0, "pass"]), "Lou passes.");
  // Where there are no players, there is somebody all the same.
  const study = seats(["human"], [""]);
  assert.equal(visible(seen(tableOf("en", study, { mode: "study" }), study, [0, "RPP@1,-1>"])), "You lay ▭.");
});

test("whoever is called You is addressed, whoever looks", () => {
  const view = seats(["human", "human"], ["You", "Kim"]);
  const t = tableOf("en", view);
  assert.equal(heard(t, view, [0, "pass"]), "You pass.");
  assert.equal(heard(t, view, [1, "catch:0"]), "Kim catches you.");
  assert.equal(heard(tableOf("fr", view), view, [0, "pass"]), "You passe.");
});

test("names are no markup, no pictures, and run as they run", () => {
  const name = "\ue000<i>\ue002";
  const view = seats(["human", "human"], [name, "נועה"]);
  const t = tableOf("en", view);
  assert.equal(visible(seen(t, view, [0, "RPP@1,-1>"])), `${name} lays ▭.`);
  assert.equal(visible(seen(t, view, [0, "catch:1"])), `${name} catches \u2068נועה\u2069.`);
});
