/** Games that go on: the one that was on the table last, where no conundrum was; or another that was kept. */

import { whyRefused } from "../keep/kept_game.js";
import { keptView } from "../keep/kept_view.js";
import { isNewcomer } from "../keep/newcomer.js";
import { sitDown, sitDownEarly } from "./sit_down.js";

/** @import { Host, Message } from "../../../widget/js/contract.js" */
/** @import { Saved } from "../engine/protocol.js" */
/** @import { Parts } from "../parts.js" */

/** @param {Parts} page @param {AbortSignal} way */
export async function openLastGame({ lock, navigation, session, store }, way) {
  const [game, conundrum] = await Promise.all([session.game.last(), store.conundrums.onTheTable()]);
  if (way.aborted) return;
  if (conundrum && !lock.isLocked) await navigation.go("conundrum", conundrum.reference);
  else await (game ? navigation.go("keptGame", game) : navigation.go(isNewcomer() ? "firstGame" : "start"));
}

/** @param {Parts} page @param {AbortSignal} way @param {Saved} game @param {Host["opens"]} [opens] what one sees of it first */
export async function openKeptGame(page, way, game, opens) {
  const { navigation, session, stage, store } = page;
  const chosen = stage.screen === "games";
  const early = session.state.phase === "ready" ? null : keptView(game);
  if (early) sitDownEarly(page, early, { opens });
  else navigation.wait();
  const { view, problems = [] } = await session.takeUp(game);
  if (view) {
    if (way.aborted) return;
    if (!early) sitDown(page, view, { opens });
    session.game.sitDownAt(game.id);
    return;
  }
  const why = whyRefused(game, problems);
  if (why === "damaged") await store.setAside(game.id);
  if (!way.aborted) await leaveTable(page, told(why, problems, chosen));
}

/**
 * What people are told of a game that can't be taken up.
 * @param {ReturnType<typeof whyRefused>} why
 * @param {Message[]} problems as the engine tells them
 * @param {boolean} chosen whether somebody has chosen it among the games
 * @returns {Message[]}
 */
function told(why, problems, chosen) {
  if (why === "later") return [{ id: "ui-games-later-about", args: {} }];
  if (problems[0]?.id === "ui-engine-restarted") return problems;
  if (why === "passing") return [{ id: "ui-games-not-now", args: {} }, ...problems];
  return [{ id: chosen ? "ui-games-cant-open" : "ui-stored-damaged", args: {} }];
}

/** The game that one sees, or waits for, can't go on. @param {Parts} page @param {Message[]} problems */
export async function leaveTable({ navigation, stage }, problems) {
  if (stage.screen === "table") await navigation.go("start");
  await navigation.refuse(problems);
}
