/** Texts that one copies: the button of each, and how that went with the last of them. */

import { html, nothing } from "chromino-view";
import { copyText } from "../page/clipboard.js";
import { shareButton } from "./share_buttons.js";

/** @import { Words } from "../../../widget/js/words/words.js" */

export class Copying {
  #root;
  #onChange;
  /** @type {{field: string, done: boolean} | null} */
  #last = null;

  /** @param {ShadowRoot} root where the texts stand @param {() => void} onChange */
  constructor(root, onChange) {
    this.#root = root;
    this.#onChange = onChange;
  }

  /** There is another text now than the one that was copied. */
  forget() {
    this.#last = null;
  }

  /** @param {string} field @param {string} text */
  async #copy(field, text) {
    this.#last = { field, done: await copyText(text) };
    // Where the browser doesn't let us, one has but to press the keys.
    if (!this.#last.done) {
      /** @type {HTMLInputElement} */ (this.#root.querySelector(`[data-field="${field}"]`)).select();
    }
    this.#onChange();
  }

  /** @param {Words} words @param {string} field @param {string} text @param {boolean} [primary] */
  button({ say }, field, text, primary = false) {
    const done = this.#last?.field === field && this.#last.done;
    const copy = () => void this.#copy(field, text);
    const label = say(done ? "ui-copied" : "ui-copy");
    return shareButton(`copy-${field}`, done ? "yes" : "copy", label, copy, { off: !text, primary });
  }

  /** @param {Words} words @param {string} field */
  status({ say }, field) {
    const last = this.#last?.field === field ? this.#last : null;
    const told = last && (last.done ? say("ui-copied") : say("ui-share-marked"));
    return html`<p class=${last && !last.done ? "quiet" : "spoken"} role="status">${told ?? nothing}</p>`;
  }
}
