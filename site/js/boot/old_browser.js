/**
 * The very first script, for every browser there is: it tells one that is too old for the page, which then
 * says so instead of staying empty. So it is written as programs were in 2009, and `OLDEST` in `site/builder/bundle/esbuild.py`
 * has to agree with it. Whether WebAssembly is allowed is another question, with an answer of its own.
 */

(function () {
  var root = document.documentElement;

  /** What the page is painted and run with, and what came to each browser last. */
  function isNewEnough() {
    return (
      "adoptedStyleSheets" in document && // Safari 16.4
      "toSorted" in Array.prototype &&
      window.CSS &&
      CSS.supports("color: color-mix(in srgb, red, red)") && // Chrome 111
      CSS.supports("container-type: size") &&
      CSS.supports("selector(:has(a))") // Firefox 121
    );
  }

  /** @param {string} tag such as fr-CA */
  function spokenAs(tag) {
    var tongue = tag.toLowerCase().split("-")[0];
    if (tongue === "zh") return "zh-Hant";
    return tongue === "fr" || tongue === "uk" || tongue === "en" ? tongue : "";
  }

  function language() {
    var wanted = navigator.languages || [navigator.language];
    for (var i = 0; i < wanted.length; i += 1) {
      if (spokenAs(wanted[i])) return spokenAs(wanted[i]);
    }
    return "en";
  }

  if (isNewEnough()) return;
  root.lang = language();
  root.setAttribute("data-old", root.lang);
})();
