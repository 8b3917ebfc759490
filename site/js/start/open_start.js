/** The start, and the ways from there. */

import { isDay, today } from "../keep/days.js";
import { countedOf, keyOf } from "../keep/kept_conundrum.js";
import { summaryOf } from "../keep/kept_game.js";
import { keepSettings, loadSettings } from "../keep/kept_settings.js";
import { streakOf } from "../keep/streak.js";
import { StartScreen } from "./start_screen.js";

/** @import { KeptConundrum } from "../keep/kept_conundrum.js" */
/** @import { Parts } from "../parts.js" */
/** @import { Way } from "./start_screen.js" */

/** @param {Parts} page @param {AbortSignal} way @param {{setUpFirst?: boolean}} [how] */
export async function openStart(page, way, { setUpFirst = false } = {}) {
  const { language, lock, navigation, session, store } = page;
  const [game, conundrums] = await Promise.all([session.game.unfinished(), store.conundrums.all()]);
  if (way.aborted) return;
  navigation.arrive("start", (place) => {
    const { setUp } = loadSettings();
    return new StartScreen(place, language.words, {
      saved: game && summaryOf(game),
      setUp,
      setUpFirst,
      only: lock.command(language.words.say),
      daily: () => (lock.isLocked || !isDay(today()) ? null : dailyOf(conundrums)),
      keepSetUp: (setUp) => keepSettings({ setUp }),
      onPlay: (command, atOnce) => navigation.go("play", command, atOnce),
      onDaily: () => void navigation.go("conundrum", { date: today() }),
      onContinue: () => game && void navigation.go("keptGame", game),
      onLanguage: (language) => void page.language.choose(language),
      onWay: (way) => follow(page, way),
    });
  });
}

/** What a door tells of today's conundrum. @param {ReadonlyMap<string, KeptConundrum>} all */
function dailyOf(all) {
  const now = { day: today(), at: Date.now() };
  return { kept: all.get(keyOf({ date: now.day })), row: streakOf(countedOf(all), now).current };
}

/** @param {Parts} page @param {Way} way */
function follow({ navigation }, way) {
  if (way === "about") navigation.open("about");
  else if (way === "games") navigation.go("games");
  else if (way === "conundrums") navigation.go("conundrums");
  else if (way === "rules") navigation.go("rules", "");
  else void navigation.go("lesson");
}
