// Turns the sources in a zip file into bytecode for Pyodide's Python, with the program that Pyodide's
// own packages are made by, run in Pyodide under Node:
//
//   node site/builder/python/bytecode.mjs BYTECODE.zip WHEEL... < SOURCES.zip
//
// The wheels are pyodide-build, and what its `py-compile` needs. To start that takes longer than to run
// it, so the sources may come late.

import { readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { arrayBuffer } from "node:stream/consumers";
import { loadPyodide } from "pyodide";

const { info } = createRequire(import.meta.url)("pyodide/pyodide-lock.json");

// The program has no options for these, and so leaves them to the library: neither docstrings nor
// asserts, and no clock, nor a look at sources that aren't there.
//
// Nor lines, but for the engine's own, of which a failure tells the place: they are a sixth of what
// is sent of the library.
const GET_READY = `
import marshal, py_compile
from pathlib import Path
from types import CodeType

ABOUT = 16  # so many bytes of a file tell about itself

def without_lines(code):
    # Each byte says of up to eight steps that they are on no line. A traceback can't do without.
    whole, rest = divmod(len(code.co_code) // 2, 8)
    nowhere = bytes([0xFF] * whole + [0xF7 + rest] * bool(rest))
    inside = (without_lines(each) if isinstance(each, CodeType) else each for each in code.co_consts)
    return code.replace(co_linetable=nowhere, co_consts=tuple(inside))

def compile(file, cfile, dfile, doraise, compile=py_compile.compile):
    mode = py_compile.PycInvalidationMode.UNCHECKED_HASH
    compile(file, cfile, dfile, doraise, optimize=2, invalidation_mode=mode)
    if not dfile.startswith("chromino_core/"):
        made = Path(cfile).read_bytes()
        code = marshal.dumps(without_lines(marshal.loads(made[ABOUT:])))
        Path(cfile).write_bytes(made[:ABOUT] + code)

py_compile.compile = compile
from pyodide_build.cli.py_compile import main
`;
const COMPILE = `
main(["python.zip", "--silent", "--compression-level", "0"], standalone_mode=False)
`;

/** An array as browsers have it: Node's own kind is unknown to Python. */
const bytes = (path) => new Uint8Array(readFileSync(path));

async function main(bytecode, ...wheels) {
  const python = await loadPyodide({
    lockFileContents: { info, packages: {} },
    packageBaseUrl: ".",
    env: {
      HOME: "/home/pyodide",
      // The same bytes every time.
      PYTHONHASHSEED: "0",
      // Lines, but no columns, which a traceback could only underline in a source: a quarter less.
      PYTHONNODEBUGRANGES: "1",
    },
  });
  for (const wheel of wheels) python.unpackArchive(bytes(wheel), "wheel");
  python.runPython(GET_READY);
  python.FS.writeFile("python.zip", new Uint8Array(await arrayBuffer(process.stdin)));
  python.runPython(COMPILE);
  writeFileSync(bytecode, python.FS.readFile("python.zip"));
}

try {
  await main(...process.argv.slice(2));
} catch (error) {
  console.error(error.message); // and not the line that fails, which is all of Pyodide
  process.exitCode = 1;
}
