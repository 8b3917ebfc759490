/**
 * The side slot: one place beside the table for what one reads while one plays. It is no dialog: the game
 * goes on, the keyboard stays where it was, and the camera keeps the table clear of it.
 *
 *   .side
 *     aside.pane         one for each pane that is open, the first on top
 *       header
 *         h2
 *         .round         closes it, where it can be closed
 *       .content         scrolls
 */

import { html, nothing } from "lit-html";
import { guard } from "lit-html/directives/guard.js";
import { ref } from "lit-html/directives/ref.js";
import { log } from "../panels/log.js";
import { roundButton } from "../look/round_button.js";

/** @import { Table } from "./table.js" */

/**
 * What may stand in the slot.
 * @typedef {object} Pane
 * @property {string} id
 * @property {string} title the id of its words
 * @property {(t: Table) => boolean} isOpen
 * @property {(t: Table) => unknown} body
 * @property {(t: Table) => unknown[]} follows what its body is made of; while this is the same, it isn't painted again
 * @property {(t: Table) => void} [close] if a person may close it
 */

/** Every pane, the most important first. @type {Pane[]} */
const PANES = [
  {
    id: "log",
    title: "ui-log",
    isOpen: (t) => t.state.settings.log && t.mode.shows.log,
    body: log,
    follows: (t) => [t.state.view, t.state.past, t.words],
    close: (t) => t.change("log", false),
  },
];

/** Whether there is room beside the table; the style sheet knows. @param {Table} t */
export function standsBeside(t) {
  const board = t.find(".board");
  return board !== null && getComputedStyle(board).getPropertyValue("--beside") === "yes";
}

/** @param {Table} t */
export function side(t) {
  const open = t.state.view ? PANES.filter((pane) => pane.isOpen(t)) : [];
  if (!open.length) return nothing;
  return html`<div class="side" ${ref(t.camera.makeRoom)}>${open.map((each) => pane(t, each))}</div>`;
}

/** @param {Table} t @param {Pane} pane */
function pane(t, { id, title, body, follows, close }) {
  const leave = () => {
    close?.(t);
    t.paint();
    t.focus(`[data-action="${id}"]`);
  };
  /** @param {KeyboardEvent} event */
  const escape = (event) => {
    if (event.key !== "Escape" || !close) return;
    event.preventDefault();
    event.stopPropagation();
    leave();
  };
  return html`<aside class="pane ${id}" id="side-${id}" aria-labelledby="side-${id}-title" @keydown=${escape}>
    <header>
      <h2 id="side-${id}-title">${t.say(title)}</h2>
      ${close ? roundButton("close", { action: `close-${id}`, words: t.say("ui-close"), press: leave, look: "small" }) : nothing}
    </header>
    <div class="content">${guard(follows(t), () => body(t))}</div>
  </aside>`;
}

/**
 * Open the moves beside the table or close them there; where there is no room, they open over it.
 * @param {Table} t
 * @param {boolean} [goThere] whether the keyboard goes to what has opened
 */
export function toggleLog(t, goThere = false) {
  if (!standsBeside(t)) {
    t.set({ panel: "log" });
    return;
  }
  t.change("log", !t.state.settings.log);
  t.paint();
  if (goThere) t.focus(".pane.log [aria-current]");
}
