"""A view of the session as a screen: players on top, the table, the news, the hand, what to do."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any, Final

from chromino_core import text
from chromino_core.board import Board
from chromino_core.cli import picture
from chromino_core.cli.terminal import Size, Terminal, width
from chromino_core.cli.words import count, told
from chromino_core.placement import Placement
from chromino_core.problems import Cell

__all__ = ["Story", "board_of", "paint"]

_TALL: Final = 34  # with so many rows the hand may have walls too
_GAP: Final = "   "


def board_of(view: Mapping[str, Any]) -> Board:
    geometry = view["rules"]["geometry"]
    return Board(" ".join(view["board"]), min_contacts=view["need"], geometry=geometry)


class Story:
    """What the log of a view leaves out: the tiles one has drawn oneself, and sums of points."""

    def __init__(self) -> None:
        self._drawn: dict[int, str] = {}
        self._sums: dict[int, str] = {}

    def note(self, view: Mapping[str, Any]) -> None:
        """Remember the last action, seen with the eyes of whoever did it."""
        ply = view["ply"]
        self._drawn.pop(ply, None)
        self._sums.pop(ply, None)
        if not ply:
            return
        seat, action = view["log"][-1]
        if action == "draw" and view["seat"] == seat:
            self._drawn[ply] = view["hand"][-1]["tile"]
        elif action[3:4] == "@" and view["last"]["sum"]:
            self._sums[ply] = view["last"]["sum"]

    def lines(self, view: Mapping[str, Any], chip: Callable[[str], str]) -> list[str]:
        """What happened since the seat's turn before, the seat's own doings included."""
        eyes, log = view["seat"], view["log"]
        names = [player["name"] for player in view["players"]]
        lines: list[str] = []
        last = None
        for ply in range(_since(log, eyes, len(names)), len(log)):
            seat, action = log[ply]
            own = seat == eyes
            drawn = self._drawn.get(ply + 1) if own else None
            words = told(action, own, names, drawn, self._sums.get(ply + 1), chip)
            if seat == last and log[ply - 1][1] == "draw":
                words = "kept it" if action == "pass" else words
                lines[-1] = f"{lines[-1][:-1]} and {words}."
            else:
                lines.append(f"{'You' if own else names[seat]} {words}.")
            last = seat
        return lines


def _since(log: Sequence[Sequence[Any]], eyes: int | None, players: int) -> int:
    """Where the seat's last turn that is over began."""
    ply = len(log)
    while ply and log[ply - 1][0] == eyes:
        ply -= 1  # the turn that is not over
    if eyes is None or ply == 0:
        return max(0, len(log) - players)
    while ply and log[ply - 1][0] != eyes:
        ply -= 1
    while ply and log[ply - 1][0] == eyes:
        ply -= 1
    return ply


def others_last(view: Mapping[str, Any]) -> list[Placement]:
    """What the others have laid since the seat's own turn, to be ringed on the table."""
    log, eyes = view["log"], view["seat"]
    found: list[Placement] = []
    for seat, action in reversed(log):
        if seat == eyes or len(found) == len(view["players"]) - 1:
            break
        if action[3:4] == "@":
            found.append(Placement(action))
    return found


