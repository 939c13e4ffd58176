"""Shift+F10 opens the menu of what the keyboard is on, where the system doesn't see to it by itself."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QContextMenuEvent, QGuiApplication, QKeySequence, QShortcut
from PySide6.QtWidgets import QApplication

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

BY_ITSELF: Final = "windows"
"""The platform on which Qt knows the key."""


def offer_menu_key(window: QWidget) -> None:
    """In every window of the program, as long as this one is there."""
    if QGuiApplication.platformName() == BY_ITSELF:
        return
    keys = QShortcut(QKeySequence("Shift+F10"), window)
    keys.setContext(Qt.ShortcutContext.ApplicationShortcut)
    keys.activated.connect(open_menu_here)


def open_menu_here() -> None:
    """As the key for menus does: the widget that has the keyboard is asked for its menu."""
    held = QApplication.focusWidget()
    if held is None:
        return
    middle: QPoint = held.inputMethodQuery(Qt.InputMethodQuery.ImCursorRectangle).center()
    event = QContextMenuEvent(QContextMenuEvent.Reason.Keyboard, middle, held.mapToGlobal(middle))
    QApplication.sendEvent(held, event)
