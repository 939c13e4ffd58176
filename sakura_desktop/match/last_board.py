"""A small picture of a board as a match left it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt, QTimer
from PySide6.QtGui import QHideEvent, QPainter, QPaintEvent, QPen, QPixmap
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from sakura_desktop.table.board import Board

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.view import View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

LAID_OUT: Final = QSize(1120, 700)
"""How large the board is that is shown small."""
LEAST: Final = 180
"""How wide it is at the least, in pixels at zoom 1."""


class LastBoard(QAbstractButton):
    """Shows a board laid out elsewhere; pressing it leads to the match."""

    def __init__(self, words: Words, settings: Settings, look: Appearance, parent: QWidget) -> None:
        """No board."""
        super().__init__(parent)
        self.setObjectName("result.board")
        self._words, self._settings, self._look = words, settings, look
        self._boards: dict[str, Board] = {}
        self._board: Board | None = None
        self._taken: QPixmap | None = None
        self._soon = QTimer(self)
        self._soon.setSingleShot(True)
        self._soon.timeout.connect(self._forget)
        for signal in (look.ready, look.changed, words.changed):
            signal.connect(self._stale)
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_end(self, game: Game, view: View, lower: int, marked: Iterable[str]) -> None:
        """Show how a match of a game ended, with that seat's half below and the places marked where it was decided."""
        if game.key not in self._boards:
            look = self._look.of(game.key)
            made = self._boards[game.key] = Board(self._words, look, self._settings, game.playmat(), None, self)
            made.hide()
            made.resize(LAID_OUT)
        self._board = self._boards[game.key]
        self._board.show_view(view, lower=lower, reset=True)
        self._board.mark(tuple(marked))
        self._forget()

    def _stale(self) -> None:
        """Pictures of cards arrive one after the other: look again when a few more are there."""
        if self._board is not None and not self._soon.isActive():
            self._soon.start(80)

    def _forget(self) -> None:
        self._taken = None
        self.update()

    def sizeHint(self) -> QSize:
        """A third of the board."""
        return QSize(self._look.px(LAID_OUT.width()) // 3, self._look.px(LAID_OUT.height()) // 3)

    def minimumSizeHint(self) -> QSize:
        """Small, but to be recognised."""
        wide = self._look.px(LEAST)
        return QSize(wide, wide * LAID_OUT.height() // LAID_OUT.width())

    def hideEvent(self, event: QHideEvent) -> None:
        """Nobody sees it."""
        super().hideEvent(event)
        self._taken = None

    def paintEvent(self, _event: QPaintEvent) -> None:
        """The board, whole, and an edge."""
        if self._board is None:
            return
        size = LAID_OUT.scaled(self.size(), Qt.AspectRatioMode.KeepAspectRatio)
        box = QRect(0, (self.height() - size.height()) // 2, size.width(), size.height())
        box.moveLeft((self.width() - size.width()) // 2)
        pixels = size * self.devicePixelRatioF()
        if self._taken is None or self._taken.size() != pixels:
            self._taken = self._take(self._board, pixels)
        painter = QPainter(self)
        painter.drawPixmap(box, self._taken)
        palette = self.palette()
        painter.setPen(QPen(palette.highlight().color() if self.hasFocus() else palette.mid().color(), 2))
        painter.drawRect(box.adjusted(1, 1, -1, -1))
        painter.end()

    @staticmethod
    def _take(board: Board, size: QSize) -> QPixmap:
        """The board so small. What it painted for that isn't kept: it is megabytes, and wanted once or twice."""
        smooth = Qt.TransformationMode.SmoothTransformation
        taken = board.grab().scaled(size, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
        board.forget_pictures()
        return taken
