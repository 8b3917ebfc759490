/**
 * Runs before anything is painted, as a part of the page itself: it starts the engine, chooses light or
 * dark and whose table stands there first, and knows what to do when the page's program can't be had.
 */

import { languageFor } from "../../widget/js/languages.js";
import { startWorkerEarly } from "./early_worker.js";
import { applyTheme, loadSettings } from "./kept_settings.js";
import { isNewcomer } from "./newcomer.js";

/** So long the page's own program waits for that. */
const PATIENCE_MS = 150;

const { dataset } = document.documentElement;

/** Browsers run no programs of a page that lies on the disk. */
const isFile = location.protocol === "file:";
if (isFile) dataset.from = "file";

const canStart = !isFile && typeof WebAssembly === "object" && typeof Worker === "function";
const started = canStart ? startWorkerEarly() : Promise.resolve();

applyTheme();
const { language } = loadSettings();
document.documentElement.lang = languageFor(typeof language === "string" ? language : null);
dataset.screen = isNewcomer() ? "first" : "opening";

/** Until the table has been painted and the engine runs, both of which a large program would hold up. */
const settled = Promise.race([
  Promise.all([new Promise((done) => requestAnimationFrame(() => setTimeout(done))), started]),
  // A page at which nobody looks is never painted.
  new Promise((done) => setTimeout(done, PATIENCE_MS)),
]);

if (!isFile) {
  void settled.then(() => import(PAGE)).catch((error) => {
    dataset.screen = "late";
    throw error; // so that whoever looks for it finds it
  });
}
