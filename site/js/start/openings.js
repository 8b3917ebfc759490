/**
 * What a newcomer plays with before Python is there: an opening, for which the build has found out where
 * each tile fits.
 *
 * The engine takes it over with the command that goes with it: it keeps what was shown, and deals the rest.
 */

import { commandOf, usualSetUp } from "../editions/set_up.js";

/** @import { Command, Mark, View } from "../../../widget/js/contract.js" */
/** @import { Say } from "../../../widget/js/words/words.js" */

/** So many tiles fit at least, for there should be something to choose. */
const LEAST_FITTING = 2;

/**
 * One of the openings.
 * @param {Say} say
 * @param {(below: number) => number} [pick]
 * @returns {{view: View, command: Command}}
 */
export function dealOpening(say, pick = byChance) {
  const { view, legal } = OPENINGS;
  const tiles = dealHand(view.rules.hand_size, pick);
  const command = commandOf(usualSetUp(), say);
  const names = /** @type {{name: string}[]} */ (command.players).map(({ name }) => name);
  const { seat, turn, board } = view;
  return {
    view: {
      ...view,
      players: view.players.map((player, n) => ({
        ...player,
        name: names[n],
        hand: n === seat ? tiles : player.hand,
      })),
      hand: tiles.map((tile) => ({ tile, legal: legal[tile] })),
    },
    command: { ...command, shown: { start: board[0].slice(0, 3), first: turn.seat, seat, hand: tiles } },
  };
}

/** @param {number} size @param {(below: number) => number} pick @returns {string[]} */
function dealHand(size, pick) {
  const box = Object.keys(OPENINGS.legal);
  const hand = Array.from({ length: size }, () => box.splice(pick(box.length), 1)[0]);
  const fitting = hand.filter((tile) => OPENINGS.legal[tile].length);
  return fitting.length < LEAST_FITTING ? dealHand(size, pick) : hand;
}

/** A hand points at the first tile to lay and where to, until something is laid. @param {View} view @returns {Mark[]} */
export function firstMarks({ log, hand }) {
  if (log.length) return [];
  const places = hand.flatMap(({ tile, legal }) => (legal?.length ? [{ tile }, { placement: legal[0][0] }] : []));
  return places.map((where) => ({ where, kind: "next", words: { id: "ui-mark-next", args: {} } }));
}

/** @param {number} below much smaller than 2 ** 32, or it would not be even */
const byChance = (below) => crypto.getRandomValues(new Uint32Array(1))[0] % below;
