/** Whether another site shows this page inside its own, and might lead people to press what they don't see. */
export function isInForeignFrame() {
  try {
    /** @type {Window} */
    let inner = window;
    for (; inner.parent !== inner; inner = inner.parent) {
      // Of a foreign one nothing may be read.
      if (inner.parent.location.origin !== location.origin) return true;
    }
    return false;
  } catch {
    return true;
  }
}
