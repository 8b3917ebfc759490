import assert from "node:assert/strict";
import { test } from "node:test";
import { dayInWords, dayOf, daysBetween, daysLater, gradeOf, isDay, weekdayOf } from "../../site/js/keep/days.js";

test("a day is that of this place, whatever it is elsewhere", () => {
  assert.equal(dayOf(new Date(2026, 10, 16, 0, 0, 0).getTime()), "2026-11-16");
  assert.equal(dayOf(new Date(2026, 10, 16, 23, 59, 59).getTime()), "2026-11-16");
  assert.equal(dayOf(new Date(2026, 0, 5).getTime()), "2026-01-05");
});

test("days are counted over months, years, and nights on which clocks are changed", () => {
  assert.equal(daysLater("2026-12-31", 1), "2027-01-01");
  assert.equal(daysLater("2028-03-01", -1), "2028-02-29");
  assert.equal(daysLater("2026-03-28", 2), "2026-03-30");
  assert.equal(daysBetween("2026-03-28", "2026-03-30"), 2);
  assert.equal(daysBetween("2026-11-16", "2026-11-15"), -1);
  assert.equal(daysBetween("2000-01-01", "2199-12-31"), 73_048);
});

test("only days that a calendar has, and a conundrum", () => {
  for (const day of ["2000-01-01", "2026-11-16", "2028-02-29", "2199-12-31"]) assert.ok(isDay(day), day);
  const none = ["2026-02-29", "2026-13-01", "2026-00-10", "2026-1-1", "1999-12-31", "2200-01-01", "0000-01-01", "9999-12-31"];
  for (const day of [...none, "12026-11-16", "", null, undefined, 20261116, ["2026-11-16"], {}, "2026-11-16\n", "２026-11-16"]) {
    assert.ok(!isDay(day), String(day));
  }
});

test("a week begins on a Monday, easy, and ends hard", () => {
  const week = Array.from({ length: 7 }, (_, n) => daysLater("2026-11-16", n));
  assert.deepEqual(week.map(weekdayOf), [0, 1, 2, 3, 4, 5, 6]);
  assert.deepEqual(week.map(gradeOf), [1, 2, 2, 3, 3, 4, 5]);
});

test("a day is called the same in every time zone", () => {
  assert.equal(dayInWords("2026-11-16", "en-GB", { day: "numeric", month: "long" }), "16 November");
});
