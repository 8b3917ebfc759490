"""`chromino play`: a game in the terminal, against bots and with other people."""

from __future__ import annotations

import argparse
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, Final, TypeAlias

from chromino_core.bots import BOTS
from chromino_core.cli import json_host, picture, screen, typed, words
from chromino_core.cli.arguments import (
    Parser,
    Refusal,
    add_command,
    add_game_options,
    players_of,
    rules_of,
)
from chromino_core.cli.files import read_bytes, write_record
from chromino_core.cli.terminal import Terminal
from chromino_core.placement import Placement
from chromino_core.problems import ChrominoError
from chromino_core.session import Session
from chromino_core.tiles import Tile
from chromino_core.undo import HUMAN
from chromino_core.untrusted import read_json

__all__ = ["add"]

Json: TypeAlias = dict[str, Any]

_EXAMPLES: Final = """\
  chromino play                                     you against the greedy bot
  chromino play --players Ann:human,Ben:human       two people take turns at one screen
  chromino play --edition meccano-1998 --players human,greedy,random --scoring contacts
  chromino play --junior --hand-size 5              an easier game for young players
  chromino play --load game.json                    go on with a saved game

In the game, `help` tells what you can type. With --json every line that comes in is a command of
the session, such as {"id": 1, "type": "act", "seat": 0, "action": "draw"}, and every line that goes
out is its answer; the first one shows the game that was dealt. After {"type": "bot"} the bot has
moved when the answer comes."""

_CALLS: Final = ("call", "catch:", "show:")
_MOST_LISTED: Final = 12


def add(commands: argparse._SubParsersAction[Parser]) -> None:
    parser = add_command(
        commands, "play", _run,
        "play in the terminal, against bots and with other people",
        "Play Chromino in the terminal, against bots and with other people at the same screen.",
        _EXAMPLES,
    )  # fmt: skip
    parser.add_argument("--load", metavar="FILE", help="go on with a saved game")
    parser.add_argument("--json", action="store_true", help="commands and answers as JSON lines")
    add_game_options(parser, "human,greedy")


def _run(args: argparse.Namespace) -> int:
    session = Session()
    answer = session.dispatch(_first_command(args))
    if not answer["ok"]:
        raise Refusal(_reasons(answer))
    if args.json:
        return json_host.run(session, answer)
    with Terminal() as terminal:
        play = Play(session, terminal)
        code = play.run()
    if not terminal.is_screen:
        print()
    print(play.farewell())
    return code


def _first_command(args: argparse.Namespace) -> Json:
    if args.load:
        kinds = [player.kind for player in players_of(args)] if args.players else None
        return _load_command(args.load, kinds)
    return {
        "type": "new",
        "seat": None,
        "rules": rules_of(args).as_dict(),
        "players": [player._asdict() for player in players_of(args)],
        "seed": args.seed,
    }


def _load_command(path: str, kinds: Sequence[str] | None) -> Json:
    """A record doesn't say who was a bot; the names may tell."""
    record = read_json(read_bytes(path))
    names = record.get("players") if isinstance(record, dict) else None
    if not isinstance(names, list):
        names = []
    if kinds is None or len(kinds) != len(names):
        kinds = [_kind(str(name)) for name in names]
    return {"type": "load", "seat": None, "record": record, "kinds": list(kinds)}


def _kind(name: str) -> str:
    first = name.partition(" ")[0].lower()
    return first if first in BOTS else HUMAN


def _reasons(answer: Mapping[str, Any]) -> str:
    return " ".join(map(words.problem_text, answer["problems"]))


class _Left(Exception):
    """Somebody wants to leave."""


