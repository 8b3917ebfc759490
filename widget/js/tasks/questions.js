/** What is asked at a table, as its view tells it. */

import { Squares, cellsOf, placementOf } from "../board/geometry.js";

/** @import { Question, View } from "../contract.js" */
/** @import { Placement } from "../board/geometry.js" */

/** The task of a table, unless that is the introduction, which asks for nothing but to play. @param {View | null} view @returns {Question | null} */
export const questionOf = (view) => (view?.task && "tips" in view.task ? view.task : null);

/** Which question it is, to tell questions apart by: each has a table of its own. @param {View} view */
export function whichQuestion(view) {
  const { of_what: ofWhat = null, step = 0 } = questionOf(view) ?? {};
  return JSON.stringify([ofWhat, step]);
}

/** The tiles that a question is about, as if they lay there already. @param {View | null} view @returns {Placement[]} */
const askedAbout = (view) =>
  (questionOf(view)?.marks ?? []).flatMap(({ kind, where }) =>
    kind === "asked" && "placement" in where ? placementOf(where.placement) : [],
  );

/** Those that lie in nobody's way: they can be walked over, and touched, as all others. @param {View | null} view @param {string[]} board */
export function askedOnTable(view, board) {
  const asked = askedAbout(view);
  if (!asked.length) return [];
  const squares = new Squares(board);
  const free = asked.filter((each) => !cellsOf(each).some(({ x, y }) => squares.at(x, y)));
  return free.map(({ text }) => text);
}
