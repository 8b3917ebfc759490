/**
 * The one line that says what goes on: whose turn, which rule, why. The first that applies is said:
 * what was refused, how the tile in the air would lie, what has just happened, what one must do.
 */

import { html, nothing, svg } from "lit-html";
import { keyed } from "lit-html/directives/keyed.js";
import { meeting } from "../board/spots.js";
import { ownCall } from "./calls.js";
import { goingOn, nameOf } from "../words/deeds.js";
import { SIGNS } from "../look/look.js";
import { legalOf, offered } from "./state.js";

/** @import { TemplateResult } from "lit-html" */
/** @import { Message, View } from "../contract.js" */
/** @import { Placement } from "../board/geometry.js" */
/** @import { Refusal } from "./state.js" */
/** @import { Table } from "./table.js" */

/**
 * What the line shows.
 * @typedef {object} Line
 * @property {Message} head
 * @property {Message | null} [why] said more quietly behind it
 * @property {"link" | "break"} [sign]
 */

/** @param {Table} t */
export function status(t) {
  const { view, refusal, handOver } = t.state;
  // While the device changes hands, nothing about anybody's tiles is in the document.
  if (!view || handOver !== null) return nothing;
  return refusal ? refused(t, refusal) : line(t, view);
}

/** @param {Table} t @param {View} view */
function line(t, view) {
  const said = t.mode.line(t, view);
  if (!said) return nothing;
  const { head, why, sign } = said;
  // While a tile is in the air, its own points are what matters.
  const last = t.state.ghost ? null : view.last;
  return html`<div class="status" data-say=${why ? `${head.id} ${why.id}` : head.id}>
    <p>
      ${sign ? signOf(sign) : nothing} ${t.say(head.id, head.args)}
      ${why ? html`<span class="why">${t.say(why.id, why.args)}</span>` : nothing}
      ${last?.sum
        ? html`<span class="sum">${t.say("ui-sum", { name: nameOf(view, last.seat), sum: last.sum })}</span>`
        : nothing}
    </p>
  </div>`;
}

/** What a player is told. @param {Table} t @param {View} view @returns {Line} */
export function playLine(t, view) {
  const { ghost, notice, laid } = t.state;
  if (laid) return { head: { id: "ui-laid", args: {} } };
  if (ghost) return aboutGhost(t, view, ghost);
  if (notice) return { head: notice };
  const call = ownCall(view);
  if (call) return { head: call[2] };
  const why = offered(view, "draw")?.[2] ?? offered(view, "pass")?.[2];
  return { head: goingOn(t, view), why: why?.id === view.say.id ? null : why };
}

/**
 * How many of the edges it needs a tile would have, or simply how many once these are enough, and
 * whether it may lie there.
 * @param {Table} t @param {View} view @param {Placement} ghost
 * @returns {Line}
 */
export function aboutGhost(t, view, ghost) {
  const { edges, taken } = meeting(t.state);
  const good = edges.filter((edge) => edge.good).length;
  const legal = t.mode.shows.fits ? legalOf(view, t.state.chosen) : null;
  const listed = legal?.find(([text]) => text === ghost.text);
  const bad = edges.length - good;
  const enough = good >= view.need;
  const count = { id: enough ? "ui-matching" : "ui-count", args: { made: good, need: view.need } };
  if (listed) {
    const points = listed[1];
    const why = points === null ? null : { id: "ui-points", args: { points } };
    return { head: { ...count, id: "ui-ghost-fits" }, why, sign: "link" };
  }
  if (taken.length) return { head: { id: "occupied", args: {} }, sign: "break" };
  if (bad) return { head: count, why: { id: "ui-ghost-bad", args: { bad } }, sign: "break" };
  if (!enough) return { head: count, sign: "break" };
  return legal ? { head: count, why: { id: "ui-ghost-no", args: {} }, sign: "break" } : { head: count };
}

/** @param {Table} t @param {Refusal} refusal */
function refused(t, refusal) {
  const { problems, asked } = refusal;
  const [first, ...more] = new Set(problems.map(({ id, args }) => t.say(id, args)));
  const sentence = asked ? t.say("ui-nearest", { why: first }) : first;
  // Keyed, so that the reasons of the next refusal are folded again.
  return html`${keyed(
    refusal,
    html`<div class="status refused" data-say=${problems.map(({ id }) => id).join(" ")}>
      <p>${signOf("break")} ${sentence}</p>
      ${more.length ? furtherReasons(t, more) : nothing}
    </div>`,
  )}`;
}

/** @param {Table} t @param {string[]} sentences @returns {TemplateResult} */
const furtherReasons = (t, sentences) => html`<details>
  <summary>${t.say("ui-more-reasons", { count: sentences.length })}</summary>
  <ul>
    ${sentences.map((sentence) => html`<li>${sentence}</li>`)}
  </ul>
</details>`;

const BOXES = { link: "-.3 -.3 .6 .6", break: "-.5 -.5 1 1" };

/** The signs that shared edges have on the board. @param {"link" | "break"} name */
const signOf = (name) =>
  html`<svg class="meets ${name}" viewBox=${BOXES[name]} aria-hidden="true">${svg`<path d=${SIGNS[name]} />`}</svg>`;
