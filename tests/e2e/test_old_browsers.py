"""Browsers that are too old, or lack something: what they can't do is missing here by hand."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fingers import Mouse
from games_page import dropped, files
from late import Late
from page_fixtures import NewPage
from playwright.sync_api import Route, expect
from table_page import TablePage
from waiting import wait_until
from wording import Wording

LACKS = {
    "adopted style sheets": "delete Document.prototype.adoptedStyleSheets",
    "newer arrays": "delete Array.prototype.toSorted",
    "newer styles": "CSS.supports = () => false",
    "everything of CSS": "delete window.CSS",
}


@pytest.mark.parametrize("lack", LACKS)
def test_an_old_browser_is_told_so_and_nothing_starts(table: TablePage, lack: str) -> None:
    table.page.add_init_script(f"{LACKS[lack]};")
    asked: list[str] = []
    table.page.on("request", lambda request: asked.append(request.url))
    table.page.goto(table.address)
    words = Wording("en")
    title = table.page.get_by_role("heading", name=words.say("ui-failed-too-old"))
    expect(title).to_be_visible()
    expect(table.page.get_by_text(words.say("ui-failed-too-old-do"))).to_be_visible()
    expect(table.page.get_by_text("Safari 16.4")).to_be_visible()
    expect(table.page.get_by_role("main")).to_have_count(1)
    table.wait_for_paint()
    assert not [url for url in asked if ".js" in url]


@pytest.mark.parametrize(
    ("locale", "language"),
    [("fr-CA", "fr"), ("uk", "uk"), ("zh-TW", "zh-Hant"), ("de-DE", "en")],
)
def test_it_is_told_in_the_readers_language(new_page: NewPage, locale: str, language: str) -> None:
    table = new_page(locale=locale)
    table.page.add_init_script(f"{LACKS['newer arrays']};")
    table.page.goto(table.address)
    words = Wording(language)
    expect(table.page.get_by_role("main").locator("p:visible")).to_have_text(
        [words.say("ui-failed-too-old-do"), words.say("ui-too-old-since")]
    )
    expect(table.page.locator("html")).to_have_attribute("lang", language)


@pytest.mark.pyodide
def test_a_program_that_the_browser_cannot_read(new_page: NewPage, site: Path) -> None:
    """As long as it should be, so it has arrived; but in words that no browser knows."""
    table = new_page(locale="fr-FR")
    size = (site / "pyodide" / "pyodide.asm.mjs").stat().st_size
    newer = b"class Newer { dynamic { } }".ljust(size)

    def answer(route: Route) -> None:
        route.fulfill(body=newer, content_type="text/javascript")

    table.page.route("**/pyodide.asm.mjs?*", answer)
    french = Late(table.page, "**/words/page/fr.ftl?*")
    table.page.goto(table.address)
    told = Wording("en").say("ui-failed-too-old")
    expect(table.page.get_by_role("heading", name=told)).to_be_visible()
    wait_until(table.page, lambda: french.asked)
    french.arrive()
    words = Wording("fr")
    expect(table.page.get_by_role("heading", name=words.say("ui-failed-too-old"))).to_be_focused()
    expect(table.page.locator("#layer")).to_contain_text(words.say("ui-failed-too-old-do"))


def test_files_are_dropped_where_there_are_no_popovers(table: TablePage) -> None:
    for name in ("popover", "showPopover", "hidePopover"):
        table.page.add_init_script(f"delete HTMLElement.prototype.{name};")
    table.open(edition="modern", players="human,greedy", seed=7)
    dropped(table, files(one="{}"), "dragover", "drop")
    expect(table.page.locator('[data-notice="ui-file-refused"]')).to_be_visible()


def test_the_frame_around_dropped_files_is_there_only_with_them(table: TablePage) -> None:
    """Where `popover` means nothing, the hint is an element like any other."""
    table.open_start()
    frame = "el => getComputedStyle(el, '::before').borderTopStyle"
    hint = table.page.locator("#drop")
    hint.evaluate("el => { el.removeAttribute('popover'); el.style.display = 'block'; }")
    assert hint.evaluate(frame) == "none"


NO_CLOSEDBY = "delete HTMLDialogElement.prototype.closedBy;"
INERT = """
    const set = Element.prototype.setAttribute;
    Element.prototype.setAttribute = function (name, value) {
        if (name !== "closedby") set.call(this, name, value);
    };
"""
"""lit-html sets attributes so: the browser hears nothing of this one."""


def test_without_closedby_one_presses_beside_a_dialog_to_close_it(table: TablePage) -> None:
    table.page.add_init_script(NO_CLOSEDBY + INERT)
    table.open(edition="modern", players="human,greedy", seed=7)
    table.action("menu").click()
    dialog = table.page.get_by_role("dialog")
    box = dialog.bounding_box()
    assert box is not None
    inside = box["x"] + 4, box["y"] + box["height"] / 2
    mouse = table.page.mouse
    # Inside, and from inside to the outside, as one does who selects a text.
    mouse.click(*inside)
    mouse.move(*inside)
    mouse.down()
    mouse.move(box["x"] - 40, inside[1])
    mouse.up()
    table.wait_for_paint()
    expect(dialog).to_be_visible()
    mouse.click(box["x"] - 40, inside[1])
    expect(dialog).to_have_count(0)
    table.act(Mouse(table))


SELECTING = ("user-select", "-webkit-user-select")
BUILT = ("*.html", "*.css", "*.js")


def test_no_light_dark_is_left_and_selecting_has_its_prefix(site: Path) -> None:
    """In what browsers get, and not only in what we have written."""
    texts = {path.name: path.read_text("utf-8") for each in BUILT for path in site.glob(each)}
    ours = "".join(texts.values())
    assert "light-dark(" not in ours
    plain, prefixed = (re.findall(rf"[{{;]\s*{name}:\s*(\w+)", ours) for name in SELECTING)
    assert len(plain) > 1
    assert prefixed == plain


@pytest.mark.parametrize("system", ["light", "dark"])
def test_light_and_dark_are_as_chosen_or_else_as_the_system_has_it(
    new_page: NewPage, system: str
) -> None:
    """The switches in the style sheets, of the page and of the table, agree on every colour."""
    table = new_page(dark=system == "dark")
    table.open(edition="modern", players="human,greedy", seed=7)
    looks = {"system": system, "light": "light", "dark": "dark"}
    grounds = {"light": "rgb(243, 238, 227)", "dark": "rgb(26, 31, 39)"}
    table.action("settings").click()
    for theme, look in looks.items():
        table.page.locator(f'[data-setting="theme"] input[value="{theme}"]').check()
        for place in ("body", "main.chromino"):
            expect(table.page.locator(place)).to_have_css("background-color", grounds[look])


AUDIO = """
    globalThis.woken = [];
    const resume = AudioContext.prototype.resume;
    AudioContext.prototype.resume = function () {
        woken.push(event?.type ?? "nothing");
        return resume.call(this);
    };
    Object.defineProperty(AudioContext.prototype, "state", {get: () => "suspended"});
"""


@pytest.mark.parametrize("touch", ["pointerup", "keydown"])
def test_sound_is_woken_by_the_touch_itself(new_page: NewPage, touch: str) -> None:
    """Elsewhere, as after an answer of the engine, Safari would not let it be heard."""
    table = new_page(settings={"pace": "fast", "sound": True})
    table.page.add_init_script(AUDIO)
    table.open(edition="modern", players="human,greedy", seed=7)
    if touch == "pointerup":
        table.tile(table.tiles()[0]).click()
    else:
        table.page.keyboard.press("n")
    assert table.page.evaluate("woken")[:1] == [touch]
