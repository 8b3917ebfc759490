import assert from "node:assert/strict";
import { test } from "node:test";
import { FakeElement, nextFrame, sitDown } from "./quiet_table.mjs";
import { choose } from "../../widget/js/table/laying.js";

/** A table, its board with one cell, and a tile of the rack. */
function withBoard() {
  const { t, link } = sitDown();
  const [board, cell, tile] = [new FakeElement(), new FakeElement(), new FakeElement()];
  board.is = [".board"];
  cell.closest = (selector) => (selector === ".board" ? board : selector === "[data-cell]" ? cell : null);
  cell.dataset = { cell: "0,1" };
  tile.is = ["[data-tile]"];
  tile.dataset = { tile: "BRY" };
  Object.assign(t.root.holds, { ".board": board, ".flights": new FakeElement() });
  /** @param {string} name @param {FakeElement} el @param {object} [more] */
  const happens = (name, el, more = {}) => {
    const event = new Event(name, { bubbles: true, cancelable: true });
    const given = { pointerId: 7, pointerType: "mouse", button: 0, buttons: 1, clientX: 0, clientY: 0, detail: 1, ...more };
    for (const [key, value] of Object.entries({ ...given, target: el, composedPath: () => [el] })) {
      Object.defineProperty(event, key, { value });
    }
    t.root.dispatchEvent(event);
  };
  return { t, link, board, cell, tile, happens };
}

test("a press that ended elsewhere pans nothing when the mouse comes back", () => {
  const { t, board, happens } = withBoard();
  const before = t.camera.look;
  happens("pointerdown", board);
  happens("pointermove", board, { buttons: 0, clientX: 50 });
  happens("pointermove", board, { buttons: 0, clientX: 90 });
  assert.deepEqual(t.camera.look, before);
  assert.deepEqual(board.captured, []);
});

test("whoever pans holds the board itself, for cells come and go", () => {
  const { t, board, cell, happens } = withBoard();
  const before = t.camera.look;
  happens("pointerdown", cell);
  happens("pointermove", cell, { clientX: 3 });
  assert.deepEqual(board.captured, []);
  happens("pointermove", cell, { clientX: 50 });
  assert.notDeepEqual(t.camera.look, before);
  assert.ok(board.captured.includes(7));
  assert.deepEqual(cell.captured, []);
});

test("a tile that was let go elsewhere is not dragged any more", () => {
  const { t, tile, board, happens } = withBoard();
  happens("pointerdown", tile);
  happens("pointermove", board, { buttons: 0, clientX: 50 });
  assert.equal(t.state.dragged, null);
  happens("pointerdown", tile);
  happens("pointermove", board, { clientX: 50 });
  assert.equal(t.state.dragged, "BRY");
  happens("pointermove", board, { buttons: 0, clientX: 50 });
  assert.equal(t.state.dragged, null);
});

test("the click that ends a pan lays nothing; one that a key makes after it does", () => {
  const { t, link, cell, happens } = withBoard();
  choose(t, "BRY");
  const pan = (pointerType) => {
    happens("pointerdown", cell, { pointerType });
    happens("pointermove", cell, { pointerType, clientX: 50 });
    happens("pointerup", cell, { pointerType, clientX: 50, buttons: 0 });
  };
  pan("mouse");
  happens("click", cell, { detail: 1 });
  assert.deepEqual(link.sent, []);
  // Fingers that have panned don't click.
  pan("touch");
  happens("click", cell, { detail: 0 });
  assert.deepEqual(link.sent, ["BRY@0,1>"]);
});

test("a pointer of which nothing is known is treated as a mouse", () => {
  for (const pointerType of ["", "wand", "constructor"]) {
    const { t, tile, board, happens } = withBoard();
    happens("pointerdown", tile, { pointerType });
    happens("pointermove", tile, { pointerType, clientX: 0.5 });
    assert.equal(t.state.dragged, null);
    happens("pointermove", board, { pointerType, clientX: 30 });
    assert.equal(t.state.dragged, "BRY");
    const [held] = t.root.holds[".flights"].appended;
    assert.match(held.style.transform, /^translate\(30px, 0px\)/);
    happens("pointercancel", board, { pointerType });
    nextFrame();
  }
});

test("a mouse at rest points at nothing, wherever it was before; whoever moves it points", () => {
  const elsewhere = new FakeElement();
  const rest = { buttons: 0, clientX: 8, clientY: 90 };
  for (const before of [[], [["pointermove", rest]], [["pointerdown", { ...rest, buttons: 1 }], ["pointerup", rest]]]) {
    const { t, cell, happens } = withBoard();
    t.camera.cellAt = () => ({ x: 0, y: 1 });
    for (const [name, how] of before) happens(name, elsewhere, how);
    choose(t, "BRY");
    happens("pointermove", cell, rest);
    assert.equal(t.state.ghost, null);
    happens("pointermove", cell, { ...rest, clientX: 9 });
    assert.equal(t.state.ghost?.text, "BRY@0,1>");
  }
});
