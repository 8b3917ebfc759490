/** The worker: Python, the engine in it, and one session. */

import { SessionHost } from "./session_host.js";
import { EXPECTED, PURPOSES } from "./worker_name.js";
import { qrCode } from "./qr_code.js";
import { rehearse, startPython } from "./start_python.js";
import { fail, tell } from "./tell_page.js";

/** @import { Asked, ToWorker } from "./protocol.js" */
/** @import { Started } from "./start_python.js" */

/** Whether this browser lets us compile WebAssembly; if not, that is why nothing starts. */
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
/** @type {SessionHost | undefined} */
let host;

// Pyodide lets go of promises of files that don't arrive.
self.onunhandledrejection = (event) => {
  event.preventDefault();
  fail(event.reason);
};

/** Commands that have come too early. @type {Asked[]} */
const early = [];

/** @param {MessageEvent<ToWorker>} event */
self.onmessage = ({ data }) => {
  if ("ping" in data) tell({ pong: true });
  else if (host) answer(data);
  else early.push(data);
};

/** @param {Asked} asked */
function answer({ n, command, viewer }) {
  if (started && command.type === "qr") {
    void draw(started, n, String(command.text));
    return;
  }
  try {
    host?.answer(n, command, viewer);
  } catch (error) {
    fail(error);
  }
}

async function start() {
  // A page that was opened before the host got a new version asks for a worker that it doesn't know.
  if (EXPECTED !== ENGINE) return fail(`${ENGINE} instead of ${EXPECTED}`, "outdated");
  try {
    started = await startPython((progress) => tell({ progress }));
    host = new SessionHost(started.python.pyimport("chromino_core.session").Viewers());
    tell({ ready: true, fresh: started.fresh });
    early.forEach(answer);
  } catch (error) {
    if (!(await hasWebAssembly())) fail("WebAssembly is not available to the worker", "no-wasm");
    else fail(error);
  }
}

if (PURPOSES.includes("rehearsal")) {
  if (await rehearse()) tell({ ready: true });
} else {
  tell({ progress: { step: "files", done: 0, total: 1 } });
  await start();
}
