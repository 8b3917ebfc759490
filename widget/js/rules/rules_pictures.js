/**
 * The tables in the pictures of the rules, as texts that the engine draws; a test asks the engine
 * whether each is as legal, and earns as much, as is said here.
 *
 * @typedef {object} Picture
 * @property {string} board
 * @property {string} [contacts] the tile being laid
 * @property {boolean} [legal] whether it may lie there
 * @property {number} [min_contacts]
 * @property {string} [geometry]
 * @property {string} [scoring] the system by which it earns
 * @property {string} [sum] so much
 * @property {string} [alt] whose words describe it, if not its own
 */

const JUNIOR = { board: "B*Y@0,-1v YPR@1,0> GRB@-3,0>", min_contacts: 1, geometry: "dominoes" };
const POINTS = { board: "GBR@0,0> BRR@1,1>", contacts: "RRR@3,0>", legal: true, alt: "points" };

/** @type {Record<string, Picture>} */
export const PICTURES = {
  one: { board: "RRR@0,0>" },
  simple: { board: "BBR@0,0>" },
  symmetric: { board: "BRB@0,0>" },
  three: { board: "GBR@0,0>" },
  chameleon: { board: "B*Y@0,0>" },
  two: { board: "BRY@0,0> RYY@1,1>", contacts: "YGP@3,0>", legal: true },
  same: { board: "BRY@0,0>", contacts: "RYG@1,1>", legal: true },
  few: { board: "BRY@0,0>", contacts: "YGP@3,0>", legal: false },
  mismatch: { board: "BRY@0,0>", contacts: "BRG@0,1>", legal: false },
  corner: { board: "BRY@0,0>", contacts: "YGP@3,1>", legal: false },
  wild: { board: "B*Y@0,0> RYG@1,-1>", contacts: "PBG@-1,1>", legal: true },
  enough: { board: "BRY@0,0>", contacts: "YGP@3,0>", legal: true, min_contacts: 1, alt: "few" },
  branch: { ...JUNIOR, contacts: "YGG@0,2v", legal: true },
  beside: { ...JUNIOR, contacts: "PRG@2,1>", legal: false },
  "expert-3": { board: "RRR@0,0>", contacts: "RRB@1,1>", legal: true, scoring: "expert", sum: "2+1 = 3" },
  "expert-5": { board: "BGG@0,0> GGG@1,-1>", contacts: "GYY@3,0>", legal: true, scoring: "expert", sum: "2+1+2 = 5" },
  "expert-6": { board: "BRY@0,0>", contacts: "RYG@1,1>", legal: true, scoring: "expert", sum: "3+3 = 6", alt: "same" },
  contacts: {
    board: "BBB@0,0> BBG@1,1> BYY@0,1v BGY@2,2>",
    contacts: "YBG@1,3>",
    legal: true,
    scoring: "contacts",
    sum: "(3+2)+(3+3)+(3+3) = 17",
  },
  "points-simple": { ...POINTS, scoring: "simple", sum: "1+3+2 = 6" },
  "points-kinds": { ...POINTS, scoring: "kinds", sum: "(1+4)+(1+2) = 8" },
  "points-sides": { ...POINTS, scoring: "sides", sum: "(1×4)+(1+2) = 7" },
};
