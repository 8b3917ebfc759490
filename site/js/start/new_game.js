/**
 * The screen where a game is set up.
 *
 *   main.new-game
 *     .scroll
 *       header                    back, title
 *       .columns
 *         fieldset.games          which game, edition or junior
 *         .seating                who plays
 *         .agreements             how
 *         details.more            the seed
 *     .starting                   what is wrong, the button that starts
 *     dialog.picker               pictures to be called by
 */

import { html, icon, nothing, roundButton } from "chromino-view";
import { ruleChoices } from "./rule_choices.js";
import { gameCards } from "./game_cards.js";
import { picturePicker } from "./picture_picker.js";
import { seatRows } from "./seat_rows.js";
import * as setUps from "../editions/set_up.js";

/** @import { Command, Message } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Picture } from "../editions/picture_names.js" */
/** @import { Seat, SetUp, Value } from "../editions/set_up.js" */

/**
 * @typedef {object} Around
 * @property {ShadowRoot} root where the screen is painted
 * @property {() => void} paint
 * @property {(...selectors: string[]) => void} focus gives the keyboard to the first of these that there is
 * @property {(command: Command) => Promise<Message[]>} start begins the game, or says why not
 * @property {(setUp: SetUp) => void} keep remembers what was set up, for the next time
 * @property {() => void} back
 */

export class NewGame {
  /** Whose picture is being chosen, by the seat's number. @type {number | null} */
  picking = null;
  waiting = false;
  /** @type {Message[]} */
  #problems = [];
  /** What has just been done, for those who don't see it. */
  #said = "";
  #around;

  /** @param {Words} words @param {SetUp} setUp @param {Around} around */
  constructor(words, setUp, around) {
    this.words = words;
    this.setUp = setUp;
    this.#around = around;
  }

  // Changing the set-up

