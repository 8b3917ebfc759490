# %% [head] title age=10 minutes=30

# %% speak
from chromino_core.words import speak

speak("«language»")  # «speak»

# %% [markdown] readings-words

# %% readings
from itertools import product

readings = ["".join(squares) for squares in product("RGBYP", repeat=3)]
print(f"«readings»")
for start in range(0, len(readings), 25):
    print(*readings[start : start + 25])

# %% [markdown] turn-words

# %% turn
from chromino_core import Tile

same = Tile("BGR") is Tile("RGB")
print(f"«same-tile»")
Tile("BGR")

# %% [markdown] pairs-words

# %% pairs
alone = [reading for reading in readings if reading == reading[::-1]]
paired = [reading for reading in readings if reading != reading[::-1]]

print(*alone)
print(f"«alone»")
print(f"«paired»")
print(f"«in-all»")

# %% [markdown] formula-words

# %% formula
from chromino_core import all_tiles

box = all_tiles()
print(f"«by-formula»")
print(f"«in-box»")

# %% [markdown] kinds-words

# %% kinds
from IPython.display import display

from chromino_core import svg

kinds = {
    "one-colour": "«one-colour»",
    "simple": "«simple»",
    "symmetric": "«symmetric»",
    "three-colour": "«three-colour»",
}
for kind, name in kinds.items():
    tiles = [tile for tile in box if tile.kind == kind]
    print(f"«kind-line»")
    display(svg.hand(tiles, title=f"«kind-line»"))

# %% [markdown] kinds-why

# %% [markdown] colours-words

# %% colours
colours = {"R": "«red»", "G": "«green»", "B": "«blue»", "Y": "«yellow»", "P": "«purple»"}

for letter, colour in colours.items():
    tiles = [tile for tile in box if letter in tile.text]
    squares = sum(tile.text.count(letter) for tile in box)
    print(f"«colour-line»")

# %% [markdown] chart-words

# %% chart
from chromino_widget.charts import bars

rows = []
for kind, name in kinds.items():
    for letter, colour in colours.items():
        tiles = [tile for tile in box if tile.kind == kind and letter in tile.text]
        rows.append({"kind": name, "colour": colour, "tiles": len(tiles)})

bars(
    rows,
    x="kind",
    y="tiles",
    colour="colour",
    colours="RGBYP",
    title="«chart-title»",
    y_title="«chart-tiles»",
)

# %% [markdown] chameleons-words

# %% chameleons
chameleons = [tile for tile in all_tiles(chameleons=True) if tile.is_chameleon]
svg.hand(chameleons, title="«five-chameleons»")

# %% [markdown] try

# %% [exercise] try-ring
ring = ["R*P", "P*Y", "Y*B", "B*G", "G*R"]
print({Tile(reading) for reading in ring} == set(chameleons))

# %% [exercise] try-six
many = [*product("RGBYPO", repeat=3)]
own = [squares for squares in many if squares == squares[::-1]]
print((len(many) + len(own)) // 2)

# %% [exercise] try-four
many = [*product("RGBYP", repeat=4)]
own = [squares for squares in many if squares == squares[::-1]]
print((len(many) + len(own)) // 2)
print(len({min(squares, squares[::-1]) for squares in many}))
