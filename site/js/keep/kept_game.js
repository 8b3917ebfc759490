/**
 * What a list tells of a kept game.
 *
 * What is in a store may be anything: an older version wrote it, or the disk has lost a part of it.
 * So nothing is taken for granted here, and the engine has the last word when a game is opened.
 */

import { EDITIONS, LARGEST_RECORD, LONGEST_NAME, MOST_TILES, RECORD_FORMAT } from "../editions/editions.js";
import { games, isJunior } from "../editions/set_up.js";

/** @import { Message } from "../../../widget/js/contract.js" */
/** @import { Saved } from "../engine/protocol.js" */
/** @import { Game } from "./store.js" */

/**
 * @typedef {object} Entry
 * @property {IDBValidKey} key under which it is kept
 * @property {unknown} kept all that is there
 * @property {number | null} changed when it was played last, as `Date.now()` has it
 * @property {Facts | null} facts null: it is damaged, or of a later version
 * @property {boolean} later whether a later version of the page has kept it
 */

/**
 * @typedef {object} Facts
 * @property {Game} game
 * @property {string} name that somebody gave it; empty: none
 * @property {string[]} players
 * @property {string} box which game it is, an id of `games`
 * @property {boolean} over
 * @property {string[]} winners
 * @property {string[] | null} board placements; null: they are not known
 */

/** @typedef {Record<string, unknown>} Data */

const MOST_PLAYERS = Math.max(...Object.values(EDITIONS).map(({ rules }) => rules.max_players));

const PLACEMENT = /^[RGBYP*]{3}@-?\d{1,3},-?\d{1,3}[>v]$/;

/** The latest time that has a date. */
const LAST_TIME = 8.64e15;

/**
 * @param {IDBValidKey} key
 * @param {unknown} kept
 * @returns {Entry}
 */
export function entryOf(key, kept) {
  const { changed } = dataOf(kept);
  return { key, kept, changed: isTime(changed) ? changed : null, facts: factsOf(kept), later: isLater(kept) };
}

/** What one sees of a game that waits. @param {Saved} game */
export function summaryOf(game) {
  const { changed, facts } = entryOf(game.id, game);
  return facts && { players: facts.players, edition: facts.box, changed: changed ?? Date.now() };
}

/** The newest first; those of which that isn't known come last. @param {Entry} one @param {Entry} other */
export const newestFirst = (one, other) => (other.changed ?? -1) - (one.changed ?? -1);

/** @param {unknown} kept @returns {Facts | null} */
export function factsOf(kept) {
  const { id, record, kinds, resigned = [], damaged, name, over, winners, board } = dataOf(kept);
  const { players, rules } = dataOf(record);
  const { edition } = dataOf(rules);
  // What another version could not read, this one may.
  if (typeof id !== "string" || damaged === ENGINE || !isNames(players) || typeof edition !== "string") return null;
  if (!Object.hasOwn(EDITIONS, edition) || !isTexts(kinds) || kinds.length !== players.length) return null;
  if (!Array.isArray(resigned) || !isPlain(record)) return null;
  return {
    game: /** @type {Game} */ (kept),
    name: typeof name === "string" ? [...name].slice(0, LONGEST_NAME).join("") : "",
    players,
    box: boxOf(dataOf(rules)),
    over: over === true,
    winners: Array.isArray(winners) ? players.filter((_, seat) => winners.includes(seat)) : [],
    board: isBoard(board) ? board : null,
  };
}

/** Whether a later version of the page has kept it, in a form that this one doesn't know. @param {unknown} kept */
export function isLater(kept) {
  const { format } = dataOf(dataOf(kept).record);
  const [[name, newest], [other, version]] = [RECORD_FORMAT, String(format)].map((text) => text.split("/"));
  return other === name && Number(version) > Number(newest);
}

/** What passes: nothing is wrong with a game because of it. */
const PASSING = ["internal-error", "ui-engine-restarted"];

/**
 * Why the engine has refused a game that was kept.
 * @param {Saved} game
 * @param {readonly Message[]} problems as the engine tells them
 * @returns {"damaged" | "later" | "passing"}
 */
export function whyRefused(game, problems) {
  if (isLater(game)) return "later";
  return problems.length && !problems.some(({ id }) => PASSING.includes(id)) ? "damaged" : "passing";
}

/** All that is played of a game, to be compared: not what it is called, nor how it looks. @param {unknown} kept */
export function playOf(kept) {
  const { record, kinds, resigned } = dataOf(kept);
  try {
    return JSON.stringify([record, kinds, resigned]);
  } catch {
    return ""; // it is no game
  }
}

/** Whether a game is what an earlier one has become: whatever was done in that was done in this one, too. @param {unknown} earlier @param {unknown} game */
export function goesOn(earlier, game) {
  const [then, now] = [earlier, game].map((kept) => dataOf(dataOf(kept).record));
  if (!Array.isArray(then.actions) || !Array.isArray(now.actions)) return false;
  const begun = (/** @type {Data} */ { rules, players, deal }, /** @type {unknown[]} */ actions) => playOf({ record: [rules, players, deal, actions] });
  return begun(then, then.actions) === begun(now, now.actions.slice(0, then.actions.length));
}

/** What children play is told by how it is played. @param {Data} rules as an edition has them */
export function boxOf(rules) {
  const junior = games.find(
    (game) => isJunior(game) && Object.entries(game.agreed).every(([rule, value]) => rules[rule] === value),
  );
  return junior?.id ?? String(rules.edition);
}

/**
 * A name for a game as somebody has typed it, or what is wrong with it.
 * @param {string} typed
 * @returns {{name: string} | {problem: Message}}
 */
export function readName(typed) {
  const name = typed.trim();
  if ([...name].length > LONGEST_NAME) return { problem: { id: "ui-games-name-long", args: { most: LONGEST_NAME } } };
  if (/\p{Cc}|\p{Cs}/u.test(name)) return { problem: { id: "ui-games-name-control", args: {} } };
  return { name };
}

// What is what

/** @param {unknown} value @returns {Data} */
export const dataOf = (value) => (typeof value === "object" && value !== null ? /** @type {Data} */ (value) : {});

/** Whether it can be handed to the engine at all. @param {unknown} value */
function isPlain(value) {
  try {
    return JSON.stringify(value).length <= LARGEST_RECORD;
  } catch {
    return false; // it goes round in circles, or has numbers that JSON doesn't know
  }
}

/** @param {unknown} value @returns {value is number} */
const isTime = (value) => typeof value === "number" && value >= 0 && value <= LAST_TIME;

/** Spread out, or what is missing in between would not be looked at. @param {unknown} value @returns {value is string[]} */
const isTexts = (value) => Array.isArray(value) && [...value].every((text) => typeof text === "string");

/** @param {unknown} value @returns {value is string[]} */
const isNames = (value) =>
  isTexts(value) &&
  value.length > 0 &&
  value.length <= MOST_PLAYERS &&
  value.every((name) => name.trim() && [...name].length <= LONGEST_NAME);

/** @param {unknown} value @returns {value is string[]} */
const isBoard = (value) =>
  isTexts(value) && value.length > 0 && value.length <= MOST_TILES && value.every((text) => PLACEMENT.test(text));
