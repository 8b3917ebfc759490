/**
 * The view that was kept with a game: what a reload shows before the engine is there.
 *
 * What is in a store may be anything. A view is shown only if this very version has made it, it shows
 * this game, and a table can be painted from it, whatever else is wrong. Else one waits for the engine.
 */

import { EDITIONS, KINDS } from "../start/editions.js";
import { firstEyes } from "../engine/first_eyes.js";
import { MOST_PLAYERS, MOST_TILES, PLACEMENT, factsOf } from "./kept_game.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Saved } from "../engine/protocol.js" */

/** @typedef {(value: unknown) => boolean} Check */

/** No record has more. */
const MOST_ACTIONS = 5_000;
/** Far more than the engine lists in one view, and few enough to paint. */
const MOST_PLACES = 1_500;

/** @param {Saved} game as it was kept @returns {View | null} */
export function keptView(game) {
  const { version, view } = game;
  if (version !== ENGINE || !isView(view)) return null;
  const kept = /** @type {View} */ (view);
  return hangsTogether(kept) && isOf(kept, game) ? kept : null;
}

// What a view is made of

/** @param {number} least @param {number} most @returns {Check} */
const whole = (least, most) => (value) => Number.isInteger(value) && Number(value) >= least && Number(value) <= most;

/** @param {RegExp} pattern @returns {Check} */
const text = (pattern) => (value) => typeof value === "string" && pattern.test(value);

/** @param {...unknown} values @returns {Check} */
const one = (...values) => (value) => values.includes(value);

/** @param {Check} check @returns {Check} */
const orNull = (check) => (value) => value === null || check(value);

/** Spread out, or what is missing in between would not be looked at. @param {number} most @param {Check} check @returns {Check} */
const list = (most, check) => (value) =>
  Array.isArray(value) && value.length <= most && [...value].every((each) => check(each));

/** @param {...Check} checks @returns {Check} */
const row = (...checks) => (value) =>
  Array.isArray(value) && value.length === checks.length && checks.every((check, n) => check(value[n]));

/** Exactly these. @param {Record<string, Check>} checks @returns {Check} */
const object = (checks) => (value) => {
  if (typeof value !== "object" || value === null) return false;
  const data = /** @type {Record<string, unknown>} */ (value);
  const keys = Object.keys(checks);
  return (
    Object.keys(data).length === keys.length &&
    keys.every((key) => Object.hasOwn(data, key) && checks[key](data[key]))
  );
};

const flag = one(true, false);
const seat = whole(0, MOST_PLAYERS - 1);
const count = whole(0, MOST_TILES);
const points = whole(-100_000, 100_000);
const word = text(/^[a-z\d-]{1,40}$/);
const tile = text(/^[RGBYP][RGBYP*][RGBYP]$/);
const tiles = list(MOST_TILES, tile);
const placement = text(PLACEMENT);
const action = text(new RegExp(`^(draw|pass|call|catch:\\d|(show:)?${PLACEMENT.source.slice(1, -1)})$`));
const shortText = text(/^.{0,300}$/su);

/** @type {Check} */
const args = (value) =>
  typeof value === "object" &&
  value !== null &&
  list(5, (each) => shortText(each) || points(each))(Object.values(value));

const message = object({ id: text(/^(say|why|bot)-[a-z-]{1,40}$/), args });

const rules = object({
  edition: one(...Object.keys(EDITIONS)),
  chameleons: flag,
  min_players: whole(1, MOST_PLAYERS),
  max_players: whole(1, MOST_PLAYERS),
  hand_size: count,
  start: word,
  first: word,
  draw_limit: orNull(count),
  play_drawn: flag,
  voluntary_draw: word,
  end: word,
  chameleon_last: flag,
  calls: flag,
  open_hands: flag,
  min_contacts: whole(1, 2),
  geometry: word,
  scoring: orNull(word),
});

const player = object({
  name: shortText,
  kind: one(...KINDS),
  count,
  shown: tiles,
  hand: orNull(tiles),
  score: orNull(points),
  called: flag,
  resigned: flag,
});

const matches = text(/^[RGBYP*]{1,6}$/);

const isView = object({
  rev: whole(0, Number.MAX_SAFE_INTEGER),
  seat: orNull(seat),
  ply: whole(0, MOST_ACTIONS),
  live: one(true),
  rules,
  need: whole(1, 2),
  match: object({ R: matches, G: matches, B: matches, Y: matches, P: matches, "*": matches }),
  players: list(MOST_PLAYERS, player),
  people: list(MOST_PLAYERS, seat),
  kinds: list(20, object({ kind: word, name: orNull(object({ id: text(/^ui-kind-[a-z]{1,20}$/), args })) })),
  turn: object({ seat, draws: count, drawn: orNull(tile), actions: list(MOST_TILES, row(seat, action, message)) }),
  board: list(MOST_TILES, placement),
  bag: count,
  hand: list(MOST_TILES, object({ tile, legal: orNull(list(MOST_PLACES, row(placement, orNull(points)))) })),
  log: list(MOST_ACTIONS, row(seat, action)),
  last: orNull(object({ seat, action: placement, points: orNull(points), sum: orNull(shortText) })),
  // A bot that was thinking has stopped with the page, and is asked again.
  thinking: one(null),
  next_bot: orNull(seat),
  waits: list(MOST_PLAYERS, seat),
  eyes: orNull(seat),
  hand_over: orNull(seat),
  can_undo: flag,
  can_redo: one(false),
  can_branch: flag,
  outcome: orNull(
    object({
      reason: one("emptied", "blocked", "resigned"),
      winners: list(MOST_PLAYERS, seat),
      scores: orNull(list(MOST_PLAYERS, points)),
      left: list(MOST_PLAYERS, count),
    }),
  ),
  say: message,
});

// What belongs together

/** Whether its parts fit each other: no seat is missing, and nothing is there twice. @param {View} view */
function hangsTogether({ seat, ply, players, people, turn, board, hand, log, last, next_bot, waits, eyes, hand_over, outcome }) {
  const seats = [
    ...[seat, next_bot, last?.seat, eyes, hand_over].map((each) => each ?? 0),
    turn.seat,
    ...people,
    ...waits,
    ...turn.actions.map(([who]) => who),
    ...log.map(([who]) => who),
    ...(outcome?.winners ?? []),
  ];
  const places = hand.reduce((sum, { legal }) => sum + (legal?.length ?? 0), 0);
  const tables = [outcome?.left, outcome?.scores];
  return (
    seats.every((each) => each < players.length) &&
    tables.every((each) => !each || each.length === players.length) &&
    ply === log.length &&
    new Set(board).size === board.length &&
    new Set(hand.map(({ tile }) => tile)).size === hand.length &&
    places <= MOST_PLACES
  );
}

/** Whether it shows this game, at this moment, with the eyes that look at it first. @param {View} view @param {Saved} game */
function isOf({ seat, rules, players, board, log }, game) {
  const facts = factsOf(game);
  if (!facts) return false;
  const { record, kinds, resigned = [] } = game;
  const { actions, rules: agreed } = /** @type {Record<string, unknown>} */ (record);
  const sitting = facts.players.map((name, n) => [name, kinds[n], resigned.includes(n)]);
  return (
    seat === firstEyes(kinds) &&
    same(sitting, players.map(({ name, kind, resigned }) => [name, kind, resigned])) &&
    same([agreed, actions, facts.board], [rules, log, board])
  );
}

/** @param {unknown} data @param {unknown} other */
const same = (data, other) => JSON.stringify(data) === JSON.stringify(other);
