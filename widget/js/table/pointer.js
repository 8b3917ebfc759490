/**
 * Mouse, pen and fingers. One pointer on the board pans, two pinch; a tile of the rack is dragged.
 * A tap is the browser's own click, so that whatever clicks for people works too.
 */

import { render } from "lit-html";
import { tileArt } from "../look/art.js";
import { turned, wholeOf } from "../board/geometry.js";
import { move } from "../rack/rack.js";
import { snapped } from "./held.js";
import { aim, putBack, turn } from "./laying.js";
import { mayLay, rackOf } from "./state.js";

/** @import { Table } from "./table.js" */

/** Pixels that a press may wander and still be a tap. */
const SLACK = { mouse: 5, touch: 10, pen: 8 };
/** A finger hides what is under it, so a dragged tile floats above. */
const LIFT = { mouse: 0, touch: 56, pen: 20 };
/** So much of the wheel is a quarter turn. */
const NOTCH = 60;

/** @typedef {"mouse" | "touch" | "pen"} Device */
/** @typedef {{x: number, y: number}} Point */

export class Pointer {
  /** The pointers that are down on the board. @type {Map<number, Point>} */
  #down = new Map();
  /** @type {{id: number, tile: string, start: Point, device: Device, moves: boolean, el: HTMLElement | null} | null} */
  #drag = null;
  #moved = false;
  #buttons = 0;
  #wheel = 0;
  /** Where the mouse was last, over whatever; null: nobody knows yet. @type {Point | null} */
  #at = null;

