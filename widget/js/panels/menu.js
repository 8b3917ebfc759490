/** The menu: what one can do with this game, as far as this host can do it. */

import { html } from "lit-html";
import { icon } from "../look/icons.js";
import { openTyped } from "../rack/typed.js";

/** @import { View } from "../contract.js" */
/** @import { Icon } from "../look/icons.js" */
/** @import { Table } from "../table/table.js" */

/** What may be chosen; while it is `off` it keeps its place, so that nothing moves below a finger. @typedef {{action: string, sign: Icon, does: () => void, words?: string, off?: boolean}} Entry */

/** @param {Table} t @param {() => void} close */
export function menu(t, close) {
  const { view } = t.state;
  const groups = view ? [looking(t, view, close), leaving(t, view, close)] : [];
  return html`${groups
      .filter((entries) => entries.length > 0)
      .map((entries) => html`<ul class="entries">${entries.map((each) => entry(t, each))}</ul>`)}
    <p class="quiet">${t.say("ui-independent")}</p>`;
}

/** @param {Table} t @param {Entry} entry */
const entry = (t, { action, sign, does, words = `ui-menu-${action}`, off = false }) =>
  html`<li>
    <button class="entry" data-action=${action} ?disabled=${off} @click=${does}>
      ${icon(sign)} ${t.say(words)}
    </button>
  </li>`;

/**
 * What leaves the game as it is.
 * @param {Table} t
 * @param {View} view
 * @param {() => void} close
 * @returns {Entry[]}
 */
function looking(t, view, close) {
  const { host } = t;
  const { shows } = t.mode;
  /** @param {() => void} does */
  const closing = (does) => () => {
    close();
    does();
  };
  const plays = !view.outcome && !t.state.past;
  return only([
    plays && shows.typed && view.seat !== null && { action: "typed", sign: "speak", does: () => openTyped(t) },
    shows.replay && { action: "replay", sign: "eye", does: closing(() => t.reel.slide(0)), off: view.ply === 0 },
    { action: "rules", sign: "book", does: () => t.set({ panel: "rules" }) },
    plays && shows.seats && { action: "seats", sign: "person", does: () => t.set({ panel: "seats" }) },
    { action: "settings", sign: "settings", does: () => t.set({ panel: "settings" }) },
    { action: "keys", sign: "keyboard", does: () => t.set({ panel: "keys" }) },
    host.share && { action: "share", sign: "share", does: closing(() => host.share?.()) },
    host.shareTask && { action: "share", sign: "share", words: "ui-end-share", does: closing(() => host.shareTask?.()) },
    host.save && { action: "save", sign: "save", does: closing(() => host.save?.()) },
    host.about && { action: "about", sign: "info", does: closing(() => host.about?.()) },
  ]);
}

/**
 * What ends the game, or leaves it; asks first while it runs.
 * @param {Table} t
 * @param {View} view
 * @param {() => void} close
 * @returns {Entry[]}
 */
function leaving(t, view, close) {
  const { host, mode } = t;
  const { seat } = view;
  /** @param {string} id @param {() => void} yes */
  const asking = (id, yes) => () => {
    close();
    if (view.outcome) yes();
    else t.question({ id, args: {} }, yes);
  };
  const mayResign = mode.shows.resign && seat !== null && !view.outcome && view.people.includes(seat);
  const resign = () => void t.ask({ type: "resign", seat });
  const begin = () => host.newGame?.();
  const leave = () => host.leave?.();
  return only([
    host.newGame && { action: "new", sign: "plus", does: asking("ui-ask-new", begin) },
    host.games && { action: "games", sign: "folder", does: asking("ui-ask-games", () => host.games?.()) },
    mayResign && { action: "resign", sign: "flag", does: asking("ui-ask-resign", resign) },
    host.leave && { action: "leave", sign: "leave", does: asking("ui-ask-leave", leave) },
  ]);
}

/** @param {(Entry | false | undefined)[]} entries */
const only = (entries) => entries.flatMap((each) => each || []);
