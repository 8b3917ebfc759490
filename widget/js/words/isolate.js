/**
 * What people have written, made fit to stand in a sentence: names, titles, words that were typed. It
 * hides nothing, and turns nothing around that stands beside it.
 */

/** The letters of Hebrew, Arabic and whatever else runs from right to left. */
const LEFTWARDS = "\\u0590-\\u08ff\\ufb1d-\\ufdff\\ufe70-\\ufefc\\u{10800}-\\u{10fff}\\u{1e800}-\\u{1efff}";
const RUNS_LEFT = new RegExp(`[${LEFTWARDS}]`, "u");
/** Nearly every text is. */
const PLAIN = new RegExp(`^[^\\p{Cc}\\p{DI}\\u2028\\u2029${LEFTWARDS}]*$`, "u");

const BREAKS = /[\t-\r\u0085\u2028\u2029]+/g;
/** What one doesn't see but for its effects; what emoji and joined letters need of it is allowed. */
const UNSEEN =
  /(?![\u034f\u180b-\u180d\u180f\u200c\u200d\u2068\u2069\ufe00-\ufe0f\u{e0020}-\u{e007f}\u{e0100}-\u{e01ef}])[\p{Cc}\p{DI}]/gu;
const BLANK = /^[\p{DI}\p{Z}]*$/u;

/** Between these a text keeps to itself. */
const [OPEN, SHUT] = "\u2068\u2069";
const MARKS = /[\u2068\u2069]/g;
const ISOLATED = /\u2068[^\u2068\u2069]*\u2069/g;

/** Only what needs it gets marks, and only once, though it may come by here several times. @param {string} text */
export function isolate(text) {
  if (PLAIN.test(text)) return text;
  let seen = text.replace(BREAKS, " ").replace(UNSEEN, "");
  let open = seen;
  for (let before = ""; before !== open; ) {
    before = open;
    open = open.replace(ISOLATED, "");
  }
  // Marks without their partners are somebody's trick.
  if (open.search(MARKS) >= 0) seen = open = seen.replace(MARKS, "");
  if (BLANK.test(seen)) return "?";
  return RUNS_LEFT.test(open) ? OPEN + seen + SHUT : seen;
}
