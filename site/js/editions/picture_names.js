/** Names for those who can't read yet: one picks a picture, and is called by it. */

/** @import { Say } from "../../../widget/js/words/words.js" */

/** Pictures by the end of their word's id; all of them are in the fonts of older devices too. */
const PICTURES = /** @type {const} */ ({
  fox: "🦊",
  bear: "🐻",
  cat: "🐱",
  dog: "🐶",
  rabbit: "🐰",
  mouse: "🐭",
  lion: "🦁",
  panda: "🐼",
  frog: "🐸",
  owl: "🦉",
  penguin: "🐧",
  turtle: "🐢",
  dolphin: "🐬",
  octopus: "🐙",
  elephant: "🐘",
  horse: "🐴",
  unicorn: "🦄",
  butterfly: "🦋",
  bee: "🐝",
  ladybird: "🐞",
  star: "⭐",
  rocket: "🚀",
  rainbow: "🌈",
  apple: "🍎",
});

/** @typedef {keyof typeof PICTURES} Picture */

export const PICTURE_NAMES = /** @type {Picture[]} */ (Object.keys(PICTURES));

/** @param {unknown} name @returns {name is Picture} */
export const isPicture = (name) => PICTURE_NAMES.some((known) => known === name);

/** @param {Picture} picture */
export const signOf = (picture) => PICTURES[picture];

/** @param {Picture} picture @param {Say} say */
export const wordOf = (picture, say) => say(`ui-picture-${picture}`);
