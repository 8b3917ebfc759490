/** How safe it is what this browser keeps, and how much of it there is. */

/** Whether it was promised, and how many bytes there are, if that is told. @typedef {{promised: boolean, bytes: number | null}} Safety */

let asked = false;

/** Ask the browser, once, to keep it even when space is short. */
export async function askToPersist() {
  if (asked) return;
  asked = true;
  try {
    await navigator.storage?.persist?.();
  } catch {
    // Then it is kept as long as there is space, and the list of games says so.
  }
}

/** @returns {Promise<Safety>} */
export async function persistence() {
  try {
    const { storage } = navigator;
    const [promised, { usage = null }] = await Promise.all([storage.persisted(), storage.estimate()]);
    return { promised, bytes: usage };
  } catch {
    return { promised: false, bytes: null };
  }
}
