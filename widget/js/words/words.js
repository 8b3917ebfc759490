/** The words of a screen: one Fluent catalogue per language, English in the bundle. */

import { FluentBundle, FluentResource } from "@fluent/bundle";
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
  const spoken = catalogue ? language : "en";
  const { say, isYou, colours } = sayingWith(catalogue ? [bundleOf(language, catalogue), inEnglish] : [inEnglish]);

  /**
   * Arguments for a message about several players: whoever is addressed comes first.
   * @param {string[]} names
   * @param {(n: number) => boolean} [isAddressed] if more than the names tells of it
   */
  const players = (names, isAddressed = (n) => isYou(names[n])) => {
    const others = names.filter((_, n) => !isAddressed(n));
    const you = others.length < names.length;
    return { names: list(you ? [say("ui-you-among"), ...others] : others), you: you ? "does" : "no", count: names.length };
  };

  /** Several messages in one go, each of them once. @param {{id: string, args: Record<string, string | number>}[]} messages */
  const sayAll = (messages) => inOne(messages.map(({ id, args }) => say(id, args)));

  /** Sentences one after the other, each of them once. @param {string[]} sentences */
  const inOne = (sentences) => [...new Set(sentences)].join(say("ui-between-sentences"));

  const numbers = later(() => new Intl.NumberFormat(spoken));
  const lists = later(() => new Intl.ListFormat(spoken, { type: "conjunction" }));
  const dates = later(() => new Intl.DateTimeFormat(spoken, { dateStyle: "medium", timeStyle: "short" }));

  /** Names with commas and an "and". @param {string[]} names */
  const list = (names) => lists().format(names.map(isolate));

  return {
    language: spoken,
    say,
    sayAll,
    inOne,
    colours,
    /** @param {number} value */
    number: (value) => numbers().format(value),
    list,
    isYou,
    players,
    /** @param {number} time as `Date.now()` has it */
    date: (time) => dates().format(time),
  };
}

/** What is said, in the first of these catalogues that has it. @param {FluentBundle[]} bundles */
function sayingWith(bundles) {
  /** @type {Say} */
  const say = (id, args = {}) => {
    for (const bundle of bundles) {
      const message = bundle.getMessage(id);
      if (message?.value) return bundle.formatPattern(message.value, inWords(addressed(args)), []);
    }
    return id;
  };

  /**
   * Whether somebody is called by the word with which people are addressed: "You wins" is no sentence,
   * so whoever is called You is addressed. A picture may stand before the name.
   * @param {string} name
   */
  const isYou = (name) => say("ui-you").split(", ").includes(name.toLowerCase().replace(AROUND, ""));

  /** Who speaks may know better who is addressed than a name does. @param {Record<string, string | number>} args */
  const addressed = (args) => (typeof args.name === "string" ? { you: isYou(args.name) ? "does" : "no", ...args } : args);

  /** @param {string} value */
  const inSight = (value) => (value.includes(HUGE) ? value.replaceAll(HUGE, say("ui-huge-number")) : value);

  /** @param {Record<string, string | number>} args */
  const inWords = (args) =>
    Object.fromEntries(
      Object.entries(args).map(([name, value]) => {
        if (typeof value !== "string") return [name, value];
        return [name, LETTERS.has(name) && /^[RGBYP*]{1,3}$/.test(value) ? colours(value) : isolate(inSight(value))];
      }),
    );

  /** A crowded table asks for thousands of them at once. @type {Map<string, string>} */
  const named = new Map();

  /**
   * What one calls a tile or a square: its colours as they are read.
   * @param {string} reading
   */
  const colours = (reading) => {
    const name = named.get(reading) ?? [...reading].map((letter) => say(COLOURS[letter])).join(say("ui-colours-and"));
    named.set(reading, name);
    return name;
  };

  return { say, isYou, colours };
}

/** @typedef {ReturnType<typeof wordsOf>} Words */

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
