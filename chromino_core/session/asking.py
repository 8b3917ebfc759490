"""Commands about tasks: to begin one, to answer, to be helped, to give up, and to go on.

Questions, and the conundrums among them, are imported when there is one: few tables have any, and
all begin sooner.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Final

from chromino_core.bots import BEST_BOT
from chromino_core.game import Game
from chromino_core.game.player_names import usual_name
from chromino_core.introduction import INTRODUCTION, introduction
from chromino_core.problems import shown
from chromino_core.session.commands import Command, Handler, decline
from chromino_core.session.contract import Json, problem_data
from chromino_core.session.seats import HUMAN
from chromino_core.session.sitting import Sitting
from chromino_core.session.task import Introduction, TableTask
from chromino_core.session.view import message_data

if TYPE_CHECKING:
    from chromino_core.session.questions import Questions
    from chromino_core.tasks import Verdict

__all__ = ["COMMANDS", "read_kept"]


def _task(sitting: Sitting, command: Command) -> None:
    """Something is asked of the person, at a table of its own."""
    command.check_for_hosts()
    data = command.data
    if "task" not in data:
        _ask(sitting, command, _read_questions(data))
    elif data["task"] == INTRODUCTION:
        game = introduction(data.get("geometry", "free"), data.get("name", usual_name(0)))
        sitting.play(game, [HUMAN], task=Introduction())
    else:
        decline("command-field", field="task", value=shown(data["task"]))


def _ask(sitting: Sitting, command: Command, questions: Questions) -> None:
    """Take the table of the step that is asked now."""
    game = questions.task.game()
    command.check_eyes(game)
    sitting.play(game, kinds_at(game), task=questions)


def kinds_at(game: Game) -> list[str]:
    """Who is asked sits where the turn is; the others are only there."""
    return [HUMAN if seat == game.seat else BEST_BOT for seat in range(len(game.players))]


def _read_questions(data: Mapping[str, Any]) -> Questions:
    """A conundrum or a lesson, from its beginning or with what was done of it."""
    from chromino_core.session.questions import read_work

    questions = _read_conundrum(data) if "conundrum" in data else _read_lesson(data)
    work = read_work(questions.task, data["work"]) if "work" in data else None
    return questions.begin(questions.at, work)


def _read_conundrum(data: Mapping[str, Any]) -> Questions:
    from chromino_core import conundrums
    from chromino_core.session.questions import Questions

    source = data["conundrum"]
    conundrum = conundrums.find(source)
    return Questions((conundrum.task,), {"conundrum": dict(source)}, conundrum=conundrum)


def _read_lesson(data: Mapping[str, Any]) -> Questions:
    from chromino_core.session.questions import Questions
    from chromino_core.tasks import Lesson

    lesson = Lesson.from_json(data.get("lesson"))  # type: ignore[arg-type]  # it is checked
    questions = Questions(lesson.steps, {"lesson": lesson.to_dict()}, lesson.title)
    return questions.begin(_read_step(data.get("step", 0), questions))


def _read_step(step: object, questions: Questions) -> int:
    if type(step) is not int or not 0 <= step < len(questions.steps):
        decline("command-field", field="step", value=shown(step))
    return step


def read_kept(kept: object, game: Game) -> TableTask | None:
    """The task that was kept with a game; it must be the game of that task."""
    if kept is None:
        return None
    if kept == INTRODUCTION:
        return Introduction()
    if not isinstance(kept, Mapping):
        decline("command-field", field="task", value=shown(kept))
    questions = _read_questions(kept)
    begun = game.copy()
    begun.rewind(0)
    if begun != questions.task.game():
        decline("command-field", field="task", value=shown(kept))
    return questions


# What one does


def _questions(sitting: Sitting) -> Questions:
    from chromino_core.session.questions import Questions

    if not isinstance(sitting.task, Questions):
        decline("no-question")
    return sitting.task


def _try(sitting: Sitting, command: Command) -> Json:
    """Give an answer; the view comes with what it is worth."""
    questions = _questions(sitting)
    if questions.asks is None:
        decline("task-is-played")
    verdict, after = questions.tried(command.data.get("answer"))
    sitting.ask(after)
    return {"verdict": _verdict_data(verdict)}


def _verdict_data(verdict: Verdict) -> Json:
    return {
        "done": verdict.done,
        "right": list(verdict.right),
        "wrong": [
            {
                "answer": wrong.answer,
                "problems": list(map(problem_data, wrong.problems)),
                "said": wrong.said and message_data(wrong.said),
            }
            for wrong in verdict.wrong
        ],
        "missing": verdict.missing,
        "again": list(verdict.again),
        "why": list(map(problem_data, verdict.why)),
    }


def _tip(sitting: Sitting, command: Command) -> None:
    questions = _questions(sitting)
    if questions.is_done(sitting.game):
        decline("task-is-done")
    sitting.ask(questions.tipped(sitting.game))


def _give_up(sitting: Sitting, command: Command) -> None:
    """The answers are shown; where one plays, the game as it would have gone."""
    questions = _questions(sitting)
    if questions.is_done(sitting.game):
        decline("task-is-done")
    if questions.asks is None:
        sitting.play(questions.solution(), [HUMAN], task=questions.given_up())
    else:
        sitting.ask(questions.given_up())


def _next_step(sitting: Sitting, command: Command) -> None:
    """Go on; or to any other step, also to one that was asked before."""
    questions = _questions(sitting)
    step = _read_step(command.data.get("step", questions.at + 1), questions)
    _ask(sitting, command, questions.begin(step))


COMMANDS: Final[Mapping[str, Handler[Sitting]]] = {
    "task": Handler(_task, needs_game=False),
    "try": Handler(_try),
    "tip": Handler(_tip),
    "give-up": Handler(_give_up),
    "next-step": Handler(_next_step),
}
