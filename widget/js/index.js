/**
 * What the hosts use of the view: the table, and what the page's own screens are painted with. What is
 * exported by default is what anywidget asks for in a notebook.
 */

export { default } from "./notebook.js";
// Not as `render`: anywidget takes what has that name for its own.
export { html, nothing, render as paint } from "lit-html";
export { repeat } from "lit-html/directives/repeat.js";
export { sheet } from "./sheet.js";
export { table } from "./table.js";
export { tileArt, tileBack } from "./art.js";
export { inWords } from "./describe.js";
export { Squares, cellsOf, placementOf } from "./geometry.js";
export { icon } from "./icons.js";
export { RulesBook } from "./rules_book.js";
export { dialog } from "./dialog.js";
export { LANGUAGES, languageFor, spokenAs } from "./languages.js";
export { learnEnglish, wordsOf } from "./words.js";
