"""The one object that both hosts talk to: commands in, answers and views out, all plain JSON.

>>> session = Session()
>>> answer = session.dispatch({"id": 1, "type": "new", "rules": {"edition": "modern"}, "seed": 7,
...     "players": [{"name": "Ann", "kind": "human"}, {"name": "Greedy", "kind": "greedy"}]})
>>> answer["ok"], answer["view"]["turn"]["seat"], len(answer["view"]["hand"])
(True, 0, 8)
>>> session.dispatch({"id": 2, "type": "act", "seat": 0, "action": "pass"})["problems"][0]["id"]
'must-play'

A refusal is an answer, never an exception. Commands may carry the `rev` of the view they were made
in; if that is stale they change nothing and get the current view.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Iterator, Mapping, Sequence
from random import Random
from time import perf_counter
from typing import Any, ClassVar, Final, NamedTuple, TypeAlias, overload

from chromino_core.bots import BOTS, Bot, as_bot, checked, choose
from chromino_core.commands import (
    check_eyes,
    check_kinds,
    check_own,
    decline,
    only_for_hosts,
    read_players,
    read_text,
)
from chromino_core.game import Game
from chromino_core.links import link, unpack
from chromino_core.observe import Observation
from chromino_core.problems import ChrominoError, IllegalMove, InvalidSetup, Problem, shown
from chromino_core.rules import edition
from chromino_core.setup import check_seed
from chromino_core.undo import HUMAN, plies_to_undo
from chromino_core.untrusted import read_json
from chromino_core.view import Table, problem_data, view

__all__ = ["Session"]

Json: TypeAlias = dict[str, Any]
_Handler: TypeAlias = Callable[["Session", Mapping[str, Any], Collection[int] | None], Json]

_LONGEST_THOUGHT: Final = 3_600_000
"""The most milliseconds that a bot may be given."""


class _Thought(NamedTuple):
    """A bot that is thinking."""

    seat: int
    observation: Observation
    actions: Iterator[str]
    until: float | None


class Session:
    """A game with its players, people and bots. Hosts send commands and ask for views.

    `kinds` says of each seat whether it is `human` or which bot; `bots` adds bots of one's own.
    """

    _kinds: list[str]
    _rng: Random
    _thought: _Thought | None
    _best: str | None  # what the bot that is thinking has found so far
    _declined: set[int]  # bots that do nothing out of turn, or have failed
    _redo: list[list[tuple[int, str]]]
    _say: Problem | None
    _revealed: int  # how many actions had been done when another person last looked
    _changing: bool

    def __init__(
        self,
        game: Game | None = None,
        kinds: Sequence[str] | None = None,
        bots: Mapping[str, Bot | Callable[..., Any]] | None = None,
    ) -> None:
        self._bots = {name: as_bot(bot) for name, bot in {**BOTS, **(bots or {})}.items()}
        self._watchers: list[Callable[[], None]] = []
        self._unwatch: Callable[[], None] = lambda: None
        self._game: Game | None = None
        self._rev = 0
        self._forget()
        if game is not None:
            self._adopt(game, [HUMAN] * len(game.players) if kinds is None else kinds, None)

    @property
    def game(self) -> Game:
        if self._game is None:
            raise InvalidSetup.because("no-game")
        return self._game

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back whenever the views have changed; returns a function that ends this."""
        self._watchers.append(callback)
        return lambda: self._watchers.remove(callback) if callback in self._watchers else None

    def view(self, seat: int | None = None, tile: str | None = None) -> Json:
        """The table with the eyes of a seat, or with no seat, of a spectator."""
        game = self.game
        if seat is not None:
            game._check_seat(seat)
            if self._kinds[seat] == HUMAN and game.log and game.log[-1][0] != seat:
                self._revealed = len(game.log)
        return view(game, self._table(), seat, tile=tile)

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
                decline("command-unknown", value=shown(kind), known=known)
            if self._is_stale(data):
                stale = problem_data(Problem("stale"))
                return answer | {"problems": [stale], "view": self._view_for(data, seats)}
            if kind not in ("new", "load"):
                self._eyes(data, seats)  # a command with a wrong seat must not change anything
            return answer | {"ok": True} | handler(self, data, seats)
        except ChrominoError as error:
            return answer | {"problems": list(map(problem_data, error.problems))}
        except Exception as error:  # a mistake of ours must not tear down the host
            broken = Problem("internal-error", {"error": f"{type(error).__name__}: {error}"[:200]})
            return answer | {"problems": [problem_data(broken)]}

    def _is_stale(self, data: Mapping[str, Any]) -> bool:
        if data.get("type") in ("view", "at", "why", "hint", "save"):
            return False  # they change nothing
        return bool(data.get("rev", self._rev) != self._rev)

    def _new(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        only_for_hosts(seats)
        rules = data.get("rules", {})
        if not isinstance(rules, Mapping) or not all(isinstance(key, str) for key in rules):
            decline("command-field", field="rules", value=shown(rules))
        variant = {key: value for key, value in rules.items() if key != "edition"}
        agreed = edition(rules.get("edition", "modern"), **variant)
        names, kinds = read_players(data.get("players"), self._bots)
        seed = data.get("seed")
        game = Game(names, agreed, seed)
        check_eyes(data, game)
        self._adopt(game, kinds, seed)
        return self._with_view(data, seats)

    def _load(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        only_for_hosts(seats)
        record = unpack(data["link"]) if "link" in data else data.get("record")
        game = Game.from_record(record)  # type: ignore[arg-type]  # whatever it is, it is checked
        kinds = data.get("kinds", [HUMAN] * len(game.players))
        check_eyes(data, game)
        self._adopt(game, kinds, None)
        return self._with_view(data, seats)

    def _save(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """The record, for the host alone, or a link with what the seat may know."""
        if data.get("as") == "link":
            return {"link": link(self.game, self._eyes(data, seats))}
        only_for_hosts(seats)
        return {"record": self.game.record(), "kinds": list(self._kinds)}

    def _act(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        seat, action = self._seat(data, seats), read_text(data, "action")
        self._push(action, seat)
        return self._with_view(data, seats)

    def _undo(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        game, plies = self.game, plies_to_undo(self.game, self._kinds, self._revealed)
        if plies == 0:
            raise IllegalMove.because("nothing-to-undo")
        undone = list(game.log[-plies:])
        check_own(undone, seats)

        def take_back() -> None:
            for _ in undone:
                game.pop()
            self._redo.append(undone)

        draws = sum(action == "draw" for _, action in undone)
        self._change(take_back, Problem("say-undone", {"plies": plies, "draws": draws}))
        return self._with_view(data, seats)

    def _redo_last(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        if not self._redo:
            raise IllegalMove.because("nothing-to-redo")
        game, undone = self.game, self._redo[-1]
        check_own(undone, seats)

        def again() -> None:
            for seat, action in undone:
                game.push(action, seat)
            self._redo.pop()

        self._change(again)
        return self._with_view(data, seats)

    def _at(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """The view after so many actions, to look at only."""
        past, ply = self.game.copy(), data.get("ply")
        least = len(past.log) - len(past._before)
        if not isinstance(ply, int) or isinstance(ply, bool) or not least <= ply <= len(past.log):
            decline("no-such-ply", ply=shown(ply), least=least, most=len(past.log))
        while len(past.log) > ply:
            past.pop()
        table = Table(rev=self._rev, kinds=self._kinds)
        return {"view": view(past, table, self._eyes(data, seats), live=False)}

    def _why(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        problems = self.game.problems(read_text(data, "action"), self._seat(data, seats))
        return {"problems": list(map(problem_data, problems))}

    def _hint(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """What the best bot would do in this seat."""
        observation = self.game.observe(self._seat(data, seats))
        if not observation.actions:
            decline("no-hint")
        return {"hint": choose(list(BOTS.values())[-1], observation, Random(0))}

    def _view(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        return self._with_view(data, seats)

    # Bots

    def _bot(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """The next bot begins to think; the host then calls `think` until it returns None."""
        seat, ms = self._next_bot(), data.get("ms")
        if seat is None and self.game.seat in self._declined:
            seat = self.game.seat  # it has failed, and is asked to try once more
        if seat is None or self._thought is not None:
            decline("no-bot")
        if ms is not None and not (type(ms) is int and 0 <= ms <= _LONGEST_THOUGHT):
            decline("command-field", field="ms", value=shown(ms))
        observation = self.game.observe(seat)
        actions = self._bots[self._kinds[seat]](observation, self._rng)
        until = None if ms is None else perf_counter() + ms / 1000
        self._best = None
        self._touch(thought=_Thought(seat, observation, actions, until))
        return self._with_view(data, seats)

    def _move_now(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """The bot that is thinking does the best it has found so far."""
        if self._thought is None:
            decline("nobody-thinks")
        if self._best is None:
            self.think(0)  # at least one thought
        if self._thought is not None:
            self._finish(self._thought)
        return self._with_view(data, seats)

    def _cancel(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        """The bot that is thinking stops, and does nothing."""
        if self._thought is None:
            decline("nobody-thinks")
        self._touch()
        return self._with_view(data, seats)

    def think(self, ms: float) -> int | None:
        """Let the bot think for a while; returns its seat, or None when it is done or nobody is.

        When it is done, what it has found has been carried out.
        """
        end = perf_counter() + ms / 1000
        thought = self._thought
        while thought is not None and thought is self._thought:
            try:
                self._best = next(thought.actions)
            except StopIteration:
                self._finish(thought)
                return None
            except Exception as error:  # bots may be anybody's code
                self._fail(thought, f"{type(error).__name__}: {error}")
                return None
            now = perf_counter()
            if thought.until is not None and now >= thought.until:
                self._finish(thought)
                return None
            if now >= end:
                return thought.seat
        return None

    def _finish(self, thought: _Thought) -> None:
        seat, observation = thought.seat, thought.observation
        if self._best is None and observation.to_move != seat:
            self._declined.add(seat)
            self._touch()
            return
        try:
            self._push(checked(self._best, observation), seat)
        except ChrominoError as error:
            self._fail(thought, str(error))

    def _fail(self, thought: _Thought, error: str) -> None:
        name = self.game.players[thought.seat]
        self._declined.add(thought.seat)
        self._touch(Problem("bot-failed", {"name": name, "error": error[:200]}))

    def _next_bot(self) -> int | None:
        """The bot that should think next: first those that may do something out of turn."""
        game = self.game
        if game.outcome():
            return None
        for seat, kind in enumerate(self._kinds):
            asked = kind != HUMAN and seat != game.seat and seat not in self._declined
            if asked and game.legal_actions(seat):
                return seat
        stuck = self._kinds[game.seat] == HUMAN or game.seat in self._declined
        return None if stuck else game.seat

    # What changes

    def _adopt(self, game: Game, kinds: object, seed: int | None) -> None:
        """Take another game, once everything about it is known to be right."""
        checked_kinds = check_kinds(kinds, len(game.players), self._bots)
        self._unwatch()
        self._forget()
        self._kinds = checked_kinds
        self._game = game
        # Not the generator of the deal, from which a bot could work the deal out.
        self._rng = Random(f"bots {check_seed(seed)}")
        self._unwatch = game.watch(self._game_changed)
        self._touch()

    def _forget(self) -> None:
        self._kinds = []
        self._rng = Random(0)
        self._thought = self._best = self._say = None
        self._declined = set()
        self._redo = []
        self._revealed = 0
        self._changing = False

    def _push(self, action: str, seat: int) -> None:
        game = self.game

        def push() -> None:
            game.push(action, seat)
            self._redo.clear()

        self._change(push)

    def _change(self, change: Callable[[], None], say: Problem | None = None) -> None:
        """Change the game from inside, telling the watchers once at the end."""
        self._changing = True
        try:
            change()
        finally:
            self._changing = False
        self._declined.clear()
        self._touch(say)

    def _game_changed(self) -> None:
        """Somebody has changed the game from Python."""
        if not self._changing:
            self._redo.clear()
            self._declined.clear()
            self._touch()

    def _touch(self, say: Problem | None = None, thought: _Thought | None = None) -> None:
        """The views are others now; comes last, for those who watch ask for their views at once."""
        self._thought = thought
        self._say = say
        self._rev += 1
        for callback in tuple(self._watchers):
            callback()

    def _table(self) -> Table:
        return Table(
            rev=self._rev,
            kinds=self._kinds,
            thinking=self._thought and self._thought.seat,
            next_bot=None if self._thought else self._next_bot(),
            undo=plies_to_undo(self.game, self._kinds, self._revealed),
            redo=len(self._redo),
            say=self._say,
        )

    # What commands say

    def _with_view(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        return {"view": self._view_for(data, seats)}

    def _view_for(self, data: Mapping[str, Any], seats: Collection[int] | None) -> Json:
        tile = data.get("tile")
        return self.view(self._eyes(data, seats), tile if isinstance(tile, str) else None)

    def _eyes(self, data: Mapping[str, Any], seats: Collection[int] | None) -> int | None:
        """Whose eyes the answer is for: the seat named, else the first person's."""
        if "seat" in data:
            return None if data["seat"] is None else self._seat(data, seats)
        people = [seat for seat, kind in enumerate(self._kinds) if kind == HUMAN]
        return next((seat for seat in people if seats is None or seat in seats), None)

    def _seat(self, data: Mapping[str, Any], seats: Collection[int] | None) -> int:
        seat = self.game._check_seat(data.get("seat"))
        if seats is not None and seat not in seats:
            decline("not-your-seat", seat=seat)
        return seat

    _HANDLERS: ClassVar[Mapping[str, _Handler]] = {
        "new": _new,
        "act": _act,
        "undo": _undo,
        "redo": _redo_last,
        "at": _at,
        "why": _why,
        "hint": _hint,
        "bot": _bot,
        "move-now": _move_now,
        "cancel": _cancel,
        "view": _view,
        "load": _load,
        "save": _save,
    }
