/** What one does in the game, one thing at a time; and taking it back. */

/** @import { Answer, Seat } from "../contract.js" */
/** @import { Act } from "./state.js" */
/** @import { Table } from "./table.js" */

/** Draw, pass, call, catch or show. @param {Table} t @param {string} action @param {Seat | null} [seat] */
export async function act(t, action, seat = t.state.view?.seat) {
  const { past, doing, view } = t.state;
  if (past) return null;
  const meant = { type: "act", seat, action, eyes: view?.seat };
  return doing?.answer ?? doOnce(t, meant, t.ask(meant));
}

/**
 * Do something in the game: one thing at a time. Whoever presses twice has meant it once, and what
 * the session would say to the second is of no use to anybody.
 * @param {Table} t
 * @param {Act} meant
 * @param {Promise<Answer>} answer
 */
export function doOnce({ state }, meant, answer) {
  const doing = { act: meant, answer };
  state.doing = doing;
  return answer.finally(() => {
    if (state.doing === doing) state.doing = null;
  });
}

/** @param {Table} t @param {"undo" | "redo"} type @returns {Promise<Answer | null>} */
export async function step(t, type) {
  const { view, handOver } = t.state;
  if (!view || !(type === "undo" ? view.can_undo : view.can_redo)) return null;
  if (handOver !== null) t.set({ handOver: null });
  const answer = await t.ask({ type, seat: view.seat });
  // A bot was quicker than the button; it is still the same that is to be taken back.
  const quicker = answer.problems?.[0]?.id === "stale" && answer.view?.log.slice(view.ply);
  const onlyBots = quicker && quicker.every(([seat]) => !view.people.includes(seat));
  return onlyBots ? step(t, type) : answer;
}
