/**
 * Showing a game to others: as a link, as a QR code, as a picture, as a file, as a notebook.
 *
 *   dialog.share
 *     section            the link
 *       details          a link to a new game of the same kind
 *     section            the picture
 *       details          the same in words
 *     section            the file
 *     section            the notebook
 */

import { html, icon, nothing, svgAddress } from "chromino-view";
import shareCss from "./share_dialog.css";
import { pictureWords, pngOf } from "./board_picture.js";
import { copyText } from "../page/clipboard.js";
import { QrDialog } from "./qr_dialog.js";
import { download, fileName } from "../page/download.js";
import { gameFragment } from "../page/address_fragment.js";
import { loadSettings } from "../keep/kept_settings.js";
import { keepNotebook, notebookAddress } from "../keep/lab_notebooks.js";
import { notebookOf } from "./notebook_file.js";
import { PageDialog } from "../page/page_dialog.js";
import { styleSheet } from "../page/page_screen.js";
import { StartLinkChoices } from "./start_link_choices.js";

/** @import { Answer, Command, Message, View } from "../../../widget/js/contract.js" */
/** @import { Icon } from "../../../widget/js/look/icons.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { QrAnswer } from "../engine/protocol.js" */

/**
 * @typedef {object} ShareOptions
 * @property {View} view
 * @property {(command: Command) => Promise<Answer>} send
 * @property {(text: string) => Promise<QrAnswer>} qr draws a QR code
 * @property {() => void} onSave
 */

/** Some browsers give no pixels away, for fear of being recognised. @typedef {{title: string, description: string, svg: string, png: File | null}} Picture */

const ownSheet = styleSheet(shareCss);

export class ShareDialog extends PageDialog {
  #stage;
  #options;
  /** The game packed, the address that opens it, and whether all of it. @type {{packed: string, address: string, whole: boolean} | null} */
  #link = null;
  /** @type {Picture | null} */
  #picture = null;
  /** Why there is no link, or no picture. @type {Message[]} */
  #problems = [];
  #start = new StartLinkChoices(() => this.#changed());
  /** Which text was to be copied last, and whether that went well. @type {{field: string, done: boolean} | null} */
  #copied = null;
  /** @type {QrDialog | null} */
  #code = null;

  /** @param {HTMLElement} stage @param {Words} words @param {ShareOptions} options */
  constructor(stage, words, options) {
    super(stage, words, ownSheet(), { kind: "share", label: "ui-share" });
    this.#stage = stage;
    this.#options = options;
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

  // What there is to share

  async #makeLink() {
    const { view, send } = this.#options;
    const { link, whole = false, problems = [] } = await send({ type: "save", as: "link", seat: view.seat });
    const kinds = this.#kinds;
    if (link) this.#link = { packed: link, address: here() + gameFragment({ link, kinds }), whole };
    this.#problems.push(...problems);
    this.paint();
  }

