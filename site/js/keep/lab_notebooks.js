/** The lab, JupyterLite beside the page: where it is, and where it keeps its notebooks. */

import { openDB } from "idb";

/** As `site/lite/jupyter-lite.json` calls its store. */
export const LAB_STORE = "chromino notebooks";

/**
 * Where the notebooks are listed, those in the reader's language.
 * @param {string} language
 */
export const labAddress = (language) =>
  new URL(`lab/tree/index.html?${new URLSearchParams({ "file-browser-path": language })}`, import.meta.url).href;

/** @param {string} name */
export const notebookAddress = (name) =>
  new URL(`lab/notebooks/index.html?${new URLSearchParams({ path: name })}`, import.meta.url).href;

/**
 * Put a notebook where the lab finds it, in the form in which JupyterLite keeps files.
 * @param {string} name
 * @param {object} content
 */
export async function keepNotebook(name, content) {
  // As it is, or else with the store that JupyterLite itself would make first.
  const lab = await openDB(LAB_STORE, undefined, { upgrade: (db) => void db.createObjectStore("files") });
  const now = new Date().toISOString();
  const file = { name, path: name, type: "notebook", format: "json", mimetype: "application/x-ipynb+json" };
  const size = JSON.stringify(content).length;
  try {
    await lab.put("files", { ...file, content, size, writable: true, created: now, last_modified: now }, name);
  } finally {
    lab.close();
  }
}
