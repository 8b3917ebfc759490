"""A task: a position, what is asked of it, and what the author has to say."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Final, Self

from chromino_core.game import Game
from chromino_core.problems import ChrominoError, InvalidTask, Message, Problem, shown
from chromino_core.tasks.fields import Fields, is_number
from chromino_core.tasks.goal import LAST_TIP, Answer, Asks, Goal, Mark, Option, Tip, Where
from chromino_core.tasks.kinds import GOALS
from chromino_core.tasks.plain import plain
from chromino_core.tasks.said import ID, Said, read_said
from chromino_core.tasks.verdict import Verdict, Wrong

__all__ = ["Task"]

_MOST_HINTS: Final = 20
_MOST_WRONG: Final = 50
_MOST_ANSWERS: Final = 1_000
"""No table has so many places for the tiles that are left."""


class Task:
    """A question about a table, whose answers the engine proves.

    Raises `InvalidTask` if the table is illegal, the goal makes no sense there, or nothing is
    right. The author may have other words for the question, hints, and something to say of what is
    wrong, by the id of the problem: plain texts, or messages such as `{"id": "mismatch"}`.
    """

    __slots__ = ("_game", "_goal", "_hints", "_step", "_text", "_wrong")

    def __init__(
        self,
        position: dict[str, Any],
        goal: dict[str, Any],
        text: Said | None = None,
        hints: Sequence[Said] = (),
        wrong: dict[str, Said] | None = None,
    ) -> None:
        step: dict[str, Any] = {} if text is None else {"text": text}
        step |= {"position": position, "goal": goal}
        if type(hints) is not tuple or hints:
            step["hints"] = hints
        if wrong is not None:
            step["wrong"] = wrong
        self._read(step)

    @classmethod
    def from_step(cls, step: dict[str, Any], at: str = "") -> Self:
        """The task of a step of a lesson; `at` is where that step is."""
        task = object.__new__(cls)
        task._read(step, at)
        return task

    def _read(self, step: object, at: str = "") -> None:
        self._step = plain(step, at)
        fields = Fields(self._step, at, ("position", "goal"), ("text", "hints", "wrong"))
        self._game = _read_game(fields.get("position"))
        self._goal = _read_goal(fields, self._game)
        self._text = self._goal.question()
        if fields.has("text"):
            self._text = read_said(fields.get("text"), fields.at("text"))
        self._hints = _read_hints(fields) if fields.has("hints") else []
        self._wrong = _read_wrong(fields) if fields.has("wrong") else {}

    def as_step(self) -> dict[str, Any]:
        """The same as a step of a lesson, plain JSON data."""
        return dict(plain(self._step, ""))

    # What is asked

    @property
    def position(self) -> dict[str, Any]:
        return dict(plain(self._step["position"], ""))

    @property
    def goal(self) -> dict[str, Any]:
        return dict(plain(self._step["goal"], ""))

    @property
    def kind(self) -> str:
        return str(self._step["goal"]["kind"])

    @property
    def text(self) -> Message:
        """What is asked, in the author's words, if there are any."""
        return self._text

    @property
    def asks(self) -> Asks | None:
        """What is chosen as an answer; None: one plays."""
        return self._goal.asks

    @property
    def options(self) -> tuple[Option, ...]:
        """What can be chosen, if something is."""
        return self._goal.options()

    @property
    def tiles(self) -> tuple[str, ...]:
        """The tiles that are to be laid, if the goal names them."""
        return self._goal.tiles()

    @property
    def work(self) -> int:
        """How much it took to find the answers, where that may be much."""
        return self._goal.work

    def game(self) -> Game:
        """A game of one's own that begins at the position."""
        return self._game.copy()

    def marks(self) -> tuple[Mark, ...]:
        """What the question points at."""
        return self._goal.marks()

    # What is right

    @property
    def total(self) -> int:
        """How many answers there are to find; 1 where any right one will do."""
        return self._goal.total

    def answer(self) -> Any:
        """What is right: of placements, edges and tiles the set of them, else the one answer."""
        return self._goal.answer()

    def answers(self) -> list[Answer]:
        """Every right answer as plain data, in a fixed order."""
        return self._goal.answers()

    def places(self, answers: Sequence[Answer]) -> list[Where]:
        """Where these answers are to be seen; not of those that have no place."""
        return [where for answer in answers if (where := self._goal.where(answer)) is not None]

    def check(self, attempt: object, found: Sequence[Answer] = ()) -> Verdict:
        """What one answer is worth, or several in a list, after those that were found before.

        Raises `InvalidTask` for what can't be an answer.
        """
        goal, known = self._goal, self._read_found(found)
        given = goal.several(plain(attempt, "answer"))
        right: list[Answer] = []
        again: list[Answer] = []
        wrong: list[Wrong] = []
        for answer in self._read_answers(given):
            if answer in known:
                again.append(answer)
            elif problems := goal.problems(answer):
                wrong.append(Wrong(answer, problems, self._said_of(problems)))
            else:
                right.append(answer)
        missing = goal.missing([*known, *right])
        done = not missing and not (wrong and goal.at_once)
        why = tuple(problem for answer in (*right, *again) for problem in goal.why(answer))
        return Verdict(done, tuple(right), tuple(wrong), missing, tuple(again), why)

    def _read_answers(self, given: list[Any]) -> list[Answer]:
        """Each answer once."""
        if len(given) > _MOST_ANSWERS:
            raise InvalidTask.because("task-answers", most=_MOST_ANSWERS)
        answers: list[Answer] = []
        for each in given:
            answer = self._goal.read(each)
            if answer not in answers:
                answers.append(answer)
        return answers

    def _read_found(self, found: object) -> list[Answer]:
        """What was found before; nobody trusts whoever kept it."""
        data = plain(found, "found")
        if not isinstance(data, list):
            raise InvalidTask.because("task-field", at="found", value=shown(data))
        answers = self._read_answers(data)
        for answer in answers:
            self._goal.check_found(answer)
        return answers

    def _said_of(self, problems: tuple[Problem, ...]) -> Message | None:
        """What the author says of the first of the problems that has such words."""
        return next((self._wrong[id] for id, *_ in problems if id in self._wrong), None)

    # What helps

    @property
    def tips(self) -> int:
        """How many there are: the author's hints come first, then three of the engine's."""
        return len(self._hints) + LAST_TIP

    def tip(self, degree: int, found: Sequence[Answer] = ()) -> Tip:
        """The tip of this degree, from 1; the engine's are about what is still missing.

        The first of them tells how many, the next one whereabouts, and the last one names one.
        """
        degree = plain(degree, "degree")
        if not is_number(degree, 1, self.tips):
            raise InvalidTask.because("task-tip", value=shown(degree), most=self.tips)
        known = self._read_found(found)
        if degree <= len(self._hints):
            return Tip(self._hints[degree - 1])
        if not self._goal.missing(known):
            return Tip(Message("task-tip-done"))
        return self._goal.tip(degree - len(self._hints), known)

    def __eq__(self, other: object) -> bool:
        return self._step == other._step if isinstance(other, Task) else NotImplemented

    __hash__ = None  # type: ignore[assignment]  # its data are dictionaries

    def __repr__(self) -> str:
        return f"<Task {self.kind}: {self.total}>"


