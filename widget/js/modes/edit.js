/** Editing: any tile of the rack is laid anywhere, and any tile on the table lifted, as the session lets one. */

import { inWords } from "../words/in_words.js";
import { meetingMarks } from "../board/spots.js";
import { doOnce, step } from "../table/acting.js";
import { backAndForth, holdingButtons } from "../table/actions.js";
import { aimAt, takenUp } from "../table/held.js";
import { putBack, turn } from "../table/laying.js";
import { HOLDING, sessionLine, withoutGame } from "./quiet.js";

/** @import { Host } from "../contract.js" */
/** @import { Cell, Placement } from "../board/geometry.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Mode } from "./modes.js" */

/** @param {Host} host @returns {Mode} */
export const edit = (host) => ({
  shows: withoutGame(host),
  marks: meetingMarks,
  line: sessionLine,
  buttons: (t) => holdingButtons(t),
  sides: backAndForth,
  keys: [
    {
      title: "ui-keys-editing",
      keys: [
        ...HOLDING,
        { keys: ["Enter"], id: "ui-key-edit" },
        { keys: ["U", "Shift+U"], id: "ui-key-undo" },
      ],
    },
  ],
  letters: { u: (t, shift) => void step(t, shift ? "redo" : "undo") },
  choose,
  tap: (t, cell) => layOrLift(t, cell, aimAt(t.state, cell)),
  enter: (t) => layOrLift(t, t.state.cursor, t.state.ghost ?? aimAt(t.state, t.state.cursor)),
  drop: (t, placement) => void change(t, "lay", placement),
});

/** Whether it fits does not matter here. @param {Table} t @param {string} tile */
function choose(t, tile) {
  if (t.state.chosen === tile) {
    turn(t, 1);
    return;
  }
  t.set({ ...takenUp(t.state, tile), turns: 0 });
  t.announce(t.say("ui-said-chosen", { tile, count: -1 }));
}

/** @param {Table} t @param {Cell} cell @param {Placement | null} aimed where the tile in hand would lie, if there is one */
function layOrLift(t, cell, aimed) {
  const lying = t.state.squares.at(cell.x, cell.y)?.placement;
  if (aimed) void change(t, "lay", aimed);
  else if (lying) void change(t, "lift", lying);
  else t.tell({ id: "ui-said-choose-first", args: {} });
}

/** @param {Table} t @param {"lay" | "lift"} how @param {Placement} placement */
async function change(t, how, placement) {
  if (t.state.doing) return;
  const edits = { type: `edit-${how}`, action: placement.text };
  const { ok } = await doOnce(t, edits, t.ask(edits));
  if (!ok) return;
  putBack(t);
  t.announce(t.say(`ui-said-edit-${how}`, { placed: inWords(t, placement) }));
}
