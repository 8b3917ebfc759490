/** Games that somebody has as files: one is put on the table, several go to the others. */

import { LOCKED } from "../page/class_lock.js";
import { sitDown } from "../table/sit_down.js";
import { GamesScreen } from "./games_screen.js";
import { openFiles } from "./open_files.js";

/** @import { Parts } from "../parts.js" */

/** @param {Parts} page @param {readonly File[]} files */
export async function bringFiles({ lock, navigation, notices, stage }, files) {
  if (!files.length || stage.screen === "elsewhere") return;
  if (lock.isLocked) notices.tell([LOCKED]);
  else await navigation.go("gameFiles", files);
}

/** @param {Parts} page @param {AbortSignal} way @param {readonly File[]} files */
export async function openGameFiles(page, way, files) {
  const { navigation, session } = page;
  navigation.wait();
  const before = session.game.saved;
  const load = (/** @type {string} */ record) => session.send({ type: "load", record, seat: null });
  const { views, problems } = await openFiles(files, load);
  // The game on the table stays the one to go on with, whatever is in the engine.
  if (files.length > 1 && views.length) await session.game.goBackTo(before);
  if (way.aborted) return;
  if (files.length > 1) await showAmongOthers(page, views.length);
  else if (views.length) sitDown(page, views[0], views[0].outcome ? {} : { opens: "seats" });
  if (problems.length) await navigation.refuse(problems);
}

/** So many games have come to the others. @param {Parts} page @param {number} count */
async function showAmongOthers({ navigation, notices, stage }, count) {
  if (stage.shown instanceof GamesScreen) await stage.shown.refresh();
  else navigation.go("games");
  if (count) notices.tell([{ id: "ui-games-added", args: { count } }]);
}
