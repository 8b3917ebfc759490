import assert from "node:assert/strict";
import { test } from "node:test";
import { fileName } from "../../site/js/page/download.js";
import { LARGEST_RECORD } from "../../site/js/editions/editions.js";
import { readGameFile, restOf, textOf } from "../../site/js/page/game_file.js";

const time = new Date(2026, 10, 5, 23, 59).getTime();
const nameOf = (...names) => fileName([...names, "modern-zh"].join("-"), "json", time);

test("a file is called after who plays, which game, and the day", () => {
  assert.equal(nameOf("Ann", "Robin"), "chromino-Ann-Robin-modern-zh-2026-11-05.json");
});

test("letters of every language may be in it, and nothing that a file system minds", () => {
  assert.equal(nameOf("Марічка", "小明"), "chromino-Марічка-小明-modern-zh-2026-11-05.json");
  assert.equal(nameOf("../../etc/passwd", 'a\\b:c*?"<>|\u0000\u202e'), "chromino-etc-passwd-a-b-c-modern-zh-2026-11-05.json");
  assert.equal(nameOf("🦊 Fox", "..."), "chromino-Fox-modern-zh-2026-11-05.json");
});

test("it stays short, and never ends in half a letter", () => {
  const long = nameOf(..."12345678".split("").map(() => "𝒳".repeat(60)));
  assert.match(long, /^chromino-𝒳{51}-2026-11-05\.json$/u);
});

test("whatever was kept has a text", () => {
  assert.equal(textOf({ a: [1] }), '{\n "a": [\n  1\n ]\n}\n');
  assert.equal(textOf({ n: 12n }), '{\n "n": "12"\n}\n');
  const round = {};
  round.round = round;
  assert.equal(textOf(round), "[object Object]\n");
  assert.equal(textOf(undefined), "undefined\n");
});

test("a file is text, whether or not it begins with a mark", async () => {
  assert.deepEqual(await readGameFile(new File(['{"é": 1}'], "a")), { record: '{"é": 1}' });
  assert.deepEqual(await readGameFile(new File(["\ufeff{}"], "a")), { record: "{}" });
  assert.deepEqual(await readGameFile(new File([], "empty")), { record: "" });
});

test("what is no text, too large or can't be read is refused, the large one unread", async () => {
  const refused = async (file) => (await readGameFile(file)).problem.id;
  assert.equal(await refused(new File([Uint8Array.of(0xff, 0xd8, 0xff)], "a.jpg")), "record-not-text");
  assert.equal(await refused({ size: LARGEST_RECORD + 1 }), "record-too-large");
  assert.equal(await refused({ size: 0, arrayBuffer: () => Promise.reject(new Error("a folder")) }), "record-not-text");
  const largest = new File([" ".repeat(LARGEST_RECORD)], "a");
  assert.equal((await readGameFile(largest)).record.length, LARGEST_RECORD);
});

test("what is saved of a damaged game is its record, if it has one", () => {
  const record = { format: "chromino-game/1" };
  assert.equal(restOf({ id: "a", record, kinds: ["wizard"], damaged: "some version" }), record);
  for (const kept of [7, undefined, { id: "a" }, { id: "a", record: "?" }, { id: "a", record: null }]) assert.equal(restOf(kept), kept);
});
