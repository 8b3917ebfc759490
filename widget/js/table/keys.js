/** The keys of the table; they work while the focus is in it, and `?` shows them. */

import { inWords, sayWhatFitsHere, sayWhatIsHere } from "../board/describe.js";
import { placementOf, turnsOf } from "../board/geometry.js";
import { moveCursor } from "../board/cursor.js";
import { move } from "../rack/rack.js";
import { openTyped } from "../rack/typed.js";
import { act, step } from "./acting.js";
import { aim, choose, lay, putBack, showMiss, turn } from "./laying.js";
import { legalOf, mayLay, rackOf } from "./state.js";

/** @import { Table } from "./table.js" */

/**
 * @typedef {object} Key
 * @property {string[]} keys as they are printed on an English keyboard
 * @property {string} id of the words that explain it
 */

/** Every key, as the panel of keys shows it. @type {{title: string, keys: Key[]}[]} */
export const KEYS = [
  {
    title: "ui-keys-laying",
    keys: [
      { keys: ["1", "…", "9"], id: "ui-key-choose" },
      { keys: ["R", "Shift+R"], id: "ui-key-turn" },
      { keys: ["N", "Shift+N"], id: "ui-key-spots" },
      { keys: ["Enter"], id: "ui-key-lay" },
      { keys: ["Esc"], id: "ui-key-back" },
      { keys: ["M"], id: "ui-key-miss" },
      { keys: ["T"], id: "ui-key-typed" },
    ],
  },
  {
    title: "ui-keys-turn",
    keys: [
      { keys: ["D"], id: "ui-key-draw" },
      { keys: ["P"], id: "ui-key-pass" },
      { keys: ["C"], id: "ui-key-call" },
      { keys: ["X"], id: "ui-key-catch" },
      { keys: ["S"], id: "ui-key-show" },
      { keys: ["G"], id: "ui-key-go-on" },
      { keys: ["U", "Shift+U"], id: "ui-key-undo" },
    ],
  },
  {
    title: "ui-keys-board",
    keys: [
      { keys: ["←", "↑", "→", "↓"], id: "ui-key-arrows" },
      { keys: ["W"], id: "ui-key-what" },
      { keys: ["F"], id: "ui-key-fits" },
      { keys: ["+", "−"], id: "ui-key-zoom" },
      { keys: ["0"], id: "ui-key-fit" },
    ],
  },
  {
    title: "ui-keys-replay",
    keys: [
      { keys: ["←", "→"], id: "ui-key-step" },
      { keys: ["Home", "End"], id: "ui-key-ends" },
      { keys: ["Space"], id: "ui-key-play" },
      { keys: ["Esc"], id: "ui-key-leave" },
    ],
  },
  {
    title: "ui-keys-around",
    keys: [
      { keys: ["B"], id: "ui-key-board" },
      { keys: ["H"], id: "ui-key-hand" },
      { keys: ["Alt+←", "Alt+→"], id: "ui-key-arrange" },
      { keys: ["L"], id: "ui-key-log" },
      { keys: ["?"], id: "ui-key-help" },
    ],
  },
];

/** What is done in the game is done once, however long one holds the key. */
const ONCE = ["d", "p", "c", "x", "s", "enter", " "];

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What each letter does. @type {Record<string, (t: Table, shift: boolean) => void>} */
const LETTERS = {
  r: (t, shift) => turn(t, shift ? -1 : 1),
  n: (t, shift) => nextSpot(t, shift ? -1 : 1),
  m: (t) => t.state.chosen && void showMiss(t, t.state.chosen),
  t: (t) => openTyped(t),
  d: (t) => ifOffered(t, "draw"),
  p: (t) => ifOffered(t, "pass"),
  c: (t) => ifOffered(t, "call"),
  x: (t) => ifOffered(t, "catch:"),
  s: (t) => ifOffered(t, "show:"),
  g: (t) => (t.state.waits ? t.flow.goOn() : t.flow.skip()),
  u: (t, shift) => void step(t, shift ? "redo" : "undo"),
  w: (t) => sayWhatIsHere(t),
  f: (t) => sayWhatFitsHere(t),
  b: (t) => t.focus('.cell[tabindex="0"]'),
  h: (t) => t.focus('[data-tile][tabindex="0"]'),
  l: (t) => t.set({ panel: "log" }),
  "+": (t) => t.camera.zoom(1.3),
  "=": (t) => t.camera.zoom(1.3),
  "-": (t) => t.camera.zoom(1 / 1.3),
  0: (t) => t.camera.bringBack(),
  "?": (t) => t.set({ panel: "keys" }),
};

/** What one can do while one looks back. @type {Record<string, (t: Table, shift: boolean) => void>} */
const LOOKING_BACK = {
  ArrowLeft: ({ reel }) => reel.step(reel.ply - 1),
  ArrowRight: ({ reel }) => reel.step(reel.ply + 1),
  Home: ({ reel }) => reel.step(0),
  End: ({ reel }) => reel.step(reel.last),
  " ": ({ reel }) => reel.toggle(),
  Escape: ({ reel }) => reel.leave(),
};
/** And what of the rest moves nothing but what one sees. */
const LOOKING = ["+", "=", "-", "0", "l", "?"];

/** @param {Table} t @param {KeyboardEvent} event */
export function keyDown(t, event) {
  const target = event.composedPath()[0];
  if (event.defaultPrevented || !(target instanceof HTMLElement) || !t.state.view) return;
  const { panel, question, handOver, past } = t.state;
  // A notebook around the table has keys of its own: a cell is deleted by two of them.
  if (!t.host.ownsPage && !event.ctrlKey && !event.metaKey) event.stopPropagation();
  if (panel || question || t.find("dialog[open]")) return;
  if (past ? !pressBack(t, event, target) : handOver !== null || !press(t, event, target)) return;
  event.preventDefault();
  event.stopPropagation();
}

