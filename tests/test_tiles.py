"""The tiles: all of them, each once, and nothing else."""

from __future__ import annotations

import copy
import pickle
from collections import Counter
from itertools import product
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from chromino_core.problems import InvalidNotation
from chromino_core.tiles import COLOURS, MATCHES, Hand, Tile, Tiles, all_tiles, hand_of, tiles_of

CHAMELEONS = ["B*G", "B*Y", "G*R", "P*R", "P*Y"]
READINGS = ["".join(squares) for squares in product("RGBYP", repeat=3)]
TILES = all_tiles(chameleons=True)

NO_TILES = [
    "",
    "R",
    "RR",
    "RRRR",
    "rrr",
    "RRr",
    "RGX",
    "R-R",
    " RR",
    "RR ",
    "R R",
    "RR\n",
    "R\0R",
    "R*R",  # no chameleon has one colour at both ends
    "R*B",  # nor these two
    "*RR",
    "RR*",
    "R**",
    "***",
    "ВRY",  # a Cyrillic letter that looks like a B
    "ΒRY",  # a Greek one
    "ＢＲＹ",  # fullwidth letters
    "BRŸ",
    "B∗Y",  # an asterisk operator
    "𝐁RY",
    "R" * 10_000_000,
    None,
    True,
    7,
    2.5,
    float("nan"),
    b"BRY",
    ["B", "R", "Y"],
    {"B": 1},
]


def test_there_are_75_tiles_and_5_chameleons() -> None:
    assert len(all_tiles()) == 75
    assert len(TILES) == len(set(TILES)) == 80
    assert [tile for tile in TILES if not tile.is_chameleon] == list(all_tiles())


def test_the_75_are_every_reading_of_three_colours() -> None:
    assert {reading for tile in all_tiles() for reading in tile.readings} == set(READINGS)
    assert sum(len(tile.readings) for tile in all_tiles()) == 125


def test_the_chameleons() -> None:
    assert [tile.text for tile in TILES if tile.is_chameleon] == CHAMELEONS
    assert Counter("".join(CHAMELEONS)) == {"*": 5, "R": 2, "G": 2, "B": 2, "Y": 2, "P": 2}


def test_how_many_there_are_of_each_kind() -> None:
    assert Counter(tile.kind for tile in TILES) == {
        "one-colour": 5,
        "simple": 20,
        "symmetric": 20,
        "three-colour": 30,
        "chameleon": 5,
    }


@pytest.mark.parametrize("colour", COLOURS)
def test_each_colour_is_on_35_tiles(colour: str) -> None:
    assert Counter(tile.kind for tile in all_tiles() if colour in tile.text) == {
        "one-colour": 1,
        "simple": 8,
        "symmetric": 8,
        "three-colour": 18,
    }


@pytest.mark.parametrize(
    ("text", "kind"),
    [
        ("RRR", "one-colour"),
        ("BBR", "simple"),
        ("RBB", "simple"),
        ("BRB", "symmetric"),
        ("GBR", "three-colour"),
        ("Y*B", "chameleon"),
    ],
)
def test_kinds(text: str, kind: str) -> None:
    assert Tile(text).kind == kind
    assert Tile(text).is_chameleon == (kind == "chameleon")


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_tile_has_one_text_and_one_object(tile: Tile) -> None:
    assert tile.text == str(tile) == min(tile.text, tile.text[::-1])
    assert set(tile.readings) == {tile.text, tile.text[::-1]}
    assert len(tile.readings) == len(set(tile.readings))
    for reading in tile.readings:
        assert Tile(reading) is tile
    assert Tile(tile) is tile
    assert eval(repr(tile), {"Tile": Tile}) is tile


@pytest.mark.parametrize("tile", TILES, ids=str)
def test_a_copy_of_a_tile_is_the_tile(tile: Tile) -> None:
    assert copy.copy(tile) is tile
    assert copy.deepcopy([tile])[0] is tile
    for protocol in range(pickle.HIGHEST_PROTOCOL + 1):
        assert pickle.loads(pickle.dumps(tile, protocol)) is tile


