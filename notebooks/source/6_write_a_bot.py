# %% [head] title age=12 minutes=45

# %% speak
from chromino_core.words import speak

speak("«language»")  # «speak»

# %% [markdown] see-words

# %% see
from chromino_core import Game, svg

game = Game(["«ann»", "«ben»"], seed=5)
observation = game.observe(0)

print(*observation.actions, sep="\n")
svg.hand(observation.hand)

# %% [markdown] bot-words

# %% bot
from chromino_core import all_tiles


def placements_in(observation):
    return [action for action in observation.actions if "@" in action]


def my_bot(observation, rng):
    placements = placements_in(observation)
    if len(placements) < 2:
        return observation.actions[0]  # «nothing-to-choose»

    board = observation.board
    seen = {placement.tile for placement in board} | set(observation.hand)
    unseen = [tile for tile in all_tiles(chameleons=True) if tile not in seen]

    def open_doors(placement):
        board.lay(placement)
        count = len(board.fitting(unseen))
        board.lift()
        return count

    return min(placements, key=open_doors)


# %% [markdown] ask-words

# %% ask
from random import Random

choice = my_bot(observation, Random(1))
svg.board(game.board, contacts=choice)

# %% [markdown] table-words

# %% table
from chromino_widget import Table

table = Table(players=["«ann»"], bots=[my_bot], seed=5, language="«language»")
table

# %% [markdown] match-words

# %% match
from chromino_core import simulate


def match(bot, rival, games=100, **more):
    rows = simulate([bot, rival], games, **more)
    return [row.share for row in rows if row.bot != rival]


shares = match(my_bot, "random", games=200)
won, shared, lost = shares.count(1), shares.count(0.5), shares.count(0)
print(f"«result»")

# %% [markdown] sure-words

# %% sure
from math import sqrt
from statistics import mean, stdev


def estimate(shares):
    share, error = mean(shares), stdev(shares) / sqrt(len(shares))
    return share, max(0, share - 2 * error), min(1, share + 2 * error)


def tell(shares):
    share, low, high = estimate(shares)
    print(f"«estimate»")
    if low > 0.5:
        print("«better»")
    elif high < 0.5:
        print("«worse»")
    else:
        print("«who-knows»")


tell(shares)

# %% [markdown] chart-words

# %% chart
from chromino_widget.charts import lines

rows = []
for games in range(20, len(shares) + 1, 2):
    share, low, high = estimate(shares[:games])
    rows.append({"games": games, "share": share, "low": low, "high": high})

lines(
    rows,
    x="games",
    y="share",
    low="low",
    high="high",
    level=0.5,
    percent=True,
    title="«chart-title»",
    x_title="«games»",
    y_title="«share»",
)

# %% [markdown] ideas

# %% [markdown] try

# %% [exercise] try-greedy
tell(match("greedy", "random"))


# %% [exercise] try-kinds
def tidy(observation, rng):
    placements = placements_in(observation)
    for placement in placements:
        if placement[0] == placement[2]:  # «same-ends»
            return placement
    return rng.choice(placements or observation.actions)


tell(match(tidy, "random"))


# %% [exercise] try-open
def generous(observation, rng):
    placements = placements_in(observation)
    if len(placements) < 2:
        return observation.actions[0]
    board = observation.board

    def open_doors(placement):
        board.lay(placement)
        count = len(board.fitting(all_tiles(chameleons=True)))
        board.lift()
        return count

    return max(placements, key=open_doors)


tell(match(generous, "random"))

# %% [exercise] try-counter
tell(match(my_bot, "counter"))

# %% [exercise] try-points
from chromino_core import edition

expert = edition("modern", scoring="expert")
tell(match("greedy", "random", edition=expert))
tell(match(my_bot, "random", edition=expert))
tell(match(my_bot, "greedy", edition=expert))
