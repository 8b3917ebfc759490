/** What the address asks for: a game of this kind behind the `?`, a game, a conundrum or the rules behind the `#`. */

import { spokenAs } from "chromino-view";
import { keepSettings } from "../keep/kept_settings.js";
import { readFragment } from "./address_fragment.js";
import { LOCKED } from "./class_lock.js";
import { readStartLink } from "./start_link.js";

/** @import { Parts } from "../parts.js" */
/** @import { StartLink } from "./start_link.js" */

/** Else it is the game that was on the table last, else the start. @param {Parts} page @param {AbortSignal} way */
export async function openAddress(page, way) {
  const { language, lock, navigation, notices, session } = page;
  const link = readStartLink(location.search);
  keepChoices(link);
  await language.speak();
  lock.follow(link);
  const goesOn = lock.hasBegun && (await session.game.last()) !== null;
  if (way.aborted) return;
  if (link.command && !goesOn) await navigation.go("newGame", link.command(language.words.say));
  else if (!(await followFragment(page))) await navigation.go("lastGame");
  if (link.problem) notices.tell([link.problem]);
  // The game has begun, or never will: a reload should not try it again. A lock stays.
  if (location.search && !lock.isLocked) history.replaceState(null, "", location.pathname + location.hash);
}

/** @param {StartLink} link */
function keepChoices(link) {
  const language = link.language && spokenAs(link.language);
  if (language) keepSettings({ language });
  if (link.help) keepSettings({ help: link.help });
}

/** Go where the fragment leads; whether it leads anywhere. @param {Parts} page */
export async function followFragment({ lock, navigation, notices, stage }) {
  const asked = readFragment(location.hash);
  if (!asked || stage.screen === "elsewhere") return false;
  if ("rules" in asked) {
    navigation.go("rules", asked.rules);
    return true;
  }
  if ("conundrum" in asked && !lock.isLocked) {
    await (asked.conundrum ? navigation.go("conundrum", asked.conundrum) : navigation.go("conundrums"));
    return true;
  }
  // A reload should go on with the game, and not open it once more.
  history.replaceState(null, "", location.pathname + location.search);
  if (lock.isLocked) {
    notices.tell([LOCKED]);
    return false;
  }
  if ("problem" in asked) await navigation.refuse([asked.problem]);
  else if ("game" in asked) await navigation.go("linkedGame", asked.game);
  return true;
}
