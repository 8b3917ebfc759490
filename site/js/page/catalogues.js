/** The words of other languages, fetched when they are asked for, and once. */

import { LANGUAGES, learnEnglish, wordsOf } from "chromino-view";
import pageEnglish from "../../../widget/words/page/en.ftl";

/** @import { Words } from "../../../widget/js/words/words.js" */

// The view has only the English that every host needs.
learnEnglish(pageEnglish);

/** @type {Map<string, Promise<string | null>>} */
const asked = new Map();

/**
 * A Fluent catalogue as text: of a language, or of its rules as in `rules/fr`; null: there is none,
 * or it can't be had now.
 * @param {string} name
 * @returns {Promise<string | null>}
 */
export function catalogueOf(name) {
  const known = asked.get(name) ?? fetched(name);
  asked.set(name, known);
  // What has failed is tried again the next time.
  void known.then((text) => text === null && asked.delete(name));
  return known;
}

/** @param {string} name */
async function fetched(name) {
  if (!Object.hasOwn(LANGUAGES, name.replace(/^rules\//, ""))) return null;
  // A language has words for every table, and for the page around it.
  const files = name.startsWith("rules/") ? [name] : [name, `page/${name}`];
  try {
    return (await Promise.all(files.map(textOf))).join("\n");
  } catch {
    return null;
  }
}

/** @param {string} name */
async function textOf(name) {
  const response = await fetch(new URL(WORDS[name], import.meta.url));
  if (!response.ok) throw new Error(`${name}: HTTP ${response.status}`);
  return response.text();
}

/** The words of a language, or null: they can't be had now. @param {string} language @returns {Promise<Words | null>} */
export async function fetchWords(language) {
  const catalogue = language === "en" ? "" : await catalogueOf(language);
  return catalogue === null ? null : wordsOf(language, catalogue);
}
