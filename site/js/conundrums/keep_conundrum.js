/** What becomes of the conundrum on the table is kept, as the engine tells of it. */

import { isReference } from "../keep/kept_conundrum.js";
import { dataOf } from "../keep/kept_game.js";

/** @import { Question } from "../../../widget/js/contract.js" */
/** @import { Saved } from "../engine/protocol.js" */
/** @import { Work } from "../keep/kept_conundrum.js" */
/** @import { Store } from "../keep/store.js" */

/** @param {Store} store @param {Saved} saved */
export function keepConundrum({ conundrums }, { task, view }) {
  const { conundrum, work } = dataOf(task);
  const question = /** @type {Question | undefined} */ (dataOf(view).task);
  if (!isReference(conundrum) || !question) return;
  const { of, done } = question;
  void conundrums.keep(conundrum, { work: /** @type {Work} */ (work), of, done }, view);
}
