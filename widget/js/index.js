/** What the hosts use of the view: the table, and what the page's own screens are painted with. */

export { html, nothing, render } from "lit-html";
export { sheet } from "./sheet.js";
export { table } from "./table.js";
export { tileArt } from "./art.js";
export { cellsOf, placementOf } from "./geometry.js";
export { icon } from "./icons.js";
export { wordsOf } from "./words.js";
