/**
 * The page: which screen is shown when, and what is kept meanwhile.
 *
 *   start <-> opening -> table, or elsewhere while another tab has the game
 *     \\___ games, rules, introduction ___/
 *
 * A failure of the engine lies over any of them, and goes away with it.
 */

import { languageFor, spokenAs, table, wordsOf } from "chromino-view";
import { AboutDialog } from "./about_dialog.js";
import { fetchWords } from "./catalogues.js";
import { DeletedGames } from "./deleted_games.js";
import { Failure } from "./failure.js";
import { onDroppedFiles } from "./file_drop.js";
import { linkProblems, readFragment, rulesFragment } from "./fragment.js";
import { downloadGame } from "./game_file.js";
import { GamesScreen } from "./games_screen.js";
import { hold, takeOver } from "./holding.js";
import { INTRODUCTION, Introduction } from "./introduction.js";
import { summaryOf } from "./kept_game.js";
import { applyTheme, forgetSettings, keepSettings, loadSettings } from "./kept_settings.js";
import { Notices } from "./notices.js";
import { openFiles } from "./open_files.js";
import { PageSession, eyesOf } from "./page_session.js";
import { RulesScreen } from "./rules_screen.js";
import { ShareDialog } from "./share_dialog.js";
import { elsewhere, focusTitle, opening } from "./sheets.js";
import { Stage } from "./stage.js";
import { StartScreen } from "./start.js";
import { readStartLink } from "./start_link.js";
import { Store } from "./store.js";

/** @import { Command, Host, Message, Rules, View } from "../../widget/js/contract.js" */
/** @import { Words } from "../../widget/js/words.js" */
/** @import { State } from "./engine.js" */
/** @import { LinkedGame } from "./fragment.js" */
/** @import { Saved } from "./protocol.js" */
/** @import { Screen } from "./stage.js" */
/** @import { StartLink } from "./start_link.js" */

