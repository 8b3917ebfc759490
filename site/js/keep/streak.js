/**
 * Days in a row on which the conundrum of the day was found, by the date on the device. No server knows
 * better, so the rules are such that midnight, journeys and a clock that is set cost nothing and earn nothing:
 *
 * 1. A day counts if somebody has begun its conundrum on that day, and found all of it, with hints or
 *    without, before the end of the next: whoever is at it at midnight may go on in peace.
 * 2. It counts once, as often as the date may come, because there is one record of each date.
 * 3. A date that comes back, since one has travelled west or has set the clock back, has had its chance: what
 *    is begun then counts only if none of the seven days after it was begun here. (Had the clock been
 *    further ahead than that, it was wrong, and nobody is to wait until it is right.)
 * 4. A date that never came, since one has travelled east, is none that was missed: less than a day's time lies
 *    between what was found on the dates around it.
 * 5. A row has ended when a day was missed, and not before: neither today's nor what is yet to come ends it.
 *    Where a wrong clock has left several that go on, the longest is told.
 */

import { daysBetween, daysLater } from "./days.js";

const DAY_MS = 86_400_000;

/** So many days later somebody may have been already who is back by a journey or by a clock. */
export const AHEAD = 7;

/**
 * What is kept of the conundrum of a day.
 * @typedef {object} Daily
 * @property {string} day
 * @property {string} begun on which day
 * @property {boolean} inTime whether that was its own, and the first time that it came
 */

/** @typedef {{day: string, at: number}} Moment a day, and a time on it as `Date.now()` has it */

/** Whether the conundrum of this day is begun in time by whoever begins it now. @param {string} day @param {string} now today @param {Iterable<Daily>} others */
export const isInTime = (day, now, others) => day === now && !hasPassed(day, 1, others);

/** Whether a day counts of which all was found now. @param {Daily} daily @param {string} now today @param {Iterable<Daily>} others */
export const counts = ({ day, inTime }, now, others) =>
  inTime && daysBetween(day, now) <= 1 && !hasPassed(day, 2, others);

/** Whether a day so much later, or later still, has begun here. @param {string} day @param {number} later @param {Iterable<Daily>} others */
function hasPassed(day, later, others) {
  const [from, to] = [daysLater(day, later), daysLater(day, AHEAD)];
  return [...others].some((other) => other.begun === other.day && from <= other.day && other.day <= to);
}

/**
 * How many days there are in a row.
 * @param {Iterable<Moment>} counted when the days were found that count
 * @param {Moment} now
 * @returns {{current: number, longest: number}}
 */
export function streakOf(counted, now) {
  const days = [...counted].sort((one, other) => (one.day < other.day ? -1 : 1));
  let [current, longest, row] = [0, 0, 0];
  for (const [n, day] of days.entries()) {
    row = n > 0 && follows(days[n - 1], day) ? row + 1 : 1;
    longest = Math.max(longest, row);
    const next = days[n + 1];
    const ends = !next || !follows(day, next);
    if (ends && follows(day, now)) current = Math.max(current, row);
  }
  return { current, longest };
}

/** Whether no day was missed in between. @param {Moment} earlier @param {Moment} later */
function follows(earlier, later) {
  const days = daysBetween(earlier.day, later.day);
  return days <= 1 || (days === 2 && Math.abs(later.at - earlier.at) < DAY_MS);
}
