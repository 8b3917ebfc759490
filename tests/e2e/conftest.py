"""The fixtures of the tests in a browser; they are in modules that mypy checks."""

from jupyter_servers import jupyter, lab
from page_fixtures import (
    address,
    begun,
    browser,
    near_site,
    new_page,
    playwright,
    pytest_runtest_makereport,
    site,
    table,
)
from touching import way

__all__ = [
    "address",
    "begun",
    "browser",
    "jupyter",
    "lab",
    "near_site",
    "new_page",
    "playwright",
    "pytest_runtest_makereport",
    "site",
    "table",
    "way",
]
