// How many edges match while a tile is in the air: in the one line, and beside the tile.

import assert from "node:assert/strict";
import { test } from "node:test";
import { board } from "../../widget/js/board/board.js";
import { Squares, placementOf } from "../../widget/js/board/geometry.js";
import { LANGUAGES } from "../../widget/js/words/languages.js";
import { status } from "../../widget/js/table/status.js";
import { wordsOf } from "../../widget/js/words/words.js";
import { sitDown, viewOf } from "./quiet_table.mjs";

/** Beside this, the same tile once more has three contacts at 0,1, and a wrong one at -2,1. */
const BOARD = ["BRY@0,0>"];

/** Everything that a template says. */
function texts(part) {
  if (Array.isArray(part)) return part.flatMap(texts);
  if (part?.values) return texts(part.values);
  return typeof part === "string" ? [part] : [];
}

/** The line and the count for a tile that is held over a place. */
function held(text, { legal = [], need = 2, language = "en", catalogue = null } = {}) {
  const { t } = sitDown(viewOf({ board: BOARD, need, hand: [{ tile: "BRY", legal: legal.map((each) => [each, null]) }] }));
  t.words = wordsOf(language, catalogue);
  Object.assign(t.state, { squares: new Squares(BOARD), chosen: "BRY", ghost: placementOf(text) });
  const [says, ...line] = texts(status(t));
  return { says, line: line.filter((each) => !/^[-.\d\s]+$|^M/.test(each)).join(" "), count: texts(board(t)).at(-1) };
}

test("once it is enough, all edges that match are told", () => {
  const three = "BRY@0,1>";
  const { says, line, count } = held(three, { legal: [three] });
  assert.equal(says, "ui-ghost-fits");
  assert.match(line, /It fits: 3 matching edges\.$/);
  assert.equal(count, "3 ✓");
  assert.match(held(three, { legal: [three], need: 1 }).line, /It fits: 3 matching edges\.$/);
});

test("before that, how many of how many", () => {
  const { line, count } = held("BRY@-2,1>");
  assert.equal(count, "0 of 2");
  assert.doesNotMatch(line, /fits/);
});

test("enough of them may still not do", () => {
  const { says, line, count } = held("BRY@0,1>");
  assert.equal(says, "ui-matching ui-ghost-no");
  assert.match(line, /3 edges match\./);
  assert.equal(count, "3", "and no tick");
});

for (const language of Object.keys(LANGUAGES)) {
  test(`three are never three of two: ${language}`, async () => {
    const { default: catalogue } = await import(`../../widget/words/${language}.ftl`);
    for (const legal of [[], ["BRY@0,1>"]]) {
      const { line, count } = held("BRY@0,1>", { legal, language, catalogue });
      assert.match(line, /3/);
      assert.doesNotMatch(line + count, /2/);
    }
  });
}
