import assert from "node:assert/strict";
import { beforeEach, mock, test } from "node:test";

mock.timers.enable({ apis: ["setInterval"] });
globalThis.document = { hidden: false };
const { WorkerWatch } = await import("../../site/js/engine/worker_watch.js");

beforeEach(() => (document.hidden = false));

/** A worker that is watched, and answers pings if it `lives`. */
function watched({ starts, isAwaited = true, lives }) {
  const told = [];
  const watch = new WorkerWatch({
    starts: () => starts,
    isAwaited: () => isAwaited,
    ping: () => lives && queueMicrotask(() => (watch.hear(), watch.pong())),
    onStuck: (how) => told.push(how),
    onDead: () => told.push("dead"),
  });
  return { watch, told };
}

async function pass(seconds) {
  for (let ticks = 0; ticks < 2 * seconds; ticks += 1) {
    mock.timers.tick(500);
    await null;
  }
}

test("a worker that starts, has time and gets no further is stuck", async () => {
  const { watch, told } = watched({ starts: true, lives: true });
  await pass(15);
  watch.advance();
  await pass(19);
  assert.deepEqual(told, []);
  await pass(2);
  assert.equal(told[0], "idle");
  watch.end();
});

test("one that starts and has no time is at work, for a long while", async () => {
  const { watch, told } = watched({ starts: true, lives: false });
  watch.hear();
  await pass(110);
  assert.deepEqual(told, []);
  await pass(12);
  assert.equal(told[0], "busy");
  watch.end();
});

test("one of which nothing was ever heard is given up sooner", async () => {
  const { watch, told } = watched({ starts: true, lives: false });
  await pass(22);
  assert.equal(told[0], "busy");
  watch.end();
});

test("one that has started and doesn't answer is dead, if anybody waits for it", async () => {
  const patient = watched({ starts: false, isAwaited: false, lives: false });
  const { watch, told } = watched({ starts: false, lives: false });
  await pass(5);
  assert.equal(told[0], "dead");
  assert.deepEqual(patient.told, []);
  watch.end();
  patient.watch.end();
});

test("behind a hidden page nobody waits", async () => {
  document.hidden = true;
  const { watch, told } = watched({ starts: true, lives: false });
  await pass(300);
  assert.deepEqual(told, []);
  watch.end();
});
