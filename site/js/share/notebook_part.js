/** The game as a notebook: opened in the lab beside the page, where there is one, or saved. */

import { html, nothing } from "chromino-view";
import { keepNotebook, notebookAddress } from "../keep/lab_notebooks.js";
import { download, fileName } from "../page/download.js";
import { notebookOf } from "./notebook_file.js";
import { shareButton } from "./share_buttons.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

/** @param {View} view @param {string} packed the game, once it is there @param {Words} words */
export function notebookPart({ players, rules: { edition } }, packed, { say }) {
  const off = !packed;
  const kinds = players.map(({ kind }) => kind);
  const notebook = () => notebookOf({ link: packed, kinds, title: say("ui-title"), about: say("ui-notebook-first") });
  const open = () => void openInLab(notebook(), edition);
  const save = () => saveNotebook(notebook(), edition);
  return html`<section>
    <h3>${say("ui-share-notebook")}</h3>
    <p class="quiet">${say("ui-share-notebook-about")}</p>
    <div class="choices">
      ${LAB ? shareButton("open-notebook", "notebook", say("ui-share-notebook-open"), open, { off }) : nothing}
      ${shareButton("save-notebook", "save", say("ui-share-save-as", { kind: "IPYNB" }), save, { off })}
    </div>
  </section>`;
}

/** @param {object} notebook @param {string} edition */
function saveNotebook(notebook, edition) {
  const text = JSON.stringify(notebook, null, 1);
  download(new Blob([text], { type: "application/x-ipynb+json" }), edition, "ipynb");
}

/** @param {object} notebook @param {string} edition */
async function openInLab(notebook, edition) {
  // At once, for a browser opens nothing that comes too long after the click.
  const tab = window.open("", "_blank");
  const name = fileName(`${edition}-${Date.now().toString(36)}`, "ipynb");
  try {
    await keepNotebook(name, notebook);
  } catch {
    // A browser that keeps nothing still gives it as a file.
    tab?.close();
    saveNotebook(notebook, edition);
    return;
  }
  if (tab) tab.location.replace(notebookAddress(name));
  else location.assign(notebookAddress(name));
}
