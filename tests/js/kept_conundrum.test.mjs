import assert from "node:assert/strict";
import { test } from "node:test";
import {
  begunOn,
  conundrumOf,
  dailiesOf,
  isOfLater,
  isReference,
  keyOf,
  progressOf,
  referenceOf,
  together,
} from "../../site/js/keep/kept_conundrum.js";

const work = { found: ["BRY@0,1>", "B*Y@-12,3v"], wrong: 1, tips: 0, given_up: false, tries: [true, false, true] };
const kept = { version: 1, begun: "2026-11-16", inTime: true, work, of: 7, done: null, changed: 5 };
const done = { at: 9, counts: true };

test("each conundrum is kept under a key of its own, which tells which one it is", () => {
  for (const reference of [{ date: "2026-11-16" }, { number: 1 }, { number: 60 }, { link: "1eNq_-9" }]) {
    assert.ok(isReference(reference));
    assert.deepEqual(referenceOf(keyOf(reference)), reference);
  }
});

test("what is no key, or of nothing that there is, is of no conundrum", () => {
  const keys = ["current conundrum", "conundrum date 2026-02-30", "conundrum number 0", "conundrum number 61", "conundrum number 07"];
  for (const key of [...keys, "conundrum link a b", "conundrum seed 7", "conundrum link ", 7, null, ["conundrum number 1"]]) {
    assert.equal(referenceOf(key), null, String(key));
  }
  for (const value of [null, {}, [], "2026-11-16", { date: "x" }, { number: "7" }, { number: 1.5 }, { link: "<b>" }]) {
    assert.ok(!isReference(value), JSON.stringify(value));
  }
  assert.ok(!isReference({ number: 1, date: "2026-11-16" }));
  assert.ok(!isReference({ link: "A".repeat(2_501) }));
});

test("what was kept is what is read, and nothing beside it", () => {
  assert.deepEqual(conundrumOf(kept), kept);
  assert.deepEqual(conundrumOf({ ...kept, done, of: null }), { ...kept, done, of: null });
  const more = conundrumOf({ ...kept, more: 1, work: { ...work, more: 1 }, done: { ...done, more: 1 } });
  assert.deepEqual(more, { ...kept, done });
  assert.deepEqual(conundrumOf(begunOn("2026-11-16", true)).work.found, []);
  // A device whose clock had stopped.
  assert.ok(conundrumOf({ ...kept, begun: "1970-01-01" }));
});

const gap = ["BRY@0,1>"];
gap[2] = "BRY@0,2>";

const DAMAGED = {
  nothing: undefined,
  "a number": 7,
  "an empty one": {},
  "of no version": { ...kept, version: undefined },
  "of a later version": { ...kept, version: 2 },
  "begun on no day": { ...kept, begun: "yesterday" },
  "begun on an object": { ...kept, begun: { toString: () => "2026-11-16" } },
  "in time perhaps": { ...kept, inTime: "yes" },
  "no work": { ...kept, work: null },
  "a script for what was found": { ...kept, work: { ...work, found: ["<script>"] } },
  "what was found as a text": { ...kept, work: { ...work, found: "BRY@0,1>" } },
  "more found than there can be": { ...kept, work: { ...work, found: Array(13).fill("BRY@0,1>") } },
  "a gap in what was found": { ...kept, work: { ...work, found: gap } },
  "found far away": { ...kept, work: { ...work, found: ["BRY@1000,0>"] } },
  "fewer than no hints": { ...kept, work: { ...work, tips: -1 } },
  "half a mistake": { ...kept, work: { ...work, wrong: 0.5 } },
  "mistakes without end": { ...kept, work: { ...work, wrong: Infinity } },
  "given up perhaps": { ...kept, work: { ...work, given_up: 1 } },
  "tries that are none": { ...kept, work: { ...work, tries: [1, 0] } },
  "tries without end": { ...kept, work: { ...work, tries: Array(201).fill(true) } },
  "more places than there can be": { ...kept, of: 13 },
  "an end that is none": { ...kept, done: true },
  "an end at no time": { ...kept, done: { ...done, at: NaN } },
  "an end that may count": { ...kept, done: { at: 9 } },
  "changed after the end of time": { ...kept, changed: 1e99 },
};

for (const [what, value] of Object.entries(DAMAGED)) {
  test(`as if nobody had looked at it: ${what}`, () => assert.equal(conundrumOf(value), null));
}

test("only what a later version has kept is left alone", () => {
  assert.ok(isOfLater({ version: 2 }));
  for (const value of [kept, {}, null, undefined, { version: "1" }, { version: {} }]) assert.ok(!isOfLater(value));
});

test("how far somebody has come", () => {
  assert.equal(progressOf(null), "new");
  assert.equal(progressOf(begunOn("2026-11-16", true)), "new");
  assert.equal(progressOf(kept), "begun");
  assert.equal(progressOf({ ...kept, done }), "solved");
  assert.equal(progressOf({ ...kept, done, work: { ...work, tips: 2 } }), "helped");
  assert.equal(progressOf({ ...kept, done, work: { ...work, tips: 2, given_up: true } }), "given-up");
});

test("what two tabs have found is put together, and nothing of it is lost", () => {
  const other = { found: ["B*Y@-12,3v", "RRR@1,1>"], wrong: 0, tips: 2, given_up: false, tries: [true, true] };
  const both = { found: [...work.found, "RRR@1,1>"], wrong: 1, tips: 2, given_up: false, tries: work.tries };
  assert.deepEqual(together(work, other), both);
  assert.deepEqual(together(work, work), work);
  assert.deepEqual(together(other, work).found, ["B*Y@-12,3v", "RRR@1,1>", "BRY@0,1>"]);
  assert.equal(together(other, work).tries, work.tries);
  for (const [one, two] of [[work, { ...work, given_up: true }], [{ ...work, given_up: true }, work]]) {
    assert.ok(together(one, two).given_up);
  }
});

test("what earlier versions took for places never makes it unreadable", () => {
  const places = (row) => Array.from({ length: 12 }, (_, n) => `BRY@${n},${row}>`);
  const found = together({ ...work, found: places(1) }, { ...work, found: places(2) });
  assert.deepEqual(found.found, places(1));
  assert.ok(conundrumOf({ ...kept, work: found }));
});

test("those of days are told by their days", () => {
  const all = new Map([["conundrum date 2026-11-16", kept], ["conundrum number 3", kept]]);
  assert.deepEqual(dailiesOf(all), [{ day: "2026-11-16", ...kept }]);
});
