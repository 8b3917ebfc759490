"""A table on an empty page, whose engine runs here: for what only some hosts ask of a table.

The host of these tables keeps nothing and needs no Python in the browser, so they start at once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from browsing import FAST
from table_page import TablePage

from builder.paths import WORDS
from chromino_core import Session

__all__ = ["sit_down"]

_PAGE: Final = (
    "<!doctype html><html lang=en><title>A table</title><link rel=icon href='data:,'>"
    "<meta name=viewport content='width=device-width'>"
    "<style>html, body, main, .chromino-table { height: 100%; margin: 0 }"
    "h1 { position: absolute; clip-path: inset(50%) }</style>"
    "<main><h1>A table</h1></main>"
)

_SIT_DOWN: Final = """async ([address, view, host, can, settings]) => {
    const {table} = await import(address + "chromino.js");
    const link = {
        send: async (command) => JSON.parse(await dispatch(JSON.stringify(command))),
        onView: (callback) => (callback(view), () => {}),
        words: async (name) => await catalogue(name),
        close() {},
    };
    const abilities = Object.fromEntries(can.map((name) => [name, () => {}]));
    const all = {...host, ...abilities, loadSettings: () => settings};
    table(document.querySelector("main"), link, all);
}"""


def sit_down(
    table: TablePage,
    session: Session,
    eyes: int | None = 0,
    *,
    can: tuple[str, ...] = (),
    speaks: str = "en",
    settings: Mapping[str, Any] = FAST,
    **host: Any,
) -> None:
    """Put a table with the session's game on the page; what its host `can` do does nothing here.

    Besides English it has the words of the language that it `speaks`.
    """

    def dispatch(text: str) -> str:
        answer = json.loads(session.dispatch(text))
        thinks = answer.get("view", {}).get("thinking") is not None
        while session.think(1000) is not None:
            pass
        if thinks:
            answer["view"] = session.view(answer["view"]["seat"])
        return json.dumps(answer)

    def catalogue(name: str) -> str | None:
        return (WORDS / f"{name}.ftl").read_text("utf-8") if name == speaks else None

    page = table.page
    page.route("**/bare.html", lambda route: route.fulfill(body=_PAGE, content_type="text/html"))
    page.expose_function("dispatch", dispatch)
    page.expose_function("catalogue", catalogue)
    page.goto(f"{table.address}bare.html")
    page.evaluate(_SIT_DOWN, [table.address, session.view(eyes), host, list(can), dict(settings)])
    table.wait_for_paint()
