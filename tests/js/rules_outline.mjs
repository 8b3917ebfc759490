// Prints what the rules say of the games on standard input, each as [rules, book, whole], as JSON;
// and what the comparison says of the books.

import { text } from "node:stream/consumers";
import { PICTURES } from "../../widget/js/rules/rules_pictures.js";
import { openPoints, rowsOf, sectionsOf } from "../../widget/js/rules/rules_sections.js";

const { games, books } = JSON.parse(await text(process.stdin));
console.log(
  JSON.stringify({
    sections: games.map(([rules, book, whole]) => sectionsOf(rules, book, whole)),
    rows: rowsOf(books),
    open: openPoints(books),
    pictures: PICTURES,
  }),
);
