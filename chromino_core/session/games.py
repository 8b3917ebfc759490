"""Commands about which game is on the table: new, saved, or from a moment on."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from typing import Final

from chromino_core.game import Game
from chromino_core.game.player_names import usual_name
from chromino_core.links import has_secrets, link, unpack
from chromino_core.problems import shown
from chromino_core.rules import Rules, edition
from chromino_core.session.asking import read_kept
from chromino_core.session.commands import Command, Handler, decline
from chromino_core.session.contract import Json
from chromino_core.session.seats import HUMAN, check_kinds
from chromino_core.session.sitting import Sitting

__all__ = ["COMMANDS", "past_of"]


def past_of(sitting: Sitting, command: Command) -> Game:
    """The game as it was after so many actions."""
    past = sitting.game.copy()
    past.rewind(command.data.get("ply"))  # type: ignore[arg-type]  # whatever it is, it is checked
    return past


def _new(sitting: Sitting, command: Command) -> None:
    command.check_for_hosts()
    data = command.data
    rules = _read_rules(command)
    names, kinds = _read_players(data.get("players"), sitting.bots)
    game = Game(names, rules, data.get("seed"), shown=data.get("shown"))
    command.check_eyes(game)
    sitting.play(game, kinds, data.get("seed"))


def _load(sitting: Sitting, command: Command) -> None:
    command.check_for_hosts()
    data = command.data
    record = unpack(data["link"]) if "link" in data else data.get("record")
    game = Game.from_record(record)  # type: ignore[arg-type]  # whatever it is, it is checked
    kinds = data.get("kinds", [HUMAN] * len(game.players))
    resigned = _read_resigned(data.get("resigned", []), game)
    command.check_eyes(game)
    sitting.play(game, kinds, resigned=resigned, task=read_kept(data.get("task"), game))


def _branch(sitting: Sitting, command: Command) -> None:
    """Play on from a moment of the past, in a game of its own in which nobody has given up."""
    command.check_for_hosts()
    sitting.play(past_of(sitting, command), sitting.seats.kinds)


def _save(sitting: Sitting, command: Command) -> Json:
    """The record, for the host alone, or a link with what the seat may know."""
    game = sitting.game
    if command.data.get("as") == "link":
        text = link(game, command.eyes(game, sitting.seats))
        return {"link": text, "whole": not has_secrets(game)}
    command.check_for_hosts()
    seats = sitting.seats
    return {
        "record": game.record(),
        "kinds": list(seats.kinds),
        "resigned": sorted(seats.resigned),
        "eyes": seats.first_eyes,
        "task": None if sitting.task is None else sitting.task.kept(),
    }


def _read_rules(command: Command) -> Rules:
    """The rules agreed for a new game: an edition and what is different."""
    rules = command.mapping("rules")
    variant = {key: value for key, value in rules.items() if key != "edition"}
    return edition(rules.get("edition", "modern"), **variant)


def _read_players(players: object, bots: Collection[str]) -> tuple[list[str], list[str]]:
    """The names and the kinds of the players."""
    if not isinstance(players, list | tuple) or not all(
        isinstance(player, Mapping) for player in players
    ):
        decline("command-field", field="players", value=shown(players))
    names = [player.get("name", usual_name(seat)) for seat, player in enumerate(players)]
    kinds = [player.get("kind", HUMAN) for player in players]
    return names, check_kinds(kinds, len(players), bots)


def _read_resigned(resigned: object, game: Game) -> list[int]:
    """The seats of a game to be loaded that have given up: never all, but if one plays alone."""
    most = max(1, len(game.players) - 1)
    if not isinstance(resigned, list | tuple) or len(resigned) > most:
        decline("command-field", field="resigned", value=shown(resigned))
    seats = [game.check_seat(seat) for seat in resigned]
    if len(set(seats)) < len(seats):
        decline("command-field", field="resigned", value=shown(resigned))
    return seats


COMMANDS: Final[Mapping[str, Handler[Sitting]]] = {
    "new": Handler(_new, needs_game=False),
    "load": Handler(_load, needs_game=False),
    "branch": Handler(_branch, plays=True),
    "save": Handler(_save, acts=False),
}
