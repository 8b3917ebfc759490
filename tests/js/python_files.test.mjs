import assert from "node:assert/strict";
import { test } from "node:test";
import { gzipSync } from "node:zlib";

/** Something that packs badly, so that it arrives in many pieces. */
const noise = (size) => Uint8Array.from({ length: size }, (_, n) => (n * n * 31) >> 5);
const CONTENT = { wasm: noise(60_000), stdlib: noise(25_000), engine: noise(7_000) };
const PACKED = Object.fromEntries(Object.entries(CONTENT).map(([part, content]) => [part, gzipSync(content)]));
const TOTAL = Object.values(PACKED).reduce((sum, { length }) => sum + length, 0);
const PIECE = 1000;

globalThis.PYTHON = Object.fromEntries(
  Object.entries(PACKED).map(([part, { length }]) => {
    const size = CONTENT[part].length;
    return [part, { plain: `${part}?v=1`, packed: `${part}.gz?v=1`, bytes: length, size, type: "application/x" }];
  }),
);
globalThis.self = { name: "1", location: { href: "https://host.test/" }, fetch: send };

let now = 0;
/** How long a piece is on its way. */
let pace = 0;
performance.now = () => now;

/** The host: it sends a packed file piece by piece. */
async function send(address) {
  const part = /(\w+)\.gz/.exec(address.pathname)[1];
  let at = 0;
  const pull = (out) => {
    if (at >= PACKED[part].length) return out.close();
    now += pace;
    out.enqueue(Uint8Array.from(PACKED[part].subarray(at, (at += PIECE))));
  };
  return new Response(new ReadableStream({ pull }, { highWaterMark: 0 }));
}

const { PythonFiles } = await import("../../site/js/engine/python_files.js");

/** Everything that is told while all files arrive, and when. */
async function told(ms) {
  now = 5000;
  pace = ms;
  const all = [];
  const files = new PythonFiles((progress) => all.push({ ...progress, when: now }));
  const wasm = files.open("wasm").then((response) => response.arrayBuffer());
  const [stdlib, engine, program] = await Promise.all([files.bytes("stdlib"), files.bytes("engine"), wasm]);
  assert.deepEqual(stdlib, CONTENT.stdlib);
  assert.deepEqual(engine, CONTENT.engine);
  assert.deepEqual(new Uint8Array(program).subarray(0, CONTENT.wasm.length), CONTENT.wasm);
  return all;
}

for (const ms of [0, 7, 30, 100, 400]) {
  test(`a piece every ${ms} ms: it counts up to all that is fetched, and only then goes on`, async () => {
    const all = await told(ms);
    const counts = all.filter(({ step }) => step === "files");
    // The end of a file is told, too, so the next step may be told more than once.
    const next = all.slice(counts.length);
    assert.ok(next.length && next.every(({ step, done }) => step === "python" && done === TOTAL));
    assert.ok(counts.length && counts.every(({ done }, n) => done < TOTAL && done >= (counts[n - 1]?.done ?? 1)), "ever more");
    assert.ok(all.every(({ total }) => total === TOTAL), "as much as will come");

    // As often as one can follow, and as soon as a piece has come after that.
    const pauses = all.slice(1, counts.length + 1).map(({ when }, n) => when - all[n].when);
    assert.ok(pauses.slice(0, -1).every((pause) => pause >= 100), `${pauses}`);
    assert.ok(pauses.every((pause) => pause <= 100 + 3 * ms), `${pauses}`);
  });
}
