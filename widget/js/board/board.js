/**
 * The table of the game. Only what is in sight is in the document.
 *
 *   .board                        data-views: how many views of the game it has shown
 *     .world                      moved and scaled by the camera
 *       .dots                     one for each cell, while one aims
 *       .bodies                   one .body per tile
 *       .spots                    marks where a tile may lie
 *       [role=grid]               rows of cells: every occupied and every legal one
 *         [role=row]
 *           [role=gridcell]       data-cell, data-legal; one of them has the keyboard
 *       .ghost                    where the chosen tile would lie, or was refused
 *       .signs                    every other mark: a link or a break on each edge that it would share, ...
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { squareClass } from "../look/art.js";
import { UNIT } from "../look/look.js";
import { at } from "./at.js";
import { setCursor } from "./cursor.js";
import { describe } from "./describe.js";
import { cellsOf, keyOf } from "./geometry.js";
import { heardMarks, marksAbove, marksBelow, whereText, wordsOver } from "./marks.js";
import { meeting, spotsAmong, tried } from "./spots.js";
import { isLegal } from "../table/state.js";

/** @import { Mark, View } from "../contract.js" */
/** @import { Cell, Placement } from "./geometry.js" */
/** @import { Table } from "../table/table.js" */

/** Pixels that the count next to a ghost needs. */
const COUNT_WIDTH = 72;

/**
 * A cell of the grid: what lies there, or what could.
 * @typedef {object} Square
 * @property {number} x
 * @property {number} y
 * @property {string} letter empty where nothing lies
 * @property {string} [text] of the placement that lies there
 * @property {string[]} [legal] placements of the chosen tile anchored there
 * @property {boolean} [open] whether a legal placement covers it
 */

/** @param {Table} t */
export function board(t) {
  const { state } = t;
  const view = t.shown;
  const { sight } = state;
  const spots = spotsAmong(t.marks);
  const heard = heardMarks(t);
  const { cursor } = state;
  return html`<div
    class="board ${state.chosen ? "aiming" : ""} ${state.handOver === null || state.past ? "" : "covered"}"
    data-views=${state.views}
  >
    <div class="world">
      <div class="dots" .style=${dotsOver(t)}></div>
      ${guard([state.squares, sight, view?.last?.action, state.arriving], () => bodies(t))}
      ${marksBelow(t)}
      ${guard(
        [state.squares, sight, spots.length, spots[0]?.text, state.chosen, view?.rev, cursor.x, cursor.y, state.arriving, t.words, heard.map(({ where, kind }) => whereText(where) + kind).join()],
        () => grid(t, spots, heard),
      )}
      ${view ? [ghost(t), signs(t, view)] : nothing}
    </div>
  </div>`;
}

/** @param {Table} t @param {Cell} cell */
function inSight(t, { x, y }) {
  const { left, top, right, bottom } = t.state.sight;
  return x >= left && x < right && y >= top && y < bottom;
}

/** @param {Table} t */
function dotsOver(t) {
  const { left, top, right, bottom } = t.state.sight;
  const size = `width:${(right - left) * UNIT}px;height:${(bottom - top) * UNIT}px`;
  return at(t.state, { x: left, y: top }, size);
}

/** @param {Table} t */
function bodies(t) {
  const last = t.shown?.last?.action;
  const seen = t.state.squares.placements.filter((each) => cellsOf(each).some((cell) => inSight(t, cell)));
  return html`<div class="bodies" aria-hidden="true">
    ${repeat(
      seen,
      (each) => each.text,
      (each) => html`<div
        class="body ${each.down ? "down" : ""} ${each.text === last ? "last" : ""} ${t.state.arriving.has(each.text) ? "arriving" : ""}"
        .style=${at(t.state, each)}
      ></div>`,
    )}
  </div>`;
}

/** @param {Table} t @param {Placement[]} spots @param {Mark[]} heard */
function grid(t, spots, heard) {
  const { squares } = t.state;
  const rows = rowsOf(t, spots);
  return html`<div
    class="cells"
    role="grid"
    aria-label=${t.say("ui-board", { count: squares.placements.length })}
    aria-rowcount="-1"
    aria-colcount="-1"
  >
    ${repeat(
      rows,
      ([y]) => y,
      ([y, cells]) => html`<div role="row" aria-rowindex=${y - squares.box.top + 9}>
        ${repeat(cells, (cell) => cell.x, (cell) => gridCell(t, cell, heard))}
      </div>`,
    )}
  </div>`;
}

