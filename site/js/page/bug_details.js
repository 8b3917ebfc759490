/** What helps to find a mistake: about the page, the browser and the kind of game, and nobody's names or tiles. */

import { loadSettings } from "../keep/kept_settings.js";
import { persistence } from "../keep/persistence.js";

/** @import { View } from "../../../widget/js/contract.js" */
/** @import { State } from "../engine/engine.js" */

/**
 * Lines of data for those who make the page; so they are in no language.
 * @param {{language: string, view: View | null, engine: State}} now
 */
export async function bugDetails({ language, view, engine }) {
  const { theme = "system" } = loadSettings();
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  const { promised, bytes } = await persistence();
  const details = {
    version: PARTS[0].version,
    language,
    screen: `${innerWidth}x${innerHeight} x${devicePixelRatio}`,
    theme: `${theme}, ${dark ? "dark" : "light"}`,
    engine: engine.phase === "failed" ? `failed, ${engine.reason}` : engine.phase,
    game: view ? gameOf(view) : "none",
    storage: `${promised ? "persistent" : "best-effort"}, ${bytes ?? "?"} bytes`,
    browser: navigator.userAgent,
  };
  return Object.entries(details)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");
}

/** @param {View} view */
function gameOf({ rules, players, ply }) {
  const variant = [rules.geometry, rules.min_contacts, rules.scoring ?? "no-scoring"];
  return [rules.edition, ...variant, players.map(({ kind }) => kind).join("+"), `ply ${ply}`].join(", ");
}
