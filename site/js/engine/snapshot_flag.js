/**
 * Whether there should be a snapshot of Python's memory. To look for one takes a while in a browser that
 * has never kept anything, and that is just when nobody has time for it.
 */

const KEY = "chromino memory";
/** Which version has begun to make one where that might be the page's end, and has not come to its own. */
const RISK = "chromino rehearsal";

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
    localStorage.removeItem(RISK);
  } catch {
    // Denied: then there is nothing to forget.
  }
}

export function isRisky() {
  try {
    return localStorage.getItem(RISK) === ENGINE;
  } catch {
    return true;
  }
}

/** Whether it could be noted. @param {boolean} risky */
export function noteRisk(risky) {
  try {
    if (risky) localStorage.setItem(RISK, ENGINE);
    else localStorage.removeItem(RISK);
    return true;
  } catch {
    return false;
  }
}
