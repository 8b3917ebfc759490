/**
 * Runs before anything is painted, as a part of the page itself: it starts the engine, chooses light or
 * dark and whose table stands there first, and knows what to do when the page's program can't be had.
 */

import { languageFor } from "../../../widget/js/words/languages.js";
import { startWorkerEarly } from "../engine/early_worker.js";
import { applyTheme, loadSettings } from "../keep/kept_settings.js";
import { isNewcomer } from "../keep/newcomer.js";

/** So long the page's own program lets others go first. */
const PATIENCE_MS = 100;

const { dataset } = document.documentElement;

/** Browsers run no programs of a page that lies on the disk. */
const isFile = location.protocol === "file:";
if (isFile) dataset.from = "file";

/** What `old_browser.js` has found. */
const isOld = dataset.old !== undefined;

const canStart = !isFile && !isOld && typeof WebAssembly === "object" && typeof Worker === "function";
const started = canStart ? startWorkerEarly() : Promise.resolve();

applyTheme();
const { language } = loadSettings();
if (!isOld) document.documentElement.lang = languageFor(typeof language === "string" ? language : null);
dataset.screen = isNewcomer() ? "first" : "opening";

/** Until the table is painted; a page at which nobody looks never is. */
const painted = new Promise((done) => {
  new PerformanceObserver(done).observe({ type: "paint", buffered: true });
  setTimeout(done, PATIENCE_MS);
});

/** Fetch a module, but don't run it yet. @param {string} address */
function preload(address) {
  const link = document.createElement("link");
  link.rel = "modulepreload";
  link.href = address;
  document.head.append(link);
}

/** Run the page's program once the engine runs, too, which it would hold up. */
async function go() {
  await painted;
  document.querySelector(".first-board img")?.setAttribute("alt", PICTURED[document.documentElement.lang] ?? "");
  for (const address of [VIEW, PAGE]) preload(address);
  // While they arrive, the browser learns to count in this language, for which it takes its time.
  new Intl.PluralRules(document.documentElement.lang).select(2);
  await Promise.race([started, new Promise((done) => setTimeout(done, PATIENCE_MS))]);
  // One after the other: the browser may want to do something in between.
  await import(VIEW);
  await new Promise((done) => setTimeout(done));
  await import(PAGE);
}

if (!isFile && !isOld) {
  go().catch((error) => {
    dataset.screen = "late";
    throw error; // so that whoever looks for it finds it
  });
}
