/** The mark by which it is measured when the first table is seen. */

import { isNewcomer } from "../keep/newcomer.js";

const FIRST_BOARD = "chromino:first-board";

/** Who is new here has seen a table before this program ran. */
export function markFirstBoard() {
  if (!isNewcomer()) return;
  const mark = (/** @type {PerformanceObserverEntryList} */ paints) => {
    for (const { startTime } of paints.getEntriesByName("first-contentful-paint")) {
      // The table's own, if it was told of earlier, was painted later.
      performance.clearMarks(FIRST_BOARD);
      performance.mark(FIRST_BOARD, { startTime });
    }
  };
  new PerformanceObserver(mark).observe({ type: "paint", buffered: true });
}
