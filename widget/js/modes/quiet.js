/** What the modes that are no game have in common: a board, what is asked, and nothing around it. */

/** @import { Host, View } from "../contract.js" */
/** @import { Key } from "../table/keys.js" */
/** @import { Line } from "../table/status.js" */
/** @import { Table } from "../table/table.js" */
/** @import { Shows } from "./modes.js" */

/** @param {Host} host @returns {Shows} */
export const withoutGame = ({ locked = false }) => ({
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
  fits: true,
  holds: true,
  rack: true,
  help: !locked,
  zoom: true,
});

/** What one does with a tile in hand, whatever it is for. @type {Key[]} */
export const HOLDING = [
  { keys: ["1", "…", "9"], id: "ui-key-choose" },
  { keys: ["R", "Shift+R"], id: "ui-key-turn" },
  { keys: ["Esc"], id: "ui-key-back" },
];

/** What has just happened, else what the session says. @param {Table} t @param {View} view @returns {Line} */
export const sessionLine = (t, view) => ({ head: t.state.notice ?? view.say });
