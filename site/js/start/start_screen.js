/**
 * The first thing people see: a table full of tiles, and one button that starts at once.
 *
 *   .start                    or main.new-game
 *     .start-table            a picture
 *     main
 *       h1  p  .doors
 *       .ways                 to everything else
 *       .languages
 *       p
 */

import { LANGUAGES, html, icon, nothing, tablePicture } from "chromino-view";
import pageScreenCss from "../page/page_screen.css";
import newGameCss from "./new_game.css";
import seatsCss from "./seat_rows.css";
import startCss from "./start_screen.css";
import { SMALL_HAND, START_TABLE } from "../editions/editions.js";
import { canInstall, install, watchInstall } from "../offline/install.js";
import { labAddress } from "../keep/lab_notebooks.js";
import { NewGame } from "./new_game.js";
import { progressInWords } from "../page/conundrum_words.js";
import { watchDay } from "../page/new_day.js";
import { PageScreen, styleSheet } from "../page/page_screen.js";
import { agree, chooseGame, commandOf, setUpFrom, usualSetUp } from "../editions/set_up.js";

/** @import { Command, Message } from "../../../widget/js/contract.js" */
/** @import { Icon } from "../../../widget/js/look/icons.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { KeptConundrum } from "../keep/kept_conundrum.js" */
/** @import { SetUp } from "../editions/set_up.js" */

/** @typedef {"games" | "conundrums" | "rules" | "learn" | "about"} Way */

/**
 * @typedef {object} StartOptions
 * @property {{players: string[], edition: string, changed: number} | null} saved the game one can
 *   continue: who plays, which edition, and when it was touched last, as `Date.now()` has it
 * @property {unknown} setUp what `keepSetUp` was given last, however old
 * @property {boolean} setUpFirst begin with the set-up, for those who come from a table
 * @property {Command | null} only the one game there is to play, for those who came by a locked link
 * @property {() => {kept: KeptConundrum | undefined, row: number} | null} daily today's conundrum, and how many days
 *   in a row there are; null: there is none
 * @property {(setUp: SetUp) => void} keepSetUp
 * @property {(command: Command, atOnce: boolean) => Promise<Message[]>} onPlay begins a game, as soon as
 *   the engine can; the promise is of what is wrong with it. `atOnce`: it was not set up by anybody
 * @property {() => void} onDaily
 * @property {() => void} onContinue
 * @property {(language: string) => void} onLanguage
 * @property {(way: Way) => void} onWay
 */

const ownSheet = styleSheet(pageScreenCss, startCss, newGameCss, seatsCss);

export class StartScreen extends PageScreen {
  #options;
  /** @type {SetUp} */
  #setUp;
  /** @type {NewGame | null} */
  #newGame = null;
  /** The button whose game is about to begin. @type {string | null} */
  #waiting = null;
  /** @type {Message[]} */
  #problems = [];
  #unwatch = [watchInstall(() => this.paint()), watchDay(() => this.paint())];

  /** @param {HTMLElement} stage @param {Words} words @param {StartOptions} options */
  constructor(stage, words, options) {
    super(stage, words, ownSheet());
    this.#options = options;
    this.#setUp = setUpFrom(options.setUp);
    if (options.setUpFirst) this.#open();
    else this.paint();
  }

