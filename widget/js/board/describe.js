/** The board in words, for those who hear it: what is here, and what fits here. */

import { inWords } from "../words/in_words.js";
import { covers, neighboursOf, placementOf } from "./geometry.js";
import { wordsOver } from "./marks.js";
import { spotsAmong } from "./spots.js";
import { legalOf } from "../table/state.js";

/** @import { Cell } from "./geometry.js" */
/** @import { Table } from "../table/table.js" */

/** What is said of each neighbour, in the order of `neighboursOf`. */
const BESIDE = ["ui-above", "ui-right", "ui-below", "ui-left"];

/** What lies in a cell, and where that is. @param {Table} t @param {Cell} cell */
export function describe(t, { x, y }) {
  const here = t.state.squares.at(x, y);
  if (here) {
    return t.say("ui-here-square", { colour: here.letter, x, y, tile: here.placement.reading });
  }
  const spots = t.state.chosen ? spotsAmong(t.marks) : [];
  const fitting = spots.filter((each) => covers(each, { x, y }));
  return fitting.length
    ? t.say("ui-here-fits", { x, y, count: fitting.length })
    : t.say("ui-here-empty", { x, y });
}

/** "What is here?": the square, its tile, and what it touches. @param {Table} t */
export function sayWhatIsHere(t) {
  const { cursor, squares } = t.state;
  const beside = neighboursOf(cursor).flatMap(({ x, y }, n) => {
    const near = squares.at(x, y);
    return near ? [t.say(BESIDE[n], { colour: near.letter })] : [];
  });
  const marks = t.marks.filter(({ kind }) => kind !== "spot");
  t.announce(t.words.inOne([describe(t, cursor), ...beside, wordsOver(t, marks, cursor)].filter(Boolean)));
}

/** "What fits here?": the tiles of the hand that may cover this cell. @param {Table} t */
export function sayWhatFitsHere(t) {
  const { cursor, view, settings } = t.state;
  if (settings.help === "none") {
    t.announce(t.say("ui-help-is-off"));
    return;
  }
  const found = (view?.hand ?? []).flatMap(({ tile }) => placementsOver(t, cursor, tile));
  t.announce(
    found.length
      ? t.say("ui-fits-here", { count: found.length, list: found.map((each) => inWords(t, each)).join(t.say("ui-between-parts")) })
      : t.say("ui-fits-nothing"),
  );
}

/** The legal placements of a tile that cover a cell. @param {Table} t @param {Cell} cell @param {string | null} tile */
function placementsOver(t, cell, tile) {
  if (t.state.settings.help === "none") return [];
  return (legalOf(t.state.view, tile) ?? [])
    .map(([text]) => placementOf(text))
    .filter((each) => covers(each, cell));
}
