/**
 * The page without a network, and its new versions.
 *
 * A service worker keeps all files of one version. A new version is fetched beside it, whole, and takes
 * over when somebody agrees, or at a start while nobody else has the page open: never file by file.
 */

import { LAB_CACHE, filesOf, snapshotsOf } from "./cache_names.js";
import { registerLabWorker } from "./lab_worker.js";

/** @import { Message } from "../../../widget/js/contract.js" */

/** @typedef {"ready" | "preparing" | "impossible"} Status */

/** Why it is impossible. @typedef {"insecure" | "unsupported" | "denied" | "full"} Reason */

/**
 * @typedef {object} Listeners
 * @property {() => void} onUpdate a new version is there, and waits for `takeUpdate`
 * @property {(problem: Message) => void} onProblem why the page can't be kept
 */

const HOUR_MS = 3_600_000;
/** A service worker that doesn't answer must not keep anybody from playing. */
const PATIENCE_MS = 2_000;
/** The same, where everything may have to be fetched again. */
const LONG_PATIENCE_MS = 60_000;
/** So long a new version may take to take over. Chromium needs one second at least. */
const TAKING_MS = 3_000;
/** In this tab, from a start that takes a new version until the next. */
const TAKEN = "chromino taken";

const container = "serviceWorker" in navigator ? navigator.serviceWorker : null;

/** Whether the page came from a service worker: then another one is another version. */
let isKept = Boolean(container?.controller);

// Also when somebody has agreed to it in another tab: what this one would ask for next is gone.
container?.addEventListener("controllerchange", () => {
  if (isKept) location.reload();
  isKept = true;
});

/**
 * Take the new version that waits, if there is one and nobody else has the page open. For the very
 * start, while there is nothing to lose; whether the page reloads.
 */
export async function takeWaiting() {
  if (!container?.controller) return false;
  try {
    const waiting = (await container.getRegistration())?.waiting;
    const taken = sessionStorage.getItem(TAKEN) !== null;
    sessionStorage.removeItem(TAKEN);
    // Should it still be waiting after a reload, then it may wait.
    if (!waiting || taken) return false;
    sessionStorage.setItem(TAKEN, "");
    if (await ask(waiting, "takeIfAlone", PATIENCE_MS)) {
      reloadSoon();
      return true;
    }
    sessionStorage.removeItem(TAKEN);
  } catch {
    // Then it waits.
  }
  return false;
}

/**
 * A new version is about to take over, and then the listener above reloads the page. But first the browser
 * waits until the old one has nothing to do, and sometimes, on a busy device, for minutes after that. Then
 * a reload helps.
 */
const reloadSoon = () => void setTimeout(() => location.reload(), TAKING_MS);

export class Offline {
  #listeners;
  /** @type {Status} */
  #status = "preparing";
  /** @type {Reason | null} */
  #reason = null;
  /** @type {ServiceWorkerRegistration | null} */
  #registration = null;
  #begun = false;
  /** @type {Set<() => void>} */
  #watchers = new Set();

  /** @param {Listeners} listeners */
  constructor(listeners) {
    this.#listeners = listeners;
    if (!isSecureContext) this.#is("impossible", "insecure");
    else if (!container) this.#is("impossible", "unsupported");
    else if (container.controller) this.#is("ready");
  }

  /** Whether the page works without a network. */
  get status() {
    return this.#status;
  }

  /** Why it can't; null: it can, or will. */
  get reason() {
    return this.#reason;
  }

  /** Hear when that changes, until the function that is returned is called. @param {() => void} watcher */
  watch(watcher) {
    this.#watchers.add(watcher);
    return () => void this.#watchers.delete(watcher);
  }

  /** @param {Status} status @param {Reason | null} reason */
  #is(status, reason = null) {
    this.#status = status;
    this.#reason = reason;
    for (const watcher of this.#watchers) watcher();
  }

