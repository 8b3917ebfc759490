"""A page in any engine: what is to be seen on it, and one who plays there.

What TablePage is for Playwright, in the few steps that all engines have in common.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import Any, Final

from browsing import FAST
from engines import Engine

__all__ = ["AnyPage"]

_PATIENCE_S: Final = 120
_LOOK_S: Final = 0.05
_MOST_ACTIONS: Final = 200

_OVER: Final = ", ".join(f'[data-say^="say-{how}-"]' for how in ("won", "joint", "solo"))

# Everything is found through all shadow roots, and clicked where nothing lies over it.
_LOOKING: Final = """
    const shadows = (root) => [...root.querySelectorAll("*")].flatMap((el) => el.shadowRoot ?? []);
    const all = (selector, root = document) => [
        ...root.querySelectorAll(selector),
        ...shadows(root).flatMap((shadow) => all(selector, shadow)),
    ];
    const one = (selector) => all(selector)[0] ?? null;
    const frame = () => new Promise(requestAnimationFrame);
    const painted = () => frame().then(frame);
    const under = (x, y, root = document) => {
        const el = root.elementFromPoint(x, y);
        return el?.shadowRoot && el.shadowRoot !== root ? under(x, y, el.shadowRoot) : el;
    };
    const reach = (selector) => {
        for (const el of all(selector)) {
            if (!el.dataset.cell) el.scrollIntoView({block: "nearest"});
            const {left, top, width, height} = el.getBoundingClientRect();
            const [x, y] = [left + width / 2, top + height / 2];
            if (el.contains(under(x, y))) return [x, y];
        }
        return null;
    };
    const ends = (motion) => motion.effect.getComputedTiming().endTime !== Infinity;
    const moves = (root = document) =>
        root.getAnimations().some((motion) => motion.playState === "running" && ends(motion)) ||
        shadows(root).some(moves);
    const mark = (name) => performance.getEntriesByName(`chromino:${name}`).length > 0;
    const laid = () => Number(one("[role=grid]")?.getAttribute("aria-label")?.match(/\\d+/) ?? 1);
    const offered = (action) => one(`[data-action="${action}"]`) !== null;
    const says = () => (one("[data-say]")?.dataset.say ?? "").split(" ");
"""

_MINE: Final = '[data-seat="0"][aria-current="true"], [data-action="go-on"]'

# To look once takes as long as to look at one thing.
_SITUATION: Final = """{
    over: one(args[0]) !== null,
    laid: laid(),
    views: one("[data-views]").dataset.views,
    offered: ["call", "go-on", "draw", "pass"].filter(offered),
    says: says(),
}"""


class AnyPage:
    """The page of a person who has seat 0; its host is at `address`."""

    def __init__(self, engine: Engine, address: str) -> None:
        self.engine = engine
        self.address = address

    # Looking

    def see(self, what: str, *args: Any) -> Any:
        """The value of an expression in the page; `args` are its arguments."""
        return self.engine.run(f"async (...args) => {{ {_LOOKING} return {what}; }}", *args)

    def until(self, what: str, *args: Any) -> Any:
        """Look again and again, until it is something."""
        return self.wait(lambda: self.see(what, *args), f"{what} {args}")

    def wait(self, look: Callable[[], Any], told: str = "") -> Any:
        """The same for whatever is not in the page."""
        end = time.monotonic() + _PATIENCE_S
        while not (seen := look()):
            assert time.monotonic() < end, f"{told} {self.engine.complaints()} {self.text()}"
            time.sleep(_LOOK_S)
        return seen

    def text(self) -> str:
        """All that can be read on the screen."""
        readable = (
            'all("body, .chromino, .screen, dialog[open]").map((el) => el.innerText).join(" ")'
        )
        return str(self.see(readable))

    def says(self) -> list[str]:
        """The ids of what the line under the board says."""
        said: list[str] = self.see("says()")
        return said

    def tiles(self) -> list[str]:
        tiles: list[str] = self.see('all("[data-tile]").map((el) => el.dataset.tile)')
        return tiles

    def laid(self) -> int:
        """How many tiles lie on the table."""
        return int(self.see("laid()"))

    @property
    def is_over(self) -> bool:
        return bool(self.see("one(args[0]) !== null", _OVER))

    # Getting there

    def settle(self, **settings: object) -> None:
        """Be somebody who has played before, and has chosen these settings."""
        chosen = {"introduced": True, **FAST, **settings}
        self.engine.goto(f"{self.address}licences.txt")
        self.until('document.readyState === "complete" && document.body.innerText.length > 99')
        self.see('localStorage.setItem("chromino settings", JSON.stringify(args[0]))', chosen)

    def open(self, query: str) -> None:
        """Open the page, and wait until Python has answered."""
        self.engine.goto(f"{self.address}{query}")
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        self.until('mark("ready")')

    def reload(self) -> None:
        self.engine.reload()
        self.wait_until_ready()

    # Doing

    def click(self, selector: str) -> None:
        """Click the first of these that can be reached, once there is one."""
        self.engine.click(*self.until("reach(args[0])", selector))

    def wait_until_still(self) -> None:
        """Wait until all that comes onto the screen is there; what moves without end may go on."""
        self.until("!moves()")

    def action(self, name: str) -> None:
        self.click(f'[data-action="{name}"]')

    def press(self, *keys: str) -> None:
        for key in keys:
            self.engine.press(key)

    def wait_for_me(self) -> dict[str, Any]:
        """Wait until the person may do something, or the game is over; what is to be seen then."""
        look = f"one(args[1]) !== null && {_SITUATION}"
        situation: dict[str, Any] = self.until(look, _OVER, f"{_MINE}, {_OVER}")
        return situation

    def play(self, *, by_keyboard: bool = False, until_laid: int = 1000) -> None:
        """Lay if one can, else draw, else pass, until so much lies on the table or it is over."""
        for _ in range(_MOST_ACTIONS):
            now = self.wait_for_me()
            if now["over"] or now["laid"] >= until_laid:
                return
            self._act(now, by_keyboard)
        raise AssertionError(f"endless: {self.says()}")

    def _act(self, now: dict[str, Any], by_keyboard: bool) -> None:
        stuck = _nothing_fits(now["says"])
        for action, key in (("call", "c"), ("go-on", "g"), ("draw", "d"), ("pass", "p")):
            if action in now["offered"] and (stuck or action not in ("draw", "pass")):
                self.press(key) if by_keyboard else self.action(action)
                break
        else:
            self._lay_by_key() if by_keyboard else self._lay()
        if "go-on" in now["offered"]:
            self.until('!offered("go-on")')
        else:
            self.until('one("[data-views]").dataset.views !== args[0]', now["views"])

    def _lay(self) -> None:
        for tile in self.tiles():
            chosen = f'[data-tile="{tile}"]'
            self.click(chosen)
            self.until('one(args[0])?.ariaPressed === "true"', chosen)
            # The camera brings its spots into sight.
            if spot := self.see('(await painted(), reach("[data-legal]"))'):
                self.engine.click(*spot)
                return
        raise AssertionError(f"nothing can be laid: {self.says()}, {self.tiles()}")

    def _lay_by_key(self) -> None:
        self.press("n")
        self.until("""one('[data-say~="ui-ghost-fits"]') !== null""")
        self.press("Enter")


def _nothing_fits(reasons: list[str]) -> bool:
    stuck = any(reason.startswith(("why-draw", "why-pass")) for reason in reasons)
    return stuck and "why-draw-instead" not in reasons
