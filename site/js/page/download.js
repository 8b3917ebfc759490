/** Files that the browser puts where a person says. */

/** A file name has room for more, but nobody wants to read it. */
const LONGEST = 60;

/**
 * @param {Blob} file
 * @param {string} about what it tells of: an edition, or more
 * @param {string} ending
 * @param {number} [time] when that was
 */
export function download(file, about, ending, time) {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(file);
  link.download = fileName(about, ending, time);
  link.click();
  // Some browsers take the file only when the person has said where to.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}

/** With letters and digits of any language, which every file system takes. @param {string} about @param {string} ending @param {number} [time] */
export function fileName(about, ending, time = Date.now()) {
  const said = `chromino-${about}`.normalize("NFC").replace(/[^\p{L}\p{N}]+/gu, "-");
  const short = [...said].slice(0, LONGEST).join("").replace(/-$/, "");
  return `${short}-${dayOf(time)}.${ending}`;
}

/** As on the calendar of this place, in the order in which file names sort well. @param {number} time */
function dayOf(time) {
  const date = new Date(time);
  const two = (/** @type {number} */ number) => String(number).padStart(2, "0");
  return `${date.getFullYear()}-${two(date.getMonth() + 1)}-${two(date.getDate())}`;
}
