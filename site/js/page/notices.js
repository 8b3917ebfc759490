/** Notices: one line about something beside the game, which goes on meanwhile. */

import { html, nothing, paint } from "chromino-view";

/** @import { Message } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

/**
 * @typedef {object} Notice
 * @property {Message[]} messages
 * @property {boolean} stays until somebody has read it; else it goes by itself
 * @property {boolean} [here] it is about what one sees now, and goes when one goes elsewhere
 * @property {{label: string, does: () => void}} [offer] what one can do about it; the label is an id
 */

export class Notices {
  #root;
  #words;
  /** @type {Map<string, Notice>} */
  #shown = new Map();

  /** @param {HTMLElement} root @param {Words} words */
  constructor(root, words) {
    this.#root = root;
    this.#words = words;
    // Where they lie over something, one can scroll to it.
    const room = new ResizeObserver(() => {
      document.documentElement.style.setProperty("--notice-room", `${root.offsetHeight}px`);
    });
    room.observe(root);
  }

  /** The same notice, known by the id of its first message, isn't shown twice. @param {Notice} notice */
  show(notice) {
    this.#shown.set(notice.messages[0].id, notice);
    this.#paint();
  }

  /** Until somebody has read it. @param {Message[]} messages */
  tell(messages) {
    if (messages.length) this.show({ messages, stays: true });
  }

  /** @param {string} id */
  hide(id) {
    if (this.#shown.delete(id)) this.#paint();
  }

  /** One has gone elsewhere. */
  leave() {
    for (const [id, { here }] of [...this.#shown]) if (here) this.hide(id);
  }

  /** @param {Words} words */
  speak(words) {
    this.#words = words;
    this.#paint();
  }

  #paint() {
    paint(html`${[...this.#shown].map(([id, notice]) => this.#line(id, notice))}`, this.#root);
  }

  /** @param {string} id @param {Notice} notice */
  #line(id, { messages, stays, offer }) {
    const { say, sayAll } = this.#words;
    /** @param {string} action @param {string} label @param {() => void} [does] */
    const button = (action, label, does) => {
      const press = () => {
        this.hide(id);
        does?.();
      };
      return html`<button class="button" data-action=${action} @click=${press}>${say(label)}</button>`;
    };
    return html`<div class="notice" data-notice=${id}>
      <span>${sayAll(messages)}</span>
      ${offer ? button("notice-offer", offer.label, offer.does) : nothing}
      ${stays ? button("notice-close", "ui-notice-close") : nothing}
    </div>`;
  }
}
