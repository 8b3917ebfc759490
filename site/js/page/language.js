/** The language that the page speaks: the one that was chosen, or the browser's. */

import { languageFor, wordsOf } from "chromino-view";
import { keepSettings, loadSettings } from "../keep/kept_settings.js";
import { fetchWords } from "./catalogues.js";
import { tellBrowser } from "./document_language.js";

/** @import { Words } from "../../../widget/js/words/words.js" */

/** The language of the settings. */
function wanted() {
  const { language } = loadSettings();
  return languageFor(typeof language === "string" ? language : null);
}

/**
 * @typedef {object} Listeners
 * @property {(words: Words) => void} onWords
 * @property {() => void} onMissing told when the words of a language can't be had
 */

export class Language {
  #words = wordsOf("en");
  #listeners;

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
  }

  get words() {
    return this.#words;
  }

  /** @param {string} language */
  choose(language) {
    keepSettings({ language });
    return this.speak();
  }

  /** Speak the language of the settings, if its words can be had. */
  async speak() {
    const language = wanted();
    const words = await fetchWords(language);
    // In the meantime somebody may have chosen another one.
    if (language !== wanted()) return;
    this.use(words ?? this.#words);
    if (!words) this.#listeners.onMissing();
  }

  /** @param {Words} words */
  use(words) {
    this.#words = words;
    document.documentElement.lang = words.language;
    tellBrowser(words);
    this.#listeners.onWords(words);
  }
}
