/** What the modes that are no game have in common: a board, what is asked, and nothing around it. */

/** @import { View } from "../contract.js" */
/** @import { Line } from "../table/status.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Shows } from "./modes.js" */

/** @type {Shows} */
export const NO_GAME = {
  players: false,
  log: false,
  replay: false,
  typed: false,
  seats: false,
  handsOn: false,
  resign: false,
  end: false,
  others: false,
  tips: false,
  help: true,
  zoom: true,
};

/** What has just happened, else what the session says. @param {Table} t @param {View} view @returns {Line} */
export const sessionLine = (t, view) => ({ head: t.state.notice ?? view.say });
