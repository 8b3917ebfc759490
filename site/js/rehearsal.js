/**
 * A start behind the scenes, after one that had to go the long way: the browser then keeps Python's
 * memory and what it has compiled, and the next start is a short one.
 */

import { newWorker } from "./early_worker.js";
import { noteRemembered } from "./remembered.js";

/** Until the page is kept for use without a network, or never will be. */
const PATIENCE_MS = 2_000;

/** From the end of it until the browser has compiled and kept what was used. */
const LONG_MS = 6_000;
/** A slow device takes long; but some day it is enough. */
const LONGEST_MS = 120_000;

/** With less memory, in GiB, a second Python may be one too many. */
const LEAST_MEMORY = 2;

let rehearsed = false;
/** @type {Worker | null} */
let worker = null;

/** Once, as soon as a service worker has all files: of those that it hands out the compiled form is kept. */
export function rehearseLater() {
  navigator.serviceWorker?.addEventListener("controllerchange", rehearse, { once: true });
  setTimeout(rehearse, PATIENCE_MS);
}

function rehearse() {
  const { deviceMemory = LEAST_MEMORY } = /** @type {{deviceMemory?: number}} */ (navigator);
  if (rehearsed || deviceMemory < LEAST_MEMORY || !("caches" in globalThis)) return;
  rehearsed = true;
  worker = newWorker("rehearsal");
  worker.onmessage = ({ data }) => {
    if (data.ready) noteRemembered();
    setTimeout(stopRehearsing, LONG_MS);
  };
  worker.onerror = (event) => {
    event.preventDefault();
    stopRehearsing();
  };
  setTimeout(stopRehearsing, LONGEST_MS);
}

/** Now, and for good. */
export function stopRehearsing() {
  rehearsed = true;
  worker?.terminate();
}
