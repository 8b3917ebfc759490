import assert from "node:assert/strict";
import { test } from "node:test";
import {
  Squares,
  around,
  cellsOf,
  centreOf,
  covers,
  neighboursOf,
  place,
  placementOf,
  tileOf,
  turned,
  turnsOf,
} from "../../widget/js/board/geometry.js";

const MATCH = { R: "R*", G: "G*", B: "B*", Y: "Y*", P: "P*", "*": "RGBYP*" };

test("a placement is read from its text and written back", () => {
  for (const text of ["BRY@0,1>", "G*R@-12,-3v", "PPP@10,-99v"]) {
    const { reading, x, y, down } = placementOf(text);
    assert.equal(place(reading, x, y, down).text, text);
  }
  assert.deepEqual(placementOf("B*Y@-4,17v"), { text: "B*Y@-4,17v", reading: "B*Y", x: -4, y: 17, down: true });
});

test("its cells go right or down from the anchor", () => {
  assert.deepEqual(cellsOf(placementOf("BRY@-1,2>")), [{ x: -1, y: 2 }, { x: 0, y: 2 }, { x: 1, y: 2 }]);
  assert.deepEqual(cellsOf(placementOf("BRY@-1,2v")), [{ x: -1, y: 2 }, { x: -1, y: 3 }, { x: -1, y: 4 }]);
  assert.deepEqual(centreOf(placementOf("BRY@-1,2v")), { x: -1, y: 3 });
});

test("a tile has one name, however it is read", () => {
  assert.equal(tileOf("YRB"), "BRY");
  assert.equal(tileOf("BRY"), "BRY");
  // The star comes before the letters.
  assert.equal(tileOf("R*G"), "G*R");
  assert.equal(tileOf("GBG"), "GBG");
});

test("four quarter turns come back, and each is known by its look", () => {
  const centre = { x: 5, y: -2 };
  const texts = [0, 1, 2, 3].map((turns) => around("BRY", turns, centre).text);
  assert.deepEqual(texts, ["BRY@4,-2>", "BRY@5,-3v", "YRB@4,-2>", "YRB@5,-3v"]);
  for (const turns of [0, 1, 2, 3]) {
    assert.deepEqual(centreOf(around("BRY", turns, centre)), centre);
    const { reading, down } = turned("BRY", turns);
    assert.equal(turnsOf("BRY", place(reading, 0, 0, down)), turns);
  }
});

test("a tile covers its three cells, and a cell has four neighbours", () => {
  const [across, down] = ["BRY@3,4>", "BRY@3,4v"].map(placementOf);
  const cells = [{ x: 2, y: 4 }, { x: 3, y: 4 }, { x: 5, y: 4 }, { x: 3, y: 6 }, { x: 3, y: 7 }];
  assert.deepEqual(cells.map((cell) => covers(across, cell)), [false, true, true, false, false]);
  assert.deepEqual(cells.map((cell) => covers(down, cell)), [false, true, false, true, false]);
  const around = [{ x: 0, y: -1 }, { x: 1, y: 0 }, { x: 0, y: 1 }, { x: -1, y: 0 }];
  assert.deepEqual(neighboursOf({ x: 0, y: 0 }), around);
});

test("a table knows what lies where and how far it reaches", () => {
  const squares = new Squares(["BRY@3,4>", "YGG@6,2v"]);
  assert.equal(squares.at(4, 4)?.letter, "R");
  assert.equal(squares.at(6, 3)?.placement.text, "YGG@6,2v");
  assert.equal(squares.at(7, 3), undefined);
  assert.deepEqual(squares.box, { left: 3, top: 2, right: 6, bottom: 4 });
  assert.deepEqual(squares.origin, { x: 3, y: 4 });
  assert.equal(new Squares([]).placements.length, 0);
});

test("a tile meets what it would share an edge with", () => {
  const squares = new Squares(["BRY@0,0>"]);
  const meets = (text) => {
    const { edges, taken } = squares.meets(placementOf(text), MATCH);
    return { good: edges.filter(({ good }) => good).length, bad: edges.filter(({ good }) => !good).length, taken };
  };
  assert.deepEqual(meets("RYG@1,1>"), { good: 2, bad: 0, taken: [] });
  assert.deepEqual(meets("GGG@0,1>"), { good: 0, bad: 3, taken: [] });
  assert.deepEqual(meets("YGG@3,0>"), { good: 1, bad: 0, taken: [] });
  assert.deepEqual(meets("GGG@0,5>"), { good: 0, bad: 0, taken: [] });
  // Its own squares are no neighbours, and under a tile there is nothing to touch.
  assert.deepEqual(meets("GGG@2,0>"), { good: 0, bad: 0, taken: [{ x: 2, y: 0 }] });
  assert.deepEqual(new Squares(["B*Y@0,0>"]).meets(placementOf("GPG@0,1>"), MATCH).edges[1], {
    cell: { x: 1, y: 1 },
    near: { x: 1, y: 0 },
    good: true,
  });
});
