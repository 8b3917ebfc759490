"""A game with its players, people and bots: what they do and take back, and who is told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from chromino_core.actions import lays
from chromino_core.bots import BOTS, Bot, Thought, as_bot
from chromino_core.game import Game
from chromino_core.game.outcome import Outcome
from chromino_core.game.seed import chance
from chromino_core.playing import next_bot
from chromino_core.problems import ChrominoError, IllegalMove, InvalidSetup, Problem
from chromino_core.session.seats import HUMAN, Seats, check_kinds
from chromino_core.session.view import Json, Table, view
from chromino_core.watched import Watched

__all__ = ["Sitting", "plies_to_undo"]


class Sitting(Watched):
    """What there is to know about a game that is being played, and every way it changes."""

    _seats: Seats
    _rng: Random
    _thought: Thought | None
    _declined: set[int]  # bots that do nothing out of turn, or have failed
    _redo: list[list[tuple[int, str]]]
    _say: Problem | None
    _revealed: int  # how many actions had been done when a person last took another's place
    _settled: int  # and when the people last changed: what was done before is not undone
    _changing: bool

    def __init__(
        self,
        game: Game | None = None,
        kinds: Sequence[str] | None = None,
        bots: Mapping[str, Bot | Callable[..., Any]] | None = None,
    ) -> None:
        self._bots = {name: as_bot(bot) for name, bot in {**BOTS, **(bots or {})}.items()}
        self._watchers = []
        self._lookers: list[int] = []  # seats with a screen of their own
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

    def view(self, seat: int | None = None, tile: str | None = None) -> Json:
        """The table with the eyes of a seat, or with no seat, of a spectator.

        Asking changes nothing: that a person sees the hand is told by `reveal`.
        """
        if seat is not None:
            self.game.check_seat(seat)
        return view(self.game, self._table(), seat, tile=tile)

    def reveal(self, seat: int) -> None:
        """The person in the seat sees the hand now: nobody else takes back what was done before."""
        self.game.check_seat(seat)
        if self._is_new_to(seat):
            before = self._plies_to_undo()
            self._revealed = len(self.game.log)
            self._touch_if_undo_changed(before)

    def look_on(self, seat: int) -> Callable[[], None]:
        """The seat sees its hand all the time, on a screen of its own; returns what ends this."""
        before = self._plies_to_undo()
        self._lookers.append(self.game.check_seat(seat))
        self._touch_if_undo_changed(before)

        def look_away() -> None:
            self._lookers.remove(seat)
            if self._is_new_to(seat):
                self._revealed = len(self.game.log)

        return look_away

    def _is_new_to(self, seat: int) -> bool:
        """Whether it is a person's seat, and another has done what was done last."""
        log = self.game.log
        return seat in self._seats.people and bool(log) and log[-1][0] != seat

    def _is_hidden_from(self, seat: int) -> bool:
        """Whether the seat's hand waits under a cover, until another's move is made for good."""
        secret = _needs_care(self.game, self._seats)
        return secret and self._is_new_to(seat) and self._plies_to_undo() > 0

    def _touch_if_undo_changed(self, before: int) -> None:
        if self._plies_to_undo() != before:
            self._touch(self._say, self._thought)

    def _table(self) -> Table:
        return Table(
            rev=self._rev,
            seats=self._seats,
            outcome=self._outcome(),
            thinking=None if self._thought is None else self._thought.seat,
            next_bot=None if self._thought else self._next_bot(),
            undo=self._plies_to_undo(),
            redo=len(self._redo),
            say=self._say,
        )

    def _outcome(self) -> Outcome | None:
        return self._seats.outcome(self.game)

    def _check_running(self) -> None:
        if self._outcome():
            raise IllegalMove.because("game-over")

    def _check_not_given_up(self) -> None:
        if self._seats.given_up:
            raise IllegalMove.because("game-over")

    # Doing and undoing

    def _adopt(
        self, game: Game, kinds: object, seed: int | None, resigned: Sequence[int] = ()
    ) -> None:
        """Take another game, once everything about it is known to be right."""
        seats = Seats(tuple(check_kinds(kinds, len(game.players), self._bots)))
        self._unwatch()
        self._forget()
        self._seats = seats.resign(*resigned)
        self._game = game
        # Not the generator of the deal, from which a bot could work the deal out.
        self._rng = chance(seed, "bots")
        self._unwatch = game.watch(self._game_changed)
        self._touch()

    def _forget(self) -> None:
        self._seats = Seats(())
        self._rng = Random(0)
        self._thought = self._say = None
        self._declined = set()
        self._redo = []
        self._revealed = self._settled = 0
        self._changing = False

    def _push(self, action: str, seat: int) -> None:
        self._check_running()
        game = self.game

        def push() -> None:
            game.push(action, seat)
            self._redo.clear()

        self._change(push)

    def _plies_to_undo(self) -> int:
        others_look = any(map(self._is_new_to, self._lookers))
        revealed = len(self.game.log) if others_look else self._revealed
        return plies_to_undo(self.game, self._seats, revealed, self._settled)

    def _take_back(self, undone: list[tuple[int, str]]) -> None:
        game = self.game

        def take_back() -> None:
            for _ in undone:
                game.pop()
            self._redo.append(undone)

        draws = sum(action == "draw" for _, action in undone)
        self._change(take_back, Problem("say-undone", {"plies": len(undone), "draws": draws}))

    def _do_again(self) -> None:
        game = self.game

        def again() -> None:
            for seat, action in self._redo[-1]:
                game.push(action, seat)
            self._redo.pop()

        self._change(again)

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

    def _touch(self, say: Problem | None = None, thought: Thought | None = None) -> None:
        """The views are others now; comes last, for those who watch ask for their views at once."""
        self._thought = thought
        self._say = say
        self._rev += 1
        self._tell()

    # Who sits where

    def _reseat(self, seat: int, seats: Seats, say: Problem | None = None) -> None:
        """Something has changed about who sits in the seat."""
        hidden = _needs_care(self.game, self._seats) or _needs_care(self.game, seats)
        if seats.given_up or (hidden and seats.people != self._seats.people):
            # It would be unfair to those who come, or to those who have gone and may come back.
            self._redo.clear()
            self._settled = len(self.game.log)
        self._seats = seats
        self._declined.discard(seat)
        thought = self._thought
        stops = seats.given_up or (thought is not None and thought.seat == seat)
        self._touch(say, None if stops else thought)

    def _check_not_resigned(self, seat: int) -> None:
        if seat in self._seats.resigned:
            raise IllegalMove.because("already-resigned", name=self.game.players[seat])

    # Bots

    def _next_bot(self) -> int | None:
        """The bot that should think next: first those that may do something out of turn."""
        game = self.game
        if self._outcome():
            return None
        everyone = set(range(len(game.players)))
        return next_bot(game, everyone.difference(self._seats.people, self._declined))

    def think(self, ms: float) -> int | None:
        """Let the bot think for a while; returns its seat, or None when it is done or nobody is.

        When it is done, what it has found has been carried out.
        """
        thought = self._thought
        if thought is None:
            return None
        try:
            done = thought.go_on(ms)
        except Exception as error:  # bots may be anybody's code
            done = False
            if thought is self._thought:
                self._fail(thought, f"{type(error).__name__}: {error}")
        if thought is not self._thought:  # it has failed, or somebody has changed the game
            return None
        if done:
            self._finish(thought)
        return None if done else thought.seat

    def _finish(self, thought: Thought) -> None:
        try:
            action = thought.action()
            if action is not None:
                self._push(action, thought.seat)
                return
        except ChrominoError as error:
            self._fail(thought, str(error))
            return
        self._declined.add(thought.seat)
        self._touch()

    def _fail(self, thought: Thought, error: str) -> None:
        name = self.game.players[thought.seat]
        self._declined.add(thought.seat)
        self._touch(Problem("bot-failed", {"name": name, "error": error[:200]}))


