import assert from "node:assert/strict";
import { createHash } from "node:crypto";
import { beforeEach, test } from "node:test";
import { gzipSync } from "node:zlib";
import { KeptFiles } from "../../site/js/offline/kept_files.js";

const HOME = "https://example.org/chromino/";
const PAGE = "<h1>Chromino</h1>";
const PROGRAM = "play()";
const PYTHON = "import this";

const integrityOf = (data) => `sha256-${createHash("sha256").update(data).digest("base64")}`;
const packed = gzipSync(PYTHON);
const plain = { engine: false, packed: null, policy: null, revision: null };
const FILES = [
  { ...plain, url: "./", revision: "1", integrity: integrityOf(PAGE) },
  { ...plain, url: "page.js?v=2", integrity: integrityOf(PROGRAM), policy: "default-src 'none'" },
  {
    ...plain,
    url: "python.zip?v=3",
    integrity: integrityOf(PYTHON),
    engine: true,
    packed: { url: "python.zip.gz?v=4", integrity: integrityOf(packed), type: "application/zip" },
  },
];
const KEYS = ["?revision=1", "page.js?v=2", "python.zip?v=3"];

/** What the host has, by address; and what it was asked, and how. */
let host;
let asked;
/** What is kept, by address; and how much more fits in. */
let kept;
let room;

beforeEach(() => {
  host = { "": PAGE, "page.js?v=2": PROGRAM, "python.zip.gz?v=4": packed, "python.zip?v=3": PYTHON };
  asked = [];
  kept = new Map();
  room = Infinity;
});

globalThis.fetch = async (url, { cache, integrity } = {}) => {
  const name = String(url).replace(HOME, "");
  asked.push(cache === "reload" ? `${name} again` : name);
  if (!(name in host)) return new Response("", { status: 404 });
  if (integrity && integrityOf(host[name]) !== integrity) throw new TypeError("integrity");
  return new Response(host[name], { headers: { "X-Host": "yes" } });
};

globalThis.caches = {
  match: async (key, { cacheName }) => {
    assert.equal(cacheName, `chromino-files ${HOME}`);
    return kept.get(key)?.clone();
  },
  open: async (name) => {
    assert.equal(name, `chromino-files ${HOME}`);
    return {
      keys: async () => [...kept.keys()].map((url) => ({ url })),
      put: async (key, response) => {
        if (kept.size >= room) throw new DOMException("full", "QuotaExceededError");
        const { status, headers } = response;
        kept.set(key, new Response(await response.arrayBuffer(), { status, headers }));
      },
      delete: async (key) => kept.delete(key.url ?? key),
    };
  },
};

const texts = () => Promise.all(KEYS.map((key) => kept.get(HOME + key)?.clone().text()));

test("every file is kept under its version, unpacked, and a worker with its policy", async () => {
  const files = new KeptFiles(FILES, HOME);
  await files.install();
  assert.deepEqual(asked, ["", "page.js?v=2", "python.zip.gz?v=4"]);
  assert.deepEqual(await texts(), [PAGE, PROGRAM, PYTHON]);
  const headers = (key) => kept.get(HOME + key).headers;
  assert.equal(headers("page.js?v=2").get("Content-Security-Policy"), "default-src 'none'");
  assert.equal(headers("page.js?v=2").get("X-Host"), "yes");
  assert.equal(headers("python.zip?v=3").get("Content-Type"), "application/zip");
  asked = [];
  await files.install();
  assert.deepEqual(asked, [], "what is there isn't fetched again");
});

test("what was put by on the way and is not what was built is asked for once more, as it is", async () => {
  host["python.zip.gz?v=4"] = "something else";
  await new KeptFiles(FILES, HOME).install();
  assert.deepEqual(asked.slice(-2), ["python.zip.gz?v=4", "python.zip?v=3 again"]);
  assert.deepEqual(await texts(), [PAGE, PROGRAM, PYTHON]);
});

test("what is no file is not kept, and nor is the page then", async () => {
  delete host["page.js?v=2"];
  await assert.rejects(new KeptFiles(FILES, HOME).install(), /HTTP 404/);
  assert.deepEqual(await texts(), [PAGE, undefined, undefined]);
});

test("where there is no room, what has just come goes again", async () => {
  kept.set(`${HOME}old.js?v=1`, new Response("old"));
  room = 2;
  await assert.rejects(new KeptFiles(FILES, HOME).install(), { name: "QuotaExceededError" });
  assert.deepEqual([...kept.keys()], [`${HOME}old.js?v=1`]);
});

test("what only earlier versions need is thrown away", async () => {
  kept.set(`${HOME}old.js?v=1`, new Response("old"));
  const files = new KeptFiles(FILES, HOME);
  await files.install();
  await files.activate();
  assert.deepEqual([...kept.keys()], KEYS.map((key) => HOME + key));
});

test("what is damaged is fetched and put back, before it is handed out", async () => {
  const files = new KeptFiles(FILES, HOME);
  await files.install();
  kept.set(`${HOME}page.js?v=2`, new Response("steal()"));
  asked = [];
  assert.equal(await (await files.answer(FILES[1])).text(), PROGRAM);
  assert.deepEqual([asked, (await texts())[1]], [["page.js?v=2"], PROGRAM]);
});

test("what can't be kept is handed out all the same", async () => {
  room = 0;
  assert.equal(await (await new KeptFiles(FILES, HOME).answer(FILES[1])).text(), PROGRAM);
});

test("of the engine's files only a mending looks at what is in them", async () => {
  const files = new KeptFiles(FILES, HOME);
  await files.install();
  kept.set(`${HOME}python.zip?v=3`, new Response("import that"));
  kept.set(`${HOME}page.js?v=2`, new Response("steal()"));
  delete host["page.js?v=2"];
  assert.equal(await (await files.answer(FILES[2])).text(), "import that");
  const { mended, lost } = await files.mend();
  assert.deepEqual([mended, lost], [[FILES[2]], [FILES[1]]]);
  assert.equal((await texts())[2], PYTHON);
});

test("another version is known by the page itself, where the host can be asked", async () => {
  const files = new KeptFiles(FILES, HOME);
  assert.equal(await files.isOutdated(), false);
  host[""] = "<h1>Chromino 2</h1>";
  assert.equal(await files.isOutdated(), true);
  delete host[""];
  assert.equal(await files.isOutdated(), null);
});
