"""The way to a duel: 双掌繚乱 (§2-1), then 眼前構築 (§3)."""

from __future__ import annotations

from functools import cached_property
from typing import TYPE_CHECKING, Any

from engine.sakura.door import Setup, SideSetup
from sakura_desktop.match.preparation import Preparation, Rooms
from sakura_desktop.match.seats import TWO

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtCore import QObject

    from sakura_desktop.match.seats import Seats
    from sakura_desktop.sakura.build_screen import BuildScreen, Built
    from sakura_desktop.sakura.choose_screen import ChooseScreen
    from sakura_desktop.sakura.ready_screen import ReadyScreen

Pair = tuple[str, str]


class SakuraPreparation(Preparation):
    """The choice of megami, then the building of decks."""

    def __init__(self, rooms: Rooms, parent: QObject | None = None) -> None:
        """Neither screen is made yet."""
        super().__init__(parent)
        self._rooms = rooms
        self._seats = TWO
        self._choosing: tuple[str, str] | None = None
        """For whom megami are being chosen; nobody once a match began."""
        self.ready.connect(self._used)

    @cached_property
    def choose(self) -> ChooseScreen:
        """The choice of megami."""
        from sakura_desktop.sakura.choose_screen import ChooseScreen

        rooms = self._rooms
        screen = rooms.preparing(lambda reader: ChooseScreen(rooms.words, rooms.settings, rooms.look, reader))
        screen.settled.connect(self._build)
        screen.ready_asked.connect(lambda: self.quick(self._seats))
        screen.cancelled.connect(self.left)
        return screen

    @cached_property
    def build(self) -> BuildScreen:
        """The building of decks."""
        from sakura_desktop.sakura.build_screen import BuildScreen

        rooms = self._rooms
        screen = rooms.preparing(
            lambda reader: BuildScreen(rooms.words, rooms.settings, rooms.look, rooms.kept, reader)
        )
        screen.built.connect(self._built)
        screen.cancelled.connect(self._back)
        return screen

    @cached_property
    def ready_decks(self) -> ReadyScreen:
        """The choice of ready decks."""
        from sakura_desktop.sakura.ready_screen import ReadyScreen

        rooms = self._rooms
        screen = rooms.preparing(lambda reader: ReadyScreen(rooms.words, rooms.settings, rooms.look, reader))
        screen.settled.connect(self.ready)
        screen.choosing.connect(lambda: self.begin(self._seats))
        screen.cancelled.connect(self.left)
        return screen

    def quick(self, seats: Seats = TWO) -> None:
        """With ready decks."""
        self._seats, self.sitting = seats, -1
        self.ready_decks.seat(seats.players)
        self.enters.emit(self.ready_decks)

    def begin(self, seats: Seats = TWO) -> None:
        """Choose megami, in the way that was chosen in last; a choice that was left is gone on with."""
        self._seats = seats
        if self._choosing == seats.players:
            self.choose.come_back()
        else:
            self._choosing = seats.players
            self.choose.seat(seats.players)
            self.choose.begin(strike=self.choose.choosing.strike)
        self.enters.emit(self.choose)

    def again(self, sides: Sequence[Any], seats: Seats = TWO) -> None:
        """Build anew with the same megami."""
        self._seats = seats
        self._build((sides[0].megami, sides[1].megami))

    def setup(self, sides: Sequence[Any], names: tuple[str, str], seed: int, seats: Seats = TWO) -> Setup:
        """Two decks and what the players are called."""
        first, second = (
            SideSetup(megami=side.megami, normals=side.normals, specials=side.specials, name=name, player=player)
            for side, name, player in zip(sides, names, seats.players, strict=True)
        )
        return Setup(sides=(first, second), first=seats.first, seed=seed)

    def _used(self) -> None:
        """The next choice begins anew."""
        self._choosing = None

    def _build(self, pairs: tuple[Pair, Pair]) -> None:
        for seat in self._seats.computers:
            self.wanted.emit(seat, pairs[seat], pairs[1 - seat])
        if len(self._seats.computers) == len(pairs):
            self.ready.emit((None, None))
            return
        self.build.begin(pairs, self._seats.players)
        self.enters.emit(self.build)

    def _back(self) -> None:
        """From building to the choice, which stands as it was; to a new one where the pairs came from elsewhere."""
        if self.choose.choosing.pairs() is None:
            self.begin(self._seats)
        else:
            self.enters.emit(self.choose)

    def _built(self, built: Built) -> None:
        self.sitting = self.build.at
        self.ready.emit(built.decks)
