"""The way to a duel: each player takes a game deck or builds one (§6.1), and it is said who begins (§6.2.1.5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from engine.hololive.door import Setup
from sakura_desktop.decks.preparation import DecksPreparation
from sakura_desktop.hololive.deck_kind import HololiveDecks
from sakura_desktop.match.seats import TWO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.hololive.deck_choice import DeckChoiceScreen
    from sakura_desktop.match.preparation import Rooms
    from sakura_desktop.match.seats import Seats


class HololivePreparation(DecksPreparation):
    """The choice of game decks."""

    def __init__(self, rooms: Rooms, parent: QObject | None = None) -> None:
        """The screens aren't made yet."""
        super().__init__(rooms, HololiveDecks(), parent)

    def make_choice(self, reader: QWidget) -> DeckChoiceScreen:
        """The choice of game decks."""
        from sakura_desktop.hololive.deck_choice import DeckChoiceScreen

        rooms = self._rooms
        return DeckChoiceScreen(rooms.words, rooms.settings, rooms.look, rooms.kept, reader)

    def setup(self, sides: Sequence[Any], names: tuple[str, str], seed: int, seats: Seats = TWO) -> Setup:
        """Two decks, what the players are called, who begins."""
        return Setup(sides=self.seated(sides, names, seats), first=self.begins(seats), seed=seed)
