/**
 * What the hosts use of the view: the table, and what the page's own screens are painted with. What is
 * exported by default is what anywidget asks for in a notebook.
 */

export { default } from "./notebook/notebook.js";
// Not as `render`: anywidget takes what has that name for its own.
export { html, nothing, render as paint } from "lit-html";
export { repeat } from "lit-html/directives/repeat.js";
export { sheet } from "./look/sheet.js";
export { table } from "./table/table.js";
export { PAPER } from "./look/look.js";
export { svgAddress } from "./look/svg_address.js";
export { placementOf } from "./board/geometry.js";
export { gridOf, tablePicture } from "./board/table_picture.js";
export { icon } from "./look/icons.js";
export { roundButton } from "./look/round_button.js";
export { ownKind } from "./table/state.js";
export { RulesBook } from "./rules/rules_book.js";
export { dialog } from "./panels/dialog.js";
export { LANGUAGES, languageFor, spokenAs } from "./words/languages.js";
export { inWords } from "./words/in_words.js";
export { learnEnglish, wordsOf } from "./words/words.js";
