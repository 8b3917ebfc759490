"""Whole games against a bot on a phone, with one finger."""

from __future__ import annotations

import pytest
from browsing import PHONE
from fingers import Touch, TouchDragging
from finished_games import play_a_whole_game
from page_fixtures import NewPage
from table_page import TablePage

pytestmark = pytest.mark.pyodide


@pytest.fixture
def phone(new_page: NewPage) -> TablePage:
    return new_page(size=PHONE, touch=True)


def test_a_game_is_played_by_taps(phone: TablePage) -> None:
    play_a_whole_game(phone, Touch(phone), seed=7, hand_size=5)


def test_a_game_is_played_by_dragging_with_a_finger(phone: TablePage) -> None:
    play_a_whole_game(phone, TouchDragging(phone), seed=5, hand_size=4)


def test_nothing_makes_a_phone_scroll_sideways(phone: TablePage) -> None:
    width = "document.documentElement.scrollWidth"
    phone.open_start()
    assert phone.page.evaluate(width) == PHONE[0]
    phone.action("new").tap()
    phone.action("start").wait_for()
    assert phone.page.evaluate(width) == PHONE[0]
    phone.open(edition="modern", players="human,greedy,greedy,greedy,greedy,greedy", seed=5)
    assert phone.page.evaluate(width) == PHONE[0]
