/** The steps of the introduction, told by what the engine shows: they can't get out of step with the game. */

/** @import { View } from "../../../widget/js/contract.js" */

/** @typedef {"lay" | "draw" | "drawn" | "last" | "done"} Step */

/** What is learnt: laying, drawing, and getting rid of the rest. */
export const LESSONS = 3;

/** Which of them a step belongs to. @type {Record<Step, number>} */
export const LESSON_OF = { lay: 1, draw: 2, drawn: 3, last: 3, done: 3 };

/** @param {View} view @returns {Step} */
export function stepOf({ outcome, turn, log }) {
  if (outcome) return "done";
  if (turn.actions.some(([, action]) => action === "draw")) return "draw";
  if (turn.drawn) return "drawn";
  return log.some(([, action]) => action === "draw") ? "last" : "lay";
}

/** What to lay next, and where: the chosen tile, if it fits. @param {View} view @param {string | null} [chosen] */
export function nextMove({ hand }, chosen) {
  const moves = hand.flatMap(({ tile, legal }) => (legal?.length ? [{ tile, placement: legal[0][0] }] : []));
  return moves.find(({ tile }) => tile === chosen) ?? moves.at(0);
}

/**
 * What to touch next: the bag, a tile that fits, or, once it is up, where it does.
 * @param {View} view
 * @param {string | null} chosen
 */
export function nextTouch(view, chosen) {
  if (stepOf(view) === "draw") return "draw";
  const next = nextMove(view, chosen);
  return (next?.tile === chosen ? next?.placement : next?.tile) ?? null;
}
