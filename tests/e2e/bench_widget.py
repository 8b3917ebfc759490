"""How fast the table is in JupyterLab; run by `make bench`, after the page's figures.

Nothing here fails by being slow: the figures are for reading, and `--json` is for programs. All is
wall-clock time, on a kernel that has nothing else to do. Messages are counted as they go through
the websocket, those that only say whether the kernel is busy included.
"""

from __future__ import annotations

import statistics
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Final, NamedTuple

from browsing import new_context, open_browser
from figures import Figure, options, percentiles, tell
from jupyter_servers import JupyterServer, jupyter_server
from notebook_page import Notebook, NotebookTable
from playwright.sync_api import Page, WebSocket, expect

GAMES: Final = (1, 2, 3, 4)
"""Seeds of games that are played alone, for the placements in them."""

PLACEMENTS: Final = 12
"""So many are made in each; later on, the whole board is not in sight at once."""

CELLS: Final = (
    "0",
    "from chromino_widget import Table\nTable(players=1)",
    *(f"table = Table(players=1, seed={seed})\ngame = table.game\ntable" for seed in GAMES),
)

RUN: Final = """async (n) => {
    const frame = () => new Promise(requestAnimationFrame);
    const cell = notebook.content.widgets[n];
    notebook.content.activeCellIndex = n;
    const start = performance.now();
    const ran = jupyterapp.commands.execute("notebook:run-cell");
    const shown = () => cell.node.querySelector(".chromino-table")?.shadowRoot;
    while (!shown()?.querySelector("[data-tile]")) await frame();
    await frame();
    await frame();
    const time = performance.now() - start;
    await ran;
    return time;
}"""

WATCH_CLICK: Final = """(table, tile) => {
    const frame = () => new Promise(requestAnimationFrame);
    window.repainted = new Promise((done) => addEventListener("click", async ({ timeStamp }) => {
        while (table.shadowRoot.querySelector(`[data-tile="${tile}"]`)) await frame();
        await frame();
        await frame();
        done(performance.now() - timeStamp);
    }, { once: true, capture: true }));
}"""

DRAW: Final = """
while not game.outcome() and game.legal_actions()[0] in ("draw", "pass"):
    game.push(game.legal_actions()[0])
print("over" if game.outcome() else len(game.hands[0]))
"""
"""Draw until something fits, which is not what is measured."""


class Traffic:
    """The sizes of the messages between page and kernel, since they were last asked for."""

    def __init__(self, page: Page) -> None:
        self._sizes: list[int] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framesent", lambda data: self._sizes.append(len(data)))
        socket.on("framereceived", lambda data: self._sizes.append(len(data)))

    def take(self) -> list[int]:
        sizes, self._sizes[:] = self._sizes[:], []
        return sizes


class Moves(NamedTuple):
    """Of each placement how long it took, and the sizes of its messages."""

    times: list[float]
    messages: list[list[int]]


@contextmanager
def lab(server: JupyterServer) -> Iterator[tuple[Notebook, Traffic]]:
    path = server.write("bench.ipynb", *CELLS)
    with open_browser(whole=True) as browser:
        page = new_context(browser, server.address).new_page()
        traffic = Traffic(page)
        page.goto(f"{server.address}lab/tree/{path}?reset")
        notebook = Notebook(page)
        notebook.wait_until_ready()
        notebook.run(0)
        yield notebook, traffic


def play(notebook: Notebook, table: NotebookTable, traffic: Traffic, moves: Moves) -> None:
    """Play a while, and note what each placement takes."""
    for _ in range(PLACEMENTS):
        hand = notebook.tell_kernel(DRAW).strip()
        if hand == "over":
            return
        expect(table.find("[data-tile]")).to_have_count(int(hand))
        tile, spot = table.choose()
        table.place.evaluate(WATCH_CLICK, tile)
        traffic.take()
        spot.click()
        moves.times.append(table.page.evaluate("window.repainted"))
        moves.messages.append(traffic.take())


# Figures


def figures(folder: Path) -> Iterator[Figure]:
    with jupyter_server(folder) as server, lab(server) as (notebook, traffic):
        first, *later = (notebook.page.evaluate(RUN, n) for n in range(1, len(CELLS)))
        yield Figure("run the first cell to board", first, "ms")
        yield Figure(f"run another, {len(later)} times", statistics.median(later), "ms")
        moves = Moves([], [])
        for n in range(1, len(CELLS) - 1):
            notebook.run(n + 1)
            play(notebook, notebook.table(n), traffic, moves)
        p50, p95 = percentiles(moves.times)
        yield Figure(f"click to repaint, {len(moves.times)} times", p50, "ms", "less than 150")
        yield Figure("  95 % of them", p95, "ms")
        largest = max(max(sizes) for sizes in moves.messages)
        yield Figure("the largest message of all moves", largest / 1e3, "kB", "less than 20")
        sums = [sum(sizes) for sizes in moves.messages]
        yield Figure("messages of one move, median", statistics.median(sums) / 1e3, "kB")
        yield Figure("  the most of them", max(sums) / 1e3, "kB")


def main() -> None:
    as_json = options(__doc__).parse_args().json
    with TemporaryDirectory() as folder:
        title = "The table in JupyterLab, kernel included, median"
        tell([(title, figures(Path(folder)))], as_json=as_json)


if __name__ == "__main__":
    main()
