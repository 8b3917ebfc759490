/** A game for who is new here: it was dealt before there was an engine, so one can play at once, and it catches up. */

import { keepSettings, loadSettings } from "../keep/kept_settings.js";
import { dealOpening, firstMarks } from "../start/openings.js";
import { sitDownEarly } from "../table/sit_down.js";
import { leaveTable } from "../table/take_up_game.js";

/** @import { Parts } from "../parts.js" */

const OFFER = "ui-first";

/** @param {Parts} page @param {AbortSignal} way */
export async function openFirstGame(page, way) {
  const { language, session } = page;
  const { view, command } = dealOpening(language.words.say);
  sitDownEarly(page, view, { marks: firstMarks });
  offerLesson(page, () => void page.navigation.go("lastGame"));
  const { problems = [] } = await session.begin(command);
  if (problems.length && !way.aborted) await leaveTable(page, problems);
}

/** Offer to show how it goes, until somebody just tries: then it would be in the way. @param {Parts} page @param {() => void} back where one goes on then */
export function offerLesson({ navigation, notices, stage }, back) {
  const offer = { label: "ui-first-show", does: () => void navigation.go("lesson", back) };
  notices.show({ messages: [{ id: OFFER, args: {} }], stays: false, here: true, offer });
  const tried = new AbortController();
  const withdraw = (/** @type {Event} */ event) => {
    // Who looks around with the keyboard has not tried yet.
    if (event instanceof KeyboardEvent && ["Tab", "Shift"].includes(event.key)) return;
    notices.hide(OFFER);
    tried.abort();
  };
  for (const input of ["pointerdown", "keydown"]) stage.root.addEventListener(input, withdraw, { signal: tried.signal });
}

/** Who has made a move knows how it goes. @param {Parts} page */
export function noteLearnt({ notices }) {
  if (!loadSettings().introduced) keepSettings({ introduced: true });
  notices.hide(OFFER);
}
