/**
 * Showing a game to others: as a link, as a QR code, as a picture, as a file, as a notebook.
 *
 *   dialog.share
 *     section            the link
 *       details          a link to a new game of the same kind
 *     section            the picture
 *     section            the file
 *     section            the notebook
 */

import { html, nothing } from "chromino-view";
import { gameFragment } from "../page/address_fragment.js";
import { PageDialog } from "../page/page_dialog.js";
import { styleSheet } from "../page/page_screen.js";
import { Copying } from "./copying.js";
import { notebookPart } from "./notebook_part.js";
import { PicturePart } from "./picture_part.js";
import { QrDialog } from "./qr_dialog.js";
import { sendButton, shareButton } from "./share_buttons.js";
import shareCss from "./share_dialog.css";
import { StartLinkChoices } from "./start_link_choices.js";

/** @import { Answer, Command, Message, View } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { QrAnswer } from "../engine/protocol.js" */

/**
 * @typedef {object} ShareOptions
 * @property {View} view
 * @property {(command: Command) => Promise<Answer>} send
 * @property {(text: string) => Promise<QrAnswer>} qr draws a QR code
 * @property {() => void} onSave
 */

const ownSheet = styleSheet(shareCss);

export class ShareDialog extends PageDialog {
  #stage;
  #options;
  #picture;
  /** The game packed, the address that opens it, and whether all of it. @type {{packed: string, address: string, whole: boolean} | null} */
  #link = null;
  /** Why there is no link, or no picture. @type {Message[]} */
  #problems = [];
  #copying = new Copying(this.root, () => this.paint());
  #start = new StartLinkChoices(() => this.#changed());
  /** @type {QrDialog | null} */
  #code = null;

  /** @param {HTMLElement} stage @param {Words} words @param {ShareOptions} options */
  constructor(stage, words, options) {
    super(stage, words, ownSheet(), { kind: "share", label: "ui-share" });
    this.#stage = stage;
    this.#options = options;
    this.#picture = new PicturePart(options, this.#copying);
    this.paint();
    void this.#makeLink();
    void this.#draw();
  }

  /** @param {Words} words */
  speak(words) {
    super.speak(words);
    void this.#draw();
  }

  close() {
    this.#code?.close();
    super.close();
  }

  async #makeLink() {
    const { view, send } = this.#options;
    const { link, whole = false, problems = [] } = await send({ type: "save", as: "link", seat: view.seat });
    const kinds = view.players.map(({ kind }) => kind);
    if (link) this.#link = { packed: link, address: here() + gameFragment({ link, kinds }), whole };
    this.#problems.push(...problems);
    this.paint();
  }

  async #draw() {
    this.#problems.push(...(await this.#picture.draw(this.words)));
    this.paint();
  }

  /** It is another link now. */
  #changed() {
    this.#copying.forget();
    this.paint();
  }

  /** @param {string} address */
  #showCode(address) {
    this.#code = new QrDialog(this.#stage, this.words, this.#options.qr(address));
  }

  // The dialog

  content() {
    const { sayAll } = this.words;
    return html`${this.#problems.length ? html`<p class="wrong" role="alert">${sayAll(this.#problems)}</p>` : nothing}
      ${this.#linkPart()} ${this.#picture.template(this.words)} ${this.#filePart()}
      ${notebookPart(this.#options.view, this.#link?.packed ?? "", this.words)}`;
  }

  #linkPart() {
    const { say } = this.words;
    const start = here() + this.#start.query(this.#options.view);
    return html`<section>
      <h3>${say("ui-share-link")}</h3>
      <p class="quiet">${this.#linkAbout()}</p>
      ${this.#linkBox("link", say("ui-share-link"), this.#link?.address ?? "")}
      <details>
        <summary>${say("ui-share-start")}</summary>
        <p class="quiet">${say("ui-share-start-about")}</p>
        ${this.#start.template(this.words)} ${this.#linkBox("start", say("ui-share-start-link"), start)}
      </details>
    </section>`;
  }

  #linkAbout() {
    if (!this.#link) return nothing;
    const { rules, seat } = this.#options.view;
    const hands = rules.open_hands ? "open" : seat === null ? "none" : "own";
    return this.words.say(this.#link.whole ? "ui-share-whole" : "ui-share-position", { hands });
  }

  /** @param {"link" | "start"} field @param {string} label @param {string} address */
  #linkBox(field, label, address) {
    const { say } = this.words;
    return html`<input class="field to-copy" type="text" readonly data-field=${field} aria-label=${label} .value=${address} />
      <div class="choices">
        ${this.#copying.button(this.words, field, address, field === "link")}
        ${address ? sendButton(this.words, field, { title: say("ui-title"), url: address }) : nothing}
        ${shareButton(`qr-${field}`, "qr", say("ui-share-qr"), () => this.#showCode(address), { off: !address })}
      </div>
      ${this.#copying.status(this.words, field)}`;
  }

  #filePart() {
    const { say } = this.words;
    const { onSave } = this.#options;
    return html`<section>
      <h3>${say("ui-share-file")}</h3>
      <p class="quiet">${say(this.#link?.whole ? "ui-share-file-about" : "ui-share-file-secret")}</p>
      <div class="choices">${shareButton("save-file", "save", say("ui-menu-save"), onSave)}</div>
    </section>`;
  }
}

/** The address of the page itself. */
const here = () => location.origin + location.pathname;
