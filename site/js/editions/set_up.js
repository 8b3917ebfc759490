/**
 * What is agreed before a game: which one, how it is played, and who sits at the table.
 *
 * A set-up is never changed: each function returns another one, in which only what the game offers
 * is agreed. What it offers is data from Python, and the engine judges the command in the end.
 */

import { EDITIONS, FREE, GAMES, KINDS, LONGEST_NAME, MOST_SEED, PERSON, SMALLEST_HAND, STRONGEST } from "./editions.js";
import { isPicture, signOf, wordOf } from "./picture_names.js";

/** @import { Command, Message, Rules } from "../../../widget/js/contract.js" */
/** @import { Say } from "../../../widget/js/words/words.js" */
/** @import { Picture } from "./picture_names.js" */

/** @typedef {string | number | boolean | null} Value */
/** @typedef {{id: string, edition: string, agreed: Record<string, Value>, picture: string}} Game */
/** @typedef {{rules: Rules, offers: Record<string, Value[]>, largest_hands: Record<string, number>}} Edition */
/**
 * @typedef {object} Offer
 * @property {string} rule
 * @property {Value[]} values to choose from
 * @property {number[] | null} free the least and the most, where any number may be agreed
 * @property {Value} value what is agreed
 * @property {Value} book
 */

/**
 * @typedef {object} Seat
 * @property {number} number tells it from the others wherever it moves, and makes its usual name
 * @property {string} kind
 * @property {string} name as it was typed; empty: the usual one
 * @property {Picture | null} picture
 */

/**
 * @typedef {object} SetUp
 * @property {string} game
 * @property {Record<string, Value>} variant what is agreed otherwise than in the book
 * @property {Seat[]} seats
 * @property {string} seed as it was typed; empty: by chance
 */

/** @type {Record<string, Edition>} */
const editions = EDITIONS;
/** @type {Record<string, number[]>} */
const freeNumbers = FREE;
export const games = /** @type {Game[]} */ (GAMES);

export { PERSON, STRONGEST };

/** @returns {SetUp} one person and one bot, and the first game there is */
export function usualSetUp() {
  return { game: games[0].id, variant: {}, seats: [newSeat(1, PERSON), newSeat(2, STRONGEST)], seed: "" };
}

/** @param {number} number @param {string} kind @returns {Seat} */
const newSeat = (number, kind) => ({ number, kind, name: "", picture: null });

/** Whether a game is played by other rules than its edition's. @param {Game} game */
export const isJunior = ({ agreed }) => Object.keys(agreed).length > 0;

/** @param {SetUp} setUp */
export const gameOf = (setUp) => games.find(({ id }) => id === setUp.game) ?? games[0];

/** @param {SetUp} setUp */
const editionOf = (setUp) => editions[gameOf(setUp).edition];

/** @param {SetUp} setUp */
export function playerRange(setUp) {
  const { min_players: least, max_players: most } = editionOf(setUp).rules;
  return { least, most };
}

/** What may be agreed in this game, by so many players. @param {SetUp} setUp @returns {Offer[]} */
export function offersOf(setUp) {
  const { rules, offers, largest_hands } = editionOf(setUp);
  const largest = largest_hands[setUp.seats.length];
  const hands = Array.from({ length: largest - SMALLEST_HAND + 1 }, (_, n) => SMALLEST_HAND + n);
  return Object.entries({ hand_size: hands, ...offers }).map(([rule, values]) => {
    const book = /** @type {Record<string, Value>} */ ({ ...rules })[rule];
    const value = rule in setUp.variant ? setUp.variant[rule] : book;
    return { rule, values, free: freeNumbers[rule] ?? null, book, value };
  });
}

/** Whether it may be agreed, on the list or as a number of one's own. @param {Offer} offer @param {Value} value */
const isOffered = ({ values, free }, value) =>
  values.includes(value) || (free !== null && Number.isInteger(value) && value === nearest(free, Number(value)));

/** @param {number[]} range @param {number} number */
const nearest = ([least, most], number) => Math.min(Math.max(Math.trunc(number), least), most);

/** The number that was typed, or the nearest that is allowed; null: that was none. @param {Offer} offer @param {string} text */
export function freeNumber({ free }, text) {
  const number = text.trim() ? Number(text) : NaN;
  return free && !Number.isNaN(number) ? nearest(free, number) : null;
}

/** Who begins, whether or not it may be agreed otherwise. @param {SetUp} setUp */
export const whoBegins = (setUp) => setUp.variant.first ?? editionOf(setUp).rules.first;

// Changing it

/** @param {SetUp} setUp @param {string} game */
export const chooseGame = (setUp, game) => settled({ ...setUp, game });

/** @param {SetUp} setUp @param {string} rule @param {Value} value */
export const agree = (setUp, rule, value) =>
  settled({ ...setUp, variant: { ...setUp.variant, [rule]: value } });

/** @param {SetUp} setUp @param {string} seed */
export const chooseSeed = (setUp, seed) => ({ ...setUp, seed });

