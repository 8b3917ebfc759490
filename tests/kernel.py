"""A kernel for widgets without a browser: `Front(table)` is a view of the table.

What the widget says is kept, and what a view would say is said.
"""

from __future__ import annotations

import json
from random import Random
from typing import Any

from chromino_core.observe import Observation
from chromino_widget import Table
from chromino_widget.widget import BoardWidget

__all__ = ["Front", "first", "kinds_of"]


class Front:
    """The other end of a widget: it hears every message, and can ask."""

    def __init__(self, widget: BoardWidget) -> None:
        self.widget = widget
        self.heard: list[dict[str, Any]] = []
        """The data of every message that the widget has sent."""
        widget.comm.publish_msg = self._hear

    def _hear(self, msg_type: str, data: dict[str, Any], **_: Any) -> None:
        # As it comes through the wire: only plain data does.
        self.heard.append(json.loads(json.dumps(data)))

    def ask(self, type: object, **fields: Any) -> dict[str, Any]:
        """Send a command as the view does; returns the answer."""
        command = {"id": f"front-{len(self.heard)}", "type": type, **fields}
        data = {"method": "custom", "content": command}
        self.widget._handle_msg({"content": {"data": data}, "buffers": []})
        told = [data["content"] for data in self.heard if data.get("method") == "custom"]
        [answer] = [each["answer"] for each in told if each["id"] == command["id"]]
        return dict(json.loads(answer))

    @property
    def views(self) -> list[dict[str, Any]]:
        """The views that were sent."""
        states = [data["state"] for data in self.heard if data.get("method") == "update"]
        return [json.loads(state["view"]) for state in states if "view" in state]


def first(observation: Observation, rng: Random) -> str:
    return observation.actions[0]


def kinds_of(table: Table) -> list[str]:
    return [player["kind"] for player in table.view["players"]]
