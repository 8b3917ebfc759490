/** A dialog of the page, over whatever is on the screen; it looks like those of the table. */

import { dialog, html } from "chromino-view";
import { PageScreen } from "./page_screen.js";

/** @import { Words } from "../../../widget/js/words/words.js" */

export class PageDialog extends PageScreen {
  /**
   * @param {HTMLElement} stage
   * @param {Words} words
   * @param {CSSStyleSheet} own
   * @param {{kind: string, label: string}} how what kind of dialog it is, and the id of its title
   */
  constructor(stage, words, own, how) {
    super(stage, words, own);
    this.how = how;
  }

  /** What is in it; each has its own. @returns {unknown} */
  content() {
    return null;
  }

  template() {
    const { kind, label } = this.how;
    const { say } = this.words;
    const here = { say, repaint: () => this.paint() };
    const how = { label: say(label), kind, onClose: () => this.close() };
    // In a section its header is not the page's.
    return html`<section>${dialog(here, how, this.content())}</section>`;
  }

  close() {
    // The dialog gives the keyboard back before it goes.
    this.root.querySelector("dialog")?.close();
    super.close();
  }
}
