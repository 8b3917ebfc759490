// Does in Pyodide, under Node, all that the page does with Python, and tells what fails of it and
// which modules it takes:
//
//   node site/builder/python/uses.mjs STDLIB.zip ENGINE.whl SEGNO.whl [MODULE...]
//
// prints {"failed": {USE: HOW}, "modules": {"start": NAMES, "engine": NAMES, "segno": NAMES}}, each
// module where it is needed first. If modules are named, Python imports those, and all else is done
// by what is restored from its memory, without any file. Python's part of this is uses.py.

import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { loadPyodide } from "pyodide";
import { qrCode } from "../../js/engine/qr_code.js";

const { info } = createRequire(import.meta.url)("pyodide/pyodide-lock.json");
const NO_FILE = "/dev/null";

// Those with a file in the library's zip, or in the engine. What is built into Pyodide has the name of
// such a file, too, so it is the loader that tells.
const MODULES = `
from sys import modules

# Python's own importer of archives, and the page's.
IMPORTERS = "zipimport", "sitecustomize"
specs = [module.__spec__ for module in modules.values() if module.__spec__]
names = [
    spec.name
    for spec in specs
    if type(spec.loader).__module__ in IMPORTERS or spec.name.startswith("chromino_core")
]
sorted(set(names))
`;

/** An array as browsers have it: Node's own kind is unknown to Python. */
const bytes = (path) => new Uint8Array(readFileSync(path));

const load = (options) =>
  loadPyodide({ lockFileContents: { info, packages: {} }, packageBaseUrl: ".", ...options });

async function restored(python, modules) {
  python.runPython(`import ${modules.join(", ")}`);
  return load({ stdLibURL: NO_FILE, _loadSnapshot: python.makeMemorySnapshot() });
}

/** An error of Python's reaches the worker, with the place where it happened. */
function failInPython(python) {
  let told = "Nothing was wrong.";
  try {
    python.pyimport("chromino_core.board").Board("nonsense");
  } catch (error) {
    told = `${error.type}: ${error.message}`;
  }
  if (!/^InvalidNotation: .*placement\.py", line \d+/s.test(told)) throw new Error(told);
}

/** An error of the worker's reaches Python, which goes on. */
function failInJavaScript(python) {
  const session = python.pyimport("chromino_core.session").Session();
  session.watch(() => {
    throw new TypeError("from the page");
  });
  const told = [];
  python.setStderr({ batched: (line) => told.push(line) });
  const answer = session.dispatch('{"type": "new", "players": [{}]}');
  python.setStderr();
  const shown = told.some((line) => line.includes("from the page"));
  if (!JSON.parse(answer).ok || !shown) throw new Error([answer, ...told].join("\n"));
}

/** Every command of a session, and more. */
function ask(python) {
  python.FS.writeFile("uses.py", bytes(new URL("uses.py", import.meta.url)));
  return python.pyimport("uses").failures().toJs({ dict_converter: Object.fromEntries });
}

/** Of all the kinds that there are: digits, letters, bytes, and signs. */
async function drawCodes(python, segno) {
  const started = { python, files: { bytes: async () => bytes(segno) } };
  for (const text of ["1998", "CHROMINO", "https://example.org/#гра", "点茗"]) {
    const address = await qrCode(started, text);
    if (!address?.startsWith("data:image/svg+xml;")) throw new Error(String(address));
  }
  if ((await qrCode(started, "C".repeat(10_000))) !== null) throw new Error("What a large code!");
}

async function main(stdlib, engine, segno, ...imported) {
  let python = await load({ stdLibURL: stdlib, _makeSnapshot: true });
  const failed = {};
  const attempt = async (name, use) => {
    try {
      Object.assign(failed, await use());
    } catch (error) {
      failed[name] = String(error);
    }
  };
  const known = new Set();
  const newModules = () => {
    const names = python.runPython(MODULES).toJs().filter((name) => !known.has(name));
    for (const name of names) known.add(name);
    return names;
  };

  const modules = { start: newModules() };
  await attempt("engine", () => python.unpackArchive(bytes(engine), "wheel"));
  if (imported.length) python = await restored(python, imported);
  else await attempt("snapshot", () => void python.makeMemorySnapshot());
  await attempt("python's errors", () => failInPython(python));
  await attempt("javascript's errors", () => failInJavaScript(python));
  await attempt("commands", () => ask(python));
  modules.engine = newModules();
  await attempt("qr codes", () => drawCodes(python, segno));
  modules.segno = newModules();
  console.log(JSON.stringify({ failed, modules }));
}

try {
  await main(...process.argv.slice(2));
} catch (error) {
  console.error(error.message); // and not the line that fails, which is all of Pyodide
  process.exitCode = 1;
}
