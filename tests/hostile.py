"""All data that has to be refused, and what becomes of it; Pyodide runs this, too."""

from __future__ import annotations

from typing import Final

from damage import Case
from hostile_positions import POSITIONS
from hostile_records import RECORDS

from chromino_core import Game, InvalidRecord

CASES: Final[dict[str, Case]] = {**RECORDS, **POSITIONS}


def report() -> str:
    """What becomes of each case, a line each; run as a script, it is printed."""
    lines = []
    for name, case in CASES.items():
        try:
            Game.from_record(case.make())
        except InvalidRecord as error:
            lines.append(f"{name}: {' '.join(problem.id for problem in error.problems)}")
        else:
            lines.append(f"{name}: accepted")
    return "\n".join(lines)


if __name__ == "__main__":
    print(report())
