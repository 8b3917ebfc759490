/** Laying a tile: take it up, turn it, point with it, lay it; and what happens when it must not lie there. */

import { glideBack } from "../board/flights.js";
import { centreOf, placementOf, turned } from "../board/geometry.js";
import { spotsAmong } from "../board/spots.js";
import { doOnce } from "./acting.js";
import { PUT_BACK, aimAt, isPutDown, laidEarly, putDown, refused, takenUp, turnedBy } from "./held.js";
import { soundOf } from "./sound.js";
import { isLegal, legalOf, mayLay } from "./state.js";

/** @import { Answer } from "../contract.js" */
/** @import { Cell, Placement } from "../board/geometry.js" */
/** @import { Table } from "./table.js" */

/** Milliseconds after which a tile lies where it may, even if the engine has not answered yet. */
const LAYS_AFTER = 100;

/** Take a tile of the rack up; a tile that is up already is turned. @param {Table} t @param {string} tile */
export function choose(t, tile) {
  const { state } = t;
  if (!mayLay(state)) return;
  if (state.chosen === tile) {
    turn(t, 1);
    return;
  }
  const legal = legalOf(state.view, tile);
  t.set(takenUp(state, tile));
  if (legal === null) void t.send({ type: "view", seat: state.view?.seat, tile });
  t.paint(); // the panels have other sizes now
  t.camera.revealAll(spotsAmong(t.marks));
  const told = t.mode.shows.fits && state.settings.help !== "none" ? (legal?.length ?? -1) : -1;
  t.announce(t.say("ui-said-chosen", { tile, count: told }));
}

/** Put the chosen tile back into the rack. @param {Table} t */
export const putBack = (t) => t.set(PUT_BACK);

/** @param {Table} t @param {number} quarters */
export function turn(t, quarters) {
  const { state } = t;
  if (!state.chosen) return;
  t.set(turnedBy(state, quarters));
  const { reading, down } = turned(state.chosen, state.turns);
  t.announce(t.say(`ui-said-turned-${down ? "down" : "across"}`, { tile: reading }));
}

/**
 * Show where the chosen tile would lie.
 * @param {Table} t
 * @param {Cell | null} cell
 * @param {boolean} [mayTurn] whether it may be turned to fit there
 */
export function aim(t, cell, mayTurn = true) {
  const { state } = t;
  if (state.put) return;
  const ghost = cell && aimAt(state, cell, mayTurn);
  if (ghost?.text === state.ghost?.text) return;
  t.set({ ghost, put: false, refusal: null });
}

/** Where a yes is wanted, a tile is put down first. Returns whether one has to wait for it. @param {Table} t @param {Placement} placement */
export function waitsForYes(t, placement) {
  const { state } = t;
  if (!state.settings.confirm || isPutDown(state, placement)) return false;
  t.set(putDown(state, placement));
  t.announce(t.say("ui-said-put"));
  return true;
}

/** Point the chosen tile somewhere and lay it, or put it down where a yes is wanted. @param {Table} t @param {Placement} placement */
export async function lay(t, placement) {
  const { state } = t;
  if (!mayLay(state) || !state.chosen || state.doing || waitsForYes(t, placement)) return;
  const early = setTimeout(() => layEarly(t, placement), LAYS_AFTER);
  const act = { type: "act", seat: state.view?.seat, action: placement.text };
  const answer = await doOnce(t, act, t.send(act)).finally(() => {
    clearTimeout(early);
    // The engine has answered, and its view has the tile or not.
    if (state.laid === placement) t.set(laidEarly(state, null));
  });
  if (!answer.ok && answer.problems) refuse(t, placement, answer);
}

/** A tile that may lie there does so at once, while the engine is still on its way. @param {Table} t @param {Placement} placement */
function layEarly(t, placement) {
  const { state } = t;
  if (t.closed || !isLegal(state, placement)) return;
  t.set({ ...PUT_BACK, ...laidEarly(state, placement), dropped: placement.text, refusal: null });
}

/** It may not lie there: what is wrong with it is shown and told. @param {Table} t @param {Placement} placement @param {Pick<Answer, "problems">} answer */
export function refuse(t, placement, { problems = [] }) {
  if (problems[0]?.id === "stale") return;
  if (t.state.settings.sound) soundOf("refused");
  t.set({ ...refused(placement, problems, false), dragged: null });
  glideBack(t, placement);
  t.announce(t.say("ui-said-refused", { why: t.words.sayAll(problems) }));
}

/** Show the place where a tile nearly fits, and what is wrong there. @param {Table} t @param {string} tile */
export async function showMiss(t, tile) {
  const answer = await t.ask({ type: "miss", seat: t.state.view?.seat, tile });
  if (!answer.ok || !answer.miss) return;
  const placement = placementOf(answer.miss);
  const problems = answer.problems ?? [];
  t.set({ ...refused(placement, problems, true), notice: null });
  t.camera.reveal(centreOf(placement));
  t.announce(t.say("ui-said-miss", { tile, why: t.words.sayAll(problems) }));
}
