"""The way to a duel: each player takes a ruler and a ready deck (chapter 5), and it is said who begins."""

from __future__ import annotations

from functools import cached_property
from random import SystemRandom
from typing import TYPE_CHECKING, Any

import msgspec

from engine.gateruler.door import DECKS, RULERS, Setup, SideSetup, check_deck
from sakura_desktop.match.preparation import Preparation, Rooms
from sakura_desktop.match.seats import TWO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from sakura_desktop.gateruler.side_choice import SideChoiceScreen
    from sakura_desktop.match.seats import Seats


class GateRulerPreparation(Preparation):
    """The choice of rulers and decks."""

    def __init__(self, rooms: Rooms, parent: QObject | None = None) -> None:
        """The screen isn't made yet."""
        super().__init__(parent)
        self._rooms = rooms
        self._quickly = False
        """Chance chose, and nobody was asked who begins."""

    @cached_property
    def choose(self) -> SideChoiceScreen:
        """The choice of rulers and decks."""
        from sakura_desktop.gateruler.side_choice import SideChoiceScreen

        rooms = self._rooms
        screen = rooms.preparing(lambda reader: SideChoiceScreen(rooms.words, rooms.settings, rooms.look, reader))
        screen.chosen.connect(self.ready)
        screen.cancelled.connect(self.left)
        return screen

    def begin(self, seats: Seats = TWO) -> None:
        """Choose; what was taken last is still taken."""
        self._seat(seats)
        self.choose.begin()
        self.enters.emit(self.choose)

    def again(self, sides: Sequence[Any], seats: Seats = TWO) -> None:
        """Choose anew, from what was brought to the last match."""
        self._seat(seats)
        self.choose.begin(sides)
        self.enters.emit(self.choose)

    def quick(self, seats: Seats = TWO) -> None:
        """At once: chance gives each person a ruler and a deck that it may lead."""
        self._quickly = True
        for seat in seats.computers:
            self.wanted.emit(seat, None, None)
        self.ready.emit(tuple(None if level else drawn() for level in seats.players))

    def _seat(self, seats: Seats) -> None:
        self._quickly = False
        self.choose.seat(seats.players)
        for seat in seats.computers:
            self.wanted.emit(seat, None, None)

    def setup(self, sides: Sequence[Any], names: tuple[str, str], seed: int, seats: Seats = TWO) -> Setup:
        """A ruler and a deck for each, what the players are called, who begins."""
        first, second = (
            msgspec.structs.replace(side, name=name, player=player)
            for side, name, player in zip(sides, names, seats.players, strict=True)
        )
        begins = seats.first if self._quickly or len(seats.computers) == 1 else self.choose.first
        return Setup(sides=(first, second), first=begins, seed=seed)


def drawn() -> SideSetup:
    """A ruler and a ready deck that it may lead, by chance."""
    pairs = [(ruler, deck) for ruler in RULERS for deck in DECKS.values() if check_deck(ruler, deck) is None]
    ruler, deck = SystemRandom().choice(pairs)
    return SideSetup(ruler=ruler, deck=deck)
