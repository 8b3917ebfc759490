// Reads a list of start links, or of games to make them of; prints each with the command it gives.

import { text } from "node:stream/consumers";
import { readStartLink, startQuery } from "../site/js/page/start_link.js";

const say = (id, args = {}) => [id, ...Object.values(args)].join(" ");

const told = JSON.parse(await text(process.stdin)).map((asked) => {
  const query = typeof asked === "string" ? asked : startQuery(asked);
  const { command, ...link } = readStartLink(query);
  return { query, command: command?.(say) ?? null, ...link };
});
console.log(JSON.stringify(told));
