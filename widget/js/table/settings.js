/** How the table speaks, looks and helps: what a person has chosen, kept by the host. */

import { LANGUAGES } from "../words/languages.js";

/**
 * Every setting with the values it may have, its own default first.
 * @type {Record<string, readonly (string | boolean)[]>}
 */
export const CHOICES = {
  language: ["system", ...Object.keys(LANGUAGES)],
  theme: ["system", "light", "dark"],
  /** How tiles look: with patterns by default, for nothing is told by colour alone. */
  tiles: ["both", "colours", "patterns", "contrast"],
  motion: ["system", "reduced"],
  sound: [false, true],
  /** Which legal spots are marked. */
  help: ["chosen", "all", "none"],
  /** A tile is put down first, and laid when one says so. */
  confirm: [false, true],
  /** Draws and passes that are forced are done without asking. */
  auto: [false, true],
  /** How long bots wait before they move. */
  pace: ["normal", "slow", "fast"],
  /** The moves stay open beside the table, where there is room. */
  log: [false, true],
};

/**
 * @typedef {object} Settings
 * @property {string} language one of LANGUAGES, or "system": as the browser has it
 * @property {"system" | "light" | "dark"} theme
 * @property {"both" | "colours" | "patterns" | "contrast"} tiles
 * @property {"system" | "reduced"} motion
 * @property {boolean} sound
 * @property {"chosen" | "all" | "none"} help
 * @property {boolean} confirm
 * @property {boolean} auto
 * @property {"normal" | "slow" | "fast"} pace
 * @property {boolean} log
 */

/**
 * The settings that were kept, as far as they make sense.
 * @param {Record<string, unknown>} kept
 * @returns {Settings}
 */
export function settingsFrom(kept) {
  const known = Object.entries(CHOICES).map(([name, values]) => {
    const value = /** @type {string | boolean} */ (kept[name]);
    return [name, values.includes(value) ? value : values[0]];
  });
  return Object.fromEntries(known);
}
