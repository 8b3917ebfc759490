/** A table on the screen, and what the page does for it. */

import { table } from "chromino-view";
import { keepSettings, loadSettings } from "../keep/kept_settings.js";
import { downloadGame } from "../page/game_file.js";

/** @import { Host, View } from "../../../widget/js/contract.js" */
/** @import { Parts } from "../parts.js" */

/** @param {Parts} page @param {View} view @param {Host} [more] than every table has */
export function sitDown(page, view, more = {}) {
  const { navigation, session, store } = page;
  void store.conundrums.leave();
  navigation.arrive("table", (place) => {
    session.game.see(view);
    return table(place, session.link(), { ...hostOf(page), ...more });
  });
}

/** Sit down at a table of which the engine doesn't know yet. @param {Parts} page @param {View} view @param {Host} more */
export function sitDownEarly(page, view, more) {
  page.session.game.foresee(view);
  sitDown(page, view, more);
}

/** @param {Parts} page @returns {Host} */
function hostOf({ language, lock, navigation, session }) {
  return {
    ownsPage: true,
    locked: lock.isLocked,
    newGame: lock.isLocked ? undefined : () => void navigation.go("start", { setUpFirst: true }),
    leave: () => {
      session.game.standUp();
      void navigation.go("start");
    },
    save: () => void saveAsFile(session),
    share: () => navigation.open("share"),
    games: lock.isLocked ? undefined : () => navigation.go("games"),
    about: () => navigation.open("about"),
    words: language.words,
    onWords: (words) => language.use(words),
    loadSettings,
    keepSettings,
  };
}

/** @param {Parts["session"]} session */
export async function saveAsFile(session) {
  const { record } = await session.send({ type: "save" });
  if (record) downloadGame(record);
}
