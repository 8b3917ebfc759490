import assert from "node:assert/strict";
import { test } from "node:test";
import { gameFragment, linkProblems, readFragment, rulesFragment } from "../../site/js/page/address_fragment.js";

test("what a fragment opens is what it was made of", () => {
  const games = [
    { link: "1abc-_9", kinds: ["human", "greedy"] },
    { link: "1", kinds: ["human"] },
    { link: "1abc", kinds: undefined },
  ];
  for (const game of games) assert.deepEqual(readFragment(gameFragment(game)), { game });
  assert.equal(gameFragment(games[0]), "#game=1abc-_9&kinds=human,greedy");
});

test("rules are linked by their edition", () => {
  assert.deepEqual(readFragment(rulesFragment("modern-zh")), { rules: "modern-zh" });
  assert.deepEqual(readFragment("#rules"), { rules: "" });
});

test("whatever else there is leads nowhere", () => {
  for (const hash of ["", "#", "#game", "#Game=1", "#rules/", "#rules/<b>", `#rules/${"x".repeat(41)}`, "#rulesgame=1"]) {
    assert.equal(readFragment(hash), null, hash);
  }
});

test("nothing in a fragment is too strange to be read", () => {
  for (const [hash, link] of [
    ["#game=", ""],
    ["#game=%", "%"],
    ["#game=%zz%ff", "%zz\ufffd"],
    ["#game=1a+b", "1a b"],
    ["#game=1a#b", "1a#b"],
    ["#game=1&game=2", "1"],
  ]) {
    assert.deepEqual(readFragment(hash), { game: { link, kinds: undefined } });
  }
  assert.deepEqual(readFragment("#game=1&kinds=&seat=99"), { game: { link: "1", kinds: [""] } });
});

test("a fragment that is far too long is not even looked at", () => {
  const problem = { id: "link-too-large", args: { most: 20_000 } };
  assert.ok("game" in readFragment(`#game=${"A".repeat(20_000)}`));
  assert.deepEqual(readFragment(`#game=${"A".repeat(20_300)}`), { problem });
  assert.deepEqual(readFragment(`#game=${"A&kinds=%".repeat(5_000_000 / 9)}`), { problem });
  assert.equal(readFragment(`#${"A".repeat(5_000_000)}`), null);
});

test("who plays is a part of the link for everybody but the engine", () => {
  const damaged = [{ id: "link-damaged", args: {} }];
  const field = { id: "command-field", args: { field: "kinds", value: "x" } };
  assert.deepEqual(linkProblems([field]), damaged);
  assert.deepEqual(linkProblems([{ id: "unknown-kind", args: {} }]), damaged);
  const other = [{ id: "record-at", args: {} }, { id: "mismatch", args: {} }];
  assert.deepEqual(linkProblems(other), other);
});
