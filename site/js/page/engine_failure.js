/**
 * There is no engine: why, what one can do about it, and what to tell somebody who helps.
 *
 * It lies over whatever was on the screen, which is there again when the engine is.
 */

import { html, nothing } from "chromino-view";
import { copyText } from "./clipboard.js";
import { focusTitle, sheet, stageIn } from "./message_screen.js";

/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Reason } from "../engine/protocol.js" */

export class EngineFailure {
  #layer;
  #below;
  /** Paints what is shown, in other words. @type {((words: Words) => void) | null} */
  #repaint = null;

  /** @param {HTMLElement} layer @param {HTMLElement} below what can't be used meanwhile */
  constructor(layer, below) {
    this.#layer = layer;
    this.#below = below;
  }

  /**
   * @param {Words} words
   * @param {{reason: Reason, detail: string}} failed
   * @param {{kept: Promise<boolean>, onTryAgain: () => void}} around whether a game is kept
   */
  show(words, failed, { kept, onTryAgain }) {
    this.#cover(true);
    const stage = stageIn(this.#layer);
    let said = words;
    let isSafe = false;
    const paint = () => failure(stage, said, { ...failed, safe: isSafe, onTryAgain });
    this.#repaint = (words) => {
      said = words;
      paint();
    };
    paint();
    focusTitle(stage);
    // A browser that is in trouble may take its time to say so.
    void kept.then((safe) => {
      isSafe = safe;
      paint();
    });
  }

  /** The engine may fail before the words of the reader's language are here. @param {Words} words */
  speak(words) {
    this.#repaint?.(words);
  }

  hide() {
    this.#repaint = null;
    this.#cover(false);
    this.#layer.replaceChildren();
  }

  /** @param {boolean} covered */
  #cover(covered) {
    this.#layer.hidden = !covered;
    this.#below.inert = covered;
  }
}

/**
 * @param {HTMLElement} root
 * @param {Words} words
 * @param {{reason: Reason, detail: string, safe: boolean, onTryAgain: () => void}} failed
 */
function failure(root, { say }, { reason, detail, safe, onTryAgain }) {
  const details = `${reason}\n${detail}\n${navigator.userAgent}`;
  const onCopy = (/** @type {Event} */ { currentTarget }) =>
    copy(/** @type {HTMLElement} */ (currentTarget), details, say("ui-copied"));
  sheet(
    root,
    "failure",
    say(`ui-failed-${reason}`),
    html`<p>${say(`ui-failed-${reason}-do`)}</p>
      ${safe ? html`<p>${say("ui-failed-kept")}</p>` : nothing}
      <div class="buttons">
        <button class="button primary" data-action="try-again" @click=${onTryAgain}>${say("ui-try-again")}</button>
      </div>
      <details class="details">
        <summary>${say("ui-details")}</summary>
        <pre>${details}</pre>
        <button class="button" data-action="copy" @click=${onCopy}>${say("ui-copy")}</button>
      </details>`,
  );
}

/** @param {HTMLElement} button @param {string} text @param {string} done */
async function copy(button, text, done) {
  if (await copyText(text)) button.textContent = done;
  // Selected at least, it is ready for the keyboard.
  else getSelection()?.selectAllChildren(/** @type {Node} */ (button.previousElementSibling));
}
