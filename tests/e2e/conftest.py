"""The fixtures of the tests in a browser; they are in a module that mypy checks."""

from page_fixtures import address, browser, new_page, pytest_runtest_makereport, site, table

__all__ = ["address", "browser", "new_page", "pytest_runtest_makereport", "site", "table"]
