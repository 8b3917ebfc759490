import assert from "node:assert/strict";
import { test } from "node:test";
import { keep, settingsOf } from "../../widget/js/notebook/trait_settings.js";

/** A widget's traits; what was set is known to Python once it is saved. */
function modelOf(traits) {
  const all = { language: "en", theme: "auto", help: "all", patterns: true, _settings: {}, ...traits };
  const model = { saved: 0, get: (name) => all[name], set: (name, value) => (all[name] = value), save_changes: () => (model.saved += 1) };
  return model;
}

test("what a person chooses stands beside what was chosen before, here or in another view", () => {
  const model = modelOf({ _settings: { sound: true } });
  keep(model, { pace: "slow" });
  keep(model, { motion: "none" });
  assert.deepEqual(model.get("_settings"), { sound: true, pace: "slow", motion: "none" });
  assert.equal(model.saved, 2);
  assert.equal(model.get("theme"), "auto");
});

test("settings with a trait of their own are in that alone", () => {
  const model = modelOf();
  for (const [tiles, patterns] of [["colours", false], ["both", true], ["contrast", "contrast"]]) {
    keep(model, { tiles, theme: "dark" });
    assert.equal(model.get("patterns"), patterns);
    assert.deepEqual(settingsOf(model), { language: "en", theme: "dark", help: "all", tiles });
  }
  assert.deepEqual(model.get("_settings"), {});
});
