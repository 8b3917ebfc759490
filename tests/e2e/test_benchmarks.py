"""What benchmarks tell: every figure once, to people or to programs, and why there is none."""

from __future__ import annotations

import json
import sys

import bench_lighthouse
import pytest
from figures import Figure, percentiles, tell

Capture = pytest.CaptureFixture[str]

PARTS = [
    ("Speed", [Figure("laying", 0.25, "ms", "at most 1"), Figure("listing", 12_345, "/s")]),
    ("Size", [Figure("bundle", 61.7, "kB", "at most 90", 8)]),
]


def test_people_read_figures_below_their_titles(capsys: Capture) -> None:
    tell(PARTS, as_json=False)
    lines = capsys.readouterr().out.splitlines()
    assert [line.split()[:3] for line in lines] == [
        [], ["Speed"], ["laying", "0.25", "ms"], ["listing", "12,345", "/s"],
        [], ["Size"], ["bundle", "61.7", "kB"],
    ]  # fmt: skip
    assert lines[2].endswith("wanted at most 1")
    assert lines[-1].endswith("8 times the plain scan")


def test_programs_read_them_as_json(capsys: Capture) -> None:
    tell(PARTS, as_json=True)
    told = json.loads(capsys.readouterr().out)
    assert [Figure(**each) for each in told] == [each for _, part in PARTS for each in part]


def test_half_of_the_values_and_nearly_all() -> None:
    assert percentiles([float(n) for n in range(101)]) == (50, 95)


def test_lighthouse_says_why_it_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    program = "import sys; print('working\\n' * 99); sys.exit('no page at ' + sys.argv[-1])"
    monkeypatch.setattr(bench_lighthouse, "COMMAND", (sys.executable, "-c", program))
    with pytest.raises(SystemExit) as caught:
        bench_lighthouse.look("http://127.0.0.1:9/", "phone", "no-browser")
    *before, reason, end = str(caught.value).splitlines()
    assert reason == "no page at http://127.0.0.1:9/"
    assert end == "Lighthouse has failed at http://127.0.0.1:9/: see above."
    assert len(before) < 20
