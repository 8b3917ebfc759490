/** The languages there are words for, and which of them somebody wants. */

/** Each under its own name, which everybody finds who can read it. @type {Record<string, string>} */
export const LANGUAGES = {
  en: "English",
  fr: "Français",
  uk: "Українська",
  "zh-Hant": "繁體中文",
};

/**
 * The language to speak: the chosen one, else the first of the reader's that there is, else English.
 * @param {string | null | undefined} chosen
 * @param {readonly string[]} [wanted] tags as browsers have them, the dearest first
 */
export function languageFor(chosen, wanted = navigator.languages ?? [navigator.language]) {
  const known = [chosen, ...wanted].map((tag) => tag && spokenAs(tag));
  return known.find(Boolean) || "en";
}

/** The language of ours that a tag such as `fr-CA` or `zh-TW` is closest to. @param {string} tag */
export function spokenAs(tag) {
  const tongue = (/** @type {string} */ each) => each.toLowerCase().split("-")[0];
  return Object.keys(LANGUAGES).find((language) => tongue(language) === tongue(tag));
}
