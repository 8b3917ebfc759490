/** What screen readers are told when the game goes on: what was done, and what is to do now. */

import { doer, goingOn, heard } from "../words/deeds.js";
import { actionOf, lays } from "./action.js";

/** @import { Seat, View } from "../contract.js" */
/** @import { Table } from "./table.js" */

/**
 * @param {Table} t
 * @param {View} before
 * @param {View} view
 * @param {[Seat, string][]} news the actions in between
 */
export function announceNews(t, before, view, news) {
  const sentences = [
    ...deeds(t, before, view, news),
    ...penalties(t, before, view, news),
    ...shownTiles(t, before, view),
    ...earned(t, view, news),
    ...whatNow(t, before, view, news),
  ];
  // In one go: what comes in pieces is cut short by the next piece, or dropped.
  const text = t.words.inOne(sentences);
  if (text && text !== t.state.spoken.at(-1)?.text) t.announce(text);
}

/** @param {Table} t @param {View} before @param {View} view @param {[Seat, string][]} news */
function deeds(t, before, view, news) {
  const drawn = tilesTaken(before, view);
  return news.map(([seat, action]) => {
    const tile = action === "draw" && seat === view.seat ? (drawn.shift() ?? null) : null;
    return heard(t, view, [seat, action], tile);
  });
}

/** The tiles that the eyes have got since, as they came. @param {View} before @param {View} view */
function tilesTaken(before, view) {
  if (before.seat !== view.seat) return [];
  const had = new Set(before.hand.map(({ tile }) => tile));
  return view.hand.map(({ tile }) => tile).filter((tile) => !had.has(tile));
}

/** Who was caught or shown up takes tiles. @param {Table} t @param {View} before @param {View} view @param {[Seat, string][]} news */
function penalties(t, before, view, news) {
  if (!news.some(([, action]) => ["catch", "show"].includes(actionOf(action).what))) return [];
  return view.players.flatMap(({ count }, seat) => {
    const more = count - before.players[seat].count;
    return more > 0 ? [t.say("ui-told-penalty", { ...doer(t, view, seat), count: more })] : [];
  });
}

/** @param {Table} t @param {View} before @param {View} view */
function shownTiles(t, before, view) {
  return view.players.flatMap(({ shown }, seat) =>
    shown
      .filter((tile) => view.ply > before.ply && !before.players[seat].shown.includes(tile))
      .map((tile) => t.say("ui-told-shown", { ...doer(t, view, seat), tile })),
  );
}

/** @param {Table} t @param {View} view @param {[Seat, string][]} news */
function earned(t, { last }, news) {
  return last?.sum && news.some(([, action]) => lays(action) && action === last.action)
    ? [t.say("ui-told-sum", { sum: last.sum })]
    : [];
}

/** Whose turn it is and what one can do, unless that is as it was. @param {Table} t @param {View} before @param {View} view @param {[Seat, string][]} news */
function whatNow(t, before, view, news) {
  const said = (/** @type {View} */ moment) => t.words.sayAll([goingOn(t, moment)]);
  const { seat } = view.turn;
  if (view.say.id === "say-thinking") return [];
  if (view.say.id === "say-turn" && before.turn.seat === seat) return [];
  const othersMoved = news.some(([who]) => who !== seat);
  return said(before) === said(view) && !othersMoved ? [] : [said(view)];
}
