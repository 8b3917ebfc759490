/** What has the keyboard, also when a repaint takes it away. */

/** @import { Table } from "./table.js" */

/** Repaint, and let nobody lose the keyboard by it. @param {Table} t @param {() => void} paint */
export function keepFocus(t, paint) {
  const before = t.root.activeElement;
  paint();
  // What had it is gone: a tile that was laid, a button that is no longer offered.
  if (!before || (before.isConnected && !before.matches(":disabled"))) return;
  const { activeElement } = t.root;
  // A dialog that goes has given the keyboard back already.
  if (activeElement && activeElement !== before) return;
  const tile = before.matches("[data-tile]") ? t.find('[data-tile][tabindex="0"]') : null;
  (tile ?? t.find('.cell[tabindex="0"]'))?.focus({ preventScroll: true });
}
