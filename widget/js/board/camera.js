/** What part of the endless table is in sight: it fits and follows the game until one moves it. */

import { UNIT } from "../look/look.js";
import { questionOf } from "../tasks/questions.js";
import { palePlaces } from "./found.js";
import { cellsOf, wholeOf } from "./geometry.js";
import { freeOf, insetsOf, PANELS } from "./insets.js";

/** @import { Cell, Placement } from "./geometry.js" */
/** @import { Box } from "../table/state.js" */
/** @import { Table } from "../table/table.js" */

const SMALLEST = 5;
const LARGEST = 140;
/** As large as a table is shown by itself, but for a projector, and as small: spots stay easy to hit. */
const FIT_LARGEST = 62;
const FIT_SMALLEST = 26;
/** And as small as it gets to show all spots of a tile at once, or all of a question. */
const SMALLEST_SPOTS = 18;
/** Empty cells around the table that belong to the picture: a tile may be laid there. */
const MARGIN = 1.7;
const PALE_MARGIN = 0.3;

/** From so far away squares are spots of colour; thousands of patterns would only slow it down. */
const FAR = 13;
/** So many cells beyond the table a tile may lie. */
const REACH = 4;
/** Milliseconds without a move after which it is at rest. */
const REST_MS = 150;

/** @typedef {{x: number, y: number, size: number}} Look the cell in the middle, and pixels a cell */

export class Camera {
  /** @type {Look} */
  look = { x: 1.5, y: 0.5, size: 48 };
  #whole = false;
  #frame = 0;
  #rest = 0;
  /** The size at which the world was drawn last. */
  #drawnAt = 0;
  /** @type {{from: Look, to: Look, start: number} | null} */
  #glide = null;
  /** What the panels leave free. */
  #free = freeOf(0, 0, { top: 0, right: 0, bottom: 0, left: 0 });
  #width = 0;
  #height = 0;
  #resized;

  /** @param {Table} t */
  constructor(t) {
    this.t = t;
    this.#resized = new ResizeObserver(() => this.#measure());
    this.#resized.observe(t.holder);
  }

  stop() {
    this.#resized.disconnect();
    cancelAnimationFrame(this.#frame);
    clearTimeout(this.#rest);
  }

  #measure() {
    const { clientWidth, clientHeight } = this.t.holder;
    if (clientWidth === this.#width && clientHeight === this.#height) return;
    this.#width = clientWidth;
    this.#height = clientHeight;
    this.follow(true);
    this.t.repaint();
  }

  /** What the panels leave free; only the game changes it, or the table would jump under the finger. */
  #measureFree() {
    const { holder, root } = this.t;
    this.#free = freeOf(this.#width, this.#height, insetsOf(holder, root.querySelectorAll(PANELS)));
  }

  /** Where the camera would go by itself: the whole table, or what was laid last. @returns {Look} */
  #target() {
    const { left, top, right, bottom } = this.#picture();
    const free = this.#free;
    const fits = Math.min(free.width / (right - left), free.height / (bottom - top));
    const largest = Math.max(FIT_LARGEST, this.#width / 22);
    const smallest = questionOf(this.t.state.view) ? SMALLEST_SPOTS : FIT_SMALLEST;
    const size = Math.min(largest, Math.max(this.#whole ? SMALLEST : smallest, fits));
    const last = this.#last();
    const middle = (
      /** @type {number} */ low,
      /** @type {number} */ high,
      /** @type {number} */ room,
      /** @type {number} */ at,
    ) => {
      const half = room / size / 2;
      return high - low <= 2 * half ? (low + high) / 2 : Math.min(high - half, Math.max(low + half, at));
    };
    return {
      x: middle(left, right, free.width, last.x + 0.5),
      y: middle(top, bottom, free.height, last.y + 0.5),
      size,
    };
  }

  /** What is to be seen: the table with some room around it, and every spot that was found. @returns {Box} */
  #picture() {
    const { squares } = this.t.state;
    const cells = palePlaces(this.t.marks).flatMap(cellsOf);
    const [across, down] = [cells.map(({ x }) => x), cells.map(({ y }) => y)];
    return {
      left: Math.min(squares.box.left - MARGIN, ...across.map((x) => x - PALE_MARGIN)),
      top: Math.min(squares.box.top - MARGIN, ...down.map((y) => y - PALE_MARGIN)),
      right: Math.max(squares.box.right + 1 + MARGIN, ...across.map((x) => x + 1 + PALE_MARGIN)),
      bottom: Math.max(squares.box.bottom + 1 + MARGIN, ...down.map((y) => y + 1 + PALE_MARGIN)),
    };
  }

  #last() {
    const laid = this.t.state.squares.placements.at(-1);
    return laid ? cellsOf(laid)[1] : { x: 1, y: 0 };
  }

  /** Where it is, or is going. */
  get goal() {
    return this.#glide?.to ?? this.look;
  }

  /** Go where the game is, if nobody has moved the camera elsewhere. @param {boolean} [atOnce] */
  follow(atOnce = false) {
    if (!this.#width) {
      // The observer would tell how large the table is only after the first picture of it was planned.
      this.#measure();
      return;
    }
    this.#measureFree();
    if (this.t.state.follows) this.#go(this.#target(), atOnce);
    else this.apply();
  }

  /** Something stands beside the table that wasn't there, or no longer does, once this paint is done. */
  makeRoom = () => queueMicrotask(() => this.t.closed || this.follow());

  /** Follow again; once more, show the whole of a large table. */
  bringBack() {
    const { size, x, y } = this.goal;
    const target = this.#target();
    const there = this.t.state.follows && size === target.size && x === target.x && y === target.y;
    this.#whole = there && !this.#whole;
    this.t.set({ follows: true });
    this.follow();
  }

  /** @param {Look} to @param {boolean} [atOnce] */
  #go(to, atOnce = false) {
    if (atOnce || this.t.still) {
      this.#glide = null;
      this.look = to;
      // Not a frame later: until then a click would meet another cell than the one that is seen there.
      this.apply();
      this.#hurry();
      return;
    }
    if (!same(to, this.goal)) this.#glide = { from: { ...this.look }, to, start: performance.now() };
    this.#later();
  }

