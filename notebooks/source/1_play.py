# %% [head] title age=8 minutes=20

# %% speak
from chromino_core.words import speak

speak("«language»")  # «speak»

# %% [markdown] introduction-words

# %% introduction
from chromino_widget import Introduction

Introduction(language="«language»")

# %% [markdown] deal-words

# %% deal
from chromino_widget import Table

table = Table(players=["«ann»"], bots=["counter"], seed=7, language="«language»")
table

# %% [markdown] listen-words

# %% listen
import ipywidgets as widgets

news = widgets.Label("«no-move»")


@table.on_move
def tell(move):
    name, tiles = table.game.players[move.seat], len(table.game.board)
    news.value = f"«last-move»"


news

# %% [markdown] game-words

# %% game
from chromino_core import svg

game = table.game
print(f"«to-move»")
print(f"«on-table»")
print(f"«bot-hand»")
svg.hand(game.hands[0])

# %% [markdown] actions-words

# %% actions
for action in table.game.legal_actions():
    print(action)

# %% [markdown] moves-words

# %% moves
for move in table.game.moves():
    print(f"«turn»")

# %% [markdown] record-words

# %% record
import json

from chromino_core import Game

text = json.dumps(table.record)
same = Game.from_record(text) == table.game
print(f"«characters»")

# %% [markdown] picture-words

# %% picture
table.svg

# %% [markdown] try

# %% [exercise] try-push
table.game.push(table.game.legal_actions()[-1])

# %% [exercise] try-looks
table.language = "«another-language»"
table.theme = "dark"

# %% [exercise] try-shoulder
Table(table.game, seat=1, language="«language»")

# %% [exercise] try-race
race = widgets.Label()


@table.on_change
def count(change):
    mine, theirs = map(len, table.game.hands)
    race.value = f"«race»"


count(None)
race

# %% [exercise] try-watch
Table(players=0, bots=["greedy", "random"], language="«language»")
