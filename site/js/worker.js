/** The worker: Python, the engine in it, and one session. */

import { info } from "pyodide/pyodide-lock.json";
import { Answering, fail, tell } from "./answering.js";
import { qrCode } from "./qr_code.js";

/** @import { PyodideAPI } from "pyodide" */
/** @import { ToWorker } from "./protocol.js" */

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
