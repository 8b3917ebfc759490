/**
 * Answering: what one touches is an answer, or a part of one, and the session says what it is worth. What
 * is asked decides how: `marking.js`, `trying.js` and `options.js` each know some ways. Nothing here tells
 * where a tile fits, for that is what one is asked.
 */

import { sayWhatIsHere } from "../board/describe.js";
import { meetingMarks } from "../board/spots.js";
import { backAndForth } from "../table/actions.js";
import { aboutGhost } from "../table/status.js";
import { AID_KEYS, AID_LETTERS, aids, whatNext } from "../tasks/aids.js";
import { questionOf } from "../tasks/questions.js";
import { MARKING } from "./marking.js";
import { OPTIONS } from "./options.js";
import { sessionLine, withoutGame } from "./quiet.js";
import { TRYING } from "./trying.js";

/** @import { Host, Mark, Problem, Question, View } from "../contract.js" */
/** @import { Key } from "../table/keys.js" */
/** @import { State } from "../table/state.js" */
/** @import { Line } from "../table/status.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Mode, Shows } from "./modes.js" */

/**
 * A way to answer.
 * @typedef {Pick<Mode, "letters" | "choose" | "digit" | "tap" | "enter" | "drop" | "buttons"> & {
 *   keys: Key[],
 *   marks: (state: State) => Mark[],
 *   shows: Partial<Shows>,
 * }} Way
 */

/** All is found: there is nothing to answer any more, but much to look at. @type {Way} */
const DONE = {
  keys: [],
  letters: {},
  shows: { rack: false, holds: false },
  marks: ({ why }) => why.flatMap(brokenAt),
  buttons: (t, view) => whatNext(t, /** @type {Question} */ (questionOf(view))),
  choose: () => {},
  tap: () => {},
  enter: sayWhatIsHere,
  drop: () => {},
};

/** Why something may not be, at the very edge or cell that says so. @param {Problem} problem @returns {Mark[]} */
function brokenAt({ id, args, cells }) {
  const words = { id, args };
  if (cells.length === 2) return [{ where: { edge: [cells[0], cells[1]] }, kind: "break", words }];
  return cells.length === 1 ? [{ where: { cell: cells[0] }, kind: "taken", words }] : [];
}

/** By what is asked. @type {Record<string, Way>} */
const WAYS = { ...MARKING, ...TRYING, ...OPTIONS };

/** @param {Host} host @param {View | null} view @returns {Mode} */
export const mark = (host, view) => {
  const question = questionOf(view);
  const done = question?.done === true;
  const way = done ? DONE : WAYS[view?.task?.asks ?? "cells"];
  const helps = question && !done ? { keys: AID_KEYS, letters: AID_LETTERS } : { keys: [], letters: {} };
  return {
    shows: { ...withoutGame(host), fits: false, holds: false, rack: tellsOfHand(view), players: tellsOfPlayers(view), ...way.shows },
    marks: (state) => [...meetingMarks(state), ...way.marks(state)],
    line: question ? answerLine : sessionLine,
    buttons: way.buttons,
    sides: !question ? backAndForth : done ? () => [] : (t) => aids(t, question),
    keys: done ? [] : [{ title: "ui-keys-answering", keys: [...way.keys, ...helps.keys] }],
    letters: { ...way.letters, ...helps.letters },
    choose: way.choose,
    digit: way.digit,
    tap: way.tap,
    enter: way.enter,
    drop: way.drop,
  };
};

/** Whether one has to know who plays, and what is left in the bag. @param {View | null} view */
const tellsOfPlayers = (view) => view !== null && questionOf(view) !== null && (view.players.length > 1 || view.task?.kind === "may");

/** Whether one's tiles matter; where a question is about one tile, they don't. @param {View | null} view */
function tellsOfHand(view) {
  const question = questionOf(view);
  return !question || !(question.asks === "edges" || question.marks.some(({ kind }) => kind === "asked"));
}

/** How the tile in the air would lie, what has happened, what was said of the last answer, how one answers. @param {Table} t @param {View} view @returns {Line | null} */
function answerLine(t, view) {
  const { ghost, notice } = t.state;
  const { asks, said, done } = /** @type {Question} */ (questionOf(view));
  if (ghost) return aboutGhost(t, view, ghost);
  if (notice) return { head: notice };
  // The guide has told it, with a star.
  if (done) return null;
  return { head: said ?? { id: `ui-task-how-${asks}`, args: {} } };
}
