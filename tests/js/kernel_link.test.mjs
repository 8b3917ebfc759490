import assert from "node:assert/strict";
import { test } from "node:test";
import { linkOf } from "../../widget/js/notebook/kernel_link.js";

/** The widget in Python, as far as the browser knows it; what it says, the test says. */
class Model {
  listeners = new Map();
  view = { rev: 1 };
  /** The ids of what was sent. */
  asked = [];
  on = (name, callback) => this.listeners.set(name, [...(this.listeners.get(name) ?? []), callback]);
  off = (name, callback) => this.listeners.set(name, this.listeners.get(name).filter((each) => each !== callback));
  get = () => JSON.stringify(this.view);
  send = ({ id }) => this.asked.push(id);
  tell = (name, ...given) => this.listeners.get(name).forEach((each) => each(...given));
  answer = (answer) => this.tell("msg:custom", { id: this.asked.at(-1), answer: JSON.stringify(answer) });
  show = (rev) => {
    this.view = { rev };
    this.tell("change:view");
  };
  get listening() {
    return [...this.listeners.values()].flat().length;
  }
}

const settled = () => new Promise((done) => setImmediate(done));

/** A link, and what has been answered on it so far. */
async function ask(model) {
  const link = linkOf(model);
  const answers = [];
  void link.send({ type: "act" }).then((answer) => answers.push(answer));
  await settled();
  return { link, answers };
}

test("an answer waits for the view that belongs to it", async () => {
  const model = new Model();
  const { link, answers } = await ask(model);
  const { listening } = model;
  model.answer({ ok: true, now: 3 });
  await settled();
  model.show(2);
  await settled();
  assert.deepEqual(answers, []);
  model.show(3);
  await settled();
  assert.deepEqual(answers, [{ ok: true, view: { rev: 3 } }]);
  assert.equal(model.listening, listening);
  link.close();
});

test("when the kernel goes, nobody waits for its view", async () => {
  const model = new Model();
  const { link, answers } = await ask(model);
  model.answer({ ok: true, now: 3 });
  await settled();
  model.tell("comm:close");
  await settled();
  assert.deepEqual(answers, [{ ok: true, view: undefined }]);
  link.close();
});

test("a link that is closed leaves nobody waiting, and nothing listening", async () => {
  for (const now of [null, 3]) {
    const model = new Model();
    const { link, answers } = await ask(model);
    const troubles = [];
    link.onTrouble?.((trouble) => troubles.push(trouble));
    if (now) model.answer({ ok: true, now });
    link.close();
    await settled();
    assert.equal(answers.length, 1);
    assert.equal(answers[0].view, undefined);
    assert.equal(model.listening, 0);
    assert.equal((await link.send({ type: "view" })).ok, false);
    assert.equal(await link.words("fr"), null);
    assert.deepEqual(troubles, []);
  }
});
