"""Prints a few simulated games, and what is said where no process can be started."""

from chromino_core import simulate

print(simulate(["counter", "random"], 4, seed=1))
try:
    simulate(["counter", "random"], 4, workers=2)
except RuntimeError as error:
    print(error)
