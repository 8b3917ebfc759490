/**
 * Reads a move that somebody has typed, in the notation of the engine or in plain words:
 * "blue red yellow at 0 1 across", "b r y 0 1", "draw". Whether it is legal, the engine says.
 */

import { place, placementOf, tileOf } from "../board/geometry.js";
import { isolate } from "../words/isolate.js";

/** @import { Message, View } from "../contract.js" */
/** @import { Words } from "../words/words.js" */

/** @typedef {{act: string} | {choose: string} | {step: "undo" | "redo"} | {unclear: Message}} Move */
/** @typedef {{x: number | null, y: number | null}} Cell */
/** @typedef {Cell & {letters: string, down: boolean | null}} Parts */
/** A colour by one of its names, and whether that may be cut short. @typedef {{letter: string, name: string, short: boolean}} Name */

const EXACT = /^([RGBYP*]{3})@(-?\d+),(-?\d+)([>v])$/i;
const TOKENS = /[\p{L}\p{M}*]+|[+-]?\d+|[>→↓]/gu;
/** Words that are written without blanks between them. */
const RUN_ON = /^\p{Ideographic}+$/u;

/**
 * @param {string} text
 * @param {Words} words
 * @param {View} view
 * @returns {Move}
 */
export function readMove(text, words, view) {
  const plain = text.normalize("NFKC").replace(/\u2212/g, "-").trim();
  const [prefix, rest] = split(plain, words);
  if (prefix === "catch") return readCatch(rest, view);
  if (prefix === "show") {
    const move = readTile(rest, words, view);
    if ("choose" in move) return unclear("ui-typed-where");
    return "act" in move ? { act: `show:${move.act}` } : move;
  }
  const command = commandOf(plain, words);
  if (command === "undo" || command === "redo") return { step: command };
  if (command) return { act: command };
  const move = readTile(plain, words, view);
  const missing = "choose" in move && !view.hand.some(({ tile }) => tile === move.choose);
  return missing ? unclear("ui-typed-not-yours", { tile: move.choose }) : move;
}

/** A tile, and where it goes. @param {string} text @param {Words} words @param {View} view @returns {Move} */
function readTile(text, words, view) {
  const exact = EXACT.exec(text);
  if (exact) {
    const [, tile, x, y, way] = exact;
    return { act: `${tile.toUpperCase()}@${x},${y}${way.toLowerCase()}` };
  }
  const parts = partsOf(text, words);
  return "unclear" in parts ? parts : moveOf(parts, view);
}

/** @param {string} id @param {Message["args"]} [args] */
const unclear = (id, args = {}) => ({ unclear: { id, args } });

/** The words that the catalogue has for something. @param {Words} words @param {string} what */
const synonyms = (words, what) => words.say(`ui-typed-${what}`).split(/\s*,\s*/);

/** @param {string} text */
const lower = (text) => text.toLocaleLowerCase();

/** @param {string[]} many */
const longestFirst = (many) => many.toSorted((one, other) => other.length - one.length);

/**
 * "catch" and "show" come before what they are about.
 * @param {string} text
 * @param {Words} words
 * @returns {["catch" | "show" | null, string]}
 */
function split(text, words) {
  for (const what of /** @type {const} */ (["catch", "show"])) {
    for (const word of longestFirst([what, ...synonyms(words, what)])) {
      const [, gap, rest] = /^([\s:]*)(.*)$/.exec(text.slice(word.length)) ?? [];
      const ends = gap !== "" || RUN_ON.test(word);
      if (lower(text.slice(0, word.length)) === word && ends && rest) return [what, rest];
    }
  }
  return [null, text];
}

/** @param {string} name @param {View} view @returns {Move} */
function readCatch(name, view) {
  const named = view.players.findIndex((player) => lower(isolate(player.name)) === lower(isolate(name)));
  if (named >= 0) return { act: `catch:${named}` };
  return /^\d+$/.test(name) ? { act: `catch:${name}` } : unclear("ui-typed-nobody", { name });
}

/** @param {string} text @param {Words} words */
function commandOf(text, words) {
  const said = lower(text).replace(/[\s.!。]+$/, "").replace(/\s+/g, " ");
  const commands = /** @type {const} */ (["draw", "pass", "call", "undo", "redo"]);
  return commands.find((each) => each === said || synonyms(words, each).includes(said));
}

/**
 * @param {string} text
 * @param {Words} words
 * @returns {Parts | {unclear: Message}}
 */
