/** Who sits where: a bot may take a seat, and a person may take it back. */

import { html, nothing } from "lit-html";
import { nameOf } from "../words/deeds.js";
import { icon } from "../look/icons.js";

/** @import { Seat, View } from "../contract.js" */
/** @import { Table } from "../table/table.js" */

/** @param {Table} t */
export function seats(t) {
  const { view } = t.state;
  if (!view) return nothing;
  return html`<p class="quiet">${t.say("ui-seats-why")}</p>
    <div class="seats">${view.players.map((_, seat) => seatOf(t, view, seat))}</div>`;
}

/** @param {Table} t @param {View} view @param {Seat} seat */
function seatOf(t, view, seat) {
  const { kind, resigned } = view.players[seat];
  const name = nameOf(view, seat);
  return html`<div class="seat" role="group" aria-label=${name}>
    <p class="name">
      ${icon(kind === "human" ? "person" : "bot")} ${name}
      ${resigned ? html`<span class="quiet">${t.say("ui-seat-resigned")}</span>` : nothing}
    </p>
    <div class="choices">
      ${view.kinds
        // Who has given up does not come back; a bot plays on there.
        .filter((each) => !resigned || each.kind !== "human")
        .map((each) => choice(t, { name, kind }, seat, each))}
    </div>
  </div>`;
}

/**
 * @param {Table} t
 * @param {{name: string, kind: string}} player
 * @param {Seat} seat
 * @param {View["kinds"][number]} known
 */
function choice(t, player, seat, { kind, name }) {
  const current = player.kind === kind;
  // Bots of one's own have the names one gave them.
  const args = { name: player.name, kind: name ? t.say(name.id, name.args) : kind };
  const person = kind === "human";
  const change = async () => {
    const { ok } = await t.ask({ type: "seat", seat, kind, eyes: t.state.view?.seat });
    if (ok) t.tell({ id: person ? "ui-told-seat-person" : "ui-told-seat-bot", args });
  };
  const press = () => {
    if (current) return;
    // Between two bots it makes no difference to anybody's secrets.
    if (!person && player.kind !== "human") void change();
    else t.question({ id: person ? "ui-ask-seat-person" : "ui-ask-seat-bot", args }, change);
  };
  return html`<button
    class="face"
    data-action="seat-${seat}-${kind}"
    aria-pressed=${current ? "true" : "false"}
    ?disabled=${Boolean(t.state.view?.outcome)}
    @click=${press}
  >
    ${args.kind}
  </button>`;
}
