/**
 * The files of this version of the page, kept in the browser.
 *
 * What is handed out is what was built: each file is known by its hash, and one that is damaged, or
 * gone, is fetched again and put back. A file of another version is never taken for it.
 */

import { PrecacheController } from "workbox-precaching/PrecacheController.js";
import { filesOf } from "./cache_names.js";

/**
 * As `site/builder/hosting/precache.py` lists it.
 * @typedef {object} File
 * @property {string} url
 * @property {string | null} revision
 * @property {string} integrity
 * @property {boolean} engine only the engine needs it
 * @property {{url: string, integrity: string, type: string} | null} packed how it is fetched
 * @property {string | null} policy what it is kept with, for a worker to go by
 */

/**
 * When files are wanted. `stubborn`: what the browser or somebody on the way has put by is not good enough.
 * @typedef {{type: "install" | "fetch" | "mend", stubborn: boolean, waitUntil: (promise: Promise<unknown>) => void}} Occasion
 */

const UNPACKS = "DecompressionStream" in globalThis;

export class KeptFiles {
  /** By the addresses under which they are asked for, fetched and kept. @type {Map<string, File>} */
  #files = new Map();
  #home;
  #controller;
  /** What was fetched on an occasion. @type {WeakMap<Occasion, File[]>} */
  #fetched = new WeakMap();

