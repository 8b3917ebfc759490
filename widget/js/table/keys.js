/** The keys of the table; they work while the focus is in it, and `?` shows them. */

import { moveCursor } from "../board/cursor.js";
import { sayWhatIsHere } from "../board/describe.js";
import { move } from "../rack/rack.js";
import { PUT_BACK } from "./held.js";
import { turn } from "./laying.js";
import { toggleLog } from "./side.js";
import { rackOf } from "./state.js";

/** @import { Shows } from "../modes/modes.js" */
/** @import { Table } from "./table.js" */

/**
 * @typedef {object} Key
 * @property {string[]} keys as they are printed on an English keyboard
 * @property {string} id of the words that explain it
 * @property {keyof Shows} [shows] what it leads to: where that isn't shown, it isn't listed, and one of every table's isn't heard
 */

/** Keys that belong together. @typedef {{title: string, keys: Key[], shows?: keyof Shows}} KeyGroup */

/** What letters do. @typedef {Record<string, (t: Table, shift: boolean) => void>} Letters */

/** The keys of every table. @type {KeyGroup[]} */
const KEYS = [
  {
    title: "ui-keys-board",
    keys: [
      { keys: ["←", "↑", "→", "↓"], id: "ui-key-arrows" },
      { keys: ["W"], id: "ui-key-what" },
      { keys: ["+", "−"], id: "ui-key-zoom" },
      { keys: ["0"], id: "ui-key-fit" },
    ],
  },
  {
    title: "ui-keys-replay",
    shows: "replay",
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
      { keys: ["L"], id: "ui-key-log", shows: "log" },
      { keys: ["?"], id: "ui-key-help" },
    ],
  },
];

/** What works at this table, as the panel of keys shows it: those of its mode come before. @param {Table} t @returns {KeyGroup[]} */
export const keysOf = (t) =>
  [...t.mode.keys, ...KEYS]
    .filter(({ shows }) => isShown(t, shows))
    .map((group) => ({ ...group, keys: group.keys.filter(({ shows }) => isShown(t, shows)) }));

/** @param {Table} t @param {keyof Shows} [what] */
const isShown = (t, what) => !what || t.mode.shows[what];

/** What is done in the game is done once, however long one holds the key. */
const ONCE = ["d", "p", "c", "x", "s", "enter", " "];

/** @type {Record<string, [number, number]>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** What each letter does at every table. @type {Letters} */
const LETTERS = {
  r: (t, shift) => turn(t, shift ? -1 : 1),
  w: (t) => sayWhatIsHere(t),
  b: (t) => t.focus('.cell[tabindex="0"]'),
  h: (t) => t.focus('[data-tile][tabindex="0"]'),
  l: (t) => toggleLog(t, true),
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
    t.set({ ...PUT_BACK, refusal: null, notice: null, edge: null });
    return true;
  }
  const key = meantBy(event);
  if (event.repeat && ONCE.includes(key.toLowerCase())) return key !== " " || !target.matches("button");
  if (key === "Enter" || key === " ") {
    if (target.matches(".cell")) t.mode.enter(t);
    return target.matches(".cell");
  }
  if (/^[1-9]$/.test(key)) {
    if (t.mode.digit) t.mode.digit(t, Number(key));
    else chooseNth(t, Number(key));
    return true;
  }
  const letter = key.toLowerCase();
  const does = t.mode.letters[letter] ?? meaningOf(t, letter);
  does?.(t, event.shiftKey);
  return Boolean(does);
}

/** @param {Table} t @param {number} nth of the tiles in the rack */
function chooseNth(t, nth) {
  const tile = rackOf(t.state)[nth - 1]?.tile;
  if (tile) t.mode.choose(t, tile);
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

/** What a letter of every table does at this one. @param {Table} t @param {string} letter */
function meaningOf(t, letter) {
  const listed = KEYS.flatMap(({ keys }) => keys).find(({ keys }) => keys.includes(letter.toUpperCase()));
  return isShown(t, listed?.shows) ? LETTERS[letter] : undefined;
}

/** @param {Table} t @param {KeyboardEvent} event @param {HTMLElement} target */
function pressBack(t, event, target) {
  const { key, ctrlKey, metaKey, altKey } = event;
  if (ctrlKey || metaKey || altKey || hasOwn(target, key)) return false;
  const letter = meantBy(event).toLowerCase();
  const does = LOOKING_BACK[key] ?? (LOOKING.includes(letter) ? meaningOf(t, letter) : null);
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