/** The cells in sight, by rows. @param {Table} t @param {Placement[]} spots @returns {[number, Square[]][]} */
function rowsOf(t, spots) {
  const { squares, chosen, cursor } = t.state;
  /** @type {Map<string, Square>} */
  const cells = new Map();
  const put = (/** @type {Square} */ cell) => {
    const key = keyOf(cell.x, cell.y);
    const known = cells.get(key);
    if (known) Object.assign(known, { ...cell, letter: known.letter, legal: [...(known.legal ?? []), ...(cell.legal ?? [])] });
    else cells.set(key, cell);
  };
  for (const placement of squares.placements) {
    cellsOf(placement).forEach((cell, n) => {
      if (inSight(t, cell)) put({ ...cell, letter: placement.reading[n], text: placement.text });
    });
  }
  for (const spot of spots) {
    for (const [n, cell] of cellsOf(spot).entries()) {
      if (inSight(t, cell)) put({ ...cell, letter: "", open: true, legal: chosen && n === 0 ? [spot.text] : [] });
    }
  }
  // The cell with the keyboard is always there, or the board would lose its tab stop.
  const here = squares.at(cursor.x, cursor.y);
  if (!cells.has(keyOf(cursor.x, cursor.y))) {
    put({ ...cursor, letter: here?.letter ?? "", text: here?.placement.text });
  }
  /** @type {Map<number, Square[]>} */
  const rows = new Map();
  for (const cell of cells.values()) {
    const row = rows.get(cell.y);
    if (row) row.push(cell);
    else rows.set(cell.y, [cell]);
  }
  for (const row of rows.values()) row.sort((one, other) => one.x - other.x);
  return [...rows].sort(([one], [other]) => one - other);
}

/** @param {Table} t @param {Square} cell @param {Mark[]} heard */
function gridCell(t, cell, heard) {
  const { squares, cursor } = t.state;
  const here = cell.x === cursor.x && cell.y === cursor.y;
  const known = cell.letter !== "" || cell.open;
  const classes = cell.letter ? squareClass(cell.letter) : cell.open ? "open" : "";
  return html`<div
    role="gridcell"
    class="cell ${classes} ${cell.legal?.length ? "anchor" : ""} ${cell.text && t.state.arriving.has(cell.text) ? "arriving" : ""}"
    data-cell=${known ? keyOf(cell.x, cell.y) : nothing}
    data-legal=${cell.legal?.length ? cell.legal.join(" ") : nothing}
    tabindex=${here ? "0" : "-1"}
    aria-colindex=${cell.x - squares.box.left + 9}
    aria-label=${here ? describe(t, cell) : cell.letter ? t.words.colours(cell.letter) : t.say(cell.open ? "ui-open" : "ui-empty")}
    aria-description=${wordsOver(t, heard, cell) || nothing}
    @focus=${() => setCursor(t, cell)}
    .style=${at(t.state, cell)}
  ></div>`;
}

// What would happen

/** The chosen tile where it would lie, or the tile that was refused. @param {Table} t */
function ghost({ state }) {
  const placement = tried(state);
  if (!placement) return nothing;
  return html`<div
    class="ghost tile ${placement.down ? "down" : ""} ${state.put ? "put" : ""} ${state.ghost ? "" : "refused"}"
    aria-hidden="true"
    .style=${at(state, placement)}
  >
    ${[...placement.reading].map((letter) => html`<span class=${squareClass(letter)}></span>`)}
  </div>`;
}

/** The marks above the tiles, and how many edges the one that is tried shares. @param {Table} t @param {View} view */
function signs(t, view) {
  const { state } = t;
  const placement = tried(state);
  return html`<div class="signs" aria-hidden="true">${marksAbove(t)} ${placement ? count(t, view, placement) : nothing}</div>`;
}

/** @param {Table} t @param {View} view @param {Placement} placement */
function count(t, { need }, placement) {
  const { edges, taken } = meeting(t.state);
  const good = edges.filter((edge) => edge.good).length;
  const fits = t.state.ghost !== null && isLegal(t.state, placement);
  // Where nobody tells whether it fits, its edges do.
  const looksRight = good >= need && good === edges.length && !taken.length;
  const enough = t.mode.shows.fits ? fits : t.state.ghost !== null && looksRight;
  return html`<div class="count ${enough ? "enough" : ""}" .style=${at(t.state, countPlace(t, cellsOf(placement)))}>
    <span ${ref((el) => upright(t, el))}>${countOf(t, good, need, fits)}</span>
  </div>`;
}

/** "1 of 2"; three of two would be odd. @param {Table} t @param {number} made @param {number} need @param {boolean} fits */
const countOf = (t, made, need, fits) =>
  made < need ? t.say("ui-count", { made, need }) : `${t.words.number(made)}${fits ? " ✓" : ""}`;

/** The count stands beside the ghost, where it hides no tile if that can be. @param {Table} t @param {Cell[]} cells */
function countPlace(t, cells) {
  const { squares } = t.state;
  const [{ x, y }, , last] = cells;
  const places = [
    { x: last.x + 1, y },
    { x: last.x + 1, y: last.y },
    { x, y: last.y + 1 },
    { x, y: y - 1 },
  ];
  const room = t.camera.rightmost - COUNT_WIDTH / t.camera.look.size;
  const free = places.filter((place) => place.x <= room);
  return free.find((place) => !squares.at(place.x, place.y) && !squares.at(place.x + 1, place.y)) ?? free[0] ?? places[2];
}

/** Words keep their size on the screen, however far the world is scaled. @param {Table} t @param {Element | undefined} el */
function upright(t, el) {
  if (el instanceof HTMLElement) el.style.transform = `scale(${UNIT / t.camera.goal.size})`;
}