  /** @param {File[]} files @param {string} home the address of the page */
  constructor(files, home) {
    this.#home = home;
    this.#controller = new PrecacheController({
      cacheName: filesOf(home),
      plugins: [
        {
          requestWillFetch: async ({ request, event }) => this.#requestFor(request, asOccasion(event)),
          fetchDidSucceed: async ({ request, response, event }) => this.#unpacked(request, response, asOccasion(event)),
          cachedResponseWillBeUsed: async ({ request, cachedResponse, event }) =>
            cachedResponse && (await this.#isGood(request.url, asOccasion(event))) ? cachedResponse : null,
        },
      ],
    });
    this.#controller.addToCacheList(files);
    for (const file of files) {
      const address = new URL(file.url, home).href;
      this.#files.set(address, file);
      this.#files.set(/** @type {string} */ (this.#controller.getCacheKeyForURL(address)), file);
      if (file.packed) this.#files.set(new URL(file.packed.url, home).href, file);
    }
  }

  // Fetching

  /** @param {Request} request @param {Occasion} occasion */
  #requestFor({ url }, { stubborn }) {
    const file = this.#file(url);
    // Some hosts unpack by themselves; then the file itself comes as small as it can.
    const { url: address, integrity } = (!stubborn && UNPACKS && file.packed) || file;
    // What the page has just fetched isn't fetched again.
    const cache = stubborn ? "reload" : file.revision ? "no-cache" : "default";
    return new Request(new URL(address, this.#home), { integrity, cache, credentials: "same-origin" });
  }

  /** @param {Request} request @param {Response} response @param {Occasion} occasion */
  #unpacked({ url }, response, occasion) {
    const file = this.#file(url);
    this.#fetched.set(occasion, [...(this.#fetched.get(occasion) ?? []), file]);
    const { packed, policy } = file;
    if (policy) return withPolicy(response, policy);
    if (!packed || url !== new URL(packed.url, this.#home).href) return response;
    const body = response.body?.pipeThrough(new DecompressionStream("gzip"));
    return new Response(body, { headers: { "Content-Type": packed.type } });
  }

  /** @param {string} url */
  #file(url) {
    return /** @type {File} */ (this.#files.get(url));
  }

  // Keeping

  /** Fetch what isn't there yet. @param {ExtendableEvent} event */
  async install(event) {
    const first = occasion(event, "install");
    const second = occasion(event, "install", true);
    try {
      await this.#controller.install(asEvent(first)).catch((error) => {
        if (isFull(error)) throw error;
        return this.#controller.install(asEvent(second));
      });
    } catch (error) {
      // The room is needed for games.
      if (isFull(error)) await this.#forget([first, second].flatMap((each) => this.#fetched.get(each) ?? []));
      throw error;
    }
  }

  /** Throw away what only earlier versions need. @param {ExtendableEvent} event */
  activate(event) {
    return this.#controller.activate(event);
  }

  /** @param {File[]} files */
  async #forget(files) {
    const cache = await caches.open(this.#controller.strategy.cacheName);
    await Promise.all(files.map((file) => cache.delete(this.#keyOf(file))));
  }

  /** @param {File} file */
  #keyOf({ url }) {
    return /** @type {string} */ (this.#controller.getCacheKeyForURL(new URL(url, this.#home).href));
  }

  // Handing out

  /** The file that is asked for, if it is one of these. @param {Request} request */
  asked({ method, mode, url }) {
    if (method !== "GET") return null;
    const address = new URL(url);
    address.hash = "";
    const isPage = mode === "navigate" && ["./", "./index.html"].some((name) => isAt(address, new URL(name, this.#home)));
    return this.#files.get(isPage ? this.#home : address.href) ?? null;
  }

  /** @param {ExtendableEvent} event @param {File} file */
  answer(event, file) {
    const give = (/** @type {Occasion} */ when) => this.#give(when, file);
    return give(occasion(event, "fetch")).catch(() => give(occasion(event, "fetch", true)));
  }

  /** @param {Occasion} when @param {File} file @returns {Promise<Response>} */
  #give(when, file) {
    const request = new Request(new URL(file.url, this.#home));
    const params = { cacheKey: this.#keyOf(file), integrity: file.integrity };
    return this.#controller.strategy.handle({ event: asEvent(when), request, params });
  }

  /** Look at everything, and put right what is wrong. @param {ExtendableEvent} event @returns {Promise<{mended: File[], lost: File[]}>} */
  async mend(event) {
    const first = occasion(event, "mend");
    const second = occasion(event, "mend", true);
    /** @type {File[]} */
    const lost = [];
    for (const file of this.#listed()) {
      const response = await this.#give(first, file)
        .catch(() => this.#give(second, file))
        .catch(() => null);
      await response?.body?.cancel();
      if (!response) lost.push(file);
    }
    const mended = [first, second].flatMap((each) => this.#fetched.get(each) ?? []);
    return { mended, lost };
  }

  #listed() {
    return new Set(this.#files.values());
  }

  /**
   * Whether what is kept is what was built. The engine's files are looked at when a start has failed.
   * @param {string} key
   * @param {Occasion} occasion
   */
  async #isGood(key, { type }) {
    const file = this.#file(key);
    if (file.engine && type === "fetch") return true;
    // One of its own to read: what is handed out stays as the browser has it, compiled perhaps.
    const kept = await caches.match(key, { cacheName: this.#controller.strategy.cacheName });
    return kept !== undefined && (await integrityOf(kept)) === file.integrity;
  }

  /** Whether the host has another version by now; null where it can't be asked. @returns {Promise<boolean | null>} */
  async isOutdated() {
    try {
      const page = await fetch(this.#home, { cache: "no-store" });
      return page.ok ? (await integrityOf(page)) !== this.#file(this.#home).integrity : null;
    } catch {
      return null;
    }
  }
}

/** @param {Response} response @param {string} policy */
function withPolicy({ body, status, headers }, policy) {
  return new Response(body, { status, headers: { ...Object.fromEntries(headers), "Content-Security-Policy": policy } });
}

/** Whether there was no room for it. @param {unknown} error */
export const isFull = (error) => error instanceof Error && error.name === "QuotaExceededError";

/** @param {Response} response */
async function integrityOf(response) {
  try {
    const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", await response.arrayBuffer()));
    return `sha256-${btoa(String.fromCharCode(...digest))}`;
  } catch {
    return ""; // it can't even be read
  }
}

/** @param {URL} one @param {URL} other */
const isAt = (one, other) => one.origin === other.origin && one.pathname === other.pathname;

/**
 * Workbox wants an event, on whose end it insists; here a failure may be followed by a second try.
 * @param {ExtendableEvent} event
 * @param {Occasion["type"]} type
 * @returns {Occasion}
 */
function occasion(event, type, stubborn = false) {
  return { type, stubborn, waitUntil: (promise) => event.waitUntil(promise.catch(() => {})) };
}

/** @param {Occasion} occasion */
const asEvent = (occasion) => /** @type {ExtendableEvent} */ (/** @type {unknown} */ (occasion));

/** @param {unknown} event */
const asOccasion = (event) => /** @type {Occasion} */ (event);
