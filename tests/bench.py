"""How fast the engine is, next to the plain scan of `referee.py`; run by `make bench`.

Every figure is CPU time of one core, the best of several rounds, because other programs can only
make a round slower. The start-up is the median of wall-clock times. Nothing here fails by being
slow: the figures are for reading.
"""

from __future__ import annotations

import platform
import statistics
import subprocess
import sys
import tracemalloc
from collections.abc import Callable, Iterator
from random import Random
from time import perf_counter, process_time

import referee
from figures import Figure, options, tell
from tables import BenchBoard, bench_boards, grow, texts

from builder.paths import BUILT_PAGE, ROOT
from chromino_core.board import Board
from chromino_core.bots import BOTS, Think, choose
from chromino_core.conundrums import Conundrum, collection, generate
from chromino_core.game import Game
from chromino_core.observe import Observation
from chromino_core.placement import Placement
from chromino_core.rules import Rules, edition
from chromino_core.tiles import Tile, all_tiles

SMALL, LARGE = 50, 10_000


def best(work: Callable[[], object], rounds: int) -> float:
    """The CPU seconds that the work takes, undisturbed."""
    return min(seconds(work) for _ in range(rounds))


def seconds(work: Callable[[], object]) -> float:
    start = process_time()
    work()
    return process_time() - start


def ratio(one: Callable[[], object], other: Callable[[], object], rounds: int) -> float:
    """How often the time of the other goes into the time of the one.

    They take turns, for the machine's speed may change in between.
    """
    pairs = [(seconds(one), seconds(other)) for _ in range(rounds)]
    return min(time for time, _ in pairs) / min(time for _, time in pairs)


# Listing


def listing() -> Iterator[Figure]:
    """Where the tiles of a hand, and all tiles that aren't on the table, may lie on 100 boards."""
    entries = bench_boards(75)
    boards = [Board(" ".join(entry["board"])) for entry in entries]
    for name, many, wanted in (
        ("hands listed", [entry["hand"] for entry in entries], "100,000"),
        ("boards listed, all tiles left", [entry["rest"] for entry in entries], "16,000"),
    ):
        as_tiles = [
            (board, list(map(Tile, each))) for board, each in zip(boards, many, strict=True)
        ]
        as_texts = list(zip(boards, many, strict=True))
        scan = 5 / best(lambda: list_by_scan(entries[:5], many[:5]), 2)  # noqa: B023 (called now)
        quick = 100 / best(lambda: list_all(as_tiles), 25)  # noqa: B023
        from_text = 100 / best(lambda: list_all(as_texts), 25)  # noqa: B023
        yield Figure(name, quick, "/s", wanted, quick / scan)
        yield Figure("  the same, tiles given as texts", from_text, "/s", wanted, from_text / scan)


def list_all(work: list[tuple[Board, list[Tile]]] | list[tuple[Board, list[str]]]) -> int:
    found = 0
    for board, tiles in work:
        for tile in tiles:
            found += len(board.legal_placements(tile))
    return found


def list_by_scan(entries: list[BenchBoard], many: list[list[str]]) -> None:
    for entry, tiles in zip(entries, many, strict=True):
        scan = referee.Scan(entry["board"])
        for tile in tiles:
            scan.legal_placements(tile)


# Games


def games() -> Iterator[Figure]:
    """Random two-player games of 2001, every action listed and checked."""
    play_random(range(1_000, 1_100))  # what the engine remembers of one game helps in the next
    quick = 200 / best(lambda: play_random(range(200)), 8)
    scan = 3 / best(lambda: play_random(range(3), by_scan), 1)
    yield Figure("random games played", quick, "/s", "800", quick / scan)

    hands = 5 * some_hands()
    in_hands = ratio(lambda: play_random(range(50)), lambda: list_all(hands), 40)
    yield Figure("a random game, in hands listed", in_hands * len(hands) / 50, "x", "at most 141")

    game = played(30)
    board = game.board
    yield Figure("Game.copy after 30 actions", 1e3 * best(lambda: repeat(game.copy), 9), "us")
    yield Figure("Board.copy of that table", 1e3 * best(lambda: repeat(board.copy), 9), "us")


