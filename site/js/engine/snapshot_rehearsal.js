/**
 * A start behind the scenes, after one that had to go the long way: the browser then keeps Python's
 * memory and what it has compiled, and the next start is a short one.
 *
 * For a while there are two Pythons then (`make bench` tells what that takes), and browsers do away with
 * pages that take too much. So it begins when everything else has been put by, and at once only where the
 * device is known to have room. Safari and Firefox don't tell. To leave it out there would cost whoever has
 * room, every time; so it waits until nobody has used the page for long: who is away is not disturbed,
 * and the game is kept. And if the page doesn't live to its end, this version never tries it again.
 */

import { newWorker } from "./early_worker.js";
import { whenIdle } from "./idle.js";
import { isRisky, noteRemembered, noteRisk } from "./snapshot_flag.js";

/** @import { Offline } from "../offline/offline.js" */

/** From when the page is kept for use without a network: the first moves come first. */
const CALM_MS = 2_000;

/** So long nobody has done anything, where it isn't known how much memory there is. */
const IDLE_MS = 120_000;

/** From the end of it until the browser has compiled and kept what was used. */
const LONG_MS = 6_000;
/** A slow device takes long; but some day it is enough. */
const LONGEST_MS = 120_000;

/** With less memory, in GiB, a second Python may be one too many: it takes 200 MB beside the 250 of the page. */
const LEAST_MEMORY = 4;

let begun = false;
let stopped = false;
/** @type {Worker | null} */
let worker = null;

/**
 * Once, as soon as a service worker has all files: of those that it hands out the compiled form is kept.
 * Where there was no room for them, there is none for Python's memory. A browser without service workers
 * has nothing to put by first.
 * @param {Pick<Offline, "reason" | "watch">} offline
 */
export function rehearseLater(offline) {
  if (begun || !("caches" in globalThis)) return;
  begun = true;
  const { serviceWorker: container } = navigator;
  const look = () => {
    if (!container?.controller && offline.reason !== "unsupported") return;
    unwatch();
    container?.removeEventListener("controllerchange", look);
    setTimeout(rehearseWhereThereIsRoom, CALM_MS);
  };
  const unwatch = offline.watch(look);
  container?.addEventListener("controllerchange", look);
  look();
}

function rehearseWhereThereIsRoom() {
  const { deviceMemory } = /** @type {{deviceMemory?: number}} */ (navigator);
  if (deviceMemory !== undefined) {
    if (deviceMemory >= LEAST_MEMORY) rehearse();
  } else if (!isRisky()) {
    whenIdle(IDLE_MS, () => {
      // What isn't begun is no risk: once noted, only its end would clear it.
      if (!stopped && noteRisk(true)) rehearse();
    });
  }
}

function rehearse() {
  if (stopped) return;
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
  stopped = true;
  if (!worker) return;
  worker.terminate();
  worker = null;
  // The page has survived it.
  noteRisk(false);
}
