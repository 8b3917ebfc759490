"""Charts: what they draw, what they say where nothing is drawn, and how kindly they refuse."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from chromino_core.palette import PALETTE
from chromino_widget import charts
from chromino_widget.charts import Chart, bars, histogram, lines

VEGA = "application/vnd.vegalite.v5+json"


class Game(NamedTuple):
    bot: str
    share: float
    turns: int


GAMES = [Game("mine", 1, 20), Game("random", 0, 21), Game("mine", 0.5, 30), Game("random", 0.5, 31)]


def spec_of(chart: Chart) -> dict[str, Any]:
    """As a notebook gets it: plain JSON data, with the words beside it."""
    bundle = chart._repr_mimebundle_(include=None, exclude=None)
    spec: dict[str, Any] = json.loads(json.dumps(bundle[VEGA], allow_nan=False))
    assert spec["description"] == bundle["text/plain"] == repr(chart)
    assert spec["config"]["background"] == "#fffdf7"  # its own paper, also where it is dark
    assert not list(nothings(spec))  # Pyodide drops them, and then Vega does as it likes
    return spec


def nothings(part: Any) -> Iterator[Any]:
    """Every None in it, however deep."""
    if part is None:
        yield part
    for inner in (
        part.values() if isinstance(part, dict) else part if isinstance(part, list) else ()
    ):
        yield from nothings(inner)


# Bars


def test_a_bar_is_the_mean_of_its_rows() -> None:
    chart = bars(GAMES, x="bot", y="share", title="Who wins?", percent=True)
    spec = spec_of(chart)
    rows = [{"bot": "mine", "share": 0.75}, {"bot": "random", "share": 0.25}]
    assert spec["data"]["values"] == rows
    assert spec["encoding"]["x"]["sort"] == ["mine", "random"]
    assert spec["encoding"]["y"]["axis"] == {"format": "%"}
    assert repr(chart) == "Who wins? mine: 75%; random: 25%."


def test_bars_stand_side_by_side_in_the_colours_of_tiles() -> None:
    rows = [
        {"kind": kind, "colour": colour, "tiles": n}
        for kind in ("simple", "symmetric")
        for n, colour in enumerate(["red", "blue"], start=3)
    ]
    spec = spec_of(
        bars(rows, x="kind", y="tiles", colour="colour", colours="RB", y_title="how many")
    )
    encoding = spec["encoding"]
    assert encoding["xOffset"] == {"field": "colour", "sort": ["red", "blue"]}
    scale = {"domain": ["red", "blue"], "range": [PALETTE["R"].fill, PALETTE["B"].fill]}
    assert encoding["color"]["scale"] == scale
    assert encoding["y"]["title"] == "how many"
    assert spec["data"]["values"] == rows


@pytest.mark.parametrize(
    ("names", "lie"),
    [
        (["meccano-1998", "ravensburger-2001", "modern"], False),
        (["meccano-1998", "ravensburger-2001", "modern", "modern-zh", "textures"], True),
        (["unicolore", "bicolore simple", "bicolore symétrique", "tricolore"], True),
        (["單色", "簡單雙色", "對稱雙色", "三色"], False),
        (["一張牌三個色塊都同色", "簡單雙色", "對稱雙色", "三色"], True),
        ([f"edition {n}" for n in range(12)], True),
        ([*range(1, 11)], False),
    ],
)
def test_where_names_have_no_room_bars_lie(names: list[Any], lie: bool) -> None:
    rows = [{"name": name, "turns": 40, "what": what} for name in names for what in "ab"]
    spec = spec_of(bars(rows, x="name", y="turns", colour="what"))
    across, along = ("y", "x") if lie else ("x", "y")
    encoding = spec["encoding"]
    assert (encoding[across]["field"], encoding[along]["field"]) == ("name", "turns")
    assert f"{across}Offset" in encoding
    assert not lie or spec["height"] >= 20 * len(rows)


# Lines


def test_a_line_can_have_a_range_a_level_and_points() -> None:
    rows = [{"n": n, "share": 0.6, "low": 0.5, "high": 0.7, "other": None} for n in range(50)]
    drawn = lines(rows, x="n", y="share", low="low", high="high", level=0.5, points=True)
    spec = spec_of(drawn)
    area, line, rule = spec["layer"]
    assert (area["encoding"]["y"]["field"], area["encoding"]["y2"]["field"]) == ("low", "high")
    assert line["mark"]["point"]
    assert (rule["data"], rule["encoding"]) == ({"values": [{}]}, {"y": {"datum": 0.5}})
    assert area["encoding"]["x"] == line["encoding"]["x"]
    assert line["encoding"]["x"]["scale"] == {"zero": False}
    # What isn't drawn isn't kept in the notebook; and not every number is read aloud.
    assert spec["data"]["values"][0].keys() == {"n", "share", "low", "high"}
    assert repr(drawn).count(";") == 11
    assert repr(drawn).startswith("0: 0.6; ")
    assert repr(drawn).endswith("49: 0.6.")


def test_there_can_be_a_line_for_each_colour() -> None:
    rows = [{"n": n, "y": n, "bot": bot} for bot in ("mine", "random") for n in range(3)]
    spec = spec_of(lines(rows, x="n", y="y", colour="bot"))
    [line] = spec["layer"]
    assert line["encoding"]["color"]["scale"]["domain"] == ["mine", "random"]
    assert not line["mark"]["point"]
    assert "color" not in line["mark"]


# Colours


@pytest.mark.parametrize(("named", "letter"), [({"colours": "GB"}, "G"), ({}, "P")])
def test_one_colour_is_the_first_that_is_named(named: dict[str, Any], letter: str) -> None:
    for chart in (
        bars(GAMES, x="bot", y="share", **named),
        histogram(GAMES, x="turns", **named),
        lines(GAMES, x="turns", y="share", points=True, low="share", high="share", **named),
    ):
        spec = spec_of(chart)
        for mark in [layer["mark"] for layer in spec.get("layer", [spec])]:
            assert mark["color"] == mark.get("point", mark)["color"] == PALETTE[letter].fill


def test_when_there_are_not_enough_colours_they_come_again() -> None:
    rows = [{"bot": bot, "n": 1} for bot in "abc"]
    scale = spec_of(bars(rows, x="n", y="n", colour="bot", colours="RG"))["encoding"]["color"]
    red, green = PALETTE["R"].fill, PALETTE["G"].fill
    assert scale["scale"]["range"] == [red, green, red]


# Histograms


def test_a_histogram_counts() -> None:
    chart = histogram(GAMES, x="turns", step=5, title="Turns")
    values = spec_of(chart)["data"]["values"]
    assert [(row["turns"], row["to"], row["count"]) for row in values] == [
        (20, 25, 2), (25, 30, 0), (30, 35, 2),
    ]  # fmt: skip
    assert repr(chart) == "Turns: 20: 2; 25: 0; 30: 2."


def test_a_bar_of_one_number_has_it_below_its_middle() -> None:
    axis = spec_of(histogram(GAMES, x="turns", step=1))["encoding"]["x"]["axis"]
    assert axis["values"] == list(range(20, 32))
    assert axis["tickOffset"] == pytest.approx(520 / 12 / 2)
    for rows, step in ((GAMES, 5), ([{"turns": 20.5}], 1)):
        assert "axis" not in spec_of(histogram(rows, x="turns", step=step))["encoding"]["x"]


@pytest.mark.parametrize(
    ("values", "step"), [([3, 3], 1), ([0, 1], 0.05), ([-7, 393], 20), ([0, 55], 5)]
)
def test_a_histogram_finds_a_round_step(values: list[float], step: float) -> None:
    rows = [{"n": value} for value in values]
    spec = spec_of(histogram(rows, x="n"))
    assert spec["encoding"]["x"]["bin"]["step"] == pytest.approx(step)
    bins = spec["data"]["values"]
    assert sum(row["count"] for row in bins) == len(values)
    assert bins[0]["n"] <= min(values) < bins[0]["to"]
    assert bins[-1]["n"] <= max(values) < bins[-1]["to"]


def test_a_value_between_two_bars_is_in_the_second() -> None:
    shares = [{"share": share} for share in (0, 0.5, 0.5, 1)]
    for step in (None, 0.05, 0.1):
        values = spec_of(histogram(shares, x="share", step=step))["data"]["values"]
        counts = {round(row["share"], 9): row["count"] for row in values if row["count"]}
        assert counts == {0: 1, 0.5: 2, 1: 1}


@pytest.mark.parametrize("name", ["to", "count"])
def test_a_column_of_a_histogram_may_have_any_name(name: str) -> None:
    spec = spec_of(histogram([{name: 3}, {name: 4}, {name: 4}], x=name, step=1))
    [x, x2, y] = [spec["encoding"][channel]["field"] for channel in ("x", "x2", "y")]
    rows = [(row[x], row[x2], row[y]) for row in spec["data"]["values"]]
    assert rows == [(3, 4, 1), (4, 5, 2)]
    assert spec["encoding"]["y"]["title"] == "count"


# What is said


def test_numbers_and_names_are_told_as_one_reads_them() -> None:
    rows = [{"first": True, "games": 12345.6}, {"first": False, "games": 0.123456}]
    assert repr(bars(rows, x="first", y="games")) == "True: 12346; False: 0.1235."
    assert repr(lines([{"n": 20000, "y": 1.5}], x="n", y="y")) == "20000: 1.5."


# What is wrong is said kindly


@pytest.mark.parametrize(
    ("draw", "error", "words"),
    [
        (lambda: bars([], x="a", y="b"), ValueError, "nothing to draw"),
        (lambda: bars(GAMES, x="bots", y="share"), KeyError, r"no column bots\. .* bot, share"),
        (lambda: bars(GAMES, x="share", y="bot"), TypeError, "bot needs numbers, .*'mine'"),
        (lambda: bars(GAMES, x="bot", y="share", colours="red"), ValueError, "not 'red'"),
        (lambda: bars(GAMES, x="bot", y="share", colours=""), ValueError, "some of the letters"),
        (lambda: bars([1, 2], x="a", y="b"), TypeError, "dictionary or a named tuple"),
        (lambda: lines(GAMES, x="turns", y="share", low="share"), ValueError, "needs both ends"),
        (lambda: lines([{"a": 1, "b": float("nan")}], x="a", y="b"), TypeError, "numbers"),
        (lambda: histogram(GAMES, x="turns", step=0), ValueError, "more than 0"),
    ],
)
def test_what_is_wrong_is_said_kindly(draw: Any, error: type[Exception], words: str) -> None:
    with pytest.raises(error, match=words):
        draw()


def test_the_doctest_of_the_module() -> None:
    import doctest

    assert doctest.testmod(charts) == (0, 2)