# How far an undo goes back: as far as is fair to the others at the table


def _needs_care(game: Game, seats: Seats) -> bool:
    """Whether people sit at the table who must not see each other's hands."""
    return len(seats.people) > 1 and not game.rules.open_hands


def plies_to_undo(game: Game, seats: Seats, revealed: int, settled: int = 0) -> int:
    """How many actions an undo takes back; 0 if there is nothing to undo.

    `revealed` is the number of actions that had been done when another person last looked, and
    `settled` of those that can no longer be undone. At the end all hands may be looked at.
    """
    people = seats.people
    if seats.given_up:
        return 0
    if not people:
        plies = min(1, game.undoable)
    elif not _needs_care(game, seats):
        plies = _to_last_decision(game, people)
    else:
        secret = revealed < len(game.log) and not game.outcome()
        plies = _to_own_placement(game, people) if secret else 0
    return plies if len(game.log) - plies >= settled else 0


def _to_last_decision(game: Game, people: Sequence[int]) -> int:
    """Back over the bots' replies and over forced draws and passes."""
    past = game.copy()
    plies = 0
    while past.undoable:
        seat, action = past.pop()
        plies += 1
        if seat in people and (action not in ("draw", "pass") or len(past.legal_actions()) > 1):
            return plies
    return 0


def _to_own_placement(game: Game, people: Sequence[int]) -> int:
    """Only a placement, and the call that went with it, before anybody else has seen the table."""
    past = game.copy()
    for plies in (1, 2):
        if not past.undoable:
            return 0
        seat, action = past.pop()
        if seat not in people:
            return 0
        if lays(action):
            return plies
        if action != "call":
            return 0
    return 0
