// Lets Node import a catalogue of words, or a style sheet, as text, and the view by its name, as the bundler does.

import { readFile } from "node:fs/promises";

const VIEW = new URL("../../widget/js/index.js", import.meta.url).href;

/** @type {import("node:module").ResolveHook} */
export const resolve = (name, context, nextResolve) => nextResolve(name === "chromino-view" ? VIEW : name, context);

/** @type {import("node:module").LoadHook} */
export async function load(url, context, nextLoad) {
  if (!/\.(ftl|css)$/.test(url)) return nextLoad(url, context);
  const text = await readFile(new URL(url), "utf-8");
  return { format: "module", source: `export default ${JSON.stringify(text)};`, shortCircuit: true };
}
