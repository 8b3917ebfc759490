/**
 * What the panels leave free of the table, on all four sides.
 *
 * Where a panel stands is up to the style sheet, which has other places for them on a phone and on a wide
 * screen: it says `--stands: top`, `right`, `bottom` or `left`. What says nothing floats over the table.
 */

/** @typedef {{top: number, right: number, bottom: number, left: number}} Insets pixels that are taken on each side */
/** @typedef {{x: number, y: number, width: number, height: number}} Free the middle of what is free, and its size */

/** Everything that may stand beside the table. */
export const PANELS = ".top, .players, .corner, .side, .zoom, .bottom";

/** However much stands around it, the table keeps as much as this. */
const LEAST = 80;

/** How far a panel reaches in from the side it stands on. @type {Record<keyof Insets, (panel: DOMRect, all: DOMRect) => number>} */
const REACH = {
  top: (panel, all) => panel.bottom - all.top,
  right: (panel, all) => all.right - panel.left,
  bottom: (panel, all) => all.bottom - panel.top,
  left: (panel, all) => panel.right - all.left,
};

/** @param {Element} holder @param {Iterable<Element>} panels @returns {Insets} */
export function insetsOf(holder, panels) {
  const insets = { top: 0, right: 0, bottom: 0, left: 0 };
  const all = holder.getBoundingClientRect();
  for (const panel of panels) {
    const side = getComputedStyle(panel).getPropertyValue("--stands");
    const box = panel.getBoundingClientRect();
    // What is hidden is nowhere.
    if (!(side in insets) || !box.width) continue;
    const edge = /** @type {keyof Insets} */ (side);
    insets[edge] = Math.max(insets[edge], Math.round(REACH[edge](box, all)));
  }
  return insets;
}

/** @param {number} width @param {number} height of everything @param {Insets} insets @returns {Free} */
export function freeOf(width, height, { top, right, bottom, left }) {
  const [across, down] = [width - left - right, height - top - bottom];
  return {
    x: left + Math.max(LEAST / 2, across) / 2,
    y: top + Math.max(LEAST / 2, down) / 2,
    width: Math.max(LEAST, across),
    height: Math.max(LEAST, down),
  };
}