/** @param {Table} t @param {KeyboardEvent} event @param {HTMLElement} target @returns {boolean} whether the key means something here */
function press(t, event, target) {
  if (event.ctrlKey || event.metaKey || target.matches("input, select, textarea")) return false;
  const arrow = ARROWS[event.key];
  if (arrow) return steer(t, target, arrow, event.altKey, event.shiftKey);
  if (event.altKey) return false;
  if (event.key === "Escape") {
    putBack(t);
    t.set({ refusal: null, notice: null });
    return true;
  }
  const key = meantBy(event);
  if (event.repeat && ONCE.includes(key.toLowerCase())) return key !== " " || !target.matches("button");
  if (key === "Enter" || key === " ") return enter(t, target);
  if (/^[1-9]$/.test(key)) {
    const tile = rackOf(t.state)[Number(key) - 1]?.tile;
    if (tile) choose(t, tile);
    return true;
  }
  const does = LETTERS[key.toLowerCase()];
  does?.(t, event.shiftKey);
  return Boolean(does);
}

/**
 * The key that is meant: other scripts have other letters on the same keys, and on some keyboards one
 * gets digits with Shift only.
 * @param {KeyboardEvent} event
 */
function meantBy({ key, code, shiftKey }) {
  const [, digit] = /^Digit(\d)$/.exec(code) ?? [];
  const [, letter] = /^Key([A-Z])$/.exec(code) ?? [];
  if (digit && !shiftKey) return digit;
  return letter && !/^[a-z]$/i.test(key) ? letter : key;
}

/** @param {Table} t @param {KeyboardEvent} event @param {HTMLElement} target */
function pressBack(t, event, target) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || hasOwn(target, key)) return false;
  const letter = meantBy(event).toLowerCase();
  const does = LOOKING_BACK[key] ?? (LOOKING.includes(letter) ? LETTERS[letter] : null);
  does?.(t, false);
  return Boolean(does);
}

/** Whether what has the keyboard does something itself with this key. @param {HTMLElement} target @param {string} key */
function hasOwn(target, key) {
  if (target.matches("select")) return key !== "Escape";
  if (target.matches("button")) return key === " ";
  return target.matches("input, .players") && /^(Arrow|Home|End)/.test(key);
}

/**
 * @param {Table} t
 * @param {HTMLElement} target
 * @param {[number, number]} arrow
 * @param {boolean} alt
 * @param {boolean} shift
 */
function steer(t, target, [right, down], alt, shift) {
  if (target.dataset.tile) {
    if (down) return false;
    if (alt) move(t, target.dataset.tile, right);
    else walkRack(t, target.dataset.tile, right);
    t.paint();
    t.focus(`[data-tile="${t.state.rackStop}"]`);
    return true;
  }
  if (!target.matches(".cell") || alt) return false;
  const { cursor } = t.state;
  const far = shift ? 3 : 1;
  moveCursor(t, { x: cursor.x + far * right, y: cursor.y + far * down });
  return true;
}

/** @param {Table} t @param {string} tile @param {number} by */
function walkRack(t, tile, by) {
  const tiles = rackOf(t.state).map((each) => each.tile);
  t.set({ rackStop: tiles[(tiles.indexOf(tile) + by + tiles.length) % tiles.length] });
}

/** @param {Table} t @param {HTMLElement} target */
function enter(t, target) {
  const { state } = t;
  if (!target.matches(".cell")) return false;
  if (!state.chosen) {
    t.announce(t.say("ui-said-choose-first"));
    return true;
  }
  if (!state.ghost) aim(t, state.cursor);
  if (state.ghost) void lay(t, state.ghost);
  return true;
}

/** Go to the next legal spot of the chosen tile, or of any. @param {Table} t @param {number} by */
function nextSpot(t, by) {
  const { state } = t;
  const { view } = state;
  if (!mayLay(state) || !view) return;
  if (state.settings.help === "none") {
    t.announce(t.say("ui-help-is-off"));
    return;
  }
  const tiles = state.chosen ? [state.chosen] : rackOf(state).map(({ tile }) => tile);
  const spots = tiles.flatMap((tile) => (legalOf(view, tile) ?? []).map(([text]) => ({ tile, placement: placementOf(text) })));
  if (!spots.length) {
    t.announce(t.say("ui-said-no-spot"));
    return;
  }
  const at = spots.findIndex(({ placement }) => placement.text === state.ghost?.text);
  const next = spots[at < 0 ? (by > 0 ? 0 : spots.length - 1) : (at + by + spots.length) % spots.length];
  if (state.chosen !== next.tile) choose(t, next.tile);
  t.set({ turns: turnsOf(next.tile, next.placement), put: false });
  moveCursor(t, { x: next.placement.x, y: next.placement.y });
  t.set({ ghost: next.placement });
  const place = { n: spots.indexOf(next) + 1, count: spots.length };
  t.announce(t.say("ui-said-spot", { placed: inWords(t, next.placement), ...place }));
}

/** Do the first thing of this kind that one may do. @param {Table} t @param {string} start */
function ifOffered(t, start) {
  const { view } = t.state;
  const found = view?.turn.actions.find(([seat, action]) => seat === view.seat && action.startsWith(start));
  if (found) void act(t, found[1]);
  else t.announce(t.say("ui-said-not-now"));
}