  /** @param {SetUp} setUp @param {string} [said] */
  #change(setUp, said = "") {
    this.setUp = setUp;
    this.#said = said;
    this.#problems = [];
    this.#around.paint();
  }

  /** @param {string} game */
  chooseGame(game) {
    this.#change(setUps.chooseGame(this.setUp, game));
  }

  /** @param {string} rule @param {Value} value */
  agree(rule, value) {
    this.#change(setUps.agree(this.setUp, rule, value));
  }

  /** @param {number} number @param {Partial<Seat>} change */
  changeSeat(number, change) {
    this.#change(setUps.changeSeat(this.setUp, number, change));
  }

  /** @param {string} kind */
  addSeat(kind) {
    this.#change(setUps.addSeat(this.setUp, kind));
    const place = this.setUp.seats.length - 1;
    this.#tell("ui-said-seat-added", place);
    this.#around.focus(`[data-seat="${place}"] .seat-name`);
  }

  /** @param {number} number */
  removeSeat(number) {
    const place = this.#placeOf(number);
    const said = this.#saying("ui-said-seat-removed", place);
    this.#change(setUps.removeSeat(this.setUp, number), said);
    const next = Math.min(place, this.setUp.seats.length - 1);
    this.#around.focus(`[data-seat="${next}"] .seat-remove:enabled`, '[data-action="add-person"]');
  }

  /** The button goes along with its seat. @param {number} number @param {-1 | 1} by */
  moveSeat(number, by) {
    this.#change(setUps.moveSeat(this.setUp, number, by));
    const place = this.#placeOf(number);
    this.#tell("ui-said-seat-moved", place);
    const [same, other] = by < 0 ? ["seat-up", "seat-down"] : ["seat-down", "seat-up"];
    this.#around.focus(`[data-seat="${place}"] .${same}:enabled`, `[data-seat="${place}"] .${other}`);
  }

  /** @param {number} number */
  #placeOf(number) {
    return this.setUp.seats.findIndex((seat) => seat.number === number);
  }

  // Pictures

  /** @param {number | null} number */
  pick(number) {
    this.picking = number;
    this.#around.paint();
    if (number !== null) this.#picker()?.showModal();
  }

  closePicker() {
    this.#picker()?.close();
  }

  /** @param {number} number @param {Picture | null} picture */
  choosePicture(number, picture) {
    this.changeSeat(number, { picture });
    this.closePicker();
  }

  /** @returns {HTMLDialogElement | null} */
  #picker() {
    return this.#around.root.querySelector(".picker");
  }

  // Starting

  async start() {
    if (this.waiting) return;
    const wrong = setUps.seedProblem(this.setUp);
    if (wrong) {
      this.#refuse([wrong]);
      return;
    }
    this.#around.keep(this.setUp);
    this.waiting = true;
    this.#problems = [];
    this.#around.paint();
    try {
      this.#refuse(await this.#around.start(setUps.commandOf(this.setUp, this.words.say)));
    } finally {
      this.waiting = false;
      this.#around.paint();
    }
  }

  back() {
    this.#around.keep(this.setUp);
    this.#around.back();
  }

  /** @param {Message[]} problems */
  #refuse(problems) {
    this.#problems = problems;
    this.#around.paint();
    if (problems.some((problem) => setUps.partOf(problem) === "seed")) this.#openMore();
    if (problems.length) this.#around.focus('[aria-invalid="true"]', '[data-action="start"]');
  }

  #openMore() {
    this.#around.root.querySelector(".more")?.setAttribute("open", "");
  }

  // Saying it

  /** @param {string} id @param {number} place */
  #saying(id, place) {
    const { say } = this.words;
    return say(id, { name: setUps.nameOf(this.setUp.seats[place], say), place: place + 1 });
  }

  /** @param {string} id @param {number} place */
  #tell(id, place) {
    this.#said = this.#saying(id, place);
    this.#around.paint();
  }

  /** @param {string} part */
  isWrong(part) {
    return this.#problems.some((problem) => setUps.partOf(problem) === part);
  }

  /** The ids of what is said beside a part of the form. @param {string} part @param {string} [more] */
  describing(part, more) {
    const ids = [more, this.isWrong(part) ? `problem-${part}` : undefined].filter(Boolean);
    return ids.length ? ids.join(" ") : nothing;
  }

  /** What is wrong with a part of the form, said beside it. @param {string} part */
  problemsOf(part) {
    const found = this.#problems.filter((problem) => setUps.partOf(problem) === part);
    if (!found.length) return nothing;
    return html`<p class="wrong" id="problem-${part}" role="alert">
      ${this.words.sayAll(found)}
    </p>`;
  }

  // The screen

  template() {
    const { say } = this.words;
    return html`<main class="new-game">
      <div class="scroll">
        <header>
          ${roundButton("previous", { action: "back", words: say("ui-back"), press: () => this.back() })}
          <h1 tabindex="-1">${say("ui-new-game")}</h1>
        </header>
        <div class="columns">
          <div>${gameCards(this)}</div>
          <div>${seatRows(this)}</div>
          <div>${ruleChoices(this)} ${this.#more()}</div>
        </div>
      </div>
      <div class="starting">
        ${this.problemsOf("start")}
        <button class="button primary" data-action="start" aria-disabled=${this.waiting} @click=${() => this.start()}>
          ${icon("play")} ${say(this.waiting ? "ui-getting-ready" : "ui-start-game")}
        </button>
      </div>
      <p class="spoken" role="status">${this.waiting ? say("ui-getting-ready") : this.#said}</p>
      ${picturePicker(this)}
    </main>`;
  }

  #more() {
    const { say } = this.words;
    return html`<details class="more">
      <summary>${say("ui-more")}</summary>
      <label class="seed">
        <span>${say("ui-seed")}</span>
        <input
          class="field"
          type="text"
          inputmode="numeric"
          autocomplete="off"
          data-variant="seed"
          .value=${this.setUp.seed}
          aria-invalid=${this.isWrong("seed")}
          aria-describedby=${this.describing("seed", "about-seed")}
          @input=${(/** @type {InputEvent} */ { target }) =>
            this.#change(setUps.chooseSeed(this.setUp, /** @type {HTMLInputElement} */ (target).value))}
        />
      </label>
      <p class="quiet" id="about-seed">${say("ui-seed-about")}</p>
      ${this.problemsOf("seed")}
    </details>`;
  }
}
