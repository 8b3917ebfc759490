"""Serves the page to this machine alone.

python site/serve.py [--port 8000] [--no-open]

It also lies in the archive that people take along, beside the page, where Python may be 3.9.
"""

from __future__ import annotations

import argparse
import os
import re
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager, suppress
from fnmatch import fnmatchcase as fnmatch
from functools import partial
from http.client import HTTPConnection, HTTPException
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from time import sleep
from typing import Any, BinaryIO, Final

__all__ = ["serve"]

_HERE: Final = Path(__file__).resolve().parent
_PLACES: Final = (_HERE / "page", _HERE.parent / "build" / "site")
"""The page in the archive, and as it is built."""

_USUAL_PORT: Final = 8217
"""A browser keeps saved games by address, so the address should be the same every time."""

# Spelled out, because some machines have other ideas, and browsers insist on these.
_TYPES: Final = {
    ".css": "text/css; charset=utf-8",
    ".ftl": "text/plain; charset=utf-8",
    ".gz": "application/gzip",
    ".html": "text/html; charset=utf-8",
    ".js": "text/javascript; charset=utf-8",
    ".json": "application/json",
    ".mjs": "text/javascript; charset=utf-8",
    ".png": "image/png",
    ".svg": "image/svg+xml",
    ".txt": "text/plain; charset=utf-8",
    ".wasm": "application/wasm",
    ".webmanifest": "application/manifest+json",
    ".whl": "application/zip",
    ".zip": "application/zip",
    "": "application/octet-stream",
}


# Words: begin
_WORDS: Final = {
    "en": {
        "at": "Chromino is at {address}",
        "stop": "to stop it, press Ctrl-C or close this window",
        "already": "already open in another window",
        "port": "Port {port} can’t be used: {error}",
        "other": "Another program is using the usual address. Games you saved there aren’t here.",
        "no-page": "There is no page here. If you have an archive, unpack all of it. If you have the source code, “make play” builds the page and comes back here.",
        "about": "Serve the page to this computer only.",
        "option-port": "default: {port}, or else any free one",
        "option-no-open": "don’t open a browser",
        "option-help": "show this help, and leave",
    },
    "fr": {
        "at": "Chromino est à l’adresse {address}",
        "stop": "pour finir, appuie sur Ctrl-C ou ferme cette fenêtre",
        "already": "déjà ouvert dans une autre fenêtre",
        "port": "Le port {port} ne peut pas servir : {error}",
        "other": "Un autre programme a pris l’adresse habituelle ; les parties que tu y as gardées ne sont pas ici.",
        "no-page": "Il n’y a pas de page ici. Dans une archive : décompresse tout. Dans le code source : « make play » construit la page et revient ici.",
        "about": "Sert la page à cet ordinateur seulement.",
        "option-port": "d’habitude {port}, sinon n’importe quel port libre",
        "option-no-open": "ne pas ouvrir de navigateur",
        "option-help": "montrer cette aide et quitter",
    },
    "uk": {
        "at": "Хроміно тут: {address}",
        "stop": "щоб закінчити, натисни Ctrl-C або закрий це вікно",
        "already": "уже в іншому вікні",
        "port": "Порт {port} зайнятий або недоступний: {error}",
        "other": "Звичну адресу зайняла інша програма; збережених там ігор тут немає.",
        "no-page": "Тут немає сторінки. В архіві: розпакуй його повністю. У вихідному коді: «make play» збирає сторінку й повертається сюди.",
        "about": "Подає сторінку лише цьому комп’ютерові.",
        "option-port": "зазвичай {port} або будь-який вільний",
        "option-no-open": "не відкривати браузера",
        "option-help": "показати цю довідку й вийти",
    },
    "zh-Hant": {
        "at": "骨米諾在這裡：{address}",
        "stop": "想結束的話，按Ctrl-C，或關掉這個視窗",
        "already": "已經在另一個視窗裡開著了",
        "port": "連接埠{port}不能用：{error}",
        "other": "平常的網址被別的程式占用了；你存在那裡的遊戲，這裡看不到。",
        "no-page": "這裡沒有網頁。如果是壓縮檔：請全部解開。如果是原始碼：「make play」會做好網頁，再回到這裡。",
        "about": "只把網頁送給這台電腦。",
        "option-port": "平常用{port}，不行就用任何空著的",
        "option-no-open": "不要打開瀏覽器",
        "option-help": "顯示這份說明，然後離開",
    },
}
# Words: end

_Told = tuple[str, str, str]
"""An address, in which `*` stands for anything, and the name and value of a header."""


def _told_by(folder: Path) -> list[_Told]:
    """What should go along with the files of the page, as it says itself."""
    told, address, file = [], "", folder / "_headers"
    for line in file.read_text("utf-8").splitlines() if file.is_file() else ():
        if line.startswith(" "):
            name, _, value = line.strip().partition(": ")
            told.append((address, name, value))
        else:
            address = line
    return told


