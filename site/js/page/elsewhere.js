/** One tab has the game at a time: this one, or one is told that it is elsewhere, and may be fetched. */

import { stopRehearsing } from "../engine/snapshot_rehearsal.js";
import { hold, takeOver } from "../keep/one_tab.js";
import { elsewhere, focusTitle } from "./message_screen.js";

/** @import { Parts } from "../parts.js" */

/** @param {Parts} page */
const holding = ({ navigation }) => ({ onLost: () => navigation.go("elsewhere") });

/** Go where the address leads, unless another tab has the game. @param {Parts} page */
export async function openHere(page) {
  const found = await hold(holding(page));
  await page.navigation.go(found === "held" ? "address" : "elsewhere");
}

/** Another tab has the game now: nothing here may be written over what it does. @param {Parts} page */
export function openElsewhere(page) {
  const { language, navigation, session } = page;
  session.close();
  stopRehearsing();
  navigation.arrive("elsewhere", (place) => {
    const speak = () => elsewhere(place, language.words, () => void playHere(page));
    speak();
    focusTitle(place);
    return { close: () => {}, speak };
  });
}

/** @param {Parts} page */
async function playHere(page) {
  const { navigation, session } = page;
  navigation.wait();
  await takeOver(holding(page));
  session.reopen();
  await navigation.go("address");
}
