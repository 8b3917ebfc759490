/** The cell of the board that has the keyboard. */

import { aim } from "../table/laying.js";

/** @import { Cell } from "./geometry.js" */
/** @import { Table } from "../table/table.js" */

/** So many cells beyond the table the keyboard gets. */
const REACH = 3;

/** The keyboard is on this cell. @param {Table} t @param {Cell} cell */
export function setCursor(t, { x, y }) {
  const { cursor } = t.state;
  if (cursor.x !== x || cursor.y !== y) t.set({ cursor: { x, y }, edge: null });
}

/** Move the keyboard's cell, within reach of the table. @param {Table} t @param {Cell} cell */
export function moveCursor(t, { x, y }) {
  const { box } = t.state.squares;
  const cursor = {
    x: Math.min(box.right + REACH, Math.max(box.left - REACH, x)),
    y: Math.min(box.bottom + REACH, Math.max(box.top - REACH, y)),
  };
  t.set({ cursor, put: false, edge: null });
  aim(t, cursor);
  t.camera.reveal(cursor);
  t.paint();
  t.focus('.cell[tabindex="0"]');
}
