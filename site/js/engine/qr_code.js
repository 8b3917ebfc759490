/** QR codes, drawn by the worker's Python. What draws them is fetched when the first one is wanted. */

/** @import { Started } from "./start_python.js" */

/** @type {Promise<any> | null} */
let fetched = null;

/** @param {Started} started */
async function fetchSegno({ python, files }) {
  python.unpackArchive(await files.bytes("segno"), "wheel");
  return python.pyimport("segno");
}

/**
 * The address of a picture, or null if the text is too long for any code.
 * @param {Started} started
 * @param {string} text
 * @returns {Promise<string | null>}
 */
export async function qrCode(started, text) {
  fetched ??= fetchSegno(started);
  const segno = await fetched.catch((error) => {
    fetched = null; // the next one may have more luck
    throw error;
  });
  try {
    // Large squares before all else; segno then corrects as many errors as there is room for.
    const code = segno.make.callKwargs(text, { error: "L", micro: false });
    const address = code.svg_data_uri.callKwargs({ border: 4, light: "white", omitsize: true });
    code.destroy();
    return address;
  } catch (error) {
    if (/** @type {{type?: string}} */ (error).type === "DataOverflowError") return null;
    throw error;
  }
}
