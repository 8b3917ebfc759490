// Sets games up at random, as the set-up screen does, and prints the command that begins each.

import { LONGEST_NAME } from "../site/js/editions/editions.js";
import { PICTURE_NAMES } from "../site/js/editions/picture_names.js";
import * as setUps from "../site/js/editions/set_up.js";

const HOW_MANY = 1500;

// Numerical Recipes' generator: the same walk every time.
let state = 7;
const chance = (below) => {
  state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
  return Math.floor((state / 2 ** 32) * below);
};
const one = (list) => list[chance(list.length)];

const NONSENSE = [
  null,
  7,
  [],
  { game: "chess", variant: { calls: true, first: 3 }, seats: [{}, null, { kind: "human", name: 5 }] },
];

const changes = [
  (setUp) => setUps.chooseGame(setUp, one(setUps.games).id),
  (setUp) => {
    const { rule, values, free } = one(setUps.offersOf(setUp));
    const numbers = free ? [...free, 2, 7, free[0] - 1, free[1] + 1, 2.5, "7"] : [];
    return setUps.agree(setUp, rule, one([...values, ...numbers]));
  },
  ...Array(3).fill((setUp) => setUps.addSeat(setUp, one([setUps.PERSON, setUps.STRONGEST]))),
  (setUp) => setUps.removeSeat(setUp, one(setUp.seats).number),
  (setUp) => setUps.moveSeat(setUp, one(setUp.seats).number, one([-1, 1])),
  (setUp) => {
    const { number } = one(setUp.seats);
    return setUps.changeSeat(setUp, number, { picture: one([...PICTURE_NAMES, null]) });
  },
  (setUp) => {
    const seat = one(setUp.seats);
    const longest = "n".repeat(setUps.longestName({ ...seat, picture: "fox" }));
    return setUps.changeSeat(setUp, seat.number, { name: one(["", " ", "Ann", longest]) });
  },
  (setUp) => setUps.chooseSeed(setUp, one(["", " 7 ", "0", "4294967295"])),
  // As it comes back from the browser's store, and as it never should.
  (setUp) => setUps.setUpFrom(JSON.parse(JSON.stringify(setUp))),
  (setUp) => (chance(5) ? setUp : setUps.setUpFrom(one(NONSENSE))),
];

const say = (id, args = {}) => [id, ...Object.values(args)].join(" ");
let setUp = setUps.usualSetUp();
for (let n = 0; n < HOW_MANY; n += 1) {
  setUp = one(changes)(setUp);
  if (setUps.seedProblem(setUp)) throw new Error(`a good seed is refused: ${setUp.seed}`);
  const command = setUps.commandOf(setUp, say);
  if (command.players.some(({ name }) => name.length > LONGEST_NAME)) throw new Error("a name is too long");
  console.log(JSON.stringify(command));
}
for (const seed of ["-1", "1.5", "4294967296", "seven", "1e3", "9".repeat(30)]) {
  if (!setUps.seedProblem({ ...setUp, seed })) throw new Error(`a bad seed passes: ${seed}`);
}
