/**
 * The games that are kept in this browser.
 *
 *   main.games
 *     header                back, title, from a file
 *     ul.kept-games         or .no-games
 *     footer                how safe they are, erase everything
 *     dialog                of one game, or of all
 */

import { html, icon, nothing, repeat, roundButton, tablePicture } from "chromino-view";
import gamesCss from "./games_screen.css";
import pageScreenCss from "../page/page_screen.css";
import thumbnailCss from "./thumbnail.css";
import { LONGEST_NAME, START_TABLE } from "../editions/editions.js";
import { deleteQuestion, eraseQuestion, gameMenu, nameDialog } from "./game_dialogs.js";
import { isInForeignFrame } from "../page/foreign_frame.js";
import { gameEntry, titleOf } from "./game_entry.js";
import { downloadGame, downloadRest } from "../page/game_file.js";
import { LazyThumbnails } from "./lazy_thumbnails.js";
import { readName } from "../keep/kept_game.js";
import { PageScreen, styleSheet } from "../page/page_screen.js";
import { persistence } from "../keep/persistence.js";

/** @import { Host, Message } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { DeletedGames } from "../keep/deleted_games.js" */
/** @import { Deed } from "./game_dialogs.js" */
/** @import { Entry } from "../keep/kept_game.js" */
/** @import { Safety } from "../keep/persistence.js" */
/** @import { Saved } from "../engine/protocol.js" */
/** @import { Store } from "../keep/store.js" */

/**
 * @typedef {object} GamesOptions
 * @property {Store} store
 * @property {DeletedGames} deleted
 * @property {(game: Saved, opens?: Host["opens"]) => Promise<void>} onOpen comes back if it can't be opened
 * @property {(files: readonly File[]) => void} onFiles
 * @property {() => void} onErase
 * @property {() => void} onBack
 */

/** @typedef {{kind: "menu", entry: Entry} | {kind: "name", entry: Entry, problem: Message | null} | {kind: "delete", entry: Entry} | {kind: "erase"}} Over */

const MEGABYTE = 1_000_000;

/** What lies on the table where there are no games. */
const FEW_TILES = START_TABLE.split(" ").slice(0, 4).join(" ");

const ownSheet = styleSheet(pageScreenCss, gamesCss, thumbnailCss);

export class GamesScreen extends PageScreen {
  #options;
  #pictures = new LazyThumbnails();
  /** Undefined while they are read; null: the browser refuses. @type {Entry[] | null | undefined} */
  #entries;
  /** @type {Safety} */
  #safety = { promised: false, bytes: null };
  /** What lies over the list. @type {Over | null} */
  #over = null;
  /** Where the menu of a game opens. */
  #corner = { x: 0, y: 0 };
  /** What has just been done, for those who don't see it. */
  #said = "";

  /** @param {HTMLElement} stage @param {Words} words @param {GamesOptions} options */
  constructor(stage, words, options) {
    super(stage, words, ownSheet());
    this.#options = options;
    this.paint();
    this.focus("h1");
    void this.refresh();
  }

  close() {
    this.#pictures.close();
    super.close();
  }

  paint() {
    super.paint();
    this.#pictures.hang(this.root.querySelectorAll(".kept-picture.has-board"));
  }

  // What can be done

  /** Look again what is kept. */
  async refresh() {
    const entries = await this.#options.store.games();
    this.#safety = await persistence();
    if (!this.root.host.isConnected) return;
    this.#entries = entries;
    this.paint();
  }

  /** A game is back. @param {IDBValidKey} key */
  async welcome(key) {
    await this.refresh();
    this.#tell("ui-games-said-back", key);
    this.#focusGame(key, ".kept-title");
  }

