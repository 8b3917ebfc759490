/**
 * One layer for everything that points. A mark is data: where, of what kind, and its words for those who
 * hear it. The mode of the table supplies them, its host and the session do; they are painted here.
 *
 *   .spots            below the cells
 *     .lane           a tile that was found to fit
 *     .spot           where a tile may lie
 *   .signs            above them
 *     .sign           a link, a break, or a square that is taken
 *     .mark           anything else on a cell, an edge or a placement: chosen, found, wrong, a hint
 *   .pointing         the hand, at a placement, at a tile of the rack or on a button
 */

import { html, nothing, svg } from "lit-html";
import { tileArt } from "../look/art.js";
import { icon } from "../look/icons.js";
import { SIGNS } from "../look/look.js";
import { inWords } from "../words/in_words.js";
import { at } from "./at.js";
import { isPale, paleTiles } from "./found.js";
import { cellsOf, isAmong, placementOf, tileOf, turned } from "./geometry.js";

/** @import { Mark, Where } from "../contract.js" */
/** @import { Icon } from "../look/icons.js" */
/** @import { Cell } from "./geometry.js" */
/** @import { State } from "../table/state.js" */
/** @import { Table } from "../table/table.js" */

/** Kinds that are signs on an edge or a cell. */
const SIGNED = ["link", "break", "taken"];

/** The sign of every other kind, for nothing is told by colour alone. @type {Record<string, Icon>} */
const ICONS = { marked: "pen", aimed: "look", hint: "lamp", found: "yes", wrong: "close", given: "look", asked: "help" };

/** Kinds that are at the place of a tile which isn't there. */
const NOT_LAID = ["found", "given", "hint"];

/** Every mark of now; painting asks for them once. @param {Table} t @returns {Mark[]} */
export function marksOf(t) {
  const marks = t.mode.marks(t.state);
  const given = t.shown?.task?.marks ?? (t.shown && t.host.marks?.(t.shown)) ?? [];
  return [...marks, ...pointed(t.state, marks, given), ...given.filter(({ kind }) => kind !== "next")];
}

/**
 * A hand at what one should touch next: where the tile in hand goes, as long as that may be touched, else
 * a tile or a button.
 * @param {State} state
 * @param {Mark[]} marks
 * @param {Mark[]} given
 * @returns {Mark[]}
 */
function pointed({ chosen }, marks, given) {
  const next = given.filter(({ kind }) => kind === "next");
  const place = next.find(({ where }) => "placement" in where && tileOf(placementOf(where.placement).reading) === chosen);
  if (place) return marksAt(marks, place.where).length ? [place] : [];
  return next.filter(({ where }) => !("placement" in where)).slice(0, 1);
}

/** A place as a text, to tell places apart by. @param {Where} where */
export const whereText = (where) => Object.entries(where).join();

/** The marks at this place. @param {Mark[]} marks @param {Where} where */
const marksAt = (marks, where) => marks.filter((mark) => whereText(mark.where) === whereText(where));

/** The cells that a mark is at. @param {Where} where @returns {Cell[]} */
export function cellsAt(where) {
  if ("placement" in where) return cellsOf(placementOf(where.placement));
  const pairs = "cell" in where ? [where.cell] : "edge" in where ? where.edge : [];
  return pairs.map(([x, y]) => ({ x, y }));
}

// In words

/** What the marks at a tile or on a button say. @param {Table} t @param {Where} where */
export const wordsAt = (t, where) => wordsOfAll(t, marksAt(t.marks.filter(({ kind }) => kind !== "spot"), where)) || nothing;

/** Whether a hint is about this tile of the rack, or this answer. @param {Table} t @param {Where} where */
export const isHinted = (t, where) => marksAt(t.marks, where).some(({ kind }) => kind === "hint");

/** The marks that one hears of at their cells; of what a tile would meet there only who asks. @param {Table} t */
export const heardMarks = (t) => t.marks.filter(({ kind }) => kind !== "spot" && !SIGNED.includes(kind));

