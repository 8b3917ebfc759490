/** The rules, as a screen among others, and in the address. */

import { rulesFragment } from "../page/address_fragment.js";
import { RulesScreen } from "./rules_screen.js";

/** @import { Parts } from "../parts.js" */

/** @param {Parts} page @param {AbortSignal} _way @param {string} edition */
export function openRules({ language, navigation, session, stage }, _way, edition) {
  if (stage.shown instanceof RulesScreen) {
    stage.shown.open(edition);
    return;
  }
  const back = stage.screen === "opening" ? () => void navigation.go("lastGame") : navigation.wayBack();
  const moveTo = (/** @type {string} */ address) => history.replaceState(null, "", address);
  navigation.arrive(
    "rules",
    (place) =>
      new RulesScreen(place, language.words, {
        edition,
        link: session.link(),
        onEdition: (id) => moveTo(rulesFragment(id)),
        onBack: () => {
          moveTo(location.pathname + location.search);
          back();
        },
      }),
  );
}
