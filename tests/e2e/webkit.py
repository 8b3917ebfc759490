"""WebKit as Debian has it: a plain window on a screen of its own, driven over WebDriver.

That is HTTP and nothing else. The window has no frame, since it would not be as narrow as a phone
otherwise.
"""

from __future__ import annotations

import base64
import json
import os
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any, Final
from urllib.error import HTTPError, URLError
from urllib.request import Request, urlopen

__all__ = ["WebKit", "open_webkit"]

Ask = Callable[..., Any]

_PATIENCE_S: Final = 120
_LOOK_S: Final = 0.05

_KEYS: Final = {
    "Escape": "\ue00c",
    "Enter": "\ue007",
    "Tab": "\ue004",
    "ArrowLeft": "\ue012",
    "ArrowUp": "\ue013",
    "ArrowRight": "\ue014",
    "ArrowDown": "\ue015",
}

# Like Chromium in the tests, it compiles quickly and runs a little slower: that spares the most.
# And it paints without the graphics card that it would have to play.
_SPARING: Final = {
    "JSC_useDFGJIT": "0",
    "JSC_useOMGJIT": "0",
    "JSC_numberOfWorklistThreads": "1",
    "WEBKIT_DISABLE_COMPOSITING_MODE": "1",
}

_HEARD: Final = "heard by the tests"
"""Where `hearing.js` keeps what goes wrong in a page; the driver tells nothing about it."""


class WebKit:
    """See `Engine` in `engines.py`."""

    def __init__(self, ask: Ask) -> None:
        self._ask = ask

    def goto(self, address: str) -> None:
        self._ask("POST", "/url", url=address)

    def reload(self) -> None:
        self._ask("POST", "/refresh")

    def run(self, function: str, *args: Any) -> Any:
        script = f"""const [args, done] = arguments;
            (async () => ({function})(...args))()
                .then((value) => done({{value}}), (error) => done({{error: String(error)}}))"""
        told = self._ask("POST", "/execute/async", script=script, args=[list(args)])
        assert "error" not in told, told["error"]
        return told.get("value")

    def click(self, x: float, y: float) -> None:
        self._act(
            "pointer",
            {"type": "pointerMove", "origin": "viewport", "x": int(x), "y": int(y), "duration": 0},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
            parameters={"pointerType": "mouse"},
        )

    def press(self, key: str) -> None:
        value = _KEYS.get(key, key)
        self._act("key", {"type": "keyDown", "value": value}, {"type": "keyUp", "value": value})

    def _act(self, kind: str, *steps: dict[str, Any], **how: Any) -> None:
        source = {"type": kind, "id": kind, "actions": steps, **how}
        self._ask("POST", "/actions", actions=[source])

    def photograph(self, path: Path) -> None:
        path.write_bytes(base64.b64decode(self._ask("GET", "/screenshot")))

    def complaints(self) -> list[str]:
        told: str = self.run(f"() => localStorage.getItem({_HEARD!r}) ?? ''")
        return told.splitlines()


@contextmanager
def open_webkit(
    driver: str, window: str, screen: str, setpriv: str, size: tuple[int, int]
) -> Iterator[WebKit]:
    """A window in which nobody has played yet, and in which nothing moves."""
    # A program after this ends when the tests do, be it that somebody kills them.
    with_us = [setpriv, "--pdeathsig", "TERM"]
    with ExitStack() as stack:
        home = Path(stack.enter_context(TemporaryDirectory(ignore_cleanup_errors=True)))
        display = stack.enter_context(_screen([*with_us, screen], size))
        port = stack.enter_context(_driver([*with_us, driver], display, home))
        ask = stack.enter_context(_session(port, window))
        ask("POST", "/window/rect", x=0, y=0, width=size[0], height=size[1])
        yield WebKit(ask)


@contextmanager
def _ending(process: subprocess.Popen[bytes]) -> Iterator[None]:
    try:
        yield
    finally:
        process.terminate()
        process.wait()


@contextmanager
def _screen(command: list[str], size: tuple[int, int]) -> Iterator[str]:
    """A screen that nobody sees; its name. The windows on it go when it does."""
    read, write = os.pipe()
    shape = f"{size[0]}x{size[1]}x24"
    how = ["-displayfd", str(write), "-screen", "0", shape, "-nolisten", "tcp", "-terminate"]
    server = subprocess.Popen([*command, *how], pass_fds=[write], stderr=subprocess.DEVNULL)
    os.close(write)
    with _ending(server), os.fdopen(read) as told:
        number = told.readline().strip()
        assert number, f"{command} has no screen to give"
        yield f":{number}"


@contextmanager
def _driver(command: list[str], display: str, home: Path) -> Iterator[int]:
    """The program that listens to us, and opens windows; its port."""
    settings = home / "gtk-3.0" / "settings.ini"
    settings.parent.mkdir()
    settings.write_text("[Settings]\ngtk-enable-animations=0\n")
    around = {**os.environ, "DISPLAY": display, "HOME": str(home), "XDG_CONFIG_HOME": str(home)}
    for wayland in ("WAYLAND_DISPLAY", "WAYLAND_SOCKET"):
        around.pop(wayland, None)
    around["GDK_BACKEND"] = "x11"
    around["LANG"] = "en_GB.UTF-8"
    around |= _SPARING
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port: int = free.getsockname()[1]
    quiet = subprocess.DEVNULL
    server = subprocess.Popen([*command, f"--port={port}"], env=around, stdout=quiet, stderr=quiet)
    with _ending(server):
        yield port


@contextmanager
def _session(port: int, window: str) -> Iterator[Ask]:
    """A window; returns what asks things of it."""

    def ask_at(path: str, method: str, /, **body: Any) -> Any:
        url = f"http://127.0.0.1:{port}/session{path}"
        data = json.dumps(body).encode() if method == "POST" else None
        try:
            with urlopen(Request(url, data, method=method), timeout=_PATIENCE_S) as answer:
                return json.load(answer)["value"]
        except HTTPError as error:
            raise AssertionError(f"{method} {path}: {error.read().decode()}") from None

    arguments = ["--automation", "--full-screen"]
    options = {"binary": window, "args": arguments}
    wanted = {"alwaysMatch": {"webkitgtk:browserOptions": options}}
    before = time.monotonic()
    while True:
        try:
            session = "/" + ask_at("", "POST", capabilities=wanted)["sessionId"]
            break
        except URLError:
            # It doesn't listen yet.
            assert time.monotonic() < before + _PATIENCE_S, "WebKit's driver does not answer"
            time.sleep(_LOOK_S)
    try:
        ask_at(f"{session}/timeouts", "POST", script=_PATIENCE_S * 1000)
        yield lambda method, path, **body: ask_at(session + path, method, **body)
    finally:
        ask_at(session, "DELETE")
