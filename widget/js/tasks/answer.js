/** Giving an answer, and being told what it is worth. */

import { doOnce } from "../table/acting.js";
import { soundOf } from "../table/sound.js";
import { questionOf } from "./questions.js";
import { readOut } from "./read_aloud.js";

/** @import { Given, Message, Problem, Verdict } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

/** Give one answer or several at once; null if the session has not taken them. @param {Table} t @param {Given | Given[]} answer @returns {Promise<Verdict | null>} */
export async function give(t, answer) {
  const { doing, view } = t.state;
  if (doing) return null;
  const tries = { type: "try", seat: view?.seat, answer };
  const { verdict } = await doOnce(t, tries, t.ask(tries));
  return verdict ?? null;
}

/** What was right is told, and heard. @param {Table} t @param {Verdict} verdict */
export function tellRight(t, { done, right, why = [] }) {
  const said = questionOf(t.state.view)?.said;
  if (t.state.settings.sound && right.length) soundOf(done ? "won" : String(right[0]));
  t.set({ why });
  tell(t, said ? [said, ...why] : why);
}

/** So is what was wrong, where no tile was laid for it. @param {Table} t @param {Verdict["wrong"]} wrong */
export function tellWrong(t, wrong) {
  const problems = wrong.flatMap(reasonsOf);
  if (t.state.settings.sound) soundOf("refused");
  t.set({ missed: wrong, refusal: { placement: null, problems, asked: false }, notice: null });
  tell(t, problems);
}

/** Why it is wrong, the author's words first. @param {Verdict["wrong"][number]} wrong @returns {Problem[]} */
export const reasonsOf = ({ said, problems }) => (said ? [{ ...said, cells: [] }, ...problems] : problems);

/** @param {Table} t @param {Message[]} messages */
function tell(t, messages) {
  const told = t.words.sayAll(messages);
  if (!told) return;
  t.announce(told);
  readOut(t, told);
}
