"""Conundrums: a table and a tile or two, and the question where they may lie, in every place.

>>> from chromino_core import conundrums
>>> conundrum = conundrums.generate(7, grade=3)
>>> conundrum.grade, len(conundrum.answer()) == sum(conundrum.counts.values())
(3, True)
>>> conundrums.daily("2026-11-16") == conundrums.find({"date": "2026-11-16"})
True
>>> len(conundrums.collection())
60

Each has 2 to 12 places in all, fits a phone, and has a grade from 1 (six years old) to 5. The grade
is not wished for but measured, on the table itself (`difficulty.py`): bridges from one arm of the
table to another, holes, wild squares, turned tiles, places far from the middle, spots where only
one edge is wrong, and how many tiles there are to look at.

How much each of these counts comes from a model of people who look (`tests/looker.py`): eyes wander
over the table, overlook things, and give up after a while. The model knows nothing of what is
measured here, so the tests can ask whether it finds less from grade to grade; it does. It tells
what is harder than what, no more. No people were measured: that so many in a hundred of the model
find a place doesn't mean that so many children would, and none of it knows how anybody reasons.
"""

from chromino_core.conundrums.collection import collection
from chromino_core.conundrums.conundrum import Conundrum, from_link
from chromino_core.conundrums.daily import daily
from chromino_core.conundrums.difficulty import Difficulty, Features, Place, difficulty
from chromino_core.conundrums.finding import find
from chromino_core.conundrums.growing import generate

__all__ = [
    "Conundrum",
    "Difficulty",
    "Features",
    "Place",
    "collection",
    "daily",
    "difficulty",
    "find",
    "from_link",
    "generate",
]
