/**
 * The table: the state, how it comes onto the screen, and the one place that talks to the host.
 *
 *   state.js      everything that is shown        new_view.js   what a view of the game changes
 *   screen.js     how that looks                  flow.js       what happens by itself
 *   pointer.js, keys.js   what people do          reel.js       looking back
 *   laying.js     with a tile                     announce.js   what screen readers are told
 *   acting.js     else in the game                ../modes      what is meant by it
 *
 * Each of them is functions of this object, or has it; they never keep what another shows.
 */

import { html, render } from "lit-html";
import { Camera } from "../board/camera.js";
import { marksOf } from "../board/marks.js";
import { sheet } from "../look/sheet.js";
import { modeFor } from "../modes/modes.js";
import { speak } from "../words/speaking.js";
import { wordsOf } from "../words/words.js";
import { beginsGame } from "./commands.js";
import { Flow } from "./flow.js";
import { keepFocus } from "./focus.js";
import { keyDown } from "./keys.js";
import { show } from "./new_view.js";
import { Pointer } from "./pointer.js";
import { Reel } from "./reel.js";
import { screen } from "./screen.js";
import { settingsFrom } from "./settings.js";
import { ReadAloud } from "../tasks/read_aloud.js";
import { wakeSound } from "./sound.js";
import { begin, shown } from "./state.js";

/** @import { Answer, Command, Host, Link, Mark, Message } from "../contract.js" */
/** @import { State } from "./state.js" */

/** So many sentences stay for screen readers that are slow. */
const STILL_SPOKEN = 4;

/** What a table that was closed gets for an answer. @type {Answer} */
const CLOSED = { id: null, ok: false };

/**
 * Put a table into an element; both hosts call this.
 * @param {HTMLElement} el
 * @param {Link} link
 * @param {Host} [host]
 * @returns {{close(): void, change(settings: Record<string, unknown>): void}}
 */
export function table(el, link, host = {}) {
  const made = new Table(el, link, host);
  return { close: () => made.close(), change: (settings) => made.changeAll(settings) };
}

export class Table {
  /** @type {State} */
  state;
  /** The language it speaks; the one that is wanted comes when it comes. */
  words;
  /** What points at something on the screen, as painted last. @type {Mark[]} */
  marks = [];
  /** What is meant by what people do, and what is around the board. */
  mode;
  #frame = 0;
  #unwatch;
  #life = new AbortController();

  /**
   * @param {HTMLElement} el
   * @param {Link} link
   * @param {Host} host
   */
  constructor(el, link, host) {
    this.link = link;
    this.host = host;
    this.words = host.words ?? wordsOf("en");
    this.state = begin(settingsFrom(host.loadSettings?.() ?? {}));
    this.mode = modeFor(host, null);
    this.holder = document.createElement("div");
    this.holder.className = "chromino-table";
    this.root = this.holder.attachShadow({ mode: "open" });
    this.root.adoptedStyleSheets = [sheet()];
    el.append(this.holder);
    this.camera = new Camera(this);
    this.flow = new Flow(this);
    this.reel = new Reel(this);
    this.reading = new ReadAloud(() => this.repaint());
    this.#listen();
    link.onTrouble?.((trouble) => this.set({ trouble }));
    this.#unwatch = link.onView((view) => show(this, view));
    if (!this.state.view) this.paint();
    void speak(this);
  }

