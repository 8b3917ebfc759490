/** Playing: choose a tile, point with it, lay it; draw, pass, call. A study is that without a game around it. */

import { sayWhatFitsHere } from "../board/describe.js";
import { meetingMarks, spotMarks } from "../board/spots.js";
import { openTyped } from "../rack/typed.js";
import { act, step } from "../table/acting.js";
import { backAndForth, playButtons } from "../table/actions.js";
import { meantAt } from "../table/held.js";
import { aim, choose, lay, showMiss } from "../table/laying.js";
import { nextSpot } from "../table/next_spot.js";
import { mayLay } from "../table/state.js";
import { playLine } from "../table/status.js";
import { AID_KEYS, AID_LETTERS, aids, whatNext } from "../tasks/aids.js";
import { questionOf } from "../tasks/questions.js";

/** @import { Host, Question, Task, View } from "../contract.js" */
/** @import { Cell } from "../board/geometry.js" */
/** @import { KeyGroup, Letters } from "../table/keys.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Mode, Shows } from "./modes.js" */

/** @type {KeyGroup[]} */
const KEYS = [
  {
    title: "ui-keys-laying",
    keys: [
      { keys: ["1", "…", "9"], id: "ui-key-choose" },
      { keys: ["R", "Shift+R"], id: "ui-key-turn" },
      { keys: ["N", "Shift+N"], id: "ui-key-spots" },
      { keys: ["Enter"], id: "ui-key-lay" },
      { keys: ["Esc"], id: "ui-key-back" },
      { keys: ["F"], id: "ui-key-fits" },
      { keys: ["M"], id: "ui-key-miss" },
      { keys: ["T"], id: "ui-key-typed" },
    ],
  },
  {
    title: "ui-keys-turn",
    keys: [
      { keys: ["D"], id: "ui-key-draw", shows: "players" },
      { keys: ["P"], id: "ui-key-pass", shows: "players" },
      { keys: ["C"], id: "ui-key-call", shows: "players" },
      { keys: ["X"], id: "ui-key-catch", shows: "players" },
      { keys: ["S"], id: "ui-key-show", shows: "players" },
      { keys: ["G"], id: "ui-key-go-on", shows: "players" },
      { keys: ["U", "Shift+U"], id: "ui-key-undo" },
    ],
  },
];

/** @type {Letters} */
const LETTERS = {
  n: (t, shift) => nextSpot(t, shift ? -1 : 1),
  m: (t) => t.state.chosen && void showMiss(t, t.state.chosen),
  t: (t) => openTyped(t),
  d: (t) => ifOffered(t, "draw"),
  p: (t) => ifOffered(t, "pass"),
  c: (t) => ifOffered(t, "call"),
  x: (t) => ifOffered(t, "catch:"),
  s: (t) => ifOffered(t, "show:"),
  g: (t) => (t.state.waits ? t.flow.goOn() : t.flow.skip()),
  u: (t, shift) => void step(t, shift ? "redo" : "undo"),
  f: (t) => sayWhatFitsHere(t),
};

/** @param {Host} host @param {View | null} view @returns {Mode} */
export function play(host, view) {
  const question = questionOf(view);
  return view && question ? playToAnswer(host, view, question) : playing(host, view);
}

/** @param {Host} host @param {View | null} view @returns {Mode} */
const playing = (host, view) => ({
  shows: around(host, view?.task ?? null),
  marks: (state) => [...spotMarks(state), ...meetingMarks(state)],
  line: playLine,
  buttons: playButtons,
  sides: backAndForth,
  keys: KEYS,
  letters: LETTERS,
  choose,
  tap,
  enter,
  drop: (t, placement) => void lay(t, placement),
});

/** There is a board and tiles to lay, but no game with players. @param {Host} host @param {View | null} view @returns {Mode} */
export const study = (host, view) => ({
  ...playing(host, view),
  shows: { ...around(host, null), players: false, log: false, replay: false, seats: false, resign: false },
});

/** What the host lets one do; a task says itself what comes, and when it is over. @param {Host} host @param {Task | null} task @returns {Shows} */
function around({ seated = false, locked = false }, task) {
  const alone = !task;
  return {
    players: true,
    log: alone,
    replay: alone,
    typed: true,
    seats: !locked && !seated,
    handsOn: !seated,
    resign: true,
    end: alone,
    others: !seated,
    tips: alone,
    fits: true,
    holds: true,
    rack: true,
    help: !locked,
    zoom: alone,
  };
}

/** One plays, and that is the answer. @param {Host} host @param {View} view @param {Question} question @returns {Mode} */
function playToAnswer(host, view, question) {
  const game = playing(host, null);
  const { done } = question;
  const players = view.players.length > 1 || view.bag > 0;
  const [laying, turn] = KEYS;
  const aidKeys = { ...laying, keys: [...laying.keys.filter(({ id }) => id !== "ui-key-typed"), ...AID_KEYS] };
  return {
    ...game,
    shows: { ...around(host, question), players, seats: false, resign: false, zoom: true },
    line: (t, now) => (done ? null : question.said ? { head: question.said } : playLine(t, now)),
    buttons: (t, now) => (done ? whatNext(t, question) : [playButtons(t, now), aids(t, question)]),
    keys: done ? KEYS : [aidKeys, turn],
    letters: done ? LETTERS : { ...LETTERS, ...AID_LETTERS },
  };
}

/** @param {Table} t @param {Cell} cell */
function tap(t, cell) {
  const { state } = t;
  if (!state.chosen || !mayLay(state)) {
    if (state.refusal) t.set({ refusal: null });
    return;
  }
  const meant = meantAt(state, cell);
  if (meant) void lay(t, meant);
}

/** @param {Table} t */
function enter(t) {
  const { state } = t;
  if (!state.chosen) {
    t.announce(t.say("ui-said-choose-first"));
    return;
  }
  if (!state.ghost) aim(t, state.cursor);
  if (state.ghost) void lay(t, state.ghost);
}

/** Do the first thing of this kind that one may do. @param {Table} t @param {string} start */
function ifOffered(t, start) {
  const { view } = t.state;
  const found = view?.turn.actions.find(([seat, action]) => seat === view.seat && action.startsWith(start));
  if (found) void act(t, found[1]);
  else t.announce(t.say("ui-said-not-now"));
}
