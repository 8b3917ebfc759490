/**
 * The page: which screen is shown when, and what is kept meanwhile.
 *
 *   start <-> opening -> table, or elsewhere while another tab has the game
 *     \\___ games, rules, introduction ___/
 *
 * A failure of the engine lies over any of them, and goes away with it.
 */

import { languageFor, spokenAs, table, wordsOf } from "chromino-view";
import { AboutDialog } from "./page/about_dialog.js";
import { fetchWords } from "./page/catalogues.js";
import { DeletedGames } from "./keep/deleted_games.js";
import { EngineFailure } from "./page/engine_failure.js";
import { nextTouch } from "./learn/first_steps.js";
import { onDroppedFiles } from "./page/file_drop.js";
import { tellBrowser } from "./page/document_language.js";
import { linkProblems, readFragment, rulesFragment } from "./page/address_fragment.js";
import { downloadGame } from "./games/game_file.js";
import { GamesScreen } from "./games/games_screen.js";
import { hold, takeOver } from "./keep/one_tab.js";
import { stir } from "./engine/idle.js";
import { Introduction } from "./learn/introduction.js";
import { summaryOf, whyRefused } from "./keep/kept_game.js";
import { forgetSettings, keepSettings, loadSettings, watchSettings } from "./keep/kept_settings.js";
import { keptView } from "./keep/kept_view.js";
import { isNewcomer } from "./keep/newcomer.js";
import { Notices } from "./page/notices.js";
import { Offline, forgetOffline, takeWaiting } from "./offline/offline.js";
import { openFiles } from "./games/open_files.js";
import { dealOpening } from "./start/openings.js";
import { GameSession } from "./table/game_session.js";
import { INTRODUCTION } from "./table/current_game.js";
import { eyesOf } from "./engine/first_eyes.js";
import { rehearseLater, stopRehearsing } from "./engine/snapshot_rehearsal.js";
import { forgetRemembered } from "./engine/snapshot_flag.js";
import { RulesScreen } from "./learn/rules_screen.js";
import { ShareDialog } from "./share/share_dialog.js";
import { elsewhere, focusTitle, opening } from "./page/message_screen.js";
import { Stage } from "./page/stage.js";
import { StartScreen } from "./start/start_screen.js";
import { readStartLink } from "./page/start_link.js";
import { StartProgress } from "./page/start_progress.js";
import { Store } from "./keep/store.js";

/** @import { Command, Host, Message, Rules, View } from "../../widget/js/contract.js" */
/** @import { Words } from "../../widget/js/words/words.js" */
/** @import { State } from "./engine/engine.js" */
/** @import { LinkedGame } from "./page/address_fragment.js" */
/** @import { Saved } from "./engine/protocol.js" */
/** @import { Screen } from "./page/stage.js" */
/** @import { StartLink } from "./page/start_link.js" */

/** So long one waits for the engine without asking why. */
const PATIENCE_MS = 500;

const FIRST_BOARD = "chromino:first-board";

/** @type {Message} */
const LOCKED = { id: "ui-locked", args: {} };