def paint(
    terminal: Terminal,
    view: Mapping[str, Any],
    news: Sequence[str],
    below: Sequence[str],
    *,
    rings: Iterable[Placement] | None = None,
    numbers: dict[Cell, str] | None = None,
    hand: bool = True,
) -> None:
    """The whole screen: on top who plays, at the bottom what to do, and the table between."""
    size, board = terminal.size, board_of(view)
    rings = others_last(view) if rings is None else list(rings)
    top = [*_title(terminal, view), *_players(terminal, view), ""]
    told = [f"  {line}" for sentence in below for line in terminal.wrap(sentence)]
    for boxes in (True, False) if size is None or size.rows >= _TALL else (False,):
        bottom = ["", *_news(terminal, news)] if news else [""]
        if hand and view["hand"]:
            bottom += ["", *(_boxes(terminal, view) if boxes else _hand(terminal, view))]
        bottom += ["", *told]
        room = size and Size(size.columns - 4, max(6, size.rows - len(top) - len(bottom) - 1))
        if picture.is_roomy(board, room, rings):
            break
    table = picture.table(board, room, colour=terminal.colour, rings=rings, numbers=numbers)
    if room and size:
        indent = max(0, (size.columns - max(map(width, table))) // 2 - 1)
        spare = room.rows - len(table)
        table = [""] * (spare // 2) + [" " * indent + line for line in table]
        table += [""] * (room.rows - len(table))
    else:
        table = [f"  {line}" for line in table]
    terminal.paint([*top, *table, *bottom])


def _title(terminal: Terminal, view: Mapping[str, Any]) -> list[str]:
    """The game at the left, what the bag holds at the right."""
    rules = view["rules"]
    extras = [rules["edition"]]
    if rules["geometry"] == "dominoes":
        extras.append("as with dominoes")
    elif rules["min_contacts"] == 1:
        extras.append("one contact is enough")
    if rules["scoring"]:
        extras.append(f"{rules['scoring']} scoring")
    bag = count(view["bag"], "tile") + " in the bag" if view["bag"] else "the bag is empty"
    left = f"  Chromino · {' · '.join(extras)}"
    space = max(3, min(terminal.columns, 100) - width(left) - len(bag) - 2)
    return [f"  {terminal.bold('Chromino')}{left[10:]}{' ' * space}{bag}"]


def _players(terminal: Terminal, view: Mapping[str, Any]) -> list[str]:
    """Everybody with tiles and points, an arrow before whose turn it is."""
    entries = []
    for seat, player in enumerate(view["players"]):
        turn = seat == view["turn"]["seat"] and not view["outcome"]
        words = count(player["count"], "tile")
        if player["score"] is not None:
            words += f", {count(player['score'], 'point')}"
        name = terminal.bold(player["name"]) if turn else player["name"]
        entry = f"{'▸' if turn else ' '} {name}: {words}"
        tiles = player["shown"] if player["hand"] is None else []
        if view["rules"]["open_hands"] and seat != view["seat"]:
            tiles = player["hand"]
        if tiles and seat != view["seat"]:
            shows = "," if view["rules"]["open_hands"] else ", shows"
            entry += f"{shows} {' '.join(picture.chip(tile, terminal.colour) for tile in tiles)}"
        entries.append(entry)
    lines: list[str] = []
    for entry in entries:
        if lines and width(lines[-1]) + len(_GAP) + width(entry) <= terminal.columns - 2:
            lines[-1] += _GAP + entry
        else:
            lines.append(entry)
    return lines


def _news(terminal: Terminal, news: Sequence[str]) -> list[str]:
    size = terminal.size
    most = len(news) if size is None else max(2, size.rows // 6)
    return [f"  {line}" for line in news[-most:]]


def _boxes(terminal: Terminal, view: Mapping[str, Any]) -> list[str]:
    """The tiles with their numbers, as large as those on the table."""
    tiles = [entry["tile"] for entry in view["hand"]]
    return text.hand(tiles, colour=terminal.colour, numbers=True).split("\n")


def _hand(terminal: Terminal, view: Mapping[str, Any]) -> list[str]:
    """The tiles with their numbers in few lines; those that fit have bright ones."""
    items = []
    for number, entry in enumerate(view["hand"], 1):
        name = f"{number:>2}"
        name = terminal.quiet(name) if entry["legal"] == [] else terminal.bold(name)
        items.append(f" {name} {picture.chip(entry['tile'], terminal.colour)} ")
    most = max(1, (terminal.columns - 2) // width(items[0]))
    rows = -(-len(items) // most)
    most = -(-len(items) // rows)  # rows of equal length
    return ["".join(items[n : n + most]).rstrip(" ") for n in range(0, len(items), most)]
