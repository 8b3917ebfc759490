/**
 * The board as a picture to save or send, and the same in words.
 *
 *   section
 *     .preview
 *     .choices             save it, send it
 *     details              the words, to copy
 */

import { html, nothing, svgAddress } from "chromino-view";
import { loadSettings } from "../keep/kept_settings.js";
import { download, fileName } from "../page/download.js";
import { pictureWords, pngOf } from "./board_picture.js";
import { sendButton, shareButton } from "./share_buttons.js";

/** @import { Message } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { Copying } from "./copying.js" */
/** @import { ShareOptions } from "./share_dialog.js" */

/** Some browsers give no pixels away, for fear of being recognised. @typedef {{title: string, description: string, svg: string, png: File | null}} Picture */

export class PicturePart {
  #view;
  #send;
  #copying;
  /** @type {Picture | null} */
  #picture = null;

  /** @param {Pick<ShareOptions, "view" | "send">} options @param {Copying} copying */
  constructor({ view, send }, copying) {
    this.#view = view;
    this.#send = send;
    this.#copying = copying;
  }

  /** Have it drawn, with what is written in it in this language. @param {Words} words @returns {Promise<Message[]>} why there is none */
  async draw(words) {
    const { board, rules } = this.#view;
    const written = pictureWords(board, words);
    const { min_contacts, geometry } = rules;
    // The board that is described, whatever a bot has done since then.
    const table = { board: board.join(" "), min_contacts, geometry };
    const patterns = loadSettings().tiles !== "colours";
    const { svg, problems = [] } = await this.#send({ type: "picture", ...table, patterns, words: written });
    if (svg) this.#picture = await pictureOf(svg, written, rules.edition, words.language);
    return problems;
  }

  /** @param {Words} words */
  template(words) {
    const { say } = words;
    const { title, description = "", svg, png } = this.#picture ?? {};
    return html`<section>
      <h3>${say("ui-share-picture")}</h3>
      <div class="preview">${svg ? html`<img src=${svgAddress(svg)} alt=${title} />` : nothing}</div>
      <div class="choices">
        ${this.#saving(words, "png", png)}
        ${this.#saving(words, "svg", svg ? new Blob([svg], { type: "image/svg+xml" }) : null)}
        ${png ? sendButton(words, "picture", { title, text: description, files: [png] }) : nothing}
      </div>
      <details>
        <summary>${say("ui-share-words")}</summary>
        <textarea class="field to-copy" rows="5" readonly data-field="words" aria-label=${say("ui-share-words")} .value=${description}></textarea>
        <div class="choices">${this.#copying.button(words, "words", description)}</div>
        ${this.#copying.status(words, "words")}
      </details>
    </section>`;
  }

  /** @param {Words} words @param {string} kind @param {Blob | null} [file] */
  #saving({ say }, kind, file) {
    const save = () => file && download(file, this.#view.rules.edition, kind);
    return shareButton(kind, "save", say("ui-share-save-as", { kind: kind.toUpperCase() }), save, { off: !file });
  }
}

/** @param {string} svg @param {{title: string, description: string}} written @param {string} edition @param {string} language @returns {Promise<Picture>} */
async function pictureOf(svg, { title, description }, edition, language) {
  // Made beforehand, for a browser shares only what is there when the button is pressed.
  const png = await pngOf(svg, description, language).then(
    (blob) => new File([blob], fileName(edition, "png"), { type: blob.type }),
    () => null,
  );
  return { title, description, svg, png };
}