/** @param {SetUp} setUp @param {number} number @param {Partial<Seat>} change */
export function changeSeat(setUp, number, change) {
  const seats = setUp.seats.map((seat) => (seat.number === number ? { ...seat, ...change } : seat));
  return settled({ ...setUp, seats });
}

/** @param {SetUp} setUp @param {string} kind */
export function addSeat(setUp, kind) {
  const { seats } = setUp;
  if (seats.length >= playerRange(setUp).most) return setUp;
  let number = 1;
  while (seats.some((seat) => seat.number === number)) number += 1;
  return settled({ ...setUp, seats: [...seats, newSeat(number, kind)] });
}

/** @param {SetUp} setUp @param {number} number */
export function removeSeat(setUp, number) {
  if (setUp.seats.length <= playerRange(setUp).least) return setUp;
  return settled({ ...setUp, seats: setUp.seats.filter((seat) => seat.number !== number) });
}

/** @param {SetUp} setUp @param {number} number @param {number} by 1 is one place later */
export function moveSeat(setUp, number, by) {
  const seats = [...setUp.seats];
  const from = seats.findIndex((seat) => seat.number === number);
  const [seat] = seats.splice(from, 1);
  seats.splice(Math.max(0, from + by), 0, seat);
  return settled({ ...setUp, seats });
}

/** The set-up with what its game offers: the rest is dropped, and empty seats go to bots. @param {SetUp} setUp @returns {SetUp} */
function settled(setUp) {
  const { least, most } = playerRange(setUp);
  if (setUp.seats.length < least) return settled(addSeat(setUp, STRONGEST));
  const seated = { ...setUp, seats: setUp.seats.slice(0, most) };
  const variant = offersOf(seated).flatMap((offer) => {
    const { rule, values, value, book } = offer;
    // A hand that is too large for so many players becomes the largest there is.
    const agreed = isOffered(offer, value) ? value : rule === "hand_size" ? values[values.length - 1] : book;
    return agreed === book ? [] : [[rule, agreed]];
  });
  return { ...seated, variant: Object.fromEntries(variant) };
}

/** A set-up that was kept, as far as it makes sense today. @param {unknown} kept @returns {SetUp} */
export function setUpFrom(kept) {
  const usual = usualSetUp();
  if (typeof kept !== "object" || kept === null) return usual;
  const { game, variant, seats } = /** @type {Record<string, unknown>} */ (kept);
  const known = Array.isArray(seats) ? seats.filter((seat) => KINDS.includes(seat?.kind)) : [];
  return settled({
    ...usual,
    game: games.some(({ id }) => id === game) ? String(game) : usual.game,
    variant: typeof variant === "object" ? { ...variant } : {},
    seats: known.length ? known.map(seatFrom) : usual.seats,
  });
}

/** @param {Record<string, unknown>} seat @param {number} place @returns {Seat} */
const seatFrom = ({ kind, name, picture }, place) => ({
  number: place + 1,
  kind: String(kind),
  name: typeof name === "string" ? name : "",
  picture: isPicture(picture) ? picture : null,
});

// Names

/** What a player is called who wants no other name. @param {string} kind @param {number} number from 1 @param {Say} say */
export const usualName = (kind, number, say) =>
  kind === PERSON ? say("ui-player", { number }) : say(`ui-bot-${number}`);

/** What is shown where no name was typed. @param {Seat} seat @param {Say} say */
export const nameInstead = ({ kind, number, picture }, say) =>
  picture ? wordOf(picture, say) : usualName(kind, number, say);

/** @param {Seat} seat @param {Say} say */
export function nameOf(seat, say) {
  const name = seat.name.trim() || nameInstead(seat, say);
  return seat.picture ? `${signOf(seat.picture)} ${name}` : name;
}

/** How many characters may be typed, next to the picture. @param {Seat} seat */
export const longestName = ({ picture }) => LONGEST_NAME - (picture ? signOf(picture).length + 1 : 0);

// Starting

/** What is wrong with the seed, if anything. @param {SetUp} setUp @returns {Message | null} */
export function seedProblem({ seed }) {
  const text = seed.trim();
  if (!text || (/^\d{1,12}$/.test(text) && Number(text) <= MOST_SEED)) return null;
  return { id: "seed-range", args: { value: text, most: MOST_SEED } };
}

/** The command that begins the game. @param {SetUp} setUp @param {Say} say @returns {Command} */
export function commandOf(setUp, say) {
  const { edition, agreed } = gameOf(setUp);
  const seed = setUp.seed.trim() ? { seed: Number(setUp.seed) } : {};
  return {
    type: "new",
    rules: { edition, ...agreed, ...setUp.variant },
    players: setUp.seats.map((seat) => ({ name: nameOf(seat, say), kind: seat.kind })),
    ...seed,
  };
}

/** Which part of the set-up a refusal of the engine is about. @param {Message} problem */
export function partOf({ id, args }) {
  if (id === "seed-range") return "seed";
  if (id === "player-name" || id === "player-name-control") return `seat-${args.seat}`;
  if (id === "player-count") return "seats";
  return id === "too-many-tiles" ? "hand_size" : "start";
}
