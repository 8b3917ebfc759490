import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeElement, nextFrame, sitDown, viewOf } from "./quiet_table.mjs";
import { choose, putBack } from "../../widget/js/table/laying.js";

/** So far away that no table is shown there by itself. */
const AFAR = "BRY@0,40>";

/** A table with a size, as somebody sees it for whom nothing moves, or glides. */
function inSight(settings = { motion: "reduced" }) {
  const hand = [{ tile: "BRY", legal: [[AFAR, null]] }];
  const { t, link } = sitDown(viewOf({ hand }), settings);
  const [world, panel] = [new FakeElement(), Object.assign(new FakeElement(), { offsetHeight: 100 })];
  Object.assign(t.root.holds, { ".world": world, ".bottom, .replay": panel });
  Object.assign(t.holder, { clientWidth: 1280, clientHeight: 800 }).resized();
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
  panel.offsetHeight = 96;
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
    panel.offsetHeight = 180;
    const before = seen();
    link.tell(viewOf({ rev: 2 }));
    assert.notEqual(seen(), before);
    rests(seen);
  }
});

test("where things may move, the camera glides", () => {
  const { t, seen } = inSight({ motion: "system" });
  const before = seen();
  choose(t, "BRY");
  assert.equal(seen(), before);
  assert.notDeepEqual(t.camera.goal, t.camera.look);
});
