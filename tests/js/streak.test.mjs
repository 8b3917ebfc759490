import assert from "node:assert/strict";
import { test } from "node:test";
import { daysLater } from "../../site/js/keep/days.js";
import { counts, isInTime, streakOf } from "../../site/js/keep/streak.js";

const HOUR = 3_600_000;

/** Noon of a day in London, and so many hours later. */
const noon = (day, hours = 0) => Date.parse(`${day}T12:00Z`) + hours * HOUR;
const at = (day, hours = 0) => ({ day, at: noon(day, hours) });
const days = (first, count) => Array.from({ length: count }, (_, n) => at(daysLater(first, n)));
const begun = (day, on = day) => ({ day, begun: on, inTime: day === on });

test("days in a row are counted until one was missed, and today may still come", () => {
  assert.deepEqual(streakOf([], at("2026-11-16")), { current: 0, longest: 0 });
  const three = days("2026-11-14", 3);
  assert.deepEqual(streakOf(three, at("2026-11-16")), { current: 3, longest: 3 });
  assert.deepEqual(streakOf(three, at("2026-11-17")), { current: 3, longest: 3 });
  assert.deepEqual(streakOf(three, at("2026-11-18", 13)), { current: 0, longest: 3 });
});

test("a row begins anew after a day that was missed, and the longest stays known", () => {
  const all = [...days("2026-11-01", 5), ...days("2026-11-08", 2)];
  assert.deepEqual(streakOf(all, at("2026-11-09")), { current: 2, longest: 5 });
  assert.deepEqual(streakOf(all.reverse(), at("2026-11-09")), { current: 2, longest: 5 });
});

test("rows go on over months, years, leap days and nights on which clocks are changed", () => {
  for (const first of ["2026-12-30", "2028-02-27", "2026-03-27", "2026-10-23"]) {
    assert.equal(streakOf(days(first, 5), at(daysLater(first, 4))).current, 5, first);
  }
});

test("a conundrum counts if it was begun on its day", () => {
  assert.ok(isInTime("2026-11-16", "2026-11-16", []));
  assert.ok(!isInTime("2026-11-16", "2026-11-17", []));
  assert.ok(!isInTime("2026-11-16", "2026-11-15", []));
});

test("who is at it at midnight goes on in peace, but not for ever", () => {
  const daily = begun("2026-11-16");
  assert.ok(counts(daily, "2026-11-16", [daily]));
  // Today's was looked at, too, before yesterday's was found.
  assert.ok(counts(daily, "2026-11-17", [daily, begun("2026-11-17")]));
  assert.ok(!counts(daily, "2026-11-18", [daily]));
  assert.ok(!counts(begun("2026-11-16", "2026-11-17"), "2026-11-17", []));
});

test("a day that was missed stays so, though the clock is set back", () => {
  const others = [begun("2026-11-14"), begun("2026-11-16")];
  assert.ok(!isInTime("2026-11-15", "2026-11-15", others));
  // What was begun on its day, and then left for days, is no better off.
  assert.ok(!counts(begun("2026-11-14"), "2026-11-14", others));
});

test("what was found stays found while the clock is behind", () => {
  const three = days("2026-11-14", 3);
  for (const now of ["2026-11-15", "2026-11-10", "1970-01-01"]) assert.equal(streakOf(three, at(now)).current, 3, now);
});

test("past days that are played later are no chance that one has had before", () => {
  const others = [begun("2026-11-15", "2026-11-20"), begun("2026-11-17", "2026-11-20")];
  assert.ok(isInTime("2026-11-14", "2026-11-14", others));
});

test("a clock that was far ahead spoils nothing, neither then nor when it is right again", () => {
  const wrong = begun("2030-01-01");
  assert.ok(isInTime("2026-11-16", "2026-11-16", [wrong]));
  assert.ok(counts(begun("2026-11-16"), "2026-11-16", [wrong]));
  assert.equal(streakOf([...days("2026-11-14", 3), at("2030-01-01")], at("2026-11-16")).current, 3);
  assert.equal(streakOf([at("2030-01-01")], at("2026-11-16")).current, 1);
});

test("a date that comes twice on the way west is one day", () => {
  // Found in Tokyo on the 17th; then it is the 16th in Honolulu, and the 17th once more.
  const row = [at("2026-11-15"), at("2026-11-16"), at("2026-11-17", -20)];
  assert.equal(streakOf(row, at("2026-11-16", 12)).current, 3);
  assert.equal(streakOf([...row, at("2026-11-18")], at("2026-11-18")).current, 4);
});

test("a date that never comes on the way east was not missed", () => {
  // The evening of the 16th in Honolulu; the plane lands on the 18th in Kiritimati, a few hours later.
  const [there, here] = [at("2026-11-16", 17), at("2026-11-18", -10)];
  assert.ok(here.at - there.at < 24 * HOUR);
  assert.equal(streakOf([there, here], here).current, 2);
  assert.equal(streakOf([there], here).current, 1);
  // Who stays at home can't have it so: between two such days there is a whole one.
  assert.equal(streakOf([at("2026-11-16", 11.9), at("2026-11-18", -11.9)], at("2026-11-18")).current, 1);
});