  close() {
    for (const unwatch of this.#unwatch) unwatch();
    super.close();
  }

  /** @param {Words} words */
  speak(words) {
    if (this.#newGame) this.#newGame.words = words;
    super.speak(words);
  }

  // What the buttons do

  /** @param {string} door @param {Command} command */
  async #play(door, command) {
    if (this.#waiting) return;
    this.#waiting = door;
    this.#problems = [];
    this.paint();
    try {
      this.#problems = await this.#options.onPlay(command, true);
    } finally {
      this.#waiting = null;
      this.paint();
    }
  }

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
    this.#newGame = new NewGame(this.words, this.#setUp, {
      root: this.root,
      paint: () => this.paint(),
      focus: (...selectors) => this.focus(...selectors),
      start: (command) => this.#options.onPlay(command, false),
      keep: (setUp) => {
        this.#setUp = setUp;
        this.#options.keepSetUp(setUp);
      },
      back: () => this.#back(),
    });
    this.paint();
    this.focus("h1");
  }

  #back() {
    this.#newGame = null;
    this.paint();
    this.focus('[data-action="new"]');
  }

  // The screen

  template() {
    return this.#newGame ? this.#newGame.template() : this.#start();
  }

  #start() {
    const { say, sayAll } = this.words;
    return html`<div class="start">
      ${tablePicture(START_TABLE, { kind: "start-table" })}
      <main>
        <h1 tabindex="-1">${say("ui-title")}</h1>
        <p>${say("ui-tagline")}</p>
        <div class="doors">${this.#doors()}</div>
        <p class="spoken" role="status">${this.#waiting ? say("ui-getting-ready") : nothing}</p>
        ${this.#problems.length ? html`<p class="wrong" role="alert">${sayAll(this.#problems)}</p>` : nothing}
        ${this.#ways()} ${this.#languages()}
        <p class="quiet">${say("ui-trademark")}</p>
      </main>
    </div>`;
  }

  #doors() {
    const { only } = this.#options;
    const { say } = this.words;
    const play = () => this.#play("play", only ?? commandOf(this.#usual(), say));
    const junior = () => this.#play("junior", commandOf(this.#junior(), say));
    return [
      this.#door("play", "play", say("ui-play"), say(only ? "ui-play-only" : "ui-play-about"), play),
      this.#continue(),
      this.#daily(),
      only ? nothing : this.#door("new", "settings", say("ui-new"), say("ui-new-about"), () => this.#open()),
      only
        ? nothing
        : this.#door("junior", "person", say("ui-junior"), say("ui-junior-about", { hand: SMALL_HAND }), junior),
    ];
  }

  #ways() {
    const { say } = this.words;
    /** @type {[Way, Icon][]} */
    const all = [
      ["learn", "look"],
      ["rules", "book"],
      ["conundrums", "star"],
      ["games", "folder"],
      ["about", "info"],
    ];
    const ways = all.filter(([way]) => !(this.#options.only && ["games", "conundrums"].includes(way)));
    return html`<nav class="ways" aria-label=${say("ui-ways")}>
      ${ways.map(
        ([way, sign]) =>
          html`<button class="way" data-action=${way} @click=${() => this.#options.onWay(way)}>
            ${icon(sign)} ${say(`ui-way-${way}`)}
          </button>`,
      )}
      ${canInstall()
        ? html`<button class="way" data-action="install" @click=${install}>${icon("save")} ${say("ui-way-install")}</button>`
        : nothing}
      ${LAB && !this.#options.only
        ? html`<a class="way" data-action="notebooks" href=${labAddress(this.words.language)}>${icon("notebook")} ${say("ui-way-notebooks")}</a>`
        : nothing}
    </nav>`;
  }

  #languages() {
    const { language, say } = this.words;
    return html`<div class="languages" role="group" aria-label=${say("ui-setting-language")}>
      ${Object.entries(LANGUAGES).map(
        ([each, name]) =>
          html`<button
            class="way"
            lang=${each}
            data-language=${each}
            aria-pressed=${each === language}
            @click=${() => this.#options.onLanguage(each)}
          >
            ${name}
          </button>`,
      )}
    </div>`;
  }

  #continue() {
    const { saved, onContinue } = this.#options;
    if (!saved) return nothing;
    const { say, list, date } = this.words;
    const edition = say(`ui-game-${saved.edition}`);
    const about = say("ui-continue-about", { players: list(saved.players), edition, when: date(saved.changed) });
    return this.#door("continue", "again", say("ui-continue"), about, onContinue);
  }

  #daily() {
    const daily = this.#options.daily();
    if (!daily) return nothing;
    const { say } = this.words;
    const progress = progressInWords(daily.kept, this.words);
    const row = say("ui-conundrum-row", { count: daily.row });
    const about = daily.row ? say("ui-conundrum-door-about", { progress, row }) : progress;
    return this.#door("daily", "star", say("ui-conundrum-today"), about, this.#options.onDaily);
  }

  /** @param {string} action @param {Icon} sign @param {string} label @param {string} about @param {() => void} open */
  #door(action, sign, label, about, open) {
    const { say } = this.words;
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