  async #draw() {
    const { view, send } = this.#options;
    const words = pictureWords(view.board, this.words);
    const { min_contacts, geometry } = view.rules;
    // The board that is described, whatever a bot has done since then.
    const table = { board: view.board.join(" "), min_contacts, geometry };
    const patterns = loadSettings().tiles !== "colours";
    const { svg, problems = [] } = await send({ type: "picture", ...table, patterns, words });
    if (svg) this.#picture = await this.#pictureOf(svg, words);
    this.#problems.push(...problems);
    this.paint();
  }

  /** @param {string} svg @param {{title: string, description: string}} words @returns {Promise<Picture>} */
  async #pictureOf(svg, { title, description }) {
    // Made beforehand, for a browser shares only what is there when the button is pressed.
    const png = await pngOf(svg, description, this.words.language).then(
      (blob) => new File([blob], fileName(this.#edition, "png"), { type: blob.type }),
      () => null,
    );
    return { title, description, svg, png };
  }

  get #kinds() {
    return this.#options.view.players.map(({ kind }) => kind);
  }

  get #edition() {
    return this.#options.view.rules.edition;
  }

  // What the buttons do

  /** Another link than the one that was copied. */
  #changed() {
    this.#copied = null;
    this.paint();
  }

  /** @param {string} field @param {string} text */
  async #copy(field, text) {
    this.#copied = { field, done: await copyText(text) };
    if (!this.#copied.done) {
      /** @type {HTMLInputElement} */ (this.root.querySelector(`[data-field="${field}"]`)).select();
    }
    this.paint();
  }

  /** @param {string} address */
  #showCode(address) {
    this.#code = new QrDialog(this.#stage, this.words, this.#options.qr(address));
  }

  /** @param {string} packed */
  #notebook(packed) {
    const { say } = this.words;
    return notebookOf({ link: packed, kinds: this.#kinds, title: say("ui-title"), about: say("ui-notebook-first") });
  }

  /** @param {string} packed */
  #saveNotebook(packed) {
    const text = JSON.stringify(this.#notebook(packed), null, 1);
    download(new Blob([text], { type: "application/x-ipynb+json" }), this.#edition, "ipynb");
  }

  /** @param {string} packed */
  async #openNotebook(packed) {
    // At once, for a browser opens nothing that comes too long after the click.
    const tab = window.open("", "_blank");
    const name = fileName(`${this.#edition}-${Date.now().toString(36)}`, "ipynb");
    try {
      await keepNotebook(name, this.#notebook(packed));
    } catch {
      // A browser that keeps nothing still gives it as a file.
      tab?.close();
      this.#saveNotebook(packed);
      return;
    }
    if (tab) tab.location.replace(notebookAddress(name));
    else location.assign(notebookAddress(name));
  }

  // The dialog

  content() {
    const { sayAll } = this.words;
    return html`${this.#problems.length ? html`<p class="wrong" role="alert">${sayAll(this.#problems)}</p>` : nothing}
      ${this.#linkPart()} ${this.#picturePart()} ${this.#filePart()} ${this.#notebookPart()}`;
  }

  #linkPart() {
    const { view } = this.#options;
    const { say } = this.words;
    const start = here() + this.#start.query(view);
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

  /** @param {string} field @param {string} label @param {string} address */
  #linkBox(field, label, address) {
    const { say } = this.words;
    return html`<input class="field to-copy" type="text" readonly data-field=${field} aria-label=${label} .value=${address} />
      <div class="choices">
        ${this.#copyButton(field, address)}
        ${address ? this.#sendButton(field, { title: say("ui-title"), url: address }) : nothing}
        ${this.#button(`qr-${field}`, "qr", say("ui-share-qr"), () => this.#showCode(address), { off: !address })}
      </div>
      ${this.#copyStatus(field)}`;
  }

  #picturePart() {
    const { say } = this.words;
    const { title, description = "", svg, png } = this.#picture ?? {};
    /** @param {string} kind @param {Blob | null} [file] */
    const saving = (kind, file) => {
      const save = () => file && download(file, this.#edition, kind);
      return this.#button(kind, "save", say("ui-share-save-as", { kind: kind.toUpperCase() }), save, { off: !file });
    };
    return html`<section>
      <h3>${say("ui-share-picture")}</h3>
      <div class="preview">${svg ? html`<img src=${svgAddress(svg)} alt=${title} />` : nothing}</div>
      <div class="choices">
        ${saving("png", png)} ${saving("svg", svg ? new Blob([svg], { type: "image/svg+xml" }) : null)}
        ${png ? this.#sendButton("picture", { title, text: description, files: [png] }) : nothing}
      </div>
      <details>
        <summary>${say("ui-share-words")}</summary>
        <textarea class="field to-copy" rows="5" readonly data-field="words" aria-label=${say("ui-share-words")} .value=${description}></textarea>
        <div class="choices">${this.#copyButton("words", description)}</div>
        ${this.#copyStatus("words")}
      </details>
    </section>`;
  }

  #filePart() {
    const { say } = this.words;
    const { onSave } = this.#options;
    return html`<section>
      <h3>${say("ui-share-file")}</h3>
      <p class="quiet">${say(this.#link?.whole ? "ui-share-file-about" : "ui-share-file-secret")}</p>
      <div class="choices">${this.#button("save-file", "save", say("ui-menu-save"), onSave)}</div>
    </section>`;
  }

  #notebookPart() {
    const { say } = this.words;
    const { packed = "" } = this.#link ?? {};
    const off = !packed;
    const open = () => void this.#openNotebook(packed);
    const save = () => this.#saveNotebook(packed);
    return html`<section>
      <h3>${say("ui-share-notebook")}</h3>
      <p class="quiet">${say("ui-share-notebook-about")}</p>
      <div class="choices">
        ${LAB ? this.#button("open-notebook", "notebook", say("ui-share-notebook-open"), open, { off }) : nothing}
        ${this.#button("save-notebook", "save", say("ui-share-save-as", { kind: "IPYNB" }), save, { off })}
      </div>
    </section>`;
  }

  /** @param {string} field @param {string} text */
  #copyButton(field, text) {
    const { say } = this.words;
    const done = this.#copied?.field === field && this.#copied.done;
    const copy = () => void this.#copy(field, text);
    const label = say(done ? "ui-copied" : "ui-copy");
    return this.#button(`copy-${field}`, done ? "yes" : "copy", label, copy, { off: !text, primary: field === "link" });
  }

  /** @param {string} field */
  #copyStatus(field) {
    const { say } = this.words;
    const copied = this.#copied?.field === field ? this.#copied : null;
    const told = copied && (copied.done ? say("ui-copied") : say("ui-share-marked"));
    return html`<p class=${copied && !copied.done ? "quiet" : "spoken"} role="status">${told ?? nothing}</p>`;
  }

  /** What the device has for sending things to others, where it has anything. @param {string} what @param {ShareData} data */
  #sendButton(what, data) {
    if (!navigator.canShare?.(data)) return nothing;
    // Whoever thinks better of it needs no message about that.
    const send = () => void navigator.share(data).catch(() => {});
    return this.#button(`share-${what}`, "share", this.words.say("ui-share-send"), send);
  }

  /** @param {string} action @param {Icon} sign @param {string} label @param {() => void} does @param {{off?: boolean, primary?: boolean}} [how] */
  #button(action, sign, label, does, { off = false, primary = false } = {}) {
    return html`<button class="button ${primary ? "primary" : ""}" data-action=${action} ?disabled=${off} @click=${does}>
      ${icon(sign)} ${label}
    </button>`;
  }
}

/** The address of the page itself. */
const here = () => location.origin + location.pathname;
