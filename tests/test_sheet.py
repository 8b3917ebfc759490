"""Pages of conundrums are read back here: what they show is what it should be, and has room."""

from __future__ import annotations

import re
from collections.abc import Sequence
from difflib import unified_diff
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import NamedTuple

import pytest
import referee
import tables
from sheet_reader import Area, Page, Panel, Picture, Tiled, Written, page_of
from test_rows import LONG

from chromino_core import Board, Message, Placement, Tile, all_tiles, conundrums, svg, words
from chromino_core.problems import InvalidPicture
from chromino_core.svg.lettering import wrapped
from chromino_core.svg.paper.answer import apart

GOLDEN = Path(__file__).parent / "sheets"
PAPERS = {"a4": (210, 297), "letter": (215.9, 279.4)}
MARGIN = 12.7  # half an inch


class Puzzle(NamedTuple):
    """A conundrum that nobody has measured."""

    board: Board
    tiles: Sequence[Tile]
    grade: int = 3
    rebuild: bool = False

    def answer(self) -> frozenset[str]:
        return frozenset(
            str(place) for tile in self.tiles for place in self.board.legal_placements(tile)
        )


SMALL = Puzzle(Board("B*Y@0,0> BRY@0,1>"), (Tile("BBG"), Tile("GYY")), grade=1)
SHAPE = Puzzle(SMALL.board, (Tile("BBG"),), grade=5, rebuild=True)

HUGE = Puzzle(Board([f"BBB@{n},{n}>" for n in range(3000)]), (Tile("BBG"),))


@cache
def puzzles() -> list[Puzzle]:
    """Tables of all sizes that a conundrum can have, with up to 12 spots that overlap."""
    found: list[Puzzle] = []
    for seed in range(60):
        rng = Random(seed)
        board = tables.grow(rng, rng.randint(3, 22))
        left, top, right, bottom = board.bounds()
        on_it = {placement.tile for placement in board}
        tiles = [tile for tile in all_tiles(chameleons=True) if tile not in on_it]
        several = {tile: len(board.legal_placements(tile)) for tile in tiles}
        given = [tile for tile in tiles if 0 < several[tile] <= 12]
        two = tuple(rng.sample(given, 2))
        if max(right - left, bottom - top) < 13 and sum(several[tile] for tile in two) <= 12:
            found.append(Puzzle(board, two[: rng.randint(1, 2)], seed % 5 + 1, seed % 4 == 0))
    assert len(found) > 25
    return found


def pages(asked: Sequence[Puzzle], **options: object) -> list[Page]:
    return [page_of(each) for each in svg.sheet(asked, **options)]  # type: ignore[arg-type]


def lying(tiles: Sequence[Tiled]) -> set[str]:
    """The placements of a picture, as far as the origin is not known."""
    side = tiles[0].side
    left, top = min(tile.x for tile in tiles), min(tile.y for tile in tiles)
    cells = [(round((t.x - left) / side), round((t.y - top) / side), t) for t in tiles]
    return {f"{t.reading}@{x},{y}{'v' if t.down else '>'}" for x, y, t in cells}


def moved(placements: Sequence[str]) -> set[str]:
    """The same of placements."""
    read = [Placement(text) for text in placements]
    left, top = min(p.x for p in read), min(p.y for p in read)
    return {f"{p.reading}@{p.x - left},{p.y - top}{'v' if p.down else '>'}" for p in read}


def check_apart(parts: Sequence[Panel] | Sequence[Picture] | Sequence[Written]) -> None:
    for one, other in combinations([part.area for part in parts], 2):
        assert one.apart(other), (one, other)


def check_room(page: Page) -> None:
    """Nothing lies on anything else."""
    check_apart(page.panels)
    check_apart(page.written)
    for panel in page.panels:
        assert all(panel.area.apart(each.area) for each in page.written)
        check_apart(panel.pictures)
        check_apart(panel.written)
        tiles = [
            Area(t.x, t.y, t.x + t.side * (1 if t.down else 3), t.y + t.side * (3 if t.down else 1))
            for t in panel.beside
        ]
        around = [*tiles, *(picture.area for picture in panel.pictures)]
        for one, other in combinations([*panel.ticks, *around], 2):
            assert one.apart(other)


