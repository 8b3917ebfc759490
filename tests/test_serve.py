"""`make play` and the start files: the same address every day, and a page at it."""

from __future__ import annotations

import sys
import webbrowser
from email.message import Message
from http.client import HTTPConnection
from pathlib import Path
from urllib.parse import urlsplit

import pytest
import serve
from taken_along import free_port

from builder.hosting.headers import WORKER_POLICY, put_headers


@pytest.fixture
def page(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The page that is beside the server."""
    folder = tmp_path / "page"
    folder.mkdir()
    (folder / "index.html").write_text("<!doctype html><title>Chromino</title>")
    monkeypatch.setattr(serve, "_PLACES", (tmp_path / "nowhere", folder))
    monkeypatch.setattr(serve, "_USUAL_PORT", free_port())
    return folder


@pytest.fixture
def opened(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """What a browser was asked to show; after that somebody presses Ctrl-C."""
    addresses: list[str] = []

    def end(seconds: float) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(webbrowser, "open", addresses.append)
    monkeypatch.setattr(serve, "sleep", end)
    return addresses


def start(monkeypatch: pytest.MonkeyPatch, *options: str) -> None:
    monkeypatch.setattr(sys, "argv", ["serve.py", *options])
    serve.main()


def at(port: int) -> str:
    return f"http://127.0.0.1:{port}/"


@pytest.mark.usefixtures("page")
def test_the_address_is_the_same_every_time(
    opened: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for _ in range(2):
        start(monkeypatch)
    assert opened == [at(serve._USUAL_PORT)] * 2
    assert capsys.readouterr().out.count(f"Chromino is at {opened[0]} (to stop it") == 2


def test_started_twice_it_is_shown_where_it_is(
    page: Path,
    opened: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    with serve.serve(page, serve._USUAL_PORT) as address:
        start(monkeypatch)
        start(monkeypatch, "--no-open")
    assert opened == [address]
    assert capsys.readouterr().out.count("already") == 2


@pytest.mark.parametrize("more", ["", "<p>an older one"])
def test_another_page_at_the_usual_address_is_left_alone(
    page: Path,
    tmp_path: Path,
    opened: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    more: str,
) -> None:
    other = tmp_path / "other"
    other.mkdir()
    if more:
        (other / "index.html").write_text((page / "index.html").read_text() + more)
    with serve.serve(other, serve._USUAL_PORT) as address:
        start(monkeypatch)
    assert len(opened) == 1
    assert opened[0] != address
    assert "Games you saved there aren’t here" in capsys.readouterr().out


def test_a_port_that_was_asked_for_is_that_or_none(
    page: Path, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    port = free_port()
    start(monkeypatch, "--port", str(port))
    assert opened == [at(port)]
    with serve.serve(page, port), pytest.raises(SystemExit, match=f"Port {port} can’t be used"):
        start(monkeypatch, "--port", str(port))


def test_without_a_page_it_says_what_to_do(
    page: Path, opened: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    (page / "index.html").unlink()
    with pytest.raises(SystemExit, match=r"unpack all of it.*make play"):
        start(monkeypatch)
    assert opened == []


# What it sends


def ask(address: str, path: str) -> tuple[int, Message]:
    """The status and the headers of an answer; the path is sent as it is."""
    connection = HTTPConnection(urlsplit(address).netloc, timeout=10)
    try:
        connection.request("GET", path)
        answer = connection.getresponse()
        return answer.status, answer.headers
    finally:
        connection.close()


@pytest.mark.parametrize("path", ["/%00", "/page%00.js", "/index.html%00", "/%00/"])
def test_a_name_that_no_file_has_is_not_found(
    page: Path, path: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with serve.serve(page) as address:
        assert ask(address, path)[0] == 404
        assert ask(address, "/")[0] == 200
    assert capsys.readouterr() == ("", ""), "and nobody is bothered with it"


@pytest.mark.parametrize("path", ["/", "/index.html", "/missing", "/%00"])
def test_browsers_are_told_not_to_guess_types(page: Path, path: str) -> None:
    with serve.serve(page) as address:
        _, headers = ask(address, path)
    assert headers.get_all("X-Content-Type-Options") == ["nosniff"]
    assert headers.get_all("Cache-Control") == ["no-cache"]


@pytest.mark.parametrize("prefix", ["/", "/games/chromino/"])
def test_workers_come_with_their_policy(page: Path, prefix: str) -> None:
    put_headers(page)
    (page / "lab").mkdir()
    policies = {
        "": None,
        "index.html": None,
        "page.js": None,
        "worker.js": WORKER_POLICY,
        "worker.js?v=1&purpose=rehearsal": WORKER_POLICY,
        "%77orker.js": WORKER_POLICY,
        ".//worker.js": WORKER_POLICY,
        "sw.js": WORKER_POLICY,
        "lab/index.html": None,
        "lab/service-worker.js?enableCache=false": WORKER_POLICY,
    }
    for name in ("page.js", "worker.js", "sw.js", "lab/index.html", "lab/service-worker.js"):
        (page / name).touch()
    with serve.serve(page, prefix=prefix) as address:
        for name, policy in policies.items():
            status, headers = ask(address, prefix + name)
            assert (status, headers["Content-Security-Policy"]) == (200, policy), name
            assert headers.get_all("X-Content-Type-Options") == ["nosniff"]