def _read_game(position: object) -> Game:
    """The moment that is asked about; tiles that the author leaves open are always the same."""
    try:
        return Game.from_position(position if isinstance(position, dict) else {}, seed=0)
    except ChrominoError as error:
        raise InvalidTask([Problem("task-position"), *error.problems]) from None


def _read_goal(fields: Fields, game: Game) -> Goal:
    data = fields.get("goal")
    kind = data.get("kind") if isinstance(data, dict) else data
    if not isinstance(kind, str) or kind not in GOALS:
        raise InvalidTask.because("task-kind", value=shown(kind), known=", ".join(GOALS))
    goal = GOALS[kind]
    asked = Fields(data, fields.at("goal"), ("kind", *goal.needed), goal.optional)
    return goal(asked, game, fields.get("position"))


def _read_hints(fields: Fields) -> list[Message]:
    hints = fields.items("hints", 0, _MOST_HINTS)
    return [read_said(hint, fields.at(f"hints[{n}]")) for n, hint in enumerate(hints)]


def _read_wrong(fields: Fields) -> dict[str, Message]:
    """What the author says of wrong answers, by the id of what is wrong with them."""
    wrong, at = fields.get("wrong"), fields.at("wrong")
    is_known = isinstance(wrong, dict) and len(wrong) <= _MOST_WRONG
    if not is_known or not all(map(ID.fullmatch, wrong)):
        fields.nonsense("wrong")
    return {id: read_said(said, f"{at}.{id}") for id, said in wrong.items()}
