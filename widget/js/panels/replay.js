/**
 * The bar under the board while one looks back.
 *
 *   section.replay
 *     .told            what happened at this moment
 *     input            the slider
 *     .steps           which moment; back, by itself, on; back to the game
 *     .beyond          with whose eyes, once the game is over; play on from here
 */

import { html, nothing } from "lit-html";
import { live } from "lit-html/directives/live.js";
import { ref } from "lit-html/directives/ref.js";
import { heard, seen } from "../words/deeds.js";
import { icon } from "../look/icons.js";
import { roundButton } from "../look/round_button.js";

/** @import { View } from "../contract.js" */
/** @import { Icon } from "../look/icons.js" */
/** @import { Table } from "../table/table.js" */

/** @param {Table} t */
export function replay(t) {
  const { past, view } = t.state;
  if (!past || !view) return nothing;
  const { reel } = t;
  const { ply, last } = reel;
  const latest = past.log.at(-1);
  return html`<footer class="bottom">
    <section class="replay" aria-label=${t.say("ui-replay")}>
      <p class="told">${seen(t, past, latest)}</p>
      <input
        type="range"
        ${ref(takeFocus)}
        min="0"
        max=${last}
        .value=${String(ply)}
        aria-label=${t.say("ui-replay-move")}
        aria-valuetext=${t.say("ui-replay-at", { ply, last, told: heard(t, past, latest) })}
        @input=${(/** @type {Event} */ { target }) => reel.slide(Number(/** @type {HTMLInputElement} */ (target).value))}
      />
      <div class="steps">
        <span class="moment" aria-hidden="true">${t.say("ui-replay-count", { ply, last })}</span>
        ${step(t, "first", "first", () => reel.step(0), ply === 0)}
        ${step(t, "previous", "previous", () => reel.step(ply - 1), ply === 0)}
        ${step(t, t.state.plays ? "pause" : "play", "play", () => reel.toggle())}
        ${step(t, "next", "next", () => reel.step(ply + 1), ply === last)}
        ${step(t, "last", "last", () => reel.step(last), ply === last)}
        <span class="away">${step(t, "close", "close", () => reel.leave())}</span>
      </div>
      <div class="beyond">${beyond(t, view)}</div>
    </section>
  </footer>`;
}

/**
 * @param {Table} t
 * @param {Icon} sign
 * @param {string} action
 * @param {() => void} does
 * @param {boolean} [off] not `disabled`, which would drop the focus at the first and the last moment
 */
function step(t, sign, action, does, off = false) {
  const words = t.say(`ui-replay-${sign}`);
  return roundButton(sign, { action: `replay-${action}`, words, press: does, look: action === "play" ? "wanted" : "", off });
}

/** Who looks from one seat has no other eyes, and no other game. @param {Table} t @param {View} view */
const beyond = (t, view) => (t.mode.shows.others ? [view.outcome ? eyes(t, view) : nothing, branch(t, view)] : nothing);

/** When the game is over, its hands are no secret. @param {Table} t @param {View} view */
function eyes(t, { players }) {
  const { reel } = t;
  /** @param {Event} event */
  const choose = ({ target }) => {
    const { value } = /** @type {HTMLSelectElement} */ (target);
    reel.see(value === "everyone" ? value : Number(value));
  };
  /** @param {string | number} value @param {string} words */
  const option = (value, words) =>
    html`<option value=${value} .selected=${live(value === reel.eyes)}>${words}</option>`;
  return html`<label class="eyes">
    ${icon("eye")} <span class="words">${t.say("ui-replay-eyes")}</span>
    <select data-action="eyes" @change=${choose}>
      ${option("everyone", t.say("ui-replay-everyone"))}
      ${players.map(({ name }, seat) => option(seat, name))}
    </select>
  </label>`;
}

/** @param {Table} t @param {View} view */
function branch(t, { outcome }) {
  const { reel, host } = t;
  const off = !t.state.past?.can_branch;
  const yes = () => void reel.branch();
  const press = () => {
    if (off) return;
    if (outcome || host.games) yes();
    else t.question({ id: "ui-ask-branch", args: {} }, yes);
  };
  return html`<button class="button" data-action="branch" aria-disabled=${off ? "true" : nothing} @click=${press}>
    ${icon("branch")} ${t.say("ui-replay-branch")}
  </button>`;
}

/** The keyboard is where one needs it as soon as the bar is there. @param {Element} [slider] */
function takeFocus(slider) {
  if (slider instanceof HTMLElement) queueMicrotask(() => slider.focus());
}
