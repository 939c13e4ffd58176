"""A sentence on the board beside what it is about; it covers neither the question's answers nor the thing itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QFrame, QVBoxLayout

from sakura_desktop.widgets.plain_label import PlainLabel

if TYPE_CHECKING:
    from sakura_desktop.table.board import Board

WIDEST: Final = 300
"""Its lines are broken at so many pixels, at zoom 1."""
GAP: Final = 10


class Bubble(QFrame):
    """Hidden until it says something. The mouse goes through it."""

    def __init__(self, board: Board, name: str, role: str) -> None:
        """`role` is how the style sheet sets it: `side` for what is told, `doubt` for what warns."""
        super().__init__(board)
        self.setObjectName(name)
        self.setProperty("role", role)
        self.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
        self.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._board = board
        self._label = PlainLabel(self)
        self._label.setWordWrap(True)
        self._label.setTextFormat(Qt.TextFormat.PlainText)
        self._box = QVBoxLayout(self)
        self._box.setContentsMargins(9, 6, 9, 6)
        self._box.addWidget(self._label)
        self.hide()

    @property
    def text(self) -> str:
        """What it says; empty while it is hidden."""
        return self._label.text() if self.isVisible() else ""

    def say(self, text: str, about: QRect) -> None:
        """Say something beside a rectangle of the board."""
        self._label.setText(text)
        self.setAccessibleName(text)
        self.ensurePolished()
        self._label.ensurePolished()
        margins = self._box.contentsMargins()
        sides = margins.left() + margins.right() + 4
        wide = min(self._label.fontMetrics().horizontalAdvance(text) + 2, self._board.look.px(WIDEST))
        high = self._label.heightForWidth(wide)
        self.resize(QSize(wide + sides, high + margins.top() + margins.bottom() + 4))
        self.stand_beside(about)
        self.show()
        self.raise_()

    def stand_beside(self, about: QRect) -> None:
        """Stand beside a rectangle of the board, off the question."""
        prompt = self._board.prompt
        taboo = prompt.geometry() if prompt is not None else QRect()
        self.setGeometry(beside(about, self.size(), self._board.rect(), taboo))


def beside(about: QRect, size: QSize, room: QRect, taboo: QRect) -> QRect:
    """Where something of that size stands beside a rectangle: inside the room, off the taboo and the rectangle itself,
    where that can be; above it first.
    """
    middle = about.center()
    places = (
        QPoint(middle.x() - size.width() // 2, about.top() - GAP - size.height()),
        QPoint(about.right() + GAP, middle.y() - size.height() // 2),
        QPoint(about.left() - GAP - size.width(), middle.y() - size.height() // 2),
        QPoint(middle.x() - size.width() // 2, about.bottom() + GAP),
    )
    found = [_inside(QRect(place, size), room) for place in places]
    free = [rect for rect in found if not rect.intersects(taboo) and not rect.intersects(about)]
    off = [rect for rect in found if not rect.intersects(taboo)]
    return (free or off or found)[0]


def _inside(rect: QRect, room: QRect) -> QRect:
    left = max(room.left() + 2, min(rect.left(), room.right() - rect.width() - 2))
    top = max(room.top() + 2, min(rect.top(), room.bottom() - rect.height() - 2))
    return QRect(QPoint(left, top), rect.size())
