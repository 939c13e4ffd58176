"""Tab through a screen part by part, in an order of its own: what is made anew meanwhile stays in its part."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QWidget

if TYPE_CHECKING:
    from collections.abc import Callable, Iterator

    Part = Callable[[QWidget], int]
    """The number of the part that a widget belongs to."""

STILL_THERE: Final = frozenset((Qt.FocusReason.PopupFocusReason, Qt.FocusReason.ActiveWindowFocusReason))
"""Why the keyboard leaves and comes back while a person stays where they are: a menu, another window."""


def walk_on(screen: QWidget, part: Part, *, forth: bool) -> bool:
    """Give the keyboard to the next widget, or the one before; beyond the last comes the first."""
    order = sorted(_stops(screen), key=part)
    at = QApplication.focusWidget()
    if not order:
        return False
    here = order.index(at) if at in order else (-1 if forth else 0)
    _focus(order[(here + (1 if forth else -1)) % len(order)], forth=forth)
    return True


def next_part(screen: QWidget, part: Part, *, forth: bool) -> bool:
    """Give the keyboard to the first widget of the next part, or of the part before."""
    order = sorted(_stops(screen), key=part)
    at = QApplication.focusWidget()
    parts = list(dict.fromkeys(map(part, order)))
    if not parts:
        return False
    here = parts.index(part(at)) if at is not None and at in order else (-1 if forth else 0)
    there = parts[(here + (1 if forth else -1)) % len(parts)]
    _focus(next(widget for widget in order if part(widget) == there), forth=True)
    return True


def _stops(screen: QWidget) -> Iterator[QWidget]:
    """The widgets that take the keyboard by Tab now, as they lie in one another."""
    for widget in screen.findChildren(QWidget):  # `nextInFocusChain` binds each to the life of the one before
        takes = bool(widget.focusPolicy() & Qt.FocusPolicy.TabFocus) and widget.focusProxy() is None
        if takes and widget.isVisible() and widget.isEnabled():
            yield widget


def _focus(widget: QWidget, *, forth: bool) -> None:
    widget.setFocus(Qt.FocusReason.TabFocusReason if forth else Qt.FocusReason.BacktabFocusReason)
