/** Days as the calendar of this device has them, each as a text such as 2026-11-16. */

const DAY_MS = 86_400_000;

/** The days that have a conundrum, as `chromino_core/conundrums/daily.py` has them. */
export const FIRST_DAY = "2000-01-01";
const LAST_DAY = "2199-12-31";

/** How hard the conundrum of a day is, by the day of the week, from Monday on; from the same place. */
const GRADES_OF_A_WEEK = [1, 2, 2, 3, 3, 4, 5];

/** The day of a moment, by the clock and the time zone of this device. @param {number} time as `Date.now()` has it */
export function dayOf(time) {
  const date = new Date(time);
  const parts = [date.getFullYear(), date.getMonth() + 1, date.getDate()];
  return parts.map((part) => String(part).padStart(2, "0")).join("-");
}

/** The day that is now. */
export const today = () => dayOf(Date.now());

/** Whether there is a conundrum of such a day. @param {unknown} value @returns {value is string} */
export function isDay(value) {
  if (typeof value !== "string" || !/^\d{4}-\d\d-\d\d$/.test(value)) return false;
  const time = Date.parse(`${value}T00:00Z`);
  // A 31st of June would be taken for the 1st of July.
  if (Number.isNaN(time) || new Date(time).toISOString().slice(0, 10) !== value) return false;
  return FIRST_DAY <= value && value <= LAST_DAY;
}

/** So many days later, or with a number below zero, earlier. @param {string} day @param {number} count */
export const daysLater = (day, count) => new Date(timeOf(day) + count * DAY_MS).toISOString().slice(0, 10);

/** How many days lie between them; below zero, if the other comes first. @param {string} day @param {string} other */
export const daysBetween = (day, other) => (timeOf(other) - timeOf(day)) / DAY_MS;

/** 0: Monday. @param {string} day */
export const weekdayOf = (day) => (new Date(timeOf(day)).getUTCDay() + 6) % 7;

/** @param {string} day */
export const gradeOf = (day) => GRADES_OF_A_WEEK[weekdayOf(day)];

/** A day in words; it is the same one in every time zone. @param {string} day @param {string} language @param {Intl.DateTimeFormatOptions} how */
export const dayInWords = (day, language, how) =>
  new Intl.DateTimeFormat(language, { ...how, timeZone: "UTC" }).format(timeOf(day));

/** Its midnight, where no clock is ever changed. @param {string} day */
const timeOf = (day) => Date.parse(`${day}T00:00Z`);
