"""The way to a duel: each player takes one of the decks, and how じゃんけん is played is said (対戦の準備)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any, cast

from engine.mahoroba.door import Setup, SideSetup
from sakura_desktop.match.preparation import Preparation, Rooms
from sakura_desktop.match.seats import TWO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from engine.mahoroba.door import Janken
    from sakura_desktop.mahoroba.deck_choice import DeckChoiceScreen
    from sakura_desktop.match.seats import Seats


class MahorobaPreparation(Preparation):
    """The choice of decks."""

    def __init__(self, rooms: Rooms, parent: QObject | None = None) -> None:
        """The screen isn't made yet."""
        super().__init__(parent)
        self._rooms = rooms

    @cached_property
    def screen(self) -> DeckChoiceScreen:
        """The choice of decks."""
        from sakura_desktop.mahoroba.deck_choice import DeckChoiceScreen

        rooms = self._rooms
        screen = rooms.preparing(lambda reader: DeckChoiceScreen(rooms.words, rooms.settings, rooms.look, reader))
        screen.chosen.connect(self.ready)
        screen.cancelled.connect(self.left)
        return screen

    def begin(self, seats: Seats = TWO) -> None:
        """Choose decks."""
        self._seat(seats)
        self.screen.begin()
        self.enters.emit(self.screen)

    def again(self, sides: Sequence[Any], seats: Seats = TWO) -> None:
        """Choose anew, from the decks of the last match."""
        self._seat(seats)
        self.screen.begin(tuple(side.deck for side in sides))
        self.enters.emit(self.screen)

    def _seat(self, seats: Seats) -> None:
        self.screen.seat(seats.players)
        for seat in seats.computers:
            self.wanted.emit(seat, None, None)

    def setup(self, sides: Sequence[Any], names: tuple[str, str], seed: int, seats: Seats = TWO) -> Setup:
        """Two decks and what the players are called."""
        first, second = (
            SideSetup(deck=side.deck, name=name, player=player)
            for side, name, player in zip(sides, names, seats.players, strict=True)
        )
        janken = cast("Janken", self.screen.janken.currentData())
        return Setup(sides=(first, second), first=seats.first, seed=seed, janken=janken)
