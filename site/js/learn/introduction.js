/** The first steps on a live board, which the session leads through. */

import { table } from "chromino-view";
import { INTRODUCTION } from "../table/current_game.js";

/** @import { Command, Host, Link, Rules } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

/** Whatever one likes better at other tables, here the places are marked, and one touch is enough. */
const PLAIN = { help: "chosen", confirm: false, auto: false };

/** The task to begin with: tiles are laid as in the game that one wants to play. @param {Partial<Rules> | undefined} rules @param {Words} words @returns {Command} */
export function introductionTo({ geometry = "free" } = {}, { say }) {
  return { type: "task", task: "introduction", game: INTRODUCTION, geometry, name: say("ui-player", { number: 1 }) };
}

/** @param {HTMLElement} stage @param {Link} link @param {Host} host */
export function introduction(stage, link, host) {
  // Whatever becomes of this game, it is never another one.
  const send = (/** @type {Command} */ command) => link.send({ ...command, game: INTRODUCTION });
  const loadSettings = () => ({ ...host.loadSettings?.(), ...PLAIN });
  return table(stage, { ...link, send }, { ...host, loadSettings });
}
