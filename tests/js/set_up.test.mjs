// That no set-up leads to a game which the engine refuses, tests/set_ups.mjs shows at length.

import assert from "node:assert/strict";
import { test } from "node:test";
import * as setUps from "../../site/js/editions/set_up.js";

const say = (id, args = {}) => [id, ...Object.values(args)].join(" ");
const usual = setUps.usualSetUp();

test("nothing is changed in place", () => {
  const before = JSON.stringify(usual);
  setUps.addSeat(setUps.agree(usual, "hand_size", 5), setUps.PERSON);
  assert.equal(JSON.stringify(usual), before);
});

test("what is agreed as in the book is not agreed otherwise", () => {
  const five = setUps.agree(usual, "hand_size", 5);
  assert.deepEqual(five.variant, { hand_size: 5 });
  assert.deepEqual(setUps.agree(five, "hand_size", 8).variant, {});
});

test("any number of draws may be agreed, within what the engine takes", () => {
  const agreed = (value) => setUps.agree(usual, "draw_limit", value).variant;
  for (const value of [2, 7, 80, 3, null]) assert.deepEqual(agreed(value), { draw_limit: value });
  for (const value of [1, 0, 81, -3, 2.5, "7", true, undefined]) assert.deepEqual(agreed(value), {}, String(value));
  assert.deepEqual(setUps.agree(usual, "hand_size", 2.5).variant, { hand_size: 12 });
  const seven = setUps.agree(usual, "draw_limit", 7);
  assert.deepEqual(setUps.setUpFrom(JSON.parse(JSON.stringify(seven))).variant, { draw_limit: 7 });
  assert.deepEqual(setUps.chooseGame(seven, "meccano-1998").variant, {});
});

test("a typed number is the nearest that is allowed, and anything else is none", () => {
  const offer = setUps.offersOf(usual).find(({ rule }) => rule === "draw_limit");
  const typed = { 7: 7, " 12 ": 12, 0: 1, "-4": 1, 99: 80, "2.9": 2, "": null, " ": null, many: null };
  for (const [text, number] of Object.entries(typed)) assert.equal(setUps.freeNumber(offer, text), number, text);
  const hands = setUps.offersOf(usual).find(({ rule }) => rule === "hand_size");
  assert.equal(setUps.freeNumber(hands, "7"), null);
});

test("seats keep their numbers, and a new one gets the first that is free", () => {
  const three = setUps.addSeat(usual, setUps.STRONGEST);
  assert.deepEqual(three.seats.map(({ number }) => number), [1, 2, 3]);
  const fewer = setUps.removeSeat(three, 2);
  assert.deepEqual(fewer.seats.map(({ number }) => number), [1, 3]);
  assert.deepEqual(setUps.addSeat(fewer, setUps.PERSON).seats.map(({ number }) => number), [1, 3, 2]);
  assert.deepEqual(setUps.moveSeat(three, 1, 1).seats.map(({ number }) => number), [2, 1, 3]);
  assert.deepEqual(setUps.moveSeat(three, 1, -1).seats.map(({ number }) => number), [1, 2, 3]);
});

test("an edition for fewer players lets the last ones go, and one for more fills up", () => {
  let eight = usual;
  while (eight.seats.length < 8) eight = setUps.addSeat(eight, setUps.PERSON);
  assert.equal(setUps.chooseGame(eight, "meccano-1998").seats.length, 5);
  const alone = setUps.removeSeat(usual, 2);
  assert.equal(alone.seats.length, 1);
  assert.deepEqual(setUps.chooseGame(alone, "meccano-1998").seats.map(({ kind }) => kind), ["human", "counter"]);
});

test("names: typed ones, pictures, and the usual", () => {
  const named = setUps.changeSeat(usual, 1, { name: "  Ann " });
  assert.equal(setUps.nameOf(named.seats[0], say), "Ann");
  assert.equal(setUps.nameOf(usual.seats[0], say), "ui-player 1");
  assert.equal(setUps.nameOf(usual.seats[1], say), "ui-bot-2");
  const fox = setUps.changeSeat(usual, 1, { picture: "fox" });
  assert.equal(setUps.nameOf(fox.seats[0], say), "🦊 ui-picture-fox");
});

test("what is wrong is told where it is", () => {
  assert.equal(setUps.partOf({ id: "seed-range", args: {} }), "seed");
  assert.equal(setUps.partOf({ id: "player-name", args: { seat: 2 } }), "seat-2");
  assert.equal(setUps.partOf({ id: "too-many-tiles", args: {} }), "hand_size");
  assert.equal(setUps.partOf({ id: "anything else", args: {} }), "start");
});
