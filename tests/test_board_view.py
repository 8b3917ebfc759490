"""A board in a notebook, without a notebook: tiles are laid there, and Python's board is live."""

from __future__ import annotations

import asyncio
import json

import pytest
from kernel import Front

from chromino_core import Board, Game, InvalidNotation, Tile, all_tiles
from chromino_widget import BoardView, Change, Move

pytestmark = pytest.mark.own_thread

START = "B*Y@0,0> BRY@0,1>"


def test_every_tile_that_is_not_on_the_board_is_in_the_rack() -> None:
    view = BoardView(Board(START))
    rack = [entry["tile"] for entry in view.view["hand"]]
    assert rack == [t.text for t in all_tiles(chameleons=True) if t.text not in ("B*Y", "BRY")]


def test_what_may_be_laid_is_what_the_board_says() -> None:
    board = Board(START)
    view = BoardView(board)
    for entry in view.view["hand"]:
        if entry["legal"] is not None:
            listed = [text for text, _ in entry["legal"]]
            assert listed == list(map(str, board.legal_placements(entry["tile"])))


def test_laying_and_taking_back_and_laying_again() -> None:
    board = Board(START)
    view = BoardView(board, tiles=["GBB", "YYR"])
    front = Front(view)
    moves: list[Move] = []
    view.on_move(moves.append)
    assert front.ask("act", seat=0, action="GBB@-1,-1>", rev=view.view["rev"])["ok"]
    assert str(board) == f"{START} GBB@-1,-1>"
    assert [entry["tile"] for entry in view.view["hand"]] == ["RYY"]
    assert front.ask("undo")["ok"]
    assert str(board) == START
    assert view.view["can_redo"]
    assert front.ask("redo")["ok"]
    assert view.view["last"]["action"] == "GBB@-1,-1>"
    assert front.ask("undo")["ok"]
    assert front.ask("undo")["problems"][0]["id"] == "nothing-to-undo"
    assert moves == [Move(0, "GBB@-1,-1>")]


def test_an_illegal_drop_tells_why() -> None:
    view = BoardView(Board(START), tiles=["GBB", "GPR"])
    front = Front(view)
    assert front.ask("act", action="GBB@0,5>")["problems"][0]["id"] == "not-touching"
    assert front.ask("act", action="BBB@-1,-1>")["problems"][0]["id"] == "not-in-hand"
    assert front.ask("why", action="GBB@0,0>")["problems"][0]["id"] == "occupied"
    assert front.ask("miss", tile="GBB")["problems"][0]["id"] == "tile-fits"
    miss = front.ask("miss", tile="GPR")
    problems = Board(START).problems(miss["miss"])
    assert [problem["id"] for problem in miss["problems"]] == [each.id for each in problems]
    assert len(view.board) == 2


def test_what_python_lays_is_painted() -> None:
    board = Board(START)
    view = BoardView(board)
    front = Front(view)
    board.lay("GBB@-1,-1>")
    board.lift()
    assert [len(each["board"]) for each in front.views] == [3, 2]
    board.lift()
    assert not view.view["can_undo"], "what was there before is not undone at the board"
    assert front.ask("undo")["problems"][0]["id"] == "nothing-to-undo"


def test_every_change_of_the_board_is_told() -> None:
    board = Board(START)
    view = BoardView(board, tiles=["GBB", "YYR"])
    front = Front(view)
    changes: list[Change] = []
    view.on_change(changes.append)
    assert front.ask("act", seat=0, action="GBB@-1,-1>")["ok"]
    assert view.last_move == {"seat": 0, "action": "GBB@-1,-1>"}
    assert front.ask("undo")["ok"]
    board.lift()
    board.lay("BRY@0,1>")
    laid, there = (Move(0, "GBB@-1,-1>"),), (Move(0, "BRY@0,1>"),)
    assert changes == [
        *(Change("move", laid), Change("undo", laid)),
        *(Change("undo", there), Change("move", there)),
    ]
    assert front.ask("view")["ok"]
    assert len(changes) == 4


def test_redo_after_python_has_changed_the_board() -> None:
    board = Board(START)
    view = BoardView(board)
    front = Front(view)
    front.ask("act", action="GBB@-1,-1>")
    front.ask("undo")
    places = [each for tile in all_tiles() for each in board.legal_placements(tile)]
    board.lay(next(each for each in places if (0, -1) in each.cells))
    assert front.ask("redo")["problems"][0]["id"] == "occupied"
    assert len(board) == 3


def test_two_views_of_one_board_agree() -> None:
    board = Board(START)
    one, other = BoardView(board), BoardView(board)
    Front(one).ask("act", action="GBB@-1,-1>")
    assert one.view["board"] == other.view["board"]
    assert len(other.view["board"]) == 3


