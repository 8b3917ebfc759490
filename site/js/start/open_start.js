/** The start, and the ways from there. */

import { summaryOf } from "../keep/kept_game.js";
import { keepSettings, loadSettings } from "../keep/kept_settings.js";
import { StartScreen } from "./start_screen.js";

/** @import { Parts } from "../parts.js" */
/** @import { Way } from "./start_screen.js" */

/** @param {Parts} page @param {AbortSignal} way @param {{setUpFirst?: boolean}} [how] */
export async function openStart(page, way, { setUpFirst = false } = {}) {
  const { language, lock, navigation, session } = page;
  const game = await session.game.unfinished();
  if (way.aborted) return;
  navigation.arrive("start", (place) => {
    const { setUp } = loadSettings();
    return new StartScreen(place, language.words, {
      saved: game && summaryOf(game),
      setUp,
      setUpFirst,
      only: lock.command(language.words.say),
      keepSetUp: (setUp) => keepSettings({ setUp }),
      onPlay: (command, atOnce) => navigation.go("play", command, atOnce),
      onContinue: () => game && void navigation.go("keptGame", game),
      onLanguage: (language) => void page.language.choose(language),
      onWay: (way) => follow(page, way),
    });
  });
}

/** @param {Parts} page @param {Way} way */
function follow({ navigation }, way) {
  if (way === "about") navigation.open("about");
  else if (way === "games") navigation.go("games");
  else if (way === "rules") navigation.go("rules", "");
  else void navigation.go("lesson");
}
