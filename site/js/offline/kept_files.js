/**
 * The files of this version of the page, kept in the browser.
 *
 * What is handed out is what was built: each file is known by its hash, and one that is damaged, or
 * gone, is fetched again and put back. A file of another version is never taken for it.
 */

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

const UNPACKS = "DecompressionStream" in globalThis;

export class KeptFiles {
  #home;
  /** By the addresses under which they are asked for. @type {Map<string, File>} */
  #files;

  /** @param {File[]} files @param {string} home the address of the page */
  constructor(files, home) {
    this.#home = home;
    this.#files = new Map(files.map((file) => [this.#at(file.url).href, file]));
  }

  /** @param {string} address relative to the page */
  #at(address) {
    return new URL(address, this.#home);
  }

  /** The address under which it is kept, which tells its version. @param {File} file */
  #keyOf({ url, revision }) {
    const key = this.#at(url);
    if (revision) key.searchParams.set("revision", revision);
    return key.href;
  }

  #open() {
    return caches.open(filesOf(this.#home));
  }

  // Keeping

  /** Fetch what isn't there yet. */
  async install() {
    /** @type {File[]} */
    const fetched = [];
    try {
      for (const file of this.#files.values()) {
        if (await this.#isGood(file)) continue;
        fetched.push(file);
        await this.#fetchToKeep(file);
      }
    } catch (error) {
      // The room is needed for games.
      if (isFull(error)) await this.#forget(fetched);
      throw error;
    }
  }

  /** Throw away what only earlier versions need. */
  async activate() {
    const cache = await this.#open();
    const needed = new Set([...this.#files.values()].map((file) => this.#keyOf(file)));
    const kept = await cache.keys();
    await Promise.all(kept.filter(({ url }) => !needed.has(url)).map((each) => cache.delete(each)));
  }

  /** @param {File[]} files */
  async #forget(files) {
    const cache = await this.#open();
    await Promise.all(files.map((file) => cache.delete(this.#keyOf(file))));
  }

  /** Look at everything, and put right what is wrong. @returns {Promise<{mended: File[], lost: File[]}>} */
  async mend() {
    /** @type {File[]} */
    const mended = [];
    /** @type {File[]} */
    const lost = [];
    for (const file of this.#files.values()) {
      if (await this.#isGood(file)) continue;
      const isBack = await this.#fetchToKeep(file).then(() => true, () => false);
      (isBack ? mended : lost).push(file);
    }
    return { mended, lost };
  }

  /** Whether what is kept is what was built. @param {File} file */
  async #isGood(file) {
    const kept = await this.#kept(file);
    return kept !== undefined && (await integrityOf(kept)) === file.integrity;
  }

  /** @param {File} file */
  #kept(file) {
    return caches.match(this.#keyOf(file), { cacheName: filesOf(this.#home) });
  }

  // Fetching

  /** @param {File} file */
  async #fetchToKeep(file) {
    const response = await this.#fetchTwice(file);
    await (await this.#open()).put(this.#keyOf(file), response);
  }

  /** @param {File} file */
  #fetchTwice(file) {
    return this.#fetch(file, false).catch(() => this.#fetch(file, true));
  }

  /**
   * @param {File} file
   * @param {boolean} stubborn what the browser or somebody on the way has put by is not good enough
   */
  async #fetch(file, stubborn) {
    // Some hosts unpack by themselves; then the file itself comes as small as it can.
    const packed = !stubborn && UNPACKS ? file.packed : null;
    const { url, integrity } = packed ?? file;
    // What the page has just fetched isn't fetched again.
    const cache = stubborn ? "reload" : file.revision ? "no-cache" : "default";
    const response = await fetch(this.#at(url), { integrity, cache, credentials: "same-origin" });
    if (!response.ok) throw new Error(`${url}: HTTP ${response.status}`);
    if (packed) {
      const body = response.body?.pipeThrough(new DecompressionStream("gzip"));
      return new Response(body, { headers: { "Content-Type": packed.type } });
    }
    // Where a host leads elsewhere, the browser would not take what comes from there for the page.
    return file.policy || response.redirected ? withPolicy(response, file.policy) : response;
  }

  // Handing out

  /** The file that is asked for, if it is one of these. @param {Request} request */
  asked({ method, mode, url }) {
    if (method !== "GET") return null;
    const address = new URL(url);
    address.hash = "";
    const isPage = mode === "navigate" && ["./", "./index.html"].some((name) => isAt(address, this.#at(name)));
    return this.#files.get(isPage ? this.#home : address.href) ?? null;
  }

  /** @param {File} file @returns {Promise<Response>} */
  async answer(file) {
    // One to hand out, which stays as the browser has it, compiled perhaps, and one to read. The engine's
    // files are looked at when a start has failed.
    const [kept, isGood] = await Promise.all([this.#kept(file), file.engine || this.#isGood(file)]);
    if (kept && isGood) return kept;
    const response = await this.#fetchTwice(file);
    // What can't be kept can be had all the same.
    await (await this.#open()).put(this.#keyOf(file), response.clone()).catch(() => {});
    return response;
  }

  /** Whether the host has another version by now; null where it can't be asked. @returns {Promise<boolean | null>} */
  async isOutdated() {
    try {
      const page = await fetch(this.#home, { cache: "no-store" });
      return page.ok ? (await integrityOf(page)) !== this.#files.get(this.#home)?.integrity : null;
    } catch {
      return null;
    }
  }
}

/** The same, from nowhere else. @param {Response} response @param {string | null} policy */
function withPolicy({ body, status, headers }, policy) {
  const all = new Headers(headers);
  if (policy) all.set("Content-Security-Policy", policy);
  return new Response(body, { status, headers: all });
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
