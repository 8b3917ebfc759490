/** A question before something is lost: no is the answer of those who press Enter too soon. */

import { html, nothing } from "lit-html";
import { dialog } from "./dialog.js";

/** @import { Table } from "../table/table.js" */

/** @param {Table} t */
export function question(t) {
  const asked = t.state.question;
  if (!asked) return nothing;
  const no = () => {
    t.set({ question: null });
    t.flow.next();
  };
  const yes = () => {
    no();
    asked.yes();
  };
  return dialog(
    t,
    { label: t.say(asked.words.id, asked.words.args), kind: "question", onClose: no, cross: false, focus: false },
    html`<div class="choices">
      <button class="button" data-action="yes" @click=${yes}>${t.say("ui-yes")}</button>
      <button class="button primary" data-action="no" autofocus @click=${no}>${t.say("ui-no")}</button>
    </div>`,
  );
}
