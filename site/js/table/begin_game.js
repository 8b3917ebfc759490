/** Games that begin: as they were set up, or as an address has them. */

import { linkProblems } from "../page/address_fragment.js";
import { sitDown } from "./sit_down.js";

/** @import { Command, Message } from "../../../widget/js/contract.js" */
/** @import { LinkedGame } from "../page/address_fragment.js" */
/** @import { Parts } from "../parts.js" */

/** Begin it; returns what is wrong with it. @param {Parts} page @param {AbortSignal} way @param {Command} command @returns {Promise<Message[]>} */
export async function begin(page, way, command) {
  const { view, problems = [] } = await page.session.send(command, way);
  if (way.aborted) return [];
  if (view) sitDown(page, view);
  return problems;
}

/** @param {Parts} page @param {AbortSignal} way @param {Command} command */
export async function openNewGame(page, way, command) {
  const { lock, navigation } = page;
  navigation.wait();
  const problems = await begin(page, way, command);
  if (way.aborted) return;
  if (problems.length) await navigation.refuse(problems);
  else lock.noteBegun();
}

/** @param {Parts} page @param {AbortSignal} way @param {LinkedGame} game */
export async function openLinkedGame(page, way, { link, kinds }) {
  const { navigation } = page;
  navigation.wait();
  const who = kinds ? { kinds } : { seat: null };
  const problems = await begin(page, way, { type: "load", link, ...who });
  if (problems.length) await navigation.refuse(linkProblems(problems));
}
