"""What the terminal says besides the engine's own sentences."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final

from chromino_core import english

__all__ = ["HELP", "count", "joined", "problem_text", "rules_text", "said", "told", "why_won"]

HELP: Final = """\
3            choose tile 3, then one of the places numbered on the table
3 2          lay tile 3 on its place 2 at once
BRY@0,1>     lay blue-red-yellow from column 0, row 1 to the right;
             with v instead of > downwards
3 0,1>       lay tile 3 there, whichever way round it fits
why 3 0,1>   why tile 3 may not lie there; also: why BRY@0,1>
hint         a good move
draw, pass   take a tile from the bag; go on without one
call         say that you have one tile left
catch NAME   somebody forgot to say so
show         somebody overlooked a place for a last tile: show BRY@0,1>
undo, redo   take back what you did; do it again
save FILE    keep this game
load FILE    go on with another one
rules        what is special in this game
quit         leave
Words may be shortened: d for draw, u for undo."""


def said(message: Mapping[str, Any]) -> str:
    """A sentence of the engine."""
    return english.sentence(message["id"], message["args"])


def problem_text(problem: Mapping[str, Any]) -> str:
    """A reason, and where: `A red square would touch a blue one (1,2 beside 1,3).`"""
    sentence = said(problem)
    cells = [f"{x},{y}" for x, y in problem["cells"]]
    if problem["id"] == "mismatch" and len(cells) == 2:
        return f"{sentence[:-1]} ({cells[0]} beside {cells[1]})."
    if problem["id"] == "occupied":
        return f"{sentence[:-1]} (at {joined(cells)})."
    return sentence


def joined(words: Sequence[str]) -> str:
    """Words as one says them: `1, 4 and 7`."""
    if len(words) < 2:
        return "".join(words)
    return f"{', '.join(words[:-1])} and {words[-1]}"


def count(number: int, thing: str) -> str:
    """`1 tile`, `2 tiles`."""
    return f"{number} {thing}" + ("" if number == 1 else "s")


def told(
    action: str, you: bool, names: Sequence[str], tile: str | None, sum: str | None,
    chip: Callable[[str], str],
) -> str:  # fmt: skip
    """What somebody did, as the end of a sentence that begins with the name or with `You`."""
    if action == "draw":
        return "drew " + (chip(tile) if tile else "a tile")
    if action == "pass":
        return "passed"
    if action == "call":
        return f"{'say' if you else 'says'}: Chromino! One tile left"
    if action.startswith("catch:"):
        return f"caught {names[int(action[6:])]}, who forgot to say Chromino and takes a tile"
    if action.startswith("show:"):
        reading, _, where = action[5:].partition("@")
        return f"showed where the last tile fits, {chip(reading)} at {where}: two tiles more"
    reading, _, where = action.partition("@")
    return f"laid {chip(reading)} at {where}" + (f" for {sum}" if sum else "")


def why_won(view: Mapping[str, Any]) -> list[str]:
    """How the game ended, in a sentence or two."""
    outcome, rules = view["outcome"], view["rules"]
    names = [player["name"] for player in view["players"]]
    if len(names) == 1:
        return []
    out = [names[seat] for seat, left in enumerate(outcome["left"]) if left == 0]
    lines = []
    if outcome["reason"] == "emptied":
        lines.append(f"{joined(out)} {'laid the last tile' if len(out) == 1 else 'went out'}.")
    else:
        lines.append("Everybody had to pass, one after the other.")
    winners = joined([names[seat] for seat in outcome["winners"]])
    verb = "has" if len(outcome["winners"]) == 1 else "have"
    if outcome["scores"]:
        deducts = rules["scoring"] in ("kinds", "sides")
        after = ", less what the tiles in hand cost" if deducts else ""
        lines.append(f"{winners} {verb} the most points: {max(outcome['scores'])}{after}.")
    elif outcome["reason"] == "blocked":
        lines.append(f"{winners} {verb} the fewest tiles: {count(min(outcome['left']), 'tile')}.")
    return lines


_ENDS: Final = {
    "at-once": "Who lays the last tile ends the game at once.",
    "finish-round": "When someone lays the last tile, the round is finished; who goes out in it "
    "too shares first place.",
    "one-more-turn": "When someone lays the last tile, everybody else has one more turn; who goes "
    "out in it shares the win.",
}
_SCORING: Final = {
    "simple": "A placement earns the value of the tile (its number of colours, 3 for a chameleon) "
    "and of each tile it touches.",
    "contacts": "Each contact earns the values of both tiles: their numbers of colours.",
    "kinds": "Each contact earns the values of both tiles (1 one colour, 2 simple, 3 symmetric, "
    "4 three colours); tiles left in hand cost theirs.",
    "sides": "Each contact earns the values of both tiles (1 one colour, 2 simple, 3 symmetric, "
    "4 three colours), multiplied at a short side of the tile laid; tiles left in hand "
    "cost theirs.",
}


def rules_text(rules: Mapping[str, Any]) -> str:
    """What is special in this game, in one paragraph."""
    parts = [f"Edition {rules['edition']}."]
    if rules["geometry"] == "dominoes":
        parts.append(
            "As with dominoes, tiles join end to end with one matching edge; chameleons are laid "
            "across and let the line branch."
        )
    else:
        edges = "one edge" if rules["min_contacts"] == 1 else "two edges"
        parts.append(f"A tile must touch the table with at least {edges}, all of equal colours.")
    if rules["chameleons"]:
        parts.append("A chameleon's middle, *, goes with every colour.")
        if not rules["chameleon_last"]:
            parts.append("It cannot be your last tile.")
    limit = rules["draw_limit"]
    if not rules["play_drawn"]:
        parts.append("If nothing fits you draw a tile, and your turn is over.")
    elif limit == 1:
        parts.append("If nothing fits you draw a tile, and lay it at once if you can.")
    else:
        how_long = "until one fits" if limit is None else f"until one fits, at most {limit}"
        parts.append(f"If nothing fits you draw tiles {how_long}.")
    if rules["voluntary_draw"] == "last-shown":
        parts.append("Once an opponent shows the last tile you may draw although you could lay.")
    if rules["calls"]:
        parts.append(
            "On laying your second-last tile, call. Who forgets can be caught and takes a tile; "
            "who overlooks a place for the last one can be shown it and takes two."
        )
    elif not rules["open_hands"]:
        parts.append("A last tile is shown to everybody.")
    if rules["open_hands"]:
        parts.append("All hands are open.")
    parts.append(_ENDS[rules["end"]])
    if rules["scoring"]:
        parts.append(_SCORING["simple" if rules["scoring"] == "expert" else rules["scoring"]])
        parts.append("The most points win.")
    return " ".join(parts)
