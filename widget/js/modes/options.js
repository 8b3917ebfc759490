/** Choosing: the answers that are offered have buttons; a number is typed. */

import { html, nothing } from "lit-html";
import { sayWhatIsHere } from "../board/describe.js";
import { isHinted } from "../board/marks.js";
import { tileArt } from "../look/art.js";
import { icon } from "../look/icons.js";
import { pill } from "../table/pill.js";
import { give, tellRight, tellWrong } from "../tasks/answer.js";
import { questionOf } from "../tasks/questions.js";

/** @import { Given, Option, Question } from "../contract.js" */
/** @import { Key } from "../table/keys.js" */
/** @import { State } from "../table/state.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Way } from "./mark.js" */

/** No number that is asked for is longer. */
const DIGITS = 11;

/** @type {Key} */
const GO_THERE = { keys: ["A"], id: "ui-key-answer" };
/** @type {Key} */
const BY_NUMBER = { keys: ["1", "…", "9"], id: "ui-key-option" };

/** What all ways to choose have in common: the table and the rack are looked at. @type {Omit<Way, "buttons">} */
const ALL = {
  keys: [GO_THERE],
  letters: { a: (t) => t.focus(".actions .now :is(input, button)") },
  shows: {},
  marks: () => [],
  choose: (t) => t.tell({ id: `ui-task-how-${questionOf(t.state.view)?.asks}`, args: {} }),
  tap: (t) => t.set({ refusal: null, notice: null }),
  enter: sayWhatIsHere,
  drop: () => {},
};

/** One of them is right. @type {Way} */
const ONE = {
  ...ALL,
  keys: [BY_NUMBER, GO_THERE],
  buttons: (t) => offered(t),
  digit: (t, nth) => press(t, nth, answer),
};

/** By what is asked. @type {Record<"choice" | "choices" | "number" | "tile", Way>} */
export const OPTIONS = {
  choice: ONE,
  choices: {
    ...ALL,
    keys: [BY_NUMBER, GO_THERE, { keys: ["C"], id: "ui-key-check" }],
    letters: { ...ALL.letters, c: (t) => void answer(t, t.state.picked) },
    buttons: (t) => [offered(t, true), checkButton(t)],
    digit: (t, nth) => press(t, nth, toggle),
  },
  number: { ...ALL, buttons: numberField },
  tile: { ...ONE, shows: { rack: false } },
};

/** Do it with the answer of this number. @param {Table} t @param {number} nth @param {(t: Table, value: Given) => void} does */
function press(t, nth, does) {
  const option = questionOf(t.state.view)?.options[nth - 1];
  if (option) does(t, option.value);
}

const same = (/** @type {Given} */ one, /** @type {Given} */ other) => JSON.stringify(one) === JSON.stringify(other);

/** @param {Table} t @param {boolean} [several] whether more than one of them may be right */
function offered(t, several = false) {
  const { options } = /** @type {Question} */ (questionOf(t.state.view));
  return html`<div class="options" role="group" aria-label=${t.say("ui-task-options")}>
    ${options.map((each, n) => optionButton(t, each, n + 1, several))}
  </div>`;
}

/** Hints call it by its number. @param {Table} t @param {Option} option @param {number} nth @param {boolean} several */
function optionButton(t, { value, words, tile }, nth, several) {
  const { picked, missed } = t.state;
  const wrong = missed.some(({ answer: given }) => same(given, value));
  const hinted = isHinted(t, { option: value }) || (tile !== null && isHinted(t, { tile }));
  const pressed = picked.some((each) => same(each, value));
  return html`<button
    class="button labelled option ${wrong ? "wrong" : ""} ${hinted ? "hinted" : ""}"
    data-option=${JSON.stringify(value)}
    aria-pressed=${several ? (pressed ? "true" : "false") : nothing}
    aria-description=${wrong ? t.say("ui-mark-wrong") : hinted ? t.say("ui-mark-hint") : nothing}
    @click=${() => (several ? toggle(t, value) : void answer(t, value))}
  >
    <span class="nth">${wrong ? icon("close") : nth}</span>
    ${several ? html`<span class="box">${pressed ? icon("yes") : nothing}</span>` : nothing}
    ${tile ? tileArt(tile, false) : nothing}<span class=${tile ? "unseen" : "words"}>${t.say(words.id, words.args)}</span>
  </button>`;
}

/** @param {Table} t @param {Given} value */
function toggle(t, value) {
  const { picked } = t.state;
  const others = picked.filter((each) => !same(each, value));
  t.set({ picked: others.length === picked.length ? [...picked, value] : others, missed: [], refusal: null, notice: null });
}

/** @param {Table} t */
const checkButton = (t) =>
  pill("yes", {
    action: "check",
    words: t.say("ui-check"),
    labelled: true,
    primary: t.state.picked.length > 0,
    press: () => void answer(t, t.state.picked),
  });

/** @param {Table} t */
function numberField(t) {
  const { text } = /** @type {Question} */ (questionOf(t.state.view));
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const field = /** @type {HTMLInputElement} */ (/** @type {HTMLFormElement} */ (event.target).elements[0]);
    if (/^-?\d+$/.test(field.value.trim())) void answer(t, Number(field.value));
    field.select();
  };
  return html`<form class="number" @submit=${submit}>
    <input class="field" type="text" inputmode="numeric" maxlength=${DIGITS} autocomplete="off" enterkeyhint="done"
      required aria-label=${t.say(text.id, text.args)} @input=${() => forget(t.state) && t.repaint()} />
    <button class="button labelled primary" data-action="check">${icon("yes")}<span class="words">${t.say("ui-check")}</span></button>
  </form>`;
}

/** What was wrong with the last answer is over when one begins another. Returns whether there was anything. @param {State} state */
function forget(state) {
  const shown = state.refusal !== null || state.notice !== null;
  Object.assign(state, { refusal: null, notice: null, missed: [] });
  return shown;
}

/** @param {Table} t @param {Given | Given[]} value */
async function answer(t, value) {
  const { missed } = t.state;
  const verdict = await give(t, value);
  if (!verdict) return;
  t.set({ picked: [], missed: [], refusal: null, notice: null });
  if (!verdict.wrong.length) {
    tellRight(t, verdict);
    return;
  }
  tellWrong(t, verdict.wrong);
  // Of those among which one chooses once, each stays crossed out.
  if (!Array.isArray(value)) t.set({ missed: [...missed, ...verdict.wrong] });
}
