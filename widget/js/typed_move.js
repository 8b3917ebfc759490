/**
 * Reads a move that somebody has typed, in the notation of the engine or in plain words:
 * "blue red yellow at 0 1 across", "b r y 0 1", "draw". Whether it is legal, the engine says.
 */

import { place, placementOf, tileOf } from "./geometry.js";

/** @import { Message, View } from "./contract.js" */
/** @import { Words } from "./words.js" */

/** @typedef {{act: string} | {choose: string} | {step: "undo" | "redo"} | {unclear: Message}} Move */
/** @typedef {{letters: string, x: number | null, y: number | null, down: boolean | null}} Parts */

const EXACT = /^([RGBYP*]{3})@(-?\d+),(-?\d+)([>v])$/i;
const TOKENS = /[\p{L}\p{M}*]+|[+-]?\d+|[>→↓]/gu;

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

/**
 * "catch" and "show" come before what they are about.
 * @param {string} text
 * @param {Words} words
 * @returns {["catch" | "show" | null, string]}
 */
function split(text, words) {
  const [, first, rest] = /^([^\s:]+)[\s:]+(.+)$/.exec(text) ?? [];
  if (first !== undefined) {
    for (const what of /** @type {const} */ (["catch", "show"])) {
      if ([what, ...synonyms(words, what)].includes(lower(first))) return [what, rest];
    }
  }
  return [null, text];
}

/** @param {string} name @param {View} view @returns {Move} */
function readCatch(name, view) {
  const named = view.players.findIndex((player) => lower(player.name) === lower(name));
  if (named >= 0) return { act: `catch:${named}` };
  return /^\d+$/.test(name) ? { act: `catch:${name}` } : unclear("ui-typed-nobody", { name });
}

/** @param {string} text @param {Words} words */
function commandOf(text, words) {
  const said = lower(text).replace(/[.!]+$/, "").replace(/\s+/g, " ");
  const commands = /** @type {const} */ (["draw", "pass", "call", "undo", "redo"]);
  return commands.find((each) => each === said || synonyms(words, each).includes(said));
}

/**
 * @param {string} text
 * @param {Words} words
 * @returns {Parts | {unclear: Message}}
 */
function partsOf(text, words) {
  /** @type {Parts} */
  const parts = { letters: "", x: null, y: null, down: null };
  /** @type {"x" | "y" | null} */
  let axis = null;
  const names = namesOf(words);
  const knows = (/** @type {string} */ what, /** @type {string} */ token) =>
    synonyms(words, what).includes(token);
  for (const token of lower(text).match(TOKENS) ?? []) {
    // "y" is a colour until there are three of them, and then a row.
    const letters = lettersOf(token, names);
    if (letters && parts.letters.length < 3) parts.letters += letters;
    else if (/\d/.test(token)) {
      const free = axis ?? (parts.x === null ? "x" : "y");
      if (parts[free] !== null) return unclear("ui-typed-where");
      parts[free] = Number(token);
      axis = null;
    } else if ([">", "→"].includes(token) || knows("across", token)) parts.down = false;
    else if (["v", "↓"].includes(token) || knows("down", token)) parts.down = true;
    else if (knows("column", token)) axis = "x";
    else if (knows("row", token)) axis = "y";
    else if (letters) parts.letters += letters;
    else if (!knows("filler", token)) return unclear("ui-typed-unknown", { word: token });
  }
  if (parts.letters.length !== 3) return unclear("ui-typed-three", { count: parts.letters.length });
  if ((parts.x === null) !== (parts.y === null)) return unclear("ui-typed-where");
  return parts;
}

/** What the colours are called. @param {Words} words @returns {[string, string][]} */
const namesOf = (words) => [...[..."RGBYP*"].map(nameIn(words)), ["*", "*"]];

/** @param {Words} words @returns {(letter: string) => [string, string]} */
const nameIn = (words) => (letter) => [letter, lower(words.colours(letter))];

/**
 * The colours that a token names, each in full or cut short as long as it is clear which: "blue",
 * "bl", "bry". Null if it names none.
 * @param {string} token
 * @param {[string, string][]} names
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

/** @param {string} part @param {[string, string][]} names */
function nameFor(part, names) {
  const exact = names.find(([, name]) => name === part);
  const begun = names.filter(([, name]) => name.startsWith(part));
  return exact?.[0] ?? (begun.length === 1 ? begun[0][0] : undefined);
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
