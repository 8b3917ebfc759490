/** Choosing a picture to be called by: large enough for those who can't read yet. */

import { html, nothing, roundButton } from "chromino-view";
import { PICTURE_NAMES, signOf, wordOf } from "../editions/picture_names.js";
import { nameOf } from "../editions/set_up.js";

/** @import { NewGame } from "./new_game.js" */
/** @import { Picture } from "../editions/picture_names.js" */
/** @import { Seat } from "../editions/set_up.js" */

/** @param {NewGame} form */
export function picturePicker(form) {
  const { seats } = form.setUp;
  const seat = seats.find(({ number }) => number === form.picking);
  return html`<dialog
    class="picker"
    aria-labelledby="picker"
    @close=${() => form.pick(null)}
    @click=${(/** @type {Event} */ event) => {
      if (event.target === event.currentTarget) form.closePicker();
    }}
  >
    ${seat ? content(form, seat) : nothing}
  </dialog>`;
}

/** @param {NewGame} form @param {Seat} seat */
function content(form, seat) {
  const { say } = form.words;
  const taken = form.setUp.seats.filter((other) => other !== seat).map(({ picture }) => picture);
  return html`<div class="picker-content">
    <header>
      <h2 id="picker">${say("ui-picture-of", { name: nameOf(seat, say) })}</h2>
      ${roundButton("close", { action: "close", words: say("ui-close"), press: () => form.closePicker() })}
    </header>
    <div class="pictures">
      ${PICTURE_NAMES.map((picture) => choice(form, seat, picture, taken.includes(picture)))}
    </div>
    <button class="button" data-action="no-picture" @click=${() => form.choosePicture(seat.number, null)}>
      ${say("ui-picture-none")}
    </button>
  </div>`;
}

/** @param {NewGame} form @param {Seat} seat @param {Picture} picture @param {boolean} taken */
function choice(form, seat, picture, taken) {
  return html`<button
    class="picture"
    data-picture=${picture}
    aria-pressed=${seat.picture === picture}
    ?disabled=${taken}
    @click=${() => form.choosePicture(seat.number, picture)}
  >
    <span class="picture-sign" aria-hidden="true">${signOf(picture)}</span>
    ${wordOf(picture, form.words.say)}
  </button>`;
}
