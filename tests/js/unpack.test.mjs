import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";
import { unpack } from "../../site/js/engine/unpack.js";

/** A file that arrives in pieces of this size. */
function arriving(bytes, size = 1000) {
  let at = 0;
  return new ReadableStream({
    pull(out) {
      if (at >= bytes.length) return out.close();
      out.enqueue(Uint8Array.from(bytes.subarray(at, at + size)));
      at += size;
    },
  });
}

const read = async (stream) => new Uint8Array(await new Response(stream).arrayBuffer());

/** Something that packs badly enough to arrive in many pieces. */
const FILE = Uint8Array.from({ length: 8_000 }, (_, n) => (n * n * 31) >> 5);
const PACKED = gzipSync(FILE);

test("a packed file is unpacked, whatever pieces it arrives in", async () => {
  for (const size of [1, 2, 3, 17, 1000, PACKED.length]) {
    assert.deepEqual(await read(await unpack(arriving(PACKED, size))), FILE, `pieces of ${size}`);
  }
});

test("a file that the browser has unpacked already stays as it is", async () => {
  const starts = [[0, 0x61, 0x73, 0x6d], [0x50, 0x4b, 3, 4], [0x1f], [0x1f, 0x8a], [0x8b, 0x1f], [0x1f, 0, 0x8b]];
  for (const start of starts) {
    const file = Uint8Array.from([...start, ...(start.length > 1 ? FILE : [])]);
    for (const size of [1, 2, 1000]) assert.deepEqual(await read(await unpack(arriving(file, size))), file);
  }
});

test("an empty file stays empty", async () => {
  const told = [];
  assert.equal((await read(await unpack(arriving(new Uint8Array()), (more) => told.push(more)))).length, 0);
  assert.equal((await read(await unpack(arriving(gzipSync(new Uint8Array()))))).length, 0);
  assert.ok(told.every((more) => more === 0));
});

test("what arrives is counted as it arrives, packed as it is", async () => {
  let arrived = 0;
  const counted = [];
  const stream = await unpack(arriving(PACKED), (more) => counted.push((arrived += more)));
  assert.ok(arrived <= 2000, "not all at once");
  await read(stream);
  assert.equal(arrived, PACKED.length);
  assert.deepEqual(counted, [...counted].sort((a, b) => a - b));
});

test("a packed file that is damaged or cut off is an error", async () => {
  const damaged = Uint8Array.from(PACKED);
  damaged[damaged.length - 6] ^= 1; // its own checksum
  for (const file of [damaged, PACKED.subarray(0, -9), PACKED.subarray(0, 30), PACKED.subarray(0, 2)]) {
    await assert.rejects(async () => read(await unpack(arriving(file))), Error);
  }
});

test("a connection that breaks is an error, at once and in the middle", async () => {
  const broken = (after) => {
    let pieces = 0;
    return new ReadableStream({
      pull(out) {
        if (pieces >= after) out.error(new Error("gone"));
        else out.enqueue(Uint8Array.from(PACKED.subarray(pieces * 1000, (pieces + 1) * 1000)));
        pieces += 1;
      },
    });
  };
  for (const after of [0, 1, 3]) {
    await assert.rejects(async () => read(await unpack(broken(after))), /gone/);
  }
});

test("who wants no more of it is heard by whoever sends it", async () => {
  for (const file of [PACKED, FILE]) {
    await new Promise((resolve) => {
      const endless = new ReadableStream({
        pull: (out) => out.enqueue(Uint8Array.from(file.subarray(0, 1000))),
        cancel: resolve,
      });
      void unpack(endless).then((stream) => stream.cancel("enough"));
    });
  }
});
