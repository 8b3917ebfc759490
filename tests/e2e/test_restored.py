"""A Python that was restored from its memory: all is in it, and nothing is old."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import Any, Final

import pytest
import segno
from engine_alone import EngineAlone, engine_alone
from every_command import Burst, Json, carried_out, every_command
from kept_snapshot import forget
from page_fixtures import sitting
from playwright.sync_api import Browser

from chromino_core import Session
from chromino_core.session import pictures

pytestmark = pytest.mark.pyodide


# What is in it


@pytest.fixture(scope="module")
def alone(browser: Browser, address: str) -> Iterator[EngineAlone]:
    with sitting(browser, address, pyodide=True) as table, engine_alone(table) as engine:
        yield engine


@pytest.fixture(scope="module")
def said() -> list[Burst]:
    said = every_command()
    assert carried_out(said) == set(Session().commands)
    return said


QR_TEXT: Final = "https://example.org/#game=1" + "Ab3_" * 60


def expect_answers(engine: EngineAlone, said: list[Burst]) -> None:
    """It answers every command as the Python of the tests does."""
    heard = engine.ask(*(burst.commands for burst in said))
    for burst, (answers, then) in zip(said, heard, strict=True):
        assert answers == burst.answers, burst.commands
        assert then == burst.then, burst.commands
    expect_code(engine)
    expect_mistakes_told(engine)


def expect_code(engine: EngineAlone) -> None:
    codes = engine.ask([{"type": "qr", "text": QR_TEXT}, {"type": "qr", "text": "x" * 5_000}])
    code = segno.make(QR_TEXT, error="L", micro=False)
    picture = code.svg_data_uri(border=4, light="white", omitsize=True)
    assert codes[0][0] == [
        {"id": None, "ok": True, "picture": picture},
        {"id": None, "ok": True, "picture": None},
    ]


def expect_mistakes_told(engine: EngineAlone) -> None:
    """Something that nobody has thought of is an answer, too."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(pictures, "books", None)
        answer = Session().dispatch({"type": "editions"})
    assert answer["problems"][0]["id"] == "internal-error"
    lines = "from chromino_core.session import pictures; books = pictures.books"
    engine.python(f"{lines}; pictures.books = None; None")
    [([heard], _)] = engine.ask([{"type": "editions"}])
    engine.python("pictures.books = books; None")
    assert heard == answer


LOADERS: Final = """
import asyncio, chromino_core, json
" ".join(type(module.__spec__.loader).__module__ for module in (asyncio, json, chromino_core))
"""


def test_the_first_start_knows_every_command(alone: EngineAlone, said: list[Burst]) -> None:
    forget(alone.page)
    alone.start()
    assert alone.asked.long_way
    assert set(alone.python(LOADERS).split()) == {"sitecustomize"}, "not by Python's slow importer"
    expect_answers(alone, said)


def test_nothing_is_missing_from_it(alone: EngineAlone, said: list[Burst]) -> None:
    alone.rehearse()
    alone.start()
    assert not alone.asked.long_way
    expect_answers(alone, said)


def test_a_mistake_of_ours_has_its_traceback(alone: EngineAlone) -> None:
    """Where Python has no files, it still tells what went wrong where."""
    alone.rehearse()
    alone.start()
    told = alone.python(
        "import traceback\n"
        "from chromino_core import Game\n"
        "try: Game(5)\n"
        "except Exception: told = traceback.format_exc()\n"
        "told"
    )
    assert re.search(r"chromino_core.*line \d+, in", told), told


# What must not be the same again


FRESH: Final = """
import json, os, random
json.dumps({
    "random": random.random(),
    "bits": random.getrandbits(64),
    "shuffled": random.sample(range(1000), 10),
    "system": random.SystemRandom().random(),
    "generator": random.Random().random(),
    "bytes": os.urandom(8).hex(),
})
"""

UNSEEDED: Final[Json] = {
    "type": "new",
    "rules": {"edition": "modern"},
    "players": [{"name": "A", "kind": "random"}, {"name": "B", "kind": "random"}],
}


def test_no_two_starts_have_the_same_luck(alone: EngineAlone) -> None:
    alone.rehearse()
    seeded = Session()
    seeded.dispatch({**UNSEEDED, "seed": 7})
    # Its bots, however, were given no seed.
    load = {**seeded.dispatch({"type": "save"}), "type": "load"}
    seen: dict[str, list[str]] = {}
    for _ in range(4):
        alone.start()
        assert not alone.asked.long_way
        luck: dict[str, Any] = json.loads(alone.python(FRESH))
        heard = alone.ask([UNSEEDED], [{"type": "save"}])
        luck["deal"] = heard[1][0][0]["record"]["deal"]
        *_, (_, then) = alone.ask([load], *([{"type": "bot"}] for _ in range(12)))
        luck["bots"] = then["log"]
        for what, value in luck.items():
            seen.setdefault(what, []).append(repr(value))
    for what, values in seen.items():
        assert len(set(values)) == len(values), what


def test_clocks_are_not_those_of_the_first_time(alone: EngineAlone) -> None:
    alone.rehearse()
    alone.start()
    [worker] = alone.page.workers
    clocks = "import time; [time.time(), time.monotonic(), time.perf_counter()]"
    python = f"...python.API.public_api.runPython({clocks!r}).toJs()"
    looks = []
    for _ in range(2):
        looks.append(worker.evaluate(f"[Date.now() / 1000, {python}, Date.now() / 1000]"))
        alone.page.wait_for_timeout(300)
    for before, told, *_, after in looks:
        assert before - 0.01 <= told <= after + 0.01
    # However busy the machine is, as much time has passed for Python as for the browser.
    [(begun, *early, looked), (again, *late, ended)] = looks
    for first, second in zip(early, late, strict=True):
        assert again - looked - 0.01 <= second - first <= ended - begun + 0.01


def test_a_bot_with_a_time_limit_thinks_that_long(alone: EngineAlone) -> None:
    """Its clock runs; else it would think for ever, or not at all."""
    alone.rehearse()
    alone.start()
    alone.ask([{**UNSEEDED, "seed": 7}])
    [(answers, then)] = alone.ask([{"type": "bot", "ms": 1}])
    assert answers[0]["view"]["thinking"] == 0
    assert len(then["log"]) == 1
