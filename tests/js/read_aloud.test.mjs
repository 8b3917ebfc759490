// Several tables of a notebook share the one voice of their page.

import assert from "node:assert/strict";
import { test } from "node:test";
import { ReadAloud } from "../../widget/js/tasks/read_aloud.js";

/** As much of a browser's speech as is used: it reads one text, and tells when that has ended. */
class Speech extends EventTarget {
  /** @type {SpeechSynthesisUtterance | null} */
  reads = null;
  getVoices = () => [{ lang: "en-GB", localService: true }];
  speak = (said) => (this.reads = said);
  get speaking() {
    return this.reads !== null;
  }
  cancel() {
    const said = this.reads;
    this.reads = null;
    said?.onerror();
  }
  finish() {
    const said = this.reads;
    this.reads = null;
    said?.onend();
  }
}

globalThis.navigator ??= { languages: ["en"] };
globalThis.SpeechSynthesisUtterance = class {
  constructor(text) {
    this.text = text;
  }
};

/** Two tables on one page. */
function twoTables() {
  const speech = (globalThis.speechSynthesis = new Speech());
  const [one, other] = [new ReadAloud(() => {}), new ReadAloud(() => {})];
  return { speech, one, other, heard: () => speech.reads?.text ?? null };
}

test("a table that is closed or left falls silent, and lets the others read on", () => {
  for (const end of ["close", "stop"]) {
    const { one, other, heard } = twoTables();
    one.read("Lay a tile.", "en");
    other[end]();
    assert.equal(heard(), "Lay a tile.");
    one[end]();
    assert.equal(heard(), null);
  }
});

test("a table that has read to its end, or was interrupted, has nothing to stop", () => {
  for (const ends of [({ speech }) => speech.finish(), () => {}]) {
    const tables = twoTables();
    tables.one.read("Lay a tile.", "en");
    ends(tables);
    tables.other.read("Take one from the bag.", "en");
    tables.one.close();
    assert.equal(tables.heard(), "Take one from the bag.");
  }
});

test("it knows whether it is reading itself", () => {
  const { one, other } = twoTables();
  const reading = () => [one.reads, other.reads];
  assert.deepEqual(reading(), [false, false]);
  one.read("Lay a tile.", "en");
  assert.deepEqual(reading(), [true, false]);
  other.read("Take one from the bag.", "en");
  assert.deepEqual(reading(), [false, true]);
});
