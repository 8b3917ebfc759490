/** From spot to spot with a key. */

import { moveCursor } from "../board/cursor.js";
import { inWords } from "../words/in_words.js";
import { placementOf, turnsOf } from "../board/geometry.js";
import { choose } from "./laying.js";
import { legalOf, mayLay, rackOf } from "./state.js";

/** @import { Table } from "./table.js" */

/** Go to the next legal spot of the chosen tile, or of any. @param {Table} t @param {number} by */
export function nextSpot(t, by) {
  const { state } = t;
  const { view } = state;
  if (!mayLay(state) || !view) return;
  if (state.settings.help === "none") {
    t.announce(t.say("ui-help-is-off"));
    return;
  }
  const tiles = state.chosen ? [state.chosen] : rackOf(state).map(({ tile }) => tile);
  const spots = tiles.flatMap((tile) => (legalOf(view, tile) ?? []).map(([text]) => ({ tile, placement: placementOf(text) })));
  if (!spots.length) {
    t.announce(t.say("ui-said-no-spot"));
    return;
  }
  const at = spots.findIndex(({ placement }) => placement.text === state.ghost?.text);
  const next = spots[at < 0 ? (by > 0 ? 0 : spots.length - 1) : (at + by + spots.length) % spots.length];
  if (state.chosen !== next.tile) choose(t, next.tile);
  t.set({ turns: turnsOf(next.tile, next.placement), put: false });
  moveCursor(t, { x: next.placement.x, y: next.placement.y });
  t.set({ ghost: next.placement });
  const place = { n: spots.indexOf(next) + 1, count: spots.length };
  t.announce(t.say("ui-said-spot", { placed: inWords(t, next.placement), ...place }));
}
