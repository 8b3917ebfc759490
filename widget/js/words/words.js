/** The words of a screen: one Fluent catalogue per language, English in the bundle. */

import { FluentBundle, FluentNumber, FluentResource } from "@fluent/bundle";
import english from "../../words/en.ftl";
import { isolate } from "./isolate.js";

/** @type {Record<string, string>} */
const COLOURS = {
  R: "ui-red",
  G: "ui-green",
  B: "ui-blue",
  Y: "ui-yellow",
  P: "ui-purple",
  "*": "ui-wild",
};

/** Arguments of the engine's messages that are letters, and are shown as colours in words. */
const LETTERS = new Set(["tile", "colour", "neighbour"]);

/** What the engine sends for a number that is too long. */
const HUGE = "<huge-number>";

/** What isn't part of a word. */
const AROUND = /^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu;

/** A number below a thousand: all our languages write it alike, and browsers take long to learn how. */
class SmallNumber extends FluentNumber {
  toString() {
    return `${this.value}`;
  }
}

/** @param {number} value */
const isSmall = (value) => Number.isInteger(value) && value >= 0 && value < 1000;

/** @typedef {(id: string, args?: Record<string, string | number>) => string} Say */

/** What other catalogues lack. @type {FluentBundle | undefined} */
let inEnglish;

/** Let hosts say in English what only they say. @param {string} catalogue */
export function learnEnglish(catalogue) {
  inEnglish ??= bundleOf("en", english);
  inEnglish.addResource(new FluentResource(catalogue));
}

/**
 * The words of a language. What a catalogue lacks is said in English.
 * @param {string} language
 * @param {string | null} [catalogue] the text of its catalogue
 */
export function wordsOf(language, catalogue) {
  inEnglish ??= bundleOf("en", english);
  return catalogue ? new Words(language, [bundleOf(language, catalogue), inEnglish]) : new Words("en", [inEnglish]);
}

/** Every word is a function of its own: whoever needs only `say` takes that out. */
export class Words {
  #bundles;
  /** A crowded table asks for thousands of them at once. @type {Map<string, string>} */
  #named = new Map();
  #numbers;
  #lists;
  #dates;
  #days;

  /** @param {string} language @param {FluentBundle[]} bundles in the order in which they are asked */
  constructor(language, bundles) {
    this.language = language;
    this.#bundles = bundles;
    this.#numbers = later(() => new Intl.NumberFormat(language));
    this.#lists = later(() => new Intl.ListFormat(language, { type: "conjunction" }));
    this.#dates = later(() => new Intl.DateTimeFormat(language, { dateStyle: "medium", timeStyle: "short" }));
    this.#days = later(() => new Intl.DateTimeFormat(language, { day: "numeric", month: "long", timeZone: "UTC" }));
  }

  /** @type {Say} */
  say = (id, args = {}) => {
    for (const bundle of this.#bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, this.#inWords(this.#addressed(args)), []);
    }
    return id;
  };

  /** Several messages in one go, each of them once. @param {{id: string, args: Record<string, string | number>}[]} messages */
  sayAll = (messages) => this.inOne(messages.map(({ id, args }) => this.say(id, args)));

  /** Sentences one after the other, each of them once. @param {string[]} sentences */
  inOne = (sentences) => [...new Set(sentences)].join(this.say("ui-between-sentences"));

  /**
   * What one calls a tile or a square: its colours as they are read.
   * @param {string} reading
   */
  colours = (reading) => {
    const spelled = () => [...reading].map((letter) => this.say(COLOURS[letter])).join(this.say("ui-colours-and"));
    const name = this.#named.get(reading) ?? spelled();
    this.#named.set(reading, name);
    return name;
  };

  /** @param {number} value */
  number = (value) => (isSmall(value) ? `${value}` : this.#numbers().format(value));

  /** @param {number} time as `Date.now()` has it */
  date = (time) => this.#dates().format(time);

  /** @param {string} day such as 2026-11-16, wherever one is */
  day = (day) => this.#days().format(new Date(`${day}T12:00Z`));

  /** Names with commas and an "and". @param {string[]} names */
  list = (names) => this.#lists().format(names.map(isolate));

  /**
   * Whether somebody is called by the word with which people are addressed: "You wins" is no sentence,
   * so whoever is called You is addressed. A picture may stand before the name.
   * @param {string} name
   */
  isYou = (name) => this.say("ui-you").split(", ").includes(name.toLowerCase().replace(AROUND, ""));

  /**
   * Arguments for a message about several players: whoever is addressed comes first.
   * @param {string[]} names
   * @param {(n: number) => boolean} [isAddressed] if more than the names tells of it
   */
  players = (names, isAddressed = (n) => this.isYou(names[n])) => {
    const others = names.filter((_, n) => !isAddressed(n));
    const you = others.length < names.length;
    const told = this.list(you ? [this.say("ui-you-among"), ...others] : others);
    return { names: told, you: you ? "does" : "no", count: names.length };
  };

  /** Who speaks may know better who is addressed than a name does. @param {Record<string, string | number>} args */
  #addressed(args) {
    return typeof args.name === "string" ? { you: this.isYou(args.name) ? "does" : "no", ...args } : args;
  }

  /** @param {Record<string, string | number>} args */
  #inWords(args) {
    return Object.fromEntries(Object.entries(args).map(([name, value]) => [name, this.#argument(name, value)]));
  }

  /** @param {string} name @param {string | number} value */
  #argument(name, value) {
    if (typeof value === "number") return isSmall(value) ? new SmallNumber(value) : value;
    if (LETTERS.has(name) && /^[RGBYP*]{1,3}$/.test(value)) return this.colours(value);
    return isolate(value.includes(HUGE) ? value.replaceAll(HUGE, this.say("ui-huge-number")) : value);
  }
}

/** What is made when it is needed first: to make it takes longer than to paint a table. @template T @param {() => T} make */
function later(make) {
  /** @type {T | undefined} */
  let made;
  return () => (made ??= make());
}

/**
 * @param {string} language
 * @param {string} catalogue
 */
function bundleOf(language, catalogue) {
  // All our languages run left to right: `isolate` sees to the few names that don't.
  const bundle = new FluentBundle(language, { useIsolating: false });
  bundle.addResource(new FluentResource(catalogue));
  return bundle;
}
