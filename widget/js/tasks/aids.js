/** What helps with a question: a hint, giving up, and at its end, what comes next. */

import { html, nothing } from "lit-html";
import { cellsAt } from "../board/marks.js";
import { doOnce } from "../table/acting.js";
import { PUT_BACK } from "../table/held.js";
import { pill } from "../table/pill.js";
import { questionOf } from "./questions.js";
import { readOut } from "./read_aloud.js";

/** @import { Question } from "../contract.js" */
/** @import { Key, Letters } from "../table/keys.js" */
/** @import { Table } from "../table/table.js" */

/** @type {Key[]} */
export const AID_KEYS = [
  { keys: ["T"], id: "ui-key-tip" },
  { keys: ["G"], id: "ui-key-give-up" },
];

/** @type {Letters} */
export const AID_LETTERS = { t: (t) => void takeTip(t), g: (t) => askToGiveUp(t) };

/** @param {Table} t @param {Question} question */
export function aids(t, { tips: { taken, of } }) {
  const left = Math.max(0, of - taken);
  const told = left ? t.say("ui-task-tips-left", { left }) : nothing;
  const words = t.say("ui-task-tip");
  return [
    pill("lamp", { action: "tip", words, about: told, hand: left ? badge(left) : nothing, press: () => void takeTip(t) }),
    pill("flag", { action: "give-up", words: t.say("ui-task-give-up"), press: () => askToGiveUp(t) }),
  ];
}

/** @param {number} left */
const badge = (left) => html`<span class="badge" aria-hidden="true">${left}</span>`;

/** @param {Table} t */
async function takeTip(t) {
  const { doing, view } = t.state;
  if (doing) return;
  const asks = { type: "tip", seat: view?.seat };
  const { ok } = await doOnce(t, asks, t.ask(asks));
  const question = questionOf(t.state.view);
  if (!ok || !question?.tip) return;
  const told = t.say(question.tip.id, question.tip.args);
  t.announce(told);
  readOut(t, told);
  t.camera.revealCells(question.marks.flatMap(({ kind, where }) => (kind === "hint" ? cellsAt(where) : [])));
}

/** @param {Table} t */
const askToGiveUp = (t) => t.question({ id: "ui-ask-give-up", args: {} }, () => void giveUp(t));

/** @param {Table} t */
async function giveUp(t) {
  const { ok } = await t.ask({ type: "give-up", seat: t.state.view?.seat });
  if (!ok) return;
  t.set({ ...PUT_BACK, refusal: null, notice: null, marked: [], picked: [], edge: null });
  const said = questionOf(t.state.view)?.said;
  if (said) t.announce(t.say(said.id, said.args));
}

/** What one can do when it is done. @param {Table} t @param {Question} question */
export function whatNext(t, { step, steps }) {
  const { host } = t;
  const more = step < steps;
  const goOn = () => void t.ask({ type: "next-step", seat: t.state.view?.seat });
  /** @param {import("../look/icons.js").Icon} sign @param {string} action @param {string} id @param {() => void} press @param {boolean} [primary] */
  const button = (sign, action, id, press, primary) => pill(sign, { action, words: t.say(id), labelled: true, primary, press });
  return [
    more ? button("next", "next-step", "ui-go-on", goOn, true) : nothing,
    host.anotherTask ? button("again", "another-task", "ui-task-another", () => host.anotherTask?.(), !more) : nothing,
    host.shareTask ? button("share", "share-task", "ui-end-share", () => host.shareTask?.()) : nothing,
    host.leaveTask ? button("leave", "leave-task", "ui-task-leave", () => leave(t)) : nothing,
  ];
}

/** @param {Table} t */
export function leave(t) {
  t.set({ aloud: false });
  t.reading.stop();
  t.host.leaveTask?.();
}
