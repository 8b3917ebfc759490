/**
 * The service worker: hands the page out as it was kept, so that it needs no network.
 *
 * One version of the page has one service worker. A new one is fetched beside it, and waits until it
 * is asked to take over (`offline.js`), or until nobody has the page open.
 */

import { KeptFiles, isFull } from "./kept_files.js";

/** @import { File } from "./kept_files.js" */

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const HOME = worker.registration.scope;
const LAB_HOME = new URL("lab/", HOME).href;

/** A tab that is being reloaded takes a moment to be gone, so one looks more than once. */
const LOOKS = 10;
const APART_MS = 100;

const files = new KeptFiles(FILES, HOME);

worker.addEventListener("install", (event) => event.waitUntil(install()));

worker.addEventListener("activate", (event) => {
  event.waitUntil(Promise.all([files.activate(), worker.clients.claim()]));
});

worker.addEventListener("fetch", (event) => {
  const file = files.asked(event.request);
  if (file) event.respondWith(answer(event, file));
});

worker.addEventListener("message", (event) => {
  // A page of another version may ask for what is not known here.
  const known = typeof event.data === "string" && Object.hasOwn(DEEDS, event.data);
  const done = known ? DEEDS[/** @type {keyof typeof DEEDS} */ (event.data)](event) : Promise.resolve(false);
  event.waitUntil(done.then((/** @type {unknown} */ answer) => event.ports[0]?.postMessage(answer)));
});

/** What the page may ask for. */
const DEEDS = {
  /** Take over from the version before, as soon as that one has nothing to do: it is not waited for. */
  take: async (/** @type {ExtendableEvent} */ event) => {
    event.waitUntil(worker.skipWaiting());
    return true;
  },
  /** The same, unless somebody else has the page open. */
  takeIfAlone: async (/** @type {ExtendableEvent} */ event) => (await isOnlyOne()) && DEEDS.take(event),
  /** Look whether everything is as it should be, and put it right; or make way for a newer version. */
  mend: async () => {
    const { mended, lost } = await files.mend();
    return { mended: mended.length > 0, newer: lost.length > 0 && (await giveWay()) };
  },
};

async function install() {
  try {
    await files.install();
  } catch (error) {
    const problem = isFull(error) ? "full" : "failed";
    for (const page of await pages()) page.postMessage({ problem });
    throw error;
  }
}

/** @param {FetchEvent} event @param {File} file @returns {Promise<Response>} */
async function answer(event, file) {
  try {
    return await files.answer(file);
  } catch (error) {
    const { mode, destination, url } = event.request;
    if (mode === "navigate" && (await giveWay())) return Response.redirect(url);
    const asker = await worker.clients.get(event.clientId);
    // Without its program the page is dead, and nobody can be playing.
    const isDead = destination === "script" && asker?.type === "window";
    if (isDead && (await giveWay())) event.waitUntil(asker.navigate(asker.url));
    throw error;
  }
}

/**
 * This version is incomplete, and can't be mended because the host has another one by now: then there
 * is no point in going on. Whether the way is free for the other one.
 */
async function giveWay() {
  return (await files.isOutdated()) === true && worker.registration.unregister();
}

/** Whether nobody has the page open but whoever asks. */
async function isOnlyOne() {
  for (let looks = 1; ; looks += 1) {
    const { length } = await pages();
    if (length <= 1 || looks === LOOKS) return length <= 1;
    await new Promise((done) => setTimeout(done, APART_MS));
  }
}

/** Where the page is open; the lab's have a service worker of their own. */
async function pages() {
  const all = await worker.clients.matchAll({ type: "window", includeUncontrolled: true });
  return all.filter(({ url }) => url.startsWith(HOME) && !url.startsWith(LAB_HOME));
}