EVERY = pytest.mark.parametrize(
    ("paper", "ink", "answers"),
    [(p, i, a) for p in PAPERS for i in ("colour", "grey") for a in (False, True)],
)


# What is on a page


@EVERY
def test_a_page_is_a_sheet_of_paper(paper: str, ink: str, answers: bool) -> None:
    width, height = PAPERS[paper]
    drawn = svg.sheet(puzzles(), paper=paper, ink=ink, answers=answers)
    for number, text in enumerate(drawn, 1):
        root = page_of(text).root
        assert (root.get("width"), root.get("height")) == (f"{width}mm", f"{height}mm")
        assert root.attrib["viewBox"] == f"0 0 {width} {height}"
        assert root.get("role") == "group"
        told = [each.text for each in page_of(text).written]
        assert f"Page {number} of {len(drawn)}" in told
        assert words.sentence("ui-independent") in " ".join(told)
        assert not re.search(r"href|url\(|<image|<style|<script|@import", text)
        assert re.findall(r"https?:", text) == ["http:"], "the name space alone"
        assert text.isascii()


@EVERY
def test_everything_has_room(paper: str, ink: str, answers: bool) -> None:
    width, height = PAPERS[paper]
    within = Area(MARGIN, MARGIN, width - MARGIN, height - MARGIN)
    for language in words.LANGUAGES:
        for page in pages(puzzles(), paper=paper, ink=ink, answers=answers, language=language):
            for area in [*(w.area for w in page.written), *(p.area for p in page.panels)]:
                assert area.within(within), area
            check_room(page)


@pytest.mark.parametrize("paper", PAPERS)
def test_squares_are_large_enough_for_a_pencil(paper: str) -> None:
    for answers, least in ((False, 4.7), (True, 3.8)):
        found = pages(puzzles(), paper=paper, answers=answers)
        sides = {pic.side for page in found for panel in page.panels for pic in panel.pictures}
        assert len(sides) == 1, "tables can be compared"
        assert min(sides) >= least
    [one] = pages([SMALL], paper=paper)
    assert one.panels[0].pictures[0].side == 10


def staircase(steps: int) -> Puzzle:
    board = Board([f"BBB@{n},{n}>" for n in range(steps)])
    return Puzzle(board, (Tile("BBG"),))


@pytest.mark.parametrize("paper", PAPERS)
@pytest.mark.parametrize("answers", [False, True])
def test_large_tables_are_drawn_smaller(paper: str, answers: bool) -> None:
    width, height = PAPERS[paper]
    for steps in (15, 24, 60):
        found = pages([staircase(steps)], paper=paper, answers=answers)
        for page in found:
            check_room(page)
            for panel in page.panels:
                assert panel.area.within(Area(MARGIN, MARGIN, width - MARGIN, height - MARGIN))
    for count in (1, 6):  # rather smaller squares than more pages
        [page] = pages([staircase(7)] * count, paper=paper)
        assert page.panels[0].pictures[0].side >= 4.7
        assert (page.panels[0].pictures[0].side == 10) == (count == 1)


def test_pages_are_as_few_as_can_be_and_none_is_crowded() -> None:
    for answers, most in ((False, 6), (True, 12)):
        found = pages(puzzles(), answers=answers)
        counts = [len(page.panels) for page in found]
        assert sum(counts) == len(puzzles())
        assert max(counts) <= most
        titles = [panel.title for page in found for panel in page.panels]
        numbers = [int(title.split(" · ")[0]) for title in titles]
        assert numbers == list(range(1, len(numbers) + 1))
    assert len(pages([SMALL] * 6)) == 1
    assert len(pages([SMALL] * 7)) == 2


# What is asked


