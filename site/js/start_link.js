/**
 * Links that start a game: `?edition=modern&players=human,greedy&seed=7&lang=uk&help=all`, and any
 * other rule by its name, as in `&hand_size=5&draw_limit=none`.
 *
 * Nothing is judged here: the engine knows what makes a game, and says what doesn't.
 */

import { EDITIONS } from "./editions.js";
import { usualName } from "./set_up.js";

/** @import { Command, Message } from "../../widget/js/contract.js" */
/** @import { Say } from "../../widget/js/words.js" */

const LONGEST = 1000;

const RULES = Object.keys(EDITIONS.modern.rules);

/**
 * @typedef {object} StartLink
 * @property {((say: Say) => Command) | null} command begins its game, if it has one; names need words
 * @property {Message | null} problem why it hasn't
 * @property {string | null} language
 * @property {string | null} help which legal spots are marked
 */

/**
 * What the query of an address asks for.
 * @param {string} query
 * @returns {StartLink}
 */
export function readStartLink(query) {
  const none = { command: null, problem: null, language: null, help: null };
  if (query.length > LONGEST) {
    return { ...none, problem: { id: "ui-link-too-long", args: { most: LONGEST } } };
  }
  const fields = new URLSearchParams(query);
  const asked = ["players", "seed", ...RULES].some((name) => fields.has(name));
  return {
    ...none,
    command: asked ? (say) => commandOf(fields, say) : null,
    language: fields.get("lang"),
    help: fields.get("help"),
  };
}

/**
 * @param {URLSearchParams} fields
 * @param {Say} say
 * @returns {Command}
 */
function commandOf(fields, say) {
  const kinds = (fields.get("players") ?? "human,greedy").split(",");
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
