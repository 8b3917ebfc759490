import assert from "node:assert/strict";
import { test } from "node:test";
import { expand, squeeze } from "../../site/js/engine/sparse_memory.js";

const PAGE = 4096;

/** Numbers that are the same at every run: a linear congruential generator. */
function dice(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

/** There and back, through a copy such as the browser keeps. */
const back = (memory) => expand(squeeze(memory).slice().buffer);

const full = (length) => new Uint8Array(length).fill(0xa5);

/** One byte at this place, and nothing else. */
function only(at, length) {
  const memory = new Uint8Array(length);
  memory[at] = 1;
  return memory;
}

test("memory of any size comes back, empty or full", () => {
  for (const length of [0, 4, 8, PAGE - 4, PAGE, PAGE + 4, 2 * PAGE - 4, 2 * PAGE, 3 * PAGE + 48, 40 * PAGE + 1000]) {
    assert.deepEqual(back(new Uint8Array(length)), new Uint8Array(length), `${length} empty`);
    assert.deepEqual(back(full(length)), full(length), `${length} full`);
  }
});

test("a single byte keeps its place, on every edge of a page", () => {
  const length = 3 * PAGE + 48;
  for (const at of [0, 1, 3, 4, PAGE - 1, PAGE, PAGE + 3, 2 * PAGE - 1, 3 * PAGE - 1, 3 * PAGE, length - 1]) {
    assert.deepEqual(back(only(at, length)), only(at, length), `at ${at}`);
  }
});

test("memory as it comes: some pages full, some with a few bytes, most empty", () => {
  for (let seed = 1; seed <= 60; seed += 1) {
    const below = dice(seed);
    const memory = new Uint8Array(4 * below(20 * (PAGE / 4)));
    for (let page = 0; page * PAGE < memory.length; page += 1) {
      const here = memory.subarray(page * PAGE, (page + 1) * PAGE);
      const kind = below(4);
      if (kind === 0) here.forEach((_, at) => (here[at] = below(256)));
      if (kind === 1) here[below(here.length)] = 1 + below(255);
    }
    assert.deepEqual(back(memory), memory, `seed ${seed}`);
  }
});

test("memory may lie in the middle of a larger one, and is not changed", () => {
  const whole = full(6 * PAGE);
  const memory = whole.subarray(PAGE + 16, 4 * PAGE + 64);
  memory.fill(0, 0, 2 * PAGE);
  const before = memory.slice();
  assert.deepEqual(back(memory), before);
  assert.deepEqual(memory, before);
});

test("empty pages take no room, and others hardly more than their own", () => {
  assert.equal(squeeze(new Uint8Array(1000 * PAGE)).length, 8);
  assert.equal(squeeze(only(700 * PAGE, 1000 * PAGE)).length, 12 + PAGE);
  assert.equal(squeeze(full(10 * PAGE)).length, 8 + 10 * (4 + PAGE));
});

test("what is no squeezed memory is refused", () => {
  const good = squeeze(full(3 * PAGE));
  for (const length of [0, 4, 7, 8, 16, good.length - 1]) {
    assert.throws(() => expand(good.slice(0, length).buffer), RangeError, `${length} bytes`);
  }
});
