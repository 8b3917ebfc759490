/** Conundrums that are made before anybody asks for them, so that the next one is there at once. */

import { whenIdle } from "../engine/idle.js";

/** @import { Answer } from "../../../widget/js/contract.js" */
/** @import { GameSession } from "../table/game_session.js" */

/** So long nobody touches anything. */
const IDLE_MS = 1_000;

/** By their grades; null: one is to be made. @type {Map<number, Promise<Answer> | null>} */
const made = new Map();

/** Have one of this grade made as soon as nothing else is going on. @param {GameSession} session @param {number} grade */
export function makeAhead(session, grade) {
  if (made.has(grade)) return;
  made.set(grade, null);
  whenIdle(IDLE_MS, () => {
    if (made.get(grade) === null) made.set(grade, make(session, grade));
  });
}

/** One of this grade that nobody has had yet. @param {GameSession} session @param {number} grade @returns {Promise<Answer>} */
export async function takeAnother(session, grade) {
  const answer = await made.get(grade);
  made.delete(grade);
  // A worker may have died over it.
  return answer?.conundrum ? answer : make(session, grade);
}

/** @param {GameSession} session @param {number} grade */
function make(session, grade) {
  const [seed] = crypto.getRandomValues(new Uint32Array(1));
  return session.send({ type: "conundrum", of: { seed, grade } });
}
