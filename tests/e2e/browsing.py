"""The page as it is built, and a browser to look at it with."""

from __future__ import annotations

import fcntl
import json
import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, Playwright, sync_playwright

from builder.page.build import build
from builder.paths import BUILT_PAGE, CI, ROOT

__all__ = [
    "DESKTOP",
    "FAST",
    "PHONE",
    "PROJECTOR",
    "browser_path",
    "built_site",
    "new_context",
    "open_browser",
    "open_chromium",
    "open_playwright",
    "open_profile",
]


DESKTOP: Final = (1280, 800)
PHONE: Final = (360, 740)
PROJECTOR: Final = (1920, 1080)

FAST: Final = {"pace": "fast"}
"""Settings under which bots hardly wait."""

_SOURCES: Final = ("chromino_core", "site", "widget/words", "widget/chromino_widget/static")

_SETTINGS_KEY: Final = "chromino settings"
_FIRST: Final = "first-page"
_KEEP_ONCE: Final = """(([home, first, item]) => {
    if (location.origin === home && document.cookie.includes(first)) {
        localStorage.setItem(...item);
        document.cookie = `${first}=; max-age=0; path=/`;
    }
})(%s)"""

# Chromium heeds only the last list of these, so Playwright's own comes first. Then what would cost
# a second in each new window: the suggestions below an address bar that nobody ever sees.
_FEATURES: Final = (
    *("AvoidUnnecessaryBeforeUnloadCheckSync", "DestroyProfileOnBrowserClose", "HttpsUpgrades"),
    *("DialMediaRouteProvider", "GlobalMediaControls", "LensOverlay", "MediaRouter", "Translate"),
    *("PaintHolding", "ThirdPartyStoragePartitioning", "AvoidCorsURLLoaderRestartOnRedirect"),
    *("BlockOriginHeaderModificationOnRedirect", "AutoDeElevate", "OptimizationHints"),
    *("NetworkTimeServiceQuerying", "AimEnabled"),
    *("WebUIOmniboxPopup", "WebUIOmniboxAimPopup"),
)

_FLAGS: Final = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    f"--disable-features={','.join(_FEATURES)}",
    # Should the page ask for anything elsewhere, it gets nothing, wherever the tests run.
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1",
]

# Python is compiled quickly and runs a little slower: nobody plays long enough for the other way.
_SPARING: Final = ["--js-flags=--liftoff-only"]


def built_site() -> Path:
    """The folder with the page; it is built first if it is missing or older than its sources.

    `CHROMINO_SITE` names another folder, such as one that is about to be published.
    """
    if other := os.environ.get("CHROMINO_SITE"):
        return Path(other)
    BUILT_PAGE.parent.mkdir(exist_ok=True)
    with (BUILT_PAGE.parent / "site.lock").open("w") as lock:
        # Two workers of the tests must not build at the same time.
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not _is_fresh():
            build(BUILT_PAGE)
    return BUILT_PAGE


def _is_fresh() -> bool:
    page = BUILT_PAGE / "index.html"
    if not page.is_file():
        return False
    files = (path for folder in _SOURCES for path in (ROOT / folder).rglob("*"))
    newest = max(
        path.stat().st_mtime for path in files if path.is_file() and "__pycache__" not in path.parts
    )
    return page.stat().st_mtime >= newest


@contextmanager
def open_playwright() -> Iterator[Playwright]:
    """What drives browsers; a process has one at a time."""
    with sync_playwright() as playwright:
        yield playwright


@contextmanager
def open_browser(*, whole: bool = False) -> Iterator[Browser]:
    """Chromium without a window, and sparing; or a `whole` one, to measure what people have."""
    with open_playwright() as playwright, open_chromium(playwright, whole=whole) as browser:
        yield browser


@contextmanager
def open_chromium(playwright: Playwright, *, whole: bool = False) -> Iterator[Browser]:
    """The same, where there is something that drives it."""
    flags = _FLAGS if whole else [*_FLAGS, *_SPARING]
    browser = playwright.chromium.launch(executable_path=browser_path(whole=whole), args=flags)
    yield browser
    browser.close()


@contextmanager
def open_profile(playwright: Playwright) -> Iterator[BrowserContext]:
    """Chromium as one person has it, new, with a folder where it keeps all that pages bring.

    The contexts of one browser keep things in memory, and nothing as large as Python.
    """
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        context = playwright.chromium.launch_persistent_context(
            folder,
            executable_path=browser_path(whole=True),
            args=_FLAGS,
            viewport={"width": DESKTOP[0], "height": DESKTOP[1]},
            locale="en-GB",
        )
        yield context
        context.close()


@cache
def browser_path(*, whole: bool = False) -> str | None:
    """Where the machine's own browser is; None stands for Playwright's."""
    command = [str(CI / "browser"), *(["whole"] if whole else [])]
    found = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()
    return found or None


def new_context(
    browser: Browser,
    address: str,
    *,
    size: tuple[int, int] = DESKTOP,
    touch: bool = False,
    dark: bool = False,
    still: bool = True,
    settings: dict[str, Any] | None = None,
    locale: str = "en-GB",
    zone: str = "Europe/Paris",
    offline: bool = False,
) -> BrowserContext:
    """A person's browser in which nobody has played yet, but these settings are chosen.

    With `still`, motion is unwelcome, and nothing has to be waited for. Who comes for the first
    time in life has `settings={"introduced": False}`. With `offline`, the page may be kept for use
    without a network; what a service worker answers goes past all routes of Playwright's, so that
    the engine can't be near.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        has_touch=touch,
        is_mobile=touch,
        device_scale_factor=2 if touch else 1,
        color_scheme="dark" if dark else "light",
        reduced_motion="reduce" if still else "no-preference",
        locale=locale,
        timezone_id=zone,
        service_workers="allow" if offline else "block",
    )
    _keep(context, address, {"introduced": True, **(FAST if settings is None else settings)})
    return context


def _keep(context: BrowserContext, address: str, settings: dict[str, Any]) -> None:
    """Have the first page find these settings kept.

    Playwright's own way, a storage state, opens a page for it, which doubles what a new browser
    context costs. A cookie tells the first page from those that come after it, and is gone by then.
    """
    url = urlsplit(address)
    home, item = f"{url.scheme}://{url.netloc}", [_SETTINGS_KEY, json.dumps(settings)]
    context.add_cookies([{"name": _FIRST, "value": "yes", "url": home}])
    context.add_init_script(_KEEP_ONCE % json.dumps([home, _FIRST, item]))