class Page {
  #root = element("page");
  #words = wordsOf("en");
  #failure = new Failure(element("layer"), this.#root);
  #notices = new Notices(element("notices"), this.#words);
  #store = new Store({
    onProblem: (problem) => this.#tell([problem]),
    onSolved: (id) => this.#notices.hide(id),
  });
  #deleted = new DeletedGames(this.#store, this.#notices, {
    onDeleted: (key) => this.#session.forget(key),
    onBack: (key) => {
      if (this.#stage.shown instanceof GamesScreen) void this.#stage.shown.welcome(key);
    },
  });
  #session = new PageSession(this.#store, {
    onSee: () => this.#title(),
    onState: (state) => this.#engineIs(state),
  });
  #stage = new Stage(this.#root);
  /** The link by which one came, if it is a locked one: there is no other game then. @type {StartLink | null} */
  #lock = null;

  // Beginning

  async begin() {
    applyTheme();
    this.#wait();
    addEventListener("hashchange", () => void this.#follow());
    onDroppedFiles(element("drop"), () => this.#words.say("ui-games-drop"), (files) => void this.#bring(files));
    if ((await hold(this.#holding)) === "held") await this.#open();
    else this.#giveWay();
  }

  #holding = { onLost: () => this.#giveWay() };

  /** Another tab has the game now: nothing here may be written over what it does. */
  #giveWay() {
    this.#session.close();
    const stage = this.#show("elsewhere");
    const paint = () => elsewhere(stage, this.#words, () => void this.#playHere());
    paint();
    this.#stage.shown = { close: () => {}, speak: paint };
    focusTitle(stage);
  }

  async #playHere() {
    this.#wait();
    await takeOver(this.#holding);
    this.#session.reopen();
    await this.#open();
  }

  /** What the address asks for, else the game that was on the table last, else the start. */
  async #open() {
    const link = readStartLink(location.search);
    const language = link.language && spokenAs(link.language);
    if (language) keepSettings({ language });
    if (link.help) keepSettings({ help: link.help });
    await this.#speak();
    if (link.locked) this.#lock = link;
    if (link.command && !(await this.#hasBegun())) await this.#begin(link.command(this.#words.say));
    else if (!(await this.#follow())) await this.#resume();
    if (link.problem) this.#tell([link.problem]);
    // The game has begun, or never will: a reload should not try it again. A lock stays.
    if (location.search && !this.#lock) history.replaceState(null, "", location.pathname + location.hash);
  }

  /** Whether the locked link's game is the one that was on the table last, and goes on there. */
  async #hasBegun() {
    const { begun } = loadSettings();
    if (!this.#lock || begun !== location.search) return false;
    return (await this.#store.currentGame()) !== null;
  }

  /** @param {Command} command */
  async #begin(command) {
    const problems = await this.#play(command);
    if (problems.length) await this.#refused(problems);
    else if (this.#lock) keepSettings({ begun: location.search });
  }

  /** The game that was on the table last, else the start. */
  async #resume() {
    const game = this.#session.saved ?? (await this.#store.currentGame());
    await (game ? this.#goOn(game) : this.#start());
  }

  /** Go where the fragment of the address leads; whether it leads anywhere. */
  async #follow() {
    const asked = readFragment(location.hash);
    if (!asked || this.#stage.screen === "elsewhere") return false;
    if ("rules" in asked) this.#rules(asked.rules);
    else {
      // A reload should go on with the game, and not open it once more.
      history.replaceState(null, "", location.pathname + location.search);
      if ("problem" in asked) await this.#refused([asked.problem]);
      else await this.#openLink(asked.game);
    }
    return true;
  }

  // Words

  /** Speak the language that was chosen, or the browser's, if its words can be had. */
  async #speak() {
    const { language } = loadSettings();
    const words = await fetchWords(languageFor(typeof language === "string" ? language : null));
    if (words) this.#useWords(words);
    else this.#tell([{ id: "ui-language-missing", args: {} }]);
  }

  /** @param {Words} words */
  #useWords(words) {
    this.#words = words;
    document.documentElement.lang = words.language;
    this.#notices.speak(words);
    this.#stage.speak(words);
    this.#title();
  }

  // Games

  /** @param {{setUpFirst?: boolean}} [how] */
  async #start({ setUpFirst = false } = {}) {
    const game = await this.#session.unfinished();
    const stage = this.#show("start");
    const { setUp } = loadSettings();
    this.#stage.shown = new StartScreen(stage, this.#words, {
      saved: game && summaryOf(game),
      setUp,
      setUpFirst,
      only: this.#lock?.command?.(this.#words.say) ?? null,
      keepSetUp: (setUp) => keepSettings({ setUp }),
      onPlay: (command, atOnce) => (atOnce ? this.#playAtOnce(command) : this.#play(command)),
      onContinue: () => game && void this.#goOn(game),
      onLanguage: (language) => {
        keepSettings({ language });
        void this.#speak();
      },
      onWay: (way) => this.#goTo(way),
    });
  }

  /** @param {import("./start.js").Way} way */
  #goTo(way) {
    if (way === "games") this.#games();
    else if (way === "rules") this.#rules("");
    else if (way === "about") this.#about();
    else void this.#learn();
  }

  /** Show how it goes to somebody who asks. */
  async #learn() {
    this.#wait();
    const problems = await this.#introduce(() => void this.#start());
    if (problems.length) await this.#refused(problems);
  }

  /** Who has never been here is shown how it goes, and then plays. @param {Command} command @returns {Promise<Message[]>} */
  async #playAtOnce(command) {
    if (loadSettings().introduced) return this.#play(command);
    return this.#introduce(() => void this.#begin(command), /** @type {Partial<Rules>} */ (command.rules));
  }

  /** Begin a game; returns what is wrong with it. @param {Command} command @returns {Promise<Message[]>} */
  async #play(command) {
    const { view, problems = [] } = await this.#session.send(command);
    if (view) this.#sit(view);
    return problems;
  }

  /** @param {Saved} game @param {Host["opens"]} [opens] what one sees of it first */
  async #goOn(game, opens) {
    const chosen = this.#stage.screen === "games";
    this.#wait();
    const { view, problems } = await this.#session.takeUp(game);
    if (view) {
      this.#sit(view, opens);
      void this.#store.setCurrent(game.id);
    } else if (problems?.[0].id === "ui-engine-restarted") await this.#refused(problems);
    else {
      await this.#store.setAside(game.id);
      await this.#refused([{ id: chosen ? "ui-games-cant-open" : "ui-stored-damaged", args: {} }]);
    }
  }

  /** @param {LinkedGame} game */
  async #openLink({ link, kinds }) {
    this.#wait();
    const eyes = kinds ? { kinds, ...eyesOf(kinds) } : { seat: null };
    const problems = await this.#play({ type: "load", link, ...eyes });
    if (problems.length) await this.#refused(linkProblems(problems));
  }

  /** Open games that somebody has as files: one is put on the table, several go to the others. @param {readonly File[]} files */
  async #bring(files) {
    if (!files.length || this.#stage.screen === "elsewhere") return;
    if (this.#lock) {
      this.#tell([{ id: "ui-locked", args: {} }]);
      return;
    }
    this.#wait();
    const before = this.#session.saved;
    const load = (/** @type {string} */ record) => this.#session.send({ type: "load", record, seat: null });
    const { views, problems } = await openFiles(files, load);
    if (files.length > 1) await this.#among(views.length, before);
    else if (views.length) this.#sit(views[0], views[0].outcome ? undefined : "seats");
    if (problems.length) await this.#refused(problems);
  }

  /** So many games have come to the others; the one on the table stays the one to go on with. @param {number} count @param {Saved | null} before */
  async #among(count, before) {
    if (count && before) {
      this.#session.saved = before;
      this.#session.view = null; // another one is in the session
      await this.#store.setCurrent(before.id);
    }
    if (this.#stage.shown instanceof GamesScreen) await this.#stage.shown.refresh();
    else this.#games();
    if (count) this.#tell([{ id: "ui-games-added", args: { count } }]);
  }

  /** @param {Message[]} problems */
  async #refused(problems) {
    if (this.#stage.screen === "opening") await this.#start();
    this.#tell(problems);
  }

  // Screens

  /** @param {Screen} screen */
  #show(screen) {
    const place = this.#stage.clear(screen);
    this.#title();
    return place;
  }

  /** Something is on its way. Where that takes a moment only, the screen just holds still. */
  #wait() {
    if (this.#session.state.phase === "ready") return;
    const place = this.#show("opening");
    const paint = () => {
      const { state } = this.#session;
      opening(place, this.#words, state.phase === "starting" ? state.step : null);
    };
    paint();
    this.#stage.shown = { close: () => {}, speak: paint };
  }

  /** @param {View} view @param {Host["opens"]} [opens] */
  #sit(view, opens) {
    const stage = this.#show("table");
    this.#session.see(view);
    this.#stage.shown = table(stage, this.#session.link(), this.#host(opens));
  }

  #title() {
    this.#stage.title(this.#words, this.#session.view);
  }

  /** Back to where one came from. */
  #wayBack() {
    const fromTable = this.#stage.screen === "table";
    return () => void (fromTable ? this.#resume() : this.#start());
  }

  #games() {
    const back = this.#wayBack();
    const stage = this.#show("games");
    const { say } = this.#words;
    document.title = say("ui-title-table", { say: say("ui-way-games") });
    this.#stage.shown = new GamesScreen(stage, this.#words, {
      store: this.#store,
      deleted: this.#deleted,
      onOpen: (game, opens) => this.#goOn(game, opens),
      onFiles: (files) => void this.#bring(files),
      onErase: () => void this.#eraseEverything(),
      onBack: back,
    });
  }

  /** @param {string} edition */
  #rules(edition) {
    if (this.#stage.shown instanceof RulesScreen) {
      this.#stage.shown.open(edition);
      return;
    }
    const back = this.#stage.screen === "opening" ? () => void this.#resume() : this.#wayBack();
    const stage = this.#show("rules");
    const moveTo = (/** @type {string} */ address) => history.replaceState(null, "", address);
    this.#stage.shown = new RulesScreen(stage, this.#words, {
      edition,
      link: this.#session.link(),
      onEdition: (id) => moveTo(rulesFragment(id)),
      onBack: () => {
        moveTo(location.pathname + location.search);
        back();
      },
    });
  }

  /**
   * Show how the game goes; returns what is wrong with it.
   * @param {() => void} then
   * @param {Partial<Rules>} [rules] of the game that one is about to play
   * @returns {Promise<Message[]>}
   */
  async #introduce(then, rules) {
    const command = { type: "load", game: INTRODUCTION, record: Introduction.record(this.#words, rules) };
    const { view, problems = [] } = await this.#session.send(command);
    if (!view) return problems;
    const stage = this.#show("introduction");
    this.#session.see(view);
    this.#stage.shown = new Introduction(stage, this.#words, {
      link: this.#session.link(),
      host: { loadSettings, ownsPage: true, words: this.#words, onWords: (words) => this.#useWords(words) },
      onDone: () => {
        keepSettings({ introduced: true });
        this.#session.view = null; // it has no game that goes on
        then();
      },
    });
    return [];
  }

  #about() {
    const { view, state } = this.#session;
    this.#stage.over(() => new AboutDialog(element("dialogs"), this.#words, { view, engine: state }));
  }

  #share() {
    const { view } = this.#session;
    if (!view) return;
    const options = {
      view,
      send: (/** @type {Command} */ command) => this.#session.send(command),
      qr: (/** @type {string} */ text) => this.#session.qr(text),
      onSave: () => void this.#saveAsFile(),
    };
    this.#stage.over(() => new ShareDialog(element("dialogs"), this.#words, options));
  }

  async #saveAsFile() {
    const { record } = await this.#session.send({ type: "save" });
    if (record) downloadGame(record);
  }

  /** Nothing is kept any more, not even what this page would write last. */
  async #eraseEverything() {
    this.#session.close();
    const erased = await this.#store.erase();
    forgetSettings();
    if (erased) {
      location.replace(location.pathname + location.search);
      return;
    }
    this.#session.reopen();
    await this.#start();
    this.#tell([{ id: "ui-erase-failed", args: {} }]);
  }

  /** @param {Host["opens"]} opens @returns {Host} */
  #host(opens) {
    return {
      ownsPage: true,
      locked: this.#lock !== null,
      opens,
      newGame: this.#lock ? undefined : () => void this.#start({ setUpFirst: true }),
      leave: () => {
        void this.#store.setCurrent(null);
        void this.#start();
      },
      save: () => void this.#saveAsFile(),
      share: () => this.#share(),
      games: this.#lock ? undefined : () => this.#games(),
      about: () => this.#about(),
      words: this.#words,
      onWords: (words) => this.#useWords(words),
      loadSettings,
      keepSettings,
    };
  }

  /** @param {State} state */
  #engineIs(state) {
    if (state.phase === "restarting") {
      this.#notices.show({ messages: [{ id: "ui-restarting", args: {} }], stays: false });
    } else this.#notices.hide("ui-restarting");
    if (this.#stage.screen === "opening") this.#stage.speak(this.#words);
    if (state.phase === "failed") {
      const kept = this.#session.unfinished().then((game) => game !== null);
      this.#failure.show(this.#words, state, { kept, onTryAgain: () => this.#session.restart() });
    } else this.#failure.hide();
  }

  /** @param {Message[]} messages */
  #tell(messages) {
    if (messages.length) this.#notices.show({ messages, stays: true });
  }
}

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

await new Page().begin();
