/** Typing a move: for those who would rather write or speak than point. */

import { html } from "lit-html";
import { act, step } from "../table/acting.js";
import { choose } from "../table/laying.js";
import { mayLay } from "../table/state.js";
import { readMove } from "./typed_move.js";

/** @import { Answer, View } from "../contract.js" */
/** @import { Draft } from "../table/state.js" */
/** @import { Table } from "../table/table.js" */

/** So many moves can be recalled. */
const RECALLED = 10;

/** Whoever opens it again begins anew. @param {Table} t */
export const openTyped = (t) => t.set({ panel: "typed", draft: { ...t.state.draft, at: -1, wrong: "" } });

/** @param {Table} t @param {() => void} close */
export function typed(t, close) {
  const { draft } = t.state;
  const change = (/** @type {Partial<Draft>} */ more) => t.set({ draft: { ...t.state.draft, ...more } });
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    const text = String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("move")).trim();
    const before = t.state.draft.typed.filter((each) => each !== text);
    change({ typed: text ? [text, ...before].slice(0, RECALLED) : before, at: -1 });
    void carryOut(t, text).then((wrong) => (wrong === null ? close() : change({ wrong })));
  };
  /** @param {KeyboardEvent} event */
  const recall = (event) => {
    const by = { ArrowUp: 1, ArrowDown: -1 }[event.key];
    if (!by) return;
    event.preventDefault();
    const { typed, at: before } = t.state.draft;
    const at = Math.max(-1, Math.min(typed.length - 1, before + by));
    change({ at });
    /** @type {HTMLInputElement} */ (event.target).value = typed[at] ?? "";
  };
  return html`<form class="typing" autocomplete="off" @submit=${submit}>
      <input
        class="field"
        name="move"
        type="text"
        autofocus
        autocapitalize="off"
        spellcheck="false"
        enterkeyhint="go"
        aria-labelledby="dialog-label"
        aria-describedby="typed-how"
        @keydown=${recall}
        @input=${() => draft.wrong && change({ wrong: "" })}
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
  if ("unclear" in move) return t.words.sayAll([move.unclear]);
  if ("step" in move) {
    const possible = move.step === "undo" ? view.can_undo : view.can_redo;
    if (!possible) return t.say(`nothing-to-${move.step}`);
    return wrongWith(t, await step(t, move.step));
  }
  if ("choose" in move) {
    if (!mayLay(t.state)) return t.words.sayAll([view.say]);
    if (t.state.chosen !== move.choose) choose(t, move.choose);
    return null;
  }
  return wrongWith(t, await act(t, move.act));
}

/** @param {Table} t @param {Answer | null} answer */
const wrongWith = (t, answer) => (!answer || answer.ok ? null : t.words.sayAll(answer.problems ?? []));

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
