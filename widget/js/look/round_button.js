/** A round button with a sign on it; its words are heard, and told when one points at it. */

import { html, nothing } from "lit-html";
import { icon } from "./icons.js";

/** @import { Icon } from "./icons.js" */

/**
 * @typedef {object} RoundButton
 * @property {string} action
 * @property {string} words
 * @property {() => void} press
 * @property {string} [look] "small", "wanted", or a class of one's own
 * @property {boolean} [off] nothing is to be done now, but it keeps the keyboard
 * @property {boolean} [disabled] the same, and it does not
 * @property {boolean} [pressed] for one that is on or off
 * @property {boolean} [expanded] for one that opens something beside it
 * @property {"dialog" | "menu"} [opens] for one that opens something over it
 */

/** @param {Icon} sign @param {RoundButton} made */
export const roundButton = (sign, { action, words, press, look = "", off, disabled, pressed, expanded, opens }) => html`<button
  class="round ${look}"
  data-action=${action}
  title=${words}
  aria-label=${words}
  aria-disabled=${off ? "true" : nothing}
  aria-pressed=${pressed ?? nothing}
  aria-expanded=${expanded ?? nothing}
  aria-haspopup=${opens ?? nothing}
  ?disabled=${disabled}
  @click=${() => off || press()}
>${icon(sign)}</button>`;
