"""The way to a duel: each player takes a game deck or builds one (§6.1), and it is said who begins (§6.2.1.5)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

import msgspec

from engine.hololive.door import Setup
from engine.text.phrase import say
from sakura_desktop.match.preparation import Preparation, Rooms
from sakura_desktop.match.seats import TWO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from engine.hololive.door import SideSetup
    from sakura_desktop.decks.build_screen import BuildScreen
    from sakura_desktop.hololive.deck_choice import DeckChoiceScreen
    from sakura_desktop.match.seats import Seats


class HololivePreparation(Preparation):
    """The choice of game decks."""

    def __init__(self, rooms: Rooms, parent: QObject | None = None) -> None:
        """The screens aren't made yet."""
        super().__init__(parent)
        self._rooms = rooms
        self._builds = 0
        """The seat for which a deck is built."""

    @cached_property
    def choose(self) -> DeckChoiceScreen:
        """The choice of decks."""
        from sakura_desktop.hololive.deck_choice import DeckChoiceScreen

        rooms = self._rooms
        screen = rooms.preparing(
            lambda reader: DeckChoiceScreen(rooms.words, rooms.settings, rooms.look, rooms.kept, reader)
        )
        screen.chosen.connect(self.ready)
        screen.building.connect(self._build)
        screen.cancelled.connect(self.left)
        return screen

    @cached_property
    def build(self) -> BuildScreen[SideSetup]:
        """The building of a deck for a duel."""
        from sakura_desktop.decks.build_screen import BuildScreen
        from sakura_desktop.hololive.deck_kind import HololiveDecks

        rooms = self._rooms
        screen = rooms.preparing(
            lambda reader: BuildScreen(
                "hololive-build", rooms.words, rooms.settings, rooms.look, HololiveDecks(), rooms.kept, reader
            )
        )
        screen.built.connect(self._built)
        screen.cancelled.connect(self._leave)
        return screen

    def begin(self, seats: Seats = TWO) -> None:
        """Choose decks; those that were taken last are still taken."""
        self._seat(seats)
        self.choose.begin()
        self.enters.emit(self.choose)

    def again(self, sides: Sequence[Any], seats: Seats = TWO) -> None:
        """Choose anew, from the decks of the last match."""
        self._seat(seats)
        self.choose.begin(sides)
        self.enters.emit(self.choose)

    def _seat(self, seats: Seats) -> None:
        self.choose.seat(seats.players)
        for seat in seats.computers:
            self.wanted.emit(seat, None, None)

    def _build(self, seat: int) -> None:
        """From the deck that the player took."""
        self._builds, choose = seat, self.choose
        offered = choose.taken(seat)
        name = offered.kept if offered is not None else ""
        heading = say("hololive-build-for", player=choose.player(seat))
        self.build.build(heading, say("deck-build-done"), offered.side if offered is not None else None, name)
        self.enters.emit(self.build)

    def _built(self, side: SideSetup, _name: str) -> None:
        self.choose.take(self._builds, side, say("deck-built"))
        self.enters.emit(self.choose)

    def _leave(self) -> None:
        if self.build.may_leave():
            self.enters.emit(self.choose)

    def setup(self, sides: Sequence[Any], names: tuple[str, str], seed: int, seats: Seats = TWO) -> Setup:
        """Two decks, what the players are called, who begins."""
        first, second = (
            msgspec.structs.replace(side, name=name, player=player)
            for side, name, player in zip(sides, names, seats.players, strict=True)
        )
        begins = seats.first if len(seats.computers) == 1 else self.choose.first
        return Setup(sides=(first, second), first=begins, seed=seed)
