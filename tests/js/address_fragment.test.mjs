import assert from "node:assert/strict";
import { test } from "node:test";
import { conundrumFragment, gameFragment, linkProblems, readFragment, rulesFragment } from "../../site/js/page/address_fragment.js";

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

test("conundrums are linked by their day, by their number, or whole; and all of them at once", () => {
  for (const conundrum of [{ date: "2026-11-16" }, { number: 17 }, { link: "1eNq_-9" }]) {
    assert.deepEqual(readFragment(conundrumFragment(conundrum)), { conundrum });
  }
  assert.equal(conundrumFragment({ date: "2026-11-16" }), "#conundrum/2026-11-16");
  assert.deepEqual(readFragment(conundrumFragment()), { conundrum: null });
});

test("a conundrum that can't be is left to the engine, which says why", () => {
  for (const name of ["0000-01-01", "9999-99-99", "tomorrow", "x".repeat(40)]) {
    assert.deepEqual(readFragment(`#conundrum/${name}`), { conundrum: { date: name } });
  }
  assert.deepEqual(readFragment("#conundrum/999999999"), { conundrum: { number: 999_999_999 } });
  assert.deepEqual(readFragment("#conundrum=%3Cb%3E"), { conundrum: { link: "<b>" } });
  assert.deepEqual(readFragment("#conundrum="), { conundrum: { link: "" } });
  for (const hash of ["#conundrum/", "#conundrum/<b>", `#conundrum/${"x".repeat(41)}`, "#conundrums", "#Conundrum"]) {
    assert.equal(readFragment(hash), null, hash);
  }
  assert.ok("problem" in readFragment(`#conundrum=${"A".repeat(20_300)}`));
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
