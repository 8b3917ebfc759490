/**
 * Python's memory as it was just after it had started, kept in this browser for the next time.
 *
 * It fits only the very files that it was made with, so their version is its name; and it is checked
 * as a whole, for a single wrong byte could do anything.
 */

import { snapshotsOf } from "../offline/cache_names.js";
import { expand, squeeze } from "./sparse_memory.js";

const DIGEST = "X-Digest";

const storeName = () => snapshotsOf(new URL("./", self.location.href).href);

/** The worker's own address tells its version: what it imports is in the memory, too. */
const address = () => new URL(`snapshot/${ENGINE}${self.location.search}`, self.location.href).href;

/** @returns {Promise<Response | undefined>} */
export async function findSnapshot() {
  try {
    return await caches.match(address(), { cacheName: storeName() });
  } catch {
    return undefined; // this browser keeps nothing
  }
}

/** The memory, if nothing has happened to it. @param {Response} kept */
export async function readSnapshot(kept) {
  const squeezed = await kept.arrayBuffer();
  const digest = digestOf(squeezed); // which is found out elsewhere, meanwhile
  const memory = expand(squeezed);
  if ((await digest) !== kept.headers.get(DIGEST)) throw new Error("the snapshot is damaged");
  return memory;
}

/** Keep it in place of all others; whether that could be done. If not, Python just starts the long way. @param {Uint8Array<ArrayBuffer>} memory */
export async function keepSnapshot(memory) {
  try {
    const squeezed = squeeze(memory);
    const headers = { [DIGEST]: await digestOf(squeezed) };
    const store = await caches.open(storeName());
    await Promise.all((await store.keys()).map((old) => store.delete(old)));
    await store.put(address(), new Response(squeezed, { headers }));
    return true;
  } catch (error) {
    console.info("Python's memory can't be kept:", error);
    await forgetSnapshot();
    return false;
  }
}

export async function forgetSnapshot() {
  try {
    await caches.delete(storeName());
  } catch {
    // There was none.
  }
}

/** @param {BufferSource} data */
async function digestOf(data) {
  const digest = new Uint8Array(await crypto.subtle.digest("SHA-256", data));
  return [...digest].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}
