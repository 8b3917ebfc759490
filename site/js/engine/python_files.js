/**
 * The files that Python is started from: packed, unpacked while they arrive, and counted.
 *
 * Hosts that compress nothing are common, so the large files also lie there packed. What a service
 * worker has kept is unpacked already, and the browser may even have its compiled form.
 */

import { Missing, Unreadable } from "./file_errors.js";
import { PURPOSES } from "./worker_name.js";
import { unpack } from "./unpack.js";

/** @import { Progress } from "./protocol.js" */

/** @typedef {"wasm" | "stdlib" | "engine" | "segno"} Part */

const UNPACKS = "DecompressionStream" in globalThis;

/** Whether a service worker has all files, unpacked. */
const KEPT = PURPOSES.includes("kept");

/**
 * A section without meaning, at the end of the program. Of a response that we have made ourselves the
 * browser keeps no compiled form, and would share this one with the rehearsal if both were the same.
 */
const MARK = Uint8Array.of(0, 2, 1, 0x63);

/** So often it is told how much has arrived; nobody could follow every chunk. */
const EVERY_MS = 100;

export class PythonFiles {
  #onProgress;
  #arrived = 0;
  #total = 0;
  #told = 0;

  /** @param {(progress: Progress) => void} onProgress */
  constructor(onProgress) {
    this.#onProgress = onProgress;
  }

  /** @param {Part} part @returns {Promise<Response>} */
  async open(part) {
    const { plain, packed, bytes, type } = PYTHON[part];
    // As it is: of a response that we have made ourselves, the browser keeps no compiled form.
    if (KEPT || !UNPACKS) return fetched(plain);
    this.#total += bytes;
    const { body } = await fetched(packed);
    const unpacked = body && (await unpack(body, (more) => this.#count(more)).catch(useless(packed)));
    const marked = part === "wasm" ? unpacked?.pipeThrough(ended(MARK)) : unpacked;
    // Told its type, the browser compiles a program while it arrives.
    return new Response(marked, { headers: { "Content-Type": type } });
  }

  /** All of it. @param {Part} part */
  async bytes(part) {
    const { plain, size } = PYTHON[part];
    const file = await this.open(part);
    const bytes = await file.arrayBuffer().catch(useless(plain));
    // Filters send a page of their own, and call it a success.
    if (bytes.byteLength !== size) throw new Missing(`${nameOf(plain)}: ${bytes.byteLength} bytes, not ${size}`);
    return new Uint8Array(bytes);
  }

  /** @param {number} bytes that have arrived */
  #count(bytes) {
    const done = (this.#arrived += bytes);
    const total = this.#total;
    const now = performance.now();
    if (done < total && now < this.#told + EVERY_MS) return;
    this.#told = now;
    this.#onProgress({ step: done < total ? "files" : "python", done, total });
  }
}

/** @param {Uint8Array<ArrayBuffer>} more @returns {TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>} */
const ended = (more) => new TransformStream({ flush: (out) => out.enqueue(more) });

// Pyodide's own `fetch` is another one.
const fetchAsIs = self.fetch.bind(self);

/** @param {string} address */
const nameOf = (address) => address.replace(/\?.*/, "");

/** What to do when a file is of no use. @param {string} address @returns {(error: Error) => never} */
export const useless = (address) => (error) => {
  // Where memory is short, the file is not to blame.
  throw error instanceof Missing || error instanceof RangeError ? error : new Missing(`${nameOf(address)}: ${error.message}`);
};

/**
 * What to do when a program can't be run: is it another file that was sent, or is the browser too old for it?
 * @param {{plain: string, size: number}} program
 * @returns {(error: Error) => Promise<never>}
 */
export const unread = ({ plain, size }) => async (error) => {
  if (error instanceof SyntaxError) {
    const bytes = await fetched(plain).then((file) => file.arrayBuffer());
    if (bytes.byteLength === size) throw new Unreadable(`${nameOf(plain)}: ${error.message}`);
  }
  return useless(plain)(error);
};

/** @param {string} address */
async function fetched(address) {
  const file = await fetchAsIs(new URL(address, self.location.href)).catch(useless(address));
  if (!file.ok) throw new Missing(`${nameOf(address)}: HTTP ${file.status}`);
  return file;
}
