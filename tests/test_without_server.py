"""What the page says when it was opened as a file: in every language, and as the catalogues say."""

from __future__ import annotations

import re
from html.parser import HTMLParser
from pathlib import Path

import pytest
from catalogue import LANGUAGES, in_words, messages, said_by_screens

from builder.archive import STARTS
from builder.page import without_server

IDS = ("ui-from-file", "ui-from-file-why", "ui-from-file-start", "ui-from-file-server")


class Texts(HTMLParser):
    """The texts of an element, by the language that they are in."""

    def __init__(self, element: str) -> None:
        super().__init__()
        self.found: dict[str, list[str]] = {}
        self.first: dict[str, str | None] = {}
        self._language = ""
        self.feed(element)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.first = self.first or dict(attrs)
        self._language = dict(attrs).get("lang") or self._language

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.found.setdefault(self._language, []).append(data)


def test_it_says_all_of_it_in_every_language() -> None:
    told = Texts(without_server.without_server()).found
    assert [*told] == [*LANGUAGES]
    for language in LANGUAGES:
        words = messages(said_by_screens(language))
        title, why, start, server = (in_words(words[id], {}, language) for id in IDS)
        trademark = in_words(words["ui-trademark"], {}, language)
        assert told[language] == [title, why, start, *STARTS, server, trademark]


def test_it_is_hidden_until_the_page_shows_it() -> None:
    assert "hidden" in Texts(without_server.without_server()).first


def catalogue(folder: Path, line: str) -> None:
    """A catalogue in which the title is something else."""
    plain = [f"{id} = …\n" for id in (*IDS, "ui-trademark")]
    (folder / "en.ftl").write_text("".join([line, *plain[1:]]), "utf-8")


@pytest.mark.parametrize(
    "line",
    [
        "",
        "ui-from-file = { $name }\n",
        "ui-from-file = One\n    and two\n",
        "ui-from-file = One\n\n    and two\n",
        "ui-from-file =\n    One\n",
        "ui-from-file = One\nui-from-file = Two\n",
    ],
)
def test_what_is_no_plain_line_ends_the_build(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, line: str
) -> None:
    monkeypatch.setattr(without_server, "PAGE_WORDS", tmp_path)
    catalogue(tmp_path, line)
    with pytest.raises(SystemExit, match=re.escape("no plain line for ui-from-file.")):
        without_server.without_server()


def test_words_are_no_markup(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(without_server, "PAGE_WORDS", tmp_path)
    catalogue(tmp_path, "ui-from-file = <b>One</b> & two\n")
    assert "<h1>&lt;b&gt;One&lt;/b&gt; &amp; two</h1>" in without_server.without_server()
