/**
 * The sheets: what is on the screen when there is no table to see.
 *
 *   .ground
 *     main.sheet
 *       img.sheet-tile
 *       h1                what is going on
 *       p ...             what that means, and what one can do
 *       .buttons
 */

import { html, nothing, paint } from "chromino-view";

/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Progress } from "../engine/protocol.js" */

/**
 * @param {HTMLElement} root
 * @param {string} kind
 * @param {string} title
 * @param {ReturnType<typeof html>} content
 */
export function sheet(root, kind, title, content) {
  paint(
    html`<div class="ground">
      <main class="sheet ${kind}">
        <img class="sheet-tile" src="icon.svg" alt="" width="96" height="96" />
        <h1 tabindex="-1">${title}</h1>
        ${content}
      </main>
    </div>`,
    root,
  );
}

/** An empty stage: a new one each time, because lit-html remembers where it has painted. @param {HTMLElement} root */
export function stageIn(root) {
  const stage = document.createElement("div");
  stage.className = "stage";
  root.replaceChildren(stage);
  return stage;
}

/** Where the keyboard goes on, and screen readers begin to read. @param {HTMLElement} root */
export const focusTitle = (root) => root.querySelector("h1")?.focus();

/** Python is being fetched and started. @param {HTMLElement} root @param {Words} words @param {Progress | null} progress */
export function opening(root, { say }, progress) {
  const told = progress ? say(`ui-opening-${progress.step}`, megabytes(progress)) : nothing;
  // Nobody wants every byte read out.
  const role = progress?.step === "files" ? nothing : "status";
  sheet(root, "opening", say("ui-opening"), html`<p role=${role}>${told}</p>`);
}

/** @param {Progress} progress */
const megabytes = ({ done, total }) => ({ done: tenths(done), total: tenths(total) });

const tenths = (/** @type {number} */ bytes) => Math.round(bytes / 1e5) / 10;

/** Another tab has the game. @param {HTMLElement} root @param {Words} words @param {() => void} onPlayHere */
export function elsewhere(root, { say }, onPlayHere) {
  sheet(
    root,
    "elsewhere",
    say("ui-elsewhere"),
    html`<p>${say("ui-elsewhere-do")}</p>
      <div class="buttons">
        <button class="button primary" data-action="play-here" @click=${onPlayHere}>${say("ui-play-here")}</button>
      </div>`,
  );
}
