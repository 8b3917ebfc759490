/** The end of a game: who has won and why, and what one may like to do next. */

import { html, nothing } from "lit-html";
import { tileArt } from "../look/art.js";
import { isYou, nameOf } from "../words/deeds.js";
import { lays } from "../table/action.js";
import { ownKind } from "../table/state.js";
import { dialog } from "./dialog.js";
import { icon } from "../look/icons.js";

/** @import { Outcome, View } from "../contract.js" */
/** @import { Icon } from "../look/icons.js" */
/** @import { Table } from "../table/table.js" */

/** @param {Table} t */
export function end(t) {
  const { view } = t.state;
  const outcome = view?.outcome;
  if (!view || !outcome) return nothing;
  return dialog(
    t,
    { label: headline(t, view, outcome), kind: "end", onClose: () => t.set({ endSeen: true }) },
    html`${trophy(view, outcome)}
      <p>${why(t, view, outcome)}</p>
      ${view.players.length > 1 ? result(t, view, outcome) : nothing} ${next(t, view)}`,
  );
}

/** Who has won. @param {Table} t @param {View} view @param {Outcome} outcome */
export function headline(t, view, { reason, winners }) {
  if (view.players.length === 1) return t.say(`ui-end-solo-${reason}`);
  return t.say("ui-end-names", winnersOf(t, view, winners));
}

/** @param {Table} t @param {View} view @param {number[]} winners */
function winnersOf(t, view, winners) {
  const names = winners.map((seat) => view.players[seat].name);
  return t.words.players(names, (n) => isYou(t, view, winners[n]));
}

/** @param {Table} t @param {View} view @param {Outcome} outcome */
export function why(t, view, { reason, winners, scores, left }) {
  const { players, say } = view;
  // Alone, the engine's own sentence has the turns and the tiles drawn.
  if (players.length === 1) return t.say(say.id, say.args);
  const [first] = winners;
  const { names, you, count: joint } = winnersOf(t, view, winners);
  const args = { names, you, joint };
  if (reason === "emptied" && !scores && left[first] === 0) return t.say("ui-end-all-laid", args);
  const because = t.say(`ui-end-${reason}`);
  if (reason === "resigned") return because;
  const by = scores
    ? t.say("ui-end-by-points", { ...args, count: scores[first] })
    : t.say("ui-end-by-tiles", { ...args, count: left[first] });
  return t.words.inOne([because, by]);
}

/** The last tiles that the winners have laid. @param {View} view @param {Outcome} outcome */
function trophy({ board, log }, { winners }) {
  const laid = log.filter(([seat, action]) => winners.includes(seat) && lays(action));
  const tiles = laid.length ? laid.map(([, action]) => action) : board;
  return html`<div class="trophy">${tiles.slice(-3).map((text) => tileArt(text.slice(0, 3), false))}</div>`;
}

/** @param {Table} t @param {View} view @param {Outcome} outcome */
function result(t, view, { winners, scores, left }) {
  return html`<table class="result">
    <thead>
      <tr>
        <th scope="col">${t.say("ui-end-player")}</th>
        ${scores ? html`<th scope="col">${t.say("ui-end-points")}</th>` : nothing}
        <th scope="col">${t.say("ui-end-left")}</th>
      </tr>
    </thead>
    <tbody>
      ${view.players.map(({ resigned }, seat) => {
        const won = winners.includes(seat);
        return html`<tr class=${won ? "won" : ""}>
          <th scope="row">
            ${nameOf(view, seat)} ${won ? [icon("crown"), html`<span class="unseen">${t.say("ui-end-winner")}</span>`] : nothing}
            ${resigned ? html`<span class="quiet">${t.say("ui-seat-resigned")}</span>` : nothing}
          </th>
          ${scores ? html`<td>${t.words.number(scores[seat])}</td>` : nothing}
          <td>${t.words.number(left[seat])}</td>
        </tr>`;
      })}
    </tbody>
  </table>`;
}

/** @param {Table} t @param {View} view */
function next(t, view) {
  const { host } = t;
  return html`<div class="choices">
    ${t.mode.shows.others ? button(t, "rematch", "again", () => rematch(t, view), "primary") : nothing}
    ${view.ply > 0 ? button(t, "replay", "eye", () => t.reel.slide(0)) : nothing}
    ${button(t, "look", "look", () => t.set({ endSeen: true }))}
    ${host.share ? button(t, "share", "share", () => host.share?.()) : nothing}
    ${host.save ? button(t, "save", "save", () => host.save?.()) : nothing}
    ${host.newGame ? button(t, "new", "plus", () => host.newGame?.()) : nothing}
  </div>`;
}

/** @param {Table} t @param {string} action @param {Icon} sign @param {() => void} does @param {string} [more] */
const button = (t, action, sign, does, more = "") =>
  html`<button class="button ${more}" data-action=${action} @click=${does}>
    ${icon(sign)} ${t.say(`ui-end-${action}`)}
  </button>`;

/** The same people and bots, with the same rules. @param {Table} t @param {View} view */
function rematch(t, { rules, players }) {
  const again = players.map((player) => ({ name: player.name, kind: ownKind(player) }));
  void t.ask({ type: "new", rules, players: again, eyes: "first" });
}