@pytest.mark.parametrize("ink", ["colour", "grey"])
def test_a_question_shows_its_table_and_its_tiles(ink: str) -> None:
    panels = [panel for page in pages(puzzles(), ink=ink) for panel in page.panels]
    for puzzle, panel in zip(puzzles(), panels, strict=True):
        counts = [len(puzzle.board.legal_placements(tile)) for tile in puzzle.tiles]
        shown = panel.beside[-len(puzzle.tiles) :]
        assert [Tile(each.reading) for each in shown] == list(puzzle.tiles)
        assert len(panel.ticks) == sum(counts)
        assert [each.text for each in panel.written if each.size == 4.6] == list(map(str, counts))
        assert panel.marks == puzzle.grade
        assert words.sentence("ui-sheet-grade", {"grade": puzzle.grade}) in panel.description
        [picture] = panel.pictures
        assert not picture.outlined
        if not puzzle.rebuild:
            assert len(panel.beside) == len(puzzle.tiles)
            assert lying(picture.tiles) == moved(list(map(str, puzzle.board)))


def test_a_shape_tells_nothing_but_which_cells_are_covered() -> None:
    panels = [panel for page in pages(puzzles()) for panel in page.panels]
    shapes = [each for each in zip(puzzles(), panels, strict=True) if each[0].rebuild]
    assert len(shapes) > 5
    for puzzle, panel in shapes:
        [picture] = panel.pictures
        assert picture.tiles == []
        cells = [cell for each in puzzle.board for cell in each.cells]
        left, top = min(x for x, _ in cells), min(y for _, y in cells)
        assert sorted(picture.cells) == sorted((x - left + 1, y - top + 1) for x, y in cells)
        pieces = [each.reading for each in panel.beside[: -len(puzzle.tiles)]]
        assert pieces == sorted(each.tile.text for each in puzzle.board)
        assert all(each.y < panel.beside[-1].y for each in panel.beside[: -len(puzzle.tiles)])
        assert not any(re.search(r"column|row", panel.description) for _ in pieces)
        assert words.sentence("ui-sheet-rebuild") == " ".join(
            each.text for each in panel.written if each.size == 2.8 and "Grade" not in each.text
        )


def test_questions_give_nothing_away() -> None:
    for page in pages(puzzles()):
        for panel in page.panels:
            number = int(panel.title.split(" · ")[0])
            puzzle = puzzles()[number - 1]
            for place in map(Placement, puzzle.answer()):
                id = "ui-placed-down" if place.down else "ui-placed-across"
                args: dict[str, str | int] = {"tile": place.reading, "x": place.x, "y": place.y}
                assert words.sentence(id, args) not in panel.description


# What is right


@pytest.mark.parametrize("ink", ["colour", "grey"])
def test_answers_show_every_spot_once_and_none_twice(ink: str) -> None:
    panels = [panel for page in pages(puzzles(), ink=ink, answers=True) for panel in page.panels]
    for puzzle, panel in zip(puzzles(), panels, strict=True):
        board = list(map(str, puzzle.board))
        right = [p for tile in puzzle.tiles for p in referee.legal_placements(board, tile.text)]
        shown: list[str] = []
        for picture in panel.pictures:
            seen = lying(picture.tiles)
            outlined = {each for each in picture.tiles if each in picture.outlined}
            assert len(seen) == len(board) + len(outlined)
            [places] = [
                lot
                for lot in apart([Placement(text) for text in _in_order(right, puzzle)])
                if moved([*board, *map(str, lot)]) == seen
            ]
            shown += map(str, places)
        assert sorted(shown) == sorted(right)
        numbers = [int(w.text) for w in panel.written if w.text.isdigit()]
        labels = [int(w.text) for w in panel.written if w.text.isdigit() and w.size < 3.6]
        assert sorted(labels) == list(range(1, len(right) + 1)), numbers
        assert len(panel.circles) == len(right)
        for place in map(Placement, right):
            id = "ui-placed-down" if place.down else "ui-placed-across"
            told = words.sentence(id, {"tile": place.reading, "x": place.x, "y": place.y})
            assert told in panel.description


