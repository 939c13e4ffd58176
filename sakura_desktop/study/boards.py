"""Small boards before and after a clause, by which its meaning is practised: each game draws and says its own."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from sakura_desktop.games import games

if TYPE_CHECKING:
    from PySide6.QtCore import QRectF, QSize
    from PySide6.QtGui import QFont, QPainter

    from engine.text.phrase import Phrase
    from sakura_desktop.appearance import Appearance

Board: TypeAlias = Any
"""A small board of whichever game."""


class BoardDrawing(Protocol):
    """How a board is drawn in some letters."""

    def size(self) -> QSize:
        """The room that a board takes."""

    def paint(self, painter: QPainter, room: QRectF, board: Board, before: Board | None) -> None:
        """Draw a board, with what is other than on the one before."""


class SmallBoards(Protocol):
    """A game's small boards."""

    def drawing(self, look: Appearance, font: QFont) -> BoardDrawing:
        """How they are drawn."""

    def said(self, board: Board, before: Board | None) -> Phrase:
        """A board in words."""


def small_boards() -> SmallBoards:
    """Those of the first game that has any. Raises `LookupError` where none has."""
    for game in games():
        boards: SmallBoards | None = game.small_boards()
        if boards is not None:
            return boards
    raise LookupError("no game has small boards")
