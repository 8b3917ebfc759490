"""Drives a notebook in JupyterLab or Notebook 7, and the tables that are in it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from playwright.sync_api import Locator, Page, expect
from wording import Wording

__all__ = ["Notebook", "NotebookTable", "place_of"]

_FARTHEST: Final = 60
"""No notebook of the tests has more tab stops before the one that is looked for."""

_MOST_QUESTIONS: Final = 500

# What comes late, and without an event that tells of it, is looked for again and again.
_FOUND: Final = """
    const found = async (look) => {
        for (const until = Date.now() + 60_000; Date.now() < until; ) {
            const it = look();
            if (it) return it;
            await new Promise((again) => setTimeout(again, 20));
        }
        throw new Error(`not found: ${look}`);
    };
"""

# The application is there before its parts are, and the notebook before its kernel is.
_READY: Final = f"""async (wanted) => {{{_FOUND}
    await (await found(() => window.jupyterapp)).restored;
    window.notebook = await found(() => {{
        const widget = jupyterapp.shell.currentWidget;
        return widget?.sessionContext && widget.isVisible && widget;
    }});
    await notebook.context.ready;
    await notebook.sessionContext.ready;
    await found(() => !wanted || notebook.sessionContext.session?.kernel?.status === "idle");
}}"""

# An empty lab opens its launcher, which may come in front of the notebook that opens meanwhile; so
# it has one until the notebook is in front.
_OPEN_IN_LAB: Final = f"""async ([path, shouldStart]) => {{{_FOUND}
    const {{shell, commands}} = jupyterapp;
    const launcher = await commands.execute("launcher:create");
    for (const other of [...shell.widgets("main")]) if (other !== launcher) other.dispose();
    const given = {{path, factory: "Notebook", kernelPreference: {{shouldStart}}}};
    const opened = await commands.execute("docmanager:open", given);
    launcher.dispose();
    await found(() => shell.currentWidget === opened || shell.activateById(opened.id));
}}"""

# While a theme comes, a sheet covers the lab; it fails when two of them go at once.
_CHANGE_THEME: Final = f"""async (theme) => {{{_FOUND}
    const uncovered = () => !document.getElementById("jupyterlab-splash");
    await found(uncovered);
    await jupyterapp.commands.execute("apputils:change-theme", {{theme}});
    await found(() => document.body.dataset.jpThemeName === theme && uncovered());
}}"""

_RUN: Final = """async (n) => {
    notebook.content.activeCellIndex = n;
    await jupyterapp.commands.execute("notebook:run-cell");
}"""

_ASK_KERNEL: Final = """async (code) => {
    const {kernel} = notebook.sessionContext.session;
    const asked = kernel.requestExecute({code, store_history: false});
    let [told, failed] = ["", null];
    asked.onIOPub = ({header, content}) => {
        if (header.msg_type === "stream") told += content.text;
        if (header.msg_type === "error") failed = content.traceback.join("\\n");
    };
    await asked.done;
    if (failed) throw new Error(failed);
    return told;
}"""


_FIRST_WITHIN_REACH: Final = """cells => cells.findIndex((cell) => {
    const {left, top, width, height} = cell.getBoundingClientRect();
    return cell.getRootNode().elementFromPoint(left + width / 2, top + height / 2) === cell;
})"""

# What the keys of a notebook change: its cells, which one is active, whether one writes in it.
_STATE: Final = """() => ({
    cells: notebook.content.widgets.map(({model}) => [model.type, model.sharedModel.getSource()]),
    mode: notebook.content.mode,
    active: notebook.content.activeCellIndex,
    selected: notebook.content.selectedCells.length,
})"""


class Notebook:
    """The notebook that is open on a page."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.panel = page.locator(".jp-NotebookPanel:not(.lm-mod-hidden)")

    # Getting there

    def wait_until_ready(self, kernel: bool = True) -> None:
        """Wait until the notebook is there, and its kernel has nothing to do."""
        self.page.evaluate(_READY, kernel)

    def open(self, path: str, kernel: bool = True) -> None:
        """Open another notebook in the same JupyterLab, with a kernel of its own, or none."""
        self.page.evaluate(_OPEN_IN_LAB, [path, kernel])
        self.wait_until_ready(kernel)

    def trust(self) -> None:
        """Let the notebook do what its outputs say."""
        self.page.evaluate("notebook.content.widgets.forEach(({model}) => (model.trusted = true))")

    def run_all(self) -> None:
        """Run all cells, and wait until they have ended."""
        self.page.evaluate("jupyterapp.commands.execute('notebook:run-all-cells')")

    def run(self, cell: int) -> None:
        self.page.evaluate(_RUN, cell)

    def activate(self, cell: int) -> None:
        """Go to a cell, but not into it."""
        self.page.evaluate("n => void (notebook.content.activeCellIndex = n)", cell)
        self.command("notebook:enter-command-mode")

    def begin_to_run(self, cell: int) -> None:
        """Run a cell that may wait for something."""
        self.page.evaluate(f"(n) => void ({_RUN})(n)", cell)

    def command(self, name: str, **args: Any) -> None:
        """Do what an entry of a menu does."""
        self.page.evaluate("given => jupyterapp.commands.execute(...given)", [name, args])

    def change_theme(self, theme: str) -> None:
        """Have the lab look "Light" or "Dark"."""
        self.page.evaluate(_CHANGE_THEME, f"JupyterLab {theme}")

    # What is to be seen

    def cell(self, n: int) -> Locator:
        return self.panel.locator(".jp-Cell").nth(n)

    def output(self, cell: int) -> Locator:
        return self.cell(cell).locator(".jp-OutputArea-output")

    def table(self, n: int = 0) -> NotebookTable:
        """The n-th table from above."""
        return NotebookTable(self.panel.locator(".chromino-table").nth(n))

    def tables(self, count: int) -> list[NotebookTable]:
        """All tables, which are so many."""
        expect(self.panel.locator(".chromino-table")).to_have_count(count)
        return [self.table(n) for n in range(count)]

    def state(self) -> dict[str, Any]:
        """All that the keys of a notebook change."""
        state: dict[str, Any] = self.page.evaluate(_STATE)
        return state

    # The kernel

    def tell_kernel(self, code: str) -> str:
        """Run code in the kernel, in no cell; returns what it prints."""
        told: str = self.page.evaluate(_ASK_KERNEL, code)
        return told

    def kernel_says(self, expression: str) -> str:
        return self.tell_kernel(f"print({expression})").strip()

    def wait_until_kernel_says(self, expression: str, text: str) -> None:
        """What a person chooses takes another way to the kernel than questions do."""
        for _ in range(_MOST_QUESTIONS):
            said = self.kernel_says(expression)
            if said == text:
                return
        raise AssertionError(f"{expression} is {said}, not {text}")


