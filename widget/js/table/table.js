/**
 * The table: the state, what changes it, and the one place that talks to the host.
 *
 * Parts of the screen are functions of this object; they call its methods and never each other.
 */

import { html, render } from "lit-html";
import { announceNews } from "./announce.js";
import { spotsOf } from "../board/board.js";
import { Camera } from "../board/camera.js";
import { captureRects, fly, glideBack } from "../board/flights.js";
import { Flow } from "./flow.js";
import { around, centreOf, placementOf, turnsOf } from "../board/geometry.js";
import { keyDown } from "./keys.js";
import { languageFor } from "../words/languages.js";
import { Pointer } from "./pointer.js";
import { Reel } from "./reel.js";
import { screen } from "./screen.js";
import { settingsFrom } from "./settings.js";
import { ReadAloud } from "../tasks/read_aloud.js";
import { sheet } from "../look/sheet.js";
import { soundOf, wakeSound } from "./sound.js";
import { takeStep } from "../tasks/guide.js";
import { aimAt, begin, firstToTake, isContinued, isSame, legalOf, mayLay, shown, squaresOf } from "./state.js";
import { wordsOf } from "../words/words.js";

/** @import { Answer, Command, Host, Link, Message, Seat, View } from "../contract.js" */
/** @import { Cell, Placement } from "../board/geometry.js" */
/** @import { State } from "./state.js" */

/** Milliseconds after which a tile lies where it may, even if the engine has not answered yet. */
const LAYS_AFTER = 100;

/** Commands that put another game on the table. */
const BEGINNING = ["new", "load", "branch", "task"];

