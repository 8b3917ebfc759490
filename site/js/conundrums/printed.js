/** What is printed: which conundrums, and how their sheets come from the engine, which has no words for a page. */

import { isDay, today } from "../keep/days.js";
import { numbersOf } from "./collection_part.js";
import { titleOf } from "../page/conundrum_words.js";

/** @import { Answer, Command, ConundrumRef, Message } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Reference } from "../keep/kept_conundrum.js" */

/** Which ones: that from which one comes, today's, those of the collection of a grade, or new ones. @typedef {"this" | "today" | "collected" | "made"} Which */

/** @typedef {{of: ConundrumRef, name?: Reference}[]} Printed with what they are called after */

/** @typedef {{paper: string, ink: string, answers: boolean}} How */

/** So many have room on a page. */
const NEW_ONES = 6;

/** @param {Which} which @param {number} grade @param {Reference | undefined} only @returns {Printed} */
export function printed(which, grade, only) {
  if (which === "made") return Array.from({ length: NEW_ONES }, () => ({ of: { seed: newSeed(), grade } }));
  if (which === "collected") return numbersOf(grade).map((number) => ({ of: { number }, name: { number } }));
  const one = which === "this" && only ? only : { date: today() };
  return [{ of: one, name: "link" in one ? undefined : one }];
}

/** @type {Which[]} */
const ALL = ["this", "today", "collected", "made"];

/** Which ones there are to choose among. @param {Reference | undefined} only */
export const choices = (only) => ALL.filter((which) => (which !== "this" || only) && (which !== "today" || isDay(today())));

function newSeed() {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return seed;
}

/**
 * The sheets, as SVG texts, or why there are none.
 * @param {(command: Command) => Promise<Answer>} send
 * @param {Words} words
 * @param {Printed} printed
 * @param {How} how
 * @returns {Promise<{pages: string[], problems: Message[]}>}
 */
export async function sheetsOf(send, words, printed, { answers, paper, ink }) {
  const pages = [];
  const names = printed.map(({ name }) => (name ? titleOf(name, words) : ""));
  for (const withAnswers of answers ? [false, true] : [false]) {
    const command = { type: "sheet", of: printed.map(({ of }) => of), answers: withAnswers, paper, ink, names };
    const { says = {}, problems: untold } = await send(command);
    if (untold) return { pages: [], problems: untold };
    const said = Object.fromEntries(Object.entries(says).map(([key, { id, args }]) => [key, words.say(id, args)]));
    const drawn = await send({ ...command, language: words.language, words: said });
    if (!drawn.pages) return { pages: [], problems: drawn.problems ?? [] };
    pages.push(...drawn.pages);
  }
  return { pages, problems: [] };
}
