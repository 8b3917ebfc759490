/** Tiles as people see them: three squares on one body, drawn from the engine's own palette. */

import { html } from "lit-html";
import { BLADE, BLADES, BODY, CONTRAST, INKS, MARKS, OUTLINE, WHITE } from "./look.js";
import { svgAddress } from "./svg_address.js";

/** @type {Record<string, {fill: string, mark: string}>} */
const inks = INKS;
/** @type {Record<string, {fill: string, mark: string}>} */
const contrast = CONTRAST;
/** @type {Record<string, string>} */
const marks = MARKS;

/** What the squares look like in each setting: fill, mark, outline. */
const LOOKS = /** @type {Record<string, (letter: string) => [string, string | null, string | null]>} */ ({
  both: (letter) => [inks[letter].fill, inks[letter].mark, null],
  colours: (letter) => [inks[letter].fill, null, null],
  patterns: () => [WHITE, OUTLINE, OUTLINE],
  contrast: (letter) => [contrast[letter].fill, contrast[letter].mark, "#000000"],
});

/**
 * The pictures of the squares as CSS variables, --sq-R and so on, for each setting.
 * One picture per colour serves every square of it, on the board and in the rack; from afar, its
 * plain colour does, and it is around the picture where that is too small.
 */
export function squareCss() {
  return Object.entries(LOOKS)
    .map(([look, ink]) => {
      const variables = Object.keys(inks).map((letter) => {
        return `--sq-${letter}:${picture(square(...ink(letter), marks[letter]))}`;
      });
      variables.push(`--sq-w:${picture(wild(look))}`);
      const spots = Object.keys(inks).map((letter) => `[data-tiles="${look}"] :is(.far, .thin) .sq-${letter}{background-color:${ink(letter)[0]}}`);
      return `[data-tiles="${look}"]{${variables.join(";")}}${spots.join("")}`;
    })
    .join("");
}

/** @param {string} shapes */
function picture(shapes) {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-.5 -.5 1 1">${shapes}</svg>`;
  return `url("${svgAddress(drawing)}")`;
}

/**
 * @param {string} fill
 * @param {string | null} mark
 * @param {string | null} outline
 * @param {string} [path]
 */
function square(fill, mark, outline, path) {
  const line = outline ? ` stroke="${outline}" stroke-width=".04"` : "";
  const body = `<rect x="-.42" y="-.42" width=".84" height=".84" rx=".14" fill="${fill}"${line}/>`;
  return mark ? `${body}<path fill="${mark}" d="${path}"/>` : body;
}

/** The chameleon's centre: a pinwheel of all five. @param {string} look */
function wild(look) {
  const plain = look === "patterns";
  const blades = [...BLADES].map((letter, n) => {
    const fill = plain ? (n % 2 ? OUTLINE : "#8a8f99") : LOOKS[look](letter)[0];
    return `<path transform="rotate(${72 * n})" fill="${fill}" d="${BLADE}"/>`;
  });
  const edge = look === "patterns" || look === "contrast" ? "#000000" : null;
  return `${square(WHITE, null, edge)}<g stroke="${WHITE}" stroke-width=".03">${blades.join("")}</g>`;
}

/** The body of a tile, the same on any ground. */
export const bodyCss = `:host{--body:${BODY};--outline:${OUTLINE}}`;

/** @param {string} letter */
export const squareClass = (letter) => `sq sq-${letter === "*" ? "w" : letter}`;

/**
 * A tile lying across or down, `1em` a square; a picture only, named by whatever holds it.
 * @param {string} reading
 * @param {boolean} down
 * @param {string} [more] further classes
 */
export function tileArt(reading, down, more = "") {
  return html`<span class="tile ${down ? "down" : ""} ${more}" aria-hidden="true"
    >${[...reading].map((letter) => html`<span class=${squareClass(letter)}></span>`)}</span
  >`;
}

/** The back of a tile, of which only its owner knows the face. @param {boolean} down */
export const tileBack = (down) =>
  html`<span class="tile back ${down ? "down" : ""}" aria-hidden="true"
    ><span></span><span></span><span></span
  ></span>`;
