/** Words inside a PNG picture, for whoever can't see it and for programs that look for them. */

/** The signature and the header, after which other chunks may come. */
const BEFORE_CHUNKS = 8 + 25;

/**
 * The picture with a description in any language: an `iTXt` chunk, not compressed.
 * @param {Uint8Array} png
 * @param {string} description
 * @param {string} language as in `fr`
 */
export function withDescription(png, description, language) {
  const text = new TextEncoder().encode(`Description\0\0\0${language}\0\0${description}`);
  const chunk = chunkOf("iTXt", text);
  const described = new Uint8Array(png.length + chunk.length);
  described.set(png.subarray(0, BEFORE_CHUNKS));
  described.set(chunk, BEFORE_CHUNKS);
  described.set(png.subarray(BEFORE_CHUNKS), BEFORE_CHUNKS + chunk.length);
  return described;
}

/** Length, kind, data, and a sum over the last two. @param {string} kind @param {Uint8Array} data */
function chunkOf(kind, data) {
  const chunk = new Uint8Array(data.length + 12);
  const numbers = new DataView(chunk.buffer);
  numbers.setUint32(0, data.length);
  chunk.set(new TextEncoder().encode(kind), 4);
  chunk.set(data, 8);
  numbers.setUint32(data.length + 8, crc32(chunk.subarray(4, data.length + 8)));
  return chunk;
}

/** The sum that PNG has in common with zip files. @param {Uint8Array} data */
function crc32(data) {
  let sum = ~0;
  for (const byte of data) {
    sum ^= byte;
    for (let bit = 0; bit < 8; bit += 1) sum = (sum >>> 1) ^ (sum & 1 ? 0xedb88320 : 0);
  }
  return ~sum >>> 0;
}
