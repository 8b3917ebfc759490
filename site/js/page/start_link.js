/**
 * Links that start a game: `?edition=modern&players=human,counter&seed=7&lang=uk&help=all`, and any
 * other rule by its name, as in `&hand_size=5&draw_limit=none`. With `&lock=1` it is the only game there
 * is, for a class that should play the same.
 *
 * Nothing is judged here: the engine knows what makes a game, and says what doesn't.
 */

import { EDITIONS } from "../editions/editions.js";
import { PERSON, STRONGEST, usualName } from "../editions/set_up.js";

/** @import { Command, Message, Rules } from "../../../widget/js/contract.js" */
/** @import { Say } from "../../../widget/js/words/words.js" */

const LONGEST = 1000;

/** @type {Record<string, {rules: Rules}>} */
const editions = EDITIONS;
const RULES = Object.keys(EDITIONS.modern.rules);

/** Which legal spots may be marked. */
export const HELP = ["chosen", "all", "none"];

/**
 * @typedef {object} StartLink
 * @property {((say: Say) => Command) | null} command begins its game, if it has one; names need words
 * @property {Message | null} problem why it hasn't
 * @property {string | null} language
 * @property {string | null} help which legal spots are marked
 * @property {boolean} locked whether nothing else may be set up
 */

/**
 * What the query of an address asks for.
 * @param {string} query
 * @returns {StartLink}
 */
export function readStartLink(query) {
  const none = { command: null, problem: null, language: null, help: null, locked: false };
  if (query.length > LONGEST) {
    return { ...none, problem: { id: "ui-link-too-long", args: { most: LONGEST } } };
  }
  const fields = new URLSearchParams(query);
  const asked = ["players", "seed", ...RULES].some((name) => fields.has(name));
  const help = fields.get("help");
  return {
    ...none,
    command: asked ? (say) => commandOf(fields, say) : null,
    language: fields.get("lang"),
    help: help && HELP.includes(help) ? help : null,
    locked: asked && fields.get("lock") === "1",
  };
}

/**
 * @param {URLSearchParams} fields
 * @param {Say} say
 * @returns {Command}
 */
function commandOf(fields, say) {
  const kinds = fields.get("players")?.split(",") ?? [PERSON, STRONGEST];
  const players = kinds.map((kind, n) => ({ name: usualName(kind, n + 1, say), kind }));
  const named = RULES.filter((name) => fields.has(name));
  const rules = Object.fromEntries(named.map((name) => [name, valueOf(fields.get(name) ?? "")]));
  const seed = fields.has("seed") ? { seed: valueOf(fields.get("seed") ?? "") } : {};
  return { type: "new", rules, players, ...seed };
}

/** @param {string} text */
function valueOf(text) {
  if (text === "none") return null;
  if (text === "true" || text === "false") return text === "true";
  return /^-?\d{1,12}$/.test(text) ? Number(text) : text;
}

/**
 * The query that begins a game of this kind. Where something is null, whoever opens it has the choice.
 * @param {object} asked
 * @param {Rules} asked.rules
 * @param {string[]} asked.kinds who plays: people and bots
 * @param {number | null} asked.seed
 * @param {string | null} asked.language
 * @param {string | null} asked.help
 * @param {boolean} asked.locked
 */
export function startQuery({ rules, kinds, seed, language, help, locked }) {
  const { edition, ...agreed } = rules;
  /** @type {Record<string, unknown>} */
  const book = { ...editions[edition].rules };
  const variant = Object.entries(agreed).filter(([name, value]) => value !== book[name]);
  const choices = Object.entries({ seed, lang: language, help, lock: locked ? 1 : null });
  const fields = [
    ["edition", edition],
    ["players", kinds.join(",")],
    ...variant.map(([name, value]) => [name, value ?? "none"]),
    ...choices.filter(([, value]) => value !== null),
  ];
  // A comma needs no escape, and can be read.
  const told = fields.map(([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll("%2C", ",")}`);
  return `?${told.join("&")}`;
}
