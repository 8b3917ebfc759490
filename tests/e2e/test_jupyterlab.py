"""The table in a real JupyterLab, with a real kernel."""

from __future__ import annotations

import re
from typing import Final

from catalogue import LANGUAGES
from first_steps import take_first_steps
from jupyter_servers import JupyterServer
from notebook_page import Notebook, NotebookTable, place_of
from playwright.sync_api import expect
from wording import Wording


def test_the_first_notebook_is_played_by_mouse_and_by_keyboard(
    lab: Notebook, jupyter: JupyterServer
) -> None:
    lab.open(jupyter.copy("1_play.ipynb", "play.ipynb"))
    take_first_steps(lab)


NOTEBOOK_KEYS: Final = (
    *("d", "d", "x", "a", "b", "z", "y", "i", "i", "0", "0", "Shift+M", "Shift+K"),
    *("Enter", "Escape", "ArrowDown", "ArrowUp", "Shift+ArrowDown", "Home"),
)
"""With these a notebook deletes, adds, joins, enters and leaves cells, and stops its kernel."""


def test_keys_and_wheels_are_heard_by_one_only(lab: Notebook, jupyter: JupyterServer) -> None:
    cells = ["from chromino_widget import Table\ntable = Table(players=1, seed=7)\ntable", "1", "2"]
    lab.open(jupyter.write("keys.ipynb", *cells))
    lab.run_all()
    [table] = lab.tables(1)
    first = table.tiles()[0]
    table.tile(first).click()
    table.action("log").focus()
    lab.page.keyboard.press("Escape")
    before = lab.state()
    assert before["mode"] == "command"

    for place in (table.tile(first), table.find('[role="gridcell"][tabindex="0"]')):
        place.focus()
        for key in NOTEBOOK_KEYS:
            lab.page.keyboard.press(key)
        assert table.has_keyboard
        assert lab.state() == before
    assert lab.kernel_says("len(table.game.board)") == "1"

    assert lab.page.evaluate("notebook.context.model.dirty")
    lab.page.keyboard.press("Control+s")
    lab.page.wait_for_function("!notebook.context.model.dirty")

    _, top, *_ = place_of(table.place)
    table.find('[role="grid"] [data-cell]').first.hover()
    lab.page.mouse.wheel(0, 80)
    lab.page.wait_for_function(
        "([table, top]) => table.getBoundingClientRect().top < top - 40",
        arg=[table.place.element_handle(), top],
    )


def test_views_of_one_game_agree(lab: Notebook, jupyter: JupyterServer) -> None:
    lab.open(
        jupyter.write(
            "views.ipynb",
            "import threading\nfrom chromino_core import Game\nfrom chromino_widget import Table",
            "game = Game(['Ann', 'Ben'], seed=7)\nann = Table(game, seat=0)\nann",
            "Table(game, seat=1)",
            "alone, threads = Table(players=1, seed=8), set()\n"
            "alone.on_move(lambda move: threads.add(threading.current_thread().name))\n"
            "alone",
            "display(Table(alone.game), alone)",
            "print('Lay a tile.')\nmove = await alone.next_move()\nprint(move)",
        )
    )
    for cell in range(5):
        lab.run(cell)
    ann, ben, *alone = lab.tables(5)

    for table, seat in ((ann, 0), (ben, 1)):
        hand = lab.kernel_says(f"*sorted(tile.text for tile in game.hands[{seat}])").split()
        assert sorted(table.tiles()) == hand
    ann.lay_by_click()
    placement = lab.kernel_says("game.log[-1][1]")
    for table in (ann, ben):
        table.expect_laid(placement)
        table.expect_turn_of(1)
    lab.tell_kernel("game.push(game.legal_actions()[0])")
    for table in (ann, ben):
        table.expect_turn_of(0)
        table.expect_on_board(int(lab.kernel_says("len(game.board)")))

    lab.begin_to_run(5)
    expect(lab.output(5)).to_have_text("Lay a tile.")
    alone[0].lay_by_click()
    expect(lab.output(5)).to_have_text(re.compile(r"^Lay a tile.\s+Move\(seat=0, action='...@"))
    alone[1].lay_by_click()
    for table in alone:
        table.expect_on_board(3)
        table.expect_laid(lab.kernel_says("move.action"))
        table.expect_laid(lab.kernel_says("alone.game.log[-1][1]"))
    # JupyterLab has another thread for what comes from widgets; games are not for two threads.
    assert lab.kernel_says("*threads") == "MainThread"


