/**
 * The table in a notebook, as an anywidget: the session is in the kernel, and the same game may be on
 * the screen several times. Only `model` and what is inside `el` is used; and the table's own picture in
 * the notebook is hidden.
 */

import { linkOf } from "./kernel_link.js";
import { languageFor } from "../words/languages.js";
import { OLD_NOTEBOOK } from "./old_notebook.js";
import { table } from "../table/table.js";
import { SETTINGS, keep, settingsOf } from "./trait_settings.js";

/** @import { Model } from "./kernel_link.js" */

/** What the table can't be painted without: browsers of 2023 and later have it. */
const NEEDED = ["container-type: size", "color: color-mix(in srgb, red, red)"];

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
  const { study = false, seated = false, picture = "", reacts = false } = model.get("_host");
  const unfit = fit(place, el, study);
  place.append(stylesFor(picture));
  // Some hosts tell of every change, also of one's own, and while only half of it is done.
  let keeps = false;
  const made = table(place, linkOf(model), {
    mode: study ? "study" : undefined,
    seated,
    loadSettings: () => settingsOf(model),
    keepSettings: (chosen) => {
      keeps = true;
      keep(model, chosen);
      keeps = false;
    },
  });
  // marimo runs the cells that depend on a widget when its view has changed something.
  const seen = () => {
    if (model.get("_seen") === model.get("_changes")) return;
    model.set("_seen", model.get("_changes"));
    model.save_changes();
  };
  const changed = () => keeps || made.change(settingsOf(model));
  const names = SETTINGS.map((name) => `change:${name}`);
  names.forEach((name) => model.on(name, changed));
  const unwatch = followTheme(place);
  if (reacts) model.on("change:_changes", seen);
  return () => {
    names.forEach((name) => model.off(name, changed));
    if (reacts) model.off("change:_changes", seen);
    unfit();
    unwatch();
    made.close();
    place.remove();
  };
}

/** @param {Model} model */
const isTooOld = (model) =>
  typeof model.send !== "function" || !("adoptedStyleSheets" in document) || !NEEDED.every((each) => CSS.supports(each));

/**
 * The table fills its place, which is as wide and high as the notebook wants: beside something else it
 * asks for room, since what fills its place has no size of its own.
 * @param {HTMLElement} place @param {HTMLElement} el @param {boolean} study
 */
function fit(place, el, study) {
  Object.assign(place.style, { display: "grid", height: "100%", contain: "inline-size", containIntrinsicInlineSize: "36rem" });
  el.classList.add("chromino-place");
  const least = study ? "26rem" : `min(36rem, ${sight()})`;
  const follow = () => {
    // It is never too low to play in, unless somebody wants it so.
    place.style.minHeight = el.style.height || el.style.maxHeight ? "0" : least;
  };
  const observer = new MutationObserver(follow);
  observer.observe(el, { attributeFilter: ["style"] });
  follow();
  return () => observer.disconnect();
}

/**
 * How much of a page one sees at once. Frames are no measure: Colab's are as high as what is in them, and
 * VS Code's is higher than the whole notebook, where `parent` is not to be believed, either.
 */
const sight = () => (top === window ? "90vh" : `${0.9 * screen.availHeight}px`);

/**
 * What a notebook's own page has to know; its author may say otherwise by the widget's layout. Where the
 * table is, its picture is of no use: that is another output, for where the table can't be.
 * @param {string} picture
 */
function stylesFor(picture) {
  const style = document.createElement("style");
  style.textContent = ".chromino-place { flex: 1 1 auto; min-width: min(100%, 20rem); }";
  if (/^[\w-]+$/.test(picture)) style.textContent += `.${picture}, .jp-OutputArea-child:has(.${picture}) { display: none; }`;
  return style;
}

// Light or dark as the notebook is, whatever notebook that may be: where ink is light, paper is dark. But
// VS Code has white paper and black ink for widgets in every theme, so it is asked, as is Colab.

/** @type {Readonly<Record<string, boolean>>} */
const IS_DARK = {
  "vscode-light": false,
  "vscode-dark": true,
  "vscode-high-contrast": true,
  "vscode-high-contrast-light": false,
  light: false,
  dark: true,
};

/** What the notebook says of itself. @returns {boolean | undefined} */
const saysDark = () => IS_DARK[document.body.dataset.vscodeThemeKind ?? document.documentElement.getAttribute("theme") ?? ""];

/** @param {HTMLElement} place */
function followTheme(place) {
  const follow = () => {
    const dark = saysDark() ?? isLight(getComputedStyle(place).color);
    place.style.colorScheme = dark ? "dark" : "light";
    const table = [...place.children].find(({ shadowRoot }) => shadowRoot);
    table?.toggleAttribute("data-dark", dark); // it goes by that
  };
  const observer = new MutationObserver(follow);
  for (const root of [document.documentElement, document.body]) observer.observe(root, { attributes: true });
  // It may be put into the page later, and has no colours before: it has them when it has a size.
  const attached = new ResizeObserver(follow);
  attached.observe(place);
  follow();
  return () => {
    observer.disconnect();
    attached.disconnect();
  };
}

/** @param {string} ink as browsers tell it: rgb(34, 34, 34) */
function isLight(ink) {
  const [red = 0, green = 0, blue = 0] = (ink.match(/[\d.]+/g) ?? []).map(Number);
  return 0.3 * red + 0.59 * green + 0.11 * blue > 128;
}

export default { render };
