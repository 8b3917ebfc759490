// Runs esbuild with what its command line can't do: `node site/builder/bundle/esbuild.mjs '{"entryPoints": ...}'`.

import { readFile } from "node:fs/promises";
import { build, transform } from "esbuild";

const options = JSON.parse(process.argv[2]);
/** A sheet that imports others becomes one sheet; what a program imports becomes a text in it. */
const isSheet = options.entryPoints[0].endsWith(".css");

/** What the conditions stand for, as (--phone): custom properties are unknown where they would be needed. */
const tokens = await readFile("widget/js/look/tokens.css", "utf-8");
const conditions = Object.fromEntries(
  [...tokens.matchAll(/^@custom-media (--[a-z-]+) (.+);$/gm)].map(([, name, asked]) => [name, asked]),
);

/** @param {string} css */
const withConditions = (css) =>
  css
    .replace(/^@custom-media .*\n/gm, "")
    .replace(/@(?:media|container)[^{]+/g, (rule) => rule.replace(/\((--[a-z-]+)\)/g, (_, name) => conditionOf(name)));

/** @param {string} name */
function conditionOf(name) {
  if (name in conditions) return conditions[name];
  throw new Error(`tokens.css has no condition ${name}, but ${Object.keys(conditions).join(", ")}`);
}

/** Style sheets and catalogues become text, without what only their writers need. */
const texts = {
  name: "texts",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const css = withConditions(await readFile(path, "utf-8"));
      if (isSheet) return { contents: css, loader: "css" };
      const { code } = await transform(css, { loader: "css", minify: true, target: options.target });
      return { contents: code, loader: "text" };
    });
    onLoad({ filter: /\.ftl$/ }, async ({ path }) => {
      const words = await readFile(path, "utf-8");
      return { contents: words.replace(/^#.*\n|^\n/gm, ""), loader: "text" };
    });
  },
};

try {
  await build({ ...options, plugins: [texts] });
} catch {
  process.exit(1); // esbuild has told why
}
