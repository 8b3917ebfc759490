// A table without a browser: paints are counted, frames come when a test wants them, and so do answers.

import { Table } from "../../widget/js/table/table.js";

/** What lets the tiles land that have begun to fly, the first one first. @type {(() => void)[]} */
export const landings = [];

/** As much of an element as a table touches; lit-html takes what is painted into it for painted. */
export class FakeElement extends EventTarget {
  style = {};
  /** What the style sheet says of it. @type {Record<string, string>} */
  css = {};
  dataset = {};
  classList = { add() {}, remove() {}, toggle() {} };
  /** What this is, as selectors say it. @type {string[]} */
  is = [];
  /** Everything below it, by selector. @type {Record<string, FakeElement>} */
  holds = {};
  painted = 0;
  /** What flies in it. @type {FakeElement[]} */
  appended = [];
  /** Whom to tell when it has another size. */
  resized = () => {};
  /** The pointers that it has captured. @type {number[]} */
  captured = [];
  isConnected = true;
  // Here lit-html keeps what paints, and calls nothing but that.
  _$litPart$ = new Proxy({}, { get: () => () => (this.painted += 1) });

  attachShadow = () => new FakeElement();
  append = (/** @type {FakeElement} */ el) => this.appended.push(el);
  remove() {}
  focus() {}
  getAnimations = () => [];
  animate = () => ({ finished: new Promise((land) => landings.push(land)), cancel() {} });
  getBoundingClientRect = () => ({ left: 0, top: 0, right: 9, bottom: 9, width: 9, height: 9 });
  matches = (/** @type {string} */ selector) => this.is.includes(selector);
  closest = (/** @type {string} */ selector) => (this.matches(selector) ? this : null);
  querySelector = (/** @type {string} */ selector) => this.holds[selector] ?? null;
  querySelectorAll = () => [];
  setPointerCapture = (/** @type {number} */ id) => this.captured.push(id);
}

/** @type {Map<number, () => void>} */
const frames = new Map();
let asked = 0;

Object.assign(globalThis, {
  Element: FakeElement,
  HTMLElement: FakeElement,
  document: Object.assign(new EventTarget(), { createElement: () => new FakeElement() }),
  CSSStyleSheet: class {
    replaceSync() {}
  },
  ResizeObserver: class {
    constructor(/** @type {() => void} */ tell) {
      this.tell = tell;
    }
    observe(/** @type {FakeElement} */ el) {
      el.resized = this.tell;
    }
    disconnect() {}
  },
  matchMedia: () => ({ matches: false }),
  getComputedStyle: (/** @type {FakeElement} */ { css }) => ({ getPropertyValue: (/** @type {string} */ name) => css[name] ?? "" }),
  requestAnimationFrame: (/** @type {() => void} */ does) => {
    frames.set((asked += 1), does);
    return asked;
  },
  cancelAnimationFrame: (/** @type {number} */ n) => frames.delete(n),
});

globalThis.navigator ??= { languages: ["en"] };

/** What waits for the next frame is done; whether that was anything. */
export function nextFrame() {
  const due = [...frames.values()];
  frames.clear();
  for (const does of due) does();
  return due.length > 0;
}

/** What was promised has come. */
export const settled = () => new Promise((done) => setImmediate(done));

const LEGAL = ["BRY@0,1>", "BRY@0,-1>"];

/** Ann looks and is to move; Ben is a bot. */
export function viewOf(more = {}) {
  const player = { count: 2, shown: [], hand: null, score: null, called: false, resigned: false };
  return {
    rev: 1,
    seat: 0,
    ply: 0,
    live: true,
    rules: { open_hands: false },
    need: 2,
    match: { R: "R*", G: "G*", B: "B*", Y: "Y*", P: "P*", "*": "RGBYP*" },
    players: [
      { ...player, name: "Ann", kind: "human" },
      { ...player, name: "Ben", kind: "greedy" },
    ],
    people: [0],
    kinds: [{ kind: "human", name: { id: "ui-kind-human", args: {} } }],
    turn: { seat: 0, draws: 0, drawn: null, actions: [[0, "draw", { id: "why-draw", args: {} }]] },
    board: ["BRY@0,0>"],
    bag: 50,
    hand: [{ tile: "BRY", legal: LEGAL.map((text) => [text, null]) }],
    log: [],
    last: null,
    thinking: null,
    next_bot: null,
    waits: [],
    hands_hidden: false,
    eyes: 0,
    hand_over: null,
    can_undo: false,
    can_redo: false,
    can_branch: true,
    outcome: null,
    say: { id: "say-turn", args: { name: "Ann" } },
    ...more,
  };
}

/** A step of a task, in which one plays. */
export const taskOf = (more = {}) => ({
  kind: "lay", text: { id: "ui-intro-lay", args: {} }, asks: null, found: 0, of: 3, marks: [], step: 1, steps: 3, done: false, ...more,
});

/** A question; by default every spot is looked for. */
export const askingOf = (more = {}) => ({
  ...taskOf({ kind: "find-all", text: { id: "task-find-all", args: { count: 1 } }, asks: "placements", found: 0, of: 4, step: 1, steps: 1 }),
  options: [],
  tiles: [{ tile: "BRY", found: 0, of: 4 }],
  tips: { taken: 0, of: 3 },
  tip: null,
  wrong: 0,
  given_up: false,
  of_what: { lesson: "A lesson" },
  grade: null,
  said: null,
  ...more,
});

/** A mark at what one should touch next. */
export const nextAt = (where) => ({ where, kind: "next", words: { id: "ui-mark-next", args: {} } });

/** Ben is to move, and has not begun to think. */
export const botsTurn = (more = {}) => viewOf({ turn: { seat: 1, draws: 0, drawn: null, actions: [] }, next_bot: 1, ...more });

/** A link on which the test answers itself. */
export class SlowLink {
  /** What was asked for, and is not answered yet. */
  open = [];
  /** All that was asked for. */
  sent = [];
  /** @param {object} view */
  constructor(view) {
    this.view = view;
  }
  send = (command) => {
    this.sent.push(command.type === "act" ? command.action : command.type);
    return new Promise((answer, fail) => this.open.push({ answer, fail }));
  };
  onView = (callback) => {
    this.tell = callback;
    callback(this.view);
    return () => {};
  };
  words = () => new Promise((answer) => (this.catalogue = answer));
  close() {}
  /** Answer what was asked first. @param {object} [answer] */
  async answer(answer = {}) {
    this.open.shift().answer({ id: null, ok: true, ...answer });
    await settled();
  }
  async fail() {
    this.open.shift().fail(new Error("the line is cut"));
    await settled();
  }
}

/** @param {object} [view] @param {object} [settings] @param {object} [host] */
export function sitDown(view = viewOf(), settings = {}, host = {}) {
  const link = new SlowLink(view);
  const loadSettings = () => ({ language: "en", pace: "fast", ...settings });
  const t = new Table(new FakeElement(), link, { loadSettings, ...host });
  nextFrame();
  return { t, link };
}
