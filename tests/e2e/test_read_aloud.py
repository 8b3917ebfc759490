"""The introduction is read aloud, where the browser has a voice of this device for the language."""

from __future__ import annotations

from typing import Final

import pytest
from introduction_page import (
    NEWCOMER,
    arrive,
    begin,
    expect_step,
    heard,
    stay_silent,
    touch,
)
from page_fixtures import NewPage
from playwright.sync_api import expect
from table_page import TablePage
from wording import Wording

ANNA: Final = {"name": "Anna", "lang": "en_GB", "localService": True}
BEA: Final = {"name": "Bea", "lang": "en-US", "localService": True}
CARL: Final = {"name": "Carl", "lang": "fr-FR", "localService": True}
FAR: Final = {"name": "Far", "lang": "en-GB", "localService": False}


@pytest.fixture
def newcomer(new_page: NewPage) -> TablePage:
    return new_page(settings=NEWCOMER)


def test_it_is_read_aloud_as_soon_as_there_is_a_voice(newcomer: TablePage) -> None:
    stay_silent(newcomer)
    begin(newcomer)
    words = Wording("en")
    read = newcomer.action("intro-read")
    # Voices of other languages, and voices for which the text would leave the device, don't count.
    arrive(newcomer, CARL, FAR)
    newcomer.wait_for_paint()
    expect(read).to_have_count(0)
    arrive(newcomer, CARL, FAR, BEA, ANNA)
    expect(read).to_have_attribute("aria-pressed", "false")

    first = ["Anna", words.say("ui-intro-lay")]
    read.click()
    expect(read).to_have_attribute("aria-pressed", "true")
    assert heard(newcomer) == [first]
    # Once it is on, the next step is read by itself.
    touch(newcomer)
    assert heard(newcomer) == [first]
    touch(newcomer)
    expect_step(newcomer, "draw")
    assert heard(newcomer) == [first, ["Anna", words.say("ui-intro-draw")]]
    # While it speaks, the button silences it.
    read.click()
    expect(read).to_have_attribute("aria-pressed", "false")
    assert newcomer.page.evaluate("speechSynthesis.speaking") is False
    touch(newcomer)
    expect_step(newcomer, "drawn")
    assert len(heard(newcomer)) == 2


def test_it_falls_silent_when_one_has_heard_enough(newcomer: TablePage) -> None:
    stay_silent(newcomer)
    begin(newcomer)
    arrive(newcomer, BEA)
    newcomer.action("intro-read").click()
    assert newcomer.page.evaluate("speechSynthesis.speaking") is True
    newcomer.action("intro-skip").click()
    expect(newcomer.seat(1)).to_be_visible()
    assert newcomer.page.evaluate("speechSynthesis.speaking") is False


def test_a_browser_that_cannot_speak_has_no_such_button(newcomer: TablePage) -> None:
    newcomer.page.add_init_script("delete window.speechSynthesis")
    begin(newcomer)
    expect(newcomer.action("intro-read")).to_have_count(0)
    expect(newcomer.action("intro-skip")).to_be_visible()
