/** What this is, what it keeps, what it is made of, and what helps whoever looks for a mistake. */

import { html, icon, nothing } from "chromino-view";
import aboutCss from "./about_dialog.css";
import { bugDetails } from "./bug_details.js";
import { copyText } from "./clipboard.js";
import { canInstall, install, watchInstall } from "../offline/install.js";
import { PageDialog } from "./page_dialog.js";
import { styleSheet } from "./page_screen.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */
/** @import { State } from "../engine/engine.js" */
/** @import { Offline } from "../offline/offline.js" */
/** @import { Parts } from "../parts.js" */

/**
 * @typedef {object} AboutOptions
 * @property {View | null} view of which the details for a bug report tell, as of the next
 * @property {State} engine
 * @property {Offline} offline
 */

const ownSheet = styleSheet(aboutCss);

/** @param {Parts} page */
export function openAbout({ language, offline, session, stage }) {
  const { game, state } = session;
  stage.over((place) => new AboutDialog(place, language.words, { view: game.view, engine: state, offline }));
}

class AboutDialog extends PageDialog {
  #options;
  #details = "";
  #copied = false;
  /** @type {(() => void)[]} */
  #unwatch = [];

  /** @param {HTMLElement} stage @param {Words} words @param {AboutOptions} options */
  constructor(stage, words, options) {
    super(stage, words, ownSheet(), { kind: "about", label: "ui-about" });
    this.#options = options;
    this.paint();
    void this.#gather();
    const repaint = () => this.paint();
    this.#unwatch = [options.offline.watch(repaint), watchInstall(repaint)];
  }

  close() {
    for (const unwatch of this.#unwatch) unwatch();
    super.close();
  }

  async #gather() {
    const { language } = this.words;
    const { view, engine } = this.#options;
    this.#details = await bugDetails({ language, view, engine });
    this.paint();
  }

  /** @param {Words} words */
  speak(words) {
    super.speak(words);
    void this.#gather();
  }

  async #copy() {
    this.#copied = await copyText(this.#details);
    // Selected at least, it is ready for the keyboard.
    const shown = this.root.querySelector("pre");
    if (!this.#copied && shown) getSelection()?.selectAllChildren(shown);
    this.paint();
  }

  content() {
    return [this.#itself(), this.#stored(), this.#parts(), this.#forReports()];
  }

  #itself() {
    const { say } = this.words;
    const [{ version }] = PARTS;
    return html`<section>
      <p class="name" data-version=${version}>${say("ui-about-version", { version })}</p>
      <p>${say("ui-trademark")}</p>
      ${canInstall()
        ? html`<button class="button" data-action="install" @click=${install}>${icon("save")} ${say("ui-way-install")}</button>`
        : nothing}
    </section>`;
  }

  #stored() {
    const { say } = this.words;
    const { offline } = this.#options;
    return html`<section>
      <h3>${say("ui-about-stored")}</h3>
      <p>${say("ui-about-stored-here")}</p>
      <p data-offline=${offline.status}>${say(`ui-about-offline-${offline.reason ?? offline.status}`)}</p>
      <p>${say("ui-about-stored-nowhere")}</p>
      <p>${say("ui-about-stored-erase")}</p>
    </section>`;
  }

  #parts() {
    const { say } = this.words;
    return html`<section>
      <h3>${say("ui-about-parts")}</h3>
      <ul class="parts" data-spelled>
        ${PARTS.map(
          ({ name, version, licence }) =>
            html`<li><span class="name">${name}</span> ${version} <span class="quiet">${licence}</span></li>`,
        )}
      </ul>
      <a class="button" href="licences.txt" target="_blank" rel="noopener">
        ${icon("book")} ${say("ui-about-licences")}
      </a>
    </section>`;
  }

  #forReports() {
    const { say } = this.words;
    return html`<details>
      <summary>${say("ui-about-details")}</summary>
      <p class="quiet">${say("ui-about-details-why")}</p>
      <pre data-spelled>${this.#details}</pre>
      <button class="button" data-action="copy" aria-live="polite" @click=${() => this.#copy()}>
        ${icon(this.#copied ? "yes" : "log")} ${say(this.#copied ? "ui-copied" : "ui-copy")}
      </button>
    </details>`;
  }
}