def some_hands() -> list[tuple[Board, list[Tile]]]:
    """The hands of the 100 boards, by which this machine's speed is measured."""
    if not _HANDS:
        for entry in bench_boards(75):
            _HANDS.append((Board(entry["board"]), list(map(Tile, entry["hand"]))))
    return _HANDS


_HANDS: list[tuple[Board, list[Tile]]] = []


def seeing() -> Iterator[Figure]:
    """What looking and guessing cost at 26 tiles, also in hands listed meanwhile.

    The wanted figures are those of a machine that lists a hand in 8 us.
    """
    game = played(20)
    while len(game.frozen_board) < 26:
        game.push(game.legal_actions()[0])
    seat, last = game.pop()
    hand = best(lambda: list_all(some_hands()), 25) / 100

    def go_on() -> None:
        game.push(last, seat)
        game.pop()

    def look() -> None:
        game.push(last, seat)
        game.observe(0)
        game.pop()

    took = (best(lambda: repeat(look), 9) - best(lambda: repeat(go_on), 9)) / 1_000
    yield Figure("Game.observe after a move", 1e6 * took, "us", "at most 20")
    yield Figure("  the same, in hands listed", took / hand, "x", "at most 2.5")
    game.push(last, seat)
    seen, rng = game.observe(0), Random(1)
    took = best(lambda: repeat(lambda: seen.sample(rng)), 9) / 1_000
    yield Figure("Observation.sample", 1e6 * took, "us", "at most 60")
    yield Figure("  the same, in hands listed", took / hand, "x", "at most 7.5")


def play_random(seeds: range, choices: Callable[[Game], list[str]] = Game.legal_actions) -> None:
    rules = edition("ravensburger-2001")
    rng = Random(1)
    for seed in seeds:
        game = Game(["Ann", "Ben"], rules=rules, seed=seed)
        while not game.outcome():
            game.push(rng.choice(choices(game)))


def by_scan(game: Game) -> list[str]:
    """What may be done, the placements found by the plain scan."""
    scan = referee.Scan(texts(game.board))
    hand = game.hands[game.seat] if game.drawn is None else (game.drawn,)
    places = [text for tile in hand for text in sorted(scan.legal_placements(tile.text))]
    return places or game.legal_actions()


def played(actions: int) -> Game:
    game = Game(["Ann", "Ben"], rules=edition("ravensburger-2001"), seed=5)
    rng = Random(5)
    for _ in range(actions):
        game.push(rng.choice(game.legal_actions()))
    return game


def repeat(work: Callable[[], object]) -> None:
    """A thousand times, so that seconds come out as milliseconds."""
    for _ in range(1_000):
        work()


# Bots


def bots() -> Iterator[Figure]:
    """What a bot takes to choose, in the mean of all turns of a few games."""
    for rules in (edition("modern"), edition("modern", scoring="expert")):
        seen = [view for seed in range(6) for view in views(rules, seed)]
        for name, think in BOTS.items():
            took = best(lambda: decide(think, seen), 4) / len(seen)  # noqa: B023 (called now)
            what = "with expert scoring" if rules.scoring else "in the modern game"
            yield Figure(f"{name} chooses {what}", 1e3 * took, "ms", "at most 1")


def views(rules: Rules, seed: int) -> Iterator[Observation]:
    """What a random player sees in each of its turns."""
    game, rng = Game(["Ann", "Ben"], rules=rules, seed=seed), Random(seed)
    while game.outcome() is None:
        yield game.observe(game.seat)
        game.push(rng.choice(game.legal_actions()))


def decide(think: Think, seen: list[Observation]) -> None:
    rng = Random(1)
    for view in seen:
        choose(think, view, rng)


# Conundrums


