"""A game in a notebook."""

from __future__ import annotations

from dataclasses import fields, replace
from typing import Any, Final

import traitlets

from chromino_core import Board, Game, IllegalMove, Rules
from chromino_core import edition as rules_of
from chromino_core.session import Viewer
from chromino_core.words import sentence
from chromino_widget.kernel_session import KernelSession, session_of
from chromino_widget.moves import Move
from chromino_widget.players import Bots, People, new_players, seated
from chromino_widget.widget import Answer, BoardWidget
from chromino_widget.words import spoken_by

__all__ = ["Table"]


class _Anybody:
    """The seat of whoever sits before the screen."""

    def __repr__(self) -> str:
        return "whoever is to move"


_ANYBODY: Final = _Anybody()


class Table(BoardWidget):
    """A game of Chromino in a notebook.

    Table()                                   you against the strongest bot
    Table(players=["Ann", "Ben"])             two people at one screen
    Table(bots=["counter", "random"])         you against two bots
    Table(bots=[my_bot])                      against your own: a function (observation, rng) that
                                              returns one of `observation.actions`
    Table(players=0, bots=["random", my_bot]) two bots, and you watch
    Table(edition="meccano-1998", seed=7)     another edition, and always the same deal
    Table(game)                               another view of a game, or of `table.game`
    Table(game, seat=1)                       with the eyes of one seat; with `seat=None`, of nobody

    People sit first, then the bots, unless `bots={0: "counter"}` says where. `table.game` is the
    game itself: `table.game.push(...)` is seen on every table that shows it. How it looks is said
    in the same way, or later: `table.language = "fr"`; also `theme`, `patterns` and `help`. Said
    here, the language is also that of players without names. What Python itself says, as in errors,
    is English, or what `chromino_core.words.speak("fr")` chooses. What is different from the
    edition is said in the same way, too: `Table(hand_size=3)`.

    `on_change` and `on_move` call back. To be observed, there are `log`, `last_move`, `turn` and
    `outcome`, which are plain data, whoever moves: a person at the board, a bot, or Python.
    """

    turn = traitlets.Int(read_only=True, help="The seat to move.").tag(sync=True)
    outcome = traitlets.Dict(
        None, allow_none=True, read_only=True, help="Who has won, and why; None in a running game."
    ).tag(sync=True)

    def __init__(
        self,
        game: Game | None = None,
        *,
        players: People | None = None,
        edition: str | Rules | None = None,
        seed: int | None = None,
        bots: Bots | None = None,
        seat: int | _Anybody | None = _ANYBODY,
        **looks: Any,
    ) -> None:
        variant = {name: looks.pop(name) for name in _RULES if name in looks}
        if game is None:
            language = spoken_by(looks.get("language"))
            rules = _agreed(edition, variant)
            self._kernel = _new_session(players, rules, seed, bots, language)
        elif variant or any(given is not None for given in (players, edition, seed)):
            raise TypeError(sentence("widget-new-or-game"))
        else:
            self._kernel = _session_for(game, bots)
        self._session = self._kernel.session
        if isinstance(seat, int):
            self._session.game.check_seat(seat)
        seats = None if isinstance(seat, _Anybody) else [] if seat is None else [seat]
        super().__init__({"seated": seats is not None}, **looks)
        self._viewer = Viewer(self._session, seats)
        self._answering = self._is_stale = False
        self._games = self._session.games
        self._refresh()
        self._leave = (
            self._session.watch(self._changed),
            self._kernel.watch_moves(self._moves.tell),
            self._viewer.close,
        )

    # The view

    @property
    def _board(self) -> Board:
        return self.game.board

    def _changed(self) -> None:
        if self._answering:
            self._is_stale = True
        else:
            self._refresh()

    def _refresh(self) -> None:
        self._show(self._viewer.view())
        self._is_stale = False

    def _show(self, view: Answer) -> None:
        games, self._games = self._games, self._session.games
        self._paint(view, another=games != self._games)

    def _told_by(self, view: Answer) -> dict[str, Any]:
        own = {"turn": view["turn"]["seat"], "outcome": view["outcome"]}
        return {**super()._told_by(view), **own}

    def _answer(self, command: dict[str, Any]) -> Answer:
        self._answering = True
        try:
            answer = self._viewer.dispatch(command)
        finally:
            self._answering = False
        view = answer.get("view")
        if view and view["live"]:
            self._show(view)
        elif self._is_stale:
            self._refresh()
        return answer

    # For people who write notebooks

    @property
    def game(self) -> Game:
        """The game on the table. What Python does to it is seen at once."""
        return self._session.game

    @property
    def record(self) -> dict[str, Any]:
        """The record of the game, which `Game.from_record` reads."""
        return self.game.record()

    @property
    def bot_error(self) -> Exception | None:
        """What is wrong with one's own bot: `raise table.bot_error` shows where.

        It begins with the bot's own line, or says where the bot was written, if it has returned
        nonsense; `table.bot_error.whole_traceback` has our lines, too.
        """
        return self._kernel.bot_error

    def run_bots(self) -> int:
        """Let the bots move until a person has to, or the game is over; how many moves they made.

        Boards in a browser do that by themselves, more slowly.
        """
        __tracebackhide__ = True
        return self._kernel.run_bots()

    async def next_move(self) -> Move:
        """Wait for the next move: `move = await table.next_move()`.

        Needs ipykernel 7; in VS Code 7.4.
        """
        if self.view["outcome"]:
            raise IllegalMove.because("game-over")
        return await super().next_move()

    def __repr__(self) -> str:
        names = ", ".join(self.game.players)
        own = type(self).__name__
        return f"<{own} of {names}: {self.game.rules.edition}, {len(self._board)} on the table>"


_RULES: Final = tuple(field.name for field in fields(Rules) if field.name != "edition")


def _agreed(edition: str | Rules | None, variant: dict[str, Any]) -> Rules:
    """The rules of the edition, but for what was agreed otherwise."""
    if isinstance(edition, Rules):
        return replace(edition, **variant) if variant else edition
    return rules_of(edition or "modern", **variant)


def _new_session(
    people: People | None,
    rules: Rules,
    seed: int | None,
    bots: Bots | None,
    language: str | None,
) -> KernelSession:
    names, table = new_players(people, bots, language)
    return KernelSession(Game(names, rules, seed), *table, seed)


def _session_for(game: Game, bots: Bots | None) -> KernelSession:
    if not isinstance(game, Game):
        raise TypeError(sentence("widget-not-a-game", {"type": type(game).__name__}))
    known = session_of(game)
    if known is None:
        return KernelSession(game, *seated(len(game.players), () if bots is None else bots))
    if bots is not None:  # a cell that is run once more may name better ones
        known.seat(*seated(len(game.players), bots))
    return known
