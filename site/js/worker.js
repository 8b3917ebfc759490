/** The worker: Python, the engine in it, and one session. */

import { Answering, fail, tell } from "./answering.js";
import { Missing } from "./python_files.js";
import { EXPECTED, PURPOSES } from "./purposes.js";
import { qrCode } from "./qr_code.js";
import { rehearse, startPython } from "./start_python.js";

/** @import { ToWorker } from "./protocol.js" */
/** @import { Started } from "./start_python.js" */

/** Whether this browser lets us compile WebAssembly: without it Pyodide would wait for ever. */
async function hasWebAssembly() {
  try {
    await WebAssembly.compile(Uint8Array.of(0, 0x61, 0x73, 0x6d, 1, 0, 0, 0));
    return true;
  } catch {
    return false;
  }
}

/** Draw a QR code. That it can't be done is no reason to disturb the game. @param {Started} started @param {number} n @param {string} text */
async function draw(started, n, text) {
  try {
    tell({ n, answer: { id: null, ok: true, picture: await qrCode(started, text) } });
  } catch (error) {
    console.warn("No QR code:", error);
    const problem = { id: "ui-share-no-qr", args: {}, cells: [] };
    tell({ n, answer: { id: null, ok: false, problems: [problem] } });
  }
}

/** @type {Started | undefined} */
let started;
/** @type {Answering | undefined} */
let answering;

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
  if (started && command.type === "qr") {
    void draw(started, n, String(command.text));
    return;
  }
  try {
    answering?.answer(n, command);
  } catch (error) {
    fail(error);
  }
};

async function start() {
  // A page that was opened before the host got a new version asks for a worker that it doesn't know.
  if (EXPECTED !== ENGINE) return fail(`${ENGINE} instead of ${EXPECTED}`, "outdated");
  if (!(await hasWebAssembly())) return fail("WebAssembly is not available to the worker", "no-wasm");
  try {
    started = await startPython((progress) => tell({ progress }));
    answering = new Answering(started.python.pyimport("chromino_core.session").Session());
    tell({ ready: true, fresh: started.fresh });
  } catch (error) {
    fail(error, error instanceof Missing ? "blocked" : undefined);
  }
}

if (PURPOSES.includes("rehearsal")) {
  if (await rehearse()) tell({ ready: true });
} else {
  tell({ progress: { step: "files", done: 0, total: 1 } });
  await start();
}
