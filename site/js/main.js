/**
 * The page: which screen is shown when, and what is kept meanwhile.
 *
 *   start <-> opening -> table, or elsewhere while another tab has the game
 *
 * A failure of the engine lies over any of them, and goes away with it.
 */

import { table, wordsOf } from "chromino-view";
import { catalogueOf } from "./catalogues.js";
import { startEngine } from "./engine.js";
import { Failure } from "./failure.js";
import { download } from "./game_file.js";
import { hold, takeOver } from "./holding.js";
import { applyTheme, keepSettings, loadSettings } from "./kept_settings.js";
import { Notices } from "./notices.js";
import { elsewhere, focusTitle, opening, stageIn } from "./sheets.js";
import { startScreen } from "./start.js";
import { readStartLink } from "./start_link.js";
import { Store, newGameId } from "./store.js";

/** @import { Command, Host, Link, Message, Rules, View } from "../../widget/js/contract.js" */
/** @import { State } from "./engine.js" */
/** @import { Saved } from "./protocol.js" */

/** @typedef {"start" | "opening" | "table" | "elsewhere"} Screen */

class Page {
  #root = element("page");
  #failure = new Failure(element("layer"), this.#root);
  #notices = new Notices(element("notices"));
  #store = new Store((problem) => this.#tell([problem]));
  #words = wordsOf("en");
  #engine = this.#startEngine();
  /** @type {Screen} */
  #screen = "opening";
  /** Where the screen is painted. */
  #stage = this.#root;
  /** Ends what is on the screen. */
  #leave = () => {};
  /** The game in the session, as it was kept last. @type {Saved | null} */
  #saved = null;
  /** What the session has shown last. @type {View | null} */
  #view = null;
  /** The table's. @type {((view: View) => void) | null} */
  #onView = null;

