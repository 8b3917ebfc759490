/** Showing the game on the table to others. */

import { saveAsFile } from "../table/sit_down.js";
import { ShareDialog } from "./share_dialog.js";

/** @import { Command } from "../../../widget/js/contract.js" */
/** @import { Parts } from "../parts.js" */

/** @param {Parts} page */
export function openShare({ language, session, stage }) {
  const { view } = session.game;
  if (!view) return;
  const options = {
    view,
    send: (/** @type {Command} */ command) => session.send(command),
    qr: (/** @type {string} */ text) => session.qr(text),
    onSave: () => void saveAsFile(session),
  };
  stage.over((place) => new ShareDialog(place, language.words, options));
}
