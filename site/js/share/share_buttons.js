/** What one can do with something to share: a button for each. */

import { html, icon, nothing } from "chromino-view";

/** @import { Icon } from "../../../widget/js/look/icons.js" */
/** @import { Words } from "../../../widget/js/words/words.js" */

/** @param {string} action @param {Icon} sign @param {string} label @param {() => void} does @param {{off?: boolean, primary?: boolean}} [how] */
export function shareButton(action, sign, label, does, { off = false, primary = false } = {}) {
  return html`<button class="button ${primary ? "primary" : ""}" data-action=${action} ?disabled=${off} @click=${does}>
    ${icon(sign)} ${label}
  </button>`;
}

/** What the device has for sending things to others, where it has anything. @param {Words} words @param {string} what @param {ShareData} data */
export function sendButton({ say }, what, data) {
  if (!navigator.canShare?.(data)) return nothing;
  // Whoever thinks better of it needs no message about that.
  const send = () => void navigator.share(data).catch(() => {});
  return shareButton(`share-${what}`, "share", say("ui-share-send"), send);
}