/** What these marks say at a cell. @param {Table} t @param {Mark[]} marks @param {Cell} cell */
export const wordsOver = (t, marks, cell) => wordsOfAll(t, marks.filter(({ where }) => isAmong(cellsAt(where), cell)));

/** @param {Table} t @param {Mark[]} marks */
const wordsOfAll = (t, marks) => t.words.inOne(marks.flatMap((mark) => told(t, mark)));

/** Which tile it is, too, where none lies. @param {Table} t @param {Mark} mark */
function told(t, { kind, words: { id, args }, where }) {
  const said = t.say(id, args);
  return NOT_LAID.includes(kind) && "placement" in where ? [said, inWords(t, placementOf(where.placement))] : [said];
}

// On the screen

/** The hand at a tile or on a button, if it is meant. @param {Table} t @param {Where} where */
export function hand(t, where) {
  if (!t.marks.some((mark) => mark.kind === "next" && whereText(mark.where) === whereText(where))) return nothing;
  return html`<span class="pointing" data-pointing=${Object.values(where)[0]}>${icon("hand")}</span>`;
}

/** @param {Table} t */
export function marksBelow(t) {
  const points = t.marks.some(({ kind }) => kind === "next");
  const spots = t.marks.filter(({ kind }) => kind === "spot");
  return html`<div class="spots" aria-hidden="true">${paleTiles(t)} ${spots.map((mark) => spot(t, mark, points))}</div>`;
}

/** @param {Table} t */
export const marksAbove = (t) =>
  t.marks.filter((mark) => mark.kind !== "spot" && !isPale(mark)).sort(questionFirst).map((mark) => painted(t, mark));

/** What a question is about lies below what is marked there. @param {Mark} one @param {Mark} other */
const questionFirst = (one, other) => Number(other.kind === "asked") - Number(one.kind === "asked");

/** @param {Table} t @param {Mark} mark @param {boolean} points whether there is a hand anywhere */
function spot(t, { where }, points) {
  const { chosen, turns } = t.state;
  const placement = placementOf("placement" in where ? where.placement : "");
  const { reading, down } = turned(chosen ?? "", turns);
  const asTurned = placement.reading === reading && placement.down === down;
  return html`<div
    class="spot ${placement.down ? "down" : ""} ${asTurned ? "as-turned" : ""}"
    .style=${at(t.state, placement)}
  >${points ? hand(t, where) : nothing}</div>`;
}

/** @param {Table} t @param {Mark} mark */
function painted(t, { where, kind }) {
  const cells = cellsAt(where);
  if (!cells.length || kind === "next") return nothing;
  const first = cells[0];
  const last = cells[cells.length - 1];
  const upright = last.y !== first.y;
  // An edge is between its cells.
  const place = "edge" in where ? { x: (first.x + last.x) / 2, y: (first.y + last.y) / 2 } : first;
  if (SIGNED.includes(kind)) return sign(at(t.state, place), /** @type {keyof typeof SIGNS} */ (kind), upright);
  return html`<div class="mark ${kind} ${Object.keys(where)[0]} ${upright ? "down" : ""}" data-mark=${kind} .style=${at(t.state, place)}>
    ${kind === "asked" && "placement" in where ? overOthers(t, where.placement) : nothing}${icon(ICONS[kind] ?? "look")}
  </div>`;
}

/** A tile that can't lie there, since others do, is only painted. @param {Table} t @param {string} text */
function overOthers({ state }, text) {
  const { x, y, reading, down } = placementOf(text);
  return state.squares.at(x, y)?.placement.text === text ? nothing : tileArt(reading, down);
}

/** @param {string} style @param {keyof typeof SIGNS} kind @param {boolean} upright */
const sign = (style, kind, upright) => html`<svg class="sign ${kind}" viewBox="-.5 -.5 1 1" .style=${style}>
  ${svg`<g transform=${upright ? "rotate(90)" : "rotate(0)"}>
    <path class="edge" d=${SIGNS[kind]} /><path class="line" d=${SIGNS[kind]} />
  </g>`}
</svg>`;
