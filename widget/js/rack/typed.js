/** Typing a move: for those who would rather write or speak than point. */

import { html } from "lit-html";
import { ref } from "lit-html/directives/ref.js";
import { mayLay } from "../table/state.js";
import { readMove } from "./typed_move.js";

/** @import { Answer, View } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

/** So many moves can be recalled. */
const RECALLED = 10;

class Draft {
  /** What was typed at this table, newest first. @type {string[]} */
  typed = [];
  /** Which of it is being recalled. */
  at = -1;
  /** What was wrong with the last one. */
  wrong = "";

  /** Whoever opens the dialog again begins anew. @param {Element} [input] */
  begin = (input) => {
    if (!input) Object.assign(this, { at: -1, wrong: "" });
  };
}

/** @type {WeakMap<Table, Draft>} */
const drafts = new WeakMap();

/** @param {Table} t */
function draftOf(t) {
  const draft = drafts.get(t) ?? new Draft();
  drafts.set(t, draft);
  return draft;
}

/** @param {Table} t @param {() => void} close */
export function typed(t, close) {
  const draft = draftOf(t);
  /** @param {string} [wrong] */
  const refuse = (wrong = "") => {
    draft.wrong = wrong;
    t.repaint();
  };
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("move")).trim();
    if (text) draft.typed = [text, ...draft.typed.filter((each) => each !== text)].slice(0, RECALLED);
    draft.at = -1;
    void carryOut(t, text).then((wrong) => (wrong === null ? close() : refuse(wrong)));
  };
  /** @param {KeyboardEvent} event */
  const recall = (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    draft.at = Math.max(-1, Math.min(draft.typed.length - 1, draft.at + by));
    /** @type {HTMLInputElement} */ (event.target).value = draft.typed[draft.at] ?? "";
  };
  return html`<form class="typing" autocomplete="off" @submit=${submit}>
      <input
        name="move"
        type="text"
        autofocus
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-labelledby="dialog-label"
        aria-describedby="typed-how"
        ${ref(draft.begin)}
        @keydown=${recall}
        @input=${() => draft.wrong && refuse()}
      />
      <button class="button primary" data-action="type">${t.say("ui-typed-do")}</button>
    </form>
    <p class="wrong" role="alert">${draft.wrong}</p>
    <div class="quiet typed-how" id="typed-how">${examples(t)}</div>`;
}

/**
 * Do what was typed; returns what was wrong with it, or null.
 * @param {Table} t
 * @param {string} text
 * @returns {Promise<string | null>}
 */
async function carryOut(t, text) {
  const { view } = t.state;
  if (!text || !view) return t.say("ui-typed-nothing");
  const move = readMove(text, t.words, view);
  if ("unclear" in move) return t.reasons([move.unclear]);
  if ("step" in move) {
    const possible = move.step === "undo" ? view.can_undo : view.can_redo;
    if (!possible) return t.say(`nothing-to-${move.step}`);
    return wrongWith(t, await t.step(move.step));
  }
  if ("choose" in move) {
    if (!mayLay(t.state)) return t.reasons([view.say]);
    if (t.state.chosen !== move.choose) t.choose(move.choose);
    return null;
  }
  return wrongWith(t, await t.act(move.act));
}

/** @param {Table} t @param {Answer | null} answer */
const wrongWith = (t, answer) => (!answer || answer.ok ? null : t.reasons(answer.problems ?? []));

/** Two examples with tiles one has, or sees. @param {Table} t */
function examples(t) {
  const view = /** @type {View} */ (t.state.view);
  const tiles = [...view.hand.map(({ tile }) => tile), ...view.board.map((text) => text.slice(0, 3))];
  return html`<p>${t.say("ui-typed-how")}</p>
    <ul>
      <li>${t.say("ui-typed-example-lay", { tile: tiles[0], x: 2, y: 1 })}</li>
      <li>${t.say("ui-typed-example-choose", { tile: tiles[1] ?? tiles[0] })}</li>
    </ul>`;
}
