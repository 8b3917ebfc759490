import assert from "node:assert/strict";
import { test } from "node:test";

const KEY = "chromino settings";

/** What is kept, for all tabs of the browser. */
const kept = new Map();
let full = false;
globalThis.localStorage = {
  getItem: (key) => kept.get(key) ?? null,
  removeItem: (key) => kept.delete(key),
  setItem: (key, text) => {
    if (full) throw new Error("no room");
    kept.set(key, text);
  },
};
globalThis.document = { documentElement: { dataset: {} } };
let storage = (_event) => {};
globalThis.addEventListener = (kind, listener) => {
  if (kind === "storage") storage = listener;
};

let tabs = 0;
/** The settings as a tab has them that is opened now. */
const openTab = () => import(`../../site/js/keep/kept_settings.js?tab=${(tabs += 1)}`);
const stored = () => JSON.parse(kept.get(KEY));

test("of two tabs each writes only what was chosen in it", async () => {
  kept.set(KEY, JSON.stringify({ pace: "slow" }));
  const [one, other] = [await openTab(), await openTab()];
  one.keepSettings({ theme: "dark" });
  other.keepSettings({ language: "uk" });
  assert.deepEqual(stored(), { pace: "slow", theme: "dark", language: "uk" });
  one.keepSettings({ pace: "fast" });
  assert.deepEqual(stored(), { pace: "fast", theme: "dark", language: "uk" });
  assert.deepEqual(one.loadSettings(), stored());
});

test("a tab hears what was chosen in another one", async () => {
  kept.clear();
  const [one, other] = [await openTab(), await openTab()];
  let heard = 0;
  one.watchSettings(() => (heard += 1));
  other.keepSettings({ theme: "dark" });
  document.documentElement.dataset.theme = "system";
  storage({ key: "of another program" });
  assert.equal(heard, 0);
  storage({ key: KEY });
  assert.equal(heard, 1);
  assert.equal(one.loadSettings().theme, "dark");
  assert.equal(document.documentElement.dataset.theme, "dark");
  other.forgetSettings();
  storage({ key: null });
  assert.deepEqual(one.loadSettings(), {});
});

test("what can't be kept holds until the page is left, or there is room", async () => {
  kept.clear();
  const tab = await openTab();
  full = true;
  tab.keepSettings({ theme: "dark" });
  tab.keepSettings({ pace: "slow" });
  assert.deepEqual(tab.loadSettings(), { theme: "dark", pace: "slow" });
  assert.equal(kept.size, 0);
  full = false;
  tab.keepSettings({ pace: "fast" });
  assert.deepEqual(stored(), { theme: "dark", pace: "fast" });
});
