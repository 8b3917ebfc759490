/**
 * The worker: Python, the engine in it, and one session.
 *
 * It answers `{n, command}` with `{n, answer}` and adds what has changed: the view, and the game to
 * keep. While a bot thinks, it does so in slices, and commands get through between two of them.
 */

import { info } from "pyodide/pyodide-lock.json";
import { qrCode } from "./qr_code.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { Command, Answer, Seat, View } from "../../widget/js/contract.js" */
/** @import { FromWorker, Reason, Report, Saved, ToWorker } from "./protocol.js" */

const SLICE_MS = 10;

/** @param {FromWorker} message */
const tell = (message) => self.postMessage(message);

/** @param {unknown} error @param {Reason} [reason] */
function fail(error, reason = reasonOf(error)) {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // Python's tracebacks end with what matters.
  tell({ failed: { reason, detail: detail.slice(-2000) } });
}

/** @param {unknown} error @returns {Reason} */
function reasonOf(error) {
  const text = String(error);
  if (error instanceof RangeError || /out of memory|MemoryError|memory access/i.test(text)) {
    return "memory";
  }
  // Browsers word it differently, but a module that can't be had is a TypeError in all of them.
  if (error instanceof TypeError && /import|module|fetch|load/i.test(text)) return "blocked";
  return "unexpected";
}

// Starting

/**
 * Pyodide says nothing while files arrive, and waits for ever for one that doesn't. So we look
 * over its shoulder, until the function that is returned is called.
 */
function watchFetches() {
  const fetchAsIs = self.fetch.bind(self);
  self.fetch = async (resource, options) => {
    const url = String(resource instanceof Request ? resource.url : resource);
    const name = url.slice(url.lastIndexOf("/") + 1);
    const response = await fetchAsIs(resource, options).catch((error) => {
      fail(`${name}: ${error.message}`, "blocked");
      throw error;
    });
    if (!response.ok) fail(`${name}: HTTP ${response.status}`, "blocked");
    void tellArrival(response.clone());
    return response;
  };
  return () => {
    self.fetch = fetchAsIs;
  };
}

/** @param {Response} response */
async function tellArrival(response) {
  const reader = response.body?.getReader();
  while (reader && !(await reader.read()).done) tell({ progress: "python" });
}

/** Whether this browser lets us compile WebAssembly: without it Pyodide would wait for ever. */
async function hasWebAssembly() {
  try {
    await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}

async function startPython() {
  const lookAway = watchFetches();
  const wheel = fetch(new URL(ENGINE_WHEEL, self.location.href)).then((file) => file.arrayBuffer());
  const indexURL = new URL("pyodide/", self.location.href).href;
  /** @type {typeof import("pyodide")} */
  const { loadPyodide } = await import(`${indexURL}pyodide.mjs`);
  tell({ progress: "python" });
  // With a lock file of our own nothing but Python is looked for, here or anywhere else.
  const lockFileContents = /** @type {import("pyodide").Lockfile} */ ({ info, packages: {} });
  const python = await loadPyodide({ indexURL, packageBaseUrl: indexURL, lockFileContents });
  tell({ progress: "rules" });
  python.unpackArchive(await wheel, "wheel");
  lookAway();
  return python;
}

// Answering

/** One session of Python's, in JSON. */
class Answering {
  /** The session has changed since it was last reported. */
  #changed = false;
  #thinking = false;
  /** Whose eyes the page looks with; undefined: the first person's. @type {Seat | null | undefined} */
  #eyes;
  #id = "";
  #kept = "";
  #hop = new MessageChannel();

  /** @param {{dispatch(command: string): string, think(ms: number): number | undefined, watch(callback: () => void): void}} session */
  constructor(session) {
    this.session = session;
    session.watch(() => {
      this.#changed = true;
    });
    this.#hop.port1.onmessage = () => this.#think();
  }

  /** @param {Command} command @returns {Answer} */
  #ask(command) {
    return JSON.parse(this.session.dispatch(JSON.stringify(command)));
  }

  /** @param {number} n @param {Command} command */
  answer(n, command) {
    const answer = this.#ask(command);
    if (answer.ok && ["new", "load", "branch"].includes(command.type)) {
      this.#id = String(command.game);
    }
    const live = answer.view?.live ? answer.view : undefined;
    if (live) this.#eyes = live.seat;
    tell({ n, answer, ...this.#news(live) });
  }

  #think() {
    try {
      this.#thinking = this.session.think(SLICE_MS) !== undefined;
      const news = this.#news();
      if (news.push) tell(news);
      if (this.#thinking) this.#hop.port2.postMessage(null);
    } catch (error) {
      fail(error);
    }
  }

  /**
   * What has changed since the last time.
   * @param {View} [live] the view of now, where it is there already
   * @returns {Report}
   */
  #news(live) {
    if (!this.#changed) return {};
    this.#changed = false;
    const view = live ?? this.#ask({ type: "view", seat: this.#eyes }).view;
    if (!view) return {};
    if (view.thinking !== null && !this.#thinking) {
      this.#thinking = true;
      this.#hop.port2.postMessage(null);
    }
    return { push: view, ...this.#toKeep(view) };
  }

  /** @param {View} view @returns {{save?: Saved}} */
  #toKeep(view) {
    const { record, kinds = [], resigned } = this.#ask({ type: "save" });
    const { board, outcome, seat } = view;
    const ended = { over: outcome !== null, winners: outcome?.winners ?? [] };
    const save = { id: this.#id, record, kinds, resigned, seat, board, ...ended };
    // A bot that begins to think changes the view, and nothing that is worth keeping.
    const text = JSON.stringify(save);
    if (text === this.#kept) return {};
    this.#kept = text;
    return { save };
  }
}

/**
 * Draw a QR code. That it can't be done is no reason to disturb the game.
 * @param {PyodideAPI} python
 * @param {number} n
 * @param {string} text
 */
async function draw(python, n, text) {
  try {
    tell({ n, answer: { id: null, ok: true, picture: await qrCode(python, text) } });
  } catch (error) {
    console.warn("No QR code:", error);
    const problem = { id: "ui-share-no-qr", args: {}, cells: [] };
    tell({ n, answer: { id: null, ok: false, problems: [problem] } });
  }
}

/** @type {PyodideAPI | undefined} */
let python;
/** @type {Answering | undefined} */
let answering;

// Pyodide lets go of promises of files that don't arrive.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  fail(event.reason);
};

/** @param {MessageEvent<ToWorker>} event */
self.onmessage = ({ data }) => {
  if ("ping" in data) {
    tell({ pong: true });
    return;
  }
  const { n, command } = data;
  if (python && command.type === "qr") {
    void draw(python, n, String(command.text));
    return;
  }
  try {
    answering?.answer(n, command);
  } catch (error) {
    fail(error);
  }
};

tell({ progress: "engine" });
if (await hasWebAssembly()) {
  try {
    python = await startPython();
    answering = new Answering(python.pyimport("chromino_core.session").Session());
    tell({ ready: true });
  } catch (error) {
    fail(error);
  }
} else {
  fail("WebAssembly is not available to the worker", "no-wasm");
}
