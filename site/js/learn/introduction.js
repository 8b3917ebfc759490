/** The first steps on a live board: lay a tile, take one from the bag, lay the rest and win. */

import { table } from "chromino-view";
import dominoes from "../../introduction/dominoes.json";
import free from "../../introduction/free.json";
import { INTRODUCTION } from "../table/current_game.js";
import { nextTouch } from "./first_steps.js";
import { Guide } from "./guide.js";

/** @import { Command, Host, Link, Rules, View } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

/** Whatever one likes better at other tables, here the places are marked, and one touch is enough. */
const PLAIN = { help: "chosen", confirm: false, auto: false };

/** @typedef {{link: Link, host: Host, onDone: () => void}} IntroductionOptions */

export class Introduction {
  #guide;
  #table;

  /** The game to learn with: tiles are laid as in the game that one wants to play. @param {Words} words @param {Partial<Rules>} [rules] */
  static record({ say }, rules) {
    const position = rules?.geometry === "dominoes" ? dominoes : free;
    return { ...position, players: [say("ui-player", { number: 1 })] };
  }

  /** @param {HTMLElement} stage @param {Words} words @param {IntroductionOptions} options */
  constructor(stage, words, { link, host, onDone }) {
    this.#guide = new Guide(words, onDone);
    this.#table = table(stage, this.#followed(link), {
      ...host,
      loadSettings: () => ({ ...host.loadSettings?.(), ...PLAIN }),
      guide: this.#guide.element,
      pointAt: nextTouch,
    });
    this.#guide.focus();
  }

  /** The guide sees what the table sees, a moment before. @param {Link} link @returns {Link} */
  #followed(link) {
    const show = (/** @type {View} */ view) => this.#guide.show(view);
    return {
      ...link,
      send: async (/** @type {Command} */ command) => {
        // Whatever becomes of this game, it is never another one.
        const answer = await link.send({ ...command, game: INTRODUCTION });
        if (answer.view?.live) show(answer.view);
        return answer;
      },
      onView: (callback) =>
        link.onView((view) => {
          show(view);
          callback(view);
        }),
    };
  }

  /** @param {Words} words */
  speak(words) {
    this.#guide.speak(words);
  }

  close() {
    this.#guide.close();
    this.#table.close();
  }
}
