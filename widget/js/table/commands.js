/** Commands as hosts have to tell them apart. */

/** Those that put another game on the table. */
const BEGINNING = ["new", "load", "branch", "task"];

/** Whether this puts another game on the table. @param {{type: string}} command */
export const beginsGame = ({ type }) => BEGINNING.includes(type);
