"""Looking around: zooming, panning, and coming back to the game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from browsing import DESKTOP, PHONE
from fingers import Mouse, TouchDragging, middle
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage
from waiting import wait_until

FREE = (300, 200)
"""A point of a desktop where nothing but the board is."""


@pytest.fixture
def game(begun: TablePage) -> TablePage:
    """A game that has just begun, as the camera shows it by itself."""
    begun.page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    begun.page.mouse.move(*FREE)
    begun.page.keyboard.press("Escape")
    begun.action("fit").click()
    return begun


def size(table: TablePage) -> float:
    """The pixels of a square on the screen."""
    table.wait_for_paint()
    box = table.cell(0, 0).bounding_box()
    assert box is not None
    return box["width"]


def wheel(table: TablePage, notches: int) -> None:
    table.page.mouse.move(*FREE)
    table.page.mouse.wheel(0, 100 * notches)


Zoom = Callable[[TablePage], None]

ZOOMS: dict[str, tuple[Zoom, Zoom]] = {
    "wheel": (lambda table: wheel(table, -2), lambda table: wheel(table, 2)),
    "buttons": (
        lambda table: table.action("zoom-in").click(),
        lambda table: table.action("zoom-out").click(),
    ),
    "keys": (
        lambda table: table.page.keyboard.press("+"),
        lambda table: table.page.keyboard.press("-"),
    ),
}


@pytest.mark.parametrize("how", ZOOMS)
def test_zooming_and_coming_back(game: TablePage, how: str) -> None:
    closer, farther = ZOOMS[how]
    before = size(game)
    # A wheel is heard of some time after it was turned.
    closer(game)
    wait_until(game.page, lambda: size(game) > before)
    farther(game)
    farther(game)
    wait_until(game.page, lambda: size(game) < before)
    game.action("fit").click()
    wait_until(game.page, lambda: size(game) == pytest.approx(before))


def test_dragging_the_board_pans_and_lays_nothing(game: TablePage) -> None:
    x, y = middle(game.cell(0, 0))
    game.page.mouse.move(*FREE)
    game.page.mouse.down()
    game.page.mouse.move(FREE[0] + 150, FREE[1] + 80, steps=5)
    game.page.mouse.up()
    game.wait_for_paint()
    assert middle(game.cell(0, 0)) == pytest.approx((x + 150, y + 80), abs=1)
    game.page.keyboard.press("0")
    game.wait_for_paint()
    assert middle(game.cell(0, 0)) == pytest.approx((x, y), abs=1)


def test_the_wheel_and_the_right_button_turn_a_tile_in_the_air(game: TablePage) -> None:
    status = game.page.locator("[data-say]")
    fits = re.compile("ui-ghost-fits")
    _, spot = game.find_spot(Mouse(game))
    game.page.mouse.move(spot.x, spot.y)
    expect(status).to_have_attribute("data-say", fits)
    before = size(game)
    game.page.mouse.wheel(0, 100)
    expect(status).not_to_have_attribute("data-say", fits)
    assert size(game) == before
    for _ in range(3):
        game.page.mouse.click(spot.x, spot.y, button="right")
    expect(status).to_have_attribute("data-say", fits)


def test_what_is_out_of_sight_is_out_of_the_document(game: TablePage) -> None:
    game.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    for _ in range(8):
        game.action("zoom-in").click()
    expect(game.cell(0, 0)).to_be_attached()
    for _ in range(6):
        game.page.mouse.move(330, 150)
        game.page.mouse.down()
        game.page.mouse.move(30, 150, steps=5)
        game.page.mouse.up()
    expect(game.cell(0, 0)).not_to_be_attached()


def test_two_fingers_zoom(new_page: NewPage) -> None:
    phone = new_page(size=PHONE, touch=True)
    phone.open(edition="modern", players="human,greedy", seed=7)
    before = size(phone)
    TouchDragging(phone).pinch((180, 250), 40, 120)
    assert size(phone) == pytest.approx(3 * before, rel=0.2)


class LooksAway(Mouse):
    """Whoever this is chooses a tile, and then moves the table out of sight."""

    def choose(self, tile: str) -> None:
        super().choose(tile)
        mouse = self.table.page.mouse
        for _ in range(5):
            mouse.move(20, 420)
            mouse.down()
            mouse.move(340, 420, steps=3)
            mouse.up()


def test_asked_twice_the_camera_shows_all_spots_again(game: TablePage) -> None:
    game.page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    tile, spot = game.find_spot(LooksAway(game))
    game.expect_chosen(tile)
    assert spot.legal


# What every frame has shown of the table, from its first picture on. Sizes are observed at the end
# of a frame, when all has been done for it, so something is resized in each.
PICTURES = """addEventListener("DOMContentLoaded", () => {
    window.pictures = [];
    const clock = document.body.appendChild(document.createElement("i"));
    clock.style.cssText = "position: fixed; left: -9px; height: 1px";
    const tick = () => {
        clock.style.width = clock.style.width === "1px" ? "2px" : "1px";
        requestAnimationFrame(tick);
    };
    new ResizeObserver(() => {
        const shadows = [...document.querySelectorAll("*")].flatMap((el) => el.shadowRoot ?? []);
        const world = shadows.map((root) => root.querySelector(".world:has(.body)")).find(Boolean);
        const [dots] = world?.getElementsByClassName("dots") ?? [];
        if (dots) window.pictures.push(`${world.style.transform} ${dots.style.cssText}`);
    }).observe(clock);
    tick();
})"""


def test_the_first_picture_of_a_table_is_right(new_page: NewPage) -> None:
    """WebKit may stretch a picture that was too large over what is there a frame later."""
    table = new_page(size=PHONE)
    table.page.add_init_script(PICTURES)
    table.open(edition="modern", players="human,random", seed=7)
    table.page.wait_for_function("() => window.pictures.length > 5")
    assert len(table.page.evaluate("() => [...new Set(window.pictures)]")) == 1


def test_a_table_that_grows_is_fitted_until_somebody_moves_it(game: TablePage) -> None:
    page = game.page
    page.set_viewport_size({"width": 200, "height": 200})
    small = size(game)
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    # Six cells and a bit are as wide as a phone.
    wait_until(page, lambda: size(game) == pytest.approx(PHONE[0] / 6.4, abs=0.5))
    game.action("zoom-out").click()
    moved = size(game)
    assert small < moved
    page.set_viewport_size({"width": DESKTOP[0], "height": DESKTOP[1]})
    expect(game.action("fit")).to_have_class(re.compile("wanted"))
    assert size(game) == pytest.approx(moved)
