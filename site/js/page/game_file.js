/** Games as files. */

import { download } from "./download.js";
import { LARGEST_RECORD } from "../editions/editions.js";
import { dataOf } from "../keep/kept_game.js";

/** @import { Message, Rules } from "../../../widget/js/contract.js" */

/**
 * Give the record of a game to the browser as a file to keep.
 * @param {unknown} record
 * @param {number} [time] when it was played
 */
export function downloadGame(record, time) {
  const { players, rules } = /** @type {{players: string[], rules: Rules}} */ (record);
  download(fileOf(record), [...players, rules.edition].join("-"), "json", time);
}

/** The same with what is left of a damaged game, whatever that is. @param {unknown} kept */
export const downloadRest = (kept) => download(fileOf(restOf(kept)), "damaged", "json");

/** Its record, if there is one: perhaps it opens elsewhere. @param {unknown} kept */
export function restOf(kept) {
  const { record } = dataOf(kept);
  return typeof record === "object" && record !== null ? record : kept;
}

/** @param {unknown} data */
const fileOf = (data) => new Blob([textOf(data)], { type: "application/json" });

/** @param {unknown} data */
export function textOf(data) {
  const known = (/** @type {string} */ _, /** @type {unknown} */ value) =>
    typeof value === "bigint" ? String(value) : value;
  try {
    return `${JSON.stringify(data, known, 1)}\n`;
  } catch {
    return `${data}\n`; // it goes round in circles
  }
}

/**
 * The text that a file holds, whatever it says: the engine looks at it closely.
 * @param {File} file
 * @returns {Promise<{record: string} | {problem: Message}>}
 */
export async function readGameFile(file) {
  if (file.size > LARGEST_RECORD) return { problem: { id: "record-too-large", args: { most: LARGEST_RECORD } } };
  try {
    const bytes = await file.arrayBuffer();
    return { record: new TextDecoder("utf-8", { fatal: true }).decode(bytes) };
  } catch {
    // Not text, or a folder, or gone in the meantime.
    return { problem: { id: "record-not-text", args: {} } };
  }
}
