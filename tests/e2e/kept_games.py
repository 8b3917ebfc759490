"""Games that wait in the browser, as the page keeps them (site/js/keep/store.js).

A test that needs a certain moment of a game writes it there; the page then takes it up as if it had
been played there.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from table_page import TablePage

from chromino_core import Game, edition

__all__ = [
    "JUST_BOTH",
    "SLOW_STORE",
    "change_seen",
    "finished",
    "keep",
    "kept",
    "kept_when",
    "listed",
    "moment",
    "past",
    "put",
    "seen_last",
    "take_up",
    "to_nothing",
]

JUST_BOTH: Final = ("human", "greedy")

SLOW_STORE: Final = """
    window.slow = false;
    const {transaction} = IDBDatabase.prototype;
    IDBDatabase.prototype.transaction = function (names, mode, ...more) {
        const tx = transaction.call(this, names, mode, ...more);
        const busy = slow && mode === "readwrite" ? 20000 : 0;
        for (let n = 0; n < busy; n++) tx.objectStore("games").count();
        return tx;
    };
"""
"""A script with which, as soon as `slow` is true, the store has much to do before any change."""

_MOST_LOOKS: Final = 2400

_NOTHING: Final = "<!doctype html><title>Nothing</title><link rel=icon href='data:,'>"

_OPENED: Final = """
    const done = (request) => new Promise((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
    });
    // Who leaves the page before that may find nothing of it.
    const ended = (tx) => new Promise((resolve, reject) => {
        tx.oncomplete = resolve;
        tx.onabort = () => reject(tx.error);
    });
    const asked = indexedDB.open("chromino", 1);
    asked.onupgradeneeded = () => {
        const games = asked.result.createObjectStore("games", {keyPath: "id"});
        games.createIndex("changed", "changed");
        asked.result.createObjectStore("kept");
    };
    const db = await done(asked);
"""

_PUT: Final = f"""async ([games, current]) => {{{_OPENED}
    const now = Date.now();
    const tx = db.transaction(["games", "kept"], "readwrite");
    for (const game of games) tx.objectStore("games").put({{started: now, changed: now, ...game}});
    if (current !== null) tx.objectStore("kept").put(current, "current game");
    await ended(tx);
    db.close();
}}"""

_KEPT: Final = f"""async () => {{{_OPENED}
    const all = db.transaction("games").objectStore("games").index("changed");
    const games = await done(all.getAll());
    db.close();
    return games;
}}"""

_SEEN: Final = f"""async () => {{{_OPENED}
    const seen = await done(db.transaction("kept").objectStore("kept").get("current view"));
    db.close();
    return seen ?? null;
}}"""

_CHANGE_SEEN: Final = f"""async ([seen, script]) => {{{_OPENED}
    const tx = db.transaction("kept", "readwrite");
    const changed = new Function("seen", `${{script}}; return seen`)(seen);
    tx.objectStore("kept").put(changed, "current view");
    await ended(tx);
    db.close();
}}"""


def moment(
    id: str,
    board: str,
    hands: Sequence[str],
    bag: str = "",
    *,
    seat: int = 0,
    **variant: Any,
) -> dict[str, Any]:
    """A moment of a game, in which the seat is to move: `moment("modern", "B*Y@0,0>", ["GGG"])`."""
    rules = edition(id, **variant)
    position = {
        "format": "chromino-position/1",
        "rules": rules.as_dict(),
        "players": [f"Player {n}" for n, _ in enumerate(hands, 1)],
        "board": board,
        "hands": [hand.split() for hand in hands],
        "bag": bag.split(),
        "seat": seat,
        "drawn": None,
        "scores": [0] * len(hands) if rules.scoring else None,
    }
    return Game.from_record(position).record()


def finished(id: str, players: int, seed: int, **variant: Any) -> Game:
    """A whole game, in which everybody does the first thing that the rules allow."""
    names = [f"Player {n}" for n in range(1, players + 1)]
    game = Game(names, edition(id, **variant), seed)
    while game.outcome() is None:
        game.push(game.legal_actions()[0])
    return game


def past(game: Game, ply: int) -> Game:
    """The game as it was after so many actions."""
    other = game.copy()
    other.rewind(ply)
    return other


def listed(game: Game, kinds: Sequence[str] = JUST_BOTH, **more: Any) -> dict[str, Any]:
    """A game as the page keeps it, with whatever else: `listed(game, id="a", name="Rainy day")`."""
    outcome = game.outcome()
    return {
        "id": "kept by a test",
        "record": game.record(),
        "kinds": list(kinds),
        "resigned": [],
        "seat": 0,
        "over": outcome is not None,
        "winners": list(outcome.winners) if outcome else [],
        "board": str(game.board).split(),
        **more,
    }


def to_nothing(table: TablePage) -> None:
    """Go where the store is the page's, for it has the same origin, but nothing works in it."""
    table.page.route("**/nothing.html", lambda route: route.fulfill(body=_NOTHING))
    table.page.goto(f"{table.address}nothing.html")


def put(table: TablePage, *games: Mapping[str, Any], current: str | None = None) -> None:
    """Keep games in the browser exactly as they are; the page takes none up, or the current one."""
    to_nothing(table)
    table.page.evaluate(_PUT, [games, current])


def keep(
    table: TablePage,
    record: Mapping[str, Any],
    kinds: Sequence[str] = JUST_BOTH,
    *,
    id: str = "kept by a test",
    over: bool = False,
) -> None:
    """Keep a game as earlier versions did; the page takes it up when it is opened."""
    game = {
        "id": id,
        "record": dict(record),
        "kinds": list(kinds),
        "resigned": [],
        "seat": 0,
        "over": over,
    }
    put(table, game, current=id)


def take_up(
    table: TablePage, record: Mapping[str, Any], kinds: Sequence[str] = JUST_BOTH, **how: Any
) -> None:
    """Open the page with a game that was begun before."""
    keep(table, record, kinds, **how)
    table.page.goto(table.address)
    table.wait_for_table()


def kept(table: TablePage) -> list[dict[str, Any]]:
    """The games that are kept in the browser, the one that was changed last at the end."""
    games: list[dict[str, Any]] = table.page.evaluate(_KEPT)
    return games


def kept_when(
    table: TablePage, ready: Callable[[list[dict[str, Any]]], bool]
) -> list[dict[str, Any]]:
    """The same, as soon as what was done last is among them: the page keeps it a moment later."""
    for _ in range(_MOST_LOOKS):
        if ready(games := kept(table)):
            return games
        table.wait_for_paint()
    raise AssertionError(f"not kept: {games}")


def seen_last(table: TablePage) -> dict[str, Any] | None:
    """What the page has kept of how the current game looks."""
    seen: dict[str, Any] | None = table.page.evaluate(_SEEN)
    return seen


def change_seen(table: TablePage, seen: Mapping[str, Any], script: str) -> None:
    """Keep it otherwise: what the script makes of `seen`, or returns instead."""
    to_nothing(table)
    table.page.evaluate(_CHANGE_SEEN, [seen, script])
