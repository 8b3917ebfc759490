/** When the page is idle: it is seen, but nobody touches it, and the engine shows nothing new. */

const INPUTS = ["pointerdown", "pointermove", "keydown", "wheel"];

let last = 0;

/** Something is going on. */
export function stir() {
  last = Date.now();
}

/** Do it once nothing has been going on for so long. @param {number} ms @param {() => void} does */
export function whenIdle(ms, does) {
  const listening = new AbortController();
  const { signal } = listening;
  for (const input of INPUTS) addEventListener(input, stir, { capture: true, passive: true, signal });
  stir();
  const look = () => {
    const left = document.hidden ? ms : last + ms - Date.now();
    if (left > 0) {
      setTimeout(look, left);
      return;
    }
    listening.abort();
    does();
  };
  look();
}
