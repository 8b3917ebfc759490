/** How the worker tells the page something, be it that there is no engine, and why. */

import { Missing, Unreadable } from "./file_errors.js";

/** @import { FromWorker, Reason } from "./protocol.js" */

/** @param {FromWorker} message */
export const tell = (message) => self.postMessage(message);

/** @param {unknown} error @param {Reason} [reason] */
export function fail(error, reason = reasonOf(error)) {
  const detail = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  // Python's tracebacks end with what matters.
  tell({ failed: { reason, detail: detail.slice(-2000) } });
}

/** @param {unknown} error @returns {Reason} */
function reasonOf(error) {
  if (error instanceof Unreadable) return "too-old";
  if (error instanceof Missing) return "blocked";
  const text = String(error);
  if (error instanceof RangeError || /out of memory|MemoryError|memory access/i.test(text)) {
    return "memory";
  }
  // Browsers word it differently, but a module that can't be had is a TypeError in all of them.
  if (error instanceof TypeError && /import|module|fetch|load/i.test(text)) return "blocked";
  return "unexpected";
}
