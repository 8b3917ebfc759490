"""A real kernel whose notebook has one line to it, as VS Code has: no subshell for widgets."""

from __future__ import annotations

import tempfile
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest
from jupyter_client.blocking.client import BlockingKernelClient
from jupyter_client.manager import KernelManager

from builder.paths import ROOT
from chromino_widget.moves import Move

_PATIENCE: Final = 120
"""Seconds; a busy machine is normal."""

Message = dict[str, Any]


@pytest.fixture
def client(monkeypatch: pytest.MonkeyPatch) -> Iterator[BlockingKernelClient]:
    monkeypatch.chdir(ROOT)
    # Through files, not through ports that others may take first; the path of a socket is short.
    with tempfile.TemporaryDirectory(prefix="kernel") as folder:
        manager = KernelManager(transport="ipc", ip=f"{folder}/socket")
        manager.start_kernel()
        client = manager.client()
        client.start_channels()
        try:
            client.wait_for_ready(timeout=_PATIENCE)
            yield client
        finally:
            client.stop_channels()
            manager.shutdown_kernel(now=True)


def hear(client: BlockingKernelClient, until: Callable[[Message], bool]) -> list[Message]:
    """What the kernel says, up to that."""
    heard: list[Message] = []
    while not heard or not until(heard[-1]):
        heard.append(client.get_iopub_msg(timeout=_PATIENCE))
        assert heard[-1]["msg_type"] != "error", heard[-1]["content"]
    return heard


def says(word: str) -> Callable[[Message], bool]:
    return lambda told: told["msg_type"] == "stream" and word in told["content"]["text"]


def ends(cell: str) -> Callable[[Message], bool]:
    def is_end(told: Message) -> bool:
        state: object = told["content"].get("execution_state")
        asked: object = told["parent_header"].get("msg_id")
        return (state, asked) == ("idle", cell)

    return is_end


def test_a_move_gets_through_to_a_cell_that_waits(client: BlockingKernelClient) -> None:
    begun = hear(
        client,
        ends(
            client.execute(
                "from chromino_widget import Table\n__vsc_ipynb_file__ = 'one_line.ipynb'\n"
                "table = Table(players=1, seed=7)\nprint(table.game.legal_actions()[0])"
            )
        ),
    )
    [action] = [told["content"]["text"].strip() for told in begun if says("@")(told)]
    opened = [told["content"] for told in begun if told["msg_type"] == "comm_open"]
    [board] = [comm["comm_id"] for comm in opened if "view" in comm["data"]["state"]]

    waiting = client.execute("print('begun')\nprint(await table.next_move())")
    told = hear(client, says("begun"))
    command = {"id": "1", "type": "act", "seat": 0, "action": action, "page": 1}
    content = {"comm_id": board, "data": {"method": "custom", "content": command}}
    message = client.session.msg("comm_msg", content)
    assert "subshell_id" not in message["header"]
    client.shell_channel.send(message)

    told += hear(client, ends(waiting))
    printed = [each for each in told if each["msg_type"] == "stream"]
    text = "".join(each["content"]["text"] for each in printed)
    assert text == f"begun\n{Move(0, action)}\n", "and no hint that it may wait in vain"
    assert {each["parent_header"]["msg_id"] for each in printed} == {waiting}
