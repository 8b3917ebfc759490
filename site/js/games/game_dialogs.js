/** What lies over the list of games: what one can do with a game, its name, and the questions before one or everything goes. */

import { dialog, html, icon, nothing } from "chromino-view";
import { LONGEST_NAME } from "../editions/editions.js";
import { titleOf } from "./game_entry.js";

/** @import { Message } from "../../../widget/js/contract.js" */
/** @import { Icon } from "../../../widget/js/look/icons.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Entry } from "../keep/kept_game.js" */

/** @typedef {"watch" | "rename" | "duplicate" | "export" | "delete"} Deed */

/** @typedef {{words: Words, paint(): void, onClose: () => void}} Around */

/** @type {[Deed, Icon][]} */
const DEEDS = [
  ["watch", "eye"],
  ["rename", "pen"],
  ["duplicate", "copy"],
  ["export", "save"],
  ["delete", "bin"],
];

/** Of a damaged game there is something left to save, and to delete. @type {Deed[]} */
const ALWAYS = ["export", "delete"];

/** @param {Around} around @param {Entry} entry @param {(deed: Deed) => void} onDeed */
export function gameMenu({ words, paint, onClose }, entry, onDeed) {
  const { say } = words;
  const deeds = DEEDS.filter(([deed]) => entry.facts || ALWAYS.includes(deed));
  return dialog(
    { say, repaint: paint },
    { label: titleOf(entry, words), kind: "game-menu", onClose },
    html`<ul class="entries">
      ${deeds.map(
        ([deed, sign]) =>
          html`<li>
            <button class="entry" data-action=${`game-${deed}`} @click=${() => onDeed(deed)}>
              ${icon(sign)} ${say(`ui-games-do-${deed}`)}
            </button>
          </li>`,
      )}
    </ul>`,
  );
}

/**
 * @param {Around} around
 * @param {Entry} entry
 * @param {Message | null} problem with what was typed
 * @param {(typed: string) => void} onName
 */
export function nameDialog({ words, paint, onClose }, { facts }, problem, onName) {
  const { say, sayAll, list } = words;
  /** @param {SubmitEvent} event */
  const submit = (event) => {
    event.preventDefault();
    onName(String(new FormData(/** @type {HTMLFormElement} */ (event.target)).get("name")));
  };
  /** @param {Event} event */
  const select = ({ target }) => /** @type {HTMLInputElement} */ (target).select();
  return dialog(
    { say, repaint: paint },
    { label: say("ui-games-name"), kind: "typed", onClose, focus: false },
    html`<form class="typing" autocomplete="off" @submit=${submit}>
        <input
          class="field"
          name="name"
          type="text"
          dir="auto"
          autofocus
          maxlength=${LONGEST_NAME}
          enterkeyhint="done"
          aria-labelledby="dialog-label"
          aria-describedby="name-how"
          aria-invalid=${problem !== null}
          placeholder=${list(facts?.players ?? [])}
          .value=${facts?.name ?? ""}
          @focus=${select}
        />
        <button class="button primary" data-action="keep-name">${say("ui-games-name-keep")}</button>
      </form>
      <p class="wrong" role="alert">${problem ? sayAll([problem]) : ""}</p>
      <p class="quiet" id="name-how">${say("ui-games-name-how")}</p>`,
  );
}

/** @param {Around} around @param {number} count how many games there are @param {() => void} onErase */
export function eraseQuestion(around, count, onErase) {
  const { say } = around.words;
  return question(around, say("ui-erase-ask"), html`<p class="erased">${say("ui-erase-what", { count })}</p>`, {
    action: "erase",
    yes: say("ui-erase-yes"),
    onYes: onErase,
  });
}

/** @param {Around} around @param {Entry} entry @param {() => void} onDelete */
export function deleteQuestion(around, entry, onDelete) {
  const { say } = around.words;
  return question(around, say("ui-games-delete-ask", { game: titleOf(entry, around.words) }), nothing, {
    action: "delete",
    yes: say("ui-games-do-delete"),
    onYes: onDelete,
  });
}

/** @param {Around} around @param {string} label @param {unknown} about @param {{action: string, yes: string, onYes: () => void}} deed */
function question({ words: { say }, paint, onClose }, label, about, { action, yes, onYes }) {
  return dialog(
    { say, repaint: paint },
    { label, kind: "question", onClose, cross: false, focus: false },
    html`${about}
      <div class="choices">
        <button class="button" data-action="${action}-yes" @click=${onYes}>${yes}</button>
        <button class="button primary" data-action="${action}-no" autofocus @click=${onClose}>${say("ui-no")}</button>
      </div>`,
  );
}
