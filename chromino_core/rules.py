"""The rules of every edition, as data.

>>> rules = edition("textures", scoring="kinds")
>>> rules.end, rules.hand_size
('at-once', 8)
>>> rules  # what was agreed besides the edition; as_dict() spells out every rule
edition('textures', scoring='kinds')
>>> edition("modern", calls=True)
Traceback (most recent call last):
chromino_core.problems.InvalidSetup: ...
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, fields
from typing import Any, Final, Literal, TypeAlias, get_args

from chromino_core.board import Geometry
from chromino_core.problems import InvalidSetup, shown
from chromino_core.scoring import System
from chromino_core.tiles import all_tiles

__all__ = ["EDITIONS", "MOST_PLAYERS", "SYSTEMS", "Rules", "books", "edition"]

Start: TypeAlias = Literal["tricolour", "chameleon"]
First: TypeAlias = Literal["seat", "random", "draw-off"]
VoluntaryDraw: TypeAlias = Literal["never", "last-shown"]
End: TypeAlias = Literal["at-once", "finish-round", "one-more-turn"]

# These limits keep hostile records small.
MOST_PLAYERS: Final = 8
"""No edition is for more."""
_MOST_TILES: Final = 80


@dataclass(frozen=True, kw_only=True, slots=True)
class Rules:
    """What is agreed before the start and fixed until the end. Nonsense raises `InvalidSetup`."""

    edition: str
    chameleons: bool
    """The box holds the five chameleons."""
    min_players: int
    max_players: int
    hand_size: int
    start: Start
    """The kind of the tile that is laid first."""
    first: First
    """Who begins: seat 0, a seat by chance, or whoever wins the draw-off."""
    draw_limit: int | None
    """How many tiles one may draw in a turn; None: until one fits."""
    play_drawn: bool
    """A drawn tile that fits is laid at once; otherwise drawing ends the turn."""
    voluntary_draw: VoluntaryDraw
    """Who could lay may draw instead: never, or once an opponent has shown the last tile."""
    end: End
    """When somebody has laid the last tile: over at once, after the round, after one more turn."""
    chameleon_last: bool
    """A chameleon may be the tile that empties a hand."""
    calls: bool
    """The last tile is announced, and who forgets or overlooks it pays."""
    open_hands: bool
    min_contacts: int
    geometry: Geometry
    scoring: System | None

    def __post_init__(self) -> None:
        for name, allowed in _CHOICES.items():
            if getattr(self, name) not in allowed:
                raise _not_a_choice(name, getattr(self, name), allowed)
        for name in _FLAGS:
            if not isinstance(getattr(self, name), bool):
                raise _not_a_choice(name, getattr(self, name), (False, True))
        book, _ = _BOOKS[self.edition]
        players = book["min_players"], book["max_players"]
        counts = {"min_players": players, "max_players": players, **_COUNTS}
        for name, (least, most) in counts.items():
            value = getattr(self, name)
            if name == "draw_limit" and value is None:
                continue
            if not isinstance(value, int) or isinstance(value, bool) or not least <= value <= most:
                raise InvalidSetup.because(
                    "rule-number", field=name, value=shown(value), least=least, most=most
                )
        self._refuse_nonsense()

    def _refuse_nonsense(self) -> None:
        if self.min_players > self.max_players:
            raise InvalidSetup.because(
                "players-range", least=self.min_players, most=self.max_players
            )
        if self.calls and self.play_drawn:
            raise InvalidSetup.because("calls-end-turn")
        if self.voluntary_draw == "last-shown" and self.play_drawn:
            raise InvalidSetup.because("voluntary-draw-ends-turn")
        if self.draw_limit != 1 and not self.play_drawn:
            raise InvalidSetup.because("draw-limit-one")
        if self.geometry == "dominoes" and self.min_contacts != 1:
            raise InvalidSetup.because("dominoes-need-one-contact")
        if self.start == "chameleon" and not self.chameleons:
            raise InvalidSetup.because("no-chameleon-to-start")
        if self.first == "draw-off" and self.start != "tricolour":
            raise InvalidSetup.because("draw-off-needs-tricolour")
        self.check_deal(self.min_players)

    def check_deal(self, players: int) -> None:
        """Raise `InvalidSetup` if so many players can't be dealt their hands and a first tile."""
        box = len(all_tiles(self.chameleons))
        if players * self.hand_size + 1 > box:
            raise InvalidSetup.because(
                "too-many-tiles", players=players, hand=self.hand_size, box=box
            )

    def check_players(self, players: int) -> None:
        """Raise `InvalidSetup` if a game with so many players can't begin."""
        self.check_count(players)
        self.check_deal(players)

    def check_count(self, players: int) -> None:
        if not self.min_players <= players <= self.max_players:
            raise InvalidSetup.because(
                "player-count",
                players=players,
                edition=self.edition,
                least=self.min_players,
                most=self.max_players,
            )

    def __repr__(self) -> str:
        usual = {**EDITIONS[self.edition].as_dict(), **_entailed(self.edition, self.as_dict())}
        agreed = [
            f", {name}={value!r}" for name, value in self.as_dict().items() if value != usual[name]
        ]
        return f"edition({self.edition!r}{''.join(agreed)})"

    def as_dict(self) -> dict[str, Any]:
        return asdict(self)

    @classmethod
    def from_dict(cls, data: Mapping[str, Any]) -> Rules:
        """The rules from every field spelled out; anything missing or unknown is refused."""
        names = [field.name for field in fields(cls)]
        for name in names:
            if name not in data:
                raise InvalidSetup.because("rule-missing", field=name)
        for name in data:
            if name not in names:
                raise _unknown_rule(name)
        return cls(**data)


