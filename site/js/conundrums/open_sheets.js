/** Conundrums on paper, as a screen among others. */

import { SheetsScreen } from "./sheets_screen.js";

/** @import { Reference } from "../keep/kept_conundrum.js" */
/** @import { Parts } from "../parts.js" */

/** @param {Parts} page @param {AbortSignal} _way @param {Reference} [only] the one from which one comes */
export function openSheets({ language, navigation, session }, _way, only) {
  navigation.arrive(
    "sheets",
    (place) =>
      new SheetsScreen(place, language.words, {
        only,
        send: (command) => session.send(command),
        onBack: () => void (only ? navigation.go("conundrum", only) : navigation.go("conundrums")),
      }),
  );
}
