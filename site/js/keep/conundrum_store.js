/**
 * Where it is kept what was found of conundrums: in this browser, a record of each that somebody has begun,
 * and how the one looked that is on the table.
 */

import { readIn } from "./database.js";
import { dayOf, daysLater, today } from "./days.js";
import { begunOn, conundrumOf, dailiesOf, isOfLater, keyOf, referenceOf, together } from "./kept_conundrum.js";
import { dataOf } from "./kept_game.js";
import { seal, unsealed } from "./kept_view.js";
import { AHEAD, counts, isInTime } from "./streak.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Change, Database } from "./database.js" */
/** @import { KeptConundrum, Reference, Work } from "./kept_conundrum.js" */
/** @import { Daily } from "./streak.js" */

/** What a conundrum looked like last, as a game's (`Seen` in `store.js`). @typedef {{key: string} & ReturnType<typeof seal>} SeenConundrum */

/** What has become of it, as the engine tells. @typedef {{work: Work, of: number, done: boolean}} Now */

/** What is written in place of what lies there. @typedef {(kept: KeptConundrum | null, later: Daily[]) => KeptConundrum} Making */

const ON_THE_TABLE = "current conundrum";

/** What begins so: an exclamation mark is the letter after the blank. */
const all = () => IDBKeyRange.bound("conundrum ", "conundrum!");
const linked = () => IDBKeyRange.bound("conundrum link ", "conundrum link!");

/** There is no end of conundrums in links. Of those that were looked at the longest ago nothing stays known. */
const MOST_LINKED = 300;

export class ConundrumStore {
  #database;
  /** What could not be kept, by the keys: it holds until the page is left. @type {Map<string, KeptConundrum>} */
  #unkept = new Map();
  /** The key of the one at which somebody sits; undefined: that is not known yet. @type {string | null | undefined} */
  #onTheTable;

  /** @param {Database} database */
  constructor(database) {
    this.#database = database;
  }

  /** All that were begun, by their keys. @returns {Promise<Map<string, KeptConundrum>>} */
  async all() {
    const kept = await this.#database.read(async (db) => {
      const keys = await db.getAllKeys("kept", all());
      // One by one: what can't be read spoils nothing else.
      const reads = keys.map(async (key) => ({ key, conundrum: conundrumOf(await db.get("kept", key).catch(() => null)) }));
      return Promise.all(reads);
    });
    const whole = (kept ?? []).flatMap(({ key, conundrum }) => (conundrum && referenceOf(key) ? [[key, conundrum]] : []));
    return new Map([.../** @type {[string, KeptConundrum][]} */ (whole), ...this.#unkept]);
  }

  /** @param {Reference} reference @returns {Promise<KeptConundrum | null>} */
  async get(reference) {
    const key = keyOf(reference);
    const kept = await this.#database.read((db) => db.get("kept", key).catch(() => null));
    return this.#unkept.get(key) ?? conundrumOf(kept);
  }

  /** Somebody sits down at it. Of one of a day, the first time is kept: whether that was in time. @param {Reference} reference @param {unknown} view */
  async sitDown(reference, view) {
    this.#onTheTable = keyOf(reference);
    if ("date" in reference) {
      const { date } = reference;
      await this.#change(reference, (kept, later) => kept ?? begunOn(today(), isInTime(date, today(), later)));
    }
    await this.#see(reference, view);
  }

  /** Keep what has become of it. @param {Reference} reference @param {Now} now @param {unknown} view what a reload shows first */
  async keep(reference, { work, of, done }, view) {
    const time = Date.now();
    const day = dayOf(time);
    const daily = "date" in reference ? reference.date : null;
    /** @type {Making} */
    const make = (kept, later) => {
      const before = kept ?? begunOn(day, daily !== null && isInTime(daily, day, later));
      const inRow = daily !== null && !work.given_up && counts({ ...before, day: daily }, day, later);
      const end = done ? { at: time, counts: inRow } : null;
      return { ...before, work: together(work, before.work), of, done: before.done ?? end, changed: time };
    };
    const isUntouched = !work.tries.length && !work.found.length && !work.tips && !work.given_up;
    if (!isUntouched) await this.#change(reference, make);
    await this.#see(reference, view);
    if ("link" in reference) await this.#forgetOldest();
  }

  // The one that is on the table

  /** Which one a reload comes back to, and how it looked. @returns {Promise<{reference: Reference, view: View | null} | null>} */
  async onTheTable() {
    const seen = dataOf(await this.#database.read((db) => db.get("kept", ON_THE_TABLE).catch(() => null)));
    const reference = referenceOf(seen.key);
    if (this.#onTheTable === undefined && !reference) this.#onTheTable = null;
    return reference && { reference, view: unsealed([seen.key], seen) };
  }

  /** No reload comes back to it. */
  async leave() {
    if (this.#onTheTable === null) return;
    this.#onTheTable = null;
    await this.#database.change((tx) => tx.objectStore("kept").delete(ON_THE_TABLE));
  }

  /** What the engine still says of one that was left is not seen any more. @param {Reference} reference @param {unknown} view */
  async #see(reference, view) {
    const key = keyOf(reference);
    if (key !== this.#onTheTable) return;
    await this.#database.change((tx) => tx.objectStore("kept").put({ key, ...seal([key], view) }, ON_THE_TABLE));
  }

  // Writing

  /** @param {Reference} reference @param {Making} make */
  async #change(reference, make) {
    const key = keyOf(reference);
    const kept = await this.#database.change(async (tx) => {
      const lies = await readIn(tx.objectStore("kept"), key);
      // What a later version knows of it is worth more.
      if (isOfLater(lies)) return false;
      await tx.objectStore("kept").put(make(conundrumOf(lies), await laterDays(tx, reference)), key);
      return true;
    });
    if (kept) {
      this.#unkept.delete(key);
      this.#database.works();
    } else this.#unkept.set(key, make(this.#unkept.get(key) ?? null, dailiesOf(this.#unkept)));
  }

  #forgetOldest() {
    return this.#database.change(async (tx) => {
      const marks = tx.objectStore("kept");
      const keys = await marks.getAllKeys(linked());
      if (keys.length <= MOST_LINKED) return;
      const reads = keys.map(async (key) => ({ key, changed: conundrumOf(await readIn(marks, key))?.changed ?? 0 }));
      const newest = (await Promise.all(reads)).sort((one, other) => other.changed - one.changed);
      await Promise.all(newest.slice(MOST_LINKED).map(({ key }) => marks.delete(key)));
    });
  }
}

/** What is kept of the days after that of a conundrum. @param {Change} tx @param {Reference} reference @returns {Promise<Daily[]>} */
async function laterDays(tx, reference) {
  if (!("date" in reference)) return [];
  const days = Array.from({ length: AHEAD }, (_, n) => daysLater(reference.date, n + 1));
  const reads = days.map(async (day) => ({ day, kept: conundrumOf(await readIn(tx.objectStore("kept"), keyOf({ date: day }))) }));
  return (await Promise.all(reads)).flatMap(({ day, kept }) => (kept ? [{ ...kept, day }] : []));
}
