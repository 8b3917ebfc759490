// Reads what the build tells the page of its openings; prints many that the page deals, and the usual game.

import { text } from "node:stream/consumers";
import { dealOpening } from "../site/js/start/openings.js";
import { commandOf, usualSetUp } from "../site/js/editions/set_up.js";

globalThis.OPENINGS = JSON.parse(await text(process.stdin));

const say = (id, args = {}) => [id, ...Object.values(args)].join(" ");
const untouched = JSON.stringify(OPENINGS);

const openings = Array.from({ length: 200 }, () => dealOpening(say));
const hands = Array.from({ length: 4000 }, () => dealOpening(say).command.shown.hand);
if (JSON.stringify(OPENINGS) !== untouched) throw new Error("dealing has changed what there is to deal");

console.log(JSON.stringify({ openings, hands, usual: commandOf(usualSetUp(), say) }));