def test_python_and_the_panel_choose_how_it_speaks_and_looks(
    lab: Notebook, jupyter: JupyterServer
) -> None:
    cell = "from chromino_widget import Table\ntable = Table(seed=7)\ntable"
    lab.open(jupyter.write("looks.ipynb", cell))
    lab.run_all()
    [table] = lab.tables(1)
    main = table.find(".chromino")
    for language in (*LANGUAGES[1:], LANGUAGES[0]):
        lab.tell_kernel(f"table.language = {language!r}")
        expect(main).to_have_attribute("lang", language)
        words = Wording(language)
        expect(main).to_have_attribute("aria-label", words.say("ui-table"))
        expect(table.find("[data-say]")).to_contain_text(words.say("say-lay"))

    table.action("settings").click()
    table.find('[data-setting="language"] input[value="uk"]').check()
    expect(main).to_have_attribute("lang", "uk")
    table.find('[data-setting="tiles"] input[value="colours"]').check()
    table.find('[data-setting="help"] input[value="all"]').check()
    chosen = "table.language, table.patterns, table.help, table.theme"
    lab.wait_until_kernel_says(chosen, "uk False all system")
    table.find('[data-setting="language"] input[value="en"]').check()
    table.action("close").click()

    light = paper(table)
    try:
        lab.change_theme("Dark")
        expect(table.place).to_have_css("color-scheme", "dark")
        dark = paper(table)
        lab.tell_kernel("table.theme = 'light'")
        expect(main).to_have_attribute("data-theme", "light")
        assert paper(table) == light != dark
        lab.tell_kernel("table.theme = 'dark'")
    finally:
        lab.change_theme("Light")
    expect(main).to_have_attribute("data-theme", "dark")
    assert paper(table) == dark


def paper(table: NotebookTable) -> str:
    """What is behind everything on the table."""
    colour: str = table.find(".chromino").evaluate("all => getComputedStyle(all).backgroundColor")
    return colour


def test_a_dialog_keeps_to_its_table(lab: Notebook, jupyter: JupyterServer) -> None:
    lab.open(
        jupyter.write(
            "dialogs.ipynb",
            "from chromino_widget import Table",
            "table = Table(seed=7)\ntable",
            "bots = Table(players=0, bots=['random', 'random'], seed=1)\nbots",
            "",
        )
    )
    lab.run_all()
    table, bots = lab.tables(2)
    for action in ("menu", "settings", "log"):
        table.action(action).click()
        within(table)
        table.close_dialog()
        expect(table.action(action)).to_be_focused()

    editor = lab.cell(3).locator(".cm-content")
    editor.click()
    lab.tell_kernel("bots.run_bots()")
    expect(bots.find("dialog")).to_be_visible()
    lab.page.keyboard.type("over = 1")
    expect(editor).to_have_text("over = 1")
    within(bots)


def within(table: NotebookTable) -> None:
    """Its dialog is where the table is."""
    left, top, right, bottom = place_of(table.find("dialog"))
    table_left, table_top, table_right, table_bottom = place_of(table.place)
    assert table_left <= left < right <= table_right
    assert table_top <= top < bottom <= table_bottom


def test_a_board_with_no_game(lab: Notebook, jupyter: JupyterServer) -> None:
    cell = "view = BoardView('B*Y@0,0>', tiles=['BRY', 'GGG'])\nview"
    lab.open(jupyter.write("board.ipynb", "from chromino_widget import BoardView", cell))
    lab.run_all()
    [table] = lab.tables(1)
    table.tile("GGG").click()
    table.find('[data-cell="1,0"]').click()
    table.expect_says("occupied")
    expect(table.find("[data-say]")).to_contain_text(Wording("en").say("occupied"))
    assert lab.kernel_says("view.board") == "B*Y@0,0>"

    lab.page.keyboard.press("Escape")
    table.lay_by_click()
    first, second = lab.kernel_says("view.board").split()
    assert first == "B*Y@0,0>"
    table.expect_laid(second)
    lab.tell_kernel("view.board.lift()")
    table.expect_on_board(1)
    assert sorted(table.tiles()) == ["BRY", "GGG"]


