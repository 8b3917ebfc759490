import assert from "node:assert/strict";
import { test } from "node:test";
import { notebookOf } from "../../site/js/share/notebook_file.js";

const parts = { link: "eNq-_1", kinds: ["human", "human"], title: "Chromino", about: "From the page." };
const tableOf = (kinds) => notebookOf({ ...parts, kinds }).cells[1].source.split("\n").slice(-2);

test("a notebook has no outputs, and a cell that unpacks the game", () => {
  const { nbformat, cells } = notebookOf(parts);
  assert.equal(nbformat, 4);
  assert.deepEqual(cells.map(({ id }) => id), ["about", "table", "read"]);
  assert.equal(cells[0].source, "# Chromino\n\nFrom the page.");
  assert.ok(cells[1].source.includes('game = Game.from_record(unpack("eNq-_1"))'));
  assert.ok(cells.slice(1).every(({ outputs, execution_count }) => !outputs.length && execution_count === null));
});

test("bots keep their seats", () => {
  assert.deepEqual(tableOf(["human", "human"]), ["table = Table(game)", "table"]);
  assert.deepEqual(tableOf(["greedy", "human", "random"]), ['table = Table(game, bots={0: "greedy", 2: "random"})', "table"]);
});
