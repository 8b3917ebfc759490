/** The settings: each with its name, what it means, and a choice that shows at once. */

import { html, nothing } from "lit-html";
import { tileArt } from "../look/art.js";
import { LANGUAGES } from "../words/languages.js";
import { CHOICES } from "../table/settings.js";

/** @import { Table } from "../table/table.js" */

/** Between them these show every colour and the wild square. */
const SAMPLES = ["RGB", "Y*P"];

/** @param {Table} t */
export function settingsPanel(t) {
  return Object.entries(CHOICES)
    .filter(([name]) => t.mode.shows.help || name !== "help")
    .map(([name, values]) => (typeof values[0] === "boolean" ? toggle(t, name) : group(t, name, values)));
}

/** What the person has chosen. @param {Table} t @param {string} name */
const chosen = (t, name) => /** @type {Record<string, string | boolean>} */ ({ ...t.state.settings })[name];

/** @param {Table} t @param {string} name */
function toggle(t, name) {
  /** @param {Event} event */
  const change = ({ target }) => t.change(name, /** @type {HTMLInputElement} */ (target).checked);
  return html`<label class="setting toggle" data-setting=${name}>
    <span>
      <span class="name">${t.say(`ui-setting-${name}`)}</span>
      <span class="quiet" id="setting-${name}">${t.say(`ui-setting-${name}-why`)}</span>
    </span>
    <input
      type="checkbox"
      role="switch"
      aria-label=${t.say(`ui-setting-${name}`)}
      aria-describedby="setting-${name}"
      .checked=${chosen(t, name) === true}
      @change=${change}
    />
  </label>`;
}

/** @param {Table} t @param {string} name @param {readonly (string | boolean)[]} values */
function group(t, name, values) {
  return html`<fieldset class="setting" data-setting=${name} aria-describedby="setting-${name}">
    <legend class="name">${t.say(`ui-setting-${name}`)}</legend>
    <p class="quiet" id="setting-${name}">${t.say(`ui-setting-${name}-why`)}</p>
    <div class="choices ${name === "tiles" ? "pictures" : ""}">${values.map((value) => option(t, name, value))}</div>
  </fieldset>`;
}

/** @param {Table} t @param {string} name @param {string | boolean} value */
function option(t, name, value) {
  return html`<label class="choice">
    <input
      type="radio"
      name=${name}
      value=${value}
      .checked=${chosen(t, name) === value}
      @change=${() => t.change(name, value)}
    />
    <span class="face" lang=${LANGUAGES[String(value)] ? String(value) : nothing}
      >${name === "tiles" ? sample(String(value)) : nothing}
      ${LANGUAGES[String(value)] ?? t.say(`ui-setting-${name}-${value}`)}</span
    >
  </label>`;
}

/** @param {string} look */
const sample = (look) =>
  html`<span class="sample" data-tiles=${look}>${SAMPLES.map((reading) => tileArt(reading, false))}</span>`;
