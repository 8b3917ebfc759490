"""The one object that all hosts talk to: commands in, answers and views out, all plain JSON.

>>> session = Session()
>>> answer = session.dispatch({"id": 1, "type": "new", "rules": {"edition": "modern"}, "seed": 7,
...     "players": [{"name": "Ann", "kind": "human"}, {"name": "Counter", "kind": "counter"}]})
>>> answer["ok"], answer["view"]["turn"]["seat"], len(answer["view"]["hand"])
(True, 0, 8)
>>> session.dispatch({"id": 2, "type": "act", "seat": 0, "action": "pass"})["problems"][0]["id"]
'must-play'
>>> session
<Session of Ann (human), Counter (counter): modern, rev 1, 1 on the table>

A refusal is an answer, never an exception. Commands may carry the `rev` of the view they were made
in; if that is stale they change nothing and get the current view. The view in an answer is made for
the `eyes` that the command names, else for its `seat`, else for the first person at the table.
`"eyes": "first"` are those that a screen begins with: nobody's, where several people play.

Where several people share a screen, it is the host that covers it. `view`, a hint, a link and the
answer to what came too late tell of the hand that is asked for, and change nothing; `reveal` says
that its owner has been handed the screen.

A group of commands is a table of handlers, which are functions of a sitting and a command; those
about which game is played (`games.py`), about tasks (`asking.py`), and those that need none
(`pictures.py`, `conundrums.py`) have files of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any, Final

from chromino_core.bots import BEST_BOT, BOTS, Bot, choose
from chromino_core.game import Game
from chromino_core.nearest import nearest_miss
from chromino_core.problems import Message, NotPermitted, Problem
from chromino_core.session import asking, conundrums, games, pictures
from chromino_core.session.commands import Command, Commanded, Handler, decline
from chromino_core.session.contract import Json, problem_data
from chromino_core.session.host import Host
from chromino_core.session.seats import HUMAN, check_kinds
from chromino_core.session.sitting import Sitting
from chromino_core.tiles import tile_of

__all__ = ["Session"]

_LONGEST_THOUGHT: Final = 3_600_000
"""The most milliseconds that a bot may be given."""


class Session(Commanded[Sitting]):
    """A game with its players, people and bots. Hosts send commands and ask for views.

    `kinds` says of each seat whether it is `human` or which bot; `bots` adds bots of one's own.
    A `host` may hear of more than views tell.
    """

    def __init__(
        self,
        game: Game | None = None,
        kinds: Sequence[str] | None = None,
        bots: Mapping[str, Bot | Callable[..., Any]] | None = None,
        *,
        host: Host | None = None,
    ) -> None:
        self._sitting = Sitting(bots or {}, host)
        if game is not None:
            self.play(game, [HUMAN] * len(game.players) if kinds is None else kinds)

    def play(
        self,
        game: Game,
        kinds: Sequence[str],
        bots: Mapping[str, Bot | Callable[..., Any]] | None = None,
        seed: int | None = None,
    ) -> None:
        """Play this game from now on, or the same one with other players."""
        self._sitting.know(bots or {})
        self._sitting.play(game, kinds, seed)

    def __repr__(self) -> str:
        if not self._sitting.seats.kinds:
            return "<Session: None>"
        game, kinds = self.game, self._sitting.seats.kinds
        who = (f"{name} ({kind})" for name, kind in zip(game.players, kinds, strict=True))
        return (
            f"<Session of {', '.join(who)}: {game.rules.edition}, rev {self.rev}, "
            f"{len(game.board)} on the table>"
        )

    # What hosts use besides `dispatch`

    @property
    def game(self) -> Game:
        return self._sitting.game

    @property
    def rev(self) -> int:
        return self._sitting.rev

    @property
    def thinking(self) -> int | None:
        """The seat of the bot that is thinking."""
        return self._sitting.thinking

    @property
    def next_bot(self) -> int | None:
        """The seat of the bot that should think next."""
        return self._sitting.next_bot

    @property
    def games(self) -> int:
        """How many games have come to the table."""
        return self._sitting.games

    @property
    def first_eyes(self) -> int | None:
        """Whose eyes a screen begins with: nobody's, where several people play."""
        return self._sitting.seats.first_eyes

    @property
    def has_failed(self) -> bool:
        """Whether the last that happened is that a bot has failed."""
        say = self._sitting.say
        return say is not None and say.id == "bot-failed"

    def view(self, seat: int | None = None, tile: str | None = None) -> Json:
        """The table with the eyes of a seat, or with no seat, of a spectator.

        Asking changes nothing: that a person sees the hand is told by `reveal`.
        """
        if seat is not None:
            self.game.check_seat(seat)
        return self._sitting.view(seat, tile)

    def watch(self, callback: Callable[[], None]) -> Callable[[], None]:
        """Call back after every change; returns a function that ends this."""
        return self._sitting.watch(callback)

    def think(self, ms: float) -> int | None:
        """Let the bot think for a while; returns its seat, or None when it is done or nobody is.

        When it is done, what it has found has been carried out.
        """
        return self._sitting.think(ms)

    def ask_again(self) -> None:
        """Bots that have failed, or had nothing to say, are asked once more."""
        self._sitting.ask_again()

    def reveal(self, seat: int) -> None:
        """The person in the seat sees the hand now: nobody else takes back what was done before."""
        self._sitting.reveal(self.game.check_seat(seat))

    def look_on(self, seat: int) -> Callable[[], None]:
        """The seat sees its hand all the time, on a screen of its own; returns what ends this."""
        return self._sitting.look_on(self.game.check_seat(seat))

    # Commands

    @property
    def commands(self) -> Mapping[str, Handler[Sitting]]:
        return _COMMANDS

    def carry_out(self, handler: Handler[Sitting], command: Command) -> Json:
        sitting = self._sitting
        if handler.needs_game:
            command.check_eyes(sitting.game)  # with a wrong seat it must not change anything
        if handler.plays and sitting.asks:
            decline("task-is-asked")
        told = handler.do(sitting, command)
        if told is not None and not handler.acts:
            return told
        eyes = command.eyes(sitting.game, sitting.seats)
        if handler.acts and eyes is not None:
            sitting.reveal(eyes)  # the hand that comes with the answer
        return {**(told or {}), "view": self._seen(command, eyes)}

    def view_for(self, command: Command) -> Json:
        return self._seen(command, command.eyes(self.game, self._sitting.seats))

    def _seen(self, command: Command, eyes: int | None) -> Json:
        tile = command.data.get("tile")
        return self._sitting.view(eyes, tile if isinstance(tile, str) else None)


