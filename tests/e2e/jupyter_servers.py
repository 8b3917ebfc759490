"""Notebook servers as people have them: JupyterLab with Notebook 7 beside it, and marimo."""

from __future__ import annotations

import json
import os
import shutil
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator, Mapping
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final, NamedTuple

import pytest
from notebook_page import Notebook
from page_fixtures import sitting
from playwright.sync_api import Browser

from builder.paths import NOTEBOOKS

__all__ = [
    "JupyterServer",
    "jupyter",
    "jupyter_server",
    "lab",
    "marimo_server",
    "new_notebook",
    "open_lab",
]

_START_SECONDS: Final = 60

# JupyterLab asks at its first start whether it may fetch news.
_NO_NEWS: Final = '{"fetchNews": "false", "checkForUpdates": false}'


class JupyterServer(NamedTuple):
    """`address` serves the notebooks of the folder `root`, in `lab/tree/` and in `notebooks/`."""

    address: str
    root: Path

    def write(self, name: str, *cells: str) -> str:
        """Put a notebook with these cells into the folder; returns its path there."""
        (self.root / name).write_text(json.dumps(new_notebook(*cells)))
        return name

    def copy(self, name: str, as_name: str) -> str:
        """Put one of the product's own notebooks there, under a name of its own."""
        shutil.copy(NOTEBOOKS / "en" / name, self.root / as_name)
        return as_name


def new_notebook(*cells: str) -> dict[str, Any]:
    """A notebook that was never run."""
    kernel = {"name": "python3", "display_name": "Python 3", "language": "python"}
    empty: dict[str, Any] = {
        "cell_type": "code",
        "metadata": {},
        "outputs": [],
        "execution_count": None,
    }
    return {
        "nbformat": 4,
        "nbformat_minor": 5,
        "metadata": {"kernelspec": kernel},
        "cells": [{**empty, "id": f"cell-{n}", "source": cell} for n, cell in enumerate(cells)],
    }


@pytest.fixture(scope="session")
def jupyter(tmp_path_factory: pytest.TempPathFactory) -> Iterator[JupyterServer]:
    """A JupyterLab, which has Notebook 7 in it as well."""
    with jupyter_server(tmp_path_factory.mktemp("jupyter")) as server:
        yield server


@contextmanager
def jupyter_server(folder: Path) -> Iterator[JupyterServer]:
    """A JupyterLab that nobody has used yet; all it keeps is in this folder."""
    root = folder / "root"
    root.mkdir()
    settings = folder / "settings" / "@jupyterlab" / "apputils-extension"
    settings.mkdir(parents=True)
    (settings / "notification.jupyterlab-settings").write_text(_NO_NEWS)
    own = {
        "JUPYTER_CONFIG_DIR": "config",
        "JUPYTER_DATA_DIR": "data",
        "JUPYTER_RUNTIME_DIR": "runtime",
        "IPYTHONDIR": "ipython",
        "JUPYTERLAB_SETTINGS_DIR": "settings",
        "JUPYTERLAB_WORKSPACES_DIR": "workspaces",
    }
    port = _free_port()
    command = [
        *("-m", "jupyter", "lab", "--no-browser", "--allow-root", "--ServerApp.ip=127.0.0.1"),
        *(f"--ServerApp.port={port}", "--ServerApp.port_retries=0", "--IdentityProvider.token="),
        *(f"--ServerApp.root_dir={root}", "--LabApp.expose_app_in_browser=True"),
        "--JupyterNotebookApp.expose_app_in_browser=True",
    ]
    environment = {name: str(folder / each) for name, each in own.items()}
    address = f"http://127.0.0.1:{port}/"
    with _running(command, f"{address}api/status", folder / "log", environment):
        yield JupyterServer(address, root)


@contextmanager
def open_lab(browser: Browser, server: JupyterServer, *complaints: str) -> Iterator[Notebook]:
    """JupyterLab on a desktop, with no notebook open yet; these complaints are its own."""
    with sitting(browser, server.address, pyodide=True) as place:
        place.page.goto(f"{server.address}lab?reset")
        place.page.wait_for_function("window.jupyterapp?.restored")
        place.guards.allow(*complaints)
        yield Notebook(place.page)


@pytest.fixture(scope="module")
def lab(browser: Browser, jupyter: JupyterServer) -> Iterator[Notebook]:
    """A JupyterLab on a desktop, in which every test opens a notebook of its own."""
    # JupyterLab asks for the debugger of a kernel that is being restarted, and if that is slow, its
    # widgets ask for a thread of its own.
    told = "Could not restore the debugger state", "Canceled future for create_subshell_request"
    with open_lab(browser, jupyter, *told) as lab:
        yield lab


@contextmanager
def marimo_server(app: Path) -> Iterator[str]:
    """marimo, with this notebook of its own kind open as an app; yields its address."""
    port = _free_port()
    command = [
        *("-m", "marimo", "--quiet", "run", str(app), "--headless", "--no-token"),
        *("--host", "127.0.0.1", "--port", str(port)),
    ]
    home = app.parent
    own = {"HOME": str(home), "XDG_CONFIG_HOME": str(home), "XDG_STATE_HOME": str(home)}
    address = f"http://127.0.0.1:{port}/"
    with _running(command, f"{address}health", home / "log", own):
        yield address


# Below those that the system gives away by itself, and others in each process of the tests: what is
# free is still free when a server takes it.
_PORTS: Final = count(20_000 + os.getpid() % 12_000)


def _free_port() -> int:
    for port in _PORTS:
        with socket.socket() as tried, suppress(OSError):
            tried.bind(("127.0.0.1", port))
            return port
    raise AssertionError


@contextmanager
def _running(
    command: list[str], answers: str, log: Path, environment: Mapping[str, str]
) -> Iterator[None]:
    """Run this with Python until the block is left, which begins when that address answers."""
    with log.open("w") as told:
        server = subprocess.Popen(
            [sys.executable, *command],
            env={**os.environ, **environment},
            stdout=told,
            stderr=subprocess.STDOUT,
        )
    try:
        _wait_for(answers, server, log)
        yield
    finally:
        server.terminate()
        server.wait(20)


def _wait_for(address: str, server: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + _START_SECONDS
    while server.poll() is None and time.monotonic() < until:
        try:
            with urllib.request.urlopen(address, timeout=1):
                return
        except OSError:
            time.sleep(0.05)
    raise AssertionError(f"no answer from {address}:\n{log.read_text()}")
