/** There is a newer version: nobody is interrupted by it, but may have it. */

/** @import { Parts } from "../parts.js" */

/** @param {Parts} page */
export function offerUpdate({ notices, offline }) {
  const offer = { label: "ui-update-now", does: () => void offline.takeUpdate() };
  notices.show({ messages: [{ id: "ui-update-ready", args: {} }], stays: true, offer });
}
