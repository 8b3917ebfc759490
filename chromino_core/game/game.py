"""A game: whose turn it is, what may be done, who has won. It knows no text and no screen.

>>> game = Game(["Ann", "Ben"], seed=7)
>>> game.seat, game.legal_actions()[:2]
(0, ['B*G@-1,-1>', 'B*G@1,-1>'])
>>> game.push("pass")
Traceback (most recent call last):
chromino_core.problems.IllegalMove: ...

An action is its text: a placement, `draw`, `pass`, and in games with calls also `call`,
`catch:SEAT` and `show:PLACEMENT`, which are not bound to the turn. Typed actions (`actions.py`) are
texts, too. What may be done, and why, is decided in `turn.py`.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from chromino_core.actions import AnyAction, Call, Catch, Draw, Lay, Pass, Show, lays, parse
from chromino_core.board import Board, FrozenBoard
from chromino_core.game import changes, turn
from chromino_core.game.deal import Deal, deal
from chromino_core.game.outcome import Outcome, outcome_of
from chromino_core.game.player_names import check_names, usual_name
from chromino_core.game.possible_deal import as_deal, check_deal
from chromino_core.game.seed import chance
from chromino_core.game.state import State, shows_last
from chromino_core.game.turn import Move, Offer, Turn
from chromino_core.placement import Placement, place
from chromino_core.problems import (
    IllegalMove,
    InvalidSetup,
    NoSuchMoment,
    NoSuchSeat,
    Problem,
    shown,
)
from chromino_core.rules import Rules, edition
from chromino_core.scoring import DEDUCTING, Tally, deduction, tally
from chromino_core.tiles import Hand, Tile, Tiles, hand_of, tiles_of
from chromino_core.watched import Watched

if TYPE_CHECKING:
    from chromino_core.observe import Observation
    from chromino_core.records.moves import Moved

__all__ = ["Game"]


class Game(Watched):
    """A game that is being played. `push` checks every rule; `pop` undoes exactly.

    With what was `shown` of a game (`seen_deal.py`), only the rest is dealt.
    """

    __slots__ = (
        "_before",
        "_board",
        "_deal",
        "_legal",
        "_log",
        "_players",
        "_resumed",
        "_rules",
        "_state",
    )

    def __init__(
        self,
        players: Sequence[str],
        rules: Rules | None = None,
        seed: int | None = None,
        *,
        shown: Mapping[str, Any] | None = None,
    ) -> None:
        rules = _agreed(rules)
        names = check_names(players)
        rules.check_players(len(names))
        rng = chance(seed)
        if shown is None:
            dealt = deal(rules, len(names), rng)
        else:
            from chromino_core.records.seen_deal import deal_the_rest

            dealt = deal_the_rest(shown, rules, len(names), rng)
        self._begin(names, rules, dealt)

    @classmethod
    def from_deal(
        cls, deal: Deal, rules: Rules | None = None, players: Sequence[str] | None = None
    ) -> Game:
        """A game that begins with this deal; raises `InvalidSetup` if the rules never deal so.

        So the same tiles can be played by other rules, or by others:

        >>> game = Game(["Ann", "Ben"], seed=7)
        >>> other = Game.from_deal(game.deal, edition("modern", scoring="expert"))
        >>> other.hands == game.hands, other.players
        (True, ('Player 1', 'Player 2'))
        """
        agreed, deal = _agreed(rules), as_deal(deal)
        seats = range(len(deal.hands))
        names = check_names([usual_name(seat) for seat in seats] if players is None else players)
        agreed.check_players(len(names))
        if len(names) != len(seats):
            raise InvalidSetup.because("deal-players", players=len(names), hands=len(seats))
        check_deal(deal, agreed)
        game = object.__new__(cls)
        game._begin(names, agreed, deal)
        return game

    @classmethod
    def from_state(
        cls,
        players: tuple[str, ...],
        rules: Rules,
        deal: Deal,
        board: Board,
        state: State,
        log: Iterable[tuple[int, str]] = (),
    ) -> Game:
        """A game that goes on from a state in mid-game; nothing is checked.

        The board is the game's own from now on. What the log tells can't be undone.
        """
        game = object.__new__(cls)
        game._resume(players, rules, deal, board, state, log)
        return game

    def _begin(self, players: tuple[str, ...], rules: Rules, dealt: Deal) -> None:
        board = Board(min_contacts=rules.min_contacts, geometry=rules.geometry)
        board.lay_unchecked(dealt.start)
        self._resume(players, rules, dealt, board, changes.begin(rules, dealt), ())
        self._resumed = False

    def _resume(
        self,
        players: tuple[str, ...],
        rules: Rules,
        dealt: Deal,
        board: Board,
        state: State,
        log: Iterable[tuple[int, str]],
    ) -> None:
        self._players = players
        self._rules = rules
        self._deal = dealt
        self._board = board
        self._state = state
        self._log = list(log)
        self._resumed = True  # it began in mid-game
        self._before: list[State] = []
        self._legal: Mapping[str, Move] | None = None  # of the seat to move, once listed
        self._watchers = []

    # What there is

    @property
    def players(self) -> tuple[str, ...]:
        return self._players

    @property
    def rules(self) -> Rules:
        return self._rules

    @property
    def board(self) -> Board:
        """The table, as a copy: only `push` and `pop` change a game."""
        return self._board.copy()

    @property
    def frozen_board(self) -> FrozenBoard:
        """The table to look at: one that all may share, and that stays as it is from now on."""
        return self._board.frozen()

    @property
    def deal(self) -> Deal:
        """What the game began with: the first tile, who begins, all hands and the bag."""
        return self._deal

    @property
    def state(self) -> State:
        """All that changes but the board: an immutable value, with everything that is hidden."""
        return self._state

    @property
    def began_in_mid_game(self) -> bool:
        """Whether it began from a position, and not from a deal."""
        return self._resumed

    @property
    def undoable(self) -> int:
        """How many actions can be undone: all, but for those before a beginning in mid-game."""
        return len(self._before)

    @property
    def seat(self) -> int:
        """The seat to move; of a finished game, the one that would be next."""
        return self._state.seat

    def check_seat(self, seat: object) -> int:
        """The seat, if it is one of this game; raises `NoSuchSeat` if not."""
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < len(self._players):
            return seat
        raise NoSuchSeat.because("no-such-seat", seat=shown(seat), last=len(self._players) - 1)

    @property
    def hands(self) -> tuple[Hand, ...]:
        """The tiles of each seat."""
        return tuple(map(hand_of, self._state.hands))

    @property
    def bag(self) -> Tiles:
        """The tiles left to draw, the next one first."""
        return tiles_of(self._deal.bag[self._state.taken :])

    @property
    def drawn(self) -> Tile | None:
        """The tile that the seat to move has drawn last in this turn."""
        return self._state.hands[self._state.seat][-1] if self._state.draws else None

    @property
    def log(self) -> tuple[tuple[int, str], ...]:
        """Every action so far, with the seat that did it."""
        return tuple(self._log)

    @property
    def turns(self) -> int:
        """How many turns are over."""
        return self._state.turns

    @property
    def tiles_drawn(self) -> int:
        """How many tiles have left the bag since the deal."""
        return self._state.taken

    @property
    def hands_are_open(self) -> bool:
        """Whether all see all hands: by agreement, or at the end when what is left is counted."""
        counted = self._state.over and self._rules.scoring in DEDUCTING
        return self._rules.open_hands or bool(counted)

    def shows_last(self, seat: int) -> bool:
        """Whether the seat has one tile left and has shown it to all."""
        return shows_last(self._rules, self._state, seat)

    def scores(self) -> tuple[int, ...] | None:
        """The points of each seat, after deductions if the game is over; None without scoring."""
        system, state = self._rules.scoring, self._state
        if system is None:
            return None
        if not state.over:
            return state.points
        return tuple(
            points - deduction(system, hand)
            for points, hand in zip(state.points, state.hands, strict=True)
        )

    def tally(self, placement: Placement | str) -> Tally | None:
        """What laying the tile there would earn now, and how; None without scoring.

        Raises `IllegalMove` if no such tile may lie there.
        """
        if self._rules.scoring is None:
            return None
        if problems := self._board.problems(placement):
            raise IllegalMove(problems, str(placement))
        return tally(self._rules.scoring, placement, self._board.contacts(placement))

    def outcome(self) -> Outcome | None:
        """Who has won and why; None while the game runs."""
        state = self._state
        if not state.over:
            return None
        return outcome_of(state.over, self.scores(), tuple(map(len, state.hands)))

    # What may be done

    def legal_actions(self, seat: int | None = None) -> list[str]:
        """Everything the seat may do now, in a fixed order.

        In a running game the seat to move always has something to do.
        """
        state = self._state
        if seat is not None:
            self.check_seat(seat)
        if state.over:
            return []
        if seat is not None and seat != state.seat:
            return list(map(str, turn.legal_calls(state, self._board, seat)))
        if self._legal is None:
            bag = len(self._deal.bag) - state.taken
            self._legal = turn.legal(self._rules, state, self._board, bag)
        return list(self._legal)

    def legal_placements(
        self, tile: Tile | str | None = None, seat: int | None = None
    ) -> list[Placement]:
        """Where the seat may lay its tiles now, or this one of them.

        >>> Game(["Ann", "Ben"], seed=7).legal_placements("GRR")[:2]
        [Placement('GRR@0,-1>'), Placement('GRR@1,-1>')]
        """
        wanted = None if tile is None else Tile(tile)
        if self._state.over or (seat is not None and self.check_seat(seat) != self._state.seat):
            return []
        return [
            placement
            for each in turn.playable(self._turn())
            if wanted in (None, each)
            for placement in self._board.legal_placements(each)
        ]

    def offers(self, seat: int | None = None) -> Iterator[Offer]:
        """Everything the seat may do now as typed actions, each with the reason why.

        >>> game = Game(["Ann", "Ben"], seed=7)
        >>> next(game.offers())
        Offer(seat=0, action=Lay('B*G@-1,-1>'), why=Message(id='say-lay', args={}))
        """
        seat = self._state.seat if seat is None else self.check_seat(seat)
        return turn.offers(self._turn(), seat)

    def _turn(self) -> Turn:
        bag = len(self._deal.bag) - self._state.taken
        return Turn(self._rules, self._players, self._state, self._board, bag)

    def problems(self, action: str | Placement, seat: int | None = None) -> tuple[Problem, ...]:
        """Every reason why the seat may not do this now; none if it may."""
        seat = self._state.seat if seat is None else self.check_seat(seat)
        return turn.problems(self._turn(), parse(action), seat)

    def next_of(self, seats: Collection[int]) -> int | None:
        """Which of these should act next: first those who may do something out of turn."""
        if self._rules.calls:
            for seat in sorted(seats):
                if seat != self.seat and self.legal_actions(seat):
                    return seat
        return self.seat if self.seat in seats else None

    # Doing and undoing

    def push(self, action: str | Placement, seat: int | None = None) -> None:
        """Do it; if it is forbidden, raise `IllegalMove` with every reason and change nothing."""
        state, legal = self._state, self._legal
        seat = state.seat if seat is None else self.check_seat(seat)
        move = None
        if legal is not None and isinstance(action, str) and seat == state.seat:
            move = legal.get(action)
        if move is None:
            move = self._checked(parse(action), seat)
        text = str(action)
        if isinstance(move, int):
            after = self._lay(place(text[:3], move))
        else:
            after = self._after(move, seat)
        self._before.append(state)
        self._log.append((seat, text))
        self._state = after
        self._legal = None
        if self._watchers:
            self._tell()

    def _checked(self, action: AnyAction, seat: int) -> Move:
        if problems := turn.problems(self._turn(), action, seat):
            raise IllegalMove(problems, action)
        return action.placement.slot if isinstance(action, Lay) else action

    def _lay(self, placement: Placement) -> State:
        """Lay a tile that may lie there; returns the state after it."""
        rules, points = self._rules, 0
        if rules.scoring is not None:
            points = tally(rules.scoring, placement, self._board.contacts(placement)).points
        self._board.lay_unchecked(placement)
        return changes.lay(self._state, rules, self._deal.first, placement.tile, points)

    def _after(self, move: Draw | Pass | Call | Catch | Show, seat: int) -> State:
        """The state after an action that is allowed and lays no tile."""
        state, rules, bag = self._state, self._rules, self._deal.bag
        if isinstance(move, Draw):
            overlooks = rules.calls and self.shows_last(seat) and bool(turn.playable(self._turn()))
            return changes.draw(state, rules, bag, overlooks)
        if isinstance(move, Pass):
            return changes.pass_on(state, rules)
        if isinstance(move, Call):
            return changes.announce(state, seat)
        if isinstance(move, Catch):
            if state.taken == len(bag):
                return changes.announce(state, move.seat)
            return changes.punish(state, bag, move.seat, 1)
        return changes.point_out(state, bag)

    def pop(self) -> tuple[int, str]:
        """Undo the last action exactly; returns the seat and the action."""
        if not self._before:
            raise IllegalMove.because("nothing-to-undo")
        self._state = self._before.pop()
        self._legal = None
        seat, action = self._log.pop()
        if lays(action):
            self._board.lift()
        if self._watchers:
            self._tell()
        return seat, action

    def rewind(self, ply: int) -> None:
        """Undo until so many actions are left; raises `NoSuchMoment` if they can't be.

        >>> game = Game(["Ann", "Ben"], seed=7)
        >>> game.push("GRR@0,1>")
        >>> game.rewind(0)
        >>> game.log
        ()
        """
        most = len(self._log)
        least = most - len(self._before)
        if not isinstance(ply, int) or isinstance(ply, bool) or not least <= ply <= most:
            raise NoSuchMoment.because("no-such-ply", ply=shown(ply), least=least, most=most)
        while len(self._log) > ply:
            self.pop()

    def copy(self) -> Game:
        """A game of its own in the same state, with the same past; nobody watches it."""
        other = object.__new__(Game)
        other._resume(
            self._players, self._rules, self._deal, self._board.copy(), self._state, self._log
        )
        other._before = self._before.copy()
        other._resumed = self._resumed
        return other

    def become(self, other: Game) -> None:
        """Be that game from now on, for all who hold this one; those who watch it are told.

        Both have one past then, so nobody may go on with the other one.
        """
        watchers = self._watchers
        self._resume(
            other._players, other._rules, other._deal, other._board, other._state, other._log
        )
        self._before, self._resumed, self._watchers = other._before, other._resumed, watchers
        self._tell()

    __copy__ = copy

    def __deepcopy__(self, memo: object) -> Game:
        """Whatever a game and its copy share never changes; who watches stays out of it."""
        return self.copy()

    def __reduce__(self) -> tuple[Callable[..., Game], tuple[object, ...]]:
        """A game that is pickled leaves those behind who watch it."""
        past = self._log, self._before, self._resumed
        return _restored, (self._players, self._rules, self._deal, self._board, self._state, *past)

    # What reaches upwards

    def observe(self, seat: int) -> Observation:
        """Exactly what the seat may know."""
        from chromino_core.observe import observe

        return observe(self, self.check_seat(seat))

    def moves(self) -> list[Moved]:
        """A row for each action: who did what and where, for a data frame or a `for` loop.

        >>> game = Game(["Ann", "Ben"], seed=7)
        >>> game.push("GRR@0,1>")
        >>> game.moves()[0]  # doctest: +NORMALIZE_WHITESPACE
        Moved(ply=1, turn=1, seat=0, player='Ann', kind='lay', action='GRR@0,1>', tile='GRR', x=0,
              y=1, direction='right', contacts=3, points=None, left=7, bag=63)
        """
        from chromino_core.records.moves import moves_of

        return moves_of(self)

    def record(self) -> dict[str, Any]:
        """The whole game, as plain JSON data."""
        from chromino_core.records.record import to_record

        return to_record(self)

    @classmethod
    def from_record(cls, record: Mapping[str, Any] | str | bytes) -> Game:
        """The game of a record, replayed through the rules; raises `InvalidRecord`."""
        from chromino_core.records.record import from_record

        return from_record(record)

    @classmethod
    def from_position(
        cls, position: Mapping[str, Any] | str | bytes, seed: int | None = None
    ) -> Game:
        """A game that starts in mid-game; raises `InvalidRecord`.

        Tiles that the position leaves open are dealt by the seed.
        """
        from chromino_core.records.position import from_position

        return from_position(position, seed)

    def _repr_svg_(self) -> str:
        from chromino_core import svg

        return svg.board(self._board, highlight=self._board.placements[-1:])

    def __eq__(self, other: object) -> bool:
        """Equal games have the same players, rules, deal and past, and so the same state.

        Of a game that began in mid-game the past is what lies on the table, in its order.
        """
        if not isinstance(other, Game):
            return NotImplemented
        return (
            self._state == other._state
            and self._log == other._log
            and self._board.placements == other._board.placements
            and self._deal == other._deal
            and self._rules == other._rules
            and self._players == other._players
        )

    __hash__ = None  # type: ignore[assignment]  # a game changes

    def __repr__(self) -> str:
        end = f"{self._state.over}" if self._state.over else f"seat {self.seat} to move"
        return (
            f"<Game {self._rules.edition}: {len(self._players)} players, {self.turns} turns, {end}>"
        )


def _restored(
    players: tuple[str, ...],
    rules: Rules,
    dealt: Deal,
    board: Board,
    state: State,
    log: list[tuple[int, str]],
    before: list[State],
    resumed: bool,
) -> Game:
    """A game that was pickled."""
    game = object.__new__(Game)
    game._resume(players, rules, dealt, board, state, log)
    game._before, game._resumed = before, resumed
    return game


def _agreed(rules: object) -> Rules:
    """The rules of a new game: the modern ones, if nothing else was agreed."""
    if rules is None:
        return edition("modern")
    if not isinstance(rules, Rules):
        raise InvalidSetup.because("not-rules", value=shown(rules))
    return rules
