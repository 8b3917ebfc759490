/** The games that are kept, as a screen among others. */

import { GamesScreen } from "./games_screen.js";
import { bringFiles } from "./bring_files.js";
import { eraseEverything } from "./erase_everything.js";

/** @import { Parts } from "../parts.js" */

/** @param {Parts} page */
export function openGames(page) {
  const { deleted, language, navigation, store } = page;
  const onBack = navigation.wayBack();
  navigation.arrive(
    "games",
    (place) =>
      new GamesScreen(place, language.words, {
        store,
        deleted,
        onOpen: (game, opens) => navigation.go("keptGame", game, opens),
        onFiles: (files) => void bringFiles(page, files),
        onErase: () => void eraseEverything(page),
        onBack,
      }),
  );
}

/** A game that was deleted is back: whoever looks at them sees it. @param {Parts} page @param {IDBValidKey} key */
export function welcomeBack({ stage }, key) {
  if (stage.shown instanceof GamesScreen) void stage.shown.welcome(key);
}
