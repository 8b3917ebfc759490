// Reads games as they are kept, each with its view, and ways to damage the first of them; prints what is shown of each.

import { text } from "node:stream/consumers";

globalThis.ENGINE = "this version";
const { keptView } = await import("../site/js/keep/kept_view.js");
const { withView } = await import("../site/js/keep/store.js");

const { games, damages } = JSON.parse(await text(process.stdin));

const kept = games.map((game) => keptView({ ...game, version: ENGINE }));
const damaged = damages.map((script) => {
  // As a store has it, which copies all it is given.
  const { view, ...game } = structuredClone(games[0]);
  const seen = { id: game.id, version: ENGINE, view };
  const put = new Function("seen", `${script}; return seen`)(seen);
  return keptView(withView(game, structuredClone(put)));
});
const { view, ...game } = games[0];
const whole = keptView(withView(game, { id: game.id, version: ENGINE, view }));
console.log(JSON.stringify({ kept, damaged, whole, polluted: "polluted" in {} }));
