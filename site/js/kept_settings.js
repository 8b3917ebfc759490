/** Settings that a person has chosen, kept in this browser where it allows that. */

const KEY = "chromino settings";

/** @type {Record<string, unknown>} */
let settings = read();

function read() {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return kept && typeof kept === "object" ? kept : {};
  } catch {
    return {};
  }
}

export const loadSettings = () => ({ ...settings });

/** Keep these settings beside those that there are already. @param {Record<string, unknown>} chosen */
export function keepSettings(chosen) {
  settings = { ...settings, ...chosen };
  applyTheme();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
  } catch {
    // Denied or full: they hold until the page is left, and that is no reason to disturb anybody.
  }
}

/** As if nobody had ever chosen anything. */
export function forgetSettings() {
  settings = {};
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Denied: then there is nothing to forget.
  }
}

/** The ground around the table has the table's theme. */
export function applyTheme() {
  const { theme } = settings;
  document.documentElement.dataset.theme = theme === "light" || theme === "dark" ? theme : "system";
}
