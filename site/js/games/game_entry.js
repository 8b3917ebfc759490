/**
 * One kept game in the list.
 *
 *   li.kept-game               data-game
 *     .kept-picture            painted when it comes into sight
 *     .kept-words
 *       button.kept-title      opens it; its reach is the whole card. If it can't be read, only a title
 *       .kept-state  .quiet ...
 *     button.round             what else one can do with it
 */

import { html, icon, nothing, roundButton } from "chromino-view";

/** @import { Icon } from "../../../widget/js/look/icons.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Entry, Facts } from "../keep/kept_game.js" */

/** @typedef {{onOpen: () => void, onMore: () => void}} Around */

/**
 * What a game is called: as somebody named it, or after its players.
 * @param {Entry} entry
 * @param {Words} words
 */
export function titleOf({ facts, later }, { say, list }) {
  if (facts) return list(facts.name ? [facts.name] : facts.players);
  return say(later ? "ui-games-later" : "ui-games-damaged");
}

/** @param {Entry} entry @param {number} n its place in the list @param {Words} words @param {Around} around */
export function gameEntry(entry, n, words, { onOpen, onMore }) {
  const { key, facts, changed, later } = entry;
  const title = titleOf(entry, words);
  const label = words.say("ui-games-more", { game: title });
  return html`<li class="kept-game" data-game=${String(key)}>
    ${facts?.board
      ? html`<div class="kept-picture has-board" .board=${facts.board}></div>`
      : html`<div class="kept-picture">${facts ? nothing : icon("help")}</div>`}
    <div class="kept-words">
      ${facts
        ? html`<button
            class="kept-title"
            data-action="open-game"
            data-spelled
            aria-describedby="kept-${n}"
            @click=${onOpen}
          >
            ${title}
          </button>`
        : html`<strong class="kept-title">${title}</strong>`}
      <div id="kept-${n}">
        ${facts ? about(facts, words) : unreadable(later, words)}
        ${changed === null ? nothing : html`<p class="quiet" data-spelled>${words.date(changed)}</p>`}
      </div>
    </div>
    ${roundButton("more", { action: "game-more", words: label, press: onMore, look: "more", opens: "dialog" })}
  </li>`;
}

/** @param {Facts} facts @param {Words} words */
function about(facts, words) {
  const { say, list } = words;
  const { name, players, board, box } = facts;
  const edition = say(`ui-game-${box}`);
  return html`${name ? html`<p data-spelled>${list(players)}</p>` : nothing} ${state(facts, words)}
    <p class="quiet">${board ? say("ui-games-about", { edition, count: board.length }) : edition}</p>`;
}

/** Whether it goes on, or who has won. @param {Facts} facts @param {Words} words */
function state({ over, players, winners }, { say, players: among }) {
  if (!over) return line("play", say("ui-games-goes-on"));
  // Who plays alone has nobody to win against.
  if (!winners.length || players.length === 1) return line("flag", say("ui-games-over"));
  return line("crown", say("ui-games-won", among(winners)));
}

/** @param {boolean} later @param {Words} words */
const unreadable = (later, { say }) => line("info", say(later ? "ui-games-later-about" : "ui-games-damaged-about"));

/** @param {Icon} sign @param {string} text */
const line = (sign, text) => html`<p class="kept-state">${icon(sign)} <span>${text}</span></p>`;
