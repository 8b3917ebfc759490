// Runs esbuild with what its command line can't do: `node site/builder/bundle/esbuild.mjs '{"entryPoints": ...}'`.

import { readFile } from "node:fs/promises";
import { build, transform } from "esbuild";

const options = JSON.parse(process.argv[2]);

/** Style sheets and catalogues become text, without what only their writers need. */
const texts = {
  name: "texts",
  setup({ onLoad }) {
    onLoad({ filter: /\.css$/ }, async ({ path }) => {
      const { code } = await transform(await readFile(path, "utf-8"), { loader: "css", minify: true, target: options.target });
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
