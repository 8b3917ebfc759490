/**
 * The view that was kept with a game, or with a conundrum: what a reload shows before the engine is there.
 *
 * What is in a store may be anything. A view is shown only if this very version has kept it, with this
 * game, and nothing has happened to either since: a digest tells. Else one waits for the engine, whose own
 * view follows in any case.
 */

import { factsOf } from "./kept_game.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Saved } from "../engine/protocol.js" */

/** What is kept of a view. @param {Saved} game @param {unknown} view */
export const sealOf = (game, view) => seal(partsOf(game), view);

/** @param {Saved} game as it was kept, with its view @returns {View | null} */
export const keptView = (game) => (factsOf(game) ? unsealed(partsOf(game), game) : null);

/** What has to be the same still, beside the view. @param {Saved} game */
const partsOf = ({ id, record, kinds, resigned, board }) => [id, record, kinds, resigned, board];

/** The same for anything that has a view. @param {unknown[]} parts @param {unknown} view */
export const seal = (parts, view) => ({ version: ENGINE, digest: digestOf(parts, JSON.stringify(view)), view });

/** @param {unknown[]} parts @param {{version?: unknown, digest?: unknown, view?: unknown}} kept @returns {View | null} */
export function unsealed(parts, { version, digest, view }) {
  if (version !== ENGINE) return null;
  try {
    const text = JSON.stringify(view);
    // As it is in the text: of what JSON doesn't know nothing is left.
    return digest === digestOf(parts, text) ? JSON.parse(text) : null;
  } catch {
    return null; // it goes round in circles, or has numbers that JSON doesn't know
  }
}

/** @param {unknown[]} parts @param {string} view */
const digestOf = (parts, view) => sumOf(JSON.stringify([...parts, view]));

/**
 * FNV-1a: any letter that changes, changes it. It is there at once, and on hosts without https, where browsers
 * have no better one. Who could forge it could just as well run programs here.
 * @param {string} text
 */
function sumOf(text) {
  let sum = 0x811c9dc5;
  for (let n = 0; n < text.length; n += 1) sum = Math.imul(sum ^ text.charCodeAt(n), 0x01000193);
  return (sum >>> 0).toString(16);
}
