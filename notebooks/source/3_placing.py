# %% [head] title age=9 minutes=25

# %% speak
from chromino_core.words import speak

speak("«language»")  # «speak»

# %% [markdown] table-words

# %% table
from IPython.display import display

from chromino_core import Board, svg

board = Board("P*R@0,0> PPB@-1,-1> PBP@0,-2> PBR@3,-2v BPB@4,-3v")


def show(placement=None):
    display(svg.board(board, contacts=placement, coordinates=True))


show()

# %% [markdown] text-words

# %% contacts
show("PGR@0,1>")

for contact in board.contacts("PGR@0,1>"):
    print(f"«contact-line»")

# %% [markdown] wild-words

# %% [markdown] why-not-words

# %% why-not
for placement in ["RGP@0,1>", "RGP@3,1>", "PGR@5,0>", "PGR@1,0>"]:
    print(placement, *(problem.sentence for problem in board.problems(placement)))
    show(placement)

# %% [markdown] corner

# %% [markdown] everywhere-words

# %% everywhere
places = board.legal_placements("PGR")
print(*places)

svg.board(board, highlight=places, coordinates=True)

# %% [markdown] by-hand-words

# %% by-hand
from chromino_widget import BoardView

tiles = ["PGR", "BRR", "BPY", "PYY", "GBP"]
BoardView(str(board), tiles=tiles, language="«language»")

# %% [markdown] check-words

# %% check
from chromino_core import InvalidNotation, Placement, Tile


def check(answer):
    if answer == "":
        print("«write-it»")
        return
    try:
        placement = Placement(answer)
    except InvalidNotation:
        print("«cannot-read»")
        return
    if placement.tile is not Tile("BRR"):
        print("«another-tile»")
    elif board.is_legal(placement):
        print("«right»")
    else:
        print("«not-there»")
    show(placement)


# %% [markdown] answer-words

# %% answer
my_answer = ""

check(my_answer)

# %% [markdown] conundrum-words

# %% conundrum
from chromino_widget import ConundrumView

conundrum = ConundrumView(14, language="«language»")
conundrum

# %% [markdown] found-words

# %% found
print(len(conundrum.found), conundrum.done)

# %% [markdown] try

# %% [exercise] try-second
for place in board.legal_placements("BRR"):
    check(str(place))

# %% [exercise] try-most
from chromino_core import all_tiles


def count_places(tile):
    return len(board.legal_placements(tile))


best = max(all_tiles(chameleons=True), key=count_places)
print(best, count_places(best))

# %% [exercise] try-easier
easier = Board(str(board), min_contacts=1)
print(len(board.legal_placements("PGR")), len(easier.legal_placements("PGR")))

# %% [exercise] try-conundrum
from chromino_core import conundrums

another = conundrums.generate(seed=2026, grade=2)
print(*another.tiles, another.counts)
another.board
