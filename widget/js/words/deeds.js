/**
 * What people do in a game, as sentences. One sees a picture of the tile where one hears its colours
 * and its place; whoever sits before the screen is addressed.
 */

import { html } from "lit-html";
import { tileArt } from "../look/art.js";
import { inWords } from "./in_words.js";
import { placementOf } from "../board/geometry.js";
import { actionOf } from "../table/action.js";
import { ownKind } from "../table/state.js";
import { isolate } from "./isolate.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Message, Player, Seat, View } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

/**
 * Who has done what; undefined is how the game began.
 * @typedef {[Seat, string] | undefined} Entry
 */

/** @param {View} view @param {Seat} seat */
export const nameOf = (view, seat) => isolate(view.players[seat].name);

/** @param {Player} player */
const isPerson = (player) => ownKind(player) === "human";

/** Whether a sentence says "you" instead of the name. @param {Table} t @param {View} view @param {Seat} seat */
export function isYou(t, { players }, seat) {
  // At one device with others, "you" would be another one after each turn.
  const alone = !t.mode.shows.handsOn || players.filter(isPerson).length === 1;
  const own = alone && seat === t.state.view?.seat && isPerson(players[seat]);
  return own || t.words.isYou(players[seat].name);
}

/** Name, and who is addressed, for a message about a seat. @param {Table} t @param {View} view @param {Seat} seat */
export const doer = (t, view, seat) => ({ name: nameOf(view, seat), you: isYou(t, view, seat) ? "does" : "no" });

/** What goes on, as the engine says it; it knows who has won, but not who is addressed. @param {Table} t @param {View} view @returns {Message} */
export function goingOn(t, view) {
  const { say, outcome } = view;
  return say.id.startsWith("say-won-") && outcome ? { ...say, args: doer(t, view, outcome.winners[0]) } : say;
}

/**
 * The message about one action, and the placement in it.
 * @param {Table} t
 * @param {View} view
 * @param {Entry} entry
 * @param {string | null} [drawn] the tile that was drawn, if these eyes have seen it
 * @returns {Message & {placed?: string}}
 */
function messageOf(t, view, entry, drawn) {
  if (!entry) return { id: "ui-start", args: {}, placed: view.board[0] };
  const [seat, action] = entry;
  const args = doer(t, view, seat);
  const { what, about } = actionOf(action);
  if (what === "lay" || what === "show") return { id: `ui-deed-${what}`, args, placed: about };
  if (what === "catch") {
    const you = args.you === "no" && isYou(t, view, Number(about)) ? "gets" : args.you;
    return { id: "ui-deed-catch", args: { ...args, you, whom: nameOf(view, Number(about)) } };
  }
  return drawn ? { id: "ui-deed-draw-seen", args: { ...args, tile: drawn } } : { id: `ui-deed-${what}`, args };
}

/** A deed as one hears it. @param {Table} t @param {View} view @param {Entry} entry @param {string | null} [drawn] */
export function heard(t, view, entry, drawn) {
  const { id, args, placed } = messageOf(t, view, entry, drawn);
  return t.say(id, placed ? { ...args, placed: inWords(t, placementOf(placed)) } : args);
}

/** A deed as one sees it. @param {Table} t @param {View} view @param {Entry} entry @returns {TemplateResult} */
export function seen(t, view, entry) {
  const { id, args, placed } = messageOf(t, view, entry);
  const { name, whom, ...plain } = args;
  const sentence = woven(t, id, plain, {
    name: html`<b>${name}</b>`,
    whom: html`<b>${whom}</b>`,
    placed: placed && tileArt(placed.slice(0, 3), placementOf(placed).down),
  });
  return placed
    ? html`<span class="deed" aria-hidden="true">${sentence}</span><span class="unseen">${heard(t, view, entry)}</span>`
    : html`<span class="deed">${sentence}</span>`;
}

/** Where something else than words comes into a sentence. */
const FIRST = 0xe000;

/**
 * A message with names and a picture among its words, each where its language wants it.
 * @param {Table} t
 * @param {string} id
 * @param {Message["args"]} args
 * @param {Record<string, unknown>} parts
 */
function woven(t, id, args, parts) {
  const marks = Object.keys(parts).map((name, n) => [name, String.fromCharCode(FIRST + n)]);
  // A stop stays with what is before it: a picture would leave it to the next line.
  const pieces = t.say(id, { ...args, ...Object.fromEntries(marks) }).split(/([\ue000-\ue00f]\p{P}*)/u);
  const part = (/** @type {string} */ mark) => Object.values(parts)[mark.charCodeAt(0) - FIRST];
  return pieces.map((piece, n) => (n % 2 ? html`<span>${part(piece)}${piece.slice(1)}</span>` : piece));
}
