"""The way to a duel: each player takes a ruler and a deck or builds one (chapter 5), and it is said who begins."""

from __future__ import annotations

from random import SystemRandom
from typing import TYPE_CHECKING, Any

from engine.gateruler.door import DECKS, RULERS, Setup, SideSetup, check_deck
from sakura_desktop.decks.preparation import DecksPreparation
from sakura_desktop.gateruler.deck_kind import GateRulerDecks
from sakura_desktop.match.seats import TWO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.gateruler.side_choice import SideChoiceScreen
    from sakura_desktop.match.preparation import Rooms
    from sakura_desktop.match.seats import Seats


class GateRulerPreparation(DecksPreparation):
    """The choice of rulers and decks."""

    def __init__(self, rooms: Rooms, parent: QObject | None = None) -> None:
        """The screens aren't made yet."""
        super().__init__(rooms, GateRulerDecks(), parent)
        self._quickly = False
        """Chance chose, and nobody was asked who begins."""

    def make_choice(self, reader: QWidget) -> SideChoiceScreen:
        """The choice of rulers and decks."""
        from sakura_desktop.gateruler.side_choice import SideChoiceScreen

        rooms = self._rooms
        return SideChoiceScreen(rooms.words, rooms.settings, rooms.look, rooms.kept, reader)

    def quick(self, seats: Seats = TWO) -> None:
        """At once: chance gives each person a ruler and a deck that it may lead."""
        self._quickly = True
        self.want(seats)
        self.ready.emit(tuple(None if level else drawn() for level in seats.players))

    def _seat(self, seats: Seats) -> None:
        self._quickly = False
        super()._seat(seats)

    def setup(self, sides: Sequence[Any], names: tuple[str, str], seed: int, seats: Seats = TWO) -> Setup:
        """A ruler and a deck for each, what the players are called, who begins."""
        first = seats.first if self._quickly else self.begins(seats)
        return Setup(sides=self.seated(sides, names, seats), first=first, seed=seed)


def drawn() -> SideSetup:
    """A ruler and a ready deck that it may lead, by chance."""
    pairs = [(ruler, deck) for ruler in RULERS for deck in DECKS.values() if check_deck(ruler, deck) is None]
    ruler, deck = SystemRandom().choice(pairs)
    return SideSetup(ruler=ruler, deck=deck)
