/** How far the start of the engine has come: a thin line at the top, if it takes its time. */

/** @import { Progress } from "../engine/protocol.js" */

/** Whoever is quicker needs no line. */
const SOON_MS = 500;

/** Files take the longest; how far the other steps are is not known, only that they come after. */
const FILES = 0.8;
const STEPS = { python: 0.85, rules: 0.95 };

export class StartProgress {
  #line;
  #timer = 0;

  /** @param {HTMLElement} line */
  constructor(line) {
    this.#line = line;
  }

  /** @param {Progress} progress @param {string} label */
  show({ step, done, total }, label) {
    const part = step === "files" ? (FILES * done) / total : STEPS[step];
    this.#timer ||= setTimeout(() => (this.#line.hidden = false), SOON_MS);
    this.#line.ariaLabel = label;
    this.#line.ariaValueNow = String(Math.round(100 * part));
    this.#line.style.setProperty("--part", String(part));
  }

  hide() {
    clearTimeout(this.#timer);
    this.#timer = 0;
    this.#line.hidden = true;
    this.#line.ariaLabel = null;
  }
}
