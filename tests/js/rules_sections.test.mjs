// What the rules say; tests/test_rules_words.py asks the same of all that the engine knows.

import assert from "node:assert/strict";
import { test } from "node:test";
import { sectionsOf } from "../../widget/js/rules/rules_sections.js";
import { EDITIONS } from "../../site/js/editions/editions.js";

test("a hand is small beside its own book's", () => {
  const { rules, systems } = EDITIONS.modern;
  for (const [hand, ofBook, isSmall] of [[5, 8, true], [8, 8, false], [8, 10, true], [6, 6, false]]) {
    const book = { ...rules, systems, hand_size: ofBook };
    const parts = sectionsOf({ ...rules, hand_size: hand }, book, false).flatMap((section) => section.parts);
    assert.equal(parts.some(({ id }) => id === "rules-variant-small-ours"), isSmall, `${hand} of ${ofBook}`);
  }
});
