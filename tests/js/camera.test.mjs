import assert from "node:assert/strict";
import { test } from "node:test";
import { freeOf, insetsOf, PANELS } from "../../widget/js/board/insets.js";
import { FakeElement, nextFrame, sitDown, viewOf } from "./quiet_table.mjs";
import { choose, putBack } from "../../widget/js/table/laying.js";

/** So far away that no table is shown there by itself. */
const AFAR = "BRY@0,40>";

/** The window is as large as this. */
const [WIDTH, HEIGHT] = [1280, 800];

/** Where a panel is that reaches in so far from each side. @type {Record<string, (far: number) => object>} */
const BOXES = {
  top: (far) => ({ left: 0, top: 0, right: WIDTH, bottom: far }),
  right: (far) => ({ left: WIDTH - far, top: 0, right: WIDTH, bottom: HEIGHT }),
  bottom: (far) => ({ left: 0, top: HEIGHT - far, right: WIDTH, bottom: HEIGHT }),
  left: (far) => ({ left: 0, top: 0, right: far, bottom: HEIGHT }),
};

/** A panel on one side, which may get another size. */
function panelAt(side, far) {
  const panel = Object.assign(new FakeElement(), { css: { "--stands": side }, far });
  panel.getBoundingClientRect = () => ({ width: panel.far && 9, ...BOXES[side](panel.far) });
  return panel;
}

const windowOf = () =>
  Object.assign(new FakeElement(), { getBoundingClientRect: () => ({ left: 0, top: 0, right: WIDTH, bottom: HEIGHT }) });

/** A table with a size, as somebody sees it for whom nothing moves, or glides. */
function inSight(settings = { motion: "reduced" }, side = "bottom") {
  const hand = [{ tile: "BRY", legal: [[AFAR, null]] }];
  const { t, link } = sitDown(viewOf({ hand }), settings);
  const [world, panel] = [new FakeElement(), panelAt(side, 100)];
  Object.assign(t.root.holds, { ".world": world });
  t.root.querySelectorAll = (/** @type {string} */ wanted) => (wanted === PANELS ? [panel] : []);
  const { getBoundingClientRect } = windowOf();
  Object.assign(t.holder, { clientWidth: WIDTH, clientHeight: HEIGHT, getBoundingClientRect }).resized();
  while (nextFrame());
  const seen = () => world.style.transform;
  return { t, link, panel, seen };
}

/** What is seen now is what is seen when everything has been painted. @param {() => string} seen */
function rests(seen) {
  const now = seen();
  while (nextFrame());
  assert.equal(seen(), now);
}

test("panels take room on the side on which they stand, the largest of each counts", () => {
  const panels = [panelAt("top", 40), panelAt("left", 200), panelAt("left", 90), panelAt("right", 54.4), panelAt("bottom", 140)];
  assert.deepEqual(insetsOf(windowOf(), panels), { top: 40, right: 54, bottom: 140, left: 200 });
});

test("what floats over the table, and what is hidden, takes no room", () => {
  const floating = Object.assign(panelAt("top", 40), { css: {} });
  assert.deepEqual(insetsOf(windowOf(), [floating, panelAt("right", 0)]), { top: 0, right: 0, bottom: 0, left: 0 });
});

test("what is free is between the panels, and never nothing", () => {
  const free = freeOf(WIDTH, HEIGHT, { top: 40, right: 60, bottom: 160, left: 200 });
  assert.deepEqual(free, { x: 200 + 1020 / 2, y: 40 + 600 / 2, width: 1020, height: 600 });
  const tight = freeOf(300, 200, { top: 150, right: 200, bottom: 150, left: 200 });
  assert.deepEqual(tight, { x: 220, y: 170, width: 80, height: 80 });
});

for (const [side, [right, down]] of Object.entries({ top: [0, 50], right: [-50, 0], bottom: [0, -50], left: [50, 0] })) {
  test(`a panel at the ${side} moves the table half as far as it reaches`, () => {
    const { t, link, panel } = inSight({ motion: "reduced" }, side);
    // Where the camera looks is in the middle of what is free.
    const middle = () => t.camera.pixelOf(t.camera.look.x, t.camera.look.y);
    assert.deepEqual(middle(), { x: WIDTH / 2 + right, y: HEIGHT / 2 + down });
    panel.far = 200;
    link.tell(viewOf({ rev: 2 }));
    assert.deepEqual(middle(), { x: WIDTH / 2 + 2 * right, y: HEIGHT / 2 + 2 * down });
  });
}

test("whoever chooses a tile sees at once where its spots stay", () => {
  const { t, seen } = inSight();
  const before = seen();
  choose(t, "BRY");
  assert.notEqual(seen(), before);
  rests(seen);
});

test("a chosen tile whose spots are in sight moves the table as much as the panels do, at once", () => {
  const { t, panel, seen } = inSight();
  choose(t, "BRY");
  putBack(t);
  panel.far = 96;
  const before = seen();
  choose(t, "BRY");
  assert.notEqual(seen(), before);
  rests(seen);
});

test("a new view is seen at once where it stays, whether the camera follows or was moved", () => {
  for (const moved of [false, true]) {
    const { t, link, panel, seen } = inSight();
    if (moved) t.camera.pan(30, 20);
    while (nextFrame());
    assert.equal(t.state.follows, !moved);
    panel.far = 180;
    const before = seen();
    link.tell(viewOf({ rev: 2 }));
    assert.notEqual(seen(), before);
    rests(seen);
  }
});

test("what opens beside the table gets its room in the same step, unless things may move", async () => {
  for (const motion of ["reduced", "system"]) {
    const { t, panel, seen } = inSight({ motion }, "right");
    panel.far = 300;
    const before = seen();
    t.camera.makeRoom();
    await null;
    assert.equal(seen() === before, motion === "system");
    while (nextFrame());
    assert.equal(t.camera.pixelOf(t.camera.look.x, 0).x, (WIDTH - 300) / 2);
  }
});

test("where things may move, the camera glides", () => {
  const { t, seen } = inSight({ motion: "system" });
  const before = seen();
  choose(t, "BRY");
  assert.equal(seen(), before);
  assert.notDeepEqual(t.camera.goal, t.camera.look);
});
