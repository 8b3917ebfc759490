/** Installing the page as an app, where the browser offers it. */

/** What a browser that can install hands out. @typedef {Event & {prompt: () => Promise<{outcome: string}>}} Prompt */

/** @type {Prompt | null} */
let prompt = null;
/** @type {Set<() => void>} */
const watchers = new Set();

/** @param {Prompt | null} offered */
function become(offered) {
  prompt = offered;
  for (const watcher of watchers) watcher();
}

addEventListener("beforeinstallprompt", (event) => {
  event.preventDefault(); // the page has a button for it, which is less in the way
  become(/** @type {Prompt} */ (event));
});
addEventListener("appinstalled", () => become(null));

/** Whether there is anything to offer. */
export const canInstall = () => prompt !== null;

/** Let the browser ask. Its offer is good for one time; if it still holds, it comes again. */
export async function install() {
  const offered = prompt;
  become(null);
  await offered?.prompt();
}

/** Hear when `canInstall` changes, until the function that is returned is called. @param {() => void} watcher */
export function watchInstall(watcher) {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}