class Page {
  #root = element("page");
  #words = wordsOf("en");
  #failure = new EngineFailure(element("layer"), this.#root);
  #notices = new Notices(element("notices"), this.#words);
  #store = new Store({
    onProblem: (problem) => this.#tell([problem]),
    onSolved: (id) => this.#notices.hide(id),
  });
  #deleted = new DeletedGames(this.#store, this.#notices, {
    onDeleted: (key) => this.#session.game.forget(key),
    onBack: (key) => {
      if (this.#stage.shown instanceof GamesScreen) void this.#stage.shown.welcome(key);
    },
  });
  #session = new GameSession(this.#store, {
    onSee: () => {
      this.#title();
      stir();
    },
    onAct: () => this.#learnt(),
    onState: (state) => this.#engineIs(state),
    onWait: () => this.#tellLater("starting", "ui-dealing"),
  });
  #progress = new StartProgress(element("progress"));
  #offline = new Offline({
    onUpdate: () => this.#offerUpdate(),
    onProblem: (problem) => this.#tell([problem]),
  });
  /** Whether what was kept for later has been looked through, since it may be why nothing starts. */
  #mended = false;
  #stage = new Stage(this.#root);
  /** The link by which one came, if it is a locked one: there is no other game then. @type {StartLink | null} */
  #lock = null;

  // Beginning

  async begin() {
    markFirstBoard();
    this.#engineIs(this.#session.state);
    addEventListener("hashchange", () => void this.#follow());
    watchSettings(() => {
      void this.#speak();
      this.#stage.shown?.change?.(loadSettings());
    });
    onDroppedFiles(element("drop"), () => this.#words.say("ui-games-drop"), (files) => void this.#bring(files));
    if ((await hold(this.#holding)) === "held") await this.#open();
    else this.#giveWay();
  }

  #holding = { onLost: () => this.#giveWay() };

  /** Another tab has the game now: nothing here may be written over what it does. */
  #giveWay() {
    this.#stage.setOff();
    this.#session.close();
    stopRehearsing();
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
    const way = this.#stage.setOff();
    const link = readStartLink(location.search);
    const language = link.language && spokenAs(link.language);
    if (language) keepSettings({ language });
    if (link.help) keepSettings({ help: link.help });
    await this.#speak();
    if (link.locked) this.#lock = link;
    const begun = await this.#hasBegun();
    if (way.aborted) return;
    if (link.command && !begun) await this.#begin(link.command(this.#words.say));
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
    const way = this.#stage.setOff();
    this.#wait();
    const problems = await this.#sitDown(command, way);
    if (way.aborted) return;
    if (problems.length) await this.#refused(problems);
    else if (this.#lock) keepSettings({ begun: location.search });
  }

  /** The game that was on the table last, else the start; for those who are new, a game at once. */
  async #resume() {
    const way = this.#stage.setOff();
    const game = await this.#session.game.last();
    if (way.aborted) return;
    await (game ? this.#goOn(game) : isNewcomer() ? this.#playFirst() : this.#start());
  }

  /** Go where the fragment of the address leads; whether it leads anywhere. */
  async #follow() {
    const asked = readFragment(location.hash);
    if (!asked || this.#stage.screen === "elsewhere") return false;
    if ("rules" in asked) {
      this.#rules(asked.rules);
      return true;
    }
    // A reload should go on with the game, and not open it once more.
    history.replaceState(null, "", location.pathname + location.search);
    if (this.#lock) {
      this.#tell([LOCKED]);
      return false;
    }
    if ("problem" in asked) await this.#refused([asked.problem]);
    else await this.#openLink(asked.game);
    return true;
  }

  // Words

  /** Speak the language that was chosen, or the browser's, if its words can be had. */
  async #speak() {
    const { language } = loadSettings();
    const words = await fetchWords(languageFor(typeof language === "string" ? language : null));
    this.#useWords(words ?? this.#words);
    if (!words) this.#tell([{ id: "ui-language-missing", args: {} }]);
  }

  /** @param {Words} words */
  #useWords(words) {
    this.#words = words;
    document.documentElement.lang = words.language;
    tellBrowser(words);
    this.#notices.speak(words);
    this.#failure.speak(words);
    this.#stage.speak(words);
    this.#showProgress(this.#session.state);
    this.#title();
  }

  // Games

  /** @param {{setUpFirst?: boolean}} [how] */
  async #start({ setUpFirst = false } = {}) {
    const way = this.#stage.setOff();
    const game = await this.#session.game.unfinished();
    if (way.aborted) return;
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

  /** @param {import("./start/start_screen.js").Way} way */
  #goTo(way) {
    if (way === "games") this.#games();
    else if (way === "rules") this.#rules("");
    else if (way === "about") this.#about();
    else void this.#learn();
  }

  /** Show how it goes to somebody who asks. */
  async #learn(then = () => void this.#start()) {
    const way = this.#stage.setOff();
    this.#wait();
    const problems = await this.#introduce(then, way);
    if (problems.length) await this.#refused(problems);
  }

  /** Who has never been here is shown how it goes, and then plays. @param {Command} command @returns {Promise<Message[]>} */
  async #playAtOnce(command) {
    if (loadSettings().introduced) return this.#play(command);
    const begin = () => void this.#begin(command);
    return this.#introduce(begin, this.#stage.setOff(), /** @type {Partial<Rules>} */ (command.rules));
  }

  /** Begin a game; returns what is wrong with it. @param {Command} command @returns {Promise<Message[]>} */
  #play(command) {
    return this.#sitDown(command, this.#stage.setOff());
  }

  /** The same, on this way. @param {Command} command @param {AbortSignal} way @returns {Promise<Message[]>} */
  async #sitDown(command, way) {
    const { view, problems = [] } = await this.#session.send(command, way);
    if (way.aborted) return [];
    if (view) this.#sit(view);
    return problems;
  }

  /** A game that was dealt before there was an engine: one can play, and it catches up. */
  async #playFirst() {
    const way = this.#stage.setOff();
    const { view, command } = dealOpening(this.#words.say);
    // A hand points at the first tile to lay, and where to.
    this.#foresee(view, { pointAt: (view, chosen) => (view.log.length ? null : nextTouch(view, chosen)) });
    this.#offerLesson();
    const { problems = [] } = await this.#session.begin(command);
    if (problems.length && !way.aborted) await this.#leaveTable(problems);
  }

  /** Offer to show how it goes, until somebody just tries: then it would be in the way. */
  #offerLesson() {
    const offer = { label: "ui-first-show", does: () => void this.#learn(() => void this.#resume()) };
    this.#notices.show({ messages: [{ id: "ui-first", args: {} }], stays: false, offer });
    const tried = new AbortController();
    const withdraw = (/** @type {Event} */ event) => {
      // Who looks around with the keyboard has not tried yet.
      if (event instanceof KeyboardEvent && ["Tab", "Shift"].includes(event.key)) return;
      this.#notices.hide("ui-first");
      tried.abort();
    };
    for (const way of ["pointerdown", "keydown"]) this.#root.addEventListener(way, withdraw, { signal: tried.signal });
  }

  /** @param {Saved} game @param {Host["opens"]} [opens] what one sees of it first */
  async #goOn(game, opens) {
    const way = this.#stage.setOff();
    const chosen = this.#stage.screen === "games";
    const early = this.#session.state.phase === "ready" ? null : keptView(game);
    if (early) this.#foresee(early, { opens });
    else this.#wait();
    const { view, problems = [] } = await this.#session.takeUp(game);
    if (view) {
      if (way.aborted) return;
      if (!early) this.#sit(view, { opens });
      this.#session.game.sitDownAt(game.id);
      return;
    }
    const why = whyRefused(game, problems);
    if (why === "damaged") await this.#store.setAside(game.id);
    if (way.aborted) return;
    if (why === "later") await this.#leaveTable([{ id: "ui-games-later-about", args: {} }]);
    else if (problems[0]?.id === "ui-engine-restarted") await this.#leaveTable(problems);
    else if (why === "passing") await this.#leaveTable([{ id: "ui-games-not-now", args: {} }, ...problems]);
    else await this.#leaveTable([{ id: chosen ? "ui-games-cant-open" : "ui-stored-damaged", args: {} }]);
  }

  /** The game that one sees, or waits for, can't go on. @param {Message[]} problems */
  async #leaveTable(problems) {
    if (this.#stage.screen === "table") await this.#start();
    await this.#refused(problems);
  }

  /** @param {LinkedGame} game */
  async #openLink({ link, kinds }) {
    const way = this.#stage.setOff();
    this.#wait();
    const eyes = kinds ? { kinds, ...eyesOf(kinds) } : { seat: null };
    const problems = await this.#sitDown({ type: "load", link, ...eyes }, way);
    if (problems.length) await this.#refused(linkProblems(problems));
  }

  /** Open games that somebody has as files: one is put on the table, several go to the others. @param {readonly File[]} files */
  async #bring(files) {
    if (!files.length || this.#stage.screen === "elsewhere") return;
    if (this.#lock) {
      this.#tell([LOCKED]);
      return;
    }
    const way = this.#stage.setOff();
    this.#wait();
    const before = this.#session.game.saved;
    const load = (/** @type {string} */ record) => this.#session.send({ type: "load", record, seat: null });
    const { views, problems } = await openFiles(files, load);
    if (files.length > 1 && views.length) await this.#session.game.goBackTo(before);
    if (way.aborted) return;
    if (files.length > 1) await this.#among(views.length);
    else if (views.length) this.#sit(views[0], views[0].outcome ? {} : { opens: "seats" });
    if (problems.length) await this.#refused(problems);
  }

  /** So many games have come to the others. @param {number} count */
  async #among(count) {
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
    this.#notices.hide("ui-first");
    this.#title();
    return place;
  }

  /** Something is on its way. Where that takes a moment only, the screen just holds still. */
  #wait() {
    if (this.#session.state.phase === "ready") return;
    const place = this.#show("opening");
    const paint = () => {
      const { state } = this.#session;
      opening(place, this.#words, state.phase === "starting" ? state.progress : null);
    };
    paint();
    this.#stage.shown = { close: () => {}, speak: paint };
  }

  /** @param {View} view @param {Host} [more] than every table has */
  #sit(view, more = {}) {
    const stage = this.#show("table");
    this.#session.game.see(view);
    this.#stage.shown = table(stage, this.#session.link(), { ...this.#host(), ...more });
  }

  /** Sit down at a table of which the engine doesn't know yet. @param {View} view @param {Host} more */
  #foresee(view, more) {
    this.#session.game.foresee(view);
    this.#sit(view, more);
  }

  /** Who has made a move knows how it goes. */
  #learnt() {
    if (!loadSettings().introduced) keepSettings({ introduced: true });
    this.#notices.hide("ui-first");
  }

  #title() {
    this.#stage.title(this.#words, this.#session.game.view);
  }

  /** Back to where one came from. */
  #wayBack() {
    const fromTable = this.#stage.screen === "table";
    return () => void (fromTable ? this.#resume() : this.#start());
  }

  #games() {
    this.#stage.setOff();
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
    this.#stage.setOff();
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
   * @param {AbortSignal} way
   * @param {Partial<Rules>} [rules] of the game that one is about to play
   * @returns {Promise<Message[]>}
   */
  async #introduce(then, way, rules) {
    const command = { type: "load", game: INTRODUCTION, record: Introduction.record(this.#words, rules) };
    const { view, problems = [] } = await this.#session.send(command);
    if (way.aborted) return [];
    if (!view) return problems;
    const stage = this.#show("introduction");
    this.#session.game.see(view);
    this.#stage.shown = new Introduction(stage, this.#words, {
      link: this.#session.link(),
      host: { loadSettings, ownsPage: true, words: this.#words, onWords: (words) => this.#useWords(words) },
      onDone: () => {
        keepSettings({ introduced: true });
        this.#session.game.leaveView();
        then();
      },
    });
    return [];
  }

  #about() {
    const { state, game: { view } } = this.#session;
    this.#stage.over(() => new AboutDialog(element("dialogs"), this.#words, { view, engine: state, offline: this.#offline }));
  }

  #share() {
    const { view } = this.#session.game;
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
    this.#stage.setOff();
    this.#session.close();
    stopRehearsing();
    const erased = await this.#store.erase();
    // Where nothing may be kept, there is nothing to forget.
    await forgetOffline().catch(() => {});
    forgetSettings();
    forgetRemembered();
    if (erased) {
      location.replace(location.pathname + location.search);
      return;
    }
    this.#session.reopen();
    await this.#start();
    this.#tell([{ id: "ui-erase-failed", args: {} }]);
  }

  /** @returns {Host} */
  #host() {
    return {
      ownsPage: true,
      locked: this.#lock !== null,
      newGame: this.#lock ? undefined : () => void this.#start({ setUpFirst: true }),
      leave: () => {
        this.#session.game.standUp();
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
    if (state.phase === "restarting") this.#tellLater("restarting", "ui-restarting");
    else this.#notices.hide("ui-restarting");
    this.#showProgress(state);
    if (state.phase === "ready") {
      this.#notices.hide("ui-dealing");
      this.#offline.begin();
      if (state.fresh) rehearseLater(this.#offline);
    }
    if (this.#stage.screen === "opening") this.#stage.speak(this.#words);
    if (state.phase === "failed") void this.#fail(state);
    else this.#failure.hide();
  }

  /** @param {State} state */
  #showProgress(state) {
    if (state.phase === "starting") this.#progress.show(state.progress, this.#words.say("ui-opening"));
    else this.#progress.hide();
  }

  /** @param {State & {phase: "failed"}} state */
  async #fail(state) {
    if (!this.#mended) {
      this.#mended = true;
      if (await this.#offline.mend()) return this.#session.restart();
    }
    const kept = this.#session.game.unfinished().then((game) => game !== null);
    const onTryAgain = () => (state.reason === "outdated" ? location.reload() : this.#session.restart());
    this.#failure.show(this.#words, state, { kept, onTryAgain });
  }

  /** There is a newer version: nobody is interrupted by it, but may have it. */
  #offerUpdate() {
    const offer = { label: "ui-update-now", does: () => this.#offline.takeUpdate() };
    this.#notices.show({ messages: [{ id: "ui-update-ready", args: {} }], stays: true, offer });
  }

  /** Say what one waits for, if it takes longer than a moment. @param {State["phase"]} phase @param {string} id */
  #tellLater(phase, id) {
    setTimeout(() => {
      if (this.#session.state.phase === phase) this.#notices.show({ messages: [{ id, args: {} }], stays: false });
    }, PATIENCE_MS);
  }

  /** @param {Message[]} messages */
  #tell(messages) {
    if (messages.length) this.#notices.show({ messages, stays: true });
  }
}

/** Who is new here has seen a table before this program ran. */
function markFirstBoard() {
  if (!isNewcomer()) return;
  const mark = (/** @type {PerformanceObserverEntryList} */ paints) => {
    for (const { startTime } of paints.getEntriesByName("first-contentful-paint")) {
      // The table's own, if it was told of earlier, was painted later.
      performance.clearMarks(FIRST_BOARD);
      performance.mark(FIRST_BOARD, { startTime });
    }
  };
  new PerformanceObserver(mark).observe({ type: "paint", buffered: true });
}

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

if (!(await takeWaiting())) {
  // What the browser has put off while this was being read comes first.
  await new Promise((done) => setTimeout(done));
  await new Page().begin();
}
