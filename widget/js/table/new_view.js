/** A view of the game has come: what it changes, and everything that has happened since the last one. */

import { captureRects, fly } from "../board/flights.js";
import { modeFor } from "../modes/modes.js";
import { takeStep } from "../tasks/guide.js";
import { announceNews } from "./announce.js";
import { PUT_BACK } from "./held.js";
import { soundOf } from "./sound.js";
import { isContinued, isSame, mayLay, mustWait, squaresOf } from "./state.js";

/** @import { Seat, View } from "../contract.js" */
/** @import { State } from "./state.js" */
/** @import { Table } from "./table.js" */

/**
 * @param {Table} t
 * @param {View} view
 * @param {boolean} [another] whether it is known to be of another game
 */
export function show(t, view, another = false) {
  const { state } = t;
  const before = state.view;
  if (t.closed) return;
  // A notebook tells of each view twice: to whoever has asked, and to everybody.
  if (before && !another && isSame(before, view)) {
    t.flow.wake();
    return;
  }
  const earlier = before && !another && isContinued(before, view) ? before : null;
  const news = earlier ? view.log.slice(earlier.ply) : [];
  const places = captureRects(t);
  if (!earlier) t.reel.forget();
  t.mode = modeFor(t.host, view);
  takeIn(state, view, earlier, t.mode.shows.handsOn);
  if (!before) open(t);
  if (earlier) tellNews(t, earlier, view, news);
  const launch = fly(t, places, news);
  t.paint();
  t.camera.follow();
  takeStep(t, earlier, view);
  t.flow.next(launch());
  markOnce("chromino:first-board");
  if (mayLay(state)) markOnce("chromino:playable");
}

/**
 * What a view changes in the state, of the same game as the `earlier` one or of another.
 * @param {State} state
 * @param {View} view
 * @param {View | null} earlier
 * @param {boolean} handsOn whether the device goes from one person to the next
 */
export function takeIn(state, view, earlier, handsOn) {
  state.view = view;
  state.views += 1;
  // Nobody knows yet who sits before the screen.
  if (!earlier) Object.assign(state, anew(handsOn && view.hands_hidden ? view.eyes : null));
  // While nobody has looked yet, who plays may still change.
  if (state.handOver !== null && view.seat === null) state.handOver = view.hand_over;
  if (state.laid && view.board.includes(state.laid.text)) state.laid = null;
  if (!state.past) state.squares = squaresOf(state);
  if (!mayLay(state) || !view.hand.some(({ tile }) => tile === state.chosen)) Object.assign(state, PUT_BACK);
  if (earlier?.ply !== view.ply) Object.assign(state, { refusal: null, notice: null });
  // Whoever has just called has nothing to go on from, also while a tile is still in the air.
  state.waits &&= mustWait(state, view);
  // In a notebook a view may be here long before the answer: its author hears of a move first.
  const { act } = state.doing ?? {};
  const news = earlier ? view.log.slice(earlier.ply) : [];
  if (act && news.some(([seat, action]) => seat === act.seat && action === act.action)) state.doing = null;
}

/** Another game begins. @param {Seat | null} handOver @returns {Partial<State>} */
const anew = (handOver) => ({
  cursor: { x: 1, y: 0 },
  follows: true,
  past: null,
  eyes: "everyone",
  order: {},
  marked: [],
  edge: null,
  picked: [],
  missed: [],
  why: [],
  handOver,
  panel: null,
  question: null,
  waits: false,
  endSeen: false,
  notice: null,
});

/** What the host wants one to see first. @param {Table} t */
function open({ host, state, reel }) {
  if (host.opens === "seats") state.panel = "seats";
  if (host.opens === "replay" && reel.last > 0) reel.slide(0);
}

/** @param {Table} t @param {View} before @param {View} view @param {[Seat, string][]} news */
function tellNews(t, before, view, news) {
  announceNews(t, before, view, news);
  if (!t.state.settings.sound) return;
  for (const [, action] of news) soundOf(action);
  if (view.outcome && !before.outcome) soundOf("won");
}

/** For those who measure how soon one can play. @param {string} name */
function markOnce(name) {
  if (!performance.getEntriesByName(name).length) performance.mark(name);
}
