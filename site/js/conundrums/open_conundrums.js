/** All conundrums, as a screen among others, and in the address. */

import { conundrumFragment } from "../page/address_fragment.js";
import { moveFrom, moveTo } from "./address.js";
import { ConundrumsScreen } from "./conundrums_screen.js";
import { openAnother } from "./open_conundrum.js";

/** @import { Reference } from "../keep/kept_conundrum.js" */
/** @import { Parts } from "../parts.js" */

/** @param {Parts} page @param {AbortSignal} _way @param {Reference} [from] where one comes from */
export function openConundrums(page, _way, from) {
  const { language, navigation, session, store } = page;
  const onBack = navigation.wayBack();
  const address = conundrumFragment();
  navigation.arrive("conundrums", (place) => {
    moveTo(address);
    return new ConundrumsScreen(place, language.words, {
      from,
      session,
      conundrums: store.conundrums,
      onOpen: (reference) => void navigation.go("conundrum", reference),
      onAnother: (grade) => void openAnother(page, grade),
      onPrint: () => navigation.go("sheets"),
      onClose: () => moveFrom(address),
      onBack,
    });
  });
}
