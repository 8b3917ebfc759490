"""A picture is a text in every way, and in a notebook what it draws."""

from __future__ import annotations

import copy
import json
import pickle

import pytest

from chromino_core import Board, svg
from chromino_core.svg import Svg
from chromino_core.svg.picture import parts_of

PICTURE = svg.board(Board("B*Y@0,0> BRY@0,1>"), title="Ann & Ben: été 中")


def test_every_function_draws_one() -> None:
    for picture in (
        PICTURE,
        svg.tile("BRY"),
        svg.placement("BRY@0,0v"),
        svg.hand("BRY"),
        svg.grid(["BRY"]),
        svg.grid([svg.grid(["BRY"])]),
    ):
        assert type(picture) is Svg
        assert parts_of(picture) is not None


def test_it_is_a_text() -> None:
    plain = "".join(PICTURE)
    assert type(str(PICTURE)) is str
    assert plain == PICTURE == str(PICTURE)
    assert hash(PICTURE) == hash(plain)
    assert {plain: 1}[PICTURE] == 1
    assert f"{PICTURE}\n" == PICTURE + "\n" == plain + "\n"
    assert json.loads(json.dumps({"svg": PICTURE})) == {"svg": plain}


def test_a_notebook_shows_it_and_a_terminal_names_it() -> None:
    assert PICTURE._repr_svg_() == PICTURE
    assert type(PICTURE._repr_svg_()) is str
    assert repr(PICTURE) == "<Svg: Ann & Ben: été 中, 136 x 96>"
    assert repr(Svg("<svg/>")) == "<Svg: 6 characters>"
    assert len(repr(svg.hand("BRY", title="long " * 1_000))) < 90


def test_ipython_takes_both() -> None:
    formatters = pytest.importorskip("IPython.core.formatters")
    data, _ = formatters.DisplayFormatter().format(PICTURE)
    assert data == {"text/plain": repr(PICTURE), "image/svg+xml": PICTURE}


@pytest.mark.parametrize("protocol", range(pickle.HIGHEST_PROTOCOL + 1))
def test_it_can_be_pickled_and_copied(protocol: int) -> None:
    again = pickle.loads(pickle.dumps(PICTURE, protocol))
    assert (type(again), again) == (Svg, PICTURE)
    assert copy.copy(PICTURE) == copy.deepcopy(PICTURE) == PICTURE
