/**
 * Dialogs: the browser's own, so that it keeps the focus inside and everything else quiet.
 *
 *   dialog.dialog.<kind>
 *     header
 *       h2             has the focus first, unless something inside asks for it by autofocus
 *       .round         closes
 *     .content         scrolls
 */

import { html, noChange, nothing } from "lit-html";
import { AsyncDirective, directive } from "lit-html/async-directive.js";
import { repeat } from "lit-html/directives/repeat.js";
import { icon } from "./icons.js";

/** @import { ElementPart } from "lit-html" */

/** Opens the dialog it stands on; the focus goes back to where it was when the dialog goes. */
class Modal extends AsyncDirective {
  /** @type {HTMLDialogElement | null} */
  #dialog = null;

  render() {
    return noChange;
  }

  /** @param {ElementPart} part */
  update({ element }) {
    this.#dialog = /** @type {HTMLDialogElement} */ (element);
    // A dialog can be opened once it is in the document, which is when this paint is done.
    queueMicrotask(() => this.#open());
    return this.render();
  }

  #open() {
    if (this.#dialog?.isConnected && !this.#dialog.open) this.#dialog.showModal();
  }

  disconnected() {
    this.#dialog?.close();
  }
}

const modal = directive(Modal);

/**
 * One dialog. What has no `onClose` cannot be closed from outside, not even by Escape.
 * @param {{say: import("./words.js").Say, repaint(): void}} t a table, or another screen
 * @param {object} how
 * @param {string} how.label
 * @param {string} how.kind
 * @param {() => void} [how.onClose]
 * @param {boolean} [how.cross] whether there is a button that closes it
 * @param {boolean} [how.focus] off if the content takes the focus itself
 * @param {boolean} [how.scrolls] for long texts with nothing in them that takes the focus
 * @param {unknown} content
 */
export function dialog(t, how, content) {
  const { label, kind, onClose, cross = Boolean(onClose), focus = true, scrolls = false } = how;
  /** @param {Event} event */
  const cancel = (event) => {
    event.preventDefault();
    onClose?.();
  };
  /** Some browsers close a dialog unasked when one insists. @param {Event} event */
  const closed = ({ target }) => {
    if (target instanceof Element && target.isConnected) onClose ? onClose() : t.repaint();
  };
  // Each kind is a dialog of its own; `keyed` would not tell the one before that it goes.
  return repeat(
    [kind],
    () => kind,
    () => html`<dialog
      class="dialog ${kind}"
      aria-labelledby="dialog-label"
      closedby=${onClose ? "any" : "none"}
      ${modal()}
      @cancel=${cancel}
      @close=${closed}
      @keydown=${(/** @type {Event} */ event) => event.stopPropagation()}
    >
      <header>
        <h2 id="dialog-label" tabindex="-1" ?autofocus=${focus}>${label}</h2>
        ${cross
          ? html`<button
              class="round"
              data-action="close"
              title=${t.say("ui-close")}
              aria-label=${t.say("ui-close")}
              @click=${onClose}
            >
              ${icon("close")}
            </button>`
          : nothing}
      </header>
      <div class="content" tabindex=${scrolls ? "0" : nothing}>${content}</div>
    </dialog>`,
  );
}
