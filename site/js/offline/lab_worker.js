/**
 * The lab's own service worker, which hands notebooks their files.
 *
 * JupyterLite registers it when the lab is opened. By then ours would be in charge there, and it would
 * take that one for its own: so the lab's comes first. The narrower scope wins.
 */

export async function registerLabWorker() {
  // To the letter as JupyterLite has it, or else there would be a second one.
  const script = new URL("lab/service-worker.js?enableCache=false", import.meta.url).href;
  // Where this isn't noted, JupyterLite takes all service workers of the host for old ones of its own,
  // and does away with them.
  localStorage.setItem(`${script}-version`, String(LAB));
  await navigator.serviceWorker.register(script);
}
