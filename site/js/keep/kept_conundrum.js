/**
 * What is kept of a conundrum: what somebody has found of it, and how that ended.
 *
 * What is in a store may be anything: it counts only if all of it makes sense, and else it is as if nobody
 * had ever looked at that conundrum. The engine has the last word on what was found.
 */

import { isDay } from "./days.js";
import { dataOf } from "./kept_game.js";

/** @import { Daily, Moment } from "./streak.js" */

/** Which one: of a day, of the collection, or as a link has it. @typedef {{date: string} | {number: number} | {link: string}} Reference */

/**
 * What was done of it, as the engine tells it.
 * @typedef {object} Work
 * @property {string[]} found placements
 * @property {number} wrong how many answers were
 * @property {number} tips
 * @property {boolean} given_up
 * @property {boolean[]} tries of each answer, in order, whether it was right
 */

/**
 * @typedef {object} KeptConundrum
 * @property {number} version of this form
 * @property {string} begun the day on which it was begun
 * @property {boolean} inTime see `Daily`
 * @property {Work} work
 * @property {number | null} of how many places there are, once that is known
 * @property {{at: number, counts: boolean} | null} done when all of it was found, or it was given up; and whether
 *   that counts among the days in a row
 * @property {number} changed as `Date.now()` has it
 */

/** How far somebody has come. @typedef {"new" | "begun" | "solved" | "helped" | "given-up"} Progress */

const VERSION = 1;

/** As `chromino_core/conundrums` has them, and the engine tells no more. */
export const COLLECTED = 60;
const MOST_PLACES = 12;
export const GRADES = [1, 2, 3, 4, 5];
const MOST_TRIES = 200;
const MOST_COUNTED = 1_000_000;

/** Longer links hold no conundrum. */
const LONGEST_CONUNDRUM = 2_500;

const PLACEMENT = /^[RGBYP*]{3}@-?\d{1,3},-?\d{1,3}[>v]$/;
const LINK = /^[\w-]+$/;
const LAST_TIME = 8.64e15;

/** @type {Work} */
const NOTHING = { found: [], wrong: 0, tips: 0, given_up: false, tries: [] };

// Which one

/** Whether there may be such a conundrum. @param {unknown} value @returns {value is Reference} */
export function isReference(value) {
  const { date, number, link } = dataOf(value);
  if (Object.keys(dataOf(value)).length !== 1) return false;
  return isDay(date) || (isCount(number, COLLECTED) && number > 0) || isLink(link);
}

/** @param {unknown} value @returns {value is string} */
const isLink = (value) => typeof value === "string" && value.length <= LONGEST_CONUNDRUM && LINK.test(value);

/** Under which it is kept. @param {Reference} reference */
export function keyOf(reference) {
  const [[kind, value]] = Object.entries(reference);
  return `conundrum ${kind} ${value}`;
}

/** @param {unknown} key @returns {Reference | null} */
export function referenceOf(key) {
  const [, kind, value] = /^conundrum (date|number|link) (\S+)$/.exec(String(key)) ?? [];
  const reference = kind === "number" ? { number: Number(value) } : { [kind]: value };
  // A 07 is no other number than 7.
  return isReference(reference) && keyOf(reference) === key ? reference : null;
}

// What is kept

/** @param {string} day on which it is begun @param {boolean} inTime @returns {KeptConundrum} */
export const begunOn = (day, inTime) => ({
  version: VERSION,
  begun: day,
  inTime,
  work: NOTHING,
  of: null,
  done: null,
  changed: Date.now(),
});

/** @param {unknown} kept @returns {KeptConundrum | null} null: nothing that this version can read */
export function conundrumOf(kept) {
  const { version, begun, inTime, work, of, done, changed } = dataOf(kept);
  if (version !== VERSION || !isDate(begun) || typeof inTime !== "boolean" || !isTime(changed)) return null;
  if (!isWork(work) || (of !== null && !isCount(of, MOST_PLACES)) || !isEnd(done)) return null;
  const { found, wrong, tips, given_up, tries } = work;
  // And nothing else that may lie there.
  const end = done && { at: done.at, counts: done.counts };
  return { version, begun, inTime, work: { found, wrong, tips, given_up, tries }, of, done: end, changed };
}

/** Whether a later version has kept it, which knows more about it. @param {unknown} kept */
export const isOfLater = (kept) => Number(dataOf(kept).version) > VERSION;

/**
 * What was done by two tabs that know nothing of each other: nothing of it is lost.
 * @param {Work} now
 * @param {Work} before which an earlier version may have kept, with other places
 * @returns {Work}
 */
export const together = (now, before) => ({
  found: [...new Set([...now.found, ...before.found])].slice(0, MOST_PLACES),
  wrong: Math.max(now.wrong, before.wrong),
  tips: Math.max(now.tips, before.tips),
  given_up: now.given_up || before.given_up,
  tries: now.tries.length < before.tries.length ? before.tries : now.tries,
});

/** @param {KeptConundrum | null | undefined} kept @returns {Progress} */
export function progressOf(kept) {
  if (!kept) return "new";
  const { work, done } = kept;
  if (done) return work.given_up ? "given-up" : work.tips ? "helped" : "solved";
  return work.found.length || work.wrong || work.tips ? "begun" : "new";
}

/** What the conundrums of days tell of rows of days. @param {ReadonlyMap<string, KeptConundrum>} all by their keys @returns {(Daily & KeptConundrum)[]} */
export function dailiesOf(all) {
  return [...all].flatMap(([key, kept]) => {
    const reference = referenceOf(key);
    return reference && "date" in reference ? [{ day: reference.date, ...kept }] : [];
  });
}

/** When those were found that count. @param {ReadonlyMap<string, KeptConundrum>} all @returns {Moment[]} */
export const countedOf = (all) => dailiesOf(all).flatMap(({ day, done }) => (done?.counts ? [{ day, at: done.at }] : []));

// What is what

/** @param {unknown} value @returns {value is Work} */
function isWork(value) {
  const { found, wrong, tips, given_up, tries } = dataOf(value);
  const right = isList(found, MOST_PLACES) && found.every((text) => typeof text === "string" && PLACEMENT.test(text));
  const told = isList(tries, MOST_TRIES) && tries.every((each) => typeof each === "boolean");
  return right && told && isCount(wrong, MOST_COUNTED) && isCount(tips, MOST_COUNTED) && typeof given_up === "boolean";
}

/** @param {unknown} value @returns {value is KeptConundrum["done"]} */
function isEnd(value) {
  const { at, counts } = dataOf(value);
  return value === null || (isTime(at) && typeof counts === "boolean");
}

/** Spread out, or what is missing in between would not be looked at. @param {unknown} value @param {number} most @returns {value is unknown[]} */
const isList = (value, most) => Array.isArray(value) && value.length <= most && [...value].every((each) => each !== undefined);

/** @param {unknown} value @param {number} most @returns {value is number} */
const isCount = (value, most) => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= most;

/** A day of whatever calendar the device had. @param {unknown} value @returns {value is string} */
const isDate = (value) => typeof value === "string" && /^\d{2,6}-\d\d-\d\d$/.test(value);

/** @param {unknown} value @returns {value is number} */
const isTime = (value) => typeof value === "number" && value >= 0 && value <= LAST_TIME;
