/** Files that are dropped anywhere on the page. */

import { html, icon, paint } from "chromino-view";

/** Whoever drags says so all the time, in every browser; when they leave, only some say it. */
const GONE_MS = 600;

/**
 * @param {HTMLElement} hint shown while files are in the air; a popover, so that it lies over everything
 * @param {() => string} what happens to them, in words
 * @param {(files: readonly File[]) => void} onFiles
 */
export function onDroppedFiles(hint, what, onFiles) {
  let timer = 0;
  // Browsers before 2024 have no popovers: there files are dropped without a hint.
  const canShow = "popover" in hint;
  const hide = () => {
    clearTimeout(timer);
    if (canShow) hint.hidePopover();
  };
  addEventListener("dragover", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    if (canShow && !hint.matches(":popover-open")) {
      paint(html`<p>${icon("folder")} ${what()}</p>`, hint);
      hint.showPopover();
    }
    clearTimeout(timer);
    timer = setTimeout(hide, GONE_MS);
  });
  addEventListener("drop", (event) => {
    if (!event.dataTransfer?.types.includes("Files")) return;
    event.preventDefault();
    hide();
    onFiles([...event.dataTransfer.files]);
  });
}
