/** The address while conundrums are on the screen: a reload comes back to them, and a link leads there. */

/** @param {string} fragment */
export const moveTo = (fragment) => history.replaceState(null, "", fragment);

/** What was left is not in the address any more, unless that has changed already. @param {string} fragment */
export function moveFrom(fragment) {
  if (location.hash === fragment) history.replaceState(null, "", location.pathname + location.search);
}
