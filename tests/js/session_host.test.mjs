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

/** A session of which the test says how it looks, and who looks; it remembers what was asked for besides. */
function session(kinds, about = {}) {
  const asked = [];
  const eyes = { "": null };
  const people = kinds.flatMap((kind, seat) => (kind === "human" ? [seat] : []));
  const first = people.length === 1 ? people[0] : null;
  let changed = () => {};
  const view = (seat) => ({ live: true, seat, board: ["B*Y@0,0>"], outcome: null, thinking: null, can_redo: true, ...about });
  return {
    asked,
    watch: (callback) => (changed = callback),
    think: () => undefined,
    dispatch: (text, viewer) => {
      const command = JSON.parse(text);
      if (command.type === "save") {
        return JSON.stringify({ ok: true, record: { actions: about.actions ?? [] }, kinds, resigned: [], eyes: first });
      }
      eyes[viewer] = command.seat;
      if (command.type !== "view") changed();
      return JSON.stringify({ ok: true, view: view(command.seat) });
    },
    news: (told) => {
      const others = Object.entries(eyes).filter(([viewer]) => viewer !== told);
      return JSON.stringify(Object.fromEntries(others.map(([viewer, seat]) => [viewer, view(seat)])));
    },
    first_view: () => {
      asked.push(first);
      return JSON.stringify(view(first));
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

test("every screen gets the view with its own eyes, and the page alone what is to be kept", () => {
  const host = new SessionHost(session(["human", "human"]));
  host.answer(1, { type: "view", seat: 1 }, "tablet");
  told.length = 0;
  host.answer(2, { type: "act", seat: 0 });
  host.answer(3, { type: "act", seat: 1 }, "tablet");
  const seen = told.map(({ n, viewer, push }) => [n, viewer, push.seat]);
  assert.deepEqual(seen, [[2, undefined, 0], [undefined, "tablet", 1], [3, "tablet", 1], [undefined, undefined, 0]]);
  assert.equal(told[0].answer.view, told[0].push, "so that it travels only once");
  assert.equal(told[2].answer.view, told[2].push);
  assert.ok(told.every(({ viewer, save }) => !viewer || !save));
});
