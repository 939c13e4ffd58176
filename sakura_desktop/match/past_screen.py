"""A match that is looked at again: the board at a moment of it, a column beside it, the way to play on from there."""

from __future__ import annotations

from abc import abstractmethod
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QVBoxLayout, QWidget

from engine.text.phrase import Phrase, say
from sakura_desktop.match.side_column import beside_width
from sakura_desktop.players import player_name
from sakura_desktop.screens.screen import Screen
from sakura_desktop.table.board import Board
from sakura_desktop.widgets.dialogs import confirm
from sakura_desktop.widgets.layouts import beside

if TYPE_CHECKING:
    from PySide6.QtGui import QResizeEvent
    from PySide6.QtWidgets import QLayout

    from engine.cardgame.match import AnyMatch
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings


class PastScreen(Screen):
    """Nothing can be changed there."""

    forked = Signal(object)
    """The match at the moment shown, to be played on from."""
    cancelled = Signal()

    def __init__(
        self, name: str, words: Words, settings: Settings, look: Appearance, game: Game, parent: QWidget | None = None,
    ) -> None:
        """No match of that game yet."""
        super().__init__(name, words, parent)
        self.look = look.of(game.key)
        self.settings = settings.for_players(("", ""))
        """With the names of those who played."""
        self.match: AnyMatch | None = None
        self.players: tuple[Phrase, Phrase] = (say("player-seat", seat=0), say("player-seat", seat=1))
        self.board = Board(words, self.look, self.settings, game.playmat(), None, self)
        self._title = self.label(role="heading", wrap=True)
        self._side = QWidget(self)
        self.look.changed.connect(self.make_room)

    def lay_out(self, *parts: tuple[QWidget | QLayout, int], spacing: int) -> None:
        """The board has the whole height; everything else stands beside it, below each other."""
        side = QVBoxLayout(self._side)
        side.setContentsMargins(6, 4, 6, 6)
        side.setSpacing(spacing)
        close = self.button(f"{self.objectName()}.close", "replay-leave", self.cancelled.emit)
        side.addLayout(beside((self._title, 1), close))
        for part, stretch in parts:
            if isinstance(part, QWidget):
                side.addWidget(part, stretch)
            else:
                side.addLayout(part, stretch)
        row = beside((self.board, 1), self._side, spacing=0)
        row.setContentsMargins(0, 0, 0, 0)
        self.setLayout(row)
        self.make_room()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column is as wide as the window lets it be."""
        super().resizeEvent(event)
        self.make_room()

    def make_room(self) -> None:
        """The column is as wide as beside a match."""
        self._side.setFixedWidth(beside_width(self.width(), self.look))

    def take(self, match: AnyMatch, title: str) -> None:
        """Look at that match; `title` is the key of what says who plays it."""
        self.match = match
        names, levels = match.names, match.players
        self.settings.names = (names[0], names[1])
        self.settings.seat_computers(levels)
        self.players = player_name(names[0], 0, levels), player_name(names[1], 1, levels)
        self.wording.text(self._title, title, first=self.players[0], second=self.players[1])

    @abstractmethod
    def moment(self) -> AnyMatch | None:
        """The match at the moment shown; None where none is."""

    def ask_fork(self) -> None:
        """Play on from the moment shown, after asking."""
        moment = self.moment()
        text = say("replay-fork-text")
        if moment is not None and confirm(self, self.words, say("replay-fork-title"), text, "replay-fork"):
            self.forked.emit(moment)

    def pictured(self) -> QWidget:
        """The board."""
        return self.board

    def left(self) -> None:
        """Nothing moves on unseen."""
        self.board.hurry()
