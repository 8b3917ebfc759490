"""Photographs the main screens into build/screenshots, for the README and for those who design.

    make screenshots                 every screen, on a desktop and on a phone, light and dark
    make screenshots ARGS="table"    only those whose name begins so
    make screenshots ARGS="--language uk"

The games come from fixed seeds, and nothing moves, so that pictures change when the page does.
"""

from __future__ import annotations

import argparse
from collections.abc import Callable
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from browsing import DESKTOP, FAST, PHONE, PROJECTOR, built_site, new_context, open_browser
from catalogue import LANGUAGES
from fingers import Mouse, Touch, middle
from guards import Guards
from jupyter_servers import jupyter_server
from notebook_page import Notebook
from playwright.sync_api import Browser, expect
from serve import serve
from table_page import Fingers, TablePage

from builder.paths import BUILD, ROOT

FOLDER: Final = BUILD / "screenshots"

BEGINNING: Final = 9
"""So many actions of the person make a table that is worth a picture."""


class Device(NamedTuple):
    name: str
    size: tuple[int, int]
    touch: bool = False


DEVICES: Final = (Device("desktop", DESKTOP), Device("phone", PHONE, touch=True))
LARGE: Final = Device("projector", PROJECTOR)


class Camera:
    """Takes the pictures of one device."""

    def __init__(self, table: TablePage, device: Device, wanted: str) -> None:
        self.table = table
        self.fingers: Fingers = Touch(table) if device.touch else Mouse(table)
        self._device = device.name
        self._wanted = wanted

    def photograph(self, screen: str) -> None:
        for theme in ("light", "dark"):
            name = f"{screen}-{self._device}-{theme}.png"
            if not name.startswith(self._wanted):
                continue
            self.table.page.emulate_media(color_scheme=theme)
            self.table.wait_for_paint()
            self.table.page.screenshot(path=FOLDER / name, animations="disabled")
            print((FOLDER / name).relative_to(ROOT))

    def play(self, actions: int) -> None:
        for _ in range(actions):
            self.table.act(self.fingers)
            self.table.wait_for_me()
            assert not self.table.is_over, "too short a game: take another seed"

    def play_until(self, says: str) -> None:
        while self.table.says() != says:
            self.play(1)


# Screens


def beginning(camera: Camera) -> None:
    table = camera.table
    table.open_start()
    # A page that is still on its way has a bar at the top.
    table.page.wait_for_function("() => performance.getEntriesByName('chromino:ready').length")
    table.page.locator("#progress").wait_for(state="hidden")
    camera.photograph("start")
    camera.fingers.press("new")
    table.action("start").wait_for()
    # A pointer in a corner lights nothing up.
    table.page.mouse.move(0, 0)
    camera.photograph("new-game")


def before_the_first_game(camera: Camera) -> None:
    table = camera.table
    table.open_start()
    camera.fingers.press("about")
    expect(table.page.get_by_role("dialog")).to_be_visible()
    camera.photograph("about")
    table.page.keyboard.press("Escape")
    camera.fingers.press("learn")
    camera.fingers.choose("GBR")
    camera.photograph("introduction")


def middle_of_a_game(camera: Camera) -> None:
    table = camera.table
    photograph_table(camera)
    table.page.keyboard.press("Escape")
    for panel in ("log", "settings"):
        camera.fingers.press(panel)
        # On a wide screen the moves stand beside the table.
        opened = table.page.get_by_role("dialog").or_(table.page.get_by_role("complementary"))
        expect(opened).to_be_visible()
        camera.photograph(panel)
        table.action("close").or_(table.action("close-log")).click()
        expect(opened).to_have_count(0)


def around_a_game(camera: Camera) -> None:
    """Where the menu leads away from the table, and back to it."""
    table = camera.table
    table.open(edition="modern", players="human,greedy", seed=7)
    camera.play(BEGINNING)
    for panel in ("rules", "share"):
        camera.fingers.press("menu")
        table.page.locator(f'.menu [data-action="{panel}"]').click()
        expect(table.page.get_by_role("dialog").get_by_role("img").first).to_be_visible()
        camera.photograph(panel)
        table.page.keyboard.press("Escape")
        expect(table.page.get_by_role("dialog")).to_have_count(0)
    camera.fingers.press("menu")
    camera.photograph("menu")
    table.page.locator('.menu [data-action="games"]').click()
    camera.fingers.press("yes")
    expect(table.page.locator(".whole-table")).to_be_visible()
    camera.photograph("games")


def photograph_table(camera: Camera) -> None:
    table = camera.table
    table.open(edition="modern", players="human,greedy,greedy", seed=12)
    camera.play(BEGINNING)
    camera.play_until("say-lay")
    table.find_spot(camera.fingers)
    table.page.keyboard.press("n")
    camera.photograph("table")


