"""Questions at a table: a lesson, or a conundrum, and what somebody has done of it so far."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, NamedTuple, NoReturn, Self

from chromino_core.conundrums import Conundrum
from chromino_core.conundrums.result import result
from chromino_core.game import Game
from chromino_core.placement import Placement
from chromino_core.problems import InvalidCommand, Message, Value, shown
from chromino_core.session.contract import Json
from chromino_core.session.task import TableTask
from chromino_core.session.view import message_data
from chromino_core.tasks import Task, Tip, Verdict

__all__ = ["Questions", "read_work"]

_MOST_TRIES: Final = 200
"""So many are noted one by one; of later ones only how many there were."""
_MOST: Final = 1_000_000


class Work(NamedTuple):
    """What somebody has done of one question."""

    found: tuple[Any, ...] = ()
    """The answers, in the order in which they were found."""
    wrong: int = 0
    """How many answers were wrong."""
    tips: int = 0
    given_up: bool = False
    tries: tuple[bool, ...] = ()
    """Of each answer, in order, whether it was right."""
    done: bool = False
    """Whether it was answered; where answers are handed in together, with none of them wrong."""

    def as_dict(self) -> Json:
        return {**self._asdict(), "found": list(self.found), "tries": list(self.tries)}

    def tried(self, verdict: Verdict) -> Work:
        tries = (*self.tries, *[False] * len(verdict.wrong), *[True] * len(verdict.right))
        return self._replace(
            found=(*self.found, *verdict.right),
            wrong=self.wrong + len(verdict.wrong),
            tries=tries[:_MOST_TRIES],
            done=verdict.done,
        )


_UNTOUCHED: Final = Work()


@dataclass(frozen=True)
class Questions(TableTask):
    """Steps that are asked one after the other at one table."""

    steps: tuple[Task, ...]
    source: Json
    """Where they come from: a reference to a conundrum, or a whole lesson."""
    title: Message | None = None
    """What a lesson is called."""
    conundrum: Conundrum | None = None
    """Which one it is, if it is one."""
    at: int = 0
    work: Work = _UNTOUCHED
    tip: Tip | None = None
    """What was told last, as long as nothing was found since."""
    tip_at: int = 0
    """How far one had played then; who plays on needs another."""
    said: Message | None = None
    """What there is to say of the last answer."""

    @property
    def task(self) -> Task:
        return self.steps[self.at]

    @property
    def asks(self) -> str | None:
        return self.task.asks

    @property
    def tiles(self) -> tuple[str, ...]:
        return self.task.tiles if self.asks == "placements" else ()

    def begin(self, at: int = 0, work: Work | None = None) -> Self:
        """Go to a step: to begin it, or with what was done of it before."""
        return replace(self, at=at, work=work or _UNTOUCHED, tip=None, said=None)

    # What one does

    def tried(self, answer: object) -> tuple[Verdict, Self]:
        """What an answer is worth, and the questions after it."""
        verdict = self.task.check(answer, self.work.found)
        if self._is_done(self.work):
            return verdict, self  # it is all known already, and one may look at it once more
        work = self.work.tried(verdict)
        tip = None if verdict.right else self.tip
        return verdict, replace(self, work=work, tip=tip, said=self._said(verdict, work))

    def _said(self, verdict: Verdict, work: Work) -> Message | None:
        args: dict[str, Value] = {"found": len(work.found), "of": self.task.total}
        if verdict.done:
            return Message("task-said-done", args)
        if verdict.right:
            return Message("task-said-found", args)
        return Message("task-said-again", args) if verdict.again else None

    def tipped(self, game: Game) -> Self:
        """Tell a little more than before; in the end, one answer after the other."""
        task, tips = self.task, min(self.work.tips + 1, _MOST)
        found = self.work.found if self.asks else [_played(game)]
        tip = task.tip(min(tips, task.tips), found)
        work = self.work._replace(tips=tips)
        return replace(self, work=work, tip=tip, tip_at=len(game.log), said=None)

    def given_up(self) -> Self:
        """From now on all answers are shown."""
        work = self.work._replace(given_up=True)
        return replace(self, work=work, tip=None, said=Message("task-said-given-up"))

    # What there is to see

    def is_done(self, game: Game) -> bool:
        if self.asks is None and not self.work.given_up:
            return self._played_well(game)
        return self._is_done(self.work)

    def _is_done(self, work: Work) -> bool:
        return work.given_up or work.done

    def _played_well(self, game: Game) -> bool:
        """Where one plays: the game is over, in as few turns as can be."""
        return bool(game.outcome()) and self.task.check(_played(game)).done

    def solution(self) -> Game:
        """Where one plays: the game as it would have gone."""
        game = self.task.game()
        for action in self.task.answer():
            game.push(action)
        return game

    def step(self, game: Game) -> Json:
        task, work, done = self.task, self.work, self.is_done(game)
        played = task.asks is None
        return {
            "kind": task.kind,
            "text": message_data(task.text),
            "asks": task.asks,
            "found": int(done) if played else len(work.found),
            "of": task.total,
            "marks": self._marks(self._tip_in(game)),
            "step": self.at + 1,
            "steps": len(self.steps),
            "done": done,
            "options": [
                {"value": value, "words": message_data(words), "tile": tile}
                for value, words, tile in task.options
            ],
            "tiles": self._counts(),
            "tips": {"taken": work.tips, "of": task.tips},
            "tip": self._words_of(self._tip_in(game)),
            "wrong": work.wrong,
            "given_up": work.given_up,
            "of_what": self._source(),
            "grade": None if self.conundrum is None else self.conundrum.grade,
            "said": self._said_of(game),
            "result": self._result(),
        }

    def _result(self) -> Json | None:
        """What one may tell others of a conundrum."""
        if self.conundrum is None:
            return None
        done = self.work.as_dict()
        del done["done"]
        messages, picture = result(self.conundrum, self.source["conundrum"], **done)
        return {"messages": list(map(message_data, messages)), "picture": picture}

    def _said_of(self, game: Game) -> Json | None:
        said = self.said
        if self.asks is None and said is None and game.outcome():
            if self._played_well(game):
                said = Message("task-said-done", {"found": 1, "of": 1})
            else:
                turns = game.turns - self.task.game().turns
                said = Message("task-said-longer", {"turns": turns})
        return said and message_data(said)

    def _source(self) -> Json:
        return self.source if self.title is None else {"lesson": message_data(self.title)}

    def _counts(self) -> list[Json]:
        """Of each tile whose places are looked for, how many there are and were found."""
        task = self.task
        if task.kind != "find-all":
            return []
        places = [Placement(text).tile.text for text in task.answer()]
        found = [Placement(text).tile.text for text in self.work.found]
        return [
            {"tile": tile, "found": found.count(tile), "of": places.count(tile)}
            for tile in task.tiles
        ]

    def _tip_in(self, game: Game) -> Tip | None:
        return self.tip if self.asks or self.tip_at == len(game.log) else None

    def _words_of(self, tip: Tip | None) -> Json | None:
        return None if tip is None else message_data(tip.words)

    def _marks(self, tip: Tip | None) -> list[Json]:
        """What the question points at, what was found and told, and after giving up the rest."""
        marks = list(self.task.marks())
        marks += [(where, "found") for where in self.task.places(self.work.found)]
        if tip:
            marks += tip.marks
        if self.work.given_up:
            marks += [(where, "given") for where in self.task.places(self._missing())]
        return [
            {"where": where, "kind": kind, "words": message_data(Message(f"ui-mark-{kind}"))}
            for where, kind in marks
        ]

    def _missing(self) -> list[Any]:
        """What was not found; of answers of which one is enough, the first."""
        missing = [answer for answer in self.task.answers() if answer not in self.work.found]
        return missing[: self.task.total - len(self.work.found)]

    def kept(self) -> Json:
        place = {"step": self.at} if "lesson" in self.source else {}
        return {**self.source, **place, "work": self.work.as_dict()}


def _played(game: Game) -> list[str]:
    """All that was done in it, as the answer of a task in which one plays."""
    return [action for _, action in game.log]


def read_work(task: Task, data: object) -> Work:
    """What was done of a question, as it was kept; of answers, those that are still right."""
    if not isinstance(data, Mapping):
        _refuse(data)
    found = _read_list(data.get("found", []), task.total)
    tries = _read_list(data.get("tries", []), _MOST_TRIES)
    given_up, done = data.get("given_up", False), data.get("done", False)
    if not all(isinstance(each, bool) for each in (given_up, done, *tries)):
        _refuse(data)
    right: tuple[Any, ...] = ()
    for answer in found:
        right += task.check(answer, right).right
    wrong, tips = (_read_count(data.get(key, 0)) for key in ("wrong", "tips"))
    return Work(right, wrong, tips, given_up, tuple(tries), done and len(right) >= task.total)


def _read_list(value: object, most: int) -> Sequence[Any]:
    if not isinstance(value, list | tuple) or len(value) > most:
        _refuse(value)
    return value


def _read_count(value: object) -> int:
    if type(value) is not int or not 0 <= value <= _MOST:
        _refuse(value)
    return value


def _refuse(value: object) -> NoReturn:
    raise InvalidCommand.because("command-field", field="work", value=shown(value))
