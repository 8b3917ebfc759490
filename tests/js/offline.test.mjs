import assert from "node:assert/strict";
import { mock, test } from "node:test";

mock.timers.enable({ apis: ["setTimeout", "setInterval"] });
globalThis.isSecureContext = true;
globalThis.document = new EventTarget();
globalThis.caches = { has: async () => false };
globalThis.LAB = false;

let visits = 0;
/** A visit to the page, which `controller` hands out, while another version waits: the page's object, what is asked of that version, and told. */
async function visit(controller) {
  const about = { asked: [], told: 0 };
  const registration = new EventTarget();
  registration.active = { state: "activated" };
  registration.waiting = {
    postMessage(deed, [port]) {
      about.asked.push(deed);
      port.postMessage(true);
    },
  };
  registration.update = async () => {};
  const serviceWorker = new EventTarget();
  Object.assign(serviceWorker, { controller, ready: Promise.resolve(registration), register: async () => registration });
  Object.defineProperty(globalThis, "navigator", { value: { serviceWorker }, configurable: true });
  visits += 1;
  const { Offline } = await import(`../../site/js/offline/offline.js?${visits}`);
  const offline = new Offline({ onUpdate: () => (about.told += 1), onProblem: assert.fail });
  offline.begin();
  await new Promise(setImmediate);
  return { offline, about };
}

test("whoever has the page as it is kept is told of a newer one", async () => {
  assert.deepEqual((await visit({ state: "activated" })).about, { asked: [], told: 1 });
});

test("a page that came past the kept one is the newer one, which then takes over if nobody else is there", async () => {
  assert.deepEqual((await visit(null)).about, { asked: ["takeIfAlone"], told: 0 });
});

test("a newer one that somebody wants, and that can't take over, is had by a reload", async () => {
  const { offline, about } = await visit({ state: "activated" });
  let reloads = 0;
  globalThis.location = { reload: () => (reloads += 1) };
  await offline.takeUpdate();
  assert.deepEqual([about.asked, reloads], [["take"], 0]);
  mock.timers.tick(3_000);
  assert.equal(reloads, 1);
});