function partsOf(text, words) {
  let letters = "";
  /** @type {boolean | null} */
  let down = null;
  /** @type {(number | "x" | "y")[]} */
  const marks = [];
  const names = namesOf(words);
  const knows = (/** @type {string} */ what, /** @type {string} */ token) =>
    synonyms(words, what).includes(token);
  for (const token of withBlanks(lower(text), words).match(TOKENS) ?? []) {
    // "y" is a colour until there are three of them, and then a row.
    const named = lettersOf(token, names);
    if (named && letters.length < 3) letters += named;
    else if (/\d/.test(token)) marks.push(Number(token));
    else if ([">", "→"].includes(token) || knows("across", token)) down = false;
    else if (["v", "↓"].includes(token) || knows("down", token)) down = true;
    else if (knows("column", token)) marks.push("x");
    else if (knows("row", token)) marks.push("y");
    else if (knows("filler", token)) continue;
    else if (named) letters += named;
    else return unclear("ui-typed-unknown", { word: token });
  }
  const cell = cellOf(marks);
  if (!cell) return unclear("ui-typed-where");
  if (letters.length !== 3) return unclear("ui-typed-three", { count: letters.length });
  if ((cell.x === null) !== (cell.y === null)) return unclear("ui-typed-where");
  return { letters, ...cell, down };
}

/**
 * Puts blanks around the words of a language that writes none, the longest first: 紅黃藍第3欄直放.
 * @param {string} text
 * @param {Words} words
 */
function withBlanks(text, words) {
  const lists = ["across", "down", "column", "row", "filler"].flatMap((what) => synonyms(words, what));
  const known = [...namesOf(words).map(({ name }) => name), ...lists].filter((word) => RUN_ON.test(word));
  return known.length ? text.replace(new RegExp(longestFirst(known).join("|"), "gu"), " $& ") : text;
}

/**
 * The numbers of a column and a row, as far as they were said; null if one was said twice.
 * @param {(number | "x" | "y")[]} marks
 * @returns {Cell | null}
 */
function cellOf(marks) {
  /** @type {Cell} */
  const cell = { x: null, y: null };
  /** @type {"x" | "y" | null} */
  let axis = null;
  // "Column 3, row 2" becomes "3 column, 2 row" elsewhere; from its end, that reads alike.
  for (const mark of typeof marks.at(-1) === "string" ? marks.toReversed() : marks) {
    if (typeof mark === "string") axis = mark;
    else {
      const free = axis ?? (cell.x === null ? "x" : "y");
      if (cell[free] !== null) return null;
      cell[free] = mark;
      axis = null;
    }
  }
  return cell;
}

/**
 * What the colours are called, and what else one may call them, but only in full.
 * @param {Words} words
 * @returns {Name[]}
 */
function namesOf(words) {
  const further = words.say("ui-typed-colours").split(";");
  return [..."RGBYP*"].flatMap((letter, n) => [
    { letter, name: lower(words.colours(letter)), short: true },
    ...further[n].split(",").map((name) => ({ letter, name: name.trim(), short: false })),
  ]);
}

/**
 * The colours that a token names, each in full or cut short as long as it is clear which: "blue",
 * "bl", "bry". Null if it names none.
 * @param {string} token
 * @param {Name[]} names
 */
function lettersOf(token, names) {
  let letters = "";
  for (let at = 0; at < token.length; ) {
    let length = token.length - at;
    /** @type {string | undefined} */
    let letter;
    while (length > 0 && !letter) {
      letter = nameFor(token.slice(at, at + length), names);
      if (!letter) length -= 1;
    }
    if (!letter) return null;
    letters += letter;
    at += length;
  }
  return letters;
}

/** @param {string} part @param {Name[]} names */
function nameFor(part, names) {
  if (part === "*") return part;
  const exact = names.find(({ name }) => name === part);
  const begun = names.filter(({ name, short }) => short && name.startsWith(part));
  return exact?.letter ?? (begun.length === 1 ? begun[0].letter : undefined);
}

/** @param {Parts} parts @param {View} view @returns {Move} */
function moveOf({ letters, x, y, down }, view) {
  const tile = tileOf(letters);
  if (x === null || y === null) return { choose: tile };
  const there = (view.hand.find((each) => each.tile === tile)?.legal ?? [])
    .map(([text]) => placementOf(text))
    .filter((each) => each.x === x && each.y === y && (down === null || each.down === down));
  if (down === null && there.length !== 1) return unclear("ui-typed-which-way", { tile });
  // One may name a tile from either end; as it was typed comes first.
  const found = there.find(({ reading }) => reading === letters) ?? there[0];
  return { act: found?.text ?? place(letters, x, y, down === true).text };
}
