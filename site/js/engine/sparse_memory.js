/**
 * Memory without its empty pages, which are most of it: there is less to keep, to read and to check.
 *
 *   length of the memory, number of pages; the number of each page; the pages themselves
 *
 * Numbers are of four bytes each; they never leave this device, so their order is the device's own.
 */

const PAGE = 4096;

/** @param {Uint8Array<ArrayBuffer>} memory whose length is a multiple of 4 */
export function squeeze(memory) {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.length / 4);
  const pages = [];
  for (let page = 0; page * PAGE < memory.length; page += 1) {
    if (holdsSomething(words, (page * PAGE) / 4, ((page + 1) * PAGE) / 4)) pages.push(page);
  }
  const head = 4 * (2 + pages.length);
  const squeezed = new Uint8Array(head + pages.length * PAGE);
  new Uint32Array(squeezed.buffer, 0, 2 + pages.length).set([memory.length, pages.length, ...pages]);
  pages.forEach((page, n) => {
    squeezed.set(memory.subarray(page * PAGE, (page + 1) * PAGE), head + n * PAGE);
  });
  return squeezed;
}

/** @param {Uint32Array} words @param {number} from @param {number} to */
function holdsSomething(words, from, to) {
  for (let at = from; at < Math.min(to, words.length); at += 1) if (words[at]) return true;
  return false;
}

/** @param {ArrayBuffer} squeezed */
export function expand(squeezed) {
  const [length, count] = new Uint32Array(squeezed, 0, 2);
  const pages = new Uint32Array(squeezed, 8, count);
  const head = 4 * (2 + count);
  const memory = new Uint8Array(length);
  pages.forEach((page, n) => {
    // The last page of the memory may be a shorter one.
    const size = Math.min(PAGE, length - page * PAGE);
    memory.set(new Uint8Array(squeezed, head + n * PAGE, size), page * PAGE);
  });
  return memory;
}
