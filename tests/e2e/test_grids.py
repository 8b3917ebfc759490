"""A grid of pictures in a page: the fonts of a real browser, and what a screen reader is told."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from chromino_core import svg

CAPTIONS = [
    "After 3 actions",
    "The longest game that anybody has ever seen, and it went on for more than a week",
    "Щоночі: ширша дошка, більше фішок",
    "每個邊上的顏色都要一樣",
    "WMW@ %WWMM QGOMW WWW",
    "lllll iiiii ttttt fffff jjjjj",
    "UPPER CASE AND MORE OF IT",
    "0123456789 0123456789",
]

# How far each line of a caption reaches beyond its bar, in pixels.
BEYOND = """
    [...document.querySelectorAll("g[role] > rect")].flatMap((rect) => {
        const bar = rect.getBoundingClientRect();
        return [...rect.parentNode.querySelectorAll(":scope > g > text")].map((text) => {
            const line = text.getBoundingClientRect();
            return Math.max(bar.left - line.left, line.right - bar.right,
                            bar.top - line.top, line.bottom - bar.bottom);
        });
    })
"""


def test_captions_have_room_and_pictures_have_names(browser: Browser) -> None:
    page = browser.new_page()
    try:
        page.set_content(svg.grid(["B*Y@0,0>"] * len(CAPTIONS), CAPTIONS))
        beyond = page.evaluate(BEYOND)
        assert len(beyond) >= len(CAPTIONS)
        assert max(beyond) <= 0
        for caption in CAPTIONS:
            expect(page.get_by_role("img", name=caption, exact=True)).to_have_count(1)
        expect(page.get_by_role("group")).to_have_accessible_name("; ".join(CAPTIONS))
    finally:
        page.close()
