/** What conundrums are called, and how far somebody has come with one: in words, and with a sign. */

import { progressOf } from "../keep/kept_conundrum.js";

/** @import { Question } from "../../../widget/js/contract.js" */
/** @import { Icon } from "../../../widget/js/look/icons.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { KeptConundrum, Progress, Reference } from "../keep/kept_conundrum.js" */

/** Nothing is told of one that is new. @type {Record<Progress, Icon | null>} */
export const SIGNS = { new: null, begun: "more", solved: "star", helped: "lamp", "given-up": "flag" };

/** @param {Reference} reference @param {Words} words */
export function titleOf(reference, { say, day }) {
  if ("date" in reference) return say("ui-task-daily", { date: day(reference.date) });
  return "number" in reference ? say("ui-task-number", { number: reference.number }) : say("ui-task-conundrum");
}

/** @param {KeptConundrum | null | undefined} kept @param {Words} words */
export function progressInWords(kept, { say }) {
  const progress = progressOf(kept);
  const found = kept?.work.found.length ?? 0;
  if (progress === "begun" && kept?.of) return say("ui-conundrum-begun", { found, of: kept.of });
  return say(`ui-conundrum-is-${progress}`);
}

/** @param {number} grade @param {Words} words */
export const gradeInWords = (grade, { say }) => say("ui-sheet-grade", { grade });

/** How somebody has done, in lines: sentences, and a small picture of letters; nothing, as long as it isn't done. @param {Question} question @param {Words} words @returns {string[]} */
export function resultInWords({ result, done }, { sayAll, day }) {
  if (!result || !done) return [];
  const { messages, picture } = result;
  const told = messages.map(({ id, args }) => ({ id, args: "date" in args ? { ...args, date: day(String(args.date)) } : args }));
  return [sayAll(told), ...(picture ? [picture] : [])];
}
