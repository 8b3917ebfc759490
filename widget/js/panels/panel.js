/** What opens beside the table: the menu, and what it leads to. One at a time. */

import { nothing } from "lit-html";
import { dialog } from "./dialog.js";
import { keysPanel } from "./keys_panel.js";
import { log } from "./log.js";
import { menu } from "./menu.js";
import { rules } from "../rules/rules_book.js";
import { seats } from "./seats.js";
import { settingsPanel } from "./settings_panel.js";
import { typed } from "../rack/typed.js";

/** @import { Panel } from "../table/state.js" */
/** @import { Table } from "../table/table.js" */

/** @type {Record<Panel, (t: Table, close: () => void) => unknown>} */
const CONTENT = { menu, log, settings: settingsPanel, keys: keysPanel, seats, typed, rules };

/** @param {Table} t */
export function panel(t) {
  const kind = t.state.panel;
  if (!kind) return nothing;
  const close = () => {
    t.set({ panel: null });
    // What happens by itself has waited for this.
    t.flow.next();
  };
  return dialog(
    t,
    { label: t.say(`ui-${kind}`), kind, onClose: close, focus: kind !== "typed", scrolls: kind === "keys" || kind === "rules" },
    CONTENT[kind](t, close),
  );
}
