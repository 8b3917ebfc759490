# %% [head] title age=12 minutes=45

# %% speak
from chromino_core.words import speak

speak("«language»")  # «speak»

# %% [markdown] one-words

# %% one
from chromino_core import simulate


def watcher(observation, rng):
    can_lay = "@" in observation.actions[0]
    if observation.drawn:  # «same-turn»
        notes[-1]["drawn fits"] = can_lay
    else:
        on_table, in_hand = len(observation.board), len(observation.hand)
        notes.append({"table": on_table, "hand": in_hand, "stuck": not can_lay})
    return rng.choice(observation.actions)


notes = []
simulate([watcher, watcher], 1, seed=28, swap=False)

stuck = sum(note["stuck"] for note in notes)
print(f"«one-game»")

# %% [markdown] guess-words

# %% many
notes = []
played = simulate([watcher, watcher], 150, swap=False)

stuck = sum(note["stuck"] for note in notes) / len(notes)
print(f"«many-games»")

# %% [markdown] luck-words

# %% luck
from chromino_widget.charts import histogram

histogram(played, x="draws", step=1, title="«luck-title»", x_title="«draws»", y_title="«players»")

# %% [markdown] table-words

# %% by-table
from chromino_widget.charts import lines


def shares(what, least=25):
    rows = []
    for tiles in sorted({note[what] for note in notes}):
        some = [note["stuck"] for note in notes if note[what] == tiles]
        if len(some) >= least:
            rows.append({"tiles": tiles, "stuck": sum(some) / len(some)})
    return rows


lines(
    shares("table"),
    x="tiles",
    y="stuck",
    points=True,
    percent=True,
    title="«table-title»",
    x_title="«on-table»",
    y_title="«stuck»",
)

# %% [markdown] table-why

# %% [markdown] hand-words

# %% by-hand
from chromino_widget.charts import bars

drawn = [note["drawn fits"] for note in notes if "drawn fits" in note]
p = sum(drawn) / len(drawn)
print(f"«drawn-fits»")

rows = []
for row in shares("hand"):
    theory = (1 - p) ** row["tiles"]
    rows.append({"tiles": row["tiles"], "stuck": row["stuck"], "what": "«counted»"})
    rows.append({"tiles": row["tiles"], "stuck": theory, "what": "«theory»"})

bars(
    rows,
    x="tiles",
    y="stuck",
    colour="what",
    percent=True,
    title="«hand-title»",
    x_title="«in-hand»",
    y_title="«stuck»",
)

# %% [markdown] try

# %% [exercise] try-theory

# %% [exercise] try-nine

# %% [exercise] try-first
beginners = [row.share for row in played if row.first]
print(f"{sum(beginners) / len(beginners):.0%}")

# %% [exercise] try-until
from chromino_core import edition

until_it_fits = edition("modern", draw_limit=None)
for rules in ["modern", until_it_fits]:
    rows = simulate(["random", "random"], 100, edition=rules)
    turns, draws = sum(row.turns for row in rows), sum(row.draws for row in rows)
    print(f"{turns / len(rows):.1f} {draws / len(rows):.1f}")

# %% [exercise] try-good
rows = simulate(["counter", "random"], 60)
for bot in ["counter", "random"]:
    print(bot, f"{sum(row.draws for row in rows if row.bot == bot) / 60:.1f}")