  #later() {
    this.#hurry();
    this.#frame ||= requestAnimationFrame((now) => this.#step(now));
  }

  /** While it moves, the world is a picture that is stretched; at rest it is drawn anew, crisp. */
  #hurry() {
    clearTimeout(this.#rest);
    this.#rest = setTimeout(() => {
      if (this.#drawnAt === this.look.size) return;
      this.#drawnAt = this.look.size;
      const world = this.t.find(".world");
      world?.classList.add("redrawn");
      requestAnimationFrame(() => requestAnimationFrame(() => world?.classList.remove("redrawn")));
    }, REST_MS);
  }

  /** @param {number} now */
  #step(now) {
    this.#frame = 0;
    if (this.#glide) {
      const { from, to, start } = this.#glide;
      const part = Math.min(1, Math.max(0, (now - start) / 240));
      const eased = 1 - (1 - part) ** 3;
      const mix = (/** @type {keyof Look} */ key) => from[key] + (to[key] - from[key]) * eased;
      this.look = { x: mix("x"), y: mix("y"), size: mix("size") };
      if (part === 1) this.#glide = null;
      else this.#later();
    }
    this.apply();
  }

  // Moved by a person

  #moved() {
    this.#glide = null;
    if (this.t.state.follows) {
      this.#whole = false;
      this.t.set({ follows: false });
    }
    this.#later();
  }

  /** @param {number} right @param {number} down in pixels */
  pan(right, down) {
    const { size } = this.look;
    this.look = this.#bounded({ x: this.look.x - right / size, y: this.look.y - down / size, size });
    this.#moved();
  }

  /**
   * @param {number} factor
   * @param {{x: number, y: number}} [point] of the screen, which stays where it is
   */
  zoom(factor, point) {
    const free = this.#free;
    const bounds = this.t.holder.getBoundingClientRect();
    const right = point ? point.x - bounds.left - free.x : 0;
    const down = point ? point.y - bounds.top - free.y : 0;
    const { x, y, size } = this.look;
    const next = Math.min(LARGEST, Math.max(SMALLEST, size * factor));
    this.look = this.#bounded({
      x: x + right / size - right / next,
      y: y + down / size - down / next,
      size: next,
    });
    this.#moved();
  }

  /** The table never gets out of reach. @param {Look} look */
  #bounded({ x, y, size }) {
    const { box } = this.t.state.squares;
    return {
      x: Math.min(box.right + 8, Math.max(box.left - 8, x)),
      y: Math.min(box.bottom + 8, Math.max(box.top - 8, y)),
      size,
    };
  }

  /** Bring a cell into sight, if it isn't. @param {Cell} cell */
  reveal({ x, y }) {
    this.#include({ left: x - 1, top: y - 1, right: x + 2, bottom: y + 2 });
  }

  /** Bring all of these into sight, clear of the panels, and no closer than that needs. @param {Placement[]} placements */
  revealAll(placements) {
    this.revealCells(placements.flatMap(cellsOf));
  }

  /** The same, of cells. @param {Cell[]} cells */
  revealCells(cells) {
    if (!cells.length || !this.#width) return;
    this.#measureFree();
    this.#include({
      left: Math.min(...cells.map(({ x }) => x)) - 0.3,
      top: Math.min(...cells.map(({ y }) => y)) - 0.3,
      right: Math.max(...cells.map(({ x }) => x)) + 1.3,
      bottom: Math.max(...cells.map(({ y }) => y)) + 1.3,
    });
  }

  /** Move as little as needed to have the box in sight. @param {Box} box */
  #include({ left, top, right, bottom }) {
    const { goal } = this;
    const free = this.#free;
    const fits = Math.min(free.width / (right - left), free.height / (bottom - top));
    const size = Math.max(Math.min(goal.size, fits), Math.min(goal.size, SMALLEST_SPOTS));
    const shift = (
      /** @type {number} */ low,
      /** @type {number} */ high,
      /** @type {number} */ room,
      /** @type {number} */ at,
    ) => {
      const half = room / size / 2;
      return high - low > 2 * half ? (low + high) / 2 : Math.min(low + half, Math.max(high - half, at));
    };
    const to = {
      x: shift(left, right, free.width, goal.x),
      y: shift(top, bottom, free.height, goal.y),
      size,
    };
    this.#go(to);
  }

  // Cells and pixels

  /** The cell under a point of the screen. @param {number} clientX @param {number} clientY */
  cellAt(clientX, clientY) {
    return wholeOf(this.pointAt(clientX, clientY));
  }

  /** The same, to parts of a cell. @param {number} clientX @param {number} clientY @returns {Cell} */
  pointAt(clientX, clientY) {
    const bounds = this.t.holder.getBoundingClientRect();
    const free = this.#free;
    const { x, y, size } = this.look;
    return {
      x: x + (clientX - bounds.left - free.x) / size,
      y: y + (clientY - bounds.top - free.y) / size,
    };
  }

  /** Where the middle of a point of the table will be on the holder once the camera is there. @param {number} x @param {number} y */
  pixelOf(x, y) {
    const free = this.#free;
    const { goal } = this;
    return { x: free.x + (x - goal.x) * goal.size, y: free.y + (y - goal.y) * goal.size };
  }

  /** The last column in sight, clear of the panels. */
  get rightmost() {
    return this.look.x + this.#free.width / 2 / this.look.size;
  }

  /** Move the world, and repaint it when other chunks have come into sight. */
  apply() {
    const world = this.t.find(".world");
    if (!world || !this.#width) return;
    const free = this.#free;
    const { x, y, size } = this.look;
    const origin = this.t.state.squares.origin;
    const left = free.x - (x - origin.x) * size;
    const top = free.y - (y - origin.y) * size;
    world.style.transform = `translate(${left}px, ${top}px) scale(${size / UNIT})`;
    world.classList.toggle("far", size < FAR);
    const { box } = this.t.state.squares;
    // In chunks, so that small moves repaint nothing: a quarter of the screen, as far as that is sensible.
    const chunk = Math.min(12, Math.max(3, Math.round(this.#width / size / 4)));
    const down = (/** @type {number} */ cell) => Math.floor(cell / chunk) * chunk;
    const up = (/** @type {number} */ cell) => Math.ceil(cell / chunk) * chunk;
    // Beyond the table there is nothing to paint, so a table that is all in sight stays as it is.
    const sight = {
      left: Math.max(box.left - REACH, down(x - free.x / size)),
      top: Math.max(box.top - REACH, down(y - free.y / size)),
      right: Math.min(box.right + REACH, up(x + (this.#width - free.x) / size)),
      bottom: Math.min(box.bottom + REACH, up(y + (this.#height - free.y) / size)),
    };
    if (!sameBox(sight, this.t.state.sight)) this.t.set({ sight });
  }
}

/** @param {Look} one @param {Look} other */
const same = (one, other) => one.x === other.x && one.y === other.y && one.size === other.size;

/** @param {Box} one @param {Box} other */
const sameBox = (one, other) =>
  one.left === other.left &&
  one.top === other.top &&
  one.right === other.right &&
  one.bottom === other.bottom;
