/** Trying: a tile of the rack is laid anywhere, and the session says whether it may lie there. */

import { holdingButtons, yesButton } from "../table/actions.js";
import { meantAt, PUT_BACK } from "../table/held.js";
import { aim, choose, refuse, waitsForYes } from "../table/laying.js";
import { give, reasonsOf, tellRight } from "../tasks/answer.js";
import { questionOf } from "../tasks/questions.js";
import { readOut } from "../tasks/read_aloud.js";
import { HOLDING } from "./quiet.js";

/** @import { Placement } from "../board/geometry.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Way } from "./mark.js" */

/** By what is asked. @type {{placements: Way}} */
export const TRYING = {
  placements: {
    keys: [...HOLDING, { keys: ["Enter"], id: "ui-key-try" }],
    letters: {},
    shows: { holds: true },
    marks: () => [],
    buttons: (t) => [holdingButtons(t), yesButton(t, (ghost) => void tryAt(t, ghost))],
    choose,
    tap: (t, cell) => tryThere(t, meantAt(t.state, cell)),
    enter: (t) => {
      if (t.state.chosen && !t.state.ghost) aim(t, t.state.cursor);
      tryThere(t, t.state.ghost);
    },
    drop: (t, placement) => void tryAt(t, placement),
  },
};

/** @param {Table} t @param {Placement | null} placement */
function tryThere(t, placement) {
  if (placement) void tryAt(t, placement);
  else t.tell({ id: t.state.keyboard ? "ui-said-choose-first" : "ui-task-how-placements", args: {} });
}

/** @param {Table} t @param {Placement} placement */
async function tryAt(t, placement) {
  const { chosen, doing } = t.state;
  if (!chosen || doing || waitsForYes(t, placement)) return;
  const verdict = await give(t, placement.text);
  if (!verdict) return;
  const [wrong] = verdict.wrong;
  if (wrong) {
    const problems = reasonsOf(wrong);
    refuse(t, placement, { problems });
    readOut(t, t.words.sayAll(problems));
    return;
  }
  // As long as there may be more spots for it, it stays in hand as it is turned.
  const down = { ghost: null, put: false, dragged: null };
  t.set({ ...(hasMore(t, chosen) ? down : PUT_BACK), refusal: null, notice: null });
  tellRight(t, verdict);
}

/** @param {Table} t @param {string} tile */
function hasMore(t, tile) {
  const question = questionOf(t.state.view);
  if (!question || question.done) return false;
  const counted = question.tiles.find((each) => each.tile === tile);
  return !counted || counted.found < counted.of;
}
