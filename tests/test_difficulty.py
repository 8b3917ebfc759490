"""What is measured of a place, and how that makes a grade."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import referee
from referee import NEIGHBOURS, WILD, Cell, Table

from chromino_core import Board, Placement, Tile
from chromino_core.conundrums import Conundrum, Features, Place, difficulty, generate
from chromino_core.conundrums.difficulty import summed
from chromino_core.conundrums.limits import GRADES

TWO_ROWS = "B*Y@0,0> BRY@0,1>"
BAY = "PBR@0,0> BRY@1,-1> BRP@1,1>"
"""Two arms that reach out to the right, with a bay between them."""
CORNER = "YYY@0,0> B*Y@-1,1> YYG@2,1v"
LANE = "RGR@0,0> G*B@1,1> RGG@0,2> RPR@-1,0v BRR@-2,-1> PRY@-2,1v PBR@-3,-2> RBR@0,-2>"


def seen(board: str, place: str) -> Features:
    """What makes that place hard to see."""
    placement = Placement(place)
    measured = difficulty(Board(board), [placement.tile])
    return next(each.features for each in measured.places if each.placement == placement)


# Each thing on a table made for it


def test_contacts_beyond_the_two_that_are_needed() -> None:
    assert seen(TWO_ROWS, "BBG@-1,-1>").contacts == 0
    assert seen(TWO_ROWS, "BYR@1,-1>").contacts == 0
    assert seen(TWO_ROWS, "BRY@0,2>").contacts == 1
    assert seen(CORNER, "BBY@-1,2>").contacts == 2


def test_bridges() -> None:
    assert seen(BAY, "Y*P@4,-1v").bridge == 1
    assert seen(TWO_ROWS, "BRY@0,2>").bridge == 0
    assert seen(CORNER, "BBY@-1,2>").bridge == 0, "it touches everywhere along the corner"


def test_gaps() -> None:
    assert seen(LANE, "RBB@2,-1>").gap == 1
    assert seen(BAY, "Y*P@4,-1v").gap == 0, "it closes the bay, and lies outside of it"
    assert seen(TWO_ROWS, "BRY@0,2>").gap == 0


def test_wild_squares() -> None:
    assert seen(TWO_ROWS, "BYR@1,-1>").wild == 1, "on the table"
    assert seen(TWO_ROWS, "R*P@1,2>").wild == 1, "of the tile"
    assert seen(TWO_ROWS, "BRY@0,2>").wild == 0


def test_turning() -> None:
    upright, lying, upside_down = "BBG@-1,0v", "BBG@-1,-1>", "GBB@-1,-1v"
    turns = [seen(TWO_ROWS, place).turned for place in (upright, lying, upside_down)]
    assert turns == [0, 1, 2]
    assert seen(TWO_ROWS, "GBB@-1,-1>").turned == 1
    assert seen(TWO_ROWS, "BBB@-1,0v").turned == 0, "it is the same upside down"


def test_the_way_from_the_middle() -> None:
    assert seen(TWO_ROWS, "BRY@0,2>").far == 1
    assert seen(TWO_ROWS, "BBG@-1,-1>").far == 2
    assert seen(TWO_ROWS.replace(",0>", ",7>").replace(",1>", ",8>"), "BRY@0,9>").far == 1


def test_how_much_there_is_to_see() -> None:
    assert seen(TWO_ROWS, "BBG@-1,0v").tiles == 2
    assert seen(TWO_ROWS, "BBG@-1,0v").others == 3
    assert seen(TWO_ROWS, "BRY@0,2>").others == 1


# All of it, by plainly looking


def counted(board: list[str], tile: str) -> Iterator[tuple[str, Features]]:
    """The same of every place, as the referee sees it."""
    table, places = Table(board), sorted(referee.legal_placements(board, tile))
    columns, rows = [x for x, _ in table.squares], [y for _, y in table.squares]
    middle = (min(columns) + max(columns)) / 2, (min(rows) + max(rows)) / 2
    for text in places:
        laid = referee.read(text)
        edges = table.edges(laid.cells, laid.down)
        x, y = laid.cells[1]
        yield (
            text,
            Features(
                contacts=len(edges) - 2,
                bridge=int(joins_arms(table, [edge.neighbour for edge in edges])),
                gap=sum(is_between(table, cell) for cell in laid.cells),
                wild=sum(WILD in (laid.reading[edge.square], edge.letter) for edge in edges),
                turned=1 if not laid.down else 0 if laid.reading == tile else 2,
                far=int(abs(x - middle[0]) + abs(y - middle[1])),
                tiles=len(board),
                decoys=min(16, decoys(table, tile)),
                others=len(places) - 1,
            ),
        )


def is_between(table: Table, cell: Cell) -> bool:
    x, y = cell
    return {(x - 1, y), (x + 1, y)} <= table.squares.keys() or (
        {(x, y - 1), (x, y + 1)} <= table.squares.keys()
    )


def joins_arms(table: Table, cells: list[Cell]) -> bool:
    """Whether these squares fall apart into groups with more than three steps between them."""
    group = {cells[0]}
    for _ in cells:
        group |= {cell for cell in cells if any(steps(table, cell, one) <= 3 for one in group)}
    return not group.issuperset(cells)


def steps(table: Table, start: Cell, end: Cell) -> int:
    """The way from one square to another, by squares that lie side by side."""
    way, edge = 0, {start}
    while end not in edge:
        edge |= {(x + dx, y + dy) for x, y in edge for dx, dy in NEIGHBOURS} & table.squares.keys()
        way += 1
    return way


def decoys(table: Table, tile: str) -> int:
    columns, rows = [x for x, _ in table.squares], [y for _, y in table.squares]
    found = 0
    for x in range(min(columns) - 3, max(columns) + 4):
        for y in range(min(rows) - 3, max(rows) + 4):
            for way in ">v":
                cells = referee.slot(x, y, way)
                edges = table.edges(cells, way == "v") if table.is_empty(cells) else []
                for reading in dict.fromkeys((tile, tile[::-1])):
                    right = [referee.matches(reading[e.square], e.letter) for e in edges]
                    found += len(right) > 1 and right.count(False) == 1
    return found


@pytest.mark.parametrize("grade", GRADES)
def test_what_is_measured_is_there(grade: int) -> None:
    for seed in range(12):
        one = generate(1_000 + seed, grade)
        board = str(one.board).split()
        plain = {text: seen for tile in one.tiles for text, seen in counted(board, tile.text)}
        assert {str(p.placement): p.features for p in one.difficulty.places} == plain


# What it comes to


def test_what_is_harder_has_more_points() -> None:
    points = {str(p.placement): p.points for p in difficulty(Board(TWO_ROWS), ["BBG"]).places}
    upright, upside_down, beside_wild = "BBG@-1,0v", "GBB@-1,-1v", "BBG@-1,-1>"
    assert points[upright] < points[upside_down] < points[beside_wild]
    across_the_bay = difficulty(Board(BAY), ["P*Y"]).places[-1]
    assert across_the_bay.features.bridge
    assert across_the_bay.points > 30


def test_points_have_bounds() -> None:
    for grade in GRADES:
        for seed in range(20):
            measured = generate(seed, grade).difficulty
            assert all(0 <= place.points <= 100 for place in measured.places)
            mean = sum(place.points for place in measured.places) / len(measured.places)
            assert measured.points == pytest.approx(mean)


@pytest.mark.parametrize(
    ("points", "grade"),
    [(0, 1), (13, 1), (14, 2), (26, 2), (27, 3), (39, 3), (40, 4), (52, 4), (53, 5), (100, 5)],
)
def test_points_make_a_grade(points: int, grade: int) -> None:
    (place, *_) = difficulty(Board(TWO_ROWS), ["BBG"]).places
    assert summed([Place(place.placement, place.features, points)]).grade == grade


def test_a_grade_goes_by_the_mean_of_the_places() -> None:
    (place, *_) = difficulty(Board(TWO_ROWS), ["BBG"]).places
    easy, hard = (Place(place.placement, place.features, points) for points in (0, 60))
    assert [summed([easy, hard]).grade, summed([easy, easy, hard]).grade] == [3, 2]


def test_nothing_to_find_is_not_hard() -> None:
    assert difficulty(Board(TWO_ROWS), []).points == 0
    assert difficulty(Board(TWO_ROWS), ["GGG"]).places == ()


def test_tiles_may_be_given_as_texts() -> None:
    board = Board(TWO_ROWS)
    assert difficulty(board, ["GBB"]) == difficulty(board, [Tile("BBG")])


def test_a_mirror_changes_nothing() -> None:
    """Left becomes right: what is upright stays so."""
    for grade in GRADES:
        one = generate(77, grade)
        texts = []
        for placement in one.board:
            x, y = placement.x, placement.y
            if placement.down:
                texts.append(f"{placement.reading}@{-x},{y}v")
            else:
                texts.append(f"{placement.reading[::-1]}@{-x - 2},{y}>")
        mirrored = Conundrum(texts, one.tiles)
        points = [sorted(each.points for each in c.difficulty.places) for c in (one, mirrored)]
        assert points[0] == points[1]
