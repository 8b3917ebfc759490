/** Unpacking files while they arrive. */

/**
 * What is in a packed file. Some hosts tell the browser to unpack such files, and it has done so already.
 * @param {ReadableStream<Uint8Array<ArrayBuffer>>} file
 * @param {(bytes: number) => void} [onBytes] told of what arrives
 * @returns {Promise<ReadableStream<Uint8Array<ArrayBuffer>>>}
 */
export async function unpack(file, onBytes = () => {}) {
  const reader = file.getReader();
  const next = async () => {
    const { value } = await reader.read();
    onBytes(value?.byteLength ?? 0);
    return value;
  };
  let first = await next();
  // Two bytes tell what it is, and they may come one by one.
  while (first && first.length < 2) {
    const more = await next();
    if (!more) break;
    first = new Uint8Array([...first, ...more]);
  }
  /** @type {ReadableStream<Uint8Array<ArrayBuffer>>} */
  const all = new ReadableStream({
    start: (out) => (first ? out.enqueue(first) : out.close()),
    pull: async (out) => {
      const chunk = await next();
      if (chunk) out.enqueue(chunk);
      else out.close();
    },
    cancel: (reason) => reader.cancel(reason),
  });
  return first?.[0] === 0x1f && first[1] === 0x8b ? all.pipeThrough(new DecompressionStream("gzip")) : all;
}
