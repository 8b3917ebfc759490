/**
 * Everything a table shows, and nothing it does: the screen is a function of this, in the words of a
 * language. The table's mode and its marks are on it, too, and follow from this and from what the host wants.
 *
 * Kept elsewhere is what moves between two paints: where the camera is on its way (`board/camera.js`),
 * tiles in flight (`board/flights.js`), and the timers of those who wait (`flow.js`, `reel.js`); what the
 * browser has, such as voices (`tasks/read_aloud.js`); and the book of rules, which is also read without
 * a table, and remembers itself where it is open (`rules/rules_book.js`).
 */

import { Squares, tileOf } from "../board/geometry.js";
import { askedOnTable, whichQuestion } from "../tasks/questions.js";

/** @import { Answer, Command, Given, Message, Player, Problem, Seat, Verdict, View, Where } from "../contract.js" */
/** @import { Cell, Placement } from "../board/geometry.js" */
/** @import { Settings } from "./settings.js" */

/**
 * A refused placement or a nearest miss: where, and what is wrong with it.
 * @typedef {object} Refusal
 * @property {Placement | null} placement
 * @property {Problem[]} problems
 * @property {boolean} asked whether somebody wanted to see it, as a nearest miss
 */

/** With whose eyes one looks back at a game that is over. @typedef {Seat | "everyone"} Eyes */

/** A moment of the past: after so many actions, seen with these eyes. @typedef {{ply: number, eyes: Eyes}} Moment */

/** @typedef {{left: number, top: number, right: number, bottom: number}} Box cells, without those at `right` and `bottom` */

/** Something to be done at the table. @typedef {Command & {seat?: Seat | null, action?: string}} Act */

/**
 * What one types as a move.
 * @typedef {object} Draft
 * @property {string[]} typed at this table, newest first
 * @property {number} at which of it is being recalled; -1: none
 * @property {string} wrong what was wrong with the last one
 */

/** @typedef {"menu" | "log" | "settings" | "keys" | "seats" | "typed" | "rules"} Panel */

/**
 * @typedef {object} State
 * @property {View | null} view the game as it is
 * @property {View | null} past the moment that is being replayed
 * @property {Eyes} eyes
 * @property {Squares} squares the table of the view that is shown
 * @property {Settings} settings
 * @property {string | null} chosen the tile in hand that is being laid
 * @property {number} turns its quarter turns, 0 to 3
 * @property {Placement | null} ghost where it would lie
 * @property {boolean} put whether the ghost was put down and waits for a yes
 * @property {Placement | null} laid a legal placement of which the engine has not heard yet
 * @property {string | null} dragged the tile under the pointer
 * @property {Cell} cursor the cell of the board that has the keyboard
 * @property {Refusal | null} refusal
 * @property {Record<number, string[]>} order how each seat has arranged its rack
 * @property {Seat | null} handOver who should take the device
 * @property {Panel | null} panel
 * @property {{words: Message, yes: () => void} | null} question asked before something is lost
 * @property {boolean} paused whether bots wait for a person
 * @property {boolean} waits whether bots wait for "go on"
 * @property {boolean} endSeen whether the end was closed to look at the table
 * @property {Where[]} marked what was marked as an answer, and not given yet
 * @property {Where | null} edge the edge that the next key is about
 * @property {Given[]} picked what was chosen among the answers that are offered, and not given yet
 * @property {Verdict["wrong"]} missed what was wrong, as long as that is shown
 * @property {Problem[]} why what was right when one said that something may not be
 * @property {string | null} rackStop the tile of the rack that Tab leads to
 * @property {string | null} dropped the placement that lies where it was dragged to, so that none flies there
 * @property {ReadonlySet<string>} arriving placements that are still in flight, and so not seen on the board yet
 * @property {number} views how many views of the game were shown
 * @property {{act: Act, answer: Promise<Answer>} | null} doing what is being done in the game, until one hears of it
 * @property {boolean} due whether something is about to happen by itself, which one may hasten
 * @property {number} goneOn the revision of the game at which a person has said "go on"
 * @property {Moment | null} wanted the moment one wants to look at, while it is on its way
 * @property {boolean} plays whether the past goes on by itself
 * @property {boolean} follows whether the camera goes where the game is
 * @property {Box} sight the cells that are painted
 * @property {Draft} draft
 * @property {{n: number, text: string}[]} spoken what screen readers say, newest last
 * @property {boolean} keyboard whether somebody plays with keys
 * @property {boolean} aloud whether somebody wants to hear the steps of a task read aloud
 * @property {Message | null} notice one line about what has just happened
 * @property {Message | null} trouble why nothing can be done, as long as that is so
 */

/**
 * @param {Settings} settings
 * @returns {State}
 */