class _Page(SimpleHTTPRequestHandler):
    """Hands out the files of one folder, below `prefix`, and no list of what is in it.

    `told` is what goes along with them: addresses, and a header for each.
    """

    protocol_version = "HTTP/1.1"
    extensions_map = _TYPES

    def __init__(self, *args: Any, prefix: str, told: list[_Told], **options: Any) -> None:
        self._prefix = prefix
        self._told = told
        super().__init__(*args, **options)

    def send_head(self) -> BytesIO | BinaryIO | None:
        if not self.path.startswith(self._prefix):
            self.send_error(404)
            return None
        self.path = "/" + self.path.removeprefix(self._prefix)
        try:
            return super().send_head()
        except ValueError:  # no file can have such a name
            self.send_error(404)
            return None

    def list_directory(self, path: Any) -> None:
        self.send_error(404)

    def end_headers(self) -> None:
        # Asked for again at every visit, so that a page built anew is seen at once.
        headers = {"Cache-Control": "no-cache", "X-Content-Type-Options": "nosniff"}
        file = self._file()
        headers.update((name, value) for where, name, value in self._told if fnmatch(file, where))
        for name, value in headers.items():
            self.send_header(name, value)
        super().end_headers()

    def _file(self) -> str:
        """What is asked for, in whatever way; what can't even be understood asks for nothing."""
        path = self.translate_path(getattr(self, "path", ""))
        return "/" + Path(os.path.relpath(path, self.directory)).as_posix()

    def log_message(self, format: str, *args: Any) -> None:
        """Say nothing: the terminal is for the one line that tells the address."""


class _Server(ThreadingHTTPServer):
    daemon_threads = True
    # On Windows, reusing an address means sharing it with whatever program is there already.
    allow_reuse_address = os.name != "nt"

    def handle_error(self, request: Any, client_address: Any) -> None:
        # A browser that goes away in the middle of a file is no news.
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)


@contextmanager
def serve(folder: Path, port: int = 0, prefix: str = "/") -> Iterator[str]:
    """Serve the folder below `prefix` while in the block; yields the address of the page.

    Port 0 stands for any that is free.
    """
    handler = partial(_Page, directory=str(folder), prefix=prefix, told=_told_by(folder))
    with _Server(("127.0.0.1", port), handler) as server:
        threading.Thread(target=server.serve_forever, args=(0.05,), daemon=True).start()
        try:
            yield f"http://127.0.0.1:{server.server_port}{prefix}"
        finally:
            server.shutdown()


def _is_at_home(page: Path) -> bool:
    """Whether this very page is at its usual address, served by a window that was left open."""
    document = (page / "index.html").read_bytes()
    connection = HTTPConnection("127.0.0.1", _USUAL_PORT, timeout=5)
    with suppress(OSError, HTTPException), closing(connection):
        connection.request("GET", "/")
        return connection.getresponse().read(len(document) + 1) == document
    return False


_PLAIN: Final = str.maketrans({"’": "'", "“": '"', "”": '"', "…": "..."})


def _language() -> str:
    """The language of whoever started this, as far as the system tells."""
    names = [os.environ.get("CHROMINO_LANGUAGE", ""), *os.environ.get("LANGUAGE", "").split(":")]
    names += [next(filter(None, map(os.environ.get, ("LC_ALL", "LC_MESSAGES", "LANG"))), "")]
    if os.name == "nt":
        import ctypes
        import locale

        number = ctypes.windll.kernel32.GetUserDefaultUILanguage()  # type: ignore[attr-defined, unused-ignore]
        names += [locale.windows_locale.get(number, "")]
    for name in names:
        for language in _WORDS:
            if name and language.split("-")[0] == re.split("[-_.@]", name.lower())[0]:
                return language
    return "en"


def _say(id: str, **args: object) -> str:
    """A sentence for whoever looks at the window; one that can't show it gets plain English."""
    said = _WORDS[_language()][id].format(**args)
    try:
        said.encode(sys.stdout.encoding or "ascii")
    except (UnicodeEncodeError, LookupError):
        said = _WORDS["en"][id].format(**args).translate(_PLAIN)
    return said


def _tell(address: str, more: str, opens: bool) -> None:
    print(f"{_say('at', address=address)} ({more})", flush=True)
    if opens:
        webbrowser.open(address)


def _stay(page: Path, port: int | None, *, opens: bool) -> None:
    """Serve the page and show it, until somebody ends it; or show it where it is served already."""
    with ExitStack() as stack:
        try:
            address = stack.enter_context(serve(page, port or _USUAL_PORT))
        except (OSError, OverflowError) as error:
            if port:
                raise SystemExit(_say("port", port=port, error=error)) from None
            if _is_at_home(page):
                address = f"http://127.0.0.1:{_USUAL_PORT}/"
                _tell(address, _say("already"), opens)
                return
            address = stack.enter_context(serve(page))
            print(_say("other"))
        _tell(address, _say("stop"), opens)
        while True:
            sleep(3600)  # on Windows, Ctrl-C ends this, but no wait without an end


def main() -> None:
    parser = argparse.ArgumentParser(description=_say("about"), add_help=False)
    parser.add_argument("-h", "--help", action="help", help=_say("option-help"))
    parser.add_argument("--port", type=int, help=_say("option-port", port=_USUAL_PORT))
    parser.add_argument("--no-open", action="store_true", help=_say("option-no-open"))
    options = parser.parse_args()
    page = next((place for place in _PLACES if (place / "index.html").is_file()), None)
    if page is None:
        raise SystemExit(_say("no-page"))
    with suppress(KeyboardInterrupt):
        _stay(page, options.port, opens=not options.no_open)
    print()


if __name__ == "__main__":
    main()
