/** Buttons with a sign and words. On a phone the words of lesser ones are heard, not seen. */

import { html, nothing } from "lit-html";
import { icon } from "../look/icons.js";

/** @import { Icon } from "../look/icons.js" */

/**
 * @typedef {object} Pill
 * @property {string} action
 * @property {string} words
 * @property {string} [why] told when one asks
 * @property {boolean} [labelled] whether its words are seen on a phone too
 * @property {boolean} [primary] whether it is what one most likely wants
 * @property {number} [caught] the seat that is caught
 * @property {unknown} [hand] what points at it
 * @property {unknown} [about] what that says
 * @property {() => void} press
 */

/** @param {Icon} sign @param {Pill} made */
export const pill = (sign, { action, words, why, labelled, primary, caught, hand, about, press }) => html`<button
  class="button ${labelled ? "labelled" : ""} ${primary ? "primary" : ""}"
  data-action=${action}
  data-seat-caught=${caught ?? nothing}
  title=${why ?? words}
  aria-description=${about ?? nothing}
  @click=${press}
>${icon(sign)}<span class="words">${words}</span>${hand}</button>`;
