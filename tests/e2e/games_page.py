"""The list of saved games, as people use it."""

from __future__ import annotations

from typing import Any

from browsing import FAST
from fingers import Mouse
from kept_games import listed, put
from page_fixtures import NewPage
from playwright.sync_api import FilePayload, Locator, expect
from table_page import TablePage
from wording import Wording

from chromino_core import Game, edition

__all__ = [
    "brings",
    "deed",
    "dropped",
    "entry",
    "files",
    "in_language",
    "leave_for_the_games",
    "open_games",
    "play_a_little",
    "played",
    "shown",
    "three_games",
]

_DRAG = """([name, files]) => {
    const dataTransfer = new DataTransfer();
    for (const {name, text} of files) dataTransfer.items.add(new File([text], name));
    const how = {dataTransfer, bubbles: true, cancelable: true};
    document.body.dispatchEvent(new DragEvent(name, how));
}"""


def played(actions: int, *names: str, id: str = "modern", seed: int = 7, **variant: object) -> Game:
    """A game in which so many things were done, as far as it went."""
    game = Game(names or ("Ann", "Robin"), edition(id, **variant), seed)
    while game.outcome() is None and len(game.log) < actions:
        game.push(game.legal_actions()[0])
    return game


THREE = {"a": played(0), "b": played(2), "c": played(4)}
"""In each of them the first seat is to move."""


def in_language(new_page: NewPage, language: str, **how: Any) -> tuple[TablePage, Wording]:
    return new_page(settings={**FAST, "language": language}, **how), Wording(language)


def play_a_little(table: TablePage) -> None:
    table.open(edition="modern", players="human,greedy", seed=7)
    table.act(Mouse(table))
    table.wait_for_me()


def three_games(table: TablePage) -> None:
    """Keep three games: the newest is `c`."""
    games = enumerate(THREE.items(), 1)
    put(table, *(listed(game, id=id, name=f"Game {id}", changed=n) for n, (id, game) in games))


def open_games(table: TablePage) -> None:
    table.open_start()
    table.action("games").click()
    table.action("open-file").wait_for()
    expect(table.page.locator("[data-game], .no-games").first).to_be_visible()


def leave_for_the_games(table: TablePage) -> None:
    """From a game that goes on."""
    table.action("menu").click()
    table.action("games").click()
    table.action("yes").click()
    table.action("open-file").wait_for()


def entry(table: TablePage, id: str) -> Locator:
    return table.page.locator(f'[data-game="{id}"]')


def shown(table: TablePage) -> list[str]:
    """The ids of the games, from the top; there are some, which may take a moment."""
    games = table.page.locator("[data-game]")
    games.first.wait_for()
    ids: list[str] = games.evaluate_all("all => all.map(one => one.dataset.game)")
    return ids


def deed(table: TablePage, id: str, name: str) -> None:
    """Do something from the menu of a game, such as `delete`."""
    entry(table, id).locator('[data-action="game-more"]').click()
    table.action(f"game-{name}").click()


# Files


def files(**texts: str) -> list[dict[str, str]]:
    """Files to drop, each by its name without the ending: `files(one="{}")`."""
    return [{"name": f"{name}.json", "text": text} for name, text in texts.items()]


def dropped(table: TablePage, dragged: list[dict[str, str]], *events: str) -> None:
    """Drag files over the page and drop them there, or do only these things with them."""
    for event in events or ("dragover", "drop"):
        table.page.evaluate(_DRAG, [event, dragged])


def brings(table: TablePage, brought: list[dict[str, str]]) -> None:
    """Choose files by the button of the list."""
    with table.page.expect_file_chooser() as chooser:
        table.action("open-file").click()
    payloads: list[FilePayload] = [
        {"name": file["name"], "mimeType": "application/json", "buffer": file["text"].encode()}
        for file in brought
    ]
    chooser.value.set_files(payloads)
