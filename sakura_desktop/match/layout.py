"""What stands where on a duel's screen: the board that may scroll, the line below with its tools, the column beside."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt, Signal
from PySide6.QtWidgets import QFrame, QHBoxLayout, QScrollArea, QSplitter, QToolButton, QVBoxLayout, QWidget

from sakura_desktop.screens.screen import Screen
from sakura_desktop.table.status_line import StatusLine

if TYPE_CHECKING:
    from PySide6.QtCore import QRect
    from PySide6.QtGui import QResizeEvent

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

SIDE: Final = 330
"""Width of the column beside the board at zoom 1."""
MOST_BESIDE: Final = 34
"""How much of the screen's width that column may take, in hundredths."""
NEAR: Final = 30
"""How near to the edge of what is in sight the hand may come before the board scrolls, in pixels at zoom 1."""


class MatchLayout(Screen):
    """The frame that a duel is shown in, and what is told from within it."""

    ended = Signal(int)
    """The winner, when the last event has been shown; -1 for none."""
    advanced = Signal()
    """Something happened, was taken back, or another seat is shown: the journal is to be read again."""
    link = Signal(str)
    """A term or card in a sentence was clicked: `term:aura`, `card:NUMBER`."""
    card_shown = Signal(object)
    """A `CardSeen` to be read; None: whoever sits there now is to find nothing of the one before."""
    attack_shown = Signal(object)
    megami_shown = Signal(str)

    def __init__(self, words: Words, look: Appearance, parent: QWidget | None = None) -> None:
        """Without a board; `put_board` brings it."""
        super().__init__("duel", words, parent)
        self.look = look
        self.status = StatusLine(words, look, self)
        self.tools = {
            "undo": self._tool("undo", "board-undo", "↶"),
            "redo": self._tool("redo", "board-redo", "↷"),
            "keys": self._tool("keys", "board-keys", "⌨"),
            "give-up": self._tool("give-up", "board-give-up", "⚑"),
        }
        self._scroll = QScrollArea(self)
        self._scroll.setObjectName("duel.scroll")
        self._scroll.setFrameShape(QFrame.Shape.NoFrame)
        self._scroll.setWidgetResizable(True)
        self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
        self._side = QSplitter(Qt.Orientation.Vertical, self)
        self._side.setChildrenCollapsible(False)
        self._side.hide()
        self.content = QWidget(self)
        """All that a curtain covers."""
        self._lay_out()

    def _lay_out(self) -> None:
        foot = QHBoxLayout()
        foot.setContentsMargins(0, 0, 6, 0)
        foot.addWidget(self.status, 1)
        for tool in self.tools.values():
            foot.addWidget(tool)
        left = QVBoxLayout()
        left.setContentsMargins(0, 0, 0, 0)
        left.setSpacing(0)
        left.addWidget(self._scroll, 1)
        left.addLayout(foot)
        row = QHBoxLayout(self.content)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(0)
        row.addLayout(left, 1)
        row.addWidget(self._side)
        whole = QVBoxLayout(self)
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addWidget(self.content)

    def _tool(self, name: str, key: str, sign: str) -> QToolButton:
        tool = QToolButton(self)
        tool.setObjectName(f"duel.{name}")
        tool.setText(sign)
        tool.setAutoRaise(True)
        tool.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        self.wording.name(tool, key)
        self.wording.tip(tool, key)
        return tool

    def put_board(self, board: QWidget) -> None:
        """Put the board into its room."""
        self._scroll.setWidget(board)

    def add_beside(self, widget: QWidget, stretch: int = 1) -> None:
        """Put a widget (the reader, the journal) beside the board, below those put there before."""
        self._side.addWidget(widget)
        self._side.setStretchFactor(self._side.count() - 1, stretch)
        self._narrow()
        self._side.show()

    def keep_in_sight(self, rect: QRect) -> None:
        """On a board larger than its room: scroll to what the hand or the keyboard has come to."""
        margin = self.look.px(NEAR)
        self._scroll.ensureVisible(rect.left(), rect.top(), margin, margin)
        self._scroll.ensureVisible(rect.right(), rect.bottom(), margin, margin)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """The column beside the board leaves it most of the width, however large the zoom."""
        super().resizeEvent(event)
        self._narrow()

    def _narrow(self) -> None:
        most = max(SIDE, self.width() * MOST_BESIDE // 100)
        self._side.setFixedWidth(min(self.look.px(SIDE), most))
