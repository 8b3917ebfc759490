/** What the page calls its own in Cache Storage, which it shares with all else on its host. */

// One host may have several of these pages, each at its own place.

/** Python's memory. @param {string} home the address of the page */
export const snapshotsOf = (home) => `chromino-snapshot ${home}`;

/** All files of the page. @param {string} home */
export const filesOf = (home) => `chromino-files ${home}`;

/** Where JupyterLite keeps the lab. */
export const LAB_CACHE = "precache";
