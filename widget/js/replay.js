/** The bar under the board while one looks back: step by step, or by itself. */

import { html, nothing } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { deed, nameOf } from "./deeds.js";
import { icon } from "./icons.js";

/** @import { View } from "./contract.js" */
/** @import { Icon } from "./icons.js" */
/** @import { Table } from "./table.js" */

/** Milliseconds between two steps. */
const PACE = 900;

/** @param {Table} t */
export function replay(t) {
  const { past, view } = t.state;
  if (!past || !view) return nothing;
  const reel = reelOf(t);
  const last = view.ply;
  const ply = reel.wanted ?? past.ply;
  const told = toldOf(t, past);
  /** @param {KeyboardEvent} event */
  const leave = ({ key }) => key === "Escape" && reel.close();
  return html`<footer class="bottom">
    <section class="replay" aria-label=${t.say("ui-replay")} @keydown=${leave}>
      <p class="told">${told}</p>
      <input
        type="range"
        ${ref(takeFocus)}
        min="0"
        max=${last}
        .value=${String(ply)}
        aria-label=${t.say("ui-replay-move")}
        aria-valuetext=${t.say("ui-replay-at", { ply, last, told })}
        @input=${(/** @type {Event} */ { target }) => reel.slide(Number(/** @type {HTMLInputElement} */ (target).value))}
      />
      <div class="steps">
        <span class="moment" aria-hidden="true">${t.say("ui-replay-count", { ply, last })}</span>
        ${step(t, "first", "first", () => reel.step(0), ply === 0)}
        ${step(t, "previous", "previous", () => reel.step(ply - 1), ply === 0)}
        ${step(t, reel.plays ? "pause" : "play", "play", () => reel.toggle())}
        ${step(t, "next", "next", () => reel.step(ply + 1), ply === last)}
        ${step(t, "last", "last", () => reel.step(last), ply === last)}
        <span class="away">${step(t, "close", "close", () => reel.close())}</span>
      </div>
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
  const label = t.say(`ui-replay-${sign}`);
  return html`<button
    class="round ${action === "play" ? "wanted" : ""}"
    data-action="replay-${action}"
    title=${label}
    aria-label=${label}
    aria-disabled=${off ? "true" : nothing}
    @click=${() => off || does()}
  >
    ${icon(sign)}
  </button>`;
}

/** The keyboard is where one needs it as soon as the bar is there. @param {Element} [slider] */
function takeFocus(slider) {
  if (slider instanceof HTMLElement) queueMicrotask(() => slider.focus());
}

/** What happened at this moment. @param {Table} t @param {View} past */
function toldOf(t, past) {
  const latest = past.log.at(-1);
  if (!latest) return t.say("ui-replay-start");
  return t.say("ui-told", { name: nameOf(past, latest[0]), what: deed(t, past, latest[1]) });
}

/** Moves a table through the past, one request at a time however fast one slides. */
class Reel {
  /** Where one wants to be, while that is on its way. @type {number | null} */
  wanted = null;
  plays = false;
  #timer = 0;

  /** @param {Table} t */
  constructor(t) {
    this.t = t;
    t.ending.signal.addEventListener("abort", () => this.#stop());
  }

  /** @param {number} ply */
  slide(ply) {
    this.#stop();
    void this.#go(ply);
  }

  /** @param {number} ply */
  step(ply) {
    this.#stop();
    void this.#goAndTell(ply);
  }

  toggle() {
    if (this.plays) {
      this.#stop();
      this.t.repaint();
      return;
    }
    const { past, view } = this.t.state;
    this.plays = true;
    void this.#playFrom(past?.ply === view?.ply ? 0 : (past?.ply ?? 0) + 1);
  }

  close() {
    this.#stop();
    void this.t.replay(null);
  }

  #stop() {
    this.plays = false;
    clearTimeout(this.#timer);
  }

  /** @param {number} ply */
  async #playFrom(ply) {
    // In the meantime another game may have begun.
    if (this.t.state.past) await this.#goAndTell(ply);
    if (!this.plays) return;
    const { past, view } = this.t.state;
    if (past && view && past.ply < view.ply) {
      this.#timer = setTimeout(() => void this.#playFrom(past.ply + 1), PACE);
    } else {
      this.#stop();
      this.t.repaint();
    }
  }

  /** The slider speaks for itself; the buttons do not. @param {number} ply */
  async #goAndTell(ply) {
    await this.#go(ply);
    const { past } = this.t.state;
    if (past) this.t.announce(toldOf(this.t, past));
  }

  /** @param {number} ply */
  async #go(ply) {
    const busy = this.wanted !== null;
    this.wanted = ply;
    this.t.repaint();
    if (busy) return;
    for (let asked = -1; asked !== this.wanted; ) {
      asked = this.wanted;
      await this.t.replay(asked);
    }
    this.wanted = null;
    this.t.repaint();
  }
}

/** @type {WeakMap<Table, Reel>} */
const reels = new WeakMap();

/** @param {Table} t */
function reelOf(t) {
  const reel = reels.get(t) ?? new Reel(t);
  reels.set(t, reel);
  return reel;
}