class NotebookTable:
    """One of the tables on a page, driven through the hooks of every table."""

    def __init__(self, place: Locator) -> None:
        self.place = place
        self.page = place.page

    def find(self, selector: str) -> Locator:
        return self.place.locator(selector)

    def action(self, name: str) -> Locator:
        return self.find(f'[data-action="{name}"]')

    def tile(self, tile: str) -> Locator:
        return self.find(f'[data-tile="{tile}"]')

    def cell(self, x: int, y: int) -> Locator:
        return self.find(f'[data-cell="{x},{y}"]')

    def tiles(self) -> list[str]:
        texts: list[str] = self.find("[data-tile]").evaluate_all(
            "tiles => tiles.map(({dataset}) => dataset.tile)"
        )
        return texts

    @property
    def _words(self) -> Wording:
        return Wording(self.find(".chromino").get_attribute("lang") or "")

    def expect_on_board(self, tiles: int) -> None:
        label = self._words.say("ui-board", count=tiles)
        expect(self.find('[role="grid"]')).to_have_attribute("aria-label", label)

    def expect_laid(self, placement: str) -> None:
        """Its three colours are on the board."""
        words = self._words
        for cell, letter in zip(cells_of(placement), placement, strict=False):
            colour = re.compile(re.escape(words.colours(letter)), re.IGNORECASE)
            expect(self.find(f'[data-cell="{cell}"]')).to_have_attribute("aria-label", colour)

    def expect_turn_of(self, seat: int) -> None:
        expect(self.find(f'[data-seat="{seat}"]')).to_have_attribute("aria-current", "true")

    def expect_says(self, *ids: str) -> None:
        """The line under the board says these things, beginning with the first."""
        pattern = re.compile("^" + r"(.* )?".join(rf"{re.escape(id)}( |$)" for id in ids))
        expect(self.find("[data-say]")).to_have_attribute("data-say", pattern)

    def expect_trouble(self, id: str, language: str = "en") -> None:
        expect(self.find('[role="alert"]')).to_have_text(Wording(language).say(id))

    def expect_step(self, step: str, language: str) -> None:
        """The guide is at this step of the introduction."""
        words = Wording(language).say(f"ui-intro-{step}")
        expect(self.find(f'[data-step="{step}"] [role="status"]')).to_have_text(words)

    # Playing

    def lay_by_click(self) -> None:
        """Click a tile that fits, and where it fits."""
        with self._heard():
            tile = self.try_to_lay()
        expect(self.tile(tile)).to_have_count(0)

    @contextmanager
    def _heard(self) -> Iterator[None]:
        """Wait until the kernel has answered to it: what one lays lies there before that."""
        board = self.find("[data-views]")
        before = board.get_attribute("data-views") or ""
        yield
        expect(board).not_to_have_attribute("data-views", before)

    def try_to_lay(self) -> str:
        """The same, if there is nobody who takes note of it; returns the tile."""
        tile, spot = self.choose()
        spot.click()
        return tile

    def choose(self) -> tuple[str, Locator]:
        """Take up a tile that fits; returns it, and where it may be laid by a click."""
        # The camera follows what was laid last; asked a second time, it shows the whole table.
        for look in ("", "fit", "fit"):
            if look:
                self.action(look).click()
            for tile in self.tiles():
                self.tile(tile).click()
                expect(self.tile(tile)).to_have_attribute("aria-pressed", "true")
                self.place.evaluate("table => table.scrollIntoView({block: 'nearest'})")
                spots = self.find("[data-legal]")
                within_reach = spots.evaluate_all(_FIRST_WITHIN_REACH)
                if within_reach >= 0:
                    return tile, spots.nth(within_reach)
        raise AssertionError(f"nothing can be laid: {self.tiles()}")

    def draw_until_something_fits(self) -> None:
        """Nobody knows what a bot does, nor whether anything fits then."""
        self.expect_turn_of(0)
        for action in ("draw", "pass"):
            if self.action(action).count():
                self.action(action).click()
                expect(self.action(action)).to_have_count(0)
                self.draw_until_something_fits()
                return

    def lay_by_keys(self) -> None:
        """With the keyboard somewhere in the table: to the first spot of any tile, and lay it."""
        rack = self.find("[data-tile]")
        before = rack.count()
        self.page.keyboard.press("n")
        self.expect_says("ui-ghost-fits")
        with self._heard():
            self.page.keyboard.press("Enter")
        expect(rack).to_have_count(before - 1)

    def close_dialog(self) -> None:
        """Press Escape, and wait: the browser hears of it before the table does."""
        self.page.keyboard.press("Escape")
        expect(self.find("dialog")).to_have_count(0)

    def tab_into(self) -> None:
        """Press Tab until the keyboard is in the table."""
        for _ in range(_FARTHEST):
            if self.has_keyboard:
                return
            self.page.keyboard.press("Tab")
        raise AssertionError("Tab does not lead into the table")

    @property
    def has_keyboard(self) -> bool:
        has: bool = self.place.evaluate("table => table.shadowRoot.activeElement !== null")
        return has


def cells_of(placement: str) -> list[str]:
    """The cells under a placement, as the table names them."""
    found = re.fullmatch(r"...@(-?\d+),(-?\d+)([>v])", placement)
    assert found, placement
    x, y, down = int(found[1]), int(found[2]), found[3] == "v"
    return [f"{x},{y + n}" if down else f"{x + n},{y}" for n in range(3)]


def place_of(locator: Locator) -> tuple[float, float, float, float]:
    """Left, top, right and bottom on the screen."""
    box = locator.bounding_box()
    assert box is not None
    return box["x"], box["y"], box["x"] + box["width"], box["y"] + box["height"]
