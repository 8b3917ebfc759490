"""What a screen paints: a game as one pair of eyes may see it, as plain JSON data.

Another seat's hidden tiles, the order of the bag and the seed are never in it. Sentences are ids
with arguments; the screen has the words.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import cache
from typing import Any, Final, NamedTuple, TypeVar

from chromino_core.actions import Draw, Lay, Pass, lays
from chromino_core.game import Game
from chromino_core.game.outcome import Outcome, outcome_data
from chromino_core.game.turn import Offer
from chromino_core.problems import Message, Value
from chromino_core.rules import Rules
from chromino_core.scoring import tally
from chromino_core.session.contract import Json, Player, View
from chromino_core.session.seats import Seats
from chromino_core.tiles import Tile

__all__ = ["Status", "listed", "message_data", "view"]

_T = TypeVar("_T")

_MOST_LISTED: Final = 550
"""So many placements are listed at most in one view, to keep it small."""


class Status(NamedTuple):
    """What there is to know about a table besides the game on it."""

    rev: int
    seats: Seats
    outcome: Outcome | None
    thinking: int | None = None
    next_bot: int | None = None
    undo: int = 0
    redo: int = 0
    say: Message | None = None
    task: Json | None = None
    asks: bool = False
    """An answer is asked for; so the view tells neither where tiles fit nor what may be done."""
    asked: tuple[str, ...] = ()
    """The tiles for which it is, if others than those in the hand may be."""
    kinds: list[Json] = []  # noqa: RUF012 (nobody changes it)
    open: bool = False
    """Every hand lies open, since the game is over."""


def view(
    game: Game, status: Status, seat: int | None, *, live: bool = True, tile: str | None = None
) -> Json:
    """The table with the eyes of a seat, or with no seat, of a spectator.

    Not live, it is a moment of the past, in which nothing can be done. In a crowded junior game not
    all places of all tiles are listed; those of the `tile` are in any case.
    """
    state, outcome = game.state, status.outcome
    running = live and outcome is None
    offers: list[Offer] = []
    if running and not status.asks:
        offers = [offer for player in range(len(game.players)) for offer in game.offers(player)]
    actions = list(_actions(game, status, offers, seat))
    people = [person for person in status.seats.people if person not in status.seats.resigned]
    eyes = _next_eyes(state.seat, people, seat) if running else seat
    next_bot = status.next_bot if live else None
    painted = View(
        rev=status.rev,
        seat=seat,
        ply=len(game.log),
        live=live,
        rules=dict(_rules_data(game.rules)),
        need=game.rules.min_contacts,
        players=[_player(game, status, player, seat) for player in range(len(game.players))],
        people=people,
        kinds=status.kinds,
        turn=_turn(game, status, seat, actions),
        board=[str(placement) for placement in game.frozen_board],
        bag=len(game.deal.bag) - state.taken,
        hand=_asked(status) or _hand(game, seat, offers, tile),
        log=[[who, action] for who, action in game.log],
        last=_last(game),
        thinking=status.thinking,
        next_bot=next_bot,
        waits=_waits(actions, people, state.seat, next_bot is not None or seat != state.seat),
        hands_hidden=running and len(people) > 1 and not game.rules.open_hands,
        eyes=eyes,
        hand_over=_hand_over(game, people, seat, eyes),
        can_undo=live and status.undo > 0,
        can_redo=live and status.redo > 0,
        can_branch=state.over is None and not status.asks,
        outcome=None if outcome is None else outcome_data(outcome),
        say=message_data(status.say or _say(game, status, seat)),
        task=status.task,
    )
    return vars(painted)


@cache
def _rules_data(rules: Rules) -> Json:
    return rules.as_dict()


def message_data(said: Message) -> Json:
    return {"id": said.id, "args": dict(said.args)}


def _next_eyes(mover: int, people: Sequence[int], eyes: int | None) -> int | None:
    """Whose eyes are next on a screen that all share: the mover's, or else still the same."""
    if mover in people or not people:
        return mover if people else None
    return eyes if eyes in people else people[0]


def _hand_over(
    game: Game, people: Sequence[int], eyes: int | None, next_eyes: int | None
) -> int | None:
    """Who has to take the screen before the tiles are shown.

    Who has given up, or let a bot play on, still has it in hand.
    """
    if next_eyes == eyes or game.rules.open_hands or (len(people) < 2 and eyes is None):
        return None
    return next_eyes


def _waits(
    actions: Sequence[Sequence[Any]], people: Sequence[int], mover: int, others_next: bool
) -> list[int]:
    """The people who may still do something out of turn, before others go on."""
    if not others_next:
        return []
    out_of_turn = {seat for seat, action, _ in actions if action not in ("draw", "pass")}
    return [seat for seat in people if seat in out_of_turn and seat != mover]


