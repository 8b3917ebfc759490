import assert from "node:assert/strict";
import { test } from "node:test";

/** @type {any[]} */
const told = [];
globalThis.self = { postMessage: (message) => told.push(message) };
// A real one would wait for messages for ever, and no bot thinks here.
globalThis.MessageChannel = class {
  port1 = {};
  port2 = { postMessage: () => {} };
};
const { SessionHost } = await import("../../site/js/engine/session_host.js");

/** A session of which the test says how it looks; it remembers whose eyes were asked for. */
function session(kinds, about = {}) {
  const asked = [];
  let changed = () => {};
  const view = (seat) => ({ live: true, seat, board: ["B*Y@0,0>"], outcome: null, thinking: null, can_redo: true, ...about });
  return {
    asked,
    watch: (callback) => (changed = callback),
    think: () => undefined,
    dispatch: (text) => {
      const command = JSON.parse(text);
      if (command.type === "save") return JSON.stringify({ ok: true, record: { actions: about.actions ?? [] }, kinds, resigned: [] });
      if (command.type === "view") asked.push(command.seat);
      else changed();
      return JSON.stringify({ ok: true, view: view(command.seat) });
    },
  };
}

/** What is kept when somebody looks with these eyes. */
function kept(kinds, seat, about) {
  const from = session(kinds, about);
  const host = new SessionHost(from);
  told.length = 0;
  host.answer(1, { type: "act", seat });
  return { save: told[0].save, asked: from.asked, push: told[0].push };
}

test("one person's view is kept with the game as it is shown, and nobody is asked twice", () => {
  const { save, asked, push } = kept(["greedy", "human"], 1);
  assert.equal(save.view.seat, 1);
  assert.deepEqual(asked, []);
  assert.equal(push.can_redo, true);
  assert.equal(save.view.can_redo, false, "what was undone is not kept");
  assert.equal(save.view.board, push.board, "so that it travels only once");
});

test("of several people's game a spectator's view is kept, whoever looks", () => {
  for (const seat of [0, 1, 2]) {
    const { save, asked } = kept(["human", "human", "greedy"], seat);
    assert.equal(save.view.seat, null);
    assert.deepEqual(asked, [null]);
  }
  assert.deepEqual(kept(["human", "human"], null).asked, []);
});

test("whose seat went to a bot leaves a spectator's view", () => {
  assert.equal(kept(["greedy", "greedy"], 0).save.view.seat, null);
  assert.equal(kept(["greedy", "human"], 0).save.view.seat, 1);
});

test("while a bot thinks there is a game to keep, but no view", () => {
  const { save } = kept(["human", "greedy", "greedy"], 0, { thinking: 1 });
  assert.equal(save.view, null);
  assert.deepEqual(save.kinds, ["human", "greedy", "greedy"]);
});

test("a view that changes with nothing else is not worth keeping", () => {
  const host = new SessionHost(session(["human", "greedy"]));
  told.length = 0;
  host.answer(1, { type: "act", seat: 0 });
  host.answer(2, { type: "bot", seat: 0 });
  assert.ok(told[0].save);
  assert.ok(told[1].push);
  assert.equal(told[1].save, undefined);
});
