/** Showing how the game goes: to somebody who asks, or before the first game. */

import { keepSettings, loadSettings } from "../keep/kept_settings.js";
import { begin } from "../table/begin_game.js";
import { introduction, introductionTo } from "./introduction.js";

/** @import { Command, Message, Rules } from "../../../widget/js/contract.js" */
/** @import { Parts } from "../parts.js" */

/** @param {Parts} page @param {AbortSignal} way @param {() => void} [then] */
export async function openLesson(page, way, then = () => void page.navigation.go("start")) {
  const { navigation } = page;
  navigation.wait();
  const problems = await introduce(page, way, then);
  if (problems.length) await navigation.refuse(problems);
}

/** Who has never been here is shown how it goes, and then plays. @param {Parts} page @param {AbortSignal} way @param {Command} command @param {boolean} atOnce */
export async function openPlay(page, way, command, atOnce) {
  if (!atOnce || loadSettings().introduced) return begin(page, way, command);
  const then = () => void page.navigation.go("newGame", command);
  return introduce(page, way, then, /** @type {Partial<Rules>} */ (command.rules));
}

/**
 * Returns what is wrong with it.
 * @param {Parts} page
 * @param {AbortSignal} way
 * @param {() => void} then
 * @param {Partial<Rules>} [rules] of the game that one is about to play
 * @returns {Promise<Message[]>}
 */
async function introduce({ language, navigation, session }, way, then, rules) {
  const { view, problems = [] } = await session.send(introductionTo(rules, language.words));
  if (way.aborted) return [];
  if (!view) return problems;
  navigation.arrive("introduction", (place) => {
    session.game.see(view);
    return introduction(place, session.link(), {
      loadSettings,
      ownsPage: true,
      words: language.words,
      onWords: (words) => language.use(words),
      leaveTask: () => {
        keepSettings({ introduced: true });
        session.game.leaveView();
        then();
      },
    });
  });
  return [];
}
