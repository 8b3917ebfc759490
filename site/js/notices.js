/** Notices: one line about something beside the game, which goes on meanwhile. */

import { html, nothing, render } from "chromino-view";

export class Notices {
  #root;
  /** @type {Map<string, {text: string, close: string | null}>} */
  #shown = new Map();

  /** @param {HTMLElement} root */
  constructor(root) {
    this.#root = root;
  }

  /**
   * @param {string} id the same notice isn't shown twice
   * @param {string} text
   * @param {string | null} [close] what the button says that takes it away; null: it goes by itself
   */
  show(id, text, close = null) {
    this.#shown.set(id, { text, close });
    this.#paint();
  }

  /** @param {string} id */
  hide(id) {
    if (this.#shown.delete(id)) this.#paint();
  }

  #paint() {
    const notices = [...this.#shown].map(
      ([id, { text, close }]) => html`<div class="notice" data-notice=${id}>
        <span>${text}</span>
        ${close ? html`<button class="button" @click=${() => this.hide(id)}>${close}</button>` : nothing}
      </div>`,
    );
    render(html`${notices}`, this.#root);
  }
}
