"""Options of the tests, and settings that hold for all of them."""

from __future__ import annotations

import pytest
from hypothesis import HealthCheck, settings

# How fast a machine is says nothing about whether the engine is right.
settings.register_profile(
    "patient", deadline=None, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.load_profile("patient")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption(
        "--rewrite-golden",
        action="store_true",
        help="write the golden playthroughs, perft counts and pictures anew, not compare them",
    )


@pytest.fixture
def rewrite_golden(request: pytest.FixtureRequest) -> bool:
    return bool(request.config.getoption("--rewrite-golden"))
