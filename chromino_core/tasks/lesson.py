"""Lessons: tasks one after the other, as JSON data that anybody may have written.

>>> Lesson.from_json('{"format": "chromino-lesson/1", "title": "Nothing yet", "steps": []}')
Traceback (most recent call last):
chromino_core.problems.InvalidTask: This question can...t be asked, because part of it makes no ...
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from typing import Any, Final, Self

from chromino_core.problems import ChrominoError, InvalidTask, Message, Problem, shown
from chromino_core.records.json_text import LARGEST, read_json
from chromino_core.tasks.emptying import MOST_WORK
from chromino_core.tasks.fields import Fields
from chromino_core.tasks.plain import plain, type_of
from chromino_core.tasks.said import Said, read_said
from chromino_core.tasks.task import Task

__all__ = ["Lesson"]

_FORMAT: Final = "chromino-lesson/1"
_MOST_STEPS: Final = 100
_LANGUAGE: Final = re.compile(r"[A-Za-z]{2,8}(?:-[A-Za-z0-9]{1,8}){0,4}")


class Lesson:
    """Steps that are asked one after the other, under a title."""

    __slots__ = ("_about", "_data", "_steps", "_title")

    def __init__(
        self,
        title: Said,
        steps: Sequence[Task],
        language: str | None = None,
        about: Said | None = None,
    ) -> None:
        data: dict[str, Any] = {"format": _FORMAT, "title": title}
        if language is not None:
            data["language"] = language
        if about is not None:
            data["about"] = about
        if type(steps) not in (list, tuple):
            raise InvalidTask.because("task-field", at="steps", value=type_of(steps))
        for n, step in enumerate(steps):
            if not issubclass(type(step), Task):
                raise InvalidTask.because("task-field", at=f"steps[{n}]", value=type_of(step))
        self._read({**data, "steps": [step.as_step() for step in steps]}, steps)

    @classmethod
    def from_json(cls, lesson: str | bytes | dict[str, Any]) -> Self:
        """The lesson of a JSON text, or of its data; raises `InvalidTask`."""
        data: object = lesson
        if type(lesson) is str or type(lesson) is bytes:
            try:
                data = read_json(lesson)
            except ChrominoError as error:
                raise InvalidTask([Problem("lesson-unread"), *error.problems]) from None
        made = object.__new__(cls)
        made._read(data)
        return made

    def _read(self, data: object, steps: Sequence[Task] | None = None) -> None:
        self._data = plain(data, "")
        if isinstance(self._data, dict) and self._data.get("format") != _FORMAT:
            value = shown(self._data.get("format"))
            raise InvalidTask.because("lesson-format", value=value, known=_FORMAT)
        fields = Fields(self._data, "", ("format", "title", "steps"), ("language", "about"))
        self._title = read_said(fields.get("title"), "title")
        self._about = read_said(fields.get("about"), "about") if fields.has("about") else None
        if fields.has("language"):
            language = fields.get("language")
            if not isinstance(language, str) or not _LANGUAGE.fullmatch(language):
                fields.nonsense("language")
        items = fields.items("steps", 1, _MOST_STEPS)
        if len(self.to_json().encode()) > LARGEST:  # then nobody could read it again
            raise InvalidTask.because("task-too-large", at="steps")
        self._steps = tuple(_read_steps(items) if steps is None else steps)

    @property
    def title(self) -> Message:
        return self._title

    @property
    def about(self) -> Message | None:
        """What the lesson is about."""
        return self._about

    @property
    def language(self) -> str | None:
        """The language of its plain texts."""
        language: str | None = self._data.get("language")
        return language

    @property
    def steps(self) -> tuple[Task, ...]:
        return self._steps

    def to_dict(self) -> dict[str, Any]:
        """The lesson as plain data."""
        return dict(plain(self._data, ""))

    def to_json(self) -> str:
        """The lesson as a JSON text, which `from_json` reads."""
        return json.dumps(self._data, ensure_ascii=False)

    def __eq__(self, other: object) -> bool:
        return self._data == other._data if isinstance(other, Lesson) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # its data are dictionaries

    def __repr__(self) -> str:
        return f"<Lesson {self._data['title']!r}: {len(self._steps)} steps>"


def _read_steps(items: list[Any]) -> Iterator[Task]:
    work = 0
    for n, item in enumerate(items):
        try:
            step = Task.from_step(item, f"steps[{n}]")
            work += step.work
            if work > MOST_WORK:  # together, or whoever opens a lesson would wait for each of them
                raise InvalidTask.because("task-too-hard")
        except InvalidTask as error:
            where = Problem("lesson-step", {"number": n + 1})
            raise InvalidTask([where, *error.problems]) from None
        yield step
