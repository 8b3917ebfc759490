/**
 * The table in a notebook, as an anywidget: the session is in the kernel, and the same game may be on
 * the screen several times. Only `model` and what is inside `el` is used.
 */

import { linkOf } from "./kernel_link.js";
import { languageFor } from "./languages.js";
import { OLD_NOTEBOOK } from "./old_notebook.js";
import { table } from "./table.js";
import { SETTINGS, keep, settingsOf } from "./trait_settings.js";

/** @import { Model } from "./kernel_link.js" */

/** What the table can't be painted without: browsers of 2024 and later have it. */
const NEEDED = ["container-type: size", "color: light-dark(red, red)"];

/** @param {{model: Model, el: HTMLElement}} given */
function render({ model, el }) {
  const place = el.appendChild(document.createElement("div"));
  if (isTooOld(model)) {
    place.setAttribute("role", "alert");
    // Here no words can be asked for.
    place.lang = languageFor(model.get("language"));
    place.textContent = OLD_NOTEBOOK[place.lang] ?? "";
    return () => place.remove();
  }
  const { study = false, seated = false } = model.get("_host");
  // The table fills its place, which is as high as the notebook wants, but never too low to play in.
  Object.assign(place.style, { display: "grid", height: "100%", minHeight: study ? "26rem" : "min(36rem, 90vh)" });
  // Some hosts tell of every change, also of one's own, and while only half of it is done.
  let keeps = false;
  const made = table(place, linkOf(model), {
    study,
    seated,
    loadSettings: () => settingsOf(model),
    keepSettings: (chosen) => {
      keeps = true;
      keep(model, chosen);
      keeps = false;
    },
  });
  const changed = () => keeps || made.change(settingsOf(model));
  const names = SETTINGS.map((name) => `change:${name}`);
  names.forEach((name) => model.on(name, changed));
  const unwatch = followTheme(place);
  return () => {
    names.forEach((name) => model.off(name, changed));
    unwatch();
    made.close();
    place.remove();
  };
}

/** @param {Model} model */
const isTooOld = (model) =>
  typeof model.send !== "function" || !("adoptedStyleSheets" in document) || !NEEDED.every((each) => CSS.supports(each));

// Light or dark as the notebook is, whatever notebook that may be: where ink is light, paper is dark.

/** @param {HTMLElement} place */
function followTheme(place) {
  const follow = () => {
    place.style.colorScheme = isLight(getComputedStyle(place).color) ? "dark" : "light";
  };
  const observer = new MutationObserver(follow);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  follow();
  return () => observer.disconnect();
}

/** @param {string} ink as browsers tell it: rgb(34, 34, 34) */
function isLight(ink) {
  const [red = 0, green = 0, blue = 0] = (ink.match(/[\d.]+/g) ?? []).map(Number);
  return 0.3 * red + 0.59 * green + 0.11 * blue > 128;
}

export default { render };
