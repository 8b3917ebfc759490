/**
 * What stands behind the # of an address, and so never leaves the device: a game to open, as in
 * `#game=1eNq...&kinds=human,counter`, or the rules to read, as in `#rules/modern`.
 *
 * Nothing is judged here but its length: the engine knows what makes a game, and says what doesn't.
 */

import { LONGEST_LINK } from "../editions/editions.js";

/** @import { Message } from "../../../widget/js/contract.js" */

/** Room for the names of the fields, and for who plays. */
const BESIDE = 200;

/**
 * @typedef {object} LinkedGame
 * @property {string} link what the engine has packed
 * @property {string[] | undefined} kinds who plays: people and bots
 */

/**
 * @param {string} hash as `location.hash` has it
 * @returns {{game: LinkedGame} | {rules: string} | {problem: Message} | null}
 */
export function readFragment(hash) {
  const rules = /^#rules(?:\/([a-z0-9-]{1,40}))?$/.exec(hash);
  if (rules) return { rules: rules[1] ?? "" };
  if (!hash.startsWith("#game=")) return null;
  if (hash.length > LONGEST_LINK + BESIDE) return { problem: { id: "link-too-large", args: { most: LONGEST_LINK } } };
  const fields = new URLSearchParams(hash.slice(1));
  return { game: { link: fields.get("game") ?? "", kinds: fields.get("kinds")?.split(",") } };
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