  #listen() {
    const { ownsPage } = this.host;
    new Pointer(this);
    this.holder.addEventListener("keydown", (event) => keyDown(this, event), this.ending);
    const touched = ownsPage ? document : this.holder;
    const typed = () => this.state.keyboard || this.set({ keyboard: true });
    touched.addEventListener("keydown", typed, { ...this.ending, capture: true });
    for (const touch of ["pointerup", "keydown"]) {
      touched.addEventListener(touch, () => this.state.settings.sound && wakeSound(), this.ending);
    }
    // Keys that are meant for nobody are the table's, too, where it owns the page.
    const forNobody = (/** @type {KeyboardEvent} */ event) => event.target === document.body && keyDown(this, event);
    if (ownsPage) document.addEventListener("keydown", forNobody, this.ending);
  }

  /** Options for listeners that end with the table. */
  get ending() {
    return { signal: this.#life.signal };
  }

  /** From then on it does nothing any more, whatever is still on its way to it. */
  get closed() {
    return this.#life.signal.aborted;
  }

  close() {
    if (this.closed) return;
    this.#life.abort();
    this.#unwatch();
    this.flow.stop();
    this.reel.forget();
    this.reading.close();
    this.camera.stop();
    cancelAnimationFrame(this.#frame);
    for (const flight of this.root.getAnimations()) flight.cancel();
    this.holder.remove();
    this.link.close();
  }

  // The screen

  /** Change the state and repaint. @param {Partial<State>} change */
  set(change) {
    Object.assign(this.state, change);
    this.repaint();
  }

  repaint() {
    if (this.closed) return;
    this.#frame ||= requestAnimationFrame(() => this.paint());
  }

  paint() {
    if (this.closed) return;
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
    this.marks = marksOf(this);
    keepFocus(this, () => {
      render(html`${screen(this)}`, this.root);
      this.camera.apply();
    });
  }

  /** One element of the screen. @param {string} selector @returns {HTMLElement | null} */
  find(selector) {
    return this.root.querySelector(selector);
  }

  /** @param {string} selector */
  focus(selector) {
    this.find(selector)?.focus();
  }

  /** The view that the screen shows. */
  get shown() {
    return shown(this.state);
  }

  /** Motion is unwelcome, by the person's or the system's choice. */
  get still() {
    return (
      this.state.settings.motion === "reduced" ||
      matchMedia("(prefers-reduced-motion: reduce)").matches
    );
  }

  // Words

  /**
   * The words for a message of the engine or of the screen.
   * @param {string} id
   * @param {Record<string, string | number>} [args]
   */
  say(id, args) {
    return this.words.say(id, args);
  }

  /** Tell screen readers, politely. @param {string} text */
  announce(text) {
    const { spoken } = this.state;
    this.set({ spoken: [...spoken.slice(-STILL_SPOKEN), { n: (spoken.at(-1)?.n ?? 0) + 1, text }] });
  }

  /** Say something in the one line under the board, and aloud. @param {Message} message */
  tell(message) {
    this.set({ notice: message });
    this.announce(this.say(message.id, message.args));
  }

  /** Ask before something is lost. @param {Message} words @param {() => void} yes */
  question(words, yes) {
    this.set({ question: { words, yes } });
  }

  // The host

  /**
   * Ask the session for something; a new view is painted, a refusal told.
   * @param {Command} command
   * @returns {Promise<Answer>}
   */
  async send(command) {
    if (this.closed) return CLOSED;
    const rev = this.state.view?.rev;
    const answer = await this.link.send(rev === undefined ? command : { rev, ...command });
    if (this.closed) return CLOSED;
    if (answer.view?.live) show(this, answer.view, answer.ok && beginsGame(command));
    return answer;
  }

  /** Send, and tell what was wrong with it. @param {Command} command */
  async ask(command) {
    const answer = await this.send(command);
    const problem = answer.ok ? null : answer.problems?.[0];
    if (problem && problem.id !== "stale") this.tell(problem);
    return answer;
  }

  // Settings

  /** @param {string} name @param {string | boolean} value */
  change(name, value) {
    this.host.keepSettings?.({ [name]: value });
    this.#use(name, value);
  }

  /** The host has other settings now. @param {Record<string, unknown>} wanted */
  changeAll(wanted) {
    for (const [name, value] of Object.entries(settingsFrom(wanted))) {
      if (Object(this.state.settings)[name] !== value) this.#use(name, value);
    }
  }

  /** @param {string} name @param {string | boolean} value */
  #use(name, value) {
    const settings = settingsFrom({ ...this.state.settings, [name]: value });
    // A tile in the air stays there while one learns what the screen says.
    this.set(name === "language" ? { settings } : { settings, ghost: null, put: false });
    if (name === "language") void speak(this);
    this.flow.next();
  }
}
