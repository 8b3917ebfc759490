"""The fixtures of the tests in a browser; they are in modules that mypy checks."""

from jupyter_servers import jupyter
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

__all__ = [
    "address",
    "begun",
    "browser",
    "jupyter",
    "near_site",
    "new_page",
    "playwright",
    "pytest_runtest_makereport",
    "site",
    "table",
]