  /** Keep the page, and look for new versions from now on; as soon as there is time for it. */
  begin() {
    if (!container || this.#status === "impossible" || this.#begun) return;
    this.#begun = true;
    container.addEventListener("message", ({ data }) => data?.problem === "full" && this.#failed("full"));
    void container.ready.then(() => this.#is("ready"));
    void this.#look();
    document.addEventListener("visibilitychange", () => {
      if (document.visibilityState === "visible") void this.#look();
    });
    setInterval(() => void this.#look(), HOUR_MS);
  }

  /** Keep the page if it isn't kept, and look whether there is a new version. */
  async #look() {
    try {
      await (this.#registration?.active ? this.#registration.update() : this.#register());
    } catch (error) {
      // Without a network there are no news.
      if (error instanceof DOMException && error.name === "SecurityError") this.#failed("denied");
      else console.info("No new version can be looked for:", error);
    }
  }

  async #register() {
    await caches.has(""); // is refused where nothing may be kept
    if (LAB) await registerLabWorker();
    const script = new URL("sw.js", import.meta.url);
    const registration = await container?.register(script, { updateViaCache: "none" });
    if (!registration) {
      // Whatever stands in for it keeps nothing.
      this.#is("impossible", "unsupported");
      return;
    }
    if (registration !== this.#registration) this.#follow(registration);
    if (registration.active) await registration.update();
  }

  /** @param {ServiceWorkerRegistration} registration */
  #follow(registration) {
    this.#registration = registration;
    const tell = () => {
      if (!registration.waiting) return;
      if (isKept) this.#listeners.onUpdate();
      // The page is the new version already: it came past the one that is kept, or that one gave way.
      else void ask(registration.waiting, "takeIfAlone", PATIENCE_MS);
    };
    registration.addEventListener("updatefound", () => {
      registration.installing?.addEventListener("statechange", tell);
    });
    tell();
  }

  /** @param {"denied" | "full"} reason */
  #failed(reason) {
    // A new version that can't be kept is no reason to lose the one that is.
    if (this.#status !== "preparing") return;
    this.#is("impossible", reason);
    this.#listeners.onProblem({ id: `ui-offline-${reason}`, args: {} });
  }

  /** Take the new version: the page reloads when it has taken over. */
  async takeUpdate() {
    const waiting = this.#registration?.waiting;
    if (!waiting) return location.reload(); // another tab was faster
    await ask(waiting, "take", PATIENCE_MS);
    reloadSoon();
  }

  /**
   * Look at every file that is kept, and fetch what is damaged or gone; whether that has changed
   * anything. If this version can't be had any more, the page reloads, and is the new one.
   */
  async mend() {
    const controller = container?.controller;
    if (!controller) return false;
    const { mended = false, newer = false } = (await ask(controller, "mend", LONG_PATIENCE_MS)) || {};
    if (newer) {
      location.reload();
      // The page is as good as gone; a browser that keeps it goes on.
      await new Promise((done) => setTimeout(done, PATIENCE_MS));
    }
    return mended;
  }
}

/**
 * Keep nothing any more: neither the page nor the lab, nor what else was put by to start sooner. What
 * other pages of this host keep is theirs, be it another Chromino.
 */
export async function forgetOffline() {
  const registrations = (await container?.getRegistrations()) ?? [];
  const home = new URL("./", import.meta.url).href;
  await Promise.all(registrations.filter(({ scope }) => scope.startsWith(home)).map((each) => each.unregister()));
  if (!("caches" in globalThis)) return;
  await Promise.all([filesOf(home), snapshotsOf(home)].map((name) => caches.delete(name)));
  await forgetLab(new URL("lab/", home).href);
}

/** JupyterLite's name for its cache is any JupyterLite's: only what is of our lab goes. @param {string} home */
async function forgetLab(home) {
  if (!(await caches.has(LAB_CACHE))) return;
  const cache = await caches.open(LAB_CACHE);
  const kept = await cache.keys();
  const ours = kept.filter(({ url }) => url.startsWith(home));
  await Promise.all(ours.map((each) => cache.delete(each)));
  if (ours.length === kept.length) await caches.delete(LAB_CACHE);
}

/**
 * @param {ServiceWorker} worker
 * @param {"take" | "takeIfAlone" | "mend"} deed
 * @param {number} patience milliseconds, after which the answer is taken for a no
 * @returns {Promise<any>}
 */
function ask(worker, deed, patience) {
  return new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = ({ data }) => {
      port1.close();
      resolve(data);
    };
    setTimeout(resolve, patience, false);
    worker.postMessage(deed, [port2]);
  });
}
