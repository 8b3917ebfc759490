/**
 * The table of the game. Only what is in sight is in the document.
 *
 *   .board                        data-views: how many views of the game it has shown
 *     .world                      moved and scaled by the camera
 *       .dots                     one for each cell, while one aims
 *       .bodies                   one .body per tile
 *       .spots                    outlines where a tile may lie
 *       [role=grid]               rows of cells: every occupied and every legal one
 *         [role=row]
 *           [role=gridcell]       data-cell, data-legal; one of them has the keyboard
 *       .ghost                    where the chosen tile would lie, or was refused
 *       .signs                    a link or a break on each edge that it would share
 */

import { html, nothing, svg } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { repeat } from "lit-html/directives/repeat.js";
import { squareClass } from "../look/art.js";
import { UNIT } from "../look/look.js";
import { pointAt } from "./cursor.js";
import { describe } from "./describe.js";
import { cellsOf, keyOf, placementOf, turned } from "./geometry.js";
import { SIGNS } from "../look/look.js";
import { pointing } from "./pointing.js";
import { legalOf, mayLay } from "../table/state.js";

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
  const spots = spotsOf(t);
  const { cursor } = state;
  return html`<div
    class="board ${state.chosen ? "aiming" : ""} ${state.handOver === null || state.past ? "" : "covered"}"
    data-views=${state.views}
  >
    <div class="world">
      <div class="dots" .style=${dotsOver(t)}></div>
      ${guard([state.squares, sight, view?.last?.action, state.arriving], () => bodies(t))}
      <div class="spots" aria-hidden="true">${spots.map((spot) => spotMark(t, spot))}</div>
      ${guard(
        [state.squares, sight, spots.length, spots[0]?.text, state.chosen, view?.rev, cursor.x, cursor.y, state.arriving, t.words],
        () => grid(t, spots),
      )}
      ${view ? ghost(t) : nothing}
    </div>
  </div>`;
}

/** The legal placements to be marked: of the chosen tile, of all tiles, or none. @param {Table} t */
export function spotsOf(t) {
  const { state } = t;
  const { help } = state.settings;
  if (!mayLay(state) || !state.view || help === "none") return [];
  const tiles = state.chosen || help !== "all" ? [state.chosen] : state.view.hand.map(({ tile }) => tile);
  return tiles
    .flatMap((tile) => legalOf(state.view, tile) ?? [])
    .map(([text]) => placementOf(text));
}

/** @param {Table} t @param {Cell} cell */
function inSight(t, { x, y }) {
  const { left, top, right, bottom } = t.state.sight;
  return x >= left && x < right && y >= top && y < bottom;
}

/** @param {Table} t @param {{x: number, y: number}} at @param {string} [more] */
function at(t, { x, y }, more = "") {
  const { origin } = t.state.squares;
  return `left:${(x - origin.x) * UNIT}px;top:${(y - origin.y) * UNIT}px;${more}`;
}

/** @param {Table} t */
function dotsOver(t) {
  const { left, top, right, bottom } = t.state.sight;
  const size = `width:${(right - left) * UNIT}px;height:${(bottom - top) * UNIT}px`;
  return at(t, { x: left, y: top }, size);
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
        .style=${at(t, each)}
      ></div>`,
    )}
  </div>`;
}

/** @param {Table} t @param {Placement} spot */
function spotMark(t, spot) {
  const { state } = t;
  const { reading, down } = turned(state.chosen ?? "", state.turns);
  const asTurned = spot.reading === reading && spot.down === down;
  return html`<div
    class="spot ${spot.down ? "down" : ""} ${asTurned ? "as-turned" : ""}"
    .style=${at(t, spot)}
  >${pointing(t, spot.text)}</div>`;
}

/** @param {Table} t @param {Placement[]} spots */
function grid(t, spots) {
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
        ${repeat(cells, (cell) => cell.x, (cell) => gridCell(t, cell))}
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

/** @param {Table} t @param {Square} cell */
function gridCell(t, cell) {
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
    @focus=${() => pointAt(t, cell)}
    .style=${at(t, cell)}
  ></div>`;
}

// What would happen

/** The chosen tile where it would lie, or the tile that was refused, and the edges it shares. @param {Table} t */
function ghost(t) {
  const { state } = t;
  const view = t.shown;
  const placement = state.ghost ?? state.refusal?.placement;
  if (!placement || !view) return nothing;
  const { edges, taken } = state.squares.meets(placement, view.match);
  const good = edges.filter((edge) => edge.good).length;
  const refused = !state.ghost;
  const fits = !refused && Boolean(legalOf(view, state.chosen)?.some(([text]) => text === placement.text));
  const cells = cellsOf(placement);
  return html`<div
      class="ghost tile ${placement.down ? "down" : ""} ${state.put ? "put" : ""} ${refused ? "refused" : ""}"
      aria-hidden="true"
      .style=${at(t, placement)}
    >
      ${[...placement.reading].map((letter) => html`<span class=${squareClass(letter)}></span>`)}
    </div>
    <div class="signs" aria-hidden="true">
      ${edges.map(({ cell, near, good: matches }) =>
        sign(t, matches ? "link" : "break", (cell.x + near.x) / 2, (cell.y + near.y) / 2, cell.y !== near.y),
      )}
      ${taken.map((cell) => sign(t, "taken", cell.x, cell.y, false))}
      <div class="count ${fits ? "enough" : ""}" .style=${at(t, countPlace(t, cells))}>
        <span ${ref((el) => upright(t, el))}>${countOf(t, good, view.need, fits)}</span>
      </div>
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

/**
 * @param {Table} t
 * @param {"link" | "break" | "taken"} kind
 * @param {number} x
 * @param {number} y
 * @param {boolean} turned
 */
function sign(t, kind, x, y, turned) {
  return html`<svg class="sign ${kind}" viewBox="-.5 -.5 1 1" .style=${at(t, { x, y })}>
    ${svg`<g transform=${turned ? "rotate(90)" : "rotate(0)"}>
      <path class="edge" d=${SIGNS[kind]} /><path class="line" d=${SIGNS[kind]} />
    </g>`}
  </svg>`;
}
