/**
 * The guide of the introduction: it stands in the table's header, and says with a picture and one
 * sentence what comes next.
 *
 *   section.chromino.guide[data-step]
 *     .scene                a picture
 *     .told                 the sentence; the keys, for those who use them
 *     .lessons              three dots
 *     .aids                 read aloud, skip
 *     .primary              at the end: play
 */

import { html, icon, nothing, paint, sheet } from "chromino-view";
import guideCss from "./guide.css";
import tablePictureCss from "../page/table_picture.css";
import { LESSONS, LESSON_OF, stepOf } from "./first_steps.js";
import { loadSettings } from "../keep/kept_settings.js";
import { styleSheet } from "../page/page_screen.js";
import { ReadAloud } from "./read_aloud.js";
import { scene } from "./scenes.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Step } from "./first_steps.js" */

const ownSheet = styleSheet(tablePictureCss, guideCss);

/** The keys that do what a step wants. @type {Record<Step, string[]>} */
const KEYS = { lay: ["N", "Enter"], draw: ["D"], drawn: ["N", "Enter"], last: ["N", "Enter"], done: [] };

export class Guide {
  element = document.createElement("div");
  #root = this.element.attachShadow({ mode: "open" });
  #words;
  #onDone;
  /** @type {View | null} */
  #view = null;
  #reading = new ReadAloud(() => this.#paint());
  #life = new AbortController();
  /** Whether somebody plays with the keyboard. */
  #keys = false;

  /** @param {Words} words @param {() => void} onDone told when one has seen enough */
  constructor(words, onDone) {
    this.#words = words;
    this.#onDone = onDone;
    this.#root.adoptedStyleSheets = [sheet(), ownSheet()];
    const { signal } = this.#life;
    document.addEventListener("keydown", () => this.#showKeys(), { signal, capture: true });
  }

  close() {
    this.#life.abort();
    this.#reading.close();
  }

  /** @param {View} view */
  show(view) {
    const before = this.#view && stepOf(this.#view);
    this.#view = view;
    this.#paint();
    if (before === stepOf(view)) return;
    this.#reading.read(this.#sentence, this.#words.language);
    // The rack is empty: all that is left to do is here.
    if (view.outcome) this.#focus('[data-action="introduced"]');
  }

  /** @param {Words} words */
  speak(words) {
    this.#words = words;
    this.#paint();
  }

  /** The keyboard begins where the first sentence is. */
  focus() {
    this.#focus('[role="status"]');
  }

  /** @param {string} selector */
  #focus(selector) {
    const found = this.#root.querySelector(selector);
    if (found instanceof HTMLElement) found.focus({ preventScroll: true });
  }

  #showKeys() {
    if (this.#keys) return;
    this.#keys = true;
    this.#paint();
  }

  /** @returns {Step} */
  get #step() {
    return this.#view ? stepOf(this.#view) : "lay";
  }

  get #sentence() {
    const step = this.#step;
    const { say } = this.#words;
    const { geometry } = this.#view?.rules ?? {};
    return say(step === "lay" && geometry === "dominoes" ? "ui-intro-lay-dominoes" : `ui-intro-${step}`);
  }

  // The screen

  #paint() {
    if (this.#view) paint(this.#template(this.#view), this.#root);
  }

  /** @param {View} view */
  #template(view) {
    const { say, language } = this.#words;
    const { theme = "system", tiles = "both", motion = "system" } = loadSettings();
    const step = stepOf(view);
    const done = step === "done";
    return html`<section
      class="chromino guide"
      data-step=${step}
      data-theme=${theme}
      data-tiles=${tiles}
      data-motion=${motion}
      lang=${language}
      aria-label=${say("ui-intro")}
    >
      ${scene(view)}
      <div class="told">
        <p role="status" tabindex="-1">${this.#sentence}</p>
        ${this.#keys && !done ? this.#keyboard() : nothing}
      </div>
      ${this.#lessons()}
      <div class="aids">
        ${this.#read()} ${done ? nothing : this.#skip()}
      </div>
      ${done ? this.#play() : nothing}
    </section>`;
  }

  #keyboard() {
    return html`<p class="keys">
      <span class="unseen">${this.#words.say("ui-intro-keys")}</span>
      ${KEYS[this.#step].map((key) => html`<kbd data-spelled>${key}</kbd> `)}
    </p>`;
  }

  #lessons() {
    const lesson = LESSON_OF[this.#step];
    const dots = Array.from({ length: LESSONS }, (_, n) => n + 1);
    return html`<span class="lessons" role="img" aria-label=${this.#words.say("ui-intro-lesson", { lesson, lessons: LESSONS })}>
      ${dots.map((n) => html`<i class=${n < lesson ? "learnt" : n === lesson ? "now" : ""}></i>`)}
    </span>`;
  }

  #read() {
    const { language, say } = this.#words;
    if (!this.#reading.canRead(language)) return nothing;
    const press = () => {
      this.#reading.press(this.#sentence, language);
      this.#paint();
    };
    return html`<button
      class="round"
      data-action="intro-read"
      aria-label=${say("ui-intro-read")}
      title=${say("ui-intro-read")}
      aria-pressed=${this.#reading.on}
      @click=${press}
    >
      ${icon("speak")}
    </button>`;
  }

  #skip() {
    const label = this.#words.say("ui-intro-skip");
    return html`<button class="button" data-action="intro-skip" aria-label=${label} title=${label} @click=${this.#onDone}>
      ${icon("skip")}<span class="words" aria-hidden="true">${label}</span>
    </button>`;
  }

  #play() {
    return html`<button class="button primary" data-action="introduced" @click=${this.#onDone}>
      ${icon("play")} ${this.#words.say("ui-intro-play")}
    </button>`;
  }
}
