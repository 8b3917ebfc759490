/** A picture that is there as text, where an address is wanted. */

/** @param {string} svg */
export const svgAddress = (svg) => `data:image/svg+xml,${encodeURIComponent(svg)}`;
