import assert from "node:assert/strict";
import { mock, test } from "node:test";

mock.timers.enable({ apis: ["setTimeout"] });
const HOME = "https://example.org/chromino/";
/** Where the page is open. @type {string[]} */
let open = [];
let taken = 0;
const worker = new EventTarget();
globalThis.FILES = [];
globalThis.self = Object.assign(worker, {
  registration: { scope: HOME },
  clients: { matchAll: async () => open.map((url) => ({ url })) },
  // Browsers tell when it is done, which may take long.
  skipWaiting: () => new Promise(() => (taken += 1)),
});
await import("../../site/js/offline/service_worker.js");

/** Ask the service worker to take over if nobody else has the page open; what it says, or null as long as it says nothing. */
function ask() {
  const said = { answer: null };
  const port = { postMessage: (answer) => (said.answer = answer) };
  worker.dispatchEvent(Object.assign(new Event("message"), { data: "takeIfAlone", ports: [port], waitUntil: () => {} }));
  return said;
}

/** @param {number} ms */
async function pass(ms) {
  for (; ms > 0; ms -= 100) {
    await new Promise(setImmediate);
    mock.timers.tick(100);
  }
  await new Promise(setImmediate);
}

test.beforeEach(() => (taken = 0));

test("whoever is alone gets the new version at once; the lab is another page", async () => {
  open = [HOME, `${HOME}lab/index.html`];
  const said = ask();
  await new Promise(setImmediate);
  assert.deepEqual([said.answer, taken], [true, 1]);
});

test("a tab that is being reloaded is not taken for another one", async () => {
  open = [HOME, `${HOME}?lang=uk`];
  const said = ask();
  await pass(500);
  assert.deepEqual([said.answer, taken], [null, 0]);
  open = [HOME];
  await pass(100);
  assert.deepEqual([said.answer, taken], [true, 1]);
});

test("beside another tab the new version waits, and says so before the page loses its patience", async () => {
  open = [HOME, HOME];
  const said = ask();
  await pass(1_500);
  assert.deepEqual([said.answer, taken], [false, 0]);
});

test("pages of other versions may ask for anything, also without waiting for an answer", async () => {
  for (const data of ["dance", "constructor", null, { take: true }]) {
    for (const ports of [1, 0]) {
      const said = [];
      let done = Promise.reject(new Error("nothing is waited for"));
      done.catch(() => {});
      const message = { data, ports: Array(ports).fill({ postMessage: (answer) => said.push(answer) }) };
      worker.dispatchEvent(Object.assign(new Event("message"), message, { waitUntil: (until) => (done = until) }));
      await done;
      assert.deepEqual(said, Array(ports).fill(false));
    }
  }
});
