"""`chromino play`: a game in the terminal, against bots and with other people."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, Final, TypeAlias

from chromino_core.actions import lays
from chromino_core.cli import screen
from chromino_core.cli.arguments import (
    Commands,
    Refusal,
    add_command,
    add_game,
    examples,
    file_trouble,
    kind_called,
    players_of,
    read_bytes,
    rules_of,
)
from chromino_core.cli.screen import said
from chromino_core.cli.typed import called, help_lines, understood
from chromino_core.cli.wording import padded, say
from chromino_core.game import Game
from chromino_core.placement import Placement
from chromino_core.records.json_text import LARGEST
from chromino_core.session import Session
from chromino_core.words import in_one, joined, typed

__all__ = ["add"]

_View: TypeAlias = Mapping[str, Any]

_OFFERS: Final = ("why-call", "why-catch", "why-show", "why-draw-instead")
_EXAMPLES: Final = (
    ("chromino play", "cli-example-bot"),
    ("chromino play --players Ann:human,Ben:human", "cli-example-two"),
    ("chromino play --load game.json", "cli-example-load"),
)
_COMMAND: Final = '{"type": "act", "seat": 0, "action": "draw"}'


def add(commands: Commands) -> None:
    note = say("cli-play-note", help=called("help"), command=_COMMAND, bot='{"type": "bot"}')
    told = examples([(typed, say(id)) for typed, id in _EXAMPLES], note)
    parser = add_command(commands, "play", _run, told)
    add_game(parser, "human,counter")
    parser.add_argument("--load", metavar="FILE", help=say("cli-play-load"))


def _run(args: argparse.Namespace) -> int:
    session, players = Session(), players_of(args)
    if args.load:
        kinds = [player["kind"] for player in players] if args.players else []
        answer = _load(session, args.load, kinds)
    else:
        rules = rules_of(args).as_dict()
        answer = _send(session, "new", seat=None, rules=rules, players=players, seed=args.seed)
    if args.json:
        return _answer_lines(session, answer)
    with screen.Terminal() as terminal:
        play = _Play(session, terminal)
        code = play.run()
    print(f"\n{play.farewell()}")
    return code


def _answer_lines(session: Session, first: dict[str, Any]) -> int:
    """For programs: answer until nothing more comes in; a bot told to think has moved by then."""
    print(json.dumps(first), flush=True)
    while line := sys.stdin.buffer.readline(LARGEST + 2):
        rest = line
        while len(rest) > LARGEST and rest[-1:] != b"\n":  # it is refused for its length
            rest = sys.stdin.buffer.readline(LARGEST + 2)
        if line.strip():
            answer = json.loads(session.dispatch(line))
            if answer.get("view", {}).get("thinking") is not None:
                while session.think(1000) is not None:
                    pass
                answer["view"] = session.view(answer["view"]["seat"])
            print(json.dumps(answer), flush=True)
    return 0


def _load(session: Session, path: str, kinds: Sequence[str]) -> dict[str, Any]:
    """A record doesn't say who was a bot; unless told, those with a bot's name are."""
    game = Game.from_record(read_bytes(path))
    if len(kinds) != len(game.players):
        kinds = [kind_called(name) for name in game.players]
    return _send(session, "load", seat=None, record=game.record(), kinds=kinds)


def _send(session: Session, type: str, **fields: Any) -> dict[str, Any]:
    """The answer to a command that is carried out; the reasons why not are raised."""
    answer = session.dispatch({"type": type, **fields})
    if not answer["ok"]:
        raise Refusal(_reasons(answer))
    return answer


def _reasons(answer: Mapping[str, Any]) -> str:
    return in_one(*map(said, answer["problems"]))


def _as_typed(action: str) -> str:
    """An action as one types it: a placement, or the word for it."""
    word, colon, what = action.partition(":")
    return action if lays(action) else f"{called(word)}{' ' if colon else ''}{what}"


class _Left(Exception):
    """Somebody wants to leave."""


class _Play:
    """A game between the people at one screen and the bots of the session."""

    def __init__(self, session: Session, terminal: screen.Terminal) -> None:
        self._session = session
        self._terminal = terminal
        self._news: list[str] = []
        self._holder: int | None = None  # the person before the screen
        self._offered = -1  # the ply at which people were last asked whether they call or catch
        self._notes: list[str] = []  # for the next screen
        self._hint: list[Placement] = []

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
            return say("cli-bye")
        scores, left = view["outcome"]["scores"], view["outcome"]["left"]
        counted = zip(view["players"], scores or left, strict=True)
        told = joined([f"{player['name']} {number}" for player, number in counted])
        counts = say("cli-points" if scores else "cli-left", list=told)
        return in_one(said(view["say"]), counts)

    def _step(self) -> None:
        view = self._view(None)
        if view["outcome"]:
            self._end(view)
        elif self._may_call(view):
            self._offer(view)
        elif view["next_bot"] is not None:
            self._bot(view)
        else:
            self._turn(view)

    # Talking to the session, and to people

    def _send(self, type: str, **fields: Any) -> dict[str, Any]:
        return _send(self._session, type, **fields)

    def _view(self, seat: int | None, tile: str | None = None) -> Any:
        return self._send("view", seat=seat, tile=tile)["view"]

    def _act(self, seat: int, action: str) -> None:
        view = self._send("act", seat=seat, action=action)["view"]
        self._news.append(screen.happened(view))
        if action == "draw":
            self._notes = [say("cli-you-drew", letters=view["hand"][-1]["tile"])]

    def _paint(self, view: _View, *below: str, places: Sequence[Placement] = ()) -> None:
        """The screen with what has come up, which is then forgotten."""
        most = max(2, len(view["players"]))
        told = [*self._news[-most:], *self._notes, *below]
        others = [move for seat, move in view["log"][1 - most :] if seat != view["seat"]]
        rings = places or self._hint or [Placement(move) for move in others if lays(move)]
        screen.paint(self._terminal, view, told, rings, bool(places))
        self._notes, self._hint = [], []

    def _bot(self, view: _View) -> None:
        print(f"  {said(self._send('bot', seat=None)['view']['say'])}", flush=True)
        while self._session.think(1000) is not None:
            pass
        after = self._view(None)
        if after["say"]["id"] == "bot-failed":
            raise Refusal(said(after["say"]))
        if after["ply"] > view["ply"]:
            self._news.append(screen.happened(after))

    # Calls, which are not bound to the turn

    def _may_call(self, view: _View) -> bool:
        """Whether people may do something out of turn; for each moment they are asked once."""
        people, turn = view["people"], view["turn"]["seat"]
        if self._offered == view["ply"] or not view["log"]:
            return False
        if view["log"][-1][0] not in people and view["next_bot"] not in (None, turn):
            return False  # who has just laid may call before anybody can catch
        actions = view["turn"]["actions"]
        later = [act for who, act, _ in actions if who == turn and turn in people]
        return any(who in people and who != turn and act not in later for who, act, _ in actions)

    def _offer(self, view: _View) -> None:
        people = view["people"]
        if len(people) == 1:
            view = self._view(people[0])
        self._paint(view, *self._offers(view), say("cli-let-be"))
        if line := self._terminal.ask():
            self._command(line, view)
        else:
            self._offered = view["ply"]

    def _callers(self, view: _View) -> list[int]:
        """Who may speak: in a turn whoever has it, between two turns everybody at the screen."""
        seat = view["seat"]
        people: list[int] = view["people"]
        return [seat] if seat == view["turn"]["seat"] else people

    def _offers(self, view: _View) -> list[str]:
        """Why one may call, catch or show, or draw although one could lay; each once."""
        told = {
            in_one(said(why), say("cli-type", word=called(action.partition(":")[0]))): why["id"]
            for seat, action, why in view["turn"]["actions"]
            if seat in self._callers(view)
        }
        return [sentence for sentence, id in told.items() if id in _OFFERS]

    def _call(self, word: str, rest: str, view: _View) -> None:
        """Call, catch or show, for whoever may."""
        wanted = word if word == "call" else f"{word}:{rest}"
        callers = self._callers(view)
        may = [act[:2] for act in view["turn"]["actions"] if act[0] in callers]
        found = [each for each in may if each[1].startswith(wanted)]
        self._act(*found[0] if found else (callers[0], wanted))

    # A person's turn

    def _turn(self, view: _View) -> None:
        seat = view["turn"]["seat"]
        name = view["players"][seat]["name"]
        if view["hands_hidden"] and self._holder != seat:
            self._notes = []
            undo = say("cli-pass-undo", word=called("undo")) if view["can_undo"] else ""
            passing = say("cli-pass-screen", name=name)
            self._terminal.paint([*self._terminal.wrap(passing), undo])
            if line := self._terminal.ask():
                self._command(line, view)
                return
        self._holder = seat
        view = self._send("reveal", seat=seat)["view"]
        fitting = [str(n) for n, entry in enumerate(view["hand"], 1) if entry["legal"] != []]
        if fitting:
            enter, then = "help", say("cli-can-lay", list=joined(fitting))
        elif any(offer[:2] == [seat, "draw"] for offer in view["turn"]["actions"]):
            enter, then = "draw", say("cli-enter-draw")
        else:
            enter, then = "pass", say("cli-enter-on")
        self._paint(view, *self._offers(view), in_one(said(view["say"]), then))
        self._command(self._terminal.ask(name) or enter, view)

    # What people type

    def _command(self, line: str, view: _View) -> None:
        """Carry out what was typed; what it leads to stands on the next screen."""
        try:
            self._carry_out(line, view)
        except OSError as error:
            self._notes = [file_trouble(error)]
        except (Refusal, ValueError) as error:
            self._notes = [str(error)]

    def _carry_out(self, line: str, view: _View) -> None:
        word, rest = understood(line)
        seat = view["seat"]
        if word in ("lay", "draw", "pass", "tile", "why", "hint") and seat is None:
            raise Refusal(say("cli-not-now", word=called("help")))
        match word:
            case "lay" | "draw" | "pass":
                self._act(seat, rest or word)
            case "tile":
                self._choose(view, *map(int, rest.split()))
            case "why":
                asked, what = understood(rest)
                answer = self._send("why", seat=seat, action=what or asked)
                self._notes = [_reasons(answer) or say("cli-may")]
            case "hint":
                hint = self._send("hint", seat=seat)["hint"]
                self._notes = [say("cli-hint", move=_as_typed(hint))]
                self._hint = [Placement(hint)] if lays(hint) else []
            case "undo" | "redo":
                self._send(word, seat=self._holder)
                self._offered, self._news = -1, []
            case "help":
                self._page(help_lines(self._terminal.wide))
            case "rules":
                told = {"True": "yes", "False": "no", "None": "none"}
                rules = [
                    (name, told.get(str(value), value)) for name, value in view["rules"].items()
                ]
                lines = [padded(name.replace("_", "-"), 16) + str(value) for name, value in rules]
                self._page([*self._terminal.wrap(say("cli-rules")), "", *lines])
            case "save" | "load" if not rest:
                raise Refusal(say("cli-which-file", word=called(word)))
            case "save":
                Path(rest).write_text(json.dumps(self._send("save")["record"]), "utf-8")
                self._notes = [say("cli-saved", file=rest, word=called("load"))]
            case "load":
                _load(self._session, rest, [player["kind"] for player in view["players"]])
                self._holder, self._offered, self._news = None, -1, []
            case "quit":
                yes, no = typed("cli-typed-yes"), typed("cli-typed-no")
                question = say("cli-quit", yes=yes[0], no=no[0])
                if self._terminal.ask(f"{question} ").lower() in (*yes, "y", "yes", "q"):
                    raise _Left
            case "?":
                raise Refusal(say("cli-riddle", line=line, word=called("help")))
            case _:
                self._call(word, rest, view)

    def _choose(self, view: _View, number: int, place: int = 0) -> None:
        """Lay a tile on one of its places; without the number of one, show them and ask."""
        seat, hand = view["seat"], view["hand"]
        if not 1 <= number <= len(hand):
            raise Refusal(say("cli-no-tile", number=number, count=len(hand)))
        tile = hand[number - 1]["tile"]
        listed = self._view(seat, tile)
        places = listed["hand"][number - 1]["legal"]
        if not places:
            raise Refusal(say("cli-no-place", letters=tile))
        if not place:
            told = [f"{n}:{text}" for n, (text, _) in enumerate(places[:20], 1)]
            if view["rules"]["scoring"]:
                told = [f"{text}({place[1]})" for text, place in zip(told, places, strict=False)]
            question = say("cli-where", letters=tile)
            placements = [Placement(text) for text, _ in places]
            self._paint(listed, "  ".join(told), question, places=placements)
            line = self._terminal.ask(say("cli-place"))
            if not line.isdecimal():
                return self._command(line, view) if line else None
            place = int(line[:9])
        if not 1 <= place <= len(places):
            count = len(places)
            raise Refusal(say("cli-no-place-number", number=place, letters=tile, count=count))
        self._act(seat, places[place - 1][0])

    def _page(self, lines: Sequence[str]) -> None:
        """Something to read, then back to the table."""
        self._terminal.paint([*lines, ""])
        self._terminal.ask(say("cli-back"))

    def _end(self, view: _View) -> None:
        """Who has won and why; it may still be saved, or the last move be taken back."""
        ways = (
            say("cli-end-leave"),
            say("cli-end-save", save=called("save"), file=say("cli-file")),
            say("cli-end-undo", undo=called("undo")),
        )
        self._paint(view, self.farewell(), "   ".join(ways))
        if not (line := self._terminal.ask()):
            raise _Left
        self._command(line, view)