  /** @param {Table} t */
  constructor(t) {
    this.t = t;
    const { root, ending } = t;
    const on = (/** @type {string} */ name, /** @type {(event: any) => void} */ handler) =>
      root.addEventListener(name, handler, { ...ending, passive: false });
    on("pointerdown", (event) => this.#press(event));
    on("pointermove", (event) => this.#follow(event));
    on("pointerup", (event) => this.#release(event));
    on("pointercancel", (event) => this.#cancel(event));
    // Before the tiles hear of it, for the end of a drag is no click on one.
    root.addEventListener("click", (event) => this.#click(/** @type {MouseEvent} */ (event)), { ...ending, capture: true });
    // Chromium tells a shadow root nothing about wheels.
    t.holder.addEventListener("wheel", (event) => this.#roll(event), { ...ending, passive: false });
    on("contextmenu", (event) => this.#turnInstead(event));
    on("pointerleave", () => this.#leave());
  }

  /** @param {Event} event @param {string} selector @returns {HTMLElement | null} */
  #over(event, selector) {
    const [el] = event.composedPath();
    return el instanceof Element ? el.closest(selector) : null;
  }

  /** @param {PointerEvent} event */
  #press(event) {
    this.#hasMoved(event);
    this.#buttons = event.buttons;
    this.#moved = false;
    const tile = this.#over(event, "[data-tile]")?.dataset.tile;
    if (tile && event.button === 0) {
      const start = { x: event.clientX, y: event.clientY };
      this.#drag = { id: event.pointerId, tile, start, device: deviceOf(event), moves: false, el: null };
    } else if (this.#over(event, ".board") && event.button === 0) {
      this.#down.set(event.pointerId, { x: event.clientX, y: event.clientY });
    }
  }

  /** @param {PointerEvent} event */
  #follow(event) {
    const moved = this.#hasMoved(event);
    const pressed = event.buttons & ~this.#buttons;
    this.#buttons = event.buttons;
    // It was let go where we could not hear of it.
    if (!event.buttons) this.#cancel(event);
    if (this.#drag?.id === event.pointerId) {
      if (pressed & 2) turn(this.t, 1);
      this.#dragTo(event);
    } else if (this.#down.has(event.pointerId)) {
      this.#pan(event);
    } else if (moved && this.t.state.chosen && this.#over(event, ".board")) {
      aim(this.t, this.t.camera.cellAt(event.clientX, event.clientY));
    }
  }

  /**
   * Whether a mouse has moved: when the table moves under one at rest, or a dialog over it is gone, browsers say
   * so, too, and whoever plays with keys should not lose what they point at.
   * @param {PointerEvent} event
   */
  #hasMoved(event) {
    if (deviceOf(event) !== "mouse") return false;
    const before = this.#at;
    this.#at = { x: event.clientX, y: event.clientY };
    return before !== null && (before.x !== event.clientX || before.y !== event.clientY);
  }

  // The board

  /** @param {PointerEvent} event */
  #pan(event) {
    const { camera } = this.t;
    const before = /** @type {Point} */ (this.#down.get(event.pointerId));
    const now = { x: event.clientX, y: event.clientY };
    if (this.#down.size === 1 && !this.#moved) {
      if (Math.hypot(now.x - before.x, now.y - before.y) < SLACK[deviceOf(event)]) return;
      this.#moved = true;
    }
    // What is under the pointer may be painted away while it pans; the board stays.
    this.t.find(".board")?.setPointerCapture(event.pointerId);
    this.#down.set(event.pointerId, now);
    if (this.#down.size === 1) {
      camera.pan(now.x - before.x, now.y - before.y);
      return;
    }
    this.#moved = true;
    const other = [...this.#down].find(([id]) => id !== event.pointerId)?.[1];
    if (!other) return;
    const apart = (/** @type {Point} */ point) => Math.hypot(point.x - other.x, point.y - other.y);
    camera.pan((now.x - before.x) / 2, (now.y - before.y) / 2);
    camera.zoom(apart(now) / Math.max(1, apart(before)), { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 });
  }

  /** @param {MouseEvent} event */
  #click(event) {
    // A pan of a finger has no click at its end, and one by a key or by a helper's program (both without
    // a detail) ends no pan.
    const ends = this.#moved && event.detail > 0;
    this.#moved = false;
    if (ends) {
      event.stopPropagation();
      return;
    }
    if (!this.#over(event, ".board")) return;
    const { t } = this;
    const named = this.#over(event, "[data-cell]")?.dataset.cell?.split(",").map(Number);
    const point = t.camera.pointAt(event.clientX, event.clientY);
    t.mode.tap(t, named ? { x: named[0], y: named[1] } : wholeOf(point), point);
  }

  #leave() {
    if (!this.#drag && !this.t.state.put && this.t.state.ghost) this.t.set({ ghost: null });
  }

  /** @param {WheelEvent} event */
  #roll(event) {
    const { t } = this;
    const aims = t.state.dragged || (t.state.chosen && t.state.ghost);
    const rack = this.#over(event, ".rack .tiles");
    if (rack && !this.#drag) slide(rack, event);
    if (!this.#over(event, ".board") && !this.#drag) return;
    // Whoever scrolls the page around the table should not get caught in it.
    if (!aims && !event.ctrlKey && !t.host.ownsPage) return;
    event.preventDefault();
    if (aims && !event.ctrlKey) {
      this.#wheel += event.deltaY;
      if (Math.abs(this.#wheel) < NOTCH) return;
      turn(t, this.#wheel > 0 ? 1 : -1);
      this.#wheel = 0;
      return;
    }
    // A pinch on a touchpad arrives as a wheel with ctrl, in smaller steps.
    const speed = event.ctrlKey ? 0.01 : 0.0016;
    t.camera.zoom(Math.exp(-event.deltaY * speed), { x: event.clientX, y: event.clientY });
  }

  /** @param {MouseEvent} event */
  #turnInstead(event) {
    if (!this.t.state.chosen || !this.#over(event, ".board, [data-tile]")) return;
    event.preventDefault();
    if (!this.#drag?.moves) turn(this.t, 1);
  }

  // A tile of the rack

  /** @param {PointerEvent} event */
  #dragTo(event) {
    const drag = this.#drag;
    const { t } = this;
    if (!drag) return;
    if (!drag.moves) {
      if (Math.hypot(event.clientX - drag.start.x, event.clientY - drag.start.y) < SLACK[drag.device]) return;
      drag.moves = true;
      this.#moved = true;
      capture(event);
      if (mayLay(t.state) && t.mode.shows.holds && t.state.chosen !== drag.tile) t.mode.choose(t, drag.tile);
      t.set({ dragged: drag.tile, put: false });
    }
    const point = { x: event.clientX, y: event.clientY - LIFT[drag.device] };
    this.#float(drag, point);
    const overRack = this.#rackUnder(event);
    aim(t, !overRack && mayLay(t.state) ? snapped(t.state, t.camera.cellAt(point.x, point.y)) : null, false);
  }

  /** The tile under the pointer. @param {{tile: string, el: HTMLElement | null}} drag @param {Point} point */
  #float(drag, point) {
    const { t } = this;
    const bounds = t.holder.getBoundingClientRect();
    if (!drag.el) {
      drag.el = document.createElement("div");
      drag.el.className = "flying held";
      t.find(".flights")?.append(drag.el);
    }
    const { reading, down } = turned(drag.tile, t.state.turns);
    render(tileArt(reading, down), drag.el);
    drag.el.style.fontSize = `${Math.max(30, t.camera.look.size)}px`;
    drag.el.style.transform = `translate(${point.x - bounds.left}px, ${point.y - bounds.top}px) translate(-50%, -50%)`;
  }

  /** @param {PointerEvent} event */
  #rackUnder(event) {
    const rect = this.t.find(".rack")?.getBoundingClientRect();
    return Boolean(rect && event.clientY > rect.top && event.clientX > rect.left && event.clientX < rect.right);
  }

  /** @param {PointerEvent} event */
  #release(event) {
    this.#down.delete(event.pointerId);
    const drag = this.#drag;
    if (drag?.id !== event.pointerId) return;
    this.#drag = null;
    drag.el?.remove();
    if (!drag.moves) return;
    const { t } = this;
    const { ghost } = t.state;
    t.set({ dragged: null });
    if (this.#rackUnder(event)) {
      this.#arrange(drag.tile, event.clientX);
      putBack(t);
    } else if (ghost) {
      t.set({ dropped: ghost.text });
      t.mode.drop(t, ghost);
    } else {
      putBack(t);
    }
  }

  /** Put the tile between those it was dropped at. @param {string} tile @param {number} x */
  #arrange(tile, x) {
    const order = rackOf(this.t.state).map((each) => each.tile);
    const before = [...this.t.root.querySelectorAll("[data-tile]")].filter((el) => {
      const { left, width } = el.getBoundingClientRect();
      return el.getAttribute("data-tile") !== tile && left + width / 2 < x;
    });
    move(this.t, tile, before.length - order.indexOf(tile));
  }

  /** @param {PointerEvent} event */
  #cancel(event) {
    this.#down.delete(event.pointerId);
    if (this.#drag?.id !== event.pointerId) return;
    this.#drag.el?.remove();
    this.#drag = null;
    if (this.t.state.dragged) putBack(this.t);
  }
}

/** Browsers may not know what it is; then it is treated as what points most exactly. @param {PointerEvent} event @returns {Device} */
const deviceOf = ({ pointerType }) => (pointerType === "touch" || pointerType === "pen" ? pointerType : "mouse");

/** @param {PointerEvent} event */
function capture(event) {
  if (event.target instanceof Element) event.target.setPointerCapture(event.pointerId);
}

/** A rack with more tiles than there is room for goes sideways, whichever way the wheel turns. @param {HTMLElement} rack @param {WheelEvent} event */
function slide(rack, event) {
  if (rack.scrollWidth <= rack.clientWidth || event.deltaX) return;
  event.preventDefault();
  rack.scrollLeft += event.deltaY;
}
