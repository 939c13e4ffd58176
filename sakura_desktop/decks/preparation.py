"""The way to a match for which each player takes a deck or builds one, and it is said who begins."""

from __future__ import annotations

from abc import abstractmethod
from functools import cached_property
from typing import TYPE_CHECKING, Any, Literal

import msgspec

from engine.text.phrase import say
from sakura_desktop.decks.build_screen import BuildScreen
from sakura_desktop.match.preparation import Preparation, Rooms
from sakura_desktop.match.seats import TWO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from sakura_desktop.decks.choice_screen import DeckChoice
    from sakura_desktop.decks.deck_kind import DeckKind
    from sakura_desktop.match.seats import Seats


class DecksPreparation(Preparation):
    """The choice of decks, and the screen on which one is built for a match."""

    def __init__(self, rooms: Rooms, kind: DeckKind[Any], parent: QObject | None = None) -> None:
        """The screens aren't made yet."""
        super().__init__(parent)
        self._rooms, self._kind = rooms, kind
        self._builds = 0
        """The seat for which a deck is built."""

    @abstractmethod
    def make_choice(self, reader: Any) -> DeckChoice:
        """The choice of decks, with a reader beside it."""

    @cached_property
    def choose(self) -> DeckChoice:
        """The choice of decks."""
        screen = self._rooms.preparing(self.make_choice)
        screen.chosen.connect(self.ready)
        screen.building.connect(self._build)
        screen.cancelled.connect(self.left)
        return screen

    @cached_property
    def build(self) -> BuildScreen[Any]:
        """The building of a deck for a match."""
        rooms, kind = self._rooms, self._kind
        screen = rooms.preparing(
            lambda reader: BuildScreen(
                f"{kind.key}-build", rooms.words, rooms.settings, rooms.look, kind, rooms.kept, reader
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
        self.want(seats)

    def want(self, seats: Seats) -> None:
        """Computers are to bring something."""
        for seat in seats.computers:
            self.wanted.emit(seat, None, None)

    def _build(self, seat: int) -> None:
        """From the deck that the player took."""
        self._builds, choose = seat, self.choose
        heading = say(f"{self._kind.key}-build-for", player=choose.player(seat))
        self.build.build(heading, say("deck-build-done"), *choose.started(seat))
        self.enters.emit(self.build)

    def _built(self, deck: Any, _name: str) -> None:
        self.choose.take(self._builds, deck, say("deck-built"))
        self.enters.emit(self.choose)

    def _leave(self) -> None:
        if self.build.may_leave():
            self.enters.emit(self.choose)

    def seated(self, sides: Sequence[Any], names: tuple[str, str], seats: Seats) -> tuple[Any, Any]:
        """What the players bring, with what they are called and who plays there."""
        first, second = (
            msgspec.structs.replace(side, name=name, player=player)
            for side, name, player in zip(sides, names, seats.players, strict=True)
        )
        return first, second

    def begins(self, seats: Seats) -> Literal[0, 1] | None:
        """Who begins: asked where a person sat down beside a computer, else at the choice."""
        return seats.first if len(seats.computers) == 1 else self.choose.first
