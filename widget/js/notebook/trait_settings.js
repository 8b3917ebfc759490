/** The settings of a table in a notebook: traits of its widget, so that Python and the other views know them. */

/** @import { Model } from "./kernel_link.js" */

/** The traits that are settings of the table under their own names. */
const TRAITS = ["language", "theme", "help"];

/** All traits in which there are settings. */
export const SETTINGS = [...TRAITS, "patterns", "_settings"];

/** @param {Model} model */
export function settingsOf(model) {
  const traits = Object.fromEntries(TRAITS.map((name) => [name, model.get(name)]));
  const patterns = model.get("patterns");
  const tiles = typeof patterns === "boolean" ? (patterns ? "both" : "colours") : patterns;
  return { ...model.get("_settings"), ...traits, tiles };
}

/** Keep what a person has chosen at the table, and nothing else. @param {Model} model @param {Record<string, unknown>} chosen */
export function keep(model, chosen) {
  for (const [name, value] of Object.entries(chosen)) {
    if (TRAITS.includes(name)) model.set(name, value);
    else if (name === "tiles") model.set("patterns", value === "both" ? true : value === "colours" ? false : value);
    else model.set("_settings", { ...model.get("_settings"), [name]: value });
  }
  model.save_changes();
}
