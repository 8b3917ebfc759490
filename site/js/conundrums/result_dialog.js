/**
 * Showing a conundrum to others: how one has done, in a sentence and a small picture of letters, and the link
 * to it. As long as it isn't done, it is the link alone. Neither has any answer in it.
 *
 *   dialog.share
 *     textarea           all of it, to copy
 *     .choices
 */

import { html } from "chromino-view";
import { conundrumFragment } from "../page/address_fragment.js";
import { PageDialog } from "../page/page_dialog.js";
import { styleSheet } from "../page/page_screen.js";
import { Copying } from "../share/copying.js";
import { QrDialog } from "../share/qr_dialog.js";
import { sendButton, shareButton } from "../share/share_buttons.js";
import shareCss from "../share/share_dialog.css";
import { resultInWords } from "../page/conundrum_words.js";

/** @import { Question } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { QrAnswer } from "../engine/protocol.js" */
/** @import { Reference } from "../keep/kept_conundrum.js" */
/** @import { Parts } from "../parts.js" */

/**
 * @typedef {object} ResultOptions
 * @property {Question} question as it is now
 * @property {string} address that opens it
 * @property {(text: string) => Promise<QrAnswer>} qr draws a QR code
 * @property {() => void} onPrint
 */

const ownSheet = styleSheet(shareCss);

/** @param {Parts} page @param {Reference} reference */
export function openResult({ language, navigation, session, stage }, reference) {
  const question = session.game.view?.task;
  if (!question) return;
  const options = {
    question: /** @type {Question} */ (question),
    address: location.origin + location.pathname + conundrumFragment(reference),
    qr: (/** @type {string} */ text) => session.qr(text),
    onPrint: () => navigation.go("sheets", reference),
  };
  stage.over((place) => new ResultDialog(place, language.words, options));
}

class ResultDialog extends PageDialog {
  #stage;
  #options;
  #copying = new Copying(this.root, () => this.paint());
  /** @type {QrDialog | null} */
  #code = null;

  /** @param {HTMLElement} stage @param {Words} words @param {ResultOptions} options */
  constructor(stage, words, options) {
    super(stage, words, ownSheet(), { kind: "share", label: "ui-conundrum-share" });
    this.#stage = stage;
    this.#options = options;
    this.paint();
  }

  close() {
    this.#code?.close();
    super.close();
  }

  content() {
    const { say } = this.words;
    const { question, address, qr, onPrint } = this.#options;
    const result = resultInWords(question, this.words);
    const text = [...result, address].join("\n");
    const showCode = () => {
      this.#code = new QrDialog(this.#stage, this.words, qr(address));
    };
    return html`<p class="quiet">${say("ui-conundrum-share-about")}</p>
      <textarea
        class="field to-copy"
        rows=${result.length ? 6 : 2}
        readonly
        data-field="result"
        aria-label=${say("ui-conundrum-share")}
        .value=${text}
      ></textarea>
      <div class="choices">
        ${this.#copying.button(this.words, "result", text, true)} ${sendButton(this.words, "result", { text })}
        ${shareButton("qr-result", "qr", say("ui-share-qr"), showCode)}
        ${shareButton("print-result", "print", say("ui-conundrum-print"), onPrint)}
      </div>
      ${this.#copying.status(this.words, "result")}`;
  }
}
