"""Questions about a table, as data: the author gives the position, the engine knows the answer.

>>> from chromino_core import Task, edition
>>> task = Task(
...     {"format": "chromino-position/1", "rules": edition("modern").as_dict(), "players": ["Ann"],
...      "board": "B*Y@0,0> BRY@0,1>", "hands": [["GBB"]], "bag": [], "seat": 0, "drawn": None,
...      "scores": None},
...     {"kind": "find-all", "tiles": ["GBB"]})
>>> task.text.sentence, task.total
('Find every spot for the tile.', 4)
>>> task.check("GBB@-1,-1>")
Verdict(done=False, right=('GBB@-1,-1>',), wrong=(), missing=3, again=(), why=())
>>> [problem.id for problem in task.check("GBB@1,2>").wrong[0].problems]
['mismatch', 'mismatch']
>>> task.tip(3, found=["GBB@-1,-1>"]).words.sentence
'It fits here: blue, blue, green.'
"""

from chromino_core.tasks.goal import Option, Tip
from chromino_core.tasks.lesson import Lesson
from chromino_core.tasks.task import Task
from chromino_core.tasks.verdict import Verdict, Wrong

__all__ = ["Lesson", "Option", "Task", "Tip", "Verdict", "Wrong"]
