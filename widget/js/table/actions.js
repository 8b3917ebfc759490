/** What may be done now, in the thumb's reach; the view of the game alone says what that is. */

import { html, nothing } from "lit-html";
import { tileArt } from "../look/art.js";
import { act, step } from "./acting.js";
import { ownCall, outOfTurn } from "./calls.js";
import { turned } from "../board/geometry.js";
import { roundButton } from "../look/round_button.js";
import { lay, putBack, showMiss, turn } from "./laying.js";
import { pill } from "./pill.js";
import { hand, isHinted, wordsAt } from "../board/marks.js";
import { legalOf, mayLay, nothingFits, offered } from "./state.js";

/** @import { View } from "../contract.js" */
/** @import { Placement } from "../board/geometry.js" */
/** @import { Settings } from "./settings.js" */
/** @import { Table } from "./table.js" */

/** @param {Table} t */
export function actions(t) {
  const { view, handOver } = t.state;
  if (!view || handOver !== null) return nothing;
  const [before, after] = t.mode.sides(t, view);
  return html`<div class="actions" role="group" aria-label=${t.say("ui-actions")}>
    ${before}
    <div class="now">${t.mode.buttons(t, view)}</div>
    ${after}
  </div>`;
}

/** At the sides, what has been done is undone and done again. @param {Table} t @param {View} view */
export const backAndForth = (t, view) => [stepButton(t, "undo", view.can_undo), stepButton(t, "redo", view.can_redo)];

/** @param {Table} t @param {"undo" | "redo"} way @param {boolean} may */
const stepButton = (t, way, may) =>
  roundButton(way, {
    action: way,
    words: t.say(`ui-${way}`),
    press: () => void step(t, way),
    disabled: !may,
    look: isHinted(t, { action: way }) ? "wanted" : "",
  });

/** What a player may do. @param {Table} t @param {View} view */
export function playButtons(t, view) {
  if (view.outcome) return t.state.endSeen ? result(t) : nothing;
  return [laying(t, view), outOfTurn(t, view), drawOrPass(t, view), hint(t, view), bots(t, view), again(t, view)];
}

/** A bot has failed; whoever wrote it may have mended it. @param {Table} t @param {View} view */
function again(t, view) {
  if (view.say.id !== "bot-failed") return nothing;
  return pill("again", {
    action: "bot-again",
    words: t.say("ui-bot-again"),
    labelled: true,
    primary: true,
    press: () => void t.ask({ type: "bot", seat: view.seat }),
  });
}

/** @param {Table} t */
const result = (t) =>
  pill("crown", {
    action: "result",
    words: t.say("ui-result"),
    labelled: true,
    primary: true,
    press: () => t.set({ endSeen: false }),
  });

/** What one does with a tile in hand, wherever it goes. @param {Table} t @param {boolean} [both] */
export function holdingButtons(t, both = true) {
  const { chosen } = t.state;
  if (!chosen) return nothing;
  const cancel = pill("close", { action: "cancel", words: t.say("ui-cancel"), press: () => putBack(t) });
  return [turnButton(t, chosen), both ? cancel : nothing];
}

/** The tile in the air: turn it, put it down, put it back. @param {Table} t @param {View} view */
function laying(t, view) {
  const { chosen, put } = t.state;
  if (!chosen) return nothing;
  const fitsNowhere = legalOf(view, chosen)?.length === 0;
  return [
    // A phone has no room for two beside the bag, nor is the second needed there.
    holdingButtons(t, put || !offered(view, "draw")),
    fitsNowhere
      ? pill("look", { action: "miss", words: t.say("ui-miss"), press: () => void showMiss(t, chosen) })
      : nothing,
    yesButton(t, (ghost) => void lay(t, ghost)),
  ];
}

/** The yes that a tile waits for that was put down. @param {Table} t @param {(ghost: Placement) => void} does */
export function yesButton(t, does) {
  const { put, ghost } = t.state;
  if (!put || !ghost) return nothing;
  return pill("yes", {
    action: "confirm",
    words: t.say("ui-confirm"),
    labelled: true,
    primary: true,
    press: () => does(ghost),
  });
}

/** Shows how the tile lies now. @param {Table} t @param {string} chosen */
function turnButton(t, chosen) {
  const { reading, down } = turned(chosen, t.state.turns);
  return html`<button class="button turn" data-action="turn" title=${t.say("ui-turn")} @click=${() => turn(t, 1)}>
    ${tileArt(reading, down)}<span class="words">${t.say("ui-turn")}</span>
  </button>`;
}

/** @param {Table} t @param {View} view */
function drawOrPass(t, view) {
  return ["draw", "pass"].map((action) => {
    const why = offered(view, action)?.[2];
    if (!why) return nothing;
    return pill(action === "draw" ? "bag" : "next", {
      action,
      words: t.say(`ui-${action}`),
      why: t.say(why.id, why.args),
      labelled: true,
      primary: (nothingFits(view) && !ownCall(view)) || isHinted(t, { action }),
      hand: hand(t, { action }),
      about: wordsAt(t, { action }),
      press: () => void act(t, action),
    });
  });
}

/** @param {Table} t @param {View} view */
function hint(t, view) {
  const { state } = t;
  return mayLay(state) && nothingFits(view) && !ownCall(view) && !state.chosen && !state.refusal && t.mode.shows.tips
    ? html`<p class="hint">${t.say("ui-miss-hint")}</p>`
    : nothing;
}

/** Bots wait for a person, or a person for them. @param {Table} t @param {View} view */
function bots(t, view) {
  const { flow, state } = t;
  if (state.waits) {
    return pill("play", {
      action: "go-on",
      words: t.say("ui-go-on"),
      why: t.say("ui-go-on-why"),
      labelled: true,
      press: () => flow.goOn(),
    });
  }
  const skips = (state.due || view.thinking !== null) && !state.paused;
  return [
    view.people.length ? nothing : onlyBots(t),
    skips ? pill("skip", { action: "skip", words: t.say("ui-skip"), press: () => flow.skip() }) : nothing,
  ];
}

/** From one pace to the next. @type {Record<Settings["pace"], Settings["pace"]>} */
const FASTER = { slow: "normal", normal: "fast", fast: "slow" };

/** @param {Table} t */
function onlyBots(t) {
  const { paused, settings } = t.state;
  const action = paused ? "resume" : "pause";
  return [
    pill(paused ? "play" : "pause", {
      action,
      words: t.say(`ui-${action}`),
      labelled: true,
      primary: paused,
      press: () => t.flow.pause(!paused),
    }),
    pill("speed", {
      action: "speed",
      words: t.say("ui-speed", { pace: settings.pace }),
      why: t.say("ui-speed-why"),
      labelled: true,
      press: () => t.change("pace", FASTER[settings.pace]),
    }),
  ];
}
