/**
 * One tab holds the game, so that two don't write over each other.
 *
 * Where the browser has no locks, every tab may play; that is no worse than it ever was.
 */

const GAME = "chromino game";

/** So long a tab may take to let go, as one that is being reloaded does. */
const PATIENCE_MS = 400;

/**
 * Hold the game, unless another tab does.
 * @param {{onLost: () => void}} listener told when another tab takes it over
 * @returns {Promise<"held" | "elsewhere">}
 */
export async function hold(listener) {
  const found = await ask({ signal: AbortSignal.timeout(PATIENCE_MS) }, listener);
  // A busy device may be too late to hear that the game is free.
  return found === "held" || (await isHeld()) ? found : hold(listener);
}

async function isHeld() {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === GAME);
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
    const ended = navigator.locks.request(GAME, options, () => {
      held = true;
      resolve("held");
      // A lock is held for as long as this promise is open: until the tab closes.
      return new Promise(() => {});
    });
    ended.catch((error) => {
      if (held) onLost();
      // Locks that are refused altogether, as in some embedded pages, are as good as none.
      else resolve(error.name === "TimeoutError" ? "elsewhere" : "held");
    });
  });
}