class Play:
    """A game between the people at one screen and the bots of the session."""

    def __init__(self, session: Session, terminal: Terminal) -> None:
        self._session = session
        self._terminal = terminal
        self._story = screen.Story()
        self._holder: int | None = None  # the person before the screen
        self._offered = -1  # the ply at which people were last asked whether they call or catch
        self._note: list[str] = []
        self._tried: Placement | None = None  # to be marked on the next screen

    def run(self) -> int:
        """Play until the end or until somebody leaves; returns the exit code."""
        try:
            while True:
                self._step()
        except (_Left, EOFError):
            return 0
        except KeyboardInterrupt:
            return 130

    def farewell(self) -> str:
        """The last words, on the screen that was there before."""
        view = self._view(None)
        if view["outcome"] is None:
            return "Bye! The game was not finished."
        return " ".join([words.said(view["say"]), *words.why_won(view)])

    def _step(self) -> None:
        view = self._view(None)
        if view["outcome"] is not None:
            self._end(view)
        elif offers := self._offers(view):
            self._offer(offers)
        elif view["next_bot"] is not None:
            self._bot(view)
        else:
            self._turn(view["turn"]["seat"])

    # Talking to the session

    def _send(self, type: str, **fields: Any) -> Json:
        return self._session.dispatch({"type": type, **fields})

    def _view(self, seat: int | None, tile: str | None = None) -> Json:
        view: Json = self._send("view", seat=seat, tile=tile)["view"]
        return view

    def _people(self, view: Mapping[str, Any]) -> list[int]:
        return [seat for seat, player in enumerate(view["players"]) if player["kind"] == HUMAN]

    def _act(self, seat: int, action: str) -> bool:
        """Do it, or keep the reasons why not for the next screen."""
        answer = self._send("act", seat=seat, action=action)
        if not answer["ok"]:
            self._note = [words.problem_text(problem) for problem in answer["problems"]]
            return False
        self._story.note(answer["view"])
        return True

    def _chip(self, reading: str) -> str:
        return picture.chip(reading, self._terminal.colour)

    def _paint(self, view: Mapping[str, Any], below: Sequence[str], **marks: Any) -> None:
        """The screen with the notes that have come up, which are then forgotten."""
        if self._tried:
            marks["rings"] = [self._tried]
            marks["numbers"] = picture.ghost(screen.board_of(view), self._tried)
        news = self._story.lines(view, self._chip)
        screen.paint(self._terminal, view, news, [*self._note, *below], **marks)
        self._note, self._tried = [], None

    def _ask(self, prompt: str = "> ") -> typed.Typed:
        return typed.read(self._terminal.ask(f"  {prompt}"))

    # Bots

    def _bot(self, view: Json) -> None:
        if not self._people(view) and self._is_watched(view):
            return
        seat = self._send("bot", seat=None)["view"]["thinking"]
        patience = 5
        while self._session.think(100) is not None:
            patience -= 1
            if patience == 0 and self._terminal.is_screen:
                self._paint(self._view(None), [words.said(self._view(None)["say"])])
        after = self._view(None)
        if after["say"]["id"] == "bot-failed":
            raise Refusal(words.said(after["say"]))
        if after["ply"] > view["ply"] and seat is not None:
            self._story.note(after)

    def _is_watched(self, view: Json) -> bool:
        """Bots among themselves wait for Enter; True: the spectator typed something else."""
        self._paint(view, [words.said(view["say"]), "Enter: go on.   quit: leave."])
        command = self._ask()
        if command.word:
            self._command(command, None, view)
        return bool(command.word)

    # Calls, which are not bound to the turn

    def _offers(self, view: Mapping[str, Any]) -> list[list[Any]]:
        """What people may do out of turn before the game goes on; each moment is offered once."""
        people, turn = self._people(view), view["turn"]["seat"]
        offers = [
            offer
            for offer in view["turn"]["actions"]
            if offer[0] in people and offer[0] != turn and offer[1].startswith(_CALLS)
        ]
        if not offers or self._offered == view["ply"]:
            return []
        if view["log"][-1][0] not in people and view["next_bot"] not in (None, turn):
            return []  # who has just laid may call before anybody can catch
        if turn in people and not any(action == "call" for _, action, _ in offers):
            return []  # the person whose turn it is can do it as well
        return offers

    def _offer(self, offers: Sequence[Sequence[Any]]) -> None:
        seats = [seat for seat, _, _ in offers]
        alone = len(self._people(self._view(None))) == 1
        eyes = self._holder if self._holder in seats or alone else None
        view = self._view(seats[0] if alone else eyes)
        self._paint(view, [*self._calls_text(offers), "Enter: let it be."])
        command = self._ask()
        if command.word in ("call", "catch", "show"):
            self._call(command, view, offers)
        elif command.word:
            self._command(command, eyes, view)
        else:
            self._offered = view["ply"]

    def _calls_text(self, offers: Sequence[Sequence[Any]]) -> list[str]:
        """Why, and what to type, once for each thing that may be done."""
        lines: dict[str, None] = {}
        for _, action, why in offers:
            word = action.split(":")[0]
            how = {"call": "call", "catch": "catch", "show": "show"}.get(word)
            if how:
                more = " and the place" if word == "show" else ""
                lines[f"{words.said(why)} Type {how}{more}."] = None
        return list(lines)

    def _call(
        self, command: typed.Typed, view: Mapping[str, Any], offers: Sequence[Sequence[Any]]
    ) -> None:
        """Call, catch or show, for whichever person may."""
        names = [player["name"].lower() for player in view["players"]]
        rest = command.rest
        possible = [offer for offer in offers if offer[1].split(":")[0] == command.word]
        if command.word == "catch" and rest:
            seat = names.index(rest.lower()) if rest.lower() in names else rest
            wanted = f"catch:{seat}"
        elif command.word == "show" and rest:
            placed = typed.read(rest)
            wanted = f"show:{placed.rest if placed.word == 'lay' else rest}"
        elif possible:
            wanted = possible[0][1]
        else:
            wanted = "call" if command.word == "call" else f"{command.word}:"
        by = [seat for seat, action, _ in possible if action == wanted]
        people = self._people(view)
        seat = by[0] if by else self._holder if self._holder is not None else people[0]
        self._act(seat, wanted)

    # A person's turn

    def _turn(self, seat: int) -> None:
        view = self._view(None)
        if self._has_secrets(view) and self._holder != seat and not self._is_passed_on(seat, view):
            return
        self._holder = seat
        view = self._view(seat)
        only = self._only_action(view)
        if only == "pass" and view["turn"]["drawn"] and len(self._people(view)) == 1:
            self._act(seat, only)  # what was drawn doesn't fit; the news tell it
            return
        self._paint(view, self._turn_text(view, only))
        command = self._ask(f"{view['players'][seat]['name']}> ")
        if command.word:
            self._command(command, seat, view)
        elif only:
            self._act(seat, only)
        else:
            self._note = ["Type the number of a tile, or help."]

    def _has_secrets(self, view: Mapping[str, Any]) -> bool:
        return len(self._people(view)) > 1 and not view["rules"]["open_hands"]

    def _is_passed_on(self, seat: int, view: Mapping[str, Any]) -> bool:
        """Hand the screen over, with nothing on it; False if something else was done instead."""
        before = self._holder
        if before is not None and view["log"] and tuple(view["log"][-1]) == (before, "draw"):
            own = self._view(before)
            self._paint(own, ["It waits for your next turn. Press Enter to go on."])
            self._terminal.ask("  ")
        name = view["players"][seat]["name"]
        lines = [f"  Pass the screen to {self._terminal.bold(name)}, then press Enter."]
        if view["can_undo"]:
            lines.append(self._terminal.quiet("  (undo takes the last placement back)"))
        size = self._terminal.size
        self._terminal.paint([*[""] * (size.rows // 2 - 3 if size else 1), *lines, ""])
        command = self._ask()
        if command.word == "undo":
            self._undo(before, "undo")
            return False
        if command.word == "quit":
            self._quit()
            return False
        return True

    def _only_action(self, view: Mapping[str, Any]) -> str | None:
        """The draw or pass that is all that is left to do."""
        if any(entry["legal"] != [] for entry in view["hand"]):
            return None
        for seat, action, _ in view["turn"]["actions"]:
            if seat == view["seat"] and action in ("draw", "pass"):
                return str(action)
        return None

    def _turn_text(self, view: Mapping[str, Any], only: str | None) -> list[str]:
        """Whose turn it is, what fits, and why one draws or passes."""
        seat = view["seat"]
        offers = [offer for offer in view["turn"]["actions"] if offer[1].startswith(_CALLS)]
        people = self._people(view)
        lines = self._calls_text([offer for offer in offers if offer[0] in people])
        say = words.said(view["say"])
        if only == "draw":
            again = "once more" if view["turn"]["drawn"] else "from the bag"
            return [*lines, f"{say} Press Enter to take one {again}."]
        if only == "pass":
            return [*lines, f"{say} Press Enter to go on."]
        fitting = [
            str(number) for number, entry in enumerate(view["hand"], 1) if entry["legal"] != []
        ]
        fits = "fits" if len(fitting) == 1 else "fit"
        line = f"{say} {words.joined(fitting)} {fits}."
        if view["turn"]["drawn"]:
            line = f"{say} It is number {words.joined(fitting)}."
        for who, action, why in view["turn"]["actions"]:
            if who == seat and action == "draw":
                lines.append(words.said(why))
        return [*lines, line]

    # What people type

    def _command(self, command: typed.Typed, seat: int | None, view: Json) -> None:
        """Carry out what was typed; what it leads to stands on the next screen."""
        handlers: dict[str, Callable[[], None]] = {
            "help": lambda: self._page(words.HELP.split("\n")),
            "rules": lambda: self._page(self._terminal.wrap(words.rules_text(view["rules"]))),
            "quit": self._quit,
            "save": lambda: self._save(command.rest),
            "load": lambda: self._load(command.rest, view),
            "undo": lambda: self._undo(seat, "undo"),
            "redo": lambda: self._undo(seat, "redo"),
        }
        if command.word in handlers:
            handlers[command.word]()
        elif seat is None or view["turn"]["seat"] != seat:
            self._note = ["Not now. Type help to see what you can do."]
        elif command.word in ("lay", "draw", "pass"):
            self._lay(seat, command.rest if command.word == "lay" else command.word)
        elif command.word == "tile":
            self._choose(seat, view, command)
        elif command.word == "at":
            self._lay_at(seat, view, command)
        elif command.word == "why":
            self._why(seat, view, command.rest)
        elif command.word == "hint":
            self._hint(seat)
        elif command.word in ("call", "catch", "show"):
            people = self._people(view)
            self._call(command, view, [o for o in view["turn"]["actions"] if o[0] in people])
        else:
            self._note = [f"I don't understand {command.rest!r}. Type help to see what you can do."]

    def _lay(self, seat: int, action: str) -> None:
        if not self._act(seat, action) and action[3:4] == "@":
            self._mark(action)

    def _mark(self, placement: str) -> None:
        """Mark a place on the next screen, if it is one."""
        with suppress(ChrominoError):
            self._tried = Placement(placement)

    def _tile(self, view: Mapping[str, Any], number: int) -> str | None:
        hand = view["hand"]
        if 1 <= number <= len(hand):
            return str(hand[number - 1]["tile"])
        self._note = [f"There is no tile {number}: you have {words.count(len(hand), 'tile')}."]
        return None

    def _choose(self, seat: int, view: Json, command: typed.Typed) -> None:
        """Show where a tile fits, and let the person choose."""
        tile = self._tile(view, command.number)
        if tile is None:
            return
        listed = self._view(seat, tile)
        places: list[list[Any]] = listed["hand"][command.number - 1]["legal"]
        chip = self._chip(tile)
        if not places:
            drawn = view["turn"]["drawn"]
            reason = "only the tile you drew may be laid" if drawn else "it fits nowhere"
            if drawn in (None, tile) and Tile(tile).is_chameleon and len(view["hand"]) == 1:
                reason = "a chameleon must not be your last tile"
            self._note = [f"Not {chip} now: {reason}."]
            return
        number = command.place
        if number is None:
            number = self._place_asked(listed, chip, places)
        if number is None:
            return
        if not 1 <= number <= len(places):
            self._note = [f"There is no place {number}: {chip} fits in {len(places)}."]
            return
        self._act(seat, places[number - 1][0])

    def _place_asked(self, view: Json, chip: str, places: Sequence[Sequence[Any]]) -> int | None:
        """The number of the place that the person wants; None: none of them."""
        placements = [Placement(text) for text, _ in places]
        if len(places) == 1:
            below = [f"{chip} fits here: {_priced(*places[0])}. Enter lays it, b goes back."]
        else:
            listed = [
                f"{number}:\u00a0{_priced(*place)}"
                for number, place in enumerate(places[:_MOST_LISTED], 1)
            ]
            more = f"  … up to {len(places)}" if len(places) > _MOST_LISTED else ""
            below = ["  ".join(listed) + more, f"Where does {chip} go? A number; Enter goes back."]
        numbers = picture.labels(placements)
        self._paint(view, below, rings=placements, numbers=numbers, hand=False)
        line = self._terminal.ask("  place> ").lower()
        if line.isdecimal() and len(line) < 6:
            return int(line)
        if not line:
            return 1 if len(places) == 1 else None
        command = typed.read(line)
        if line not in ("b", "back", "n", "no"):
            self._command(command, view["seat"], view)
        return None

    def _lay_at(self, seat: int, view: Json, command: typed.Typed) -> None:
        """Lay a tile on a place, whichever way round it fits there."""
        tile = self._tile(view, command.number)
        if tile is None:
            return
        actions = [f"{reading}@{command.rest}" for reading in Tile(tile).readings]
        legal = [action for action in actions if not self._problems(seat, action)]
        if len(legal) == 2:
            self._note = [f"It fits both ways there: type {legal[0]} or {legal[1]}."]
            self._mark(actions[0])
        elif legal:
            self._act(seat, legal[0])
        else:
            self._explain(seat, actions)

    def _why(self, seat: int, view: Json, rest: str) -> None:
        command = typed.read(rest)
        if command.word in ("lay", "draw", "pass", "call"):
            self._explain(seat, [command.rest or command.word])
        elif command.word == "at":
            tile = self._tile(view, command.number)
            if tile:
                readings = Tile(tile).readings
                self._explain(seat, [f"{reading}@{command.rest}" for reading in readings])
        else:
            self._note = ["Ask like this: why BRY@0,1> or why 2 0,1>, or why draw."]

    def _problems(self, seat: int, action: str) -> list[str]:
        answer = self._send("why", seat=seat, action=action)
        return [words.problem_text(problem) for problem in answer["problems"]]

    def _explain(self, seat: int, actions: Sequence[str]) -> None:
        """The reasons against each way round, or that there are none."""
        self._note = []
        for action in actions:
            reasons = self._problems(seat, action)
            name = f"{action}: " if len(actions) > 1 else ""
            self._note.append(name + (" ".join(reasons) or f"You may: {action} is allowed."))
        if actions[0][3:4] == "@":
            self._mark(actions[0])

    def _hint(self, seat: int) -> None:
        answer = self._send("hint", seat=seat)
        if not answer["ok"]:
            self._note = [_reasons(answer)]
            return
        hint = answer["hint"]
        self._note = [f"Perhaps {hint}."]
        if hint[3:4] == "@":
            reading, _, where = hint.partition("@")
            self._note = [f"Perhaps {self._chip(reading)} at {where}: type {hint}."]
            self._mark(hint)

    def _undo(self, seat: int | None, type: str) -> None:
        answer = self._send(type, seat=seat)
        self._note = [words.said(answer["view"]["say"]) if answer["ok"] else _reasons(answer)]
        self._offered = -1

    def _quit(self) -> None:
        if self._terminal.ask("  Leave the game? (y/n) ").lower() in ("y", "yes", "q", "quit"):
            raise _Left

    def _page(self, lines: Sequence[str]) -> None:
        """Something to read, then back to the table."""
        self._terminal.paint(["", *(f"  {line}" for line in lines), ""])
        self._terminal.ask("  Enter goes back to the table. ")

    def _save(self, path: str) -> None:
        if not path:
            self._note = ["Say where: save game.json."]
            return
        try:
            write_record(path, self._send("save")["record"])
            self._note = [f"Saved in {path}. Go on with: load {path}"]
        except Refusal as error:
            self._note = [str(error)]

    def _load(self, path: str, view: Mapping[str, Any]) -> None:
        kinds = [player["kind"] for player in view["players"]]
        try:
            answer = self._session.dispatch(_load_command(path, kinds))
        except (Refusal, ChrominoError) as error:
            self._note = [str(error)]
            return
        if not answer["ok"]:
            self._note = [_reasons(answer)]
            return
        self._story, self._holder, self._offered = screen.Story(), None, -1
        self._note = [f"Here is the game of {path}."]

    # The end

    def _end(self, view: Mapping[str, Any]) -> None:
        """Who has won and why; it may still be saved, or the last move be taken back."""
        people = self._people(view)
        eyes = people[0] if len(people) == 1 else None
        shown = self._view(eyes)
        below = [self._terminal.bold(words.said(view["say"])), *words.why_won(view)]
        below.append("Enter: leave.   save FILE: keep it.   undo: take the last move back.")
        self._paint(shown, below, hand=False)
        command = self._ask()
        if command.word in ("", "quit"):
            raise _Left
        if command.word in ("save", "load", "undo", "rules", "help"):
            self._command(command, eyes if eyes is not None else self._holder, shown)


def _priced(placement: str, points: int | None) -> str:
    return placement if points is None else f"{placement}\u00a0({points})"
