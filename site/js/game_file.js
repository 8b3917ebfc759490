/** Games as files. */

/** @import { Rules } from "../../widget/js/contract.js" */

/**
 * Give the record of a game to the browser as a file to keep.
 * @param {unknown} record
 */
export function download(record) {
  const { rules } = /** @type {{rules: Rules}} */ (record);
  const text = `${JSON.stringify(record, null, 1)}\n`;
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([text], { type: "application/json" }));
  link.download = `chromino-${rules.edition}-${today()}.json`;
  link.click();
  // Some browsers take the file only when the person has said where to.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** As on the calendar of this place, in the order in which file names sort well. */
function today() {
  const now = new Date();
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`;
}
