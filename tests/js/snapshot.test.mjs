import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { test } from "node:test";
import { readSnapshot } from "../../site/js/engine/snapshot.js";
import { squeeze } from "../../site/js/engine/sparse_memory.js";

const MEMORY = new Uint8Array(5 * 4096 + 48);
for (const at of [3, 4095, 9000, MEMORY.length - 1]) MEMORY[at] = 0xa5;
const BYTES = squeeze(MEMORY);

const digestOf = (bytes) => createHash("sha256").update(bytes).digest("hex");

/** As a browser keeps it; `bytes` and `digest` are what has become of them. */
function kept({ bytes = BYTES, digest = digestOf(BYTES) } = {}) {
  return new Response(bytes, { headers: digest === null ? {} : { "X-Digest": digest } });
}

function flipped(at, bit) {
  const bytes = BYTES.slice();
  bytes[at] ^= bit;
  return bytes;
}

test("a memory that is whole comes back", async () => {
  assert.deepEqual(await readSnapshot(kept()), MEMORY);
});

const DAMAGED = {
  "one bit": { bytes: flipped(BYTES.length >> 1, 1) },
  "the first bit": { bytes: flipped(0, 1) },
  "the last bit": { bytes: flipped(BYTES.length - 1, 128) },
  "cut off": { bytes: BYTES.slice(0, BYTES.length >> 1) },
  "one byte too many": { bytes: new Uint8Array([...BYTES, 0]) },
  empty: { bytes: new Uint8Array() },
  "another digest": { digest: "0".repeat(64) },
  "no digest": { digest: null },
};

for (const [how, harm] of Object.entries(DAMAGED)) {
  test(`damaged: ${how}`, () => assert.rejects(readSnapshot(kept(harm))));
}

test("one that breaks off while it is read", () => {
  const pull = (out) => out.error(new DOMException("evicted", "NotFoundError"));
  return assert.rejects(readSnapshot(new Response(new ReadableStream({ pull }))));
});
