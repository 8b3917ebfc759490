/** Games that somebody brings as files, one or many. */

import { readGameFile } from "../page/game_file.js";

/** @import { Message, View } from "../../../widget/js/contract.js" */

/** @typedef {{view?: View, problems?: Message[]}} Loaded */

/** So many files that are refused are told of one by one. */
const MOST_TOLD = 3;

/** A longer name is cut. */
const LONGEST = 60;

/**
 * @param {readonly File[]} files
 * @param {(record: string) => Promise<Loaded>} load asks the engine
 * @returns {Promise<{views: View[], problems: Message[]}>} of those that are games, and of those that are not
 */
export async function openFiles(files, load) {
  const views = [];
  /** @type {Message[][]} */
  const refusals = [];
  for (const file of files) {
    const read = await readGameFile(file);
    const { view, problems = [] } = "problem" in read ? { problems: [read.problem] } : await load(read.record);
    if (view) views.push(view);
    else refusals.push([{ id: "ui-file-refused", args: { file: shortened(file.name) } }, ...problems]);
  }
  const problems = refusals.slice(0, MOST_TOLD).flat();
  const more = refusals.length - MOST_TOLD;
  if (more > 0) problems.push({ id: "ui-games-more-refused", args: { count: more } });
  return { views, problems };
}

/** @param {string} name */
function shortened(name) {
  const letters = [...name];
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST - 1).join("")}…` : name;
}
