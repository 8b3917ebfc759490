/**
 * What stands behind the # of an address, and so never leaves the device: a game to open, as in
 * `#game=1eNq...&kinds=human,counter`, the rules to read, as in `#rules/modern`, or conundrums: all of them
 * (`#conundrum`), that of a day (`#conundrum/2026-11-16`), one of the collection (`#conundrum/17`), or one that
 * is in the link (`#conundrum=1eNq...`).
 *
 * Nothing is judged here but its length: the engine knows what makes a game, and says what doesn't.
 */

import { LONGEST_LINK } from "../editions/editions.js";

/** @import { ConundrumRef, Message } from "../../../widget/js/contract.js" */
/** @import { Reference } from "../keep/kept_conundrum.js" */

/** Room for the names of the fields, and for who plays. */
const BESIDE = 200;

/**
 * @typedef {object} LinkedGame
 * @property {string} link what the engine has packed
 * @property {string[] | undefined} kinds who plays: people and bots
 */

/**
 * @param {string} hash as `location.hash` has it
 * @returns {{game: LinkedGame} | {rules: string} | {conundrum: ConundrumRef | null} | {problem: Message} | null}
 */
export function readFragment(hash) {
  const rules = /^#rules(?:\/([a-z0-9-]{1,40}))?$/.exec(hash);
  if (rules) return { rules: rules[1] ?? "" };
  const named = /^#conundrum(?:\/([\w-]{1,40}))?$/.exec(hash);
  if (named) return { conundrum: named[1] === undefined ? null : namedConundrum(named[1]) };
  if (!/^#(?:game|conundrum)=/.test(hash)) return null;
  if (hash.length > LONGEST_LINK + BESIDE) return { problem: { id: "link-too-large", args: { most: LONGEST_LINK } } };
  const fields = new URLSearchParams(hash.slice(1));
  if (hash.startsWith("#conundrum=")) return { conundrum: { link: fields.get("conundrum") ?? "" } };
  return { game: { link: fields.get("game") ?? "", kinds: fields.get("kinds")?.split(",") } };
}

/** What is no number is taken for a day. @param {string} name @returns {ConundrumRef} */
const namedConundrum = (name) => (/^\d{1,9}$/.test(name) ? { number: Number(name) } : { date: name });

/** The fragment that opens a conundrum, or with none, all of them. @param {Reference} [reference] */
export function conundrumFragment(reference) {
  if (!reference) return "#conundrum";
  if ("link" in reference) return `#conundrum=${reference.link}`;
  return `#conundrum/${"date" in reference ? reference.date : reference.number}`;
}

/** The fragment that opens a game again. @param {LinkedGame} game */
export function gameFragment({ link, kinds }) {
  const players = kinds ? `&kinds=${kinds.map(encodeURIComponent).join(",")}` : "";
  return `#game=${link}${players}`;
}

/**
 * What is wrong with a link, for somebody who only knows that it is one.
 * @param {Message[]} problems as the engine tells them
 * @returns {Message[]}
 */
export function linkProblems(problems) {
  const aboutKinds = problems.some(({ id }) => id === "command-field" || id === "unknown-kind");
  return aboutKinds ? [{ id: "link-damaged", args: {} }] : problems;
}

/** @param {string} edition */
export const rulesFragment = (edition) => `#rules/${edition}`;
