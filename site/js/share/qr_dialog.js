/** A QR code, as large as the screen allows, so that a whole class can point at it. */

import { html } from "chromino-view";
import shareCss from "./share_dialog.css";
import { PageDialog } from "../page/page_dialog.js";
import { styleSheet } from "../page/page_screen.js";

/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { QrAnswer } from "../engine/protocol.js" */

const ownSheet = styleSheet(shareCss);

export class QrDialog extends PageDialog {
  /** What has been drawn. @type {QrAnswer | null} */
  #drawn = null;

  /** @param {HTMLElement} stage @param {Words} words @param {Promise<QrAnswer>} drawing */
  constructor(stage, words, drawing) {
    super(stage, words, ownSheet(), { kind: "code", label: "ui-share-qr" });
    this.paint();
    void drawing.then((drawn) => {
      this.#drawn = drawn;
      this.paint();
    });
  }

  content() {
    const { say, sayAll } = this.words;
    if (!this.#drawn) return html`<p role="status">${say("ui-share-qr-drawing")}</p>`;
    const { picture, problems = [] } = this.#drawn;
    if (picture === null) return html`<p role="status">${say("ui-share-qr-long")}</p>`;
    if (!picture) return html`<p role="status">${sayAll(problems)}</p>`;
    return html`<img class="qr" src=${picture} alt=${say("ui-share-qr")} />
      <p class="quiet">${say("ui-share-qr-how")}</p>`;
  }
}
