/** Commands after which another game is in the session. */

/** @import { Command } from "../../../widget/js/contract.js" */

const BEGINNING = ["new", "load", "branch", "task"];

/** @param {Command} command */
export const beginsGame = ({ type }) => BEGINNING.includes(type);
