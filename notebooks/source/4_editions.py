# %% [head] title age=11 minutes=30

# %% speak
from chromino_core.words import speak

speak("«language»")  # «speak»

# %% [markdown] rules-words

# %% rules
from IPython.display import Markdown

from chromino_core import EDITIONS

names = ["meccano-1998", "ravensburger-2001", "modern"]
in_words = {
    "True": "«yes»",
    "False": "«no»",
    "tricolour": "«tricolour»",
    "chameleon": "«a-chameleon»",
    "draw-off": "«draw-off»",
    "seat": "«first-seat»",
    "never": "«never»",
    "last-shown": "«last-shown»",
    "at-once": "«at-once»",
    "finish-round": "«finish-round»",
    "one-more-turn": "«one-more-turn»",
}


def table_row(cells):
    return "| " + " | ".join(cells) + " |\n"


table = table_row(["«rule»", *names]) + table_row(["---"] * (1 + len(names)))
for rule in EDITIONS["modern"].as_dict():
    answers = [str(EDITIONS[name].as_dict()[rule]) for name in names]
    if rule != "edition" and len(set(answers)) > 1:
        answers = [in_words.get(answer, answer) for answer in answers]
        table += table_row([f"`{rule}`", *answers])

Markdown(table)

# %% [markdown] meaning

# %% [markdown] one-words

# %% one
from chromino_core import svg
from chromino_widget import Table

boards, captions = [], []
for name in names:
    table = Table(players=0, bots=["random", "random"], edition=name, seed=11)
    table.run_bots()
    boards.append(table.game.board)
    turns = table.game.turns
    captions.append(f"«caption»")

svg.grid(boards, captions)

# %% [markdown] many-words

# %% many
from chromino_core import simulate

played = {name: simulate(["random", "random"], 60, edition=name) for name in names}

played["modern"][0]._asdict()

# %% [markdown] chart-words

# %% chart
from chromino_widget.charts import bars


def counted(name, rows):
    for row in rows:
        yield {"edition": name, "what": "«turns»", "count": row.turns}
        yield {"edition": name, "what": "«placed»", "count": 2 * row.placed}  # «two-players»
        yield {"edition": name, "what": "«draws»", "count": 2 * row.draws}


rows = [count for name in names for count in counted(name, played[name])]
bars(rows, x="edition", y="count", colour="what", title="«chart-title»", y_title="«in-a-game»")

# %% [markdown] why

# %% [markdown] try

# %% [exercise] try-more
rows = []
for name in [*names, "modern-zh", "textures"]:
    rows += counted(name, simulate(["random", "random"], 60, edition=name))

bars(rows, x="edition", y="count", colour="what", title="«chart-title-more»", y_title="«in-a-game»")

# %% [exercise] try-first
for name in names:
    rows = simulate(["random", "random"], 200, edition=name, swap=False)
    shares = [row.share for row in rows if row.first]
    print(name, f"{sum(shares) / len(shares):.0%}")

# %% [exercise] try-own
from chromino_core import edition

easy = edition("modern", hand_size=5)
rows = simulate(["random", "random"], 60, edition=easy)
print(f"{sum(row.turns for row in rows) / len(rows):.1f}")
