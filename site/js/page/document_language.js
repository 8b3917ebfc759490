/** What the page tells the browser about itself: in the language of its reader. */

/** @import { Words } from "../../../widget/js/words/words.js" */

/** The description, and the manifest by which the page is installed. @param {Words} words */
export function tellBrowser({ language, say }) {
  document.querySelector('meta[name="description"]')?.setAttribute("content", say("ui-page-about"));
  const manifest = language === "en" ? "manifest.webmanifest" : `manifest.${language}.webmanifest`;
  const link = document.querySelector('link[rel="manifest"]');
  // Set anew, it would be fetched anew.
  if (link && link.getAttribute("href") !== manifest) link.setAttribute("href", manifest);
}
