"""What is said at once to those who listen, wherever their keyboard is."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget


def listened() -> bool:
    """Somebody listens: what is to be said is worth wording."""
    return QAccessible.isActive()


def announce(widget: QWidget, text: str, *, at_once: bool = False) -> None:
    """Say something in the name of a widget: after what is being said, or `at_once` in its place."""
    if not text or not listened():
        return
    event = QAccessibleAnnouncementEvent(widget, text)
    polite, assertive = QAccessible.AnnouncementPoliteness.Polite, QAccessible.AnnouncementPoliteness.Assertive
    event.setPoliteness(assertive if at_once else polite)
    QAccessible.updateAccessibility(event)
