/**
 * One tab holds the game, so that two don't write over each other.
 *
 * Where the browser has no locks, every tab may play; that is no worse than it ever was.
 */

const GAME = "chromino game";

/** A tab that is being reloaded takes a moment to let go, so it is asked for more than once. */
const TRIES = 5;
const APART_MS = 100;

/**
 * Hold the game, unless another tab does.
 * @param {{onLost: () => void}} listener told when another tab takes it over
 * @returns {Promise<"held" | "elsewhere">}
 */
export async function hold(listener) {
  // Counted in answers and not by the clock, or a busy device would take itself for two tabs.
  for (let tried = 1; ; tried += 1) {
    const found = await ask({ ifAvailable: true }, listener);
    if (found === "held" || tried === TRIES) return found;
    await new Promise((done) => setTimeout(done, APART_MS));
  }
}

/**
 * Take the game over from whichever tab has it.
 * @param {{onLost: () => void}} listener
 * @returns {Promise<"held" | "elsewhere">}
 */
export const takeOver = (listener) => ask({ steal: true }, listener);

/**
 * @param {LockOptions} options
 * @param {{onLost: () => void}} listener
 * @returns {Promise<"held" | "elsewhere">}
 */
function ask(options, { onLost }) {
  if (!navigator.locks) return Promise.resolve("held");
  return new Promise((resolve) => {
    let held = false;
    const ended = navigator.locks.request(GAME, options, (lock) => {
      held = lock !== null;
      resolve(held ? "held" : "elsewhere");
      // A lock is held for as long as this promise is open: until the tab closes.
      return held ? new Promise(() => {}) : undefined;
    });
    ended.catch(() => {
      if (held) onLost();
      // Locks that are refused altogether, as in some embedded pages, are as good as none.
      else resolve("held");
    });
  });
}
