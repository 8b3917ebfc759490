// Reads what the build has dealt, as the page is built with it; prints every opening, and many taken by chance.

import { text } from "node:stream/consumers";
import { dealOpening } from "../site/js/start/openings.js";
import { commandOf, usualSetUp } from "../site/js/editions/set_up.js";

globalThis.OPENINGS = JSON.parse(await text(process.stdin));

const say = (id, args = {}) => [id, ...Object.values(args)].join(" ");
const untouched = JSON.stringify(OPENINGS);

const all = OPENINGS.hands.map((_, n) => dealOpening(say, () => n));
const byChance = Array.from({ length: 64 * OPENINGS.hands.length }, () => dealOpening(say).command.shown.hand.join(" "));
if (JSON.stringify(OPENINGS) !== untouched) throw new Error("dealing has changed what there is to deal");

console.log(JSON.stringify({ all, byChance, usual: commandOf(usualSetUp(), say) }));
