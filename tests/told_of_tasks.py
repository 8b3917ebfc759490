"""What there is to tell of a task of each kind; Pyodide runs this, too."""

from __future__ import annotations

import json
from time import perf_counter

from asked_about import EVERY_KIND, example

from chromino_core import Lesson


def report() -> str:
    """The lesson of all kinds, with every answer and every tip."""
    lesson = Lesson("All of them", [example(name) for name in EVERY_KIND])
    steps = Lesson.from_json(lesson.to_json()).steps
    told = [[step.answers(), [step.tip(degree) for degree in (1, 2, 3)]] for step in steps]
    return json.dumps([told, lesson.to_dict()])


if __name__ == "__main__":
    began = perf_counter()
    print(report())
    print(f"{1000 * (perf_counter() - began):.0f} ms")
