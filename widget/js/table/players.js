/**
 * Who sits around the table, and the bag: one calm chip each along the top.
 *
 *   ul.players
 *     li.player[data-seat]   the sign of a person or a bot
 *       .who                 name, and signs: thinking, called, given up, winner
 *       .holds               the backs of the tiles, how many, points
 *       .faces               tiles that everybody may see
 *     li.bag[data-bag]       tiles fly out of here
 */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { tileArt, tileBack } from "../look/art.js";
import { nameOf } from "../words/deeds.js";
import { icon } from "../look/icons.js";
import { act } from "./acting.js";
import { nothingFits, offered } from "./state.js";

/** @import { Player, Seat, View } from "../contract.js" */
/** @import { Icon } from "../look/icons.js" */
/** @import { Table } from "./table.js" */

/** More backs than this say nothing that the number beside them doesn't. */
const MOST_BACKS = 10;

/** @param {Table} t */
export function players(t) {
  const view = t.shown;
  if (!view) return nothing;
  const many = view.players.length > 4;
  const open = view.players.filter(({ hand }) => hand).length > 2;
  return html`<ul
    class="players ${many ? "many" : ""} ${open ? "open" : ""}"
    aria-label=${t.say("ui-players")}
    tabindex=${open ? "0" : nothing}
  >
    ${view.players.map((player, seat) => chip(t, view, player, seat))} ${bag(t, view)}
  </ul>`;
}

/** Open hands lie in one row that scrolls, or in one column. @param {Element} [chip] */
function intoSight(chip) {
  const row = chip?.parentElement;
  if (!row) return;
  const [at, room] = [chip.getBoundingClientRect(), row.getBoundingClientRect()];
  row.scrollLeft += at.left + at.width / 2 - room.left - room.width / 2;
  row.scrollTop += at.top + at.height / 2 - room.top - room.height / 2;
}

/** @param {Table} t @param {View} view @param {Player} player @param {Seat} seat */
function chip(t, view, player, seat) {
  const person = player.kind === "human";
  const name = nameOf(view, seat);
  const toMove = !view.outcome && view.turn.seat === seat;
  return html`<li
    class="player"
    data-seat=${seat}
    aria-current=${toMove ? "true" : nothing}
    ${toMove ? ref(intoSight) : nothing}
  >
    <span class="kind">${icon(person ? "person" : "bot")}</span>
    <span class="who">
      <span class="unseen">${t.say(person ? "ui-person" : "ui-bot")}</span>
      <span class="name" title=${name}>${name}</span>
      ${seat === view.seat ? html`<span class="unseen">${t.say("ui-own-seat")}</span>` : nothing}
      ${toMove ? html`<span class="unseen">${t.say("ui-to-move")}</span>` : nothing}
      ${view.thinking === seat ? thinking(t) : nothing}
      ${player.called ? sign(t, "speak", "ui-called") : nothing}
      ${player.resigned ? sign(t, "flag", "ui-resigned") : nothing}
      ${view.outcome?.winners.includes(seat) ? sign(t, "crown", "ui-winner") : nothing}
    </span>
    ${holds(t, view, player, seat)}
  </li>`;
}

/** @param {Table} t @param {Icon} name @param {string} id */
const sign = (t, name, id) =>
  html`<span class="badge" title=${t.say(id)}>${icon(name)}<span class="unseen">${t.say(id)}</span></span>`;

/** @param {Table} t */
const thinking = (t) =>
  html`<span class="thinking"><i></i><i></i><i></i><span class="unseen">${t.say("ui-thinking")}</span></span>`;

/** @param {Table} t @param {View} view @param {Player} player @param {Seat} seat */
function holds(t, view, player, seat) {
  const faces = facesOf(t, view, player, seat);
  const backs = Math.min(player.count - faces.length, MOST_BACKS);
  return html`<span class="holds">
      <span class="backs">${Array.from({ length: backs }, () => tileBack(true))}</span>
      <span class="number" aria-hidden="true">${t.words.number(player.count)}</span>
      <span class="unseen">${t.say("ui-tiles", { count: player.count })}</span>
      ${player.score === null
        ? nothing
        : html`<span class="score">${t.say("ui-points", { points: player.score })}</span>`}
    </span>
    ${faces.length
      ? html`<span class="faces">${faces.map((tile) => face(t, tile))}</span>`
      : nothing}`;
}

/**
 * The tiles drawn face up: an open hand, or what was shown. One's own hand lies in the rack, which
 * is away while one looks back.
 * @param {Table} t @param {View} view @param {Player} player @param {Seat} seat
 */
function facesOf(t, view, player, seat) {
  if (seat === view.seat && !t.state.past) return [];
  return player.hand ?? player.shown;
}

/** @param {Table} t @param {string} tile */
const face = (t, tile) =>
  html`<span role="img" aria-label=${t.words.colours(tile)} title=${t.words.colours(tile)}>${tileArt(tile, false)}</span>`;

/** When nothing fits, tapping the bag draws; the button below does the same. @param {Table} t @param {View} view */
function bag(t, view) {
  const wanted = !t.state.past && nothingFits(view) && offered(view, "draw");
  const words = t.say("ui-bag", { count: view.bag });
  return html`<li
    class="bag ${wanted ? "wanted" : ""}"
    data-bag=${view.bag}
    title=${words}
    @click=${() => wanted && act(t, "draw")}
  >
    ${icon("bag")}<span class="number" aria-hidden="true">${t.words.number(view.bag)}</span><span class="unseen">${words}</span>
  </li>`;
}
