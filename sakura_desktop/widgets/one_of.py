"""Buttons of which one is chosen: to the keyboard they are one stop."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QButtonGroup

if TYPE_CHECKING:
    from collections.abc import Iterable

    from PySide6.QtWidgets import QWidget


class OneOf(QButtonGroup):
    """Tab comes to the chosen one from either side, arrows go from one to the next. Qt by itself lets Tab come to each
    until one of them has had the keyboard: from behind it came to the last.
    """

    def __init__(self, buttons: Iterable[QAbstractButton], parent: QWidget) -> None:
        """Of these buttons."""
        super().__init__(parent)
        for button in buttons:
            self.addButton(button)
        self.buttonToggled.connect(self._stop_at)

    def _stop_at(self, chosen: QAbstractButton, on: bool) -> None:  # as Qt calls it
        if on:
            for button in self.buttons():
                tab = button is chosen
                button.setFocusPolicy(Qt.FocusPolicy.StrongFocus if tab else Qt.FocusPolicy.ClickFocus)
