"""The figures of a benchmark: what they are, and how they are told.

Nothing fails by being slow: figures are for reading, and `--json` is for programs.
"""

from __future__ import annotations

import argparse
import json
import statistics
from collections.abc import Iterable
from typing import NamedTuple

__all__ = ["Figure", "options", "percentiles", "tell"]


class Figure(NamedTuple):
    """One line of the table."""

    name: str
    value: float
    unit: str
    wanted: str = ""
    """What the figure should be; for the reader."""
    times_scan: float | None = None
    """How often the plain scan's figure goes into this one."""


def options(about: str | None) -> argparse.ArgumentParser:
    """What every benchmark can be told; some add more."""
    parser = argparse.ArgumentParser(description=(about or "").partition("\n\n")[0])
    parser.add_argument("--json", action="store_true", help="print the figures as JSON")
    return parser


def tell(parts: Iterable[tuple[str, Iterable[Figure]]], *, as_json: bool) -> None:
    """Print every part below its title, each figure as soon as it is there; or all as JSON."""
    told = []
    for title, figures in parts:
        if not as_json:
            print(f"\n{title}", flush=True)
        for figure in figures:
            told.append(figure._asdict())
            if not as_json:
                print(_line(figure), flush=True)
    if as_json:
        print(json.dumps(told, indent=1))


def percentiles(values: list[float]) -> tuple[float, float]:
    """What half of the values are below, and what 95 % of them are."""
    cuts = statistics.quantiles(values, n=100, method="inclusive")
    return cuts[49], cuts[94]


def _line(figure: Figure) -> str:
    value = f"{figure.value:,.0f}" if figure.value >= 1_000 else f"{figure.value:.3g}"
    wanted = f"wanted {figure.wanted}" if figure.wanted else ""
    scan = f"{figure.times_scan:,.0f} times the plain scan" if figure.times_scan else ""
    return f"  {figure.name:34} {value:>9} {figure.unit:2}  {wanted:18} {scan}".rstrip()
