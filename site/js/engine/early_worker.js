/**
 * The engine's worker, made before anything else, because nothing takes longer than its start.
 *
 * The page's first script makes it, and the page's program takes it over with all that it has said.
 */

import { isRemembered } from "./snapshot_flag.js";

/** @typedef {{worker: Worker, heard: (MessageEvent | ErrorEvent)[]}} Early */

// Between two programs of one page there is nothing but the page itself.
const PLACE = /** @type {{chrominoWorker?: Early}} */ (globalThis);

/** @param {string[]} purposes see `worker_name.js` */
export function newWorker(...purposes) {
  if (navigator.serviceWorker?.controller) purposes.push("kept");
  if (isRemembered()) purposes.push("remembered");
  const name = [ENGINE, ...purposes].join(" ");
  return new Worker(new URL(WORKER, document.baseURI), { type: "module", name });
}

/** Make it; returns when it runs. @returns {Promise<void>} */
export function startWorkerEarly() {
  const worker = newWorker();
  /** @type {Early["heard"]} */
  const heard = [];
  PLACE.chrominoWorker = { worker, heard };
  return new Promise((done) => {
    const hear = (/** @type {MessageEvent | ErrorEvent} */ event) => {
      event.preventDefault();
      heard.push(event);
      done();
    };
    worker.onmessage = worker.onerror = hear;
  });
}

/** The worker that was made early, once; then others. @returns {Early} */
export function takeWorker() {
  const early = PLACE.chrominoWorker ?? { worker: newWorker(), heard: [] };
  delete PLACE.chrominoWorker;
  return early;
}
