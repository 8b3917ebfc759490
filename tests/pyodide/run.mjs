// Runs a Python script of this repository in Pyodide, under Node:
//
//   node tests/pyodide/run.mjs SCRIPT.py PATH...
//
// SCRIPT and the PATHs (files or folders) are relative to the repository's root. They are copied
// to the same places under /repo, so the script sees what it was given and nothing else. Its
// output goes to ours; an exception goes to stderr as a traceback and makes the exit code 1.

import { readFileSync, readdirSync, statSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { loadPyodide } from "pyodide";

const HERE = fileURLToPath(new URL("../..", import.meta.url));
const THERE = "/repo";

/** The files at or below `path`, relative to the root. */
function files(path) {
  if (!statSync(join(HERE, path)).isDirectory()) return [path];
  return readdirSync(join(HERE, path))
    .filter((name) => name !== "__pycache__")
    .flatMap((name) => files(join(path, name)));
}

function copy(FS, path) {
  FS.mkdirTree(join(THERE, dirname(path)));
  FS.writeFile(join(THERE, path), readFileSync(join(HERE, path)));
}

// As `python SCRIPT.py` would do it from the root, with the root importable as if installed.
const RUN = `
import os, runpy, sys
os.chdir(root)
sys.argv = [script]
sys.path[:0] = [os.path.dirname(os.path.join(root, script)), root]
try:
    runpy.run_path(script, run_name="__main__")
except SystemExit as stop:
    if stop.code:
        raise
finally:
    sys.stdout.flush()
`;

async function main(script, paths) {
  // Pyodide's own lock file without its packages: the standard library is all there is, and
  // nothing is ever looked for on the network.
  const lock = createRequire(import.meta.url)("pyodide/pyodide-lock.json");
  const python = await loadPyodide({ lockFileContents: { ...lock, packages: {} }, packageBaseUrl: "." });
  for (const path of [script, ...paths].flatMap(files)) copy(python.FS, path);
  python.runPython(RUN, { locals: python.toPy({ root: THERE, script }) });
}

const [script, ...paths] = process.argv.slice(2);
if (!script) {
  console.error("usage: node tests/pyodide/run.mjs SCRIPT.py PATH...");
  process.exit(2);
}
try {
  await main(script, paths);
} catch (error) {
  console.error(error.message);
  process.exitCode = 1;
}
