/** The hand as a rack of upright tiles, in the order its owner likes. */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { tileArt } from "../look/art.js";
import { roundButton } from "../look/round_button.js";
import { hand, isHinted, wordsAt } from "../board/marks.js";
import { mayLay, rackOf } from "../table/state.js";

/** @import { HandTile } from "../contract.js" */
/** @import { Icon } from "../look/icons.js" */
/** @import { Table } from "../table/table.js" */

/** The colours in the order of the rainbow, the wild square last. */
const RAINBOW = "RYGBP*";

/** @param {Table} t */
export function rack(t) {
  const { state } = t;
  const view = t.shown;
  // While the device changes hands, no tile of anybody is in the document.
  if (!view || view.seat === null || state.handOver !== null || !t.mode.shows.rack) return nothing;
  const tiles = rackOf(state);
  if (!tiles.length) return nothing;
  const stop = tiles.find(({ tile }) => tile === state.rackStop)?.tile ?? tiles[0]?.tile;
  return html`<div class="rack ${mayLay(state) && t.mode.shows.holds ? "" : "resting"}">
    <div class="tools" role="group" aria-label=${t.say("ui-rack-tools")}>
      ${state.chosen ? [mover(t, -1), mover(t, 1)] : sorters(t)}
    </div>
    <div class="tiles" role="toolbar" aria-label=${t.say("ui-rack", { count: tiles.length })}>
      ${repeat(tiles, ({ tile }) => tile, (each) => rackTile(t, each, each.tile === stop))}
    </div>
  </div>`;
}

/** @param {Table} t @param {HandTile} entry @param {boolean} stop whether it is the rack's tab stop */
function rackTile(t, { tile, legal }, stop) {
  const { state } = t;
  const chosen = state.chosen === tile;
  const drawn = t.shown?.turn.drawn === tile && t.shown.turn.seat === t.shown.seat;
  const helps = state.settings.help !== "none" && mayLay(state) && t.mode.shows.fits;
  // Of a tile with very many places the list is left out until it is chosen.
  const fits = helps && legal ? t.say("ui-rack-fits", { count: legal.length }) : "";
  return html`<button
    class="rack-tile ${chosen ? "chosen" : ""} ${state.dragged === tile ? "dragged" : ""} ${drawn ? "drawn" : ""} ${helps && legal?.length === 0 ? "idle" : ""} ${isHinted(t, { tile }) ? "hinted" : ""}"
    data-tile=${tile}
    aria-pressed=${chosen ? "true" : "false"}
    aria-label=${[t.words.colours(tile), drawn ? t.say("ui-rack-drawn") : "", fits].filter(Boolean).join(t.say("ui-between-parts"))}
    aria-description=${wordsAt(t, { tile })}
    aria-keyshortcuts="Alt+ArrowLeft Alt+ArrowRight"
    tabindex=${stop ? "0" : "-1"}
    @click=${() => t.mode.choose(t, tile)}
    @focus=${() => t.set({ rackStop: tile })}
  >
    ${tileArt(chosen && state.turns > 1 ? [...tile].reverse().join("") : tile, true)} ${hand(t, { tile })}
  </button>`;
}

/** @param {Table} t */
const sorters = (t) => [
  tool("sort", "sort", t.say("ui-sort"), () => arrange(t, byColour)),
  t.state.settings.help === "none" || !t.mode.shows.fits
    ? nothing
    : tool("yes", "playable-first", t.say("ui-playable-first"), () => arrange(t, byPlaces)),
];

/** @param {Icon} sign @param {string} action @param {string} words @param {() => void} press */
const tool = (sign, action, words, press) => roundButton(sign, { action, words, press, look: "small" });

/** Dragging has an alternative: the chosen tile goes one place on. @param {Table} t @param {-1 | 1} by */
const mover = (t, by) => {
  const [sign, action] = /** @type {[Icon, string]} */ (by < 0 ? ["previous", "move-left"] : ["next", "move-right"]);
  return tool(sign, action, t.say(`ui-${action}`), () => t.state.chosen && move(t, t.state.chosen, by));
};

/** @param {HandTile} one @param {HandTile} other */
const byColour = (one, other) => rainbow(one.tile).localeCompare(rainbow(other.tile));

const rainbow = (/** @type {string} */ tile) =>
  [...tile].map((letter) => RAINBOW.indexOf(letter)).join("");

/** @param {HandTile} one @param {HandTile} other */
const byPlaces = (one, other) => (other.legal?.length ?? 99) - (one.legal?.length ?? 99);

/** @param {Table} t @param {(one: HandTile, other: HandTile) => number} compare */
function arrange(t, compare) {
  keep(t, [...rackOf(t.state)].sort(compare).map(({ tile }) => tile));
  t.announce(t.say("ui-said-arranged"));
}

/** Move a tile along the rack. @param {Table} t @param {string} tile @param {number} by */
export function move(t, tile, by) {
  const order = rackOf(t.state).map((each) => each.tile);
  const at = order.indexOf(tile);
  const to = Math.min(order.length - 1, Math.max(0, at + by));
  if (at < 0 || to === at) return;
  order.splice(to, 0, ...order.splice(at, 1));
  keep(t, order);
  t.announce(t.say("ui-said-moved", { tile, place: to + 1, count: order.length }));
}

/** @param {Table} t @param {string[]} tiles */
function keep(t, tiles) {
  const seat = t.shown?.seat;
  if (typeof seat === "number") t.set({ order: { ...t.state.order, [seat]: tiles } });
}
