/**
 * The collection, from easy to hard: a small picture of each, and what has become of it.
 *
 *   section.collection
 *     h2
 *     section            a grade each
 *       h3  .quiet       how many are done
 *       .cards           arrows go from one to another
 */

import { html, icon, nothing } from "chromino-view";
import { COLLECTED, GRADES, keyOf, progressOf } from "../keep/kept_conundrum.js";
import { SIGNS, gradeInWords, progressInWords, titleOf } from "../page/conundrum_words.js";
import { goOn, stopHere } from "./arrows.js";

/** @import { Conundrum } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { KeptConundrum, Reference } from "../keep/kept_conundrum.js" */

/**
 * @typedef {object} Collected
 * @property {ReadonlyMap<string, KeptConundrum>} kept
 * @property {readonly Conundrum[]} collection nothing, as long as the engine has not told of it
 * @property {(reference: Reference) => void} open
 */

/** So many there are of each grade. */
const OF_A_GRADE = COLLECTED / GRADES.length;

/** Those that are done, with help or without. */
const DONE = ["solved", "helped"];

/** @param {Words} words @param {Collected} collected */
export function collectionPart(words, collected) {
  return html`<section class="collection">
    <h2>${words.say("ui-conundrum-collection")}</h2>
    ${GRADES.map((grade) => part(words, collected, grade))}
  </section>`;
}

/** The numbers of a grade in the collection. @param {number} grade */
export const numbersOf = (grade) => Array.from({ length: OF_A_GRADE }, (_, n) => (grade - 1) * OF_A_GRADE + n + 1);

/** @param {Words} words @param {Collected} collected @param {number} grade */
function part(words, collected, grade) {
  const numbers = numbersOf(grade);
  const done = numbers.filter((number) => DONE.includes(progressOf(collected.kept.get(keyOf({ number })))));
  return html`<section aria-labelledby="grade-${grade}">
    <h3 id="grade-${grade}">${gradeInWords(grade, words)}</h3>
    <p class="quiet">${words.say("ui-conundrum-collected", { done: done.length, of: numbers.length })}</p>
    <div class="cards" role="toolbar" aria-labelledby="grade-${grade}" @focusin=${stopHere} @keydown=${goOn}>
      ${numbers.map((number) => card(words, collected, number))}
    </div>
  </section>`;
}

/** @param {Words} words @param {Collected} collected @param {number} number */
function card(words, { kept, collection, open }, number) {
  const mine = kept.get(keyOf({ number }));
  const progress = progressOf(mine);
  const sign = SIGNS[progress];
  const title = titleOf({ number }, words);
  return html`<button
    class="card ${progress}"
    tabindex=${number % OF_A_GRADE === 1 ? 0 : -1}
    data-conundrum=${keyOf({ number })}
    data-progress=${progress}
    aria-label=${words.say("ui-conundrum-day-is", { day: title, progress: progressInWords(mine, words) })}
    @click=${() => open({ number })}
  >
    <span class="small-board ${collection.length ? "has-board" : ""}" .board=${collection[number - 1]?.board}></span>
    <span class="about">${number}</span>
    <span class="came ${progress}">${sign ? icon(sign) : nothing}</span>
  </button>`;
}
