/**
 * Who plays, in the order in which they sit.
 *
 *   ol.seat-list
 *     li.seat-row                 data-seat, counted from 0
 *       .seat-picture  input  select  .seat-moves
 *       p                         what is wrong with it
 *   .seat-add
 */

import { html, icon, nothing } from "chromino-view";
import { KINDS } from "../editions/editions.js";
import { signOf } from "../editions/picture_names.js";
import { PERSON, STRONGEST, longestName, nameInstead, nameOf, offersOf, playerRange, whoBegins } from "../editions/set_up.js";

/** @import { NewGame } from "./new_game.js" */
/** @import { Seat } from "../editions/set_up.js" */

/** @param {NewGame} form */
export function seatRows(form) {
  const { say, inOne } = form.words;
  const { seats } = form.setUp;
  const { least, most } = playerRange(form.setUp);
  // Where it may be agreed who begins, it is said there.
  const fixed = !offersOf(form.setUp).some(({ rule }) => rule === "first");
  const about = [say("ui-seats-about", { least, most })];
  if (fixed) about.push(say(`ui-begins-${whoBegins(form.setUp)}`));
  return html`<section class="seating" aria-labelledby="seating">
    <h2 id="seating">${say("ui-seats")}</h2>
    <p class="quiet">${inOne(about)}</p>
    <ol class="seat-list" aria-labelledby="seating">
      ${seats.map((seat, place) => row(form, seat, place))}
    </ol>
    <div class="seat-add">
      ${adding(form, "add-person", PERSON, seats.length >= most)}
      ${adding(form, "add-bot", STRONGEST, seats.length >= most)}
    </div>
    ${form.problemsOf("seats")}
  </section>`;
}

/** @param {NewGame} form @param {string} action @param {string} kind @param {boolean} full */
function adding(form, action, kind, full) {
  return html`<button class="button" data-action=${action} ?disabled=${full} @click=${() => form.addSeat(kind)}>
    ${icon("plus")} ${form.words.say(`ui-${action}`)}
  </button>`;
}

/** @param {NewGame} form @param {Seat} seat @param {number} place */
function row(form, seat, place) {
  const { say } = form.words;
  const { number, kind, picture } = seat;
  const name = nameOf(seat, say);
  const part = `seat-${place}`;
  // Nothing forbids it, but one will wonder whose turn it is.
  const twin = form.setUp.seats.slice(0, place).some((other) => nameOf(other, say) === name);
  return html`<li class="seat-row" data-seat=${place}>
    <button
      class="seat-picture"
      data-action="picture"
      title=${say("ui-picture-choose")}
      aria-label=${say("ui-picture-of", { name })}
      aria-haspopup="dialog"
      @click=${() => form.pick(number)}
    >
      ${picture ? signOf(picture) : icon(kind === PERSON ? "person" : "bot")}
    </button>
    <input
      class="field seat-name"
      type="text"
      aria-label=${say("ui-seat-name", { place: place + 1 })}
      placeholder=${nameInstead(seat, say)}
      maxlength=${longestName(seat)}
      autocomplete="off"
      spellcheck="false"
      dir="auto"
      .value=${seat.name}
      aria-invalid=${form.isWrong(part)}
      aria-describedby=${form.describing(part, twin ? `twin-${place}` : undefined)}
      @input=${(/** @type {InputEvent} */ event) => form.changeSeat(number, { name: textOf(event) })}
    />
    <select
      class="field seat-kind"
      aria-label=${say("ui-seat-kind", { name })}
      @change=${(/** @type {Event} */ event) => form.changeSeat(number, { kind: textOf(event) })}
    >
      ${KINDS.map((known) => html`<option value=${known} .selected=${known === kind}>${say(`ui-kind-${known}`)}</option>`)}
    </select>
    ${moves(form, seat, place)}
    ${twin ? html`<p class="quiet seat-note" id="twin-${place}">${say("ui-seat-twin", { name })}</p>` : nothing}
    ${form.problemsOf(part)}
  </li>`;
}

/** @param {NewGame} form @param {Seat} seat @param {number} place */
function moves(form, seat, place) {
  const { say } = form.words;
  const { number } = seat;
  const { length } = form.setUp.seats;
  const name = nameOf(seat, say);
  /** @param {string} action @param {"previous" | "next" | "close"} sign @param {boolean} off @param {() => void} act */
  const button = (action, sign, off, act) => html`<button
    class="seat-move ${action}"
    data-action=${action}
    title=${say(`ui-${action}`, { name })}
    aria-label=${say(`ui-${action}`, { name })}
    ?disabled=${off}
    @click=${act}
  >
    ${icon(sign)}
  </button>`;
  return html`<span class="seat-moves">
    ${button("seat-up", "previous", place === 0, () => form.moveSeat(number, -1))}
    ${button("seat-down", "next", place === length - 1, () => form.moveSeat(number, 1))}
    ${button("seat-remove", "close", length <= playerRange(form.setUp).least, () => form.removeSeat(number))}
  </span>`;
}

/** @param {Event} event */
const textOf = ({ target }) => /** @type {HTMLInputElement | HTMLSelectElement} */ (target).value;
