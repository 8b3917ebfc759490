/** The paper in the printer. */

/** As CSS calls it. @type {Record<string, string>} */
const SIZES = { a4: "A4", letter: "letter" };

/** Where people have the other paper. */
const LETTER = ["US", "CA", "MX", "CL", "CO", "CR", "PA", "PH", "PR", "VE"];

/** What this device's owner has at hand, most probably. */
export function usualPaper() {
  // By hand, because there are browsers whose own language `Intl` refuses.
  const [, region = ""] = /[-_]([A-Z]{2})\b/.exec(navigator.language) ?? [];
  return LETTER.includes(region) ? "letter" : "a4";
}

/**
 * Have the browser print on this paper, up to its edge, and nothing around the screen: rules for the whole
 * document, because in a shadow tree those for pages are not heard. Returns what ends it.
 * @param {string} paper
 */
export function printOn(paper) {
  const rules = new CSSStyleSheet();
  rules.replaceSync(`@page { size: ${SIZES[paper]}; margin: 0 }
    @media print { #notices, #progress, #layer, #dialogs { display: none !important } }`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  return () => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== rules);
  };
}
