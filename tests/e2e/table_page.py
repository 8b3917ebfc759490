"""Drives a table through the hooks that DESIGN.md has fixed, and nothing else."""

from __future__ import annotations

import json
from typing import Any, Final, NamedTuple, Protocol
from urllib.parse import urlencode

from guards import Guards
from playwright.sync_api import Locator, Page, expect

__all__ = ["Fingers", "Spot", "TablePage"]

_MOST_ACTIONS: Final = 400

_START_MS: Final = 120_000
"""Python starts within 3 seconds; on a machine that is busy with other things it may take long."""

_REACHABLE_SPOTS: Final = """cells => cells.flatMap(cell => {
    const {left, top, width, height} = cell.getBoundingClientRect();
    const [x, y] = [left + width / 2, top + height / 2];
    const free = cell.getRootNode().elementFromPoint(x, y) === cell;
    return free ? [[cell.dataset.cell, cell.dataset.legal, x, y]] : [];
})"""

_OVER: Final = ", ".join(f'[data-say^="say-{how}-"]' for how in ("won", "joint", "solo"))


class Spot(NamedTuple):
    """A cell that a click can reach, with the placements of the chosen tile anchored there."""

    cell: str
    legal: list[str]
    x: float
    y: float


class Fingers(Protocol):
    """One way to play: by mouse, by touch or by keyboard."""

    def press(self, action: str) -> None:
        """Press the button of an action, or its key."""

    def choose(self, tile: str) -> None:
        """Take a tile of the rack up."""

    def lay(self) -> None:
        """Lay some tile that fits."""


class TablePage:
    """A page with a table on it, or about to have one; its person has seat `me`."""

    def __init__(self, page: Page, address: str, guards: Guards, me: int = 0) -> None:
        self.page = page
        self.address = address
        self.guards = guards
        self.me = me

    # Getting there

    def open(self, **fields: object) -> None:
        """Start the game of a link, such as `open(edition="modern", seed=7)`."""
        self.page.goto(f"{self.address}?{urlencode(fields)}")
        self.wait_for_table()

    def wait_for_table(self) -> None:
        """Wait until Python has started and there is a table, or the cover that hides it."""
        table = '[data-say], [data-action="hand-over"]'
        no_table = '[data-action="try-again"], [data-action="play-here"]'
        either = self.page.locator(f"{table}, {no_table}").first
        either.wait_for(state="attached", timeout=_START_MS)
        assert self.page.locator(table).count(), self.page.locator("body").aria_snapshot()

    def open_start(self) -> None:
        self.page.goto(self.address)
        self.action("play").wait_for(timeout=_START_MS)

    # What is to be seen

    def action(self, name: str) -> Locator:
        return self.page.locator(f'[data-action="{name}"]')

    def tile(self, tile: str) -> Locator:
        return self.page.locator(f'[data-tile="{tile}"]')

    def cell(self, x: int, y: int) -> Locator:
        return self.page.locator(f'[data-cell="{x},{y}"]')

    def seat(self, seat: int) -> Locator:
        return self.page.locator(f'[data-seat="{seat}"]')

    def tiles(self) -> list[str]:
        """The rack, from left to right."""
        texts: list[str] = self.page.locator("[data-tile]").evaluate_all(
            "tiles => tiles.map(tile => tile.dataset.tile)"
        )
        return texts

    def says(self) -> str:
        """The ids of what the one line under the board says."""
        return self.page.locator("[data-say]").get_attribute("data-say") or ""

    def spots(self) -> list[Spot]:
        """Where the chosen tile may go, as far as nothing lies over it."""
        found: list[tuple[str, str, float, float]] = self.page.locator("[data-legal]").evaluate_all(
            _REACHABLE_SPOTS
        )
        return [Spot(cell, legal.split(), x, y) for cell, legal, x, y in found]

    @property
    def fits(self) -> bool:
        """Whether the tile in the air may lie where its ghost is."""
        return "ui-ghost-fits" in self.says().split()

    @property
    def is_over(self) -> bool:
        return self.page.locator(_OVER).count() > 0

    def record(self) -> dict[str, Any]:
        """The game as the page saves it into a file; the end of the game is on the screen."""
        with self.page.expect_download() as download:
            self.action("save").click()
        record: dict[str, Any] = json.loads(download.value.path().read_text("utf-8"))
        return record

    # Waiting

    def views(self) -> str:
        """How many views of the game have been painted at this table."""
        return self.page.locator("[data-views]").get_attribute("data-views") or ""

    def wait_for_view(self, after: str) -> None:
        """Wait until more views have been painted than these."""
        expect(self.page.locator("[data-views]")).not_to_have_attribute("data-views", after)

    def wait_for_paint(self) -> None:
        """Wait until what was last done is on the screen."""
        self.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )

    def my_turn(self) -> Locator:
        """The person's name, once it is that person's turn."""
        return self.page.locator(f'[data-seat="{self.me}"][aria-current="true"]')

    def wait_for_me(self) -> None:
        """Wait until the person may do something, or the game is over."""
        others = self.page.locator(f'[data-action="go-on"], {_OVER}')
        self.my_turn().or_(others).first.wait_for(state="attached")

    # Playing

    def expect_chosen(self, tile: str) -> None:
        expect(self.tile(tile)).to_have_attribute("aria-pressed", "true")

    def play_to_the_end(self, fingers: Fingers) -> None:
        """Do what the rules allow until the game is over: lay if one can, else draw, else pass."""
        for _ in range(_MOST_ACTIONS):
            self.wait_for_me()
            if self.is_over:
                return
            self.act(fingers)
        raise AssertionError(f"endless: {self.says()}")

    def act(self, fingers: Fingers) -> str:
        """Do one thing that the person may do now; returns what it was."""
        action = self._next_action()
        if action == "go-on":
            # The game is as it was; only the bots may move now.
            fingers.press(action)
            expect(self.action(action)).to_have_count(0)
            return action
        before = self.views()
        if action == "lay":
            fingers.lay()
        else:
            fingers.press(action)
        self.wait_for_view(before)
        return action

    def _next_action(self) -> str:
        for action in ("call", "go-on"):
            if self.action(action).count():
                return action
        reasons = self.says().split()
        if any(reason.startswith(("why-draw", "why-pass")) for reason in reasons):
            nothing_fits = "why-draw-instead" not in reasons
            for action in ("draw", "pass"):
                if nothing_fits and self.action(action).count():
                    return action
        assert self.my_turn().count(), f"there is nothing that one may do: {self.says()}"
        return "lay"

    def _spots_by_now(self) -> list[Spot]:
        """Where the chosen tile may go; what has just come into sight is painted a frame later."""
        if not (spots := self.spots()):
            self.wait_for_paint()
            spots = self.spots()
        return spots

    def find_spot(self, fingers: Fingers) -> tuple[str, Spot]:
        """Choose a tile that fits; returns it and where it may go."""
        self.page.locator("[data-tile]").first.wait_for()  # the table may be on its way still
        for look in ((), ("fit", "fit")):
            for tile in self.tiles():
                # Once more it would be turned.
                if self.tile(tile).get_attribute("aria-pressed") != "true":
                    fingers.choose(tile)
                    self.expect_chosen(tile)
                # Whoever chooses a tile moves the camera. It follows what was laid last when it is
                # asked for it, and asked again, it shows the whole table.
                for press in look:
                    fingers.press(press)
                if spots := self._spots_by_now():
                    return tile, spots[0]
        raise AssertionError(f"nothing can be laid: {self.says()}, {self.tiles()}")
