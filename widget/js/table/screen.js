/**
 * The whole screen as a function of the table's state.
 *
 *   main.chromino      or, as a part of something larger, section.chromino
 *     .board            the table of the game, edge to edge
 *     header.top        players and bag; log and menu buttons; or the guide of a task
 *     .side             what one reads beside the table: the moves
 *     .trouble          why nothing can be done, if that is so
 *     .zoom             buttons of the camera
 *     footer.bottom     one line that says what goes on; what may be done; the rack
 *     .replay           instead of the footer while one looks back
 *     dialog            one at most: hand-over, end, panel or question
 *     .flights          tiles on their way
 *     .spoken           what screen readers say
 */

import { html, nothing } from "lit-html";
import { repeat } from "lit-html/directives/repeat.js";
import { actions } from "./actions.js";
import { board } from "../board/board.js";
import { end } from "../panels/end.js";
import { guide } from "../tasks/guide.js";
import { questionOf } from "../tasks/questions.js";
import { handOver } from "./hand_over.js";
import { roundButton } from "../look/round_button.js";
import { panel } from "../panels/panel.js";
import { players } from "./players.js";
import { question } from "../panels/question.js";
import { rack } from "../rack/rack.js";
import { replay } from "../panels/replay.js";
import { side, standsBeside, toggleLog } from "./side.js";
import { status } from "./status.js";

/** @import { View } from "../contract.js" */
/** @import { Table } from "./table.js" */

/** @param {Table} t */
export function screen(t) {
  const { settings, past, view, trouble } = t.state;
  const theme = settings.theme === "system" && !t.host.ownsPage ? "around" : settings.theme;
  const { language } = t.words;
  const label = t.say("ui-table");
  const parts = html`${board(t)}
    <header class="top">${view ? head(t, view) : nothing}</header>
    ${side(t)} ${trouble ? html`<p class="trouble" role="alert">${t.say(trouble.id, trouble.args)}</p>` : nothing}
    ${view && (t.mode.shows.zoom || !t.state.follows) ? zoom(t) : nothing}
    ${past
      ? replay(t)
      : html`<footer class="bottom">${view ? [status(t), actions(t), rack(t)] : nothing}</footer>`}
    ${view ? dialogOf(t) : nothing}
    <div class="flights" aria-hidden="true"></div>
    <div class="spoken" role="log" aria-live="polite" aria-label=${t.say("ui-spoken")}>
      ${repeat(t.state.spoken, ({ n }) => n, ({ text }) => html`<p>${text}</p>`)}
    </div>`;
  // Of all that is in a notebook, a table is only a part, and there may be several.
  return t.host.ownsPage
    ? html`<main class="chromino" data-theme=${theme} data-tiles=${settings.tiles} data-motion=${settings.motion}
        lang=${language} aria-label=${label}>${parts}</main>`
    : html`<section class="chromino" data-theme=${theme} data-tiles=${settings.tiles} data-motion=${settings.motion}
        lang=${language} aria-label=${label}>${parts}</section>`;
}

/** One dialog at a time: the most urgent. @param {Table} t */
function dialogOf(t) {
  const { state } = t;
  if (state.question) return question(t);
  if (state.panel) return panel(t);
  if (t.reel.runs) return nothing;
  if (state.handOver !== null) return handOver(t);
  return state.view?.outcome && !state.endSeen && t.mode.shows.end ? end(t) : nothing;
}

/** Who plays, or what is asked; the introduction keeps quiet what is not needed for its steps. @param {Table} t @param {View} view */
function head(t, view) {
  const asked = view.task ? guide(t, view, view.task) : nothing;
  return view.task && !questionOf(view) ? asked : [asked, t.mode.shows.players ? players(t) : nothing, corner(t)];
}

/** @param {Table} t */
const corner = (t) => html`<nav class="corner" aria-label=${t.say("ui-around")}>
  ${t.mode.shows.log ? logOpener(t) : nothing} ${opener(t, "settings")} ${opener(t, "menu")}
</nav>`;

/** @param {Table} t */
const logOpener = (t) =>
  roundButton("log", {
    action: "log",
    words: t.say("ui-log"),
    press: () => toggleLog(t),
    expanded: standsBeside(t) ? t.state.settings.log : undefined,
  });

/** @param {Table} t @param {"settings" | "menu"} panel */
const opener = (t, panel) => roundButton(panel, { action: panel, words: t.say(`ui-${panel}`), press: () => t.set({ panel }) });

/** @param {Table} t */
const zoom = (t) => html`<div class="zoom" role="group" aria-label=${t.say("ui-camera")}>
  ${roundButton("plus", { action: "zoom-in", words: t.say("ui-zoom-in"), press: () => t.camera.zoom(1.3) })}
  ${roundButton("minus", { action: "zoom-out", words: t.say("ui-zoom-out"), press: () => t.camera.zoom(1 / 1.3) })}
  ${roundButton("fit", { action: "fit", words: t.say("ui-fit"), press: () => t.camera.bringBack(), look: t.state.follows ? "" : "wanted" })}
</div>`;
