"""Names as they are seen: without what hides in them, or turns the sentence around them.

Such characters come along when a name is pasted, and nobody sees them: so they are left out, not
refused. They stay where a name needs them, in a family of emoji or between Persian letters.

>>> seen("An\\u200bn\\u202e"), seen("\\u2066\\u3164")
('Ann', '')
"""

from __future__ import annotations

from typing import Final

__all__ = ["seen"]

_NON_JOINER: Final = "\u200c"
_JOINER: Final = "\u200d"
_KEYCAP: Final = "\u20e3"
_BLACK_FLAG: Final = "\U0001f3f4"

_BLANK: Final = str.maketrans(dict.fromkeys("\u2028\u2029\u2800", " "))
"""Breaks of lines and paragraphs, and the empty sign of Braille."""

# What shows nothing though it counts as a letter or a mark, or as nothing yet; the rest of what
# hides is a format character, which Python knows.
_HIDDEN: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2065\u3164\uffa0"
)
_HIDDEN_RANGES: Final = ((0xFE00, 0xFE0D), (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF))
_STYLES: Final = "\ufe0e\ufe0f"
"""They choose between an emoji and a plain sign."""
_SYMBOLS: Final = ("So", "Sm", "Cn")
"""What emoji are; one that this Python doesn't know yet is unassigned."""


def seen(name: str) -> str:
    """The name without characters that nobody sees; empty if there is nothing else in it."""
    if name.isascii():
        return name
    kept = ""
    name = name.translate(_BLANK)
    for at, letter in enumerate(name):
        if letter.isascii() or not _hides(letter, kept, name[at + 1 : at + 2]):
            kept += letter
    return kept


def _hides(letter: str, before: str, after: str) -> bool:
    """Whether a character shows nothing between what was kept before it and the next one."""
    from unicodedata import bidirectional, category, combining  # most names are plain letters

    last = before[-1:]
    if letter == _JOINER and last and after:
        emoji = category(last) in (*_SYMBOLS, "Sk") or last in _STYLES or _is_tag(last)
        joins = emoji and category(after) in _SYMBOLS
        return not (joins or combining(last) == 9)  # 9: a sign that drops a vowel, in India
    if letter == _NON_JOINER and last and after:
        return not (bidirectional(last) == bidirectional(after) == "AL" or combining(last) == 9)
    if letter in _STYLES:
        return not (last and (category(last) in (*_SYMBOLS, "Po", "Pd") or after == _KEYCAP))
    if _is_tag(letter):
        return not (last == _BLACK_FLAG or (last and _is_tag(last)))
    if letter in _HIDDEN or any(low <= ord(letter) <= high for low, high in _HIDDEN_RANGES):
        return True
    kind = category(letter)
    lonely = kind[0] == "M" and (not last or last.isspace())  # it would sit on something else
    return kind == "Cf" or lonely


def _is_tag(letter: str) -> bool:
    """After a black flag they tell which country's it is."""
    return 0xE0020 <= ord(letter) <= 0xE007F
