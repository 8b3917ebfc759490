"""What covers what at a table, and tables that have much to show."""

from __future__ import annotations

from typing import Final

from table_page import TablePage

__all__ = ["COVERED", "STATES", "look"]

# Tiles lie under nothing, panels are whole and beside each other. Tells what isn't so.
COVERED: Final = """() => {
    const holder = [...document.querySelectorAll("*")].find((el) => el.shadowRoot);
    // Open hands scroll: of what is in them only a part may be seen.
    const seen = (el) => {
        const box = el.getBoundingClientRect();
        const frame = el.closest(".players.open")?.getBoundingClientRect() ?? box;
        return {
            left: Math.max(box.left, frame.left), right: Math.min(box.right, frame.right),
            top: Math.max(box.top, frame.top), bottom: Math.min(box.bottom, frame.bottom),
        };
    };
    const all = (selector) => [...holder.shadowRoot.querySelectorAll(selector)]
        .map((el) => ({name: el.className, box: seen(el)}))
        .filter(({box}) => box.right > box.left && box.bottom > box.top);
    const inside = ({left, top, right, bottom}) =>
        left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
    const overlap = (low, high, from, to) => low < to - 1 && from < high - 1;
    const meet = ({box: a}, {box: b}) => overlap(a.left, a.right, b.left, b.right) &&
        overlap(a.top, a.bottom, b.top, b.bottom);
    const panels = all(`.player, .bag, .corner .round, .zoom .round, .pane, .status, .rack, .replay,
        .actions .round, .actions .button, .hint`);
    const cut = panels.filter(({box}) => !inside(box)).map(({name}) => `${name} is cut off`);
    const tiles = all(".body, .ghost");
    const over = panels.filter((panel) => tiles.some((tile) => meet(tile, panel)));
    const met = panels.flatMap((one, n) => panels.slice(n + 1)
        .filter((other) => meet(one, other))
        .map((other) => `${one.name} meets ${other.name}`));
    return [...new Set([...cut, ...over.map(({name}) => `${name} covers a tile`), ...met])];
}"""


def look(table: TablePage, size: tuple[int, int]) -> list[str]:
    """Look at the table in a window of this size, and tell what is covered there."""
    table.page.set_viewport_size({"width": size[0], "height": size[1]})
    table.wait_for_paint()
    covered: list[str] = table.page.evaluate(COVERED)
    return covered


STATES: Final[dict[str, dict[str, object]]] = {
    "many players": {"players": "human" + ",greedy" * 7, "scoring": "expert"},
    "open hands": {"players": "human,greedy,greedy", "open_hands": "true"},
    "a long rack": {"players": "human,greedy", "hand_size": 20},
    "calls": {"edition": "meccano-1998", "players": "human,greedy,greedy", "hand_size": 2},
    "bots alone": {"players": "greedy,greedy"},
}
