/** Copying, where the browser lets us. */

/** @param {string} text @returns {Promise<boolean>} whether it can be pasted now */
export async function copyText(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Not allowed here, or unknown.
    return false;
  }
}
