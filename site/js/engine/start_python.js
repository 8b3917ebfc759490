/**
 * Starting Python with the engine in it: from its own memory of another time, else from its files.
 *
 * That memory is made by a start of its own, a rehearsal: so nobody waits for it, and there is no game
 * in it.
 */

import { loadPyodide } from "pyodide";
import { info } from "pyodide/pyodide-lock.json";
import { Missing, Unreadable } from "./file_errors.js";
import { PythonFiles, unread, useless } from "./python_files.js";
import { PURPOSES } from "./worker_name.js";
import { findSnapshot, forgetSnapshot, keepSnapshot, readSnapshot } from "./snapshot.js";

/** @import { Lockfile, PyodideAPI } from "pyodide" */
/** @import { Progress } from "./protocol.js" */

/**
 * @typedef {object} Started
 * @property {PyodideAPI} python
 * @property {PythonFiles} files
 * @property {boolean} fresh whether it had to start from its files
 */

/** @typedef {NonNullable<Parameters<typeof loadPyodide>[0]> & {_makeSnapshot?: boolean, _loadSnapshot?: Promise<Uint8Array>}} Options the last two are Pyodide's own, and may change with its version */

/** Where the engine lies in Python's file system. */
const WHEEL = "/lib/engine.whl";

/** Under which name Pyodide asks for the standard library. */
const STDLIB = "stdlib.zip";

/** What every start needs, and takes the longest. @typedef {{program: Promise<any>, wasm: Promise<WebAssembly.Module>}} Machine */

/** @param {PythonFiles} files @returns {Machine} */
function fetchMachine(files) {
  return {
    program: expected(import(new URL(PYTHON.program.plain, self.location.href).href).catch(unread(PYTHON.program))),
    wasm: expected(WebAssembly.compileStreaming(files.open("wasm")).catch(useless(PYTHON.wasm.plain))),
  };
}

/** @param {(progress: Progress) => void} onProgress @returns {Promise<Started>} */
export async function startPython(onProgress) {
  const files = new PythonFiles(onProgress);
  const machine = fetchMachine(files);
  const kept = PURPOSES.includes("remembered") ? await findSnapshot() : undefined;
  if (kept) {
    try {
      return await restored(files, machine, kept);
    } catch (error) {
      // The memory is as good as before, and the long way needs even more files.
      if (error instanceof Missing || error instanceof Unreadable) throw error;
      console.info("Python's memory is of no use:", error);
      await forgetSnapshot();
    }
  }
  const python = await fresh(files, machine);
  onProgress({ step: "rules", done: 0, total: 1 });
  return { python, files, fresh: true };
}

/** Start once more, and keep the memory for the next time; whether that could be done. */
export async function rehearse() {
  const files = new PythonFiles(() => {});
  const python = await fresh(files, fetchMachine(files), { _makeSnapshot: true });
  // All of the engine, because what is restored has no files to import the rest from.
  python.runPython(`import ${PYTHON.modules.join(", ")}`);
  return keepSnapshot(/** @type {Uint8Array<ArrayBuffer>} */ (python.makeMemorySnapshot()));
}

/** Something that is awaited later; should it fail before that, it is not unheard of. @template T @param {Promise<T>} promise */
function expected(promise) {
  promise.catch(() => {});
  return promise;
}

/** @param {PythonFiles} files @param {Machine} machine @param {Response} kept @returns {Promise<Started>} */
async function restored(files, machine, kept) {
  const memory = expected(readSnapshot(kept));
  // Everything is imported already, so the standard library can stay where it is.
  const python = await load(machine, new Response(), { _loadSnapshot: memory });
  // What else was random would be the same every time.
  python.runPython("import random; random.seed()");
  return { python, files, fresh: false };
}

/** @param {PythonFiles} files @param {Machine} machine @param {Partial<Options>} [options] */
async function fresh(files, machine, options = {}) {
  const engine = expected(files.bytes("engine"));
  const stdlib = files.bytes("stdlib").then((bytes) => new Response(bytes));
  const python = await load(machine, stdlib, options);
  // It stays packed as a wheel: to unpack it would take longer than to read it.
  python.FS.writeFile(WHEEL, await engine);
  python.pyimport("sitecustomize").import_from(WHEEL); // archive_importer.py, which came with the library
  return python;
}

/**
 * Pyodide fetches by itself, says nothing meanwhile, and waits for ever for what goes wrong. So it gets
 * everything from us, and we hear of it when that doesn't do.
 * @param {Machine} machine
 * @param {Response | Promise<Response>} stdlib
 * @param {Partial<Options>} options
 * @returns {Promise<PyodideAPI>}
 */
function load({ program, wasm }, stdlib, options) {
  const home = new URL("pyodide/", self.location.href).href;
  return new Promise((resolve, reject) => {
    const heard = (/** @type {Promise<any>} */ promise) => (promise.catch(reject), promise);
    // They stay as they are: nobody else here needs them, and a start that has failed may still ask.
    self.fetch = async (resource) => (String(resource).endsWith(STDLIB) ? heard(Promise.resolve(stdlib)) : new Response());
    WebAssembly.instantiateStreaming = async (_, imports) => heard(instantiate(wasm, imports));
    loadPyodide(/** @type {Options} */ ({
      indexURL: home,
      packageBaseUrl: home,
      stdLibURL: `${home}${STDLIB}`,
      // With a lock file of our own nothing but Python is looked for, here or anywhere else.
      lockFileContents: /** @type {Lockfile} */ ({ info, packages: {} }),
      createPyodideModule: async (settings) => (await program).default(settings),
      ...options,
    })).then(resolve, reject);
  });
}

/** @param {Machine["wasm"]} wasm @param {WebAssembly.Imports} [imports] */
async function instantiate(wasm, imports) {
  const module = await wasm;
  return { module, instance: await WebAssembly.instantiate(module, imports) };
}
