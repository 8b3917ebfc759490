/** What may be wrong with a file that Python is started from. */

/** It can't be had, or not whole. */
export class Missing extends Error {}

/** It is whole, but in words that this browser doesn't know yet. */
export class Unreadable extends Error {}