/** @typedef {Command & {seat?: Seat | null, action: string}} Act */

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
  words;
  /** What screen readers say, newest last. @type {{n: number, text: string}[]} */
  spoken = [];
  /** How many views of the game it has shown. */
  views = 0;
  /** Placements that are still in flight, and so not seen on the board yet. @type {Set<string>} */
  arriving = new Set();
  /** The placement that was dragged to its place. @type {string | null} */
  dropped = null;
  /** The tile of the rack that Tab leads to. @type {string | null} */
  rackStop = null;
  /** What is being done in the game, until one hears of it. @type {{act: Act, answer: Promise<Answer>} | null} */
  #doing = null;
  #frame = 0;
  #early = 0;
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
    this.holder = document.createElement("div");
    this.holder.className = "chromino-table";
    this.root = this.holder.attachShadow({ mode: "open" });
    this.root.adoptedStyleSheets = [sheet()];
    el.append(this.holder);
    this.camera = new Camera(this);
    this.flow = new Flow(this);
    this.pointer = new Pointer(this);
    this.reel = new Reel(this);
    this.reading = new ReadAloud(() => this.repaint());
    this.holder.addEventListener("keydown", (event) => keyDown(this, event), this.ending);
    // Keys that are meant for nobody are the table's, too, where it owns the page.
    const touched = host.ownsPage ? document : this.holder;
    const typed = () => this.state.keyboard || this.set({ keyboard: true });
    touched.addEventListener("keydown", typed, { ...this.ending, capture: true });
    for (const touch of ["pointerup", "keydown"]) {
      touched.addEventListener(touch, () => this.state.settings.sound && wakeSound(), this.ending);
    }
    if (host.ownsPage) {
      const forNobody = (/** @type {KeyboardEvent} */ event) =>
        event.target === document.body && keyDown(this, event);
      document.addEventListener("keydown", forNobody, this.ending);
    }
    link.onTrouble?.((trouble) => this.set({ trouble }));
    this.#unwatch = link.onView((view) => this.show(view));
    if (!this.state.view) this.paint();
    void this.#speak();
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
    clearTimeout(this.#early);
    cancelAnimationFrame(this.#frame);
    for (const flight of this.root.getAnimations()) flight.cancel();
    this.holder.remove();
    this.link.close();
  }

  // Painting

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
    const focused = this.root.activeElement;
    render(html`${screen(this)}`, this.root);
    this.camera.apply();
    if (focused && (!focused.isConnected || focused.matches(":disabled"))) this.#keepFocus(focused);
  }

  /** What had the keyboard is gone: a tile that was laid, a button that is no longer offered. @param {Element} gone */
  #keepFocus(gone) {
    const { activeElement } = this.root;
    // A dialog that goes has given the keyboard back already.
    if (activeElement && activeElement !== gone) return;
    const tile = gone.matches("[data-tile]") ? this.find('[data-tile][tabindex="0"]') : null;
    (tile ?? this.find('.cell[tabindex="0"]'))?.focus({ preventScroll: true });
  }

  /**
   * The words for a message of the engine or of the screen.
   * @param {string} id
   * @param {Record<string, string | number>} [args]
   */
  say(id, args) {
    return this.words.say(id, args);
  }

  /** Speak the language that was chosen, as soon as its words are here. Nothing else changes. */
  async #speak() {
    const wanted = () => languageFor(this.state.settings.language);
    const language = wanted();
    if (language === this.words.language) return;
    const catalogue = language === "en" ? null : await this.link.words(language);
    // In the meantime somebody may have chosen another one.
    if (this.closed || language !== wanted()) return;
    if (language !== "en" && !catalogue) {
      this.tell({ id: "ui-language-missing", args: {} });
      return;
    }
    this.words = wordsOf(language, catalogue);
    this.host.onWords?.(this.words);
    this.paint();
  }

  /** Tell screen readers, politely. @param {string} text */
  announce(text) {
    const n = (this.spoken.at(-1)?.n ?? 0) + 1;
    this.spoken = [...this.spoken.slice(-4), { n, text }];
    this.repaint();
  }

  /** One element of the screen. @param {string} selector @returns {HTMLElement | null} */
  find(selector) {
    return this.root.querySelector(selector);
  }

  /** @param {string} selector */
  focus(selector) {
    this.find(selector)?.focus();
  }

  /** Motion is unwelcome, by the person's or the system's choice. */
  get still() {
    return (
      this.state.settings.motion === "reduced" ||
      matchMedia("(prefers-reduced-motion: reduce)").matches
    );
  }

  // Views

  /**
   * Paint a view of the game, with everything that has happened since the last one.
   * @param {View} view
   * @param {boolean} [another] whether it is known to be of another game
   */
  show(view, another = false) {
    const { state } = this;
    const before = state.view;
    if (this.closed) return;
    // A notebook tells of each view twice: to whoever has asked, and to everybody.
    if (before && !another && isSame(before, view)) {
      this.flow.wake();
      return;
    }
    const sameGame = before && !another && isContinued(before, view);
    const rects = captureRects(this);
    state.view = view;
    this.views += 1;
    if (!sameGame) this.#beginAnew();
    if (!before) this.#open();
    // While nobody has looked yet, who plays may still change.
    if (state.handOver !== null && view.seat === null) state.handOver = firstToTake(view);
    if (state.laid && view.board.includes(state.laid.text)) state.laid = null;
    if (!state.past) state.squares = squaresOf(state);
    if (!mayLay(state) || !view.hand.some(({ tile }) => tile === state.chosen)) this.drop();
    if (before?.ply !== view.ply || !sameGame) {
      state.refusal = null;
      state.notice = null;
    }
    // Whoever has just called has nothing to go on from, also while a tile is still in the air.
    state.waits &&= this.flow.mustWait(view);
    const news = sameGame ? view.log.slice(before.ply) : [];
    // In a notebook a view may be here long before the answer: its author hears of a move first.
    const { act } = this.#doing ?? {};
    if (act && news.some(([seat, action]) => seat === act.seat && action === act.action)) this.#doing = null;
    if (sameGame) announceNews(this, before, view, news);
    for (const [, action] of news) if (state.settings.sound) soundOf(action);
    if (state.settings.sound && sameGame && view.outcome && !before.outcome) soundOf("won");
    const launch = fly(this, rects, news);
    this.paint();
    this.camera.follow();
    takeStep(this, sameGame ? before : null, view);
    this.flow.next(launch());
    markOnce("chromino:first-board");
    if (mayLay(state)) markOnce("chromino:playable");
  }

  #beginAnew() {
    this.camera.auto = true;
    this.reel.forget();
    Object.assign(this.state, {
      cursor: { x: 1, y: 0 },
      past: null,
      eyes: "everyone",
      order: {},
      // Nobody knows yet who sits before the screen.
      handOver: this.host.seated ? null : firstToTake(/** @type {View} */ (this.state.view)),
      panel: null,
      question: null,
      waits: false,
      endSeen: false,
      notice: null,
    });
  }

  /** What the host wants one to see first. */
  #open() {
    const { opens } = this.host;
    if (opens === "seats") this.state.panel = "seats";
    if (opens === "replay" && this.reel.last > 0) this.reel.slide(0);
  }

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
    const another = answer.ok && BEGINNING.includes(command.type);
    if (answer.view?.live) this.show(answer.view, another);
    return answer;
  }

  /**
   * Do something in the game: one thing at a time. Whoever presses twice has meant it once, and what
   * the session would say to the second is of no use to anybody.
   * @param {Act} act
   * @param {Promise<Answer>} answer
   */
  #do(act, answer) {
    const doing = { act, answer };
    this.#doing = doing;
    return answer.finally(() => {
      if (this.#doing === doing) this.#doing = null;
    });
  }

  /** Send, and tell what was wrong with it. @param {Command} command */
  async ask(command) {
    const answer = await this.send(command);
    const problem = answer.ok ? null : answer.problems?.[0];
    if (problem && problem.id !== "stale") this.tell(problem);
    return answer;
  }

  /** Say something in the one line under the board, and aloud. @param {Message} message */
  tell(message) {
    this.set({ notice: message });
    this.announce(this.say(message.id, message.args));
  }

  // Laying a tile

  /** Take a tile of the rack up; a tile that is up already is turned. @param {string} tile */
  choose(tile) {
    const { state } = this;
    if (!mayLay(state)) return;
    if (state.chosen === tile) {
      this.turn(1);
      return;
    }
    const legal = legalOf(state.view, tile);
    const first = legal?.[0];
    const helps = state.settings.help !== "none";
    const turns = first && helps ? turnsOf(tile, placementOf(first[0])) : 0;
    this.set({ chosen: tile, turns, ghost: null, put: false, refusal: null, notice: null });
    if (legal === null) void this.send({ type: "view", seat: state.view?.seat, tile });
    this.paint(); // the panels have other sizes now
    this.camera.revealAll(spotsOf(this));
    this.announce(this.say("ui-said-chosen", { tile, count: helps ? (legal?.length ?? -1) : -1 }));
  }

  /** Put the chosen tile back into the rack. */
  drop() {
    this.set({ chosen: null, turns: 0, ghost: null, put: false, dragged: null });
  }

  /** @param {number} quarters */
  turn(quarters) {
    const { state } = this;
    if (!state.chosen) return;
    const turns = (state.turns + quarters + 4) % 4;
    const centre = state.ghost && centreOf(state.ghost);
    this.set({ turns, refusal: null, put: false });
    if (centre) this.set({ ghost: around(state.chosen, turns, centre) });
    this.announce(this.say(`ui-said-turned-${turns % 2 ? "down" : "across"}`, this.#facing()));
  }

  #facing() {
    const { chosen, turns } = this.state;
    return { tile: turns < 2 ? (chosen ?? "") : [...(chosen ?? "")].reverse().join("") };
  }

  /**
   * Show where the chosen tile would lie.
   * @param {Cell | null} cell
   * @param {boolean} [mayTurn] whether it may be turned to fit there
   */
  aim(cell, mayTurn = true) {
    const { state } = this;
    if (state.put) return;
    const ghost = cell && aimAt(state, cell, mayTurn);
    if (ghost?.text === state.ghost?.text) return;
    this.set({ ghost, put: false, refusal: null });
  }

  /** Point the chosen tile somewhere and lay it, or put it down where a yes is wanted. @param {Placement} placement */
  async lay(placement) {
    const { state } = this;
    if (!mayLay(state) || !state.chosen || this.#doing) return;
    if (state.settings.confirm && !(state.put && state.ghost?.text === placement.text)) {
      this.set({ ghost: placement, put: true, turns: turnsOf(state.chosen, placement) });
      this.announce(this.say("ui-said-put"));
      return;
    }
    const timer = setTimeout(() => this.#layEarly(placement), LAYS_AFTER);
    this.#early = timer;
    const act = { type: "act", seat: state.view?.seat, action: placement.text };
    const answer = await this.#do(act, this.send(act)).finally(() => {
      clearTimeout(timer);
      if (state.laid === placement) this.#lift();
    });
    if (!answer.ok && answer.problems) this.#refuse(placement, answer);
  }

  /** A tile that may lie there does so at once, while the engine is still on its way. @param {Placement} placement */
  #layEarly(placement) {
    const { state } = this;
    if (!legalOf(state.view, state.chosen)?.some(([text]) => text === placement.text)) return;
    this.dropped = placement.text;
    this.drop();
    this.set({ laid: placement, refusal: null });
    this.set({ squares: squaresOf(state) });
  }

  /** The engine has answered, and its view has the tile or not. */
  #lift() {
    this.set({ laid: null });
    this.set({ squares: squaresOf(this.state) });
  }

  /** @param {Placement} placement @param {Answer} answer */
  #refuse(placement, { problems = [] }) {
    if (problems[0]?.id === "stale") return;
    if (this.state.settings.sound) soundOf("refused");
    this.set({ refusal: { placement, problems, asked: false }, ghost: null, put: false, dragged: null });
    glideBack(this, placement);
    this.announce(this.say("ui-said-refused", { why: this.reasons(problems) }));
  }

  /** @param {Message[]} problems */
  reasons(problems) {
    return this.words.sayAll(problems);
  }

  /** Show the place where a tile nearly fits, and what is wrong there. @param {string} tile */
  async showMiss(tile) {
    const answer = await this.ask({ type: "miss", seat: this.state.view?.seat, tile });
    if (!answer.ok || !answer.miss) return;
    const placement = placementOf(answer.miss);
    const problems = answer.problems ?? [];
    this.set({ refusal: { placement, problems, asked: true }, notice: null, ghost: null });
    this.camera.reveal(centreOf(placement));
    this.announce(this.say("ui-said-miss", { tile, why: this.reasons(problems) }));
  }

  /** The keyboard is on this cell of the board. @param {Cell} cell */
  pointAt({ x, y }) {
    const { state } = this;
    if (state.cursor.x === x && state.cursor.y === y) return;
    this.set({ cursor: { x, y } });
  }

  /** Move the keyboard's cell, within reach of the table. @param {Cell} cell */
  moveCursor({ x, y }) {
    const { box } = this.state.squares;
    const cursor = {
      x: Math.min(box.right + 3, Math.max(box.left - 3, x)),
      y: Math.min(box.bottom + 3, Math.max(box.top - 3, y)),
    };
    this.set({ cursor, put: false });
    this.aim(cursor);
    this.camera.reveal(cursor);
    this.paint();
    this.focus('.cell[tabindex="0"]');
  }

  /** @param {string} tile */
  stopAt(tile) {
    this.rackStop = tile;
    this.repaint();
  }

  /** Draw, pass, call, catch or show. @param {string} action @param {Seat | null} [seat] */
  async act(action, seat = this.state.view?.seat) {
    if (this.state.past) return null;
    const act = { type: "act", seat, action, eyes: this.state.view?.seat };
    return this.#doing?.answer ?? this.#do(act, this.ask(act));
  }

  /** @param {"undo" | "redo"} type @returns {Promise<Answer | null>} */
  async step(type) {
    const { view, handOver } = this.state;
    if (!view || !(type === "undo" ? view.can_undo : view.can_redo)) return null;
    if (handOver !== null) this.set({ handOver: null });
    const answer = await this.ask({ type, seat: view.seat });
    // A bot was quicker than the button; it is still the same that is to be taken back.
    const quicker = answer.problems?.[0]?.id === "stale" && answer.view?.log.slice(view.ply);
    const onlyBots = quicker && quicker.every(([seat]) => view.players[seat].kind !== "human");
    return onlyBots ? this.step(type) : answer;
  }

  // What is around the game

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
    if (name === "language") void this.#speak();
    this.flow.next();
  }

  /** Ask before something is lost. @param {Message} words @param {() => void} yes */
  question(words, yes) {
    this.set({ question: { words, yes } });
  }

  /** The view that the screen shows. */
  get shown() {
    return shown(this.state);
  }
}

/** For those who measure how soon one can play. @param {string} name */
function markOnce(name) {
  if (!performance.getEntriesByName(name).length) performance.mark(name);
}