def test_the_introduction_leads_to_a_game(lab: Notebook, jupyter: JupyterServer) -> None:
    cell = "from chromino_widget import Introduction\nintro = Introduction(language='uk')\nintro"
    lab.open(jupyter.write("introduction.ipynb", cell))
    lab.run_all()
    [table] = lab.tables(1)
    table.expect_step("lay", "uk")
    expect(table.find('[data-pointing="GBR"]')).to_be_visible()
    table.lay_by_click()
    table.expect_step("draw", "uk")
    table.action("draw").click()
    lab.tell_kernel("intro.language = 'fr'")
    for step in ("drawn", "last"):
        table.expect_step(step, "fr")
        table.tile(table.tiles()[0]).focus()
        table.lay_by_keys()
    table.expect_step("done", "fr")
    assert lab.kernel_says("len(intro.log), intro.outcome['winners']") == "4 [0]"

    expect(table.action("introduced")).to_be_focused()
    lab.page.keyboard.press("Enter")
    table.expect_turn_of(0)
    assert lab.kernel_says("len(intro.game.players), intro.view['task']") == "2 None"


# Where it is, and how large


def test_a_new_table_in_a_dark_notebook_is_dark_at_once(
    lab: Notebook, jupyter: JupyterServer
) -> None:
    lab.change_theme("Dark")
    try:
        cell = "from chromino_widget import Table\nTable(seed=7)"
        lab.open(jupyter.write("dark.ipynb", cell))
        lab.run_all()
        [table] = lab.tables(1)
        table.expect_on_board(1)
        expect(table.place).to_have_css("color-scheme", "dark")
        red, green, blue = map(int, re.findall(r"\d+", paper(table)))
        assert red + green + blue < 200
    finally:
        lab.change_theme("Light")


PLACES: Final = (
    "from chromino_widget import BoardView, Table\nfrom ipywidgets import HBox, Label",
    "HBox([Table(seed=7), Label('beside it')])",
    "HBox([BoardView('B*Y@0,0>'), Label('beside it')])",
    "game = Table(players=2, seed=7).game\nHBox([Table(game, seat=0), Table(game, seat=1)])",
    "low = Table(seed=7)\nlow.layout.height = '350px'\nlow",
)


def test_a_table_has_room_beside_others_and_keeps_to_the_height_it_is_given(
    lab: Notebook, jupyter: JupyterServer
) -> None:
    lab.open(jupyter.write("places.ipynb", *PLACES))
    lab.run_all()
    tables = lab.tables(5)
    for table in tables:
        table.place.scroll_into_view_if_needed()
        left, top, right, bottom = place_of(table.place)
        assert right - left > 300
        rack_left, rack_top, rack_right, rack_bottom = place_of(table.find(".rack"))
        assert left <= rack_left < rack_right <= right
        assert top <= rack_top < rack_bottom <= bottom
    # Two of them share the width, and nothing is cut off.
    output_right = place_of(lab.cell(3).locator(".jp-OutputArea"))[2]
    assert place_of(tables[3].place)[2] <= output_right
    assert place_of(tables[4].place)[3] - place_of(tables[4].place)[1] == 350
    lab.tell_kernel("low.layout.height = None")
    expect(tables[4].place).to_have_js_property("offsetHeight", 576)


def test_the_wheel_over_the_rack_scrolls_the_notebook(
    lab: Notebook, jupyter: JupyterServer
) -> None:
    cell = "from chromino_widget import Table\nTable(players=1, seed=7)"
    lab.open(jupyter.write("wheel.ipynb", cell, *"12345678"))
    lab.run_all()
    [table] = lab.tables(1)
    table.place.scroll_into_view_if_needed()
    _, top, *_ = place_of(table.place)
    table.tile(table.tiles()[0]).hover()
    lab.page.mouse.wheel(0, 80)
    lab.page.wait_for_function(
        "([table, top]) => table.getBoundingClientRect().top < top - 40",
        arg=[table.place.element_handle(), top],
    )
