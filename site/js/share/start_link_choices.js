/** A link to a new game of the same kind, and what it settles beforehand, for a class above all. */

import { LANGUAGES, html, ownKind } from "chromino-view";
import { HELP, startQuery } from "../page/start_link.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

export class StartLinkChoices {
  /** @type {string | null} */
  language = null;
  /** @type {string | null} */
  help = null;
  same = false;
  locked = false;
  #onChange;
  /** As many bits as a seed may have. */
  #seed = crypto.getRandomValues(new Uint32Array(1))[0];

  /** @param {() => void} onChange */
  constructor(onChange) {
    this.#onChange = onChange;
  }

  /** The query that begins a game as in this view. @param {View} view */
  query({ rules, players }) {
    const { language, help, locked } = this;
    const kinds = players.map(ownKind);
    return startQuery({ rules, kinds, seed: this.same ? this.#seed : null, language, help, locked });
  }

  /** @param {Words} words */
  template({ say }) {
    const helps = HELP.map((help) => [help, say(`ui-setting-help-${help}`)]);
    return html`${this.#select("language", say("ui-setting-language"), Object.entries(LANGUAGES), say)}
      ${this.#select("help", say("ui-setting-help"), helps, say)}
      ${this.#toggle("same", say("ui-share-start-same"))}
      ${this.#toggle("locked", say("ui-share-start-lock"), say("ui-share-start-lock-about"))}`;
  }

  /**
   * @param {"language" | "help"} name
   * @param {string} label
   * @param {string[][]} values each with what it is called
   * @param {Words["say"]} say
   */
  #select(name, label, values, say) {
    const change = (/** @type {Event} */ { target }) => {
      this[name] = /** @type {HTMLSelectElement} */ (target).value || null;
      this.#onChange();
    };
    return html`<label class="setting">
      <span class="name">${label}</span>
      <select class="field" data-choice=${name} @change=${change}>
        <option value="">${say("ui-share-start-any")}</option>
        ${values.map(([value, called]) => html`<option value=${value} .selected=${value === this[name]}>${called}</option>`)}
      </select>
    </label>`;
  }

  /** @param {"same" | "locked"} name @param {string} label @param {string} [about] */
  #toggle(name, label, about) {
    const change = (/** @type {Event} */ { target }) => {
      this[name] = /** @type {HTMLInputElement} */ (target).checked;
      this.#onChange();
    };
    return html`<label class="setting toggle">
      <span><span class="name">${label}</span> <span class="quiet">${about}</span></span>
      <input type="checkbox" role="switch" data-choice=${name} .checked=${this[name]} @change=${change} />
    </label>`;
  }
}