_RAVENSBURGER: Final[dict[str, Any]] = {
    "chameleons": False,
    "min_players": 1,
    "max_players": MOST_PLAYERS,
    "hand_size": 8,
    "start": "tricolour",
    "first": "seat",
    "draw_limit": 1,
    "play_drawn": True,
    "voluntary_draw": "never",
    "end": "finish-round",
    "chameleon_last": True,
    "calls": False,
    "open_hands": False,
    "min_contacts": 2,
    "geometry": "free",
    "scoring": None,
}
_MECCANO: Final[dict[str, Any]] = {
    **_RAVENSBURGER,
    "min_players": 2,
    "max_players": 5,
    "first": "draw-off",
    "play_drawn": False,
    "voluntary_draw": "last-shown",
    "end": "at-once",
    "calls": True,
}
_MODERN: Final[dict[str, Any]] = {
    **_RAVENSBURGER,
    "chameleons": True,
    "start": "chameleon",
    "chameleon_last": False,
}
_BOOKS: Final[dict[str, tuple[dict[str, Any], tuple[System, ...]]]] = {
    "meccano-1998": (_MECCANO, ("contacts",)),
    "ravensburger-2001": (_RAVENSBURGER, ("simple", "kinds", "sides")),
    "textures": (_RAVENSBURGER, ("simple", "kinds", "sides")),
    "modern": (_MODERN, ("expert",)),
    "modern-zh": ({**_MODERN, "end": "one-more-turn"}, ("expert",)),
}
"""By the id of an edition, its fields, and the ways to count points."""

_CHOICES: Final[Mapping[str, tuple[Any, ...]]] = {
    "edition": tuple(_BOOKS),
    "start": get_args(Start),
    "first": get_args(First),
    "voluntary_draw": get_args(VoluntaryDraw),
    "end": get_args(End),
    "geometry": get_args(Geometry),
    "scoring": (None, *get_args(System)),
}
_FLAGS: Final = ("chameleons", "play_drawn", "chameleon_last", "calls", "open_hands")
_COUNTS: Final = {
    "hand_size": (1, _MOST_TILES - 1),
    "draw_limit": (1, _MOST_TILES),
    "min_contacts": (1, 2),
}


def _not_a_choice(name: str, value: object, allowed: Iterable[object]) -> Exception:
    known = ", ".join(str(choice) for choice in allowed)
    if name == "edition":
        return InvalidSetup.because("unknown-edition", edition=shown(value), known=known)
    return InvalidSetup.because("rule-choice", field=name, value=shown(value), known=known)


def _unknown_rule(name: object) -> Exception:
    known = ", ".join(field.name for field in fields(Rules))
    return InvalidSetup.because("rule-unknown", field=shown(name), known=known)


EDITIONS: Final[Mapping[str, Rules]] = {
    id: Rules(edition=id, **fields_of_edition) for id, (fields_of_edition, _) in _BOOKS.items()
}
"""The five editions as their rulebooks have them, by id."""

SYSTEMS: Final[Mapping[str, tuple[System, ...]]] = {
    id: systems for id, (_, systems) in _BOOKS.items()
}
"""The ways to count points that each edition's book has, or that we lend to it."""


def books() -> list[dict[str, Any]]:
    """Every edition as plain data, with the `systems` that it has."""
    return [rules.as_dict() | {"systems": list(SYSTEMS[id])} for id, rules in EDITIONS.items()]


def edition(id: str, /, **variant: Any) -> Rules:
    """The rules of an edition with what was agreed otherwise, and with what that entails.

    Scoring ends a game of the 2001 and textured editions at once; dominoes need one contact.
    """
    if not isinstance(id, str) or id not in EDITIONS:
        raise _not_a_choice("edition", id, EDITIONS)
    preset = EDITIONS[id].as_dict()
    for name in variant:
        if name not in preset or name == "edition":
            raise _unknown_rule(name)
    return Rules(**{**preset, **_entailed(id, variant), **variant})


def _entailed(id: str, variant: Mapping[str, Any]) -> dict[str, Any]:
    """What else changes with what was agreed, unless that was agreed, too."""
    entailed: dict[str, Any] = {}
    if variant.get("scoring") is not None and id in ("ravensburger-2001", "textures"):
        entailed["end"] = "at-once"
    if variant.get("geometry") == "dominoes":
        entailed["min_contacts"] = 1
    return entailed
