/**
 * The first thing people see: a table full of tiles, and one button that starts at once.
 *
 *   (shadow root)
 *     .chromino                   themes and tiles, as on the table
 *       .start                    or main.new-game
 *         .start-table            a picture
 *         main
 *           h1  p  .doors  p
 */

import { html, icon, nothing, render, sheet } from "chromino-view";
import newGameCss from "../new_game.css";
import seatsCss from "../seats.css";
import startCss from "../start.css";
import { START_TABLE } from "./editions.js";
import { littleTable } from "./little_table.js";
import { NewGame } from "./new_game.js";
import { agree, chooseGame, commandOf, setUpFrom, usualSetUp } from "./set_up.js";

/** @import { Command, Message } from "../../widget/js/contract.js" */
/** @import { Icon } from "../../widget/js/icons.js" */
/** @import { Words } from "../../widget/js/words.js" */
/** @import { SetUp } from "./set_up.js" */

/**
 * @typedef {object} StartOptions
 * @property {Words} words
 * @property {string} [theme] "system", "light" or "dark"
 * @property {string} [tiles] how tiles look: "both", "colours", "patterns" or "contrast"
 * @property {{players: string[], edition: string, changed: number} | null} [saved] the game one can
 *   continue: who plays, which edition, and when it was touched last, as `Date.now()` has it
 * @property {unknown} [setUp] what `keepSetUp` was given last, however old
 * @property {boolean} [setUpFirst] begin with the set-up, for those who come from a table
 * @property {(setUp: SetUp) => void} [keepSetUp]
 * @property {(command: Command) => Promise<Message[] | void>} onPlay begins a game, as soon as the
 *   engine can; the promise is of what is wrong with it, or of nothing
 * @property {() => void} [onContinue]
 */

/**
 * Paint the start screen into an element; `close` takes it away again.
 * @param {HTMLElement} root
 * @param {StartOptions} options
 * @returns {{close(): void}}
 */
export function startScreen(root, options) {
  const screen = new StartScreen(root, options);
  return { close: () => screen.close() };
}

/** A child's hand holds fewer tiles. */
const SMALL_HAND = 5;

/** @type {CSSStyleSheet | undefined} */
let shared;

function startSheet() {
  if (!shared) {
    shared = new CSSStyleSheet();
    shared.replaceSync(startCss + newGameCss + seatsCss);
  }
  return shared;
}

class StartScreen {
  #holder = document.createElement("div");
  #root = this.#holder.attachShadow({ mode: "open" });
  #options;
  /** @type {SetUp} */
  #setUp;
  /** @type {NewGame | null} */
  #newGame = null;
  /** The button whose game is about to begin. @type {string | null} */
  #waiting = null;
  /** @type {Message[]} */
  #problems = [];

  /** @param {HTMLElement} root @param {StartOptions} options */
  constructor(root, options) {
    this.#options = options;
    this.#setUp = setUpFrom(options.setUp);
    this.#holder.className = "start-holder";
    this.#root.adoptedStyleSheets = [sheet(), startSheet()];
    root.replaceChildren(this.#holder);
    if (options.setUpFirst) this.#open();
    else this.#paint();
  }

  close() {
    this.#holder.remove();
  }

  // What the buttons do

  /** @param {string} door @param {SetUp} setUp */
  async #play(door, setUp) {
    if (this.#waiting) return;
    this.#waiting = door;
    this.#problems = [];
    this.#paint();
    try {
      this.#problems = await this.#begin(commandOf(setUp, this.#options.words.say));
    } finally {
      this.#waiting = null;
      this.#paint();
    }
  }

  /** @param {Command} command @returns {Promise<Message[]>} */
  #begin = async (command) => (await this.#options.onPlay(command)) ?? [];

  /** The usual game, but under the name that one chose the last time. @returns {SetUp} */
  #usual() {
    const usual = usualSetUp();
    const [me, bot] = usual.seats;
    const { name, picture } = this.#setUp.seats.find(({ kind }) => kind === me.kind) ?? me;
    return { ...usual, seats: [{ ...me, name, picture }, bot] };
  }

  #junior() {
    return agree(chooseGame(this.#usual(), "junior-dominoes"), "hand_size", SMALL_HAND);
  }

  #open() {
    this.#problems = [];
    this.#newGame = new NewGame(this.#options.words, this.#setUp, {
      root: this.#root,
      paint: () => this.#paint(),
      start: this.#begin,
      keep: (setUp) => {
        this.#setUp = setUp;
        this.#options.keepSetUp?.(setUp);
      },
      back: () => this.#back(),
    });
    this.#paint();
    this.#newGame.focus("h1");
  }

  #back() {
    this.#newGame = null;
    this.#paint();
    /** @type {HTMLElement | null} */ (this.#root.querySelector('[data-action="new"]'))?.focus();
  }

  // The screen

  #paint() {
    const { words, theme = "system", tiles = "both" } = this.#options;
    render(
      html`<div class="chromino" data-theme=${theme} data-tiles=${tiles} lang=${words.language}>
        ${this.#newGame ? this.#newGame.template() : this.#start()}
      </div>`,
      this.#root,
    );
  }

  #start() {
    const { words, onContinue } = this.#options;
    const { say } = words;
    return html`<div class="start">
      ${littleTable(START_TABLE, { kind: "start-table" })}
      <main>
        <h1>${say("ui-title")}</h1>
        <p>${say("ui-tagline")}</p>
        <div class="doors">
          ${this.#door("play", "play", say("ui-play"), say("ui-play-about"), () => this.#play("play", this.#usual()))}
          ${this.#continue(onContinue)}
          ${this.#door("new", "settings", say("ui-new"), say("ui-new-about"), () => this.#open())}
          ${this.#door("junior", "person", say("ui-junior"), say("ui-junior-about", { hand: SMALL_HAND }), () =>
            this.#play("junior", this.#junior()),
          )}
        </div>
        <p class="spoken" role="status">${this.#waiting ? say("ui-getting-ready") : nothing}</p>
        ${this.#problems.length
          ? html`<p class="wrong" role="alert">${this.#problems.map(({ id, args }) => say(id, args)).join(" ")}</p>`
          : nothing}
        <p class="quiet">${say("ui-trademark")}</p>
      </main>
    </div>`;
  }

  /** @param {(() => void) | undefined} onContinue */
  #continue(onContinue) {
    const { words, saved } = this.#options;
    if (!saved || !onContinue) return nothing;
    const { say } = words;
    const players = new Intl.ListFormat(words.language).format(saved.players);
    const edition = say(`ui-game-${saved.edition}`);
    const clock = new Intl.DateTimeFormat(words.language, { dateStyle: "medium", timeStyle: "short" });
    const about = say("ui-continue-about", { players, edition, when: clock.format(saved.changed) });
    return this.#door("continue", "again", say("ui-continue"), about, onContinue);
  }

  /** @param {string} action @param {Icon} sign @param {string} label @param {string} about @param {() => void} open */
  #door(action, sign, label, about, open) {
    const { say } = this.#options.words;
    const waits = this.#waiting === action;
    return html`<button
      class="door ${action} ${waits ? "waits" : ""}"
      data-action=${action}
      aria-disabled=${this.#waiting !== null}
      @click=${() => {
        if (this.#waiting === null) open();
      }}
    >
      ${icon(sign)}
      <span>
        <strong>${waits ? say("ui-getting-ready") : label}</strong>
        <span class="about">${waits ? say("ui-getting-ready-about") : about}</span>
      </span>
    </button>`;
  }
}
