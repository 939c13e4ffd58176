"""The board as a match left it, in little, to be pressed."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from sakura_desktop.table.board import Board

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.view import View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.game import Game
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings

WIDE: Final = 1.62
"""How wide a board is by its height at the most: wider, its fields stand empty."""
EDGE: Final = 2
LEAST: Final = QSize(400, 280)
"""How large it is at the least: smaller, what is written on it would lie over other things."""


class LastBoard(QAbstractButton):
    """A board that is only looked at, laid out in the room that it has; pressing it leads to the match."""

    def __init__(self, words: Words, settings: Settings, look: Appearance, parent: QWidget) -> None:
        """No board."""
        super().__init__(parent)
        self.setObjectName("result.board")
        self._words, self._settings, self._look = words, settings, look
        self._boards: dict[str, Board] = {}
        self.board: Board | None = None
        """That of the game of the match that is shown."""
        self.setCursor(Qt.CursorShape.PointingHandCursor)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Expanding)

    def show_end(self, game: Game, view: View, lower: int, marked: Iterable[str]) -> None:
        """Show how a match of a game ended, with that seat's half below and the places marked where it was decided."""
        for key, one in self._boards.items():
            one.setVisible(key == game.key)
        board = self.board = self.board_of(game)
        board.show_view(view, lower=lower, reset=True)
        board.mark(tuple(marked))
        for part in (board, *board.findChildren(QWidget)):
            part.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # what is pressed is all of it
        self._fit()
        board.show()

    def board_of(self, game: Game) -> Board:
        """The board of a game, made when it is first asked for."""
        made = self._boards.get(game.key)
        if made is None:
            look = self._look.of(game.key)
            made = self._boards[game.key] = Board(self._words, look, self._settings, game.playmat(), None, self)
            made.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            made.hide()
        return made

    def ask_ahead(self) -> None:
        """Have the pictures of the cards painted that lie on it."""
        if self.board is not None and self.board.table.view is not None:
            self.board.playmat.ask_ahead(self.board.table.view, self.board.playmat.lower)

    def _box(self) -> QRect:
        """Where the board is, with its edge."""
        wide = min(self.width(), round(self.height() * WIDE))
        return QRect((self.width() - wide) // 2, 0, wide, self.height())

    def _fit(self) -> None:
        if self.board is not None:
            self.board.setGeometry(self._box().adjusted(EDGE, EDGE, -EDGE, -EDGE))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The board with it."""
        super().resizeEvent(event)
        self._fit()

    def sizeHint(self) -> QSize:
        """What else stands on the page has its room first; the rest is the board's."""
        return self.minimumSizeHint()

    def minimumSizeHint(self) -> QSize:
        """Small, but to be recognised."""
        return LEAST

    def paintEvent(self, _event: QPaintEvent) -> None:
        """An edge around the board."""
        palette = self.palette()
        painter = QPainter(self)
        painter.setPen(QPen(palette.highlight().color() if self.hasFocus() else palette.mid().color(), EDGE))
        painter.drawRect(self._box().adjusted(1, 1, -1, -1))
        painter.end()
