/** With whose eyes a game is looked at first. */

/** @import { Seat } from "../../../widget/js/contract.js" */

/** @param {string[]} kinds */
const peopleIn = (kinds) => kinds.flatMap((kind, seat) => (kind === "human" ? [seat] : []));

/** Several people: nobody's hand is shown before somebody has taken the device. @param {string[]} kinds */
export const eyesOf = (kinds) => (peopleIn(kinds).length > 1 ? { seat: null } : {});

/** The seat that the engine then looks from; null: a spectator's. @param {string[]} kinds @returns {Seat | null} */
export function firstEyes(kinds) {
  const people = peopleIn(kinds);
  return people.length === 1 ? people[0] : null;
}
