/** Tiles on their way: from the rack to the board, out of the bag, and back when refused. */

import { render } from "lit-html";
import { tileArt, tileBack } from "../look/art.js";
import { lays } from "../table/action.js";
import { centreOf, placementOf, tileOf } from "./geometry.js";

/** @import { Seat } from "../contract.js" */
/** @import { Placement } from "./geometry.js" */
/** @import { Table } from "../table/table.js" */

const FLIGHT_MS = 230;

/** @typedef {{x: number, y: number, size: number, down: boolean}} Place the middle of a tile, and the pixels of a square */
/** @typedef {{face: string | null, from: Place, to: () => Place | null, lands: string | null}} Flight */

/** Where tiles, players and the bag are before the screen changes. @param {Table} t */
export function captureRects(t) {
  /** @type {Map<string, Place>} */
  const places = new Map();
  for (const el of t.root.querySelectorAll("[data-tile]")) {
    const place = placeOnScreen(t, el);
    if (place) places.set(`tile ${el.getAttribute("data-tile")}`, { ...place, size: place.size / 3 });
  }
  return places;
}

/** @param {Table} t @param {Element | null} el @returns {Place | null} */
function placeOnScreen(t, el) {
  const rect = el?.getBoundingClientRect();
  if (!rect || !rect.width) return null;
  const bounds = t.holder.getBoundingClientRect();
  return {
    x: rect.left + rect.width / 2 - bounds.left,
    y: rect.top + rect.height / 2 - bounds.top,
    size: rect.height,
    down: true,
  };
}

/**
 * Let the tiles of the news fly; those that will lie on the board are hidden until they land.
 * Returns what launches them once the screen is painted.
 * @param {Table} t
 * @param {Map<string, Place>} before
 * @param {[Seat, string][]} news
 */
export function fly(t, before, news) {
  if (t.still) return () => Promise.resolve();
  const flights = news.flatMap(([seat, action]) => flightOf(t, before, seat, action) ?? []);
  const landing = flights.flatMap(({ lands }) => lands ?? []);
  if (landing.length) t.set({ arriving: new Set([...t.state.arriving, ...landing]) });
  return async () => {
    for (const flight of flights) {
      // Over the past nothing flies, also if one has begun to look back meanwhile.
      if (!t.closed && !t.state.past) await launch(t, flight);
      if (flight.lands) land(t, flight.lands);
    }
  };
}

/** From now on it is seen on the board. @param {Table} t @param {string} placement */
function land(t, placement) {
  const arriving = new Set(t.state.arriving);
  if (arriving.delete(placement)) t.set({ arriving });
}

/**
 * @param {Table} t
 * @param {Map<string, Place>} before
 * @param {Seat} seat
 * @param {string} action
 * @returns {Flight | null}
 */
function flightOf(t, before, seat, action) {
  if (lays(action)) {
    const placement = placementOf(action);
    // What was dragged there has arrived already.
    if (action === t.state.dropped) return null;
    const from = before.get(`tile ${tileOf(placement.reading)}`) ?? chip(t, seat);
    if (!from) return null;
    return { face: placement.reading, from, to: () => onBoard(t, placement), lands: action };
  }
  // Where a guide has the place of the players, the button is all there is of the bag.
  const bag = placeOnScreen(t, t.find('.bag, [data-action="draw"]'));
  if (action !== "draw" || !bag) return null;
  const drawn = t.state.view?.turn.drawn;
  const mine = seat === t.state.view?.seat;
  const face = mine && drawn ? drawn : null;
  const to = () =>
    mine && face ? placeOnScreen(t, t.find(`[data-tile="${face}"]`)) : placeOnScreen(t, t.find(`[data-seat="${seat}"]`));
  return { face, from: { ...bag, size: 12 }, to: () => smaller(to(), mine ? 3 : 4), lands: null };
}

/** @param {Place | null} place @param {number} parts */
const smaller = (place, parts) => place && { ...place, size: place.size / parts };

/** @param {Table} t @param {Seat} seat */
const chip = (t, seat) => smaller(placeOnScreen(t, t.find(`[data-seat="${seat}"]`)), 3);

/** @param {Table} t @param {Placement} placement @returns {Place} */
function onBoard(t, placement) {
  const centre = centreOf(placement);
  const { x, y } = t.camera.pixelOf(centre.x + 0.5, centre.y + 0.5);
  return { x, y, size: t.camera.goal.size, down: placement.down };
}

/** A refused tile glides back to the rack. @param {Table} t @param {Placement} placement */
export function glideBack(t, placement) {
  if (t.still) return;
  const tile = tileOf(placement.reading);
  void launch(t, {
    face: placement.reading,
    from: onBoard(t, placement),
    to: () => smaller(placeOnScreen(t, t.find(`[data-tile="${tile}"]`)), 3),
    lands: null,
  });
}

/** @param {Table} t @param {Flight} flight */
async function launch(t, { face, from, to }) {
  const sky = t.find(".flights");
  const goal = to();
  if (!sky || !goal) return;
  const el = document.createElement("div");
  el.className = "flying";
  render(face ? tileArt(face, goal.down) : tileBack(goal.down), el);
  el.style.fontSize = `${goal.size}px`;
  sky.append(el);
  const { width, height } = el.getBoundingClientRect();
  const at = (/** @type {Place} */ place) =>
    `translate(${place.x - width / 2}px, ${place.y - height / 2}px)` +
    ` scale(${place.size / goal.size}) rotate(${place.down === goal.down ? 0 : 90}deg)`;
  const flight = el.animate({ transform: [at(from), at(goal)] }, { duration: FLIGHT_MS, easing: "cubic-bezier(.2,.8,.3,1)" });
  // A hidden page runs no animation, and a game must not wait for it.
  const late = setTimeout(() => flight.cancel(), 2 * FLIGHT_MS);
  await flight.finished.catch(() => null);
  clearTimeout(late);
  el.remove();
}
