/**
 * Settings that a person has chosen, kept in this browser where it allows that.
 *
 * Several tabs may keep them: each writes what was chosen in it, and hears what was chosen in others.
 */

const KEY = "chromino settings";

/** What could not be kept, because it was denied or there is no room: it holds until the page is left. @type {Record<string, unknown>} */
let unkept = {};
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
  // Beside those that are kept now: another tab may have changed some since this one has read them.
  settings = { ...read(), ...unkept, ...chosen };
  applyTheme();
  try {
    localStorage.setItem(KEY, JSON.stringify(settings));
    unkept = {};
  } catch {
    // No reason to disturb anybody.
    unkept = { ...unkept, ...chosen };
  }
}

/** Hear when something was chosen in another tab. @param {() => void} listener */
export function watchSettings(listener) {
  addEventListener("storage", ({ key }) => {
    // Whoever erases everything tells no key.
    if (key !== KEY && key !== null) return;
    settings = { ...read(), ...unkept };
    applyTheme();
    listener();
  });
}

/** As if nobody had ever chosen anything. */
export function forgetSettings() {
  settings = unkept = {};
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
