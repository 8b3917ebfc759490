/** The board as a picture, with the same in words for whoever can't see it. */

import { PAPER, inWords, placementOf, svgAddress } from "chromino-view";
import { withDescription } from "./png_text.js";

/** @import { Words } from "../../../widget/js/words/words.js" */

/** Pixels for each one of the engine's pictures, which have 960 in a row at most. */
const FINENESS = 2;

/**
 * What the engine writes into a picture.
 * @param {string[]} board
 * @param {Words} words
 */
export function pictureWords(board, words) {
  const { say } = words;
  const title = say("ui-board", { count: board.length });
  const tiles = board.map((text) => inWords(words, placementOf(text))).join(say("ui-between-parts"));
  return {
    title,
    description: say("ui-share-told", { board: title, tiles }),
    colours: Object.fromEntries([..."RGBYP*"].map((letter) => [letter, words.colours(letter)])),
  };
}

/**
 * The picture in pixels.
 * @param {string} svg
 * @param {string} description
 * @param {string} language
 * @returns {Promise<Blob>}
 */
export async function pngOf(svg, description, language) {
  const image = new Image();
  image.src = svgAddress(svg);
  await image.decode();
  const canvas = document.createElement("canvas");
  canvas.width = image.naturalWidth * FINENESS;
  canvas.height = image.naturalHeight * FINENESS;
  const paper = /** @type {CanvasRenderingContext2D} */ (canvas.getContext("2d"));
  // Pictures go to all kinds of places, so it brings paper to lie on, whatever the theme is.
  paper.fillStyle = PAPER;
  paper.fillRect(0, 0, canvas.width, canvas.height);
  paper.drawImage(image, 0, 0, canvas.width, canvas.height);
  /** @type {Blob} */
  const png = await new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error("no PNG"))), "image/png");
  });
  const bytes = new Uint8Array(await png.arrayBuffer());
  return new Blob([withDescription(bytes, description, language)], { type: "image/png" });
}