def _in_order(right: Sequence[str], puzzle: Puzzle) -> list[str]:
    """By tiles, then from top to bottom."""
    places = [Placement(text) for text in right]
    order = {tile: n for n, tile in enumerate(puzzle.tiles)}
    places.sort(key=lambda p: (order[p.tile], p.y, p.x, p.down, p.reading))
    return list(map(str, places))


def test_spots_that_overlap_are_in_different_pictures() -> None:
    crowded = 0
    for puzzle in puzzles():
        places = [Placement(text) for text in sorted(puzzle.answer())]
        groups = apart(places)
        assert sorted(place for group in groups for place in group) == sorted(places)
        for group in groups:
            cells = [cell for place in group for cell in place.cells]
            assert len(set(cells)) == len(cells)
        crowded += len(groups) > 1
    assert crowded > 10


# Inks and words


def colours(text: str) -> set[str]:
    return set(re.findall(r"#[0-9a-f]{6}\b", text))


@pytest.mark.parametrize("answers", [False, True])
def test_grey_pages_have_no_colours(answers: bool) -> None:
    def is_grey(colour: str) -> bool:
        return colour[1:3] == colour[3:5] == colour[5:7]

    for text in svg.sheet(puzzles(), ink="grey", answers=answers):
        assert all(map(is_grey, colours(text)))
    for text in svg.sheet(puzzles(), answers=answers):
        assert not all(map(is_grey, colours(text)))


@pytest.mark.parametrize("language", words.LANGUAGES)
def test_pages_are_in_a_language(language: str) -> None:
    def said(id: str, **args: str | int) -> str:
        return re.sub(r"\s", " ", words.sentence(id, args, language))

    [page] = pages([SMALL, SHAPE], language=language)
    paging = said("ui-sheet-page", number=1, count=1)
    assert page.title == f"{said('ui-sheet-title')} · {paging}"
    assert page.description == re.sub(r"\s", " ", said("ui-sheet-how"))
    text = "".join(each.text for each in page.written)
    for id in ("ui-sheet-how", "ui-sheet-name", "ui-independent", "ui-title", "ui-purple"):
        assert re.sub(r"\s", "", said(id)) in re.sub(r"\s", "", text)
    assert said("ui-sheet-spots", tile="BBG", count=4) in page.panels[0].description
    [answers] = pages([SMALL, SHAPE], language=language, answers=True)
    assert f"{said('ui-sheet-title')} · {said('ui-sheet-answers')}" in answers.title
    assert said("ui-sheet-spots", tile="BBG", count=4) in answers.panels[1].title


