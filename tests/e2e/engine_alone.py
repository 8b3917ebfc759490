"""The page's own worker on a page that has nothing else, so that it can be asked anything."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, Final

from kept_snapshot import Asked, snapshots, wait_for_snapshot
from playwright.sync_api import Page, Route
from table_page import TablePage
from waiting import wait_until

__all__ = ["EngineAlone", "engine_alone"]

_NOTHING: Final = "<!doctype html><title>Alone</title><link rel=icon href='data:,'>"

_START: Final = """([address, name]) => new Promise((resolve, reject) => {
    globalThis.worker?.terminate();
    const worker = new Worker(address, {type: "module", name: `${name} remembered`});
    globalThis.worker = worker;
    const waiting = new Map();
    let sent = 0;
    globalThis.ask = (commands) => {
        const burst = commands.map((command) => ({n: ++sent, command}));
        worker.postMessage({burst});
        return Promise.all(burst.map(({n}) => new Promise((done) => waiting.set(n, done))));
    };
    // The last view of all, and whoever waits for it.
    let last = null, settle = () => {};
    globalThis.settled = async () => {
        if (!last || last.thinking === null) return null;
        await new Promise((done) => (settle = done));
        return last;
    };
    worker.onerror = ({message}) => reject(new Error(`The worker is broken: ${message}`));
    worker.onmessage = ({data: {ready, failed, n, answer, push}}) => {
        if (ready) resolve();
        if (failed) reject(new Error(JSON.stringify(failed)));
        const view = push ?? (answer?.view?.live ? answer.view : null);
        if (view) last = view;
        waiting.get(n)?.(answer);
        if (!n && last?.thinking === null) settle();
    };
})"""

_REHEARSE: Final = """([address, name]) => {
    globalThis.rehearsal = new Worker(address, {type: "module", name: `${name} rehearsal`});
}"""

_ASK: Final = """async (bursts) => {
    const heard = [];
    for (const commands of bursts) {
        heard.push([await ask(commands), await settled()]);
    }
    return heard;
}"""

_OPENED: Final = """
export default (settings) => {
    self.python = settings;
    return _createPyodideModule(settings);
};

// Commands that come at once, however busy the machine is: no bot moves before the last of them.
const { onmessage } = self;
self.onmessage = ({ data }) => {
    for (const each of data.burst ?? [data]) onmessage({data: each});
};
"""


class EngineAlone:
    """`start` it as often as you like: from what it has kept, if there is any."""

    def __init__(self, page: Page, asked: Asked, address: str, name: str) -> None:
        self.page = page
        self.asked = asked
        self._address = address
        self._name = name

    def start(self) -> None:
        self.asked.clear()
        self.page.evaluate(_START, [self._address, self._name])

    def rehearse(self) -> None:
        """Make sure that there is a memory to start from."""
        if not snapshots(self.page):
            self.page.evaluate(_REHEARSE, [self._address, self._name])
            wait_for_snapshot(self.page)
            self.page.evaluate("rehearsal.terminate()")
            wait_until(self.page, lambda: len(self.page.workers) < 2)

    def ask(self, *bursts: list[dict[str, Any]]) -> list[tuple[list[Any], Any]]:
        """Send each list of commands at once; the answers, and the view when a bot has thought."""
        heard: list[list[Any]] = self.page.evaluate(_ASK, list(bursts))
        return [(answers, then) for answers, then in heard]

    def python(self, code: str) -> Any:
        """What a line of Python is worth inside the worker, as JSON has it."""
        [worker] = self.page.workers
        return worker.evaluate("code => python.API.public_api.runPython(code)", code)


def _open_up(route: Route) -> None:
    """Let the tests reach the Python that the worker has started, which nobody else can."""
    program = route.fetch()
    text = program.text().replace("export default _createPyodideModule;", _OPENED)
    assert _OPENED in text
    route.fulfill(response=program, body=text)


@contextmanager
def engine_alone(table: TablePage) -> Iterator[EngineAlone]:
    """Nothing is kept yet."""
    context = table.page.context
    context.route("**/pyodide.asm.mjs?*", _open_up)
    context.route(
        "**/alone.html", lambda route: route.fulfill(body=_NOTHING, content_type="text/html")
    )
    table.page.goto(table.address)
    wait_until(table.page, lambda: bool(table.page.workers))
    [worker] = table.page.workers
    address, name = worker.url, worker.evaluate("self.name.split(' ')[0]")
    table.page.goto(f"{table.address}alone.html")
    yield EngineAlone(table.page, Asked(context), address, name)
