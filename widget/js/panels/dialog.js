/**
 * Dialogs: the browser's own, so that it keeps the focus inside and everything else quiet. A table in
 * somebody else's page keeps its dialogs to itself, and takes the focus from nobody.
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
import { roundButton } from "../look/round_button.js";

/** @import { ElementPart } from "lit-html" */
/** @import { Host } from "../contract.js" */

/** Opens the dialog it stands on; the focus goes back to where it was when the dialog goes. */
class Opened extends AsyncDirective {
  /** @type {HTMLDialogElement | null} */
  #dialog = null;
  /** What had the keyboard before, where the browser doesn't give it back. @type {Element | null} */
  #before = null;
  /** @type {(() => void) | undefined} */
  #onClose;
  #listening = new AbortController();

  /** @param {boolean} _modal @param {() => void} [_onClose] */
  render(_modal, _onClose) {
    return noChange;
  }

  /** @param {ElementPart} part @param {[boolean, (() => void)?]} how */
  update({ element }, [modal, onClose]) {
    this.#dialog = /** @type {HTMLDialogElement} */ (element);
    this.#onClose = onClose;
    // A dialog can be opened once it is in the document, which is when this paint is done.
    queueMicrotask(() => this.#open(modal));
    return this.render(modal);
  }

  /** @param {boolean} modal */
  #open(modal) {
    const dialog = this.#dialog;
    if (!dialog?.isConnected) return;
    if (!modal) quieten(dialog, true);
    if (dialog.open) return;
    if (!("closedBy" in HTMLDialogElement.prototype)) this.#closeFromOutside(modal ? dialog : dialog.parentElement);
    if (modal) {
      dialog.showModal();
      return;
    }
    const { activeElement } = /** @type {ShadowRoot} */ (dialog.getRootNode());
    this.#before = activeElement;
    if (activeElement) dialog.show();
    else dialog.open = true; // whoever is busy elsewhere in the page goes on there
  }

  /**
   * Safari doesn't know `closedby`, which closes a dialog when one presses beside it: both down and up, for
   * who selects a text may well let go out there.
   * @param {Element | null} around what hears of it
   */
  #closeFromOutside(around) {
    let down = false;
    const { signal } = this.#listening;
    const isOutside = (/** @type {Event} */ event) => event instanceof MouseEvent && isBeside(this.#dialog, event);
    around?.addEventListener("pointerdown", (event) => (down = isOutside(event)), { signal });
    around?.addEventListener("click", (event) => down && isOutside(event) && this.#onClose?.(), { signal });
  }

  disconnected() {
    const dialog = this.#dialog;
    this.#listening.abort();
    if (!dialog) return;
    quieten(dialog, false);
    const hadFocus = dialog.contains(/** @type {ShadowRoot} */ (dialog.getRootNode()).activeElement);
    dialog.close();
    if (hadFocus && this.#before instanceof HTMLElement) this.#before.focus({ preventScroll: true });
  }
}

const opened = directive(Opened);

/** Whether it happened beside the dialog. @param {HTMLDialogElement | null} dialog @param {MouseEvent} event */
function isBeside(dialog, { target, clientX, clientY }) {
  // What is inside may be clicked by the keyboard, which is nowhere.
  if (!dialog || (target !== dialog && target instanceof Node && dialog.contains(target))) return false;
  const { left, top, right, bottom } = dialog.getBoundingClientRect();
  return clientX < left || clientX > right || clientY < top || clientY > bottom;
}

/** What is around a dialog can't be reached while it is open. @param {HTMLDialogElement} dialog @param {boolean} quiet */
function quieten(dialog, quiet) {
  for (const each of dialog.parentElement?.children ?? []) {
    if (each !== dialog && !each.matches(".trouble, .spoken")) each.toggleAttribute("inert", quiet);
  }
}

/**
 * One dialog. What has no `onClose` cannot be closed from outside, not even by Escape.
 * @param {{say: import("../words/words.js").Say, repaint(): void, host?: Host}} t a table, or another screen
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
  const modal = !t.host || t.host.ownsPage === true;
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
      ${opened(modal, onClose)}
      @cancel=${cancel}
      @close=${closed}
      @keydown=${(/** @type {KeyboardEvent} */ event) => {
        event.stopPropagation();
        if (!modal && event.key === "Escape") cancel(event);
      }}
    >
      <header>
        <h2 id="dialog-label" tabindex="-1" ?autofocus=${focus}>${label}</h2>
        ${cross ? roundButton("close", { action: "close", words: t.say("ui-close"), press: () => onClose?.() }) : nothing}
      </header>
      <div class="content" tabindex=${scrolls ? "0" : nothing}>${content}</div>
    </dialog>`,
  );
}