def test_an_empty_board_and_a_full_one() -> None:
    view = BoardView(tiles=["RRR"])
    front = Front(view)
    assert view.view["say"]["id"] == "ui-study"
    assert front.ask("act", action="RRR@5,5v")["ok"]
    assert view.view["say"]["id"] == "ui-study-done"
    assert view.view["hand"] == []


def test_a_crowded_rack_stays_a_small_message() -> None:
    game = Game(["Ann", "Ben"], seed=3)
    board = Board(min_contacts=1)
    for placement in game.board:
        board.lay(placement)
    for tile in all_tiles()[:40]:
        if tile not in {placement.tile for placement in board}:
            board.lay(board.legal_placements(tile)[0])
    view = BoardView(board)
    left_out = [entry["tile"] for entry in view.view["hand"] if entry["legal"] is None]
    assert left_out
    assert len(json.dumps(view.view)) < 20_000
    front = Front(view)
    assert front.ask("view", tile=left_out[0])["ok"]
    [asked] = [entry for entry in view.view["hand"] if entry["tile"] == left_out[0]]
    assert len(asked["legal"]) == len(board.legal_placements(left_out[0]))
    assert len(json.dumps(view.view)) < 20_000


def test_a_stale_command_changes_nothing() -> None:
    view = BoardView(Board(START))
    front = Front(view)
    answer = front.ask("act", action="GBB@-1,-1>", rev=view.view["rev"] - 1)
    assert answer["problems"][0]["id"] == "stale"
    assert len(view.board) == 2


def test_other_commands_of_a_table_are_answered() -> None:
    front = Front(BoardView(Board(START)))
    assert front.ask("editions")["editions"]
    assert front.ask("picture", board=START)["svg"].startswith("<svg")
    assert front.ask("resign")["problems"][0]["id"] == "command-unknown"


def test_the_board_of_the_junior_game() -> None:
    view = BoardView(Board("B*Y@0,0>", min_contacts=1, geometry="dominoes"))
    assert view.view["need"] == 1
    assert view.view["rules"]["geometry"] == "dominoes"


def test_a_cell_can_wait_for_a_tile() -> None:
    view = BoardView(Board(START))
    front = Front(view)

    async def cell() -> Move:
        loop = asyncio.get_running_loop()
        loop.call_later(0.01, lambda: front.ask("act", action="GBB@-1,-1>"))
        return await asyncio.wait_for(view.next_move(), 10)

    assert asyncio.run(cell()) == Move(0, "GBB@-1,-1>")


def test_a_board_by_its_text_and_how_it_is_told() -> None:
    view = BoardView(START)
    assert repr(view) == f"BoardView(Board('{START}'))"
    assert view.svg == view.board._repr_svg_()
    assert "image/svg+xml" in view._repr_mimebundle_()[0]


def test_what_is_no_board_and_no_rack_is_refused_with_help() -> None:
    with pytest.raises(TypeError, match=r"Table\(game\)"):
        BoardView(Game(["Ann", "Ben"]))  # type: ignore[arg-type]
    with pytest.raises(TypeError, match="tiles has to be a list"):
        BoardView(START, tiles="BRY")
    with pytest.raises(ValueError, match="only one of each tile in the box: BRY"):
        BoardView(tiles=["BRY", Tile("YRB")])
    with pytest.raises(InvalidNotation):
        BoardView("nonsense")


def test_a_view_that_is_closed_is_told_nothing() -> None:
    board = Board(START)
    view = BoardView(board)
    view.close()
    board.lay("GBB@-1,-1>")
    assert len(view.view["board"]) == 2


def test_who_lays_another_tile_can_not_go_on_to_the_one_before() -> None:
    view = BoardView(Board(START))
    front = Front(view)
    front.ask("act", action="GBB@-1,-1>")
    front.ask("undo")
    assert view.view["can_redo"]
    other = next(text for text, _ in view.view["hand"][1]["legal"])
    assert front.ask("act", action=other)["ok"]
    assert not view.view["can_redo"]


def test_a_tile_with_more_places_than_a_view_lists_has_them_when_asked_for() -> None:
    board = Board("RRR@0,0>", min_contacts=1)
    while len(board.legal_placements("RRR")) <= 550:
        board.lay(max(board.legal_placements("RRR"), key=lambda each: each.x))
    view = BoardView(board, tiles=["RRG", "GGR"])
    places = len(board.legal_placements("GRR"))
    assert places > 550
    assert view.view["hand"][0] == {"tile": "GRR", "legal": None}
    assert Front(view).ask("view", tile="GRR")["ok"]
    assert len(view.view["hand"][0]["legal"]) == places
