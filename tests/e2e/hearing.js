// What goes wrong in a page, kept for those who drive a browser that tells nobody: `webkit.py` reads it.

(() => {
  const KEY = "heard by the tests";
  const hear = (...what) => localStorage.setItem(KEY, `${localStorage.getItem(KEY) ?? ""}${what.join(" ")}\n`);
  // While it goes down, too: of a file that does not arrive only its own element hears.
  addEventListener("error", ({ message, target }) => hear("error:", message ?? target.src ?? target.href), true);
  addEventListener("unhandledrejection", ({ reason }) => hear("unhandled:", reason));
  addEventListener("securitypolicyviolation", ({ violatedDirective, blockedURI }) => hear("policy:", violatedDirective, blockedURI));
  const { error } = console;
  console.error = (...what) => {
    hear("console:", ...what);
    error.apply(console, what);
  };
})();