def _act(sitting: Sitting, command: Command) -> None:
    seat = command.seat(sitting.game)
    sitting.push(command.text("action"), seat)


def _undo(sitting: Sitting, command: Command) -> None:
    """A host that speaks for some seats takes back, and does again, only what they have done."""
    sitting.undo(command.check_own)


def _redo(sitting: Sitting, command: Command) -> None:
    sitting.redo(command.check_own)


# Looking


def _at(sitting: Sitting, command: Command) -> Json:
    """The view after so many actions, to look at only; of `everyone` once the game is over."""
    past, everyone = games.past_of(sitting, command), command.flag("everyone")
    if everyone and not sitting.outcome:
        raise NotPermitted.because("hands-hidden")
    eyes = command.eyes(sitting.game, sitting.seats)
    return {"view": sitting.view_of(past, eyes, everyone)}


def _why(sitting: Sitting, command: Command) -> Json:
    game = sitting.game
    problems = game.problems(command.text("action"), command.seat(game))
    if sitting.seats.given_up:
        problems = (Problem("game-over"),)
    return {"problems": list(map(problem_data, problems))}


def _miss(sitting: Sitting, command: Command) -> Json:
    """Where a tile that fits nowhere comes nearest to fitting, and what is wrong there."""
    seat, tile = command.seat(sitting.game), tile_of(command.text("tile"))
    sitting.check_running()
    placement, problems = nearest_miss(sitting.game, seat, tile)
    return {"miss": str(placement), "problems": list(map(problem_data, problems))}


def _hint(sitting: Sitting, command: Command) -> Json:
    """What the best bot would do in this seat."""
    observation = sitting.game.observe(command.seat(sitting.game))
    if not observation.actions or sitting.seats.given_up:
        decline("no-hint")
    return {"hint": choose(BOTS[BEST_BOT], observation, Random(0))}


def _view(sitting: Sitting, command: Command) -> None:
    """Nothing is done; the view is answered."""


def _reveal(sitting: Sitting, command: Command) -> None:
    """The person in the seat has been handed the screen, and sees the tiles."""
    sitting.reveal(command.seat(sitting.game))


# Who sits where


def _seat(sitting: Sitting, command: Command) -> None:
    """A seat goes to a player of another kind: to a bot, or to a person."""
    command.check_for_hosts()
    seat = command.seat(sitting.game)
    [kind] = check_kinds([command.data.get("kind")], 1, sitting.bots)
    if kind == HUMAN:
        sitting.check_not_resigned(seat)
    sitting.check_not_given_up()
    sitting.reseat(seat, sitting.seats.hand_over(seat, kind))


def _resign(sitting: Sitting, command: Command) -> None:
    """The player gives up: the game is over, or a bot plays on in this seat."""
    seat = command.seat(sitting.game)
    sitting.check_not_resigned(seat)
    sitting.check_running()
    after = sitting.seats.resign(seat)
    goes_on = Message("say-resigned", {"name": sitting.game.players[seat]})
    sitting.reseat(seat, after, None if after.given_up else goes_on)


# Bots


def _bot(sitting: Sitting, command: Command) -> None:
    """The next bot begins to think; the host then calls `think` until it returns None."""
    sitting.begin_thought(command.number("ms", _LONGEST_THOUGHT))


def _move_now(sitting: Sitting, command: Command) -> None:
    """The bot that is thinking does the best it has found so far."""
    sitting.move_now()


def _cancel(sitting: Sitting, command: Command) -> None:
    """The bot that is thinking stops, and does nothing."""
    sitting.cancel_thought()


_COMMANDS: Final[Mapping[str, Handler[Sitting]]] = {
    "act": Handler(_act, plays=True),
    "undo": Handler(_undo, plays=True),
    "redo": Handler(_redo, plays=True),
    "at": Handler(_at, acts=False),
    "why": Handler(_why, acts=False, plays=True),
    "miss": Handler(_miss, acts=False, plays=True),
    "hint": Handler(_hint, acts=False, plays=True),
    "view": Handler(_view, acts=False),
    "reveal": Handler(_reveal, acts=False),
    "seat": Handler(_seat, plays=True),
    "resign": Handler(_resign, plays=True),
    "bot": Handler(_bot, plays=True),
    "move-now": Handler(_move_now, plays=True),
    "cancel": Handler(_cancel, plays=True),
    **games.COMMANDS,
    **asking.COMMANDS,
    **pictures.COMMANDS,
    **conundrums.COMMANDS,
}
