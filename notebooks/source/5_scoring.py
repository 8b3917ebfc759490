# %% [head] title age=10 minutes=30

# %% speak
from chromino_core.words import speak

speak("«language»")  # «speak»

# %% [markdown] table-words

# %% table
from chromino_core import Board, Placement, svg

board = Board("BPY@0,0> PYY@1,-1> YYB@3,0v YPY@0,-2>")
placement = Placement("YBY@2,1v")
contacts = board.contacts(placement)

svg.board(board, contacts=placement)

# %% [markdown] contacts-words

# %% contacts
colours = {"R": "«red»", "G": "«green»", "B": "«blue»", "Y": "«yellow»", "P": "«purple»"}
kinds = {
    "one-colour": "«one-colour»",
    "simple": "«simple»",
    "symmetric": "«symmetric»",
    "three-colour": "«three-colour»",
}
sides = {"short": "«short»", "long": "«long»"}


def describe(tile):
    one, two, three = [colours[letter] for letter in tile.text]
    return f"«described»"


for number, contact in enumerate(contacts, start=1):
    print(f"«contact-line»")

# %% [markdown] values-words

# %% values
by_colours = {"one-colour": 1, "simple": 2, "symmetric": 2, "three-colour": 3}
by_kind = {"one-colour": 1, "simple": 2, "symmetric": 3, "three-colour": 4}

touched = {contact.touched.tile for contact in contacts}
for tile in sorted(touched | {placement.tile}):
    print(f"«worth»")

# %% [markdown] tiles-words

# %% by-tiles
mine = by_colours[placement.tile.kind]
others = [by_colours[tile.kind] for tile in sorted(touched)]

system_a = expert = mine + sum(others)
print(mine, "+", " + ".join(map(str, others)), "=", system_a)

# %% [markdown] contacts-sum-words


# %% by-contacts
def sum_of_contacts(value):
    total = 0
    for contact in contacts:
        total += value[placement.tile.kind] + value[contact.touched.tile.kind]
    return total


meccano = sum_of_contacts(by_colours)
system_b = sum_of_contacts(by_kind)
print(f"«sum-meccano»")
print(f"«sum-b»")

# %% [markdown] sides-words

# %% by-sides
system_c = 0
for contact in contacts:
    mine, other = by_kind[placement.tile.kind], by_kind[contact.touched.tile.kind]
    system_c += mine * other if contact.side == "short" else mine + other

print(f"«sum-c»")

# %% [markdown] check-words

# %% check
from chromino_core.scoring import tally

ours = {
    "simple": ("A", system_a),
    "expert": ("«expert»", expert),
    "contacts": ("1998", meccano),
    "kinds": ("B", system_b),
    "sides": ("C", system_c),
}
for system, (name, points) in ours.items():
    engine = tally(system, placement, contacts)
    assert engine.points == points
    print(f"«engine-line»")

# %% [markdown] best-words

# %% best
from IPython.display import Markdown

places = board.legal_placements("BRY")
table = "| | " + " | ".join(name for name, points in ours.values()) + " |\n"
table += "| --- |" + " ---: |" * len(ours) + "\n"
for place in places:
    sums = [tally(system, place, board.contacts(place)).points for system in ours]
    table += f"| `{place}` | " + " | ".join(map(str, sums)) + " |\n"

Markdown(table)

# %% [markdown] favourites-words

# %% favourites
pictures, captions = [], []
for system in ["contacts", "sides"]:
    best = max(places, key=lambda place: tally(system, place, board.contacts(place)).points)
    pictures.append(svg.board(board, contacts=best))
    name, engine = ours[system][0], tally(system, best, board.contacts(best))
    captions.append(f"«engine-line»")

svg.grid(pictures, captions)

# %% [markdown] try

# %% [exercise] try-place
elsewhere = Placement("YBY@3,-4v")
for system, (name, _) in ours.items():
    engine = tally(system, elsewhere, board.contacts(elsewhere))
    print(f"«engine-line»")

# %% [exercise] try-left

# %% [exercise] try-short
for mine in range(1, 5):
    for other in range(mine, 5):
        if mine * other < mine + other:
            print(mine, other)
