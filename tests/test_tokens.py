"""Style sheets measure with the tokens alone: few colours, sizes, radii and breakpoints."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

from builder.generate.tokens import BREAKPOINTS, CONDITIONS, FONTS, RADII, tokens
from builder.paths import ROOT, TOKENS_CSS

TEXT: Final = TOKENS_CSS.read_text("utf-8")

SHEETS: Final = [
    path
    for folder in ("widget/js", "site/js")
    for path in sorted((ROOT / folder).rglob("*.css"))
    if path != TOKENS_CSS
]

PICTURES: Final = {"art.css", "thumbnail.css"}
"""How round a tile is depends on how large it is drawn."""

FONT: Final = re.compile(r"var\(--font-(\w+)\)|var\(--square\)|inherit")
RADIUS: Final = re.compile(r"var\(--radius-(\w+)\)|0|50%|inherit")
COLOUR: Final = re.compile(
    r"#[0-9a-f]{3,8}\b|\b(?:rgba?|hsla?|hwb|(?:ok)?l(?:ab|ch)|color)\(", re.I
)
NAMED: Final = re.compile(r"\b(?:white|black|gr[ae]y|red|green|blue|yellow|purple|orange)\b", re.I)


def without_comments(text: str) -> str:
    return re.sub(r"/\*.*?\*/", "", text, flags=re.S)


def declarations(sheet: Path) -> Iterator[tuple[str, str]]:
    """Properties and their values."""
    text = without_comments(sheet.read_text("utf-8"))
    for name, value in re.findall(r"([\w-]+)\s*:\s*([^;{}]+);", text):
        yield name, " ".join(value.split())


def conditions(sheet: Path) -> list[str]:
    """What is asked of the screen or of the container."""
    text = without_comments(sheet.read_text("utf-8"))
    return re.findall(r"@(?:media|container)([^{]+)", text)


def test_the_sheet_of_tokens_is_fresh() -> None:
    assert tokens() == TEXT, "run `make look`, and commit the file"


def test_there_are_few_of_them() -> None:
    assert len(FONTS) <= 5
    assert len(RADII) <= 4
    assert len(BREAKPOINTS) <= 3
    written = {float(n) for n in re.findall(r"-width: (\d+)px", TEXT)}
    assert written == set(BREAKPOINTS.values())


def test_every_token_is_used() -> None:
    texts = "".join(sheet.read_text("utf-8") for sheet in SHEETS) + TEXT
    defined = set(re.findall(r"^\s+(--[\w-]+):", TEXT, flags=re.M)) - {"--if-light", "--if-dark"}
    assert [name for name in sorted(defined) if f"var({name})" not in texts] == []
    named = re.findall(r"@custom-media (--[\w-]+)", TEXT)
    assert [name for name in named if f"({name})" not in texts] == []


def name_of(sheet: Path) -> str:
    return sheet.relative_to(ROOT).as_posix()


@pytest.mark.parametrize("sheet", SHEETS, ids=name_of)
def test_type_has_one_of_five_sizes(sheet: Path) -> None:
    """Or it is a picture, which says in --square how large it is, or as large as what is around."""
    for name, value in declarations(sheet):
        if name == "font-size":
            found = FONT.fullmatch(value)
            assert found, value
            assert found[1] is None or found[1] in FONTS, value
        elif name == "font":
            assert re.fullmatch(r"inherit|\d+ var\(--font-text\)/[\d.]+ .+", value), value


@pytest.mark.parametrize("sheet", SHEETS, ids=name_of)
def test_corners_have_one_of_four_radii(sheet: Path) -> None:
    if sheet.name in PICTURES:
        return
    for name, value in declarations(sheet):
        if not re.fullmatch(r"border-([a-z]+-)*radius", name):
            continue
        for part in value.split():
            found = RADIUS.fullmatch(part)
            assert found, value
            assert found[1] is None or found[1] in RADII, value


@pytest.mark.parametrize("sheet", SHEETS, ids=name_of)
def test_colours_are_tokens(sheet: Path) -> None:
    for name, value in declarations(sheet):
        plain = re.sub(r"var\([^()]*\)", "", value)
        assert not COLOUR.search(plain), f"{name}: {value}"
        assert not NAMED.search(plain), f"{name}: {value}"


@pytest.mark.parametrize("sheet", SHEETS, ids=name_of)
def test_screens_are_told_apart_by_name(sheet: Path) -> None:
    for asked in conditions(sheet):
        assert not re.search(r"\d(px|r?em|ch|vw|vh)", asked), asked
        assert set(re.findall(r"\(--([\w-]+)\)", asked)) <= set(CONDITIONS), asked


@pytest.mark.parametrize("sheet", SHEETS, ids=name_of)
def test_a_sheet_has_one_idea(sheet: Path) -> None:
    assert len(sheet.read_text("utf-8").splitlines()) <= 400