def _sees(game: Game, status: Status, seat: int | None, owner: int) -> bool:
    """Whether the eyes see a seat's hand."""
    return seat == owner or status.open or game.hands_are_open


def _turn(game: Game, status: Status, eyes: int | None, actions: list[list[Any]]) -> Json:
    state = game.state
    drawn = game.drawn if _sees(game, status, eyes, state.seat) else None
    return {
        "seat": state.seat,
        "draws": state.draws,
        "drawn": drawn and drawn.text,
        "actions": actions,
    }


def _player(game: Game, status: Status, player: int, eyes: int | None) -> Json:
    state, scores = game.state, game.scores()
    hand = state.hands[player]
    seen = Player(
        name=game.players[player],
        kind=status.seats.kinds[player],
        count=len(hand),
        shown=[tile.text for tile in state.seen[player]],
        hand=[tile.text for tile in hand] if _sees(game, status, eyes, player) else None,
        score=None if scores is None else scores[player],
        called=player in state.calls.called,
        resigned=player in status.seats.resigned,
    )
    return vars(seen)


def _hand(game: Game, seat: int | None, offers: list[Offer], asked: str | None) -> list[Json]:
    """The tiles of the seat, each with the placements it may make now and what they earn.

    `legal` is null where the list was left out; a view for that tile has it.
    """
    if seat is None:
        return []
    hand = game.state.hands[seat]
    entries: dict[Tile, Json] = {tile: {"tile": tile.text, "legal": []} for tile in hand}
    places: dict[Tile, list[Lay]] = {}
    for offer in offers:
        if offer.seat == seat and isinstance(offer.action, Lay):
            places.setdefault(offer.action.placement.tile, []).append(offer.action)
    for tile, found in listed(places, asked):
        entries[tile]["legal"] = None if found is None else _priced(game, found)
    return list(entries.values())


def _asked(status: Status) -> list[Json]:
    """The tiles that are asked about, to be taken up as if they were in the hand."""
    return [{"tile": tile, "legal": []} for tile in status.asked]


def listed(
    places: Mapping[Tile, Sequence[_T]], asked: object
) -> Iterator[tuple[Tile, Sequence[_T] | None]]:
    """The placements of each tile, or None where so many lists would make a view too large.

    Those of the tile that is asked for are there in any case, and those of a single one.
    """
    room = _MOST_LISTED
    for tile in sorted(places, key=lambda tile: tile.text != asked):
        room -= len(places[tile])
        fits = room >= 0 or tile.text == asked or len(places) == 1
        yield tile, places[tile] if fits else None


def _priced(game: Game, placed: Sequence[Lay]) -> list[list[Any]]:
    scoring, board = game.rules.scoring, game.frozen_board
    if scoring is None:
        return [[str(lay), None] for lay in placed]
    return [
        [str(lay), tally(scoring, lay.placement, board.contacts(lay.placement)).points]
        for lay in placed
    ]


def _last(game: Game) -> Json | None:
    """The last placement, and with scoring how its points came about."""
    for seat, action in reversed(game.log):
        if lays(action):
            earned = None
            if game.rules.scoring:
                before = game.board
                before.lift()
                earned = tally(game.rules.scoring, action, before.contacts(action))
            return {
                "seat": seat,
                "action": action,
                "points": earned and earned.points,
                "sum": earned and str(earned),
            }
    return None


def _actions(
    game: Game, status: Status, offers: Iterable[Offer], eyes: int | None
) -> Iterator[list[Any]]:
    """What may be done now besides laying, by whom, and why.

    Whether another seat must draw would tell something about its hand; its calls are no secret.
    """
    for seat, action, why in offers:
        secret = isinstance(action, Draw | Pass) and not _sees(game, status, eyes, seat)
        if not isinstance(action, Lay) and not secret:
            yield [seat, str(action), message_data(why)]


def _say(game: Game, status: Status, seat: int | None) -> Message:
    """The one line that tells what is going on."""
    outcome = status.outcome
    if status.asks and status.task:
        text = status.task["text"]
        return Message(text["id"], text["args"])
    if outcome is not None:
        if len(game.players) == 1:
            args: dict[str, Value] = {"turns": game.turns, "drawn": game.tiles_drawn}
            return Message(f"say-solo-{outcome.reason}", args)
        if len(outcome.winners) > 1:
            return Message(f"say-joint-{outcome.reason}", {"count": len(outcome.winners)})
        return Message(f"say-won-{outcome.reason}", {"name": game.players[outcome.winners[0]]})
    name = game.players[game.seat]
    if status.thinking is not None:
        return Message("say-thinking", {"name": game.players[status.thinking]})
    if game.seat != seat:
        return Message("say-turn", {"name": name})
    return next(game.offers()).why
