import assert from "node:assert/strict";
import { mock, test } from "node:test";

const SECOND = 1_000;
const MINUTE = 60 * SECOND;

mock.timers.enable({ apis: ["setTimeout", "Date"] });

/** Let time pass, second by second, for what begins meanwhile has timers of its own. */
function pass(ms) {
  for (let passed = 0; passed < ms; passed += SECOND) mock.timers.tick(SECOND);
}

const kept = new Map();
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  setItem: (key, text) => kept.set(key, text),
  removeItem: (key) => kept.delete(key),
};
globalThis.document = { baseURI: "http://host/", hidden: false };
Object.assign(globalThis, { ENGINE: "this version", WORKER: "worker.js", caches: {} });

/** Workers that were made for a rehearsal. */
let workers = [];
globalThis.Worker = class {
  constructor(_address, { name }) {
    if (name.includes("rehearsal")) workers.push(this);
  }
  terminate() {
    this.ended = true;
  }
};

/** Those of the page. */
let listeners = {};
globalThis.addEventListener = (kind, listener) => (listeners[kind] = listener);

/** What tells whether the page is kept for use without a network. */
class Keeping {
  reason = null;
  #watcher = () => {};
  watch(watcher) {
    this.#watcher = watcher;
    return () => {};
  }
  changes() {
    this.#watcher();
  }
  isImpossible(reason = "unsupported") {
    this.reason = reason;
    this.#watcher();
  }
}

let visits = 0;
/** A start that took the long way, on a device with so much memory. */
async function start(deviceMemory, serviceWorker) {
  workers = [];
  listeners = {};
  document.hidden = false;
  const navigator = { deviceMemory, serviceWorker };
  Object.defineProperty(globalThis, "navigator", { value: navigator, configurable: true });
  const offline = new Keeping();
  const { rehearseLater, stopRehearsing } = await import(`../../site/js/engine/snapshot_rehearsal.js?visit=${(visits += 1)}`);
  rehearseLater(offline);
  return { offline, stopRehearsing };
}

test("it begins when a service worker has all files, however long that takes", async () => {
  const container = Object.assign(new EventTarget(), { controller: null });
  const { offline } = await start(8, container);
  pass(10 * MINUTE);
  offline.changes();
  pass(10 * MINUTE);
  assert.equal(workers.length, 0, "nothing hands files out yet");
  container.controller = {};
  container.dispatchEvent(new Event("controllerchange"));
  pass(3 * SECOND);
  assert.equal(workers.length, 1);
});

test("where there are no service workers it begins, too, but not at once", async () => {
  const { offline } = await start(8);
  offline.isImpossible();
  assert.equal(workers.length, 0);
  pass(3 * SECOND);
  assert.equal(workers.length, 1);
});

test("where the files could not be kept it never begins", async () => {
  for (const reason of ["full", "denied", "insecure"]) {
    const { offline } = await start(8);
    offline.isImpossible(reason);
    pass(60 * MINUTE);
    assert.equal(workers.length, 0, reason);
  }
});

test("where there is little memory it never begins", async () => {
  for (const memory of [0.5, 1, 2]) {
    const { offline } = await start(memory);
    offline.isImpossible();
    pass(60 * MINUTE);
    assert.equal(workers.length, 0);
  }
});

test("where nobody knows how much there is, it waits until nobody has used the page for long", async () => {
  kept.clear();
  const { offline } = await start(undefined);
  offline.isImpossible();
  pass(MINUTE);
  listeners.pointerdown();
  pass(1.5 * MINUTE);
  const { stir } = await import("../../site/js/engine/idle.js");
  stir();
  pass(1.5 * MINUTE);
  assert.equal(workers.length, 0);
  document.hidden = true;
  pass(10 * MINUTE);
  assert.equal(workers.length, 0, "nobody sees it");
  document.hidden = false;
  pass(2 * MINUTE);
  assert.equal(workers.length, 1);
});

test("a page that did not live to its end doesn't try it again", async () => {
  const { offline } = await start(undefined);
  offline.isImpossible();
  pass(60 * MINUTE);
  assert.equal(workers.length, 0);

  globalThis.ENGINE = "the next version";
  const next = await start(undefined);
  next.offline.isImpossible();
  pass(3 * MINUTE);
  assert.equal(workers.length, 1);
  next.stopRehearsing();
  assert.ok(workers[0].ended);
  assert.equal(kept.has("chromino rehearsal"), false, "it has survived it");
});

test("after the end nothing begins", async () => {
  kept.clear();
  const { offline, stopRehearsing } = await start(8);
  offline.isImpossible();
  stopRehearsing();
  pass(60 * MINUTE);
  assert.equal(workers.length, 0);
});

test("what was stopped before it began leaves nothing noted, so that the next visit tries it", async () => {
  kept.clear();
  globalThis.ENGINE = "the version after that";
  const { offline, stopRehearsing } = await start(undefined);
  offline.isImpossible();
  pass(MINUTE);
  stopRehearsing();
  pass(60 * MINUTE);
  assert.equal(workers.length, 0);
  assert.equal(kept.has("chromino rehearsal"), false);

  const next = await start(undefined);
  next.offline.isImpossible();
  pass(3 * MINUTE);
  assert.equal(workers.length, 1);
  next.stopRehearsing();
});