@pytest.mark.parametrize("language", words.LANGUAGES)
@pytest.mark.parametrize("answers", [False, True])
def test_a_host_with_words_of_its_own_puts_the_same_on_a_page(
    language: str, answers: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The page of the browser asks what there is to say, and Python has no catalogues there."""
    names: list[Message | str] = [Message("ui-task-daily", {"date": "2026-11-16"}), "Ours"]
    expected = svg.sheet([SMALL, SHAPE], answers=answers, names=names, language=language)
    with words.speaking(language):
        told = {
            key: message.sentence
            for key, message in svg.sheet_messages(
                [SMALL, SHAPE], answers=answers, names=names
            ).items()
        }
    monkeypatch.setattr("chromino_core.words.sentences._catalogue", lambda language: {})
    assert expected == svg.sheet(
        [SMALL, SHAPE], answers=answers, names=names, language=language, words=told
    )
    strange = svg.sheet([SMALL], language='"><script>', words={"ui-sheet-how": '"<b>&'})
    assert page_of(strange[0]).description == '"<b>&'
    assert 'lang="script"' in strange[0]
    unsaid = svg.sheet([SMALL], words={})  # whoever forgets one reads its id, as everywhere
    assert "ui-sheet-how" in unsaid[0]


def test_names_and_titles() -> None:
    names = [Message("ui-task-daily", {"date": "2026-11-16"}), LONG]
    [page] = pages([SMALL, SHAPE, SMALL], title=LONG, names=names)
    bold = [each for each in page.written if each.bold]
    assert [each.text[-3:] for each in bold] == ["..."]
    assert page.title.startswith(" ".join(LONG.split())[:40])
    check_apart(page.written)
    titles = [panel.title for panel in page.panels]
    assert titles[0] == "1 · Conundrum of 16 November 2026"
    assert titles[2] == "3 · Grade 1: very easy"
    [smaller] = pages([SMALL], title="The conundrums of our second week")
    assert "The conundrums of our second week" in [each.text for each in smaller.written]
    shown = [[w.text for w in panel.written if w.size == 3.8] for panel in page.panels]
    assert [len(each) for each in shown] == [1, 1, 0]
    assert shown[1][0].endswith("...")
    [plain] = pages([SMALL], title='<&"> 題目')
    assert plain.title.startswith('<&"> 題目')


def test_no_line_begins_with_a_sign() -> None:
    """Chinese has no blanks to break a line at; French has blanks at which no line ends."""
    told = "輪到你了\uff1a放一張牌。"
    assert wrapped(told, 4.2, 3) == ["輪到你了\uff1a", "放一張牌。"]
    assert wrapped("Les réponses\u00a0: oui", 6.5, 3) == ["Les", "réponses\u00a0:", "oui"]


# The real ones


def test_the_collection_on_paper() -> None:
    collection = conundrums.collection()
    numbers = [Message("ui-task-number", {"number": n}) for n in range(1, len(collection) + 1)]
    asked = [p for page in svg.sheet(collection, names=numbers) for p in page_of(page).panels]
    answered = [p for page in svg.sheet(collection, answers=True) for p in page_of(page).panels]
    assert len(asked) == len(answered) == len(collection)
    for answers in (False, True):
        for page in svg.sheet(collection, answers=answers):
            check_room(page_of(page))
    for conundrum, question, answer in zip(collection, asked, answered, strict=True):
        assert len(question.ticks) == len(answer.circles) == len(conundrum.answer())
        assert question.marks == conundrum.grade


def test_pages_are_shown_in_a_notebook() -> None:
    [page] = svg.sheet([SMALL])
    assert page._repr_svg_() == page
    assert repr(page) == "<Svg: Conundrums · Page 1 of 1, 210 x 297>"


# What can't be printed


@pytest.mark.parametrize(
    ("asked", "options", "id"),
    [
        ([], {}, "sheet-none"),
        ([SMALL], {"paper": "a5"}, "sheet-paper"),
        ([SMALL], {"paper": ["a4"]}, "sheet-paper"),
        ([SMALL], {"ink": "gold"}, "sheet-ink"),
        ([HUGE], {}, "sheet-too-large"),
        ([SMALL, HUGE], {"answers": True}, "sheet-too-large"),
    ],
)
def test_what_cannot_be_printed_is_refused(
    asked: list[Puzzle], options: dict[str, object], id: str
) -> None:
    with pytest.raises(InvalidPicture) as refused:
        pages(asked, **options)
    assert [problem.id for problem in refused.value.problems] == [id]


# As they were


@pytest.mark.parametrize("name", ["questions", "answers"])
def test_pages_look_as_they_did(name: str, rewrite_golden: bool) -> None:
    looks = {"questions": ("a4", "colour"), "answers": ("letter", "grey")}
    paper, ink = looks[name]
    [page] = svg.sheet([SMALL, SHAPE], answers=name == "answers", paper=paper, ink=ink)
    path = GOLDEN / f"{name}.svg"
    if rewrite_golden:
        GOLDEN.mkdir(exist_ok=True)
        path.write_text(f"{page}\n", "utf-8", newline="\n")
    golden = path.read_text("utf-8")
    if f"{page}\n" != golden:
        lines = unified_diff(golden.splitlines(), page.splitlines(), path.name, "now", lineterm="")
        pytest.fail("\n".join(lines), pytrace=False)