export function begin(settings) {
  return {
    view: null,
    past: null,
    eyes: "everyone",
    squares: new Squares([]),
    settings,
    chosen: null,
    turns: 0,
    ghost: null,
    put: false,
    laid: null,
    dragged: null,
    cursor: { x: 1, y: 0 },
    refusal: null,
    order: {},
    handOver: null,
    panel: null,
    question: null,
    paused: false,
    waits: false,
    endSeen: false,
    keyboard: false,
    aloud: false,
    marked: [],
    edge: null,
    picked: [],
    missed: [],
    why: [],
    rackStop: null,
    dropped: null,
    arriving: new Set(),
    views: 0,
    doing: null,
    due: false,
    goneOn: -1,
    wanted: null,
    plays: false,
    follows: true,
    sight: { left: -18, top: -12, right: 18, bottom: 12 },
    draft: { typed: [], at: -1, wrong: "" },
    spoken: [],
    notice: null,
    trouble: null,
  };
}

/** The view on the screen: a moment of the past while one replays. @param {State} state */
export const shown = (state) => state.past ?? state.view;

/**
 * How to ask for a moment of the past: with any eyes once the game is over, else with one's own.
 * @param {State} state
 * @param {Eyes} eyes
 */
export function looksWith({ view, handOver }, eyes) {
  const own = handOver === null ? (view?.seat ?? null) : null;
  if (!view?.outcome) return { eyes: own };
  return eyes === "everyone" ? { eyes: own, everyone: true } : { eyes };
}

/** Whether the hand on the screen may be touched now. @param {State} state */
export function mayLay(state) {
  const { view, past, handOver, laid } = state;
  return Boolean(
    view && !past && !laid && handOver === null && !view.outcome && view.seat === view.turn.seat,
  );
}

/** The kind of a player in another game: who gave up was a person, and is one again. @param {Player} player */
export const ownKind = ({ kind, resigned }) => (resigned ? "human" : kind);

/** A person may still call, catch or show, and hasn't said "go on". @param {State} state @param {View} view */
export const mustWait = ({ goneOn }, view) => view.waits.length > 0 && goneOn !== view.rev;

/** What the seat may do now besides laying. @param {View} view @param {string} action */
export function offered(view, action) {
  return view.turn.actions.find(([seat, what]) => seat === view.seat && what === action);
}

/**
 * The legal placements of a tile, as the engine lists them; null if it has left them out.
 * @param {View | null} view
 * @param {string | null} tile
 */
export function legalOf(view, tile) {
  const entry = view?.hand.find((each) => each.tile === tile);
  return entry ? entry.legal : [];
}

/** Whether the engine lists this placement of the tile that is held. @param {State} state @param {Placement} placement */
export const isLegal = ({ view, chosen }, placement) =>
  Boolean(legalOf(view, chosen)?.some(([text]) => text === placement.text));

/** Whether nothing in this hand can be laid now. @param {View} view */
export const nothingFits = (view) =>
  view.hand.every(({ legal }) => legal !== null && legal.length === 0);

/** The rack as its owner has arranged it. @param {State} state */
export function rackOf(state) {
  const view = shown(state);
  if (!view || view.seat === null) return [];
  const order = state.order[view.seat] ?? [];
  const rank = (/** @type {string} */ tile) => {
    const at = order.indexOf(tile);
    return at < 0 ? order.length : at;
  };
  const laid = state.laid && tileOf(state.laid.reading);
  return view.hand
    .filter(({ tile }) => tile !== laid)
    .sort((one, other) => rank(one.tile) - rank(other.tile));
}

/** The table as one sees it: with what was laid, though the engine has not heard of it, and with what is asked about. @param {State} state */
export function squaresOf({ view, laid }) {
  const board = view?.board ?? [];
  const seen = laid && !board.includes(laid.text) ? [...board, laid.text] : board;
  return new Squares([...seen, ...askedOnTable(view, seen)]);
}

/** Whether a view has come a second time; one revision has several, for other eyes or with more places listed. @param {View} one @param {View} other */
export const isSame = (one, other) => one.rev === other.rev && JSON.stringify(one) === JSON.stringify(other);

/** Whether the second view is a later moment of the game in the first. @param {View} one @param {View} other */
export function isContinued(one, other) {
  // What was undone can be done again; a shorter game that can't is another one.
  if (other.ply < one.ply && !other.can_redo) return false;
  return (
    whichQuestion(one) === whichQuestion(other) &&
    one.board[0] === other.board[0] &&
    one.players.length === other.players.length &&
    one.players.every(({ name }, seat) => name === other.players[seat].name) &&
    one.log.slice(0, other.ply).every(([seat, action], n) => {
      return seat === other.log[n][0] && action === other.log[n][1];
    })
  );
}
