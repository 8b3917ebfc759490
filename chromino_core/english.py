"""The English of the engine: one plain template per message id.

It serves errors, the terminal and the descriptions of pictures. Screens have catalogues of their
own, in several languages, for the same ids and arguments.

>>> sentence("mismatch", {"colour": "R", "neighbour": "*"})
'A red square would touch a wild one.'
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

__all__ = ["COLOUR_NAMES", "TEMPLATES", "sentence", "tile_name"]

COLOUR_NAMES: Final = {
    "R": "red",
    "G": "green",
    "B": "blue",
    "Y": "yellow",
    "P": "purple",
    "*": "wild",
}

TEMPLATES: Final = {
    # Texts that mean nothing
    "not-a-tile": "{text} is not a tile. A tile is three letters out of R, G, B, Y, P, such as BRY.",
    "unknown-colour": "{text} is not a tile: there is no colour {square}. The colours are R, G, B, Y and P.",
    "no-such-chameleon": "There is no chameleon {text}. The box holds {known}.",
    "not-a-placement": "{text} is not a placement. A placement looks like BRY@0,1> or BRY@-2,0v.",
    "too-far": "{text} lies too far away. Coordinates go from -{farthest} to {farthest}.",
    "not-a-board": "{text} is not a board. A board is a text of placements with single spaces between.",
    "not-an-action": "{text} is not an action. Actions are placements, draw, pass, call, catch:SEAT and show:PLACEMENT.",
    "not-a-cell": "{text} is not a cell: a cell is two whole numbers, (x, y).",
    # Why a tile may not lie there
    "occupied": "The tile would lie on top of another one.",
    "not-touching": "The tile would touch nothing.",
    "too-few-contacts": "Too few contacts: this makes {made} and {need} are needed.",
    "mismatch": "A {colour} square would touch a {neighbour} one.",
    "too-many-contacts": "Too many contacts: this makes {made}, and as with dominoes only one is allowed.",
    "not-end-to-end": "As with dominoes, a tile must touch with one of its short sides.",
    "not-at-an-end": "As with dominoes, a tile is joined to the end of another one, not to its long side.",
    "chameleon-across": "A chameleon is laid across: the side of its centre must touch the end of a tile.",
    "centre-to-centre": "Two chameleons must not touch centre to centre.",
    "nothing-to-lift": "There is no tile on the table to lift.",
    # Why it may not be done now
    "game-over": "The game is over.",
    "not-your-turn": "It is not this player's turn: player {seat} is to move, counted from 0.",
    "no-such-seat": "There is no player {seat}. Players are counted from 0 to {last}.",
    "not-in-hand": "The tile {tile} is not in this hand.",
    "chameleon-last": "A chameleon must not be the last tile of a hand: draw instead.",
    "must-play": "You can lay a tile, so you must.",
    "must-draw": "Nothing fits, and the bag isn't empty: you must draw.",
    "must-lay-drawn": "After drawing, only the tile just drawn may be laid, and must be if it fits: {tile}.",
    "tile-fits": "The tile {tile} fits somewhere.",
    "bag-empty": "The bag is empty.",
    "draw-limit": "No more tiles may be drawn in this turn: the limit is {limit}.",
    "nothing-to-call": "There is nothing to announce: one calls right after laying the second-last tile.",
    "nothing-to-catch": "That player has not forgotten to call.",
    "catch-yourself": "Nobody can catch themselves.",
    "nothing-to-show": "Nobody has just overlooked a place for a last tile that was shown.",
    "show-yourself": "Nobody can point out their own mistake.",
    "show-other-tile": "The tile that was overlooked is {tile}.",
    "nothing-to-undo": "There is nothing to undo.",
    "nothing-to-redo": "There is nothing to do again.",
    "already-resigned": "{name} has given up already.",
    # Games that cannot begin
    "not-rules": "{value} is no set of rules. edition('modern') makes one.",
    "unknown-edition": "There is no edition {edition}. The editions are: {known}.",
    "rule-unknown": "There is no rule {field}. The rules are: {known}.",
    "rule-missing": "The rule {field} is missing.",
    "rule-choice": "The rule {field} cannot be {value}. It can be: {known}.",
    "rule-number": "The rule {field} cannot be {value}. It is a whole number from {least} to {most}.",
    "players-range": "The least number of players, {least}, is larger than the largest, {most}.",
    "calls-end-turn": "Calls need the rule that drawing ends the turn (play_drawn=False).",
    "voluntary-draw-ends-turn": "Drawing although one could lay needs the rule that drawing ends the turn (play_drawn=False).",
    "draw-limit-one": "If drawing ends the turn, one tile is drawn (draw_limit=1).",
    "dominoes-need-one-contact": "Playing as with dominoes needs min_contacts=1.",
    "no-chameleon-to-start": "No chameleon can be laid first: the box has none. Choose start='tricolour' or chameleons=True.",
    "draw-off-needs-tricolour": "Drawing for the first tile needs start='tricolour'.",
    "too-many-tiles": "{players} hands of {hand} and a first tile are more than the {box} tiles of the box.",
    "min-contacts-range": "The rule min_contacts cannot be {value}: it is 1 or 2.",
    "unknown-geometry": "There is no geometry {value}. It is 'free' or 'dominoes'.",
    "player-count": "The edition {edition} is for {least} to {most} players, not for {players}.",
    "players-list": "{value} is no list of players' names.",
    "player-name": "Player {seat}, counted from 0, has no proper name: {value}. A name has 1 to {most} characters.",
    "player-name-control": "The name of player {seat}, counted from 0, has characters that cannot be shown: {value}.",
    "seed-range": "The seed cannot be {value}. It is a whole number from 0 to {most}.",
    # Records, positions and links that cannot be loaded
    "record-too-large": "This is too large for a Chromino record: more than {most} bytes ({at}).",
    "record-not-text": "This is no text, so it is no Chromino record ({at}).",
    "record-not-json": "This is no JSON text: something is wrong in line {line}, column {column} ({at}).",
    "record-too-deep": "This is no Chromino record: it is nested too deeply ({at}).",
    "record-number": "A Chromino record has no such number: {value} ({at}).",
    "record-object": "At {at} an object is needed, not {value}.",
    "record-list": "At {at} a list is needed, not {value}.",
    "record-too-long": "The list at {at} is too long: it has more than {most} items.",
    "record-missing": "At {at} the key {key} is missing.",
    "record-unknown": "At {at} there is a key that doesn't belong there: {key}.",
    "record-key-twice": "The key {key} is there twice in one object ({at}).",
    "record-integer": "At {at} a whole number from {least} to {most} is needed, not {value}.",
    "record-format": "This is no Chromino record of a known format: {value} ({at}). Known are: {known}.",
    "record-at": "Something is wrong at {at}.",
    "record-value": "At {at} there is something that doesn't belong there: {value}.",
    "record-start": "The first tile, at {at}, must lie at 0,0> and be a {kind} one, not {value}.",
    "record-hand-size": "The hand at {at} has {count} tiles instead of {size}.",
    "record-seats": "At {at} there must be one entry for each of the {players} players, not {count}.",
    "record-duplicate": "The tile {tile} is there twice, the second time at {at}.",
    "record-not-in-box": "The tile {tile} at {at} is not in the box of this edition.",
    "record-bag": "The tiles at {at} must be all that are left in the box: {missing} is missing.",
    "record-first": "Seat {value} cannot begin here ({at}): in this edition seat 0 does.",
    "record-action": 'At {at} an action is needed, such as [0, "draw"], not {value}.',
    "record-after-end": "The game was over before the action at {at}.",
    "record-result": "The result at {at} is not what the actions lead to: {value}. They lead to {expected}.",
    "record-drawn": "The tile drawn, at {at}, is not in the hand of the seat to move: {value}.",
    "record-scores": "At {at} null is needed without scoring, and the points of each seat with it, not {value}.",
    "record-over": "Nobody can move in this position: the hand of the seat to move is empty ({at}).",
    "record-empty-board": "There must be at least one tile on the table ({at}).",
    "record-not-enough": "There are more unknown tiles than are left in the box ({at}).",
    "record-state": "What {at} says is not possible in this position: {value}.",
    "link-alphabet": "This link is damaged: it has characters that no link has.",
    "link-version": "This link was made by a version of Chromino that is not known here: {value}.",
    "link-damaged": "This link is damaged or cut off.",
    "link-too-large": "This link is too large: more than {most} bytes.",
    # Commands that cannot be carried out
    "command-object": "A command is an object with an id and a type, not {value}.",
    "command-unknown": "There is no command {value}. The commands are: {known}.",
    "command-field": "The field {field} of this command cannot be {value}.",
    "stale": "The table has changed in the meantime; here is how it looks now.",
    "no-game": "There is no game yet: begin or load one.",
    "no-such-ply": "There is no moment {ply} in this game. They go from {least} to {most}.",
    "hands-hidden": "The hands stay hidden until the game is over.",
    "no-hint": "There is nothing to do now, so there is no hint.",
    "no-bot": "No bot is to move now.",
    "nobody-thinks": "No bot is thinking.",
    "not-a-bot": "{value} is no bot: it has no think method and is no function.",
    "bot-nonsense": "The bot wants to do something it may not: {value}.",
    "bot-failed": "{name} has failed: {error}",
    "unknown-kind": "There is no player of the kind {value}. The kinds are: {known}.",
    "not-your-seat": "This view may not look at seat {seat} nor move for it.",
    "only-for-hosts": "Only the host of the game can do this.",
    "internal-error": "Something went wrong inside the game: {error}",
    # What may be done, and why
    "why-draw": "None of your {count} tiles fits.",
    "why-draw-chameleon": "A chameleon must not be your last tile.",
    "why-draw-on": "The tile drawn, {tile}, doesn't fit: draw until one does.",
    "why-draw-again": "The tile drawn, {tile}, doesn't fit; draws left: {left}.",
    "why-draw-instead": "You can lay a tile, but here you may also draw.",
    "why-pass": "None of your {count} tiles fits, and the bag is empty.",
    "why-pass-chameleon": "A chameleon must not be your last tile, and the bag is empty.",
    "why-pass-drawn": "The tile drawn, {tile}, doesn't fit.",
    "why-call": "You have one tile left: say so.",
    "why-catch": "{name} has one tile left and didn't say so.",
    "why-show": "{name} has drawn although the last tile fits: show where.",
    # What is going on
    "say-lay": "Your turn: lay a tile.",
    "say-lay-drawn": "It fits: lay the tile you have drawn, {tile}.",
    "say-turn": "It is the turn of {name}.",
    "say-thinking": "{name} is thinking.",
    "say-undone": "Actions taken back: {plies}. Draws among them: {draws}.",
    "say-resigned": "{name} has given up; a bot plays on.",
    "say-won-emptied": "The game is over: {name} wins.",
    "say-won-blocked": "Nobody can move: {name} wins.",
    "say-won-resigned": "The game was given up: {name} wins.",
    "say-joint-emptied": "The game is over: {count} players share first place.",
    "say-joint-blocked": "Nobody can move: {count} players share first place.",
    "say-joint-resigned": "The game was given up: {count} players share first place.",
    "say-solo-emptied": "Done! Turns: {turns}. Tiles drawn: {drawn}.",
    "say-solo-blocked": "Nothing fits and the bag is empty. Turns: {turns}. Tiles drawn: {drawn}.",
    "say-solo-resigned": "The game was given up. Turns: {turns}. Tiles drawn: {drawn}.",
    # Pictures
    "picture-title-table": "A Chromino table",
    "picture-title-hand": "A hand of Chromino tiles",
    "picture-table": "Tiles on the table, {count} in all: {tiles}.",
    "picture-table-empty": "An empty table.",
    "picture-hand": "Tiles in the hand, {count} in all: {tiles}.",
    "picture-hand-empty": "An empty hand.",
    "picture-tile": "A tile: {name}.",
    "picture-marked": "Marked: {tiles}.",
    "picture-across": "{tile} across from column {x}, row {y}",
    "picture-down": "{tile} down from column {x}, row {y}",
    "picture-cell": "column {x}, row {y}",
    "picture-contacts": "Contacts of {name}: {good} of {count} match.",
    "picture-link": "At column {x}, row {y}, {colour} meets {neighbour}: a match.",
    "picture-break": "At column {x}, row {y}, {colour} meets {neighbour}: no match.",
    "picture-taken": "Column {x}, row {y} is taken.",
    "picture-none": "There is nothing to show: a grid needs at least one board, hand, tile or picture.",
    "picture-unknown": "{value} is no picture. A grid shows boards, games, hands, tiles, and what svg.board and its like return.",
    "picture-captions": "Every picture needs its caption: there are {captions} for {pictures}. Without captions, leave them all out.",
    "picture-columns": "A grid cannot have {value} columns. It has a whole number of them, at least 1.",
}
"""Arguments named `tile`, `colour` and `neighbour` are letters, which `sentence` puts into words."""


def tile_name(reading: str, colours: Mapping[str, str] = COLOUR_NAMES) -> str:
    """What one calls a tile: its colours as they are read.

    >>> tile_name("B*Y")
    'blue, wild, yellow'
    """
    return ", ".join(colours[square] for square in reading)


def sentence(id: str, args: Mapping[str, str | int] = {}) -> str:
    """The message in English."""
    words = {name: _in_words(name, value) for name, value in args.items()}
    return TEMPLATES[id].format(**words)


def _in_words(name: str, value: str | int) -> str | int:
    if name == "tile" and isinstance(value, str):
        return tile_name(value)
    if name in ("colour", "neighbour"):
        return COLOUR_NAMES[str(value)]
    return value