  #startEngine() {
    return startEngine({
      onView: (view) => {
        this.#see(view);
        this.#onView?.(view);
      },
      onSave: (saved) => {
        this.#saved = saved;
        void this.#store.keepGame(saved);
      },
      onState: (state) => this.#engineIs(state),
    });
  }

  // Beginning

  async begin() {
    applyTheme();
    this.#wait();
    if ((await hold(this.#holding)) === "held") await this.#open();
    else this.#giveWay();
  }

  #holding = { onLost: () => this.#giveWay() };

  /** Another tab has the game now: nothing here may be written over what it does. */
  #giveWay() {
    this.#engine.close();
    this.#saved = null;
    this.#view = null;
    const stage = this.#show("elsewhere");
    elsewhere(stage, this.#words, () => void this.#playHere());
    focusTitle(stage);
  }

  async #playHere() {
    this.#wait();
    await takeOver(this.#holding);
    this.#engine = this.#startEngine();
    await this.#open();
  }

  /** The link's game, else the one that was on the table last, else the start. */
  async #open() {
    const link = readStartLink(location.search);
    if (link.language) keepSettings({ language: link.language });
    if (link.help) keepSettings({ help: link.help });
    await this.#learnWords();
    if (link.command) {
      const problems = await this.#play(link.command(this.#words.say));
      if (problems.length) await this.#refused(problems);
    } else {
      const game = await this.#store.currentGame();
      await (game ? this.#goOn(game) : this.#start());
    }
    if (link.problem) this.#tell([link.problem]);
    // The game has begun, or never will: a reload should not try it again.
    if (location.search) history.replaceState(null, "", location.pathname + location.hash);
  }

  async #learnWords() {
    const { language } = loadSettings();
    if (typeof language === "string") this.#words = wordsOf(language, await catalogueOf(language));
    document.documentElement.lang = this.#words.language;
  }

  // Games

  /** @param {{setUpFirst?: boolean}} [how] */
  async #start({ setUpFirst = false } = {}) {
    const game = await this.#unfinished();
    const stage = this.#show("start");
    document.title = this.#words.say("ui-title");
    const { theme, tiles, setUp } = loadSettings();
    const shown = startScreen(stage, {
      words: this.#words,
      theme: typeof theme === "string" ? theme : undefined,
      tiles: typeof tiles === "string" ? tiles : undefined,
      saved: game && summaryOf(game),
      setUp,
      setUpFirst,
      keepSetUp: (setUp) => keepSettings({ setUp }),
      onPlay: (command) => this.#play(command),
      onContinue: () => game && void this.#goOn(game),
    });
    this.#leave = () => shown.close();
  }

  /** The game to go on with: the one in the session, even where nothing can be kept. */
  async #unfinished() {
    return this.#saved && !this.#saved.over ? this.#saved : this.#store.latestUnfinished();
  }

  /** Begin a game; returns what is wrong with it. @param {Command} command @returns {Promise<Message[]>} */
  async #play(command) {
    const { view, problems = [] } = await this.#engine.send(withId(command));
    if (view) this.#sit(view);
    return problems;
  }

  /** @param {Saved} game */
  async #goOn(game) {
    this.#wait();
    const { id, record, kinds, resigned } = game;
    const there = this.#saved?.id === id;
    const command = there ? { type: "view" } : { type: "load", game: id, record, kinds, resigned };
    // Several people: nobody's hand is shown before somebody has taken the device.
    const eyes = kinds.filter((kind) => kind === "human").length > 1 ? { seat: null } : {};
    const { view, problems } = await this.#engine.send({ ...command, ...eyes });
    if (view) {
      this.#sit(view);
      void this.#store.setCurrent(id);
    } else if (problems?.[0].id === "ui-engine-restarted") await this.#refused(problems);
    else {
      await this.#store.setAside(id);
      await this.#refused([{ id: "ui-stored-damaged", args: {} }]);
    }
  }

  /** @param {Message[]} problems */
  async #refused(problems) {
    await this.#start();
    this.#tell(problems);
  }

  // Screens

  /** Leave what is on the screen; returns an empty stage for what comes. @param {Screen} screen */
  #show(screen) {
    this.#leave();
    this.#leave = () => {};
    this.#screen = screen;
    document.documentElement.dataset.screen = screen;
    this.#stage = stageIn(this.#root);
    return this.#stage;
  }

  /** Something is on its way. Where that takes a moment only, the screen just holds still. */
  #wait() {
    const { state } = this.#engine;
    if (state.phase === "ready") return;
    this.#show("opening");
    document.title = this.#words.say("ui-title");
    opening(this.#stage, this.#words, state.phase === "starting" ? state.step : null);
  }

  /** @param {View} view */
  #sit(view) {
    const stage = this.#show("table");
    this.#see(view);
    const shown = table(stage, this.#link(), this.#host());
    this.#leave = () => shown.close();
  }

  /** @param {View} view */
  #see(view) {
    this.#view = view;
    const { say } = this.#words;
    if (this.#screen === "table") document.title = say("ui-title-table", { say: say(view.say.id, view.say.args) });
  }

  /** @returns {Link} */
  #link() {
    return {
      send: async (command) => {
        const answer = await this.#engine.send(withId(command));
        if (answer.view?.live) this.#see(answer.view);
        return answer;
      },
      onView: (callback) => {
        this.#onView = callback;
        if (this.#view) callback(this.#view);
        return () => {
          this.#onView = null;
        };
      },
      words: catalogueOf,
      close: () => {
        this.#onView = null;
      },
    };
  }

  /** @returns {Host} */
  #host() {
    return {
      ownsPage: true,
      newGame: () => void this.#start({ setUpFirst: true }),
      leave: () => {
        void this.#store.setCurrent(null);
        void this.#start();
      },
      save: async () => {
        const { record } = await this.#engine.send({ type: "save" });
        if (record) download(record);
      },
      loadSettings,
      keepSettings,
    };
  }

  /** @param {State} state */
  #engineIs(state) {
    const { say } = this.#words;
    if (state.phase === "restarting") this.#notices.show("restarting", say("ui-restarting"));
    else this.#notices.hide("restarting");
    if (this.#screen === "opening" && state.phase === "starting") {
      opening(this.#stage, this.#words, state.step);
    }
    if (state.phase === "failed") {
      const kept = this.#unfinished().then((game) => game !== null);
      this.#failure.show(this.#words, state, { kept, onTryAgain: () => this.#engine.restart() });
    } else this.#failure.hide();
  }

  /** @param {Message[]} problems */
  #tell(problems) {
    const { say } = this.#words;
    const text = [...new Set(problems.map(({ id, args }) => say(id, args)))].join(" ");
    if (problems.length) this.#notices.show(problems[0].id, text, say("ui-notice-close"));
  }
}

/** A command that begins a game tells under which id it is to be kept. @param {Command} command @returns {Command} */
const withId = (command) =>
  ["new", "load"].includes(command.type) ? { game: newGameId(), ...command } : command;

/** What one sees of a game that waits. @param {Saved & {changed?: number}} game */
function summaryOf({ record, changed = Date.now() }) {
  const { players, rules } = /** @type {{players: string[], rules: Rules}} */ (record);
  return { players, edition: rules.edition, changed };
}

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

await new Page().begin();
