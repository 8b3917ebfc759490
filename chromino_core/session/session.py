"""The one object that both hosts talk to: commands in, answers and views out, all plain JSON.

>>> session = Session()
>>> answer = session.dispatch({"id": 1, "type": "new", "rules": {"edition": "modern"}, "seed": 7,
...     "players": [{"name": "Ann", "kind": "human"}, {"name": "Counter", "kind": "counter"}]})
>>> answer["ok"], answer["view"]["turn"]["seat"], len(answer["view"]["hand"])
(True, 0, 8)
>>> session.dispatch({"id": 2, "type": "act", "seat": 0, "action": "pass"})["problems"][0]["id"]
'must-play'

A refusal is an answer, never an exception. Commands may carry the `rev` of the view they were made
in; if that is stale they change nothing and get the current view. The view in an answer is made for
the `eyes` that the command names, else for its `seat`, else for the first person at the table.

Where several people share a screen, it is the host that covers it: `view` shows the hand that it
asks for, and changes nothing; `reveal` says that its owner has been handed the screen.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Mapping, Sequence
from random import Random
from typing import Any, ClassVar, Final, NoReturn, TypeAlias, overload

from chromino_core.board import Board
from chromino_core.bots import BEST_BOT, BOTS, Thought, choose
from chromino_core.game import Game
from chromino_core.game.player_names import usual_name
from chromino_core.links import has_secrets, link, unpack
from chromino_core.nearest import nearest_miss
from chromino_core.problems import ChrominoError, IllegalMove, InvalidSetup, Problem, Value, shown
from chromino_core.records.json_text import read_json
from chromino_core.rules import EDITIONS, Rules, edition
from chromino_core.session.seats import HUMAN, check_kinds
from chromino_core.session.sitting import Sitting
from chromino_core.session.view import Json, Table, problem_data, view
from chromino_core.tiles import tile_of
from chromino_core.words import COLOURS

__all__ = ["Session"]

_Handler: TypeAlias = Callable[["Session", Mapping[str, Any], Collection[int] | None], Json | None]
"""Carries a command out; what it returns is answered, else the view."""

_LONGEST_THOUGHT: Final = 3_600_000
"""The most milliseconds that a bot may be given."""

_NEVER_STALE: Final = ("view", "at", "why", "miss", "hint", "save", "picture", "editions", "reveal")
"""Commands that change nothing, or nothing that depends on what was seen before."""
_WITHOUT_GAME: Final = ("new", "load", "picture", "editions")


class Session(Sitting):
    """A game with its players, people and bots. Hosts send commands and ask for views.

    `kinds` says of each seat whether it is `human` or which bot; `bots` adds bots of one's own.
    """

    # Commands

    @overload
    def dispatch(self, command: str | bytes, seats: Collection[int] | None = None) -> str: ...
    @overload
    def dispatch(
        self, command: Mapping[str, Any], seats: Collection[int] | None = None
    ) -> Json: ...
    def dispatch(
        self, command: Mapping[str, Any] | str | bytes, seats: Collection[int] | None = None
    ) -> Json | str:
        """Carry out a command, given as data or as JSON text; the answer comes in the same form.

        A host that speaks for some seats only says which; it neither sees nor moves the others.
        """
        if isinstance(command, str | bytes):
            answer = self._answer(command, seats)
            return json.dumps(answer, separators=(",", ":"))
        return self._answer(command, seats)

    def _answer(self, command: object, seats: Collection[int] | None) -> Json:
        answer: Json = {"id": None, "ok": False}
        try:
            data = read_json(command) if isinstance(command, str | bytes) else command
            if not isinstance(data, Mapping):
                raise InvalidSetup.because("command-object", value=shown(data))
            if isinstance(data.get("id"), str | int):
                answer["id"] = data["id"]
            kind = data.get("type")
            handler = self._HANDLERS.get(kind) if isinstance(kind, str) else None
            if handler is None:
                known = ", ".join(self._HANDLERS)
                _decline("command-unknown", value=shown(kind), known=known)
            if self._is_stale(data):
                stale = problem_data(Problem("stale"))
                return answer | {"problems": [stale], "view": self._view_for(data, seats)}
            if kind not in _WITHOUT_GAME:
                self._eyes(data, seats)  # a command with a wrong seat must not change anything
            told = handler(self, data, seats)
            if kind not in _NEVER_STALE and (eyes := self._eyes(data, seats)) is not None:
                self.reveal(eyes)  # the hand that comes with the answer
            return answer | {"ok": True} | (told or {"view": self._view_for(data, seats)})
        except ChrominoError as error:
            return answer | {"problems": list(map(problem_data, error.problems))}
        except Exception as error:  # a mistake of ours must not tear down the host
            broken = Problem("internal-error", {"error": f"{type(error).__name__}: {error}"[:200]})
            return answer | {"problems": [problem_data(broken)]}

    def _is_stale(self, data: Mapping[str, Any]) -> bool:
        return data.get("type") not in _NEVER_STALE and bool(
            data.get("rev", self._rev) != self._rev
        )

    def _new(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        _only_for_hosts(seats)
        rules = _read_rules(data)
        names, kinds = _read_players(data.get("players"), self._bots)
        seed = data.get("seed")
        game = Game(names, rules, seed, shown=data.get("shown"))
        _check_eyes(data, game)
        self._adopt(game, kinds, seed)

    def _load(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        _only_for_hosts(seats)
        record = unpack(data["link"]) if "link" in data else data.get("record")
        game = Game.from_record(record)  # type: ignore[arg-type]  # whatever it is, it is checked
        kinds = data.get("kinds", [HUMAN] * len(game.players))
        resigned = _read_resigned(data, game)
        _check_eyes(data, game)
        self._adopt(game, kinds, None, resigned)

    def _branch(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        """Play on from a moment of the past, in a game of its own in which nobody has given up."""
        _only_for_hosts(seats)
        self._adopt(self._past(data), self._seats.kinds, None)

    def _save(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """The record, for the host alone, or a link with what the seat may know."""
        if data.get("as") == "link":
            text = link(self.game, self._eyes(data, seats))
            return {"link": text, "whole": not has_secrets(self.game)}
        _only_for_hosts(seats)
        kinds, resigned = self._seats
        record = self.game.record()
        return {"record": record, "kinds": list(kinds), "resigned": sorted(resigned)}

    def _act(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        seat, action = self._seat(data, seats), _read_text(data, "action")
        self._push(action, seat)

    def _undo(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        plies = self._plies_to_undo()
        if plies == 0:
            raise IllegalMove.because("nothing-to-undo")
        undone = list(self.game.log[-plies:])
        _check_own(undone, seats)
        self._take_back(undone)

    def _redo_last(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        if not self._redo:
            raise IllegalMove.because("nothing-to-redo")
        _check_own(self._redo[-1], seats)
        self._do_again()

    def _at(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """The view after so many actions, to look at only; of `everyone` once the game is over.

        As long as somebody may take a move back, it shows the hand of nobody else: to look back is
        not to be handed the screen.
        """
        past, everyone = self._past(data), _read_flag(data, "everyone")
        if everyone and not self._outcome():
            _decline("hands-hidden")
        eyes = self._eyes(data, seats)
        if eyes is not None and self._is_hidden_from(eyes):
            eyes = None
        outcome = self._seats.outcome(past) if len(past.log) == len(self.game.log) else None
        table = Table(self._rev, self._seats, outcome, open=everyone)
        return {"view": view(past, table, eyes, live=False)}

    def _past(self, data: Mapping[str, Any]) -> Game:
        """The game as it was after so many actions."""
        past = self.game.copy()
        past.rewind(data.get("ply"))  # type: ignore[arg-type]  # whatever it is, it is checked
        return past

    def _why(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        problems = self.game.problems(_read_text(data, "action"), self._seat(data, seats))
        if self._seats.given_up:
            problems = (Problem("game-over"),)
        return {"problems": list(map(problem_data, problems))}

    def _miss(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """Where a tile that fits nowhere comes nearest to fitting, and what is wrong there."""
        seat, tile = self._seat(data, seats), tile_of(_read_text(data, "tile"))
        self._check_running()
        placement, problems = nearest_miss(self.game, seat, tile)
        return {"miss": str(placement), "problems": list(map(problem_data, problems))}

    def _hint(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """What the best bot would do in this seat."""
        observation = self.game.observe(self._seat(data, seats))
        if not observation.actions or self._seats.given_up:
            _decline("no-hint")
        return {"hint": choose(BOTS[BEST_BOT], observation, Random(0))}

    def _picture(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """The table, or any other that is given, with a text alternative in any language."""
        from chromino_core import svg  # not earlier: few games need it, and all begin sooner

        highlight = data.get("highlight", [])
        if not isinstance(highlight, list | tuple) or len(highlight) > 80:
            _decline("command-field", field="highlight", value=shown(highlight))
        drawn = svg.board(
            _read_board(data) if "board" in data else self.game.board,
            coordinates=_read_flag(data, "coordinates"),
            highlight=highlight,
            contacts=data.get("contacts"),
            patterns=_read_flag(data, "patterns", True),
            **_read_words(data),
        )
        return {"svg": str(drawn)}

    # Seats

    def _reveal(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        """The person in the seat has been handed the screen, and sees the tiles."""
        self.reveal(self._seat(data, seats))

    def _hand_over(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        """A seat goes to a player of another kind: to a bot, or to a person."""
        _only_for_hosts(seats)
        seat = self._seat(data, seats)
        [kind] = check_kinds([data.get("kind")], 1, self._bots)
        if kind == HUMAN:
            self._check_not_resigned(seat)
        self._check_not_given_up()
        self._reseat(seat, self._seats.hand_over(seat, kind))

    def _resign(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        """The player gives up: the game is over, or a bot plays on in this seat."""
        seat = self._seat(data, seats)
        self._check_not_resigned(seat)
        self._check_running()
        after = self._seats.resign(seat)
        goes_on = Problem("say-resigned", {"name": self.game.players[seat]})
        self._reseat(seat, after, None if after.given_up else goes_on)

    # Bots

    def _bot(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        """The next bot begins to think; the host then calls `think` until it returns None."""
        self._check_not_given_up()
        seat, ms = self._next_bot(), data.get("ms")
        if seat is None and self.game.seat in self._declined:
            seat = self.game.seat  # it has failed, and is asked to try once more
        if seat is None or self._thought is not None:
            _decline("no-bot")
        if ms is not None and not (type(ms) is int and 0 <= ms <= _LONGEST_THOUGHT):
            _decline("command-field", field="ms", value=shown(ms))
        bot = self._bots[self._seats.kinds[seat]]
        self._touch(thought=Thought(bot, self.game.observe(seat), self._rng, ms))

    def _move_now(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        """The bot that is thinking does the best it has found so far."""
        if self._thought is None:
            _decline("nobody-thinks")
        if self._thought.best is None:
            self.think(0)  # at least one thought
        if self._thought is not None:
            self._finish(self._thought)

    def _cancel(self, data: Mapping[str, Any], seats: Collection[int] | None) -> None:
        """The bot that is thinking stops, and does nothing."""
        if self._thought is None:
            _decline("nobody-thinks")
        self._touch()

    # What commands say

    def _view_for(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        tile = data.get("tile")
        return self.view(self._eyes(data, seats), tile if isinstance(tile, str) else None)

    def _eyes(self, data: Mapping[str, Any], seats: Collection[int] | None) -> int | None:
        """Whose eyes the answer is for: those named, else the seat's, else the first person's."""
        field = "eyes" if "eyes" in data or data.get("type") == "seat" else "seat"
        if field in data:
            return None if data[field] is None else self._seat(data, seats, field)
        people = self._seats.people
        return next((seat for seat in people if seats is None or seat in seats), None)

    def _seat(
        self, data: Mapping[str, Any], seats: Collection[int] | None, field: str = "seat"
    ) -> int:
        seat = self.game.check_seat(data.get(field))
        if seats is not None and seat not in seats:
            _decline("not-your-seat", seat=seat)
        return seat

    _HANDLERS: ClassVar[Mapping[str, _Handler]] = {
        "new": _new,
        "act": _act,
        "undo": _undo,
        "redo": _redo_last,
        "at": _at,
        "why": _why,
        "miss": _miss,
        "hint": _hint,
        "seat": _hand_over,
        "resign": _resign,
        "bot": _bot,
        "move-now": _move_now,
        "cancel": _cancel,
        "view": lambda *_: None,
        "reveal": _reveal,
        "load": _load,
        "branch": _branch,
        "save": _save,
        "picture": _picture,
        "editions": lambda *_: {"editions": [rules.as_dict() for rules in EDITIONS.values()]},
    }


# Reading commands


def _decline(id: str, **args: Value) -> NoReturn:
    raise InvalidSetup.because(id, **args)


def _read_text(data: Mapping[str, Any], field: str, most: int = 10_000) -> str:
    value = data.get(field)
    if not isinstance(value, str) or len(value) > most:
        _decline("command-field", field=field, value=shown(value))
    return value


def _read_flag(data: Mapping[str, Any], field: str, usual: bool = False) -> bool:
    value = data.get(field, usual)
    if not isinstance(value, bool):
        _decline("command-field", field=field, value=shown(value))
    return value


def _read_mapping(data: Mapping[str, Any], field: str) -> Mapping[str, Any]:
    value = data.get(field, {})
    if not isinstance(value, Mapping) or not all(isinstance(key, str) for key in value):
        _decline("command-field", field=field, value=shown(value))
    return value


def _read_rules(data: Mapping[str, Any]) -> Rules:
    """The rules agreed for a new game: an edition and what is different."""
    rules = _read_mapping(data, "rules")
    variant = {key: value for key, value in rules.items() if key != "edition"}
    return edition(rules.get("edition", "modern"), **variant)


def _read_players(players: object, bots: Collection[str]) -> tuple[list[str], list[str]]:
    """The names and the kinds of the players."""
    if not isinstance(players, list | tuple) or not all(
        isinstance(player, Mapping) for player in players
    ):
        _decline("command-field", field="players", value=shown(players))
    names = [player.get("name", usual_name(seat)) for seat, player in enumerate(players)]
    kinds = [player.get("kind", HUMAN) for player in players]
    return names, check_kinds(kinds, len(players), bots)


def _read_resigned(data: Mapping[str, Any], game: Game) -> list[int]:
    """The seats of a game to be loaded that have given up: never all, but if one plays alone."""
    resigned = data.get("resigned", [])
    most = max(1, len(game.players) - 1)
    if not isinstance(resigned, list | tuple) or len(resigned) > most:
        _decline("command-field", field="resigned", value=shown(resigned))
    seats = [game.check_seat(seat) for seat in resigned]
    if len(set(seats)) < len(seats):
        _decline("command-field", field="resigned", value=shown(resigned))
    return seats


def _read_board(data: Mapping[str, Any]) -> Board:
    """A table of no more tiles than a box holds."""
    contacts, geometry = data.get("min_contacts", 2), data.get("geometry", "free")
    return Board(_read_text(data, "board", 2_000), min_contacts=contacts, geometry=geometry)


def _read_words(data: Mapping[str, Any]) -> dict[str, Any]:
    """The words of a picture: its title, its description, and the names of all colours."""
    words = _read_mapping(data, "words")
    told: dict[str, Any] = {
        field: _read_text(words, field) for field in ("title", "description") if field in words
    }
    if "colours" in words:
        colours = _read_mapping(words, "colours")
        told["colours"] = {colour: _read_text(colours, colour, 40) for colour in COLOURS}
    return told


def _check_eyes(data: Mapping[str, Any], game: Game) -> None:
    """The seat that a new game will be looked at from must be one of its own."""
    for field in ("seat", "eyes"):
        if data.get(field) is not None:
            game.check_seat(data[field])


def _check_own(undone: Sequence[tuple[int, str]], seats: Collection[int] | None) -> None:
    """A host that speaks for some seats takes back, and does again, only what they have done."""
    seat = undone[0][0]
    if seats is not None and seat not in seats:
        _decline("not-your-seat", seat=seat)


def _only_for_hosts(seats: Collection[int] | None) -> None:
    if seats is not None:
        _decline("only-for-hosts")
