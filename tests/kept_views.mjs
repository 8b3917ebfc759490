// Reads games as they are kept, each with its view, ways to damage the first view, and games to put around it; prints
// what is shown of each.

import { text } from "node:stream/consumers";

globalThis.ENGINE = "this version";
const { keptView, sealOf } = await import("../site/js/keep/kept_view.js");
const { withView } = await import("../site/js/keep/store.js");

const { games, damages, around } = JSON.parse(await text(process.stdin));

/** As a store has it, which copies all it is given. */
const stored = ({ view, ...game }) => structuredClone({ game, seen: { id: game.id, ...sealOf(game, view) } });
const shown = ({ game, seen }) => keptView(withView(game, seen));

const kept = games.map((game) => shown(stored(game)));
const [whole] = kept;
const damage = (script) => {
  const { game, seen } = stored(games[0]);
  const put = new Function("seen", `${script}; return seen`)(seen);
  return shown({ game, seen: structuredClone(put) });
};
// What was kept with the first game, beside others that are almost like it.
const others = around.map((game) => shown({ game, seen: stored(games[0]).seen }));
console.log(JSON.stringify({ kept, damaged: damages.map(damage), others, whole, polluted: "polluted" in {} }));