def nothing_fits(camera: Camera) -> None:
    camera.table.open(edition="modern", players="human,greedy", seed=7, scoring="expert")
    camera.play_until("why-draw")
    camera.photograph("nothing-fits")
    refuse(camera.table, camera.fingers)
    camera.photograph("why-not")


def refuse(table: TablePage, fingers: Fingers) -> None:
    """Lay a tile that fits nowhere beside one that lies there, where a colour is wrong."""
    fingers.choose(table.tiles()[0])
    x, y = middle(table.cell(0, 0))
    side = middle(table.cell(1, 0))[0] - x
    for right in range(-3, 6):
        for down in (-2, -1, 1, 2):
            table.page.mouse.click(x + right * side, y + down * side)
            table.wait_for_paint()
            if table.says().startswith("mismatch"):
                return
    raise RuntimeError(f"nothing is refused for a colour: {table.says()}")


def two_people(camera: Camera) -> None:
    table = camera.table
    table.open(edition="modern", players="human,human", seed=12)
    camera.fingers.press("hand-over")
    table.act(camera.fingers)
    expect(table.action("hand-over")).to_be_visible()
    camera.photograph("hand-over")


def end(camera: Camera) -> None:
    table = camera.table
    table.open(edition="modern", players="human,greedy", seed=4, hand_size=4, scoring="expert")
    table.play_to_the_end(camera.fingers)
    expect(table.action("rematch")).to_be_visible()
    camera.photograph("end")
    camera.fingers.press("replay")
    slider = table.page.get_by_role("slider")
    slider.fill(str(int(slider.get_attribute("max") or 0) // 2))
    camera.photograph("replay")


SCREENS: Final[dict[Callable[[Camera], None], tuple[str, ...]]] = {
    beginning: ("start", "new-game"),
    before_the_first_game: ("about", "introduction"),
    middle_of_a_game: ("table", "log", "settings"),
    around_a_game: ("rules", "share", "menu", "games"),
    nothing_fits: ("nothing-fits", "why-not"),
    two_people: ("hand-over",),
    end: ("end", "replay"),
}
"""What leads to which screens."""


# A notebook

CELL: Final = """import ipywidgets
from chromino_widget import Table

table = Table(players=["Ann"], bots=["greedy"], seed=12)
said = ipywidgets.Label()

@table.on_move
def tell(move):
    said.value = f"{table.game.players[move.seat]}: {move.action}"

display(said, table)"""


def in_a_notebook(browser: Browser) -> None:
    """The table in JupyterLab, and above it what Python hears of the game."""
    with TemporaryDirectory() as folder, jupyter_server(Path(folder)) as server:
        path = server.write("chromino.ipynb", CELL)
        page = browser.new_page(viewport={"width": 1280, "height": 960}, reduced_motion="reduce")
        page.goto(f"{server.address}lab/tree/{path}?reset")
        notebook = Notebook(page)
        notebook.wait_until_ready()
        notebook.command("application:toggle-left-area")
        notebook.run_all()
        table = notebook.table()
        for _ in range(5):
            table.lay_by_click()
            table.expect_turn_of(0)
        for theme in ("Light", "Dark"):
            notebook.change_theme(theme)
            expect(table.place).to_have_css("color-scheme", theme.lower())
            page.mouse.move(0, 0)
            photo = FOLDER / f"notebook-desktop-{theme.lower()}.png"
            page.screenshot(path=photo, animations="disabled")
            print(photo.relative_to(ROOT))
        page.close()


def visit(
    browser: Browser,
    address: str,
    device: Device,
    language: str,
    wanted: str,
    work: Callable[[Camera], None],
) -> None:
    settings = {**FAST, "language": language, "introduced": True}
    context = new_context(browser, address, size=device.size, touch=device.touch, settings=settings)
    table = TablePage(context.new_page(), address, Guards(context, address))
    work(Camera(table, device, wanted))
    context.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").partition("\n\n")[0])
    parser.add_argument("wanted", nargs="?", default="", help="the beginning of a screen's name")
    parser.add_argument("--language", choices=LANGUAGES, default="en")
    args = parser.parse_args()
    wanted: str = args.wanted
    site: Path = built_site()
    with serve(site) as address, open_browser(whole=True) as browser:
        for device in DEVICES:
            for work, screens in SCREENS.items():
                if any(screen.startswith(wanted[: len(screen)]) for screen in screens):
                    visit(browser, address, device, args.language, wanted, work)
        if "table".startswith(wanted[:5]):
            visit(browser, address, LARGE, args.language, wanted, photograph_table)
        if "notebook".startswith(wanted[:8]):
            in_a_notebook(browser)


if __name__ == "__main__":
    main()
