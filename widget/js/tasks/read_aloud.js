/**
 * Reading aloud, where the browser has a voice for the language.
 *
 * Only voices of this device are used: others send what they read to somebody else's computer.
 */

import { nothing } from "lit-html";
import { roundButton } from "../look/round_button.js";

/** @import { Task } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

export class ReadAloud {
  #speech = globalThis.speechSynthesis;
  #life = new AbortController();
  /** What it reads, until that has ended: the voice of the page may be reading for another table. @type {SpeechSynthesisUtterance | null} */
  #said = null;

  /** @param {() => void} onVoices told when there are other voices; most browsers find them late */
  constructor(onVoices) {
    this.#speech?.addEventListener("voiceschanged", onVoices, { signal: this.#life.signal });
  }

  /** @param {string} language */
  canRead(language) {
    return this.#voiceFor(language) !== undefined;
  }

  /** @param {string} language a voice of the reader's own country first */
  #voiceFor(language) {
    const own = (this.#speech?.getVoices() ?? []).filter(
      ({ lang, localService }) => localService && tongue(lang) === tongue(language),
    );
    return own.find(({ lang }) => navigator.languages.includes(lang.replace("_", "-"))) ?? own[0];
  }

  /** Whether it is reading something. */
  get reads() {
    return this.#said !== null && this.#speech.speaking;
  }

  /** Read it, instead of what is being read. @param {string} text @param {string} language */
  read(text, language) {
    const voice = this.#voiceFor(language);
    if (!voice) return;
    this.#speech.cancel();
    const said = new SpeechSynthesisUtterance(text);
    said.voice = voice;
    said.lang = voice.lang;
    said.rate = 0.9;
    said.onend = said.onerror = () => {
      if (this.#said === said) this.#said = null;
    };
    this.#said = said;
    this.#speech.speak(said);
  }

  stop() {
    if (this.#said) this.#speech.cancel();
    this.#said = null;
  }

  close() {
    this.#life.abort();
    this.stop();
  }
}

/** @param {string} tag such as `fr-CA`; some browsers write `fr_CA` */
const tongue = (tag) => tag.toLowerCase().split(/[-_]/)[0];

/** Read it to those who want to hear what there is to do. @param {Table} t @param {string} text */
export function readOut(t, text) {
  if (t.state.aloud) t.reading.read(text, t.words.language);
}

/** @param {Table} t @param {Task} task */
export function readButton(t, { text }) {
  const { language } = t.words;
  if (!t.reading.canRead(language)) return nothing;
  const press = () => {
    // Who is being read to has heard enough; who is not, wants to hear it, maybe once more.
    const aloud = !t.reading.reads;
    t.set({ aloud });
    if (aloud) readOut(t, t.say(text.id, text.args));
    else t.reading.stop();
  };
  return roundButton("speak", { action: "intro-read", words: t.say("ui-intro-read"), press, pressed: t.state.aloud });
}