def conundrums() -> Iterator[Figure]:
    """What making one takes: a hundred of each grade, and the slowest of 500 seeds."""
    for grade in range(1, 6):
        took = best(lambda: [generate(seed, grade) for seed in range(100)], 2)  # noqa: B023 (now)
        yield Figure(f"100 of grade {grade}", took, "s", "at most 2")
    slowest = max(
        best(lambda: generate(seed, grade), 2)  # noqa: B023 (called now)
        for grade in range(1, 6)
        for seed in range(500)
    )
    yield Figure("the slowest of 2,500", 1e3 * slowest, "ms", "at most 200")
    texts = [one.text for one in collection()]
    graded = best(lambda: [Conundrum.from_text(text).grade for text in texts], 5)
    yield Figure("the collection read and graded", 1e3 * graded, "ms")


# Large tables


def large_tables() -> Iterator[Figure]:
    """What costs on a table of 10,000 tiles, as a multiple of what it costs on one of 50."""
    rng = Random(3)
    smalls = [grow(rng, SMALL) for _ in range(8)]
    large = sprawl(rng, LARGE)
    yield from laying_and_lifting(rng, large, smalls, "at most 1.3")

    little, wall = walls(rng)
    tiles = [tile for tile in all_tiles() if "R" not in tile.text]
    same = [list(map(little.legal_placements, tiles)), list(map(wall.legal_placements, tiles))]
    if same[0] != same[1]:
        raise RuntimeError("the two tables were to have the same placements")
    times_listed = ratio(
        lambda: list_all([(wall, tiles)]), lambda: list_all([(little, tiles)]), 200
    )
    yield Figure("listing the same few placements", times_listed, "x", "at most 1.3")

    box = list(all_tiles())
    each_large = best(lambda: list_all([(large, box)]), 5) / list_all([(large, box)])
    on_smalls = [(board, box) for board in smalls]
    each_small = best(lambda: list_all(on_smalls), 25) / list_all(on_smalls)
    yield Figure("listing, per placement found", each_large / each_small, "x", "at most 1.3")


def long_diagonal() -> Iterator[Figure]:
    """The same where the table is as spread out as it can be."""
    rng = Random(4)
    smalls = [grow(rng, SMALL) for _ in range(8)]
    large = Board(f"RRR@{n},{n}>" for n in range(LARGE))
    yield from laying_and_lifting(rng, large, smalls, "at most 1.5")
    small = smalls[0]
    copying = ratio(lambda: repeat(large.copy), lambda: repeat(small.copy), 9)
    yield Figure("copying", copying, "x", "at most 1.5")
    spots = [(board, some_spots(rng, board, 20)) for board in (large, small)]
    on_copies = ratio(lambda: lay_on_copies(*spots[0]), lambda: lay_on_copies(*spots[1]), 25)
    yield Figure("copying and laying a tile then", on_copies, "x", "at most 1.5")
    box = list(all_tiles())
    each_large = best(lambda: list_all([(large, box)]), 5) / list_all([(large, box)])
    each_small = best(lambda: list_all([(small, box)]), 25) / list_all([(small, box)])
    yield Figure("listing, per placement found", each_large / each_small, "x", "at most 1.5")
    yield Figure("memory of the table", memory_of_diagonal() / 1e6, "MB", "less than 40")


def lay_on_copies(board: Board, spots: list[Placement]) -> None:
    for spot in spots:
        board.copy().lay_unchecked(spot)


def memory_of_diagonal() -> int:
    tracemalloc.start()
    board = Board(f"RRR@{n},{n}>" for n in range(LARGE))
    taken, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return taken if len(board) == LARGE else 0


def laying_and_lifting(
    rng: Random, large: Board, smalls: list[Board], wanted: str
) -> Iterator[Figure]:
    """The large table and the small ones take turns."""
    on_small = [(board, spot) for board in smalls for spot in some_spots(rng, board, 40)]
    on_large = [(large, spot) for spot in some_spots(rng, large, 320)]
    times = [(*lay_and_lift(on_large), *lay_and_lift(on_small)) for _ in range(25)]
    lay_large, lift_large, lay_small, lift_small = (min(each) for each in zip(*times, strict=True))
    yield Figure("laying, at 320 places", lay_large / lay_small, "x", wanted)
    yield Figure("lifting, at the same", lift_large / lift_small, "x", wanted)


