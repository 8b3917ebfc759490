"""Words in a terminal: how wide they are, and where their lines end."""

from __future__ import annotations

import pytest

from chromino_core import words
from chromino_core.cli.wording import padded, width, wrap
from chromino_core.words.sentences import _catalogue


@pytest.mark.parametrize(
    ("text", "columns"),
    [
        ("", 0),
        ("Ann", 3),
        ("été", 3),
        ("e\u0301te\u0301", 3),
        ("骨米諾", 6),
        ("！Ａ", 4),
        ("їжа", 3),
    ],
)
def test_how_wide_a_text_is(text: str, columns: int) -> None:
    assert width(text) == columns
    assert width(padded(text, 10)) == width(padded(text, 10, right=True)) == 10
    assert padded(text, 10).startswith(text)
    assert padded(text, 10, right=True).endswith(text)


def test_what_is_too_wide_still_keeps_its_distance() -> None:
    assert padded("Bartholomew", 4) == "Bartholomew "
    assert padded("骨米諾", 6, right=True) == " 骨米諾"


@pytest.mark.parametrize(
    ("text", "wide", "lines"),
    [
        ("", 10, []),
        ("one two three", 7, ["one two", "three"]),
        ("one  two", 8, ["one  two"]),
        ("my 3\u00a0tiles", 8, ["my", "3\u00a0tiles"]),
        ("/a/path/without/blanks", 10, ["/a/path/wi", "thout/blan", "ks"]),
        ("to /a/long/path", 10, ["to", "/a/long/pa", "th"]),
        ("一二三四五", 6, ["一二三", "四五"]),
        ("一二三。", 6, ["一二", "三。"]),
        ("一二「三」", 6, ["一二", "「三」"]),
        ("放BRY這裡", 6, ["放BRY", "這裡"]),
    ],
)
def test_where_lines_end(text: str, wide: int, lines: list[str]) -> None:
    assert wrap(text, wide) == lines


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("wide", [12, 40, 76])
def test_no_line_is_too_wide_and_nothing_is_lost(language: str, wide: int) -> None:
    told = [text for text in _catalogue(language).values() if isinstance(text, str)]
    assert len(told) > 100
    for text in told:
        lines = wrap(text, wide)
        assert all(0 < width(line) <= wide for line in lines)
        assert "".join("".join(lines).split()) == "".join(text.split())
