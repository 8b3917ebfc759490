/**
 * Whether there should be a snapshot of Python's memory. To look for one takes a while in a browser that
 * has never kept anything, and that is just when nobody has time for it.
 */

const KEY = "chromino memory";

export function isRemembered() {
  try {
    return localStorage.getItem(KEY) === ENGINE;
  } catch {
    return false;
  }
}

export function noteRemembered() {
  try {
    localStorage.setItem(KEY, ENGINE);
  } catch {
    // Then every start takes the long way.
  }
}

export function forgetRemembered() {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Denied: then there is nothing to forget.
  }
}
