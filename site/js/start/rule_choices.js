/**
 * What may be agreed in the chosen game. A choice is a row of chips; where each of them needs
 * explaining, a list. Where any number will do, a field for it follows the chips.
 */

import { html, nothing } from "chromino-view";
import { freeNumber, offersOf, whoBegins } from "../editions/set_up.js";

/** @import { NewGame } from "./new_game.js" */
/** @import { Offer, Value } from "../editions/set_up.js" */

/** @param {NewGame} form */
export function ruleChoices(form) {
  return html`<section class="agreements" aria-labelledby="agreements">
    <h2 id="agreements">${form.words.say("ui-agreements")}</h2>
    ${offersOf(form.setUp).map((offer) => (offer.rule === "scoring" ? listed(form, offer) : chips(form, offer)))}
  </section>`;
}

/** @param {NewGame} form @param {Offer} offer */
function chips(form, offer) {
  const { say, number } = form.words;
  const { rule, values } = offer;
  return html`<fieldset class="agreement" aria-describedby=${form.describing(rule, `about-${rule}`)}>
    <legend>${say(wordsFor(rule))}</legend>
    <div class="chips">
      ${values.map((value) => {
        return html`<label class="chip ${rule}">
          ${radio(form, offer, value)}
          <span>${typeof value === "number" && rule === "hand_size" ? number(value) : say(wordsFor(rule, value))}</span>
        </label>`;
      })}
      ${offer.free ? numberField(form, offer, offer.free) : nothing}
    </div>
    <p class="quiet" id="about-${rule}">${about(form, offer)}</p>
    ${form.problemsOf(rule)}
  </fieldset>`;
}

/**
 * Agreed when it is finished, so that a 1 on the way to 12 is no choice yet.
 * @param {NewGame} form @param {Offer} offer @param {number[]} range
 */
function numberField(form, offer, [least, most]) {
  const { rule } = offer;
  const own = (/** @type {Offer} */ { values, value }) => (values.includes(value) ? "" : String(value));
  const finish = (/** @type {Event} */ { target }) => {
    const field = /** @type {HTMLInputElement} */ (target);
    const number = freeNumber(offer, field.value);
    if (number !== null) form.agree(rule, number);
    const now = offersOf(form.setUp).find((other) => other.rule === rule) ?? offer;
    field.value = own(now);
  };
  return html`<label class="own-number ${own(offer) ? "chosen" : ""}">
    <span>${form.words.say(wordsFor(rule, "other"))}</span>
    <input
      class="field"
      type="number"
      inputmode="numeric"
      min=${least}
      max=${most}
      data-variant="${rule}-other"
      aria-describedby="about-${rule}"
      .value=${own(offer)}
      @change=${finish}
    />
  </label>`;
}

/** One line on what has been chosen, or on what the book says. @param {NewGame} form @param {Offer} offer */
function about({ setUp, words: { say } }, { rule, values, value, book }) {
  if (rule === "hand_size") return say("ui-rule-hand-size-about", { book: Number(book) });
  if (rule === "first") return say(`ui-begins-${whoBegins(setUp)}`);
  if (!values.includes(value)) return say(`${wordsFor(rule, "other")}-about`, { limit: Number(value) });
  return say(`${wordsFor(rule, value)}-about`);
}

/** @param {NewGame} form @param {Offer} offer */
function listed(form, offer) {
  const { say } = form.words;
  const { rule, values } = offer;
  return html`<fieldset class="agreement">
    <legend>${say(wordsFor(rule))}</legend>
    <div class="listed">
      ${values.map((value) => {
        const words = wordsFor(rule, value);
        return html`<label class="listed-choice">
          ${radio(form, offer, value, words)}
          <span><strong>${say(words)}</strong> <span class="quiet" id=${words}>${say(`${words}-about`)}</span></span>
        </label>`;
      })}
    </div>
  </fieldset>`;
}

/** @param {NewGame} form @param {Offer} offer @param {Value} value @param {string} [describing] */
function radio(form, offer, value, describing) {
  return html`<input
    type="radio"
    name=${offer.rule}
    value=${nameOfValue(value)}
    data-variant=${offer.rule}
    aria-describedby=${describing ?? nothing}
    .checked=${offer.value === value}
    @change=${() => form.agree(offer.rule, value)}
  />`;
}

/** @param {Value} value */
const nameOfValue = (value) => (value === null ? "none" : String(value));

/** The id of the words for a rule, or for one of its values. @param {string} rule @param {Value} [value] */
function wordsFor(rule, value) {
  const id = `ui-rule-${rule.replace("_", "-")}`;
  return value === undefined ? id : `${id}-${nameOfValue(value)}`;
}
