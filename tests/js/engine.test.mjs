import assert from "node:assert/strict";
import { test } from "node:test";

/** Workers that were made, each with what it was asked. */
const workers = [];
globalThis.Worker = class {
  asked = [];
  constructor() {
    workers.push(this);
  }
  postMessage(message) {
    this.asked.push(message);
  }
  terminate() {
    this.ended = true;
  }
};
globalThis.document = { baseURI: "http://host/", hidden: false };
Object.defineProperty(globalThis, "navigator", { value: {}, configurable: true });
Object.assign(globalThis, { ENGINE: "this version", WORKER: "worker.js" });
const { startEngine } = await import("../../site/js/engine/engine.js");

const quiet = { restoring: () => null, onView: () => {}, onSave: () => {}, onState: () => {} };
const GAME = { type: "load", game: "game", record: {}, kinds: [] };

const started = async (listeners = {}) => {
  const engine = startEngine({ ...quiet, ...listeners });
  await null;
  return { engine, worker: workers.at(-1) };
};
const isRefused = async (answer) => assert.equal((await answer).problems[0].id, "ui-engine-restarted");

test("whatever is asked of an engine that is closed has an answer", async () => {
  for (const isReady of [false, true]) {
    const { engine, worker } = await started();
    const early = [engine.send({ type: "new" }), engine.send({ type: "view" })];
    if (isReady) worker.onmessage({ data: { ready: true } });
    engine.close();
    assert.ok(worker.ended);
    for (const answer of [...early, engine.send({ type: "view" }), engine.qr("text")]) await isRefused(answer);
  }
});

test("an engine that is closed at once makes no worker", async () => {
  const before = workers.length;
  const engine = startEngine(quiet);
  engine.close();
  await null;
  assert.equal(workers.length, before);
});

test("what is done while the game comes back from a dead worker is never too late", async () => {
  let inside = null;
  const { engine, worker } = await started({ restoring: () => inside });
  worker.onmessage({ data: { ready: true } });
  inside = GAME;
  worker.onerror({ message: "out of luck", preventDefault: () => {} });
  const next = workers.at(-1);
  assert.notEqual(next, worker);
  next.onmessage({ data: { ready: true } });
  const answer = engine.send({ type: "act", action: "draw", rev: 7 });
  const asked = () => next.asked.flatMap(({ command }) => command ?? []);
  assert.deepEqual(asked(), [GAME]);
  next.onmessage({ data: { n: next.asked[0].n, answer: { ok: true, view: { rev: 1, live: true, thinking: null } } } });
  assert.deepEqual(asked()[1], { type: "act", action: "draw" });
  next.onmessage({ data: { n: next.asked[1].n, answer: { ok: true } } });
  assert.ok((await answer).ok);
  engine.close();
});

test("a game that comes back neither with a view nor with a reason is a failure that is told", async () => {
  const states = [];
  const { engine, worker } = await started({ restoring: () => GAME, onState: ({ phase }) => states.push(phase) });
  worker.onmessage({ data: { ready: true } });
  worker.onmessage({ data: { n: worker.asked[0].n, answer: { ok: true, view: { rev: 1, live: true, thinking: null } } } });
  worker.onerror({ message: "out of luck", preventDefault: () => {} });
  const next = workers.at(-1);
  next.onmessage({ data: { ready: true } });
  next.onmessage({ data: { n: next.asked[0].n, answer: { ok: false, problems: [] } } });
  assert.equal(states.at(-1), "failed");
  engine.close();
});

test("every view of now is told, and whether somebody has asked for it", async () => {
  const told = [];
  const { engine, worker } = await started({ onView: ({ rev }, asked) => told.push([rev, asked]) });
  worker.onmessage({ data: { ready: true } });
  const view = (rev, live = true) => ({ rev, live, thinking: null, seat: 0 });
  const now = view(1);
  worker.onmessage({ data: { n: 1, answer: { ok: true, view: now }, push: now } });
  worker.onmessage({ data: { n: 2, answer: { ok: true, view: view(2) } } });
  worker.onmessage({ data: { n: 3, answer: { ok: true, view: view(3, false) } } });
  worker.onmessage({ data: { push: view(4) } });
  worker.onmessage({ data: { n: 5, answer: { ok: true, view: view(5, false) }, push: view(6) } });
  assert.deepEqual(told, [[1, true], [2, true], [4, false], [6, false]]);
  engine.close();
});

test("what is for another screen reaches nobody who shows or keeps the page's own", async () => {
  const [own, others] = [[], []];
  const { engine, worker } = await started({
    onView: ({ rev }) => own.push(rev),
    onSave: () => own.push("save"),
    onOtherScreen: ({ viewer, push }) => others.push([viewer, push.rev]),
  });
  worker.onmessage({ data: { ready: true } });
  const view = (rev) => ({ rev, live: true, thinking: null, seat: 1 });
  const [first] = worker.asked;
  worker.onmessage({ data: { viewer: "tablet", push: view(1), save: {} } });
  worker.onmessage({ data: { viewer: "tablet", n: first.n, answer: { ok: true, view: view(2) }, push: view(2) } });
  worker.onmessage({ data: { push: view(3) } });
  engine.close();
  assert.deepEqual(own, [3]);
  assert.deepEqual(others, [["tablet", 1], ["tablet", 2]]);
});