def sprawl(rng: Random, size: int) -> Board:
    """A table of so many tiles, laid at random; as in no box, a tile may lie there many times."""
    board = Board("RGB@0,0>")
    while len(board) < size:
        places = board.legal_placements(rng.choice(all_tiles()))
        for placement in rng.sample(places, min(len(places), 40, size - len(board))):
            if board.is_legal(placement):
                board.lay(placement)
    return board


def some_spots(rng: Random, board: Board, count: int) -> list[Placement]:
    """Places to lay a tile, all over the table."""
    every = [place for tile in all_tiles() for place in board.legal_placements(tile)]
    return rng.sample(every, min(count, len(every)))


def lay_and_lift(spots: list[tuple[Board, Placement]]) -> tuple[float, float]:
    """The time that each of the two takes at the average spot."""
    laying = lifting = 0.0
    for board, placement in spots:
        start = process_time()
        board.lay(placement)
        middle = process_time()
        board.lift()
        lifting += process_time() - middle
        laying += middle - start
    return laying / len(spots), lifting / len(spots)


def walls(rng: Random) -> tuple[Board, Board]:
    """A table of 50 tiles, and one of 10,000 on which tiles without red fit where they do there.

    Both are a solid wall of red tiles with the same 25 tiles laid beside it, away from its corners.
    """
    bricks = [f"RRR@0,{y}>" for y in range(300)]
    bricks += [f"RRR@{x},{y}v" for x in range(3, 100) for y in range(0, 300, 3)]
    little, wall = Board(" ".join(bricks[: SMALL - 25])), Board(" ".join(bricks[: LARGE - 25]))
    spread = sorted(all_tiles() * 20, key=lambda _: rng.random())
    for tile in spread:
        beside = [
            place
            for place in little.legal_placements(tile)
            if all(x < 0 and 3 <= y < SMALL - 28 for x, y in place.cells)
        ]
        if beside and len(little) < SMALL:
            wall.lay(little.lay(rng.choice(beside)))
    return little, wall


# Start-up and size


def start_up() -> Iterator[Figure]:
    """What importing the engine adds to starting Python, and what there is to download."""
    path = f"import sys; sys.path.insert(0, {str(ROOT)!r})"
    bare, full = [], []
    for _ in range(20):
        bare.append(run_python(path))
        full.append(run_python(f"{path}; import chromino_core"))
    added = statistics.median(full) - statistics.median(bare)
    yield Figure("import chromino_core", 1e3 * added, "ms", "at most 40")
    for wheel in sorted((BUILT_PAGE).glob("*.whl")):
        yield Figure(f"wheel {wheel.name}", wheel.stat().st_size / 1e3, "kB")


def run_python(code: str) -> float:
    start = perf_counter()
    subprocess.run([sys.executable, "-I", "-c", code], check=True)
    return perf_counter() - start


# The table


PARTS: dict[str, Callable[[], Iterator[Figure]]] = {
    "On the 100 boards of boards75.json": listing,
    "Two players, ravensburger-2001": games,
    "What one seat sees, at 26 tiles": seeing,
    "What bots take to choose, two players": bots,
    "Conundrums": conundrums,
    "A table of 10,000 tiles; times what it costs on one of 50": large_tables,
    "A diagonal of 10,000 tiles; likewise": long_diagonal,
    "Start-up": start_up,
}


def main() -> None:
    as_json = options(__doc__).parse_args().json
    if not as_json:
        print(f"Python {platform.python_version()}, CPU time of one core, best of several rounds")
    tell(((title, part()) for title, part in PARTS.items()), as_json=as_json)


if __name__ == "__main__":
    main()
