"""The arrow keys walk buttons, and come to nothing else; Tab goes its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QAbstractButton, QWidget


class ArrowWalk(QObject):
    """Walks those of the buttons that are shown, in their order."""

    def __init__(
        self, buttons: Sequence[QAbstractButton], parent: QWidget, *, right: int = 1, down: int = 1,
        arrived: Callable[[QAbstractButton], object] | None = None,
    ) -> None:
        """How many buttons one comes on by an arrow; in one row or column the first comes after the last."""
        super().__init__(parent)
        self._buttons = buttons
        self._arrived = arrived
        self._round = right == down
        self._steps = {
            int(Qt.Key.Key_Right): right, int(Qt.Key.Key_Left): -right,
            int(Qt.Key.Key_Down): down, int(Qt.Key.Key_Up): -down,
        }  # fmt: skip
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An arrow goes on to another button, if there is one there."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        shown = [button for button in self._buttons if button.isVisible()]
        at = next((at for at, button in enumerate(shown) if button is watched), None)
        step = self._steps.get(event.key())
        if at is None or step is None:
            return super().eventFilter(watched, event)
        to = (at + step) % len(shown) if self._round else at + step
        if 0 <= to < len(shown):
            shown[to].setFocus(Qt.FocusReason.TabFocusReason)
            if self._arrived is not None:
                self._arrived(shown[to])
        return True