def test_tiles_are_in_the_order_of_their_texts() -> None:
    by_text = [tile.text for tile in TILES]
    assert by_text == sorted(by_text)
    backwards = TILES[::-1]
    assert sorted(backwards) == list(TILES)
    assert [tile.index for tile in TILES] == list(range(80))
    assert Tile("BBB") < Tile("BBG")
    assert Tile("BBG") > Tile("BBB")
    assert not Tile("BBG") < Tile("BBG")


def test_different_tiles_are_unequal() -> None:
    assert all((one == other) == (one is other) for one, other in product(TILES, TILES))
    a_text: object = "BRY"
    assert Tile("BRY") != a_text


def test_a_tile_cannot_be_changed() -> None:
    with pytest.raises(AttributeError):
        Tile("BRY").text = "RRR"
    with pytest.raises(AttributeError):
        del Tile("BRY").text


# Tiles together


@pytest.mark.parametrize("kind", [Tiles, Hand])
def test_tiles_together_are_a_tuple_with_a_text(kind: type[Tiles]) -> None:
    together = kind(["YRB", Tile("GPR")])
    plain = (Tile("BRY"), Tile("GPR"))
    assert together == plain == kind("YRB GPR") == kind(together)
    assert hash(together) == hash(plain)
    assert str(together) == "BRY GPR"
    assert repr(together) == f"{kind.__name__}('BRY GPR')"
    assert repr(kind()) == f"{kind.__name__}()"
    for each in (together, kind()):
        again = eval(repr(each), {kind.__name__: kind})
        assert (type(again), again) == (kind, each)


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_tiles_together_can_be_copied(protocol: int) -> None:
    hand = Hand("BRY GPR")
    for again in (pickle.loads(pickle.dumps(hand, protocol)), copy.deepcopy(hand)):
        assert (type(again), again) == (Hand, hand)
        assert again[0] is hand[0]


def test_quick_ways_to_put_tiles_together() -> None:
    assert repr(hand_of(TILES[:3])) == repr(Hand(TILES[:3]))
    assert repr(tiles_of(iter(TILES))) == repr(Tiles(TILES)) == repr(TILES)


def test_together_with_what_is_no_tile() -> None:
    for tiles in ("BRY GPX", ["BRY", 7], "BRY,GPR", [None]):
        with pytest.raises(InvalidNotation):
            Hand(tiles)  # type: ignore[arg-type]


def test_what_may_touch() -> None:
    for one, other in product("RGBYP*", repeat=2):
        assert (other in MATCHES[one]) == (one == other or "*" in (one, other))


@pytest.mark.parametrize("text", NO_TILES, ids=lambda text: repr(text)[:20])
def test_anything_else_is_refused_in_a_sentence(text: Any) -> None:
    with pytest.raises(InvalidNotation) as caught:
        Tile(text)
    assert len(caught.value.problems) == 1
    assert_helpful(str(caught.value), text)


@given(st.text(max_size=4) | st.text("RGBYP*rВ ", min_size=3, max_size=3))
def test_only_80_tiles_have_a_text(text: str) -> None:
    known = {reading for tile in TILES for reading in tile.readings}
    if text in known:
        assert text in Tile(text).readings
    else:
        with pytest.raises(InvalidNotation):
            Tile(text)


def test_the_refusal_says_what_is_wrong() -> None:
    assert problem_of("RGX").id == "unknown-colour"
    assert "X" in str(problem_of("RGX").args["square"])
    assert problem_of("R*B").id == "no-such-chameleon"
    assert str(problem_of("R*B").args["known"]).split(", ") == CHAMELEONS
    assert problem_of("RR").id == "not-a-tile"


def problem_of(text: str) -> Any:
    with pytest.raises(InvalidNotation) as caught:
        Tile(text)
    return caught.value.problems[0]


def assert_helpful(sentence: str, given: object) -> None:
    """It shows what was given, however odd, and doesn't flood the screen with it."""
    assert repr(given)[:12] in sentence
    assert 20 < len(sentence) < 300