  /** @param {string} id @param {IDBValidKey} key */
  #tell(id, key) {
    const entry = this.#entries?.find((each) => each.key === key);
    if (entry) this.#said = this.words.say(id, { game: titleOf(entry, this.words) });
    this.paint();
  }

  /** @param {IDBValidKey} key @param {string} part */
  #focusGame(key, part) {
    this.focus(`${entrySelector(key)} ${part}`, "h1");
  }

  /** @param {Over | null} over */
  #put(over) {
    this.#over = over;
    this.#said = "";
    this.paint();
  }

  /** @param {Entry} entry */
  #menu(entry) {
    const button = this.root.querySelector(`${entrySelector(entry.key)} .more`);
    const { right = 0, bottom = 0 } = button?.getBoundingClientRect() ?? {};
    this.#corner = { x: right, y: bottom };
    this.#put({ kind: "menu", entry });
  }

  /** @param {Entry} entry @param {Host["opens"]} [opens] */
  async #open({ facts }, opens) {
    if (!facts) return;
    await this.#options.onOpen(facts.game, opens);
    if (this.root.host.isConnected) await this.refresh();
  }

  /** @param {Entry} entry @param {Deed} deed */
  #do(entry, deed) {
    if (deed === "delete" && isInForeignFrame()) {
      this.#put({ kind: "delete", entry });
      return;
    }
    this.#put(deed === "rename" ? { kind: "name", entry, problem: null } : null);
    if (deed === "watch") void this.#open(entry, "replay");
    else if (deed === "duplicate") void this.#duplicate(entry);
    else if (deed === "export") this.#export(entry);
    else if (deed === "delete") void this.#delete(entry);
  }

  /** @param {Entry} entry @param {string} typed */
  async #rename(entry, typed) {
    const read = readName(typed);
    if ("problem" in read) {
      this.#put({ kind: "name", entry, problem: read.problem });
      return;
    }
    this.#put(null);
    if (entry.facts) await this.#options.store.rename(entry.facts.game.id, read.name);
    await this.refresh();
    this.#tell("ui-games-said-renamed", entry.key);
    this.#focusGame(entry.key, ".more");
  }

  /** @param {Entry} entry */
  async #duplicate(entry) {
    if (!entry.facts) return;
    const name = this.words.say("ui-games-copy-of", { game: titleOf(entry, this.words) });
    const short = [...name].slice(0, LONGEST_NAME).join("");
    const id = await this.#options.store.duplicate(entry.facts.game, short);
    if (id === null) return;
    await this.refresh();
    this.#tell("ui-games-said-copied", id);
    this.#focusGame(id, ".kept-title");
  }

  /** @param {Entry} entry */
  #export({ facts, kept, changed }) {
    if (facts) downloadGame(facts.game.record, changed ?? undefined);
    else downloadRest(kept);
  }

  /** It goes at once, and whoever deletes several finds the next one at hand. @param {Entry} entry */
  async #delete(entry) {
    const entries = this.#entries ?? [];
    const next = `.kept-game:nth-child(${entries.indexOf(entry) + 1}) .more`;
    this.#entries = entries.filter((each) => each !== entry);
    this.paint();
    this.focus(next, ".kept-game:last-child .more", "h1");
    await this.#options.deleted.delete(entry.key, titleOf(entry, this.words));
    await this.refresh();
  }

  /** @param {KeyboardEvent} event */
  #key(event) {
    if (event.key !== "z" || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    void this.#options.deleted.undo();
  }

  // The screen

  template() {
    const { say } = this.words;
    const { onBack } = this.#options;
    const { x, y } = this.#corner;
    return html`<main
      class="games"
      .style=${`--menu-x:${x}px;--menu-y:${y}px`}
      @keydown=${(/** @type {KeyboardEvent} */ event) => this.#key(event)}
    >
      <header>
        ${roundButton("previous", { action: "back", words: say("ui-back"), press: onBack })}
        <h1 tabindex="-1">${say("ui-way-games")}</h1>
        ${this.#fromFile()}
      </header>
      <p class="spoken" role="status">${this.#said}</p>
      ${this.#list()}
      ${this.#footer()}
      ${this.#dialog()}
    </main>`;
  }

  #fromFile() {
    const { say } = this.words;
    /** @param {Event} event */
    const choose = ({ currentTarget }) => {
      const button = /** @type {HTMLElement} */ (currentTarget);
      /** @type {HTMLInputElement} */ (button.nextElementSibling).click();
    };
    /** @param {Event} event */
    const chosen = ({ target }) => {
      const input = /** @type {HTMLInputElement} */ (target);
      const files = [...(input.files ?? [])];
      // So that the same file can be chosen once more.
      input.value = "";
      if (files.length) this.#options.onFiles(files);
    };
    return html`<button class="button" data-action="open-file" @click=${choose}>
        ${icon("folder")} <span>${say("ui-games-open-file")}</span>
      </button>
      <input type="file" multiple hidden accept=".json,application/json" @change=${chosen} />`;
  }

  #list() {
    const entries = this.#entries;
    if (entries === undefined) return nothing;
    if (!entries?.length) return this.#nothing(entries === null);
    return html`<ul class="kept-games">
      ${repeat(
        entries,
        ({ key }) => `${typeof key} ${key}`,
        (entry, n) =>
          gameEntry(entry, n, this.words, {
            onOpen: () => void this.#open(entry),
            onMore: () => this.#menu(entry),
          }),
      )}
    </ul>`;
  }

  /** @param {boolean} refused whether that is because nothing can be kept */
  #nothing(refused) {
    const { say } = this.words;
    return html`<div class="no-games">
      ${tablePicture(FEW_TILES)}
      <h2>${say("ui-games-none")}</h2>
      <p>${say(refused ? "ui-games-refused" : "ui-games-none-about")}</p>
      <button class="button primary" data-action="play" @click=${this.#options.onBack}>
        ${icon("play")} ${say("ui-play")}
      </button>
    </div>`;
  }

  #footer() {
    if (this.#entries === undefined) return nothing;
    return html`<footer>
      <p class="quiet">${this.#entries ? this.#safe() : nothing}</p>
      <button class="button" data-action="erase" @click=${() => this.#put({ kind: "erase" })}>
        ${icon("bin")} ${this.words.say("ui-erase")}
      </button>
    </footer>`;
  }

  /** How safe the games are, and how much room they take. */
  #safe() {
    const { say, number, inOne } = this.words;
    const { promised, bytes } = this.#safety;
    const told = [say(promised ? "ui-storage-promised" : "ui-storage-unsure")];
    if (bytes !== null) told.push(say("ui-storage-used", { size: number(Math.ceil((bytes / MEGABYTE) * 10) / 10) }));
    return inOne(told);
  }

  #dialog() {
    const over = this.#over;
    const around = { words: this.words, paint: () => this.paint(), onClose: () => this.#put(null) };
    if (over?.kind === "menu") return gameMenu(around, over.entry, (deed) => this.#do(over.entry, deed));
    if (over?.kind === "name") {
      return nameDialog(around, over.entry, over.problem, (typed) => void this.#rename(over.entry, typed));
    }
    if (over?.kind === "delete") {
      return deleteQuestion(around, over.entry, () => {
        this.#put(null);
        void this.#delete(over.entry);
      });
    }
    if (over?.kind === "erase") return eraseQuestion(around, this.#entries?.length ?? 0, this.#options.onErase);
    return nothing;
  }
}

/** Where a game is in the list. @param {IDBValidKey} key */
const entrySelector = (key) => `[data-game="${CSS.escape(String(key))}"]`;
