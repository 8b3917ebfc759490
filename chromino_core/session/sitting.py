"""A game with its players, people and bots: what they do and take back, and who is told of it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

from chromino_core.bots import BEST_BOT, BOTS, Bot, Think, Thought, as_bot
from chromino_core.game import Game
from chromino_core.game.outcome import Outcome
from chromino_core.game.seed import chance
from chromino_core.game.state import State
from chromino_core.problems import ChrominoError, IllegalMove, InvalidCommand, Message
from chromino_core.session.contract import Json
from chromino_core.session.host import Host
from chromino_core.session.seats import HUMAN, Seats, check_kinds
from chromino_core.session.task import TableTask
from chromino_core.session.undo import Fairness, is_new_to, needs_care
from chromino_core.session.view import Status, message_data, view
from chromino_core.watched import Watched, tell_all

__all__ = ["Sitting"]


class Sitting(Watched):
    """What there is to know about a game that is being played, and every way it changes."""

    seats: Seats
    thought: Thought | None
    """Of the bot that is thinking."""
    say: Message | None
    """What is said of the last change, if that is not what can be seen anyway."""
    task: TableTask | None
    """What is asked of the person at the table, if anything is."""
    _rng: Random
    _declined: set[int]  # bots that do nothing out of turn, or have failed
    _redo: list[list[tuple[int, str]]]
    _changing: bool

    def __init__(
        self, bots: Mapping[str, Bot | Callable[..., Any]], host: Host | None = None
    ) -> None:
        self.bots: dict[str, Think] = {}
        self.rev = 0
        self.games = 0
        self._host = host
        self._watchers = []
        self._fairness = Fairness()
        self._unwatch: Callable[[], None] = lambda: None
        self._game: Game | None = None
        self._ended: tuple[State | None, Seats, Outcome | None] = (None, Seats(()), None)
        self._forget()
        self.know({**BOTS, **bots})

    def know(self, bots: Mapping[str, Bot | Callable[..., Any]]) -> None:
        """From now on these may take a seat, too."""
        self.bots.update({name: as_bot(bot) for name, bot in bots.items()})
        self._kinds = [
            {"kind": kind, "name": _name_of(kind), "usual": kind == BEST_BOT}
            for kind in (HUMAN, *self.bots)
        ]

    @property
    def game(self) -> Game:
        if self._game is None:
            raise InvalidCommand.because("no-game")
        return self._game

    # What there is to see

    @property
    def asks(self) -> bool:
        """Whether an answer is asked for, and nobody plays."""
        return self.task is not None and self.task.asks is not None

    def view(self, seat: int | None, tile: str | None = None) -> Json:
        """The table with the eyes of a seat, or with no seat, of a spectator. Changes nothing."""
        status = Status(
            rev=self.rev,
            seats=self.seats,
            outcome=self.outcome,
            thinking=self.thinking,
            next_bot=None if self.thought else self.next_bot,
            undo=self.plies_to_undo(),
            redo=len(self._redo),
            say=self.say,
            task=None if self.task is None else self.task.step(self.game),
            asks=self.asks,
            asked=() if self.task is None else self.task.tiles,
            kinds=self._kinds,
        )
        return view(self.game, status, seat, tile=tile)

    def view_of(self, past: Game, seat: int | None, everyone: bool) -> Json:
        """A moment of the game's past, to look at only.

        As long as somebody may take a move back, it shows the hand of nobody else: to look back is
        not to be handed the screen.
        """
        game, seats = self.game, self.seats
        if seat is not None and needs_care(game, seats) and is_new_to(seat, game, seats):
            seat = None if self.plies_to_undo() > 0 else seat
        outcome = self.outcome if len(past.log) == len(game.log) else None
        return view(past, Status(self.rev, seats, outcome, open=everyone), seat, live=False)

    @property
    def outcome(self) -> Outcome | None:
        """Who has won the game at this table; None while it runs."""
        state, seats = self.game.state, self.seats
        if state.over is None and not seats.given_up:
            return None
        if self._ended[0] is not state or self._ended[1] is not seats:
            self._ended = state, seats, seats.outcome(self.game)
        return self._ended[2]

    def check_running(self) -> None:
        if self.outcome:
            raise IllegalMove.because("game-over")

    def check_not_given_up(self) -> None:
        if self.seats.given_up:
            raise IllegalMove.because("game-over")

    def check_not_resigned(self, seat: int) -> None:
        if seat in self.seats.resigned:
            raise IllegalMove.because("already-resigned", name=self.game.players[seat])

    # Whose eyes are on it

    def reveal(self, seat: int) -> None:
        """The person in the seat sees the hand now: nobody else takes back what was done before."""
        if is_new_to(seat, self.game, self.seats):
            before = self.plies_to_undo()
            self._fairness.reveal(self.game)
            self._touch_if_undo_changed(before)

    def look_on(self, seat: int) -> Callable[[], None]:
        """The seat sees its hand all the time, on a screen of its own; returns what ends this."""
        before = self.plies_to_undo()
        end = self._fairness.look_on(seat)
        self._touch_if_undo_changed(before)

        def look_away() -> None:
            end()
            if is_new_to(seat, self.game, self.seats):
                self._fairness.reveal(self.game)

        return look_away

    def _touch_if_undo_changed(self, before: int) -> None:
        if self.plies_to_undo() != before:
            self._touch(self.say, self.thought)

    # Doing and undoing

    def play(
        self,
        game: Game,
        kinds: object,
        seed: int | None = None,
        resigned: Sequence[int] = (),
        task: TableTask | None = None,
    ) -> None:
        """Take another game, once everything about it is known to be right."""
        seats = Seats(tuple(check_kinds(kinds, len(game.players), self.bots))).resign(*resigned)
        taken = self._taken(game)
        self._unwatch()
        self._forget()
        self.games += game is not self._game
        self._game = taken
        self.seats = seats
        self.task = task
        # Not the generator of the deal, from which a bot could work the deal out.
        self._rng = chance(seed, "bots")
        self._unwatch = self._game.watch(self._game_changed)
        self._touch()

    def _taken(self, game: Game) -> Game:
        """The game that is played then, as the host wants it; if it fails, nothing has changed."""
        if self._host is None:
            return game
        self._changing = True  # the game that is there may become the other one
        try:
            return self._host.take(self._game, game)
        finally:
            self._changing = False

    def _forget(self) -> None:
        self.seats = Seats(())
        self.thought = self.say = self.task = None
        self._rng = Random(0)
        self._declined = set()
        self._redo = []
        self._fairness.begin()
        self._changing = False

    def ask(self, task: TableTask) -> None:
        """The person at the table has got further with what is asked."""
        self.task = task
        self._touch()

    def push(self, action: str, seat: int) -> None:
        self.check_running()
        game = self.game

        def push() -> None:
            game.push(action, seat)
            self._redo.clear()

        self._change(push)
        if self._host:
            tell_all([self._host.on_move], seat, action)

    def plies_to_undo(self) -> int:
        """How many actions an undo takes back: as many as is fair to the others at the table."""
        return self._fairness.plies_to_undo(self.game, self.seats)

    def undo(self, check: Callable[[int], None]) -> None:
        """Take back as much as is fair; `check` refuses who may not do so for that seat."""
        game, plies = self.game, self.plies_to_undo()
        if plies == 0:
            raise IllegalMove.because("nothing-to-undo")
        undone = list(game.log[-plies:])
        self._check_all(undone, check)

        def take_back() -> None:
            for _ in undone:
                game.pop()
            self._redo.append(undone)

        draws = sum(action == "draw" for _, action in undone)
        self._change(take_back, Message("say-undone", {"plies": plies, "draws": draws}))

    def redo(self, check: Callable[[int], None]) -> None:
        """Do again what was taken back last."""
        game = self.game
        if not self._redo:
            raise IllegalMove.because("nothing-to-redo")
        self._check_all(self._redo[-1], check)

        def again() -> None:
            for seat, action in self._redo[-1]:
                game.push(action, seat)
            self._redo.pop()

        self._change(again)

    def _check_all(self, done: Sequence[tuple[int, str]], check: Callable[[int], None]) -> None:
        """Check for whom all this was done; what bots have replied goes with it."""
        first, *replies = (seat for seat, _ in done)
        for seat in (first, *filter(self.seats.people.__contains__, replies)):
            check(seat)

    def _change(self, change: Callable[[], None], say: Message | None = None) -> None:
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

    def _touch(self, say: Message | None = None, thought: Thought | None = None) -> None:
        """The views are others now; comes last, for those who watch ask for their views at once."""
        self.thought = thought
        self.say = say
        self.rev += 1
        self._tell()

    def reseat(self, seat: int, seats: Seats, say: Message | None = None) -> None:
        """Something has changed about who sits in the seat."""
        hidden = needs_care(self.game, self.seats) or needs_care(self.game, seats)
        if seats.given_up or (hidden and seats.people != self.seats.people):
            # It would be unfair to those who come, or to those who have gone and may come back.
            self._redo.clear()
            self._fairness.settle(self.game)
        self.seats = seats
        self._declined.discard(seat)
        thought = self.thought
        stops = seats.given_up or (thought is not None and thought.seat == seat)
        self._touch(say, None if stops else thought)

    # Bots

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that is thinking."""
        return None if self.thought is None else self.thought.seat

    @property
    def next_bot(self) -> int | None:
        """The bot that should think next: first those that may do something out of turn."""
        if self.outcome or self.asks:
            return None
        bots = [seat for seat, kind in enumerate(self.seats.kinds) if kind in self.bots]
        return self.game.next_of([seat for seat in bots if seat not in self._declined])

    def ask_again(self) -> None:
        """Bots that have failed, or had nothing to say, are asked once more."""
        self._declined.clear()

    def begin_thought(self, ms: int | None) -> None:
        """The next bot begins to think; the host then calls `think` until it returns None."""
        self.check_not_given_up()
        seat = self.next_bot
        if seat is None and self.game.seat in self._declined:
            seat = self.game.seat  # it has failed, and is asked to try once more
        if seat is None or self.thought is not None:
            raise InvalidCommand.because("no-bot")
        bot = self.bots[self.seats.kinds[seat]]
        self._touch(thought=Thought(bot, self.game.observe(seat), self._rng, ms))

    def think(self, ms: float) -> int | None:
        """Let the bot think for a while; returns its seat, or None when it is done or nobody is.

        When it is done, what it has found has been carried out.
        """
        thought = self.thought
        if thought is None:
            return None
        try:
            done = thought.go_on(ms)
        except Exception as error:  # bots may be anybody's code
            done = False
            if thought is self.thought:
                self._fail(thought, error, f"{type(error).__name__}: {error}")
        if thought is not self.thought:  # it has failed, or somebody has changed the game
            return None
        if done:
            self._finish(thought)
        return None if done else thought.seat

    def move_now(self) -> None:
        """The bot that is thinking does the best it has found so far."""
        if self.thought is None:
            raise InvalidCommand.because("nobody-thinks")
        if self.thought.best is None:
            self.think(0)  # at least one thought
        if self.thought is not None:
            self._finish(self.thought)

    def cancel_thought(self) -> None:
        """The bot that is thinking stops, and does nothing."""
        if self.thought is None:
            raise InvalidCommand.because("nobody-thinks")
        self._touch()

    def _finish(self, thought: Thought) -> None:
        try:
            action = thought.action()
            if action is not None:
                self.push(action, thought.seat)
                return
        except ChrominoError as error:
            self._fail(thought, error, str(error))
            return
        self._declined.add(thought.seat)
        self._touch()

    def _fail(self, thought: Thought, error: Exception, told: str) -> None:
        seat = thought.seat
        if self._host:
            tell_all([self._host.on_failure], seat, self.seats.kinds[seat], error)
        self._declined.add(seat)
        name = self.game.players[seat]
        self._touch(Message("bot-failed", {"name": name, "error": told[:200]}))


def _name_of(kind: str) -> Json | None:
    """The message that names the kind; bots of one's own have the names one gave them."""
    return message_data(Message(f"ui-kind-{kind}")) if kind in (HUMAN, *BOTS) else None
