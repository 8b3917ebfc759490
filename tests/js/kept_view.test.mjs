import assert from "node:assert/strict";
import { test } from "node:test";

globalThis.ENGINE = "this version";
const { keptView, sealOf } = await import("../../site/js/keep/kept_view.js");
const { EDITIONS } = await import("../../site/js/editions/editions.js");

const record = { players: ["Ann", "Ben"], rules: EDITIONS.modern.rules, actions: [] };
const game = { id: "a", record, kinds: ["human", "greedy"], seat: 0, over: false };
const view = { rev: 1, say: { id: "say-turn", args: {} }, key: "of the future" };

test("a view with keys that nobody knows here is shown as it was kept", () => {
  const stored = structuredClone({ ...game, ...sealOf(game, view) });
  assert.deepEqual(keptView(stored), view);
});

test("what JSON can't tell from a view is never shown itself", () => {
  const stored = { ...game, ...sealOf(game, view) };
  stored.view = { ...view, say: { id: new String("say-turn"), args: {} }, more: undefined };
  const shown = keptView(structuredClone(stored));
  assert.deepEqual(shown, view);
  assert.equal(typeof shown.say.id, "string");
  assert.ok(!("more" in shown));
});

test("what goes round in circles is no view", () => {
  const circle = { ...view };
  circle.say = circle;
  assert.equal(keptView(structuredClone({ ...game, ...sealOf(game, view), view: circle })), null);
});

test("a view of another version, or with a game that isn't the same any more, is no view", () => {
  const stored = { ...game, resigned: [], board: [], ...sealOf({ ...game, resigned: [], board: [] }, view) };
  assert.deepEqual(keptView(stored), view);
  const others = [
    { version: "the last version" },
    { id: "b" },
    { record: { ...record, players: ["Ann", "Bob"] } },
    { kinds: ["greedy", "human"] },
    { resigned: [1] },
    { board: ["BRY@0,0>"] },
  ];
  for (const other of others) assert.equal(keptView({ ...stored, ...other }), null, JSON.stringify(other));
});

test("a view that was kept before there were digests is no view", () => {
  assert.equal(keptView({ ...game, version: ENGINE, view }), null);
});
