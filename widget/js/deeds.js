/** What people do in a game, in words: the log and the announcements tell it alike. */

import { inWords } from "./describe.js";
import { placementOf } from "./geometry.js";
import { isolate } from "./isolate.js";

/** @import { Seat, View } from "./contract.js" */
/** @import { Table } from "./table.js" */

/** Whether the action lays a tile, and does not merely show where it fits. @param {string} action */
export const lays = (action) => action[3] === "@";

/** @param {View} view @param {Seat} seat */
export const nameOf = (view, seat) => isolate(view.players[seat].name);

/**
 * One action, without who does it.
 * @param {Table} t
 * @param {View} view
 * @param {string} action
 * @param {string | null} [drawn] the tile that was drawn, if these eyes have seen it
 */
export function deed(t, view, action, drawn = null) {
  const [what, whom] = action.split(":");
  if (lays(action)) return inWords(t, placementOf(action));
  if (what === "show") return t.say("ui-deed-show", { where: inWords(t, placementOf(whom)) });
  if (what === "catch") return t.say("ui-deed-catch", { name: nameOf(view, Number(whom)) });
  if (drawn) return t.say("ui-deed-draw-seen", { tile: drawn });
  return t.say(`ui-deed-${action}`);
}
