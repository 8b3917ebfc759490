"""Charts for notebooks, in the colours of the tiles: bars, lines and histograms.

Rows are what `chromino_core.simulate` returns, or any mappings or named tuples. A chart is a
Vega-Lite one, which JupyterLab draws by itself; everywhere else it is its own words and numbers.

>>> rows = [{"bot": "mine", "share": 1}, {"bot": "mine", "share": 0}, {"bot": "random", "share": 1}]
>>> bars(rows, x="bot", y="share", percent=True, title="Who wins?")
Who wins? mine: 50%; random: 100%.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from math import floor, isfinite, log10
from numbers import Real
from statistics import fmean
from typing import Any, Final, TypeAlias

from chromino_core.palette import BODY, OUTLINE, PALETTE, QUIET
from chromino_core.words import sentence

__all__ = ["Chart", "bars", "histogram", "lines"]

Row: TypeAlias = Mapping[str, Any]

_MIME: Final = "application/vnd.vegalite.v5+json"
_INKS: Final = "PYGBR"
"""In this order neighbours differ most, for every eye."""
_WIDTH, _HEIGHT = 520, 240
_LETTER: Final = 8
"""How wide a letter is, or half of a Chinese one: where names have no room below bars, bars lie."""
_NUMBERS_TOLD: Final = 12
_BINS: Final = 20

# A chart can't know whether the page around it is dark, so it brings its own paper, as tiles do.
# Nothing in it is None: Pyodide drops that on its way to the page, and then Vega does as it likes.
_LOOK: Final = {
    "background": BODY,
    "padding": 12,
    "title": {"color": OUTLINE, "fontSize": 15, "anchor": "start", "offset": 12},
    "view": {"stroke": "transparent"},
    "axis": {
        "labelColor": OUTLINE, "labelFontSize": 13, "labelLimit": 240,
        "labelPadding": 6, "labelFlush": False, "labelSeparation": 8,
        "titleColor": OUTLINE, "titleFontSize": 13, "gridColor": "#e5e2d8", "domainColor": QUIET,
        "tickColor": QUIET,
    },
    "legend": {"labelColor": OUTLINE, "labelFontSize": 13, "labelLimit": 240},
    "bar": {"stroke": OUTLINE, "strokeWidth": 1},
}  # fmt: skip


class Chart:
    """A chart that shows itself when a cell ends with it; `spec` is its Vega-Lite."""

    def __init__(self, spec: Mapping[str, Any], words: str) -> None:
        self.spec: dict[str, Any] = {**spec, "description": words, "config": _LOOK}
        self._words = words

    def _repr_mimebundle_(self, **_kwargs: object) -> dict[str, Any]:
        return {_MIME: self.spec, "text/plain": self._words}

    def __repr__(self) -> str:
        return self._words


def bars(
    rows: Iterable[Any],
    *,
    x: str,
    y: str,
    colour: str | None = None,
    title: str = "",
    x_title: str | None = None,
    y_title: str | None = None,
    colours: str = _INKS,
    percent: bool = False,
) -> Chart:
    """One bar for each value of the column `x`; side by side, one for each value of `colour`.

    Its length is the mean of `y` in those rows. `colours` are letters of tiles, such as "RGB".
    """
    found = _columns(rows, [x, *([colour] if colour else [])], [y])
    groups: dict[tuple[Any, ...], list[float]] = {}
    for row in found:
        key = (row[x], row[colour]) if colour else (row[x],)
        groups.setdefault(key, []).append(row[y])
    keys = [x, *([colour] if colour else [])]
    data = [{**dict(zip(keys, key, strict=True)), y: fmean(v)} for key, v in groups.items()]
    names = _in_order(data, x)
    lying = max(map(_letters, names)) * _LETTER > _WIDTH / len(names)
    across, along = ("y", "x") if lying else ("x", "y")
    encoding: dict[str, Any] = {
        across: {
            "field": x, "type": "nominal", "sort": names, "title": x_title or "",
            "axis": {"labelAngle": 0, "ticks": False},
        },
        along: _quantity(y, y_title, percent),
    }  # fmt: skip
    if colour:
        order = _in_order(data, colour)
        encoding[f"{across}Offset"] = {"field": colour, "sort": order}
        encoding["color"] = _ink(colour, order, colours)
    height = max(_HEIGHT, 26 * len(data)) if lying else _HEIGHT
    mark = {"type": "bar", **({} if colour else {"color": _inks(colours, 1)[0]})}
    spec = _spec(title, data, height, mark=mark, encoding=encoding)
    return Chart(spec, _told(title, data, keys, y, percent))


def lines(
    rows: Iterable[Any],
    *,
    x: str,
    y: str,
    colour: str | None = None,
    low: str | None = None,
    high: str | None = None,
    level: float | None = None,
    points: bool = False,
    title: str = "",
    x_title: str | None = None,
    y_title: str | None = None,
    colours: str = _INKS,
    percent: bool = False,
) -> Chart:
    """A line of `y` over the numbers in `x`; one for each value of the column `colour`.

    From `low` to `high` there is a shaded range, at `level` a dashed line, with `points` a dot for
    each row.
    """
    if (low is None) != (high is None):
        raise ValueError(sentence("widget-chart-range"))
    data = _columns(
        rows,
        [colour] if colour else [],
        [x, y, *([low, high] if low is not None and high is not None else [])],
    )
    along = {"x": {**_quantity(x, x_title, False), "scale": {"zero": False}}}
    quantity = _quantity(y, y_title, percent)
    ink = {"color": _ink(colour, _in_order(data, colour), colours)} if colour else {}
    one = {} if colour else {"color": _inks(colours, 1)[0]}
    layers: list[dict[str, Any]] = []
    if low is not None:
        ends = {**along, "y": {**quantity, "field": low}, "y2": {"field": high}}
        layers.append(
            {"mark": {"type": "area", "opacity": 0.25, **one}, "encoding": {**ends, **ink}}
        )
    dots = {**one, "size": 60} if points else False
    line = {"type": "line", "strokeWidth": 3, **one, "point": dots}
    layers.append({"mark": line, "encoding": {**along, "y": quantity, **ink}})
    if level is not None:
        layers.append(_dashed(level))
    spec = _spec(title, data, layer=layers)
    return Chart(spec, _told(title, data, [x, *([colour] if colour else [])], y, percent))


def histogram(
    rows: Iterable[Any],
    *,
    x: str,
    step: float | None = None,
    title: str = "",
    x_title: str | None = None,
    y_title: str | None = None,
    colours: str = _INKS,
) -> Chart:
    """How many rows have an `x` from 0 to `step`, from there to twice the `step`, and so on."""
    values = [row[x] for row in _columns(rows, [], [x])]
    if step is None:
        step = _round_step((max(values) - min(values)) / _BINS)
    if not step > 0:
        raise ValueError(sentence("widget-chart-step", {"value": repr(step)}))
    # Not `//`: 0.5 // 0.05 is 9, since 0.05 is a little more than that in a computer.
    places = [floor(round(value / step, 9)) for value in values]
    end, count = (name if name != x else f"{name}_" for name in ("to", "count"))
    data = [
        {x: place * step, end: (place + 1) * step, count: places.count(place)}
        for place in range(min(places), max(places) + 1)
    ]
    across = {"field": x, "bin": {"binned": True, "step": step}, "title": x_title or x}
    if step == 1 and all(value == int(value) for value in values):
        # A bar is one number, which stands below its middle, not where it begins.
        numbers = [row[x] for row in data]
        across["axis"] = {"values": numbers, "tickOffset": _WIDTH / len(numbers) / 2}
    encoding = {
        "x": across,
        "x2": {"field": end},
        "y": _quantity(count, y_title or "count", False),
    }
    mark = {"type": "bar", "color": _inks(colours, 1)[0]}
    spec = _spec(title, data, mark=mark, encoding=encoding)
    return Chart(spec, _told(title, data, [x], count, False))


# What it is made of


def _columns(rows: Iterable[Any], names: Sequence[str], numbers: Sequence[str]) -> list[Row]:
    """These columns of the rows, and nothing else: only that much is kept in a notebook."""
    found = [_row(row, [*names, *numbers]) for row in rows]
    if not found:
        raise ValueError(sentence("widget-chart-empty"))
    for row in found:
        for name in numbers:
            if not isinstance(row[name], Real) or not isfinite(row[name]):
                args = {"column": name, "value": repr(row[name])}
                raise TypeError(sentence("widget-chart-number", args))
    return found


def _row(row: Any, names: Sequence[str]) -> Row:
    if hasattr(row, "_asdict"):
        row = row._asdict()
    if not isinstance(row, Mapping):
        raise TypeError(sentence("widget-chart-row", {"value": repr(row)}))
    missing = [name for name in names if name not in row]
    if missing:
        args = {"column": missing[0], "known": ", ".join(row)}
        raise KeyError(sentence("widget-chart-column", args))
    return {name: row[name] for name in names}


def _in_order(rows: Iterable[Row], column: str) -> list[Any]:
    return list(dict.fromkeys(row[column] for row in rows))


def _letters(name: object) -> int:
    return sum(2 if letter >= "\u1100" else 1 for letter in str(name))


def _quantity(column: str, title: str | None, percent: bool) -> dict[str, Any]:
    axis = {"axis": {"format": "%"}} if percent else {}
    return {"field": column, "type": "quantitative", "title": title or column, **axis}


def _ink(column: str, order: Sequence[Any], colours: str) -> dict[str, Any]:
    scale = {"domain": list(order), "range": _inks(colours, len(order))}
    return {"field": column, "type": "nominal", "scale": scale, "legend": {"title": ""}}


def _dashed(level: float) -> dict[str, Any]:
    once: dict[str, Any] = {"values": [{}]}  # not for each row
    dashes = {"type": "rule", "strokeDash": [4, 4], "color": OUTLINE}
    return {"data": once, "mark": dashes, "encoding": {"y": {"datum": level}}}


def _inks(colours: str, count: int) -> list[str]:
    unknown = [letter for letter in colours if letter not in PALETTE]
    if unknown or not colours:
        raise ValueError(sentence("widget-chart-colours", {"value": repr(colours)}))
    return [PALETTE[colours[number % len(colours)]].fill for number in range(count)]


def _spec(
    title: str, rows: Sequence[Row], height: int = _HEIGHT, **parts: object
) -> dict[str, Any]:
    size = {"width": _WIDTH, "height": height}
    return {**({"title": title} if title else {}), **size, "data": {"values": rows}, **parts}


def _round_step(step: float) -> float:
    """The next 1, 2 or 5 with zeros."""
    if step <= 0:
        return 1
    power = 10.0 ** int(log10(step) // 1)
    return next(power * round_one for round_one in (1, 2, 5, 10) if power * round_one >= step)


def _told(title: str, rows: Sequence[Row], keys: Sequence[str], y: str, percent: bool) -> str:
    """The same in words, for who can't see it, and where nothing draws: some of the numbers."""
    count = min(len(rows), _NUMBERS_TOLD if len(rows) > 2 * _NUMBERS_TOLD else len(rows))
    told = [rows[n * (len(rows) - 1) // max(count - 1, 1)] for n in range(count)]
    numbers = [
        f"{', '.join(_shown(row[key]) for key in keys)}: {_shown(row[y], percent)}" for row in told
    ]
    heading = f"{title}: " if title[-1:].isalnum() else f"{title} "  # as in "Who wins? "
    return f"{heading}{'; '.join(numbers)}.".strip()


def _shown(value: Any, percent: bool = False) -> str:
    if isinstance(value, bool) or not isinstance(value, Real):
        return str(value)
    number = float(value)
    if percent:
        return f"{number:.0%}"
    # Four digits will do, but nobody reads 1.235e+04.
    return f"{number:.0f}" if abs(number) >= 1000 else f"{number:.4g}"
