"""While something is seen to happen, a click on the board or a key brings it to its end, and does nothing else.

A thing on the board may still be taken at once: a press on it is the drag's own business.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QWindow
from PySide6.QtWidgets import QAbstractItemView, QApplication, QLineEdit, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.table.board import Board

SILENT: Final = frozenset(
    {Qt.Key.Key_Shift, Qt.Key.Key_Control, Qt.Key.Key_Alt, Qt.Key.Key_Meta, Qt.Key.Key_AltGr, Qt.Key.Key_CapsLock}
)
"""Keys that do nothing by themselves."""
COMMANDS: Final = (
    Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier | Qt.KeyboardModifier.MetaModifier
)
"""With one of these a key asks for something else."""


class Skipping(QObject):
    """Hears what comes to the window of a board before its widgets do, for as long as something is played there."""

    def __init__(self, board: Board, skip: Callable[[], object]) -> None:
        """Nothing is played yet; `skip` ends what is."""
        super().__init__(board)
        self._board, self._skip = board, skip
        self._window: QWindow | None = None
        board.animation.began.connect(lambda _step: self._listen())
        board.animation.settled.connect(self._leave)

    def _listen(self) -> None:
        window = self._board.window().windowHandle()
        if self._window is None and window is not None:
            self._window = window
            window.installEventFilter(self)

    def _leave(self) -> None:
        if self._window is not None:
            self._window.removeEventFilter(self)
            self._window = None

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """A press or a key that skips goes no further."""
        del watched
        if not self._board.animation.playing:
            return False
        if isinstance(event, QMouseEvent) and event.type() == QEvent.Type.MouseButtonPress:
            skips = self._on_the_table(event)
        else:
            skips = isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress and self._is_free(event)
        if skips:
            self._skip()
        return skips

    def _on_the_table(self, event: QMouseEvent) -> bool:
        """On the board, but not on what can be taken there: its views hear of it."""
        window = self._board.window()
        under = window.childAt(window.mapFromGlobal(event.globalPosition().toPoint()))
        if under is None or not (under is self._board or self._board.isAncestorOf(under)):
            return False
        parent = under.parentWidget()
        return not isinstance(parent, QAbstractItemView)

    def _is_free(self, event: QKeyEvent) -> bool:
        """No key of a command, none that writes; held down only the space bar goes on skipping."""
        at: QWidget | None = QApplication.focusWidget()
        if event.key() in SILENT or event.modifiers() & COMMANDS or isinstance(at, QLineEdit):
            return False
        if Qt.Key.Key_F1 <= event.key() <= Qt.Key.Key_F35:
            return False
        return not event.isAutoRepeat() or event.key() == Qt.Key.Key_Space
