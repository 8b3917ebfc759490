/**
 * The page: a table of contents. It makes the parts, says what they tell each other, and where one can go
 * (`page/navigation.js`); everything else is in the folders.
 */

import { keepConundrum } from "./conundrums/keep_conundrum.js";
import { openConundrum } from "./conundrums/open_conundrum.js";
import { openConundrums } from "./conundrums/open_conundrums.js";
import { openSheets } from "./conundrums/open_sheets.js";
import { stir } from "./engine/idle.js";
import { bringFiles, openGameFiles } from "./games/bring_files.js";
import { openGames, welcomeBack } from "./games/open_games.js";
import { DeletedGames } from "./keep/deleted_games.js";
import { loadSettings, watchSettings } from "./keep/kept_settings.js";
import { Store } from "./keep/store.js";
import { noteLearnt, openFirstGame } from "./learn/first_game.js";
import { openLesson, openPlay } from "./learn/open_introduction.js";
import { openRules } from "./learn/open_rules.js";
import { Offline, takeWaiting } from "./offline/offline.js";
import { openAbout } from "./page/about_dialog.js";
import { ClassLock } from "./page/class_lock.js";
import { openElsewhere, openHere } from "./page/elsewhere.js";
import { EngineStatus } from "./page/engine_status.js";
import { onDroppedFiles } from "./page/file_drop.js";
import { markFirstBoard } from "./page/first_board_mark.js";
import { Language } from "./page/language.js";
import { Navigation } from "./page/navigation.js";
import { Notices } from "./page/notices.js";
import { followFragment, openAddress } from "./page/open_address.js";
import { Stage } from "./page/stage.js";
import { offerUpdate } from "./page/update_notice.js";
import { openShare } from "./share/open_share.js";
import { openStart } from "./start/open_start.js";
import { openLinkedGame, openNewGame } from "./table/begin_game.js";
import { GameSession } from "./table/game_session.js";
import { openKeptGame, openLastGame } from "./table/take_up_game.js";

/** @import { Message } from "../../widget/js/contract.js" */
/** @import { Destinations, Parts } from "./parts.js" */

/** @type {Destinations} */
const DESTINATIONS = {
  address: openAddress,
  elsewhere: openElsewhere,
  start: openStart,
  games: openGames,
  rules: openRules,
  conundrums: openConundrums,
  conundrum: openConundrum,
  sheets: openSheets,
  lesson: openLesson,
  play: openPlay,
  newGame: openNewGame,
  firstGame: openFirstGame,
  lastGame: openLastGame,
  keptGame: openKeptGame,
  linkedGame: openLinkedGame,
  gameFiles: openGameFiles,
};

/** @returns {Parts} */
function makePage() {
  const tell = (/** @type {Message} */ problem) => page.notices.tell([problem]);
  const language = new Language({
    onWords: (words) => {
      page.notices.speak(words);
      page.stage.speak(words);
      status.speak(words);
      page.navigation.tellTitle();
    },
    onMissing: () => tell({ id: "ui-language-missing", args: {} }),
  });
  const notices = new Notices(element("notices"), language.words);
  const store = new Store({ onProblem: tell, onSolved: (id) => notices.hide(id) });
  const session = new GameSession(store, {
    onSee: () => {
      page.navigation.tellTitle();
      stir();
    },
    onAct: () => noteLearnt(page),
    onConundrum: (saved) => keepConundrum(store, saved),
    onState: (state) => status.tell(state),
    onWait: () => status.tellWaiting(),
  });
  const deleted = new DeletedGames(store, notices, {
    onDeleted: (key) => session.game.forget(key),
    onBack: (key) => welcomeBack(page, key),
  });
  const offline = new Offline({ onUpdate: () => offerUpdate(page), onProblem: tell });
  const stage = new Stage(element("page"), element("dialogs"));
  const navigation = new Navigation(() => page, DESTINATIONS, { about: openAbout, share: openShare });
  const places = { progress: element("progress"), layer: element("layer"), below: element("page") };
  const status = new EngineStatus(() => page, places);
  /** @type {Parts} */
  const page = { language, notices, store, session, deleted, offline, stage, navigation, lock: new ClassLock() };
  status.tell(session.state);
  return page;
}

/** @param {string} id */
const element = (id) => /** @type {HTMLElement} */ (document.getElementById(id));

async function begin() {
  markFirstBoard();
  const page = makePage();
  addEventListener("hashchange", () => void followFragment(page));
  watchSettings(() => {
    void page.language.speak();
    page.stage.change(loadSettings());
  });
  const hint = () => page.language.words.say("ui-games-drop");
  onDroppedFiles(element("drop"), hint, (files) => void bringFiles(page, files));
  await openHere(page);
}

if (!(await takeWaiting())) {
  // What the browser has put off while this was being read comes first.
  await new Promise((done) => setTimeout(done));
  await begin();
}
