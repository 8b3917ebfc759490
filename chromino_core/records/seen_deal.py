"""The deal of a game of which somebody has already seen the table and one hand.

It keeps what was seen and deals the rest afresh, so that every arrangement of the tiles nobody has
seen is as likely as any other. What a draw-off tells of the bag is left out of account.

>>> from chromino_core import Game
>>> hand = ["BGY", "BRY", "GPR", "BBG", "RRY", "PPP", "GYR", "BPY"]
>>> seen = {"start": "B*Y", "first": 0, "seat": 0, "hand": hand}
>>> game = Game(["Ann", "Ben"], seed=7, shown=seen)
>>> str(game.board), len(game.hands[1]), len(game.bag)
('B*Y@0,0>', 8, 63)
"""

from __future__ import annotations

from random import Random

from chromino_core.game.deal import Deal, hand_out
from chromino_core.game.possible_deal import check_hand, check_start
from chromino_core.placement import place
from chromino_core.records.box import Box
from chromino_core.records.fields import read_first
from chromino_core.records.reader import Reader, read_int, refuse_deal
from chromino_core.rules import Rules

__all__ = ["deal_the_rest"]


def deal_the_rest(shown: object, rules: Rules, players: int, rng: Random) -> Deal:
    """The deal in which all is as shown; raises `InvalidRecord` if the rules never deal so."""
    reader = Reader(shown, "shown", ("start", "first", "seat", "hand"))
    box = Box(rules)
    start = place(reader.read("start", box.read_tile).text, 0)
    check_start(start, reader.at("start"), rules, refuse_deal)
    first = reader.read("first", read_first(rules, players))
    seat = reader.read("seat", read_int(0, players - 1))
    hand = reader.read("hand", box.read_tiles)
    check_hand(hand, reader.at("hand"), rules, refuse_deal)
    rest = box.left
    rng.shuffle(rest)
    others, bag = hand_out(rest, rules.hand_size, players - 1)
    return Deal(start, first, (*others[:seat], hand, *others[seat:]), bag)
