"""The arrow keys walk buttons as they stand, and come to nothing else; Tab goes its own way."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QObject, QPoint, QRect, Qt
from PySide6.QtGui import QKeyEvent

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from PySide6.QtWidgets import QAbstractButton, QWidget

ARROWS: Final = {
    Qt.Key.Key_Left: (-1, 0), Qt.Key.Key_Right: (1, 0), Qt.Key.Key_Up: (0, -1), Qt.Key.Key_Down: (0, 1),
}  # fmt: skip
"""Which way an arrow leads: so much to the right, so much down."""


def nearest(places: Sequence[QRect], start: QRect, dx: int, dy: int) -> int | None:
    """Which of the places is the nearest in a direction; steps aside count double."""
    best: tuple[int, int] | None = None
    for at, place in enumerate(places):
        way = place.center() - start.center()
        along = way.x() * dx + way.y() * dy
        far = along + 2 * (abs(way.x() * dy) + abs(way.y() * dx))
        if along > 0 and (best is None or far < best[0]):
            best = (far, at)
    return best[1] if best is not None else None


def next_beside(places: Sequence[QRect], start: QRect, dx: int, dy: int) -> int | None:
    """Which of the places, that are of many widths, one comes to first in a direction; gaps aside count double."""
    found: list[tuple[int, int, int]] = []
    for at, place in enumerate(places):
        right, left = place.left() - start.right(), start.left() - place.right()
        down, up = place.top() - start.bottom(), start.top() - place.bottom()
        along = {(1, 0): right, (-1, 0): left, (0, 1): down, (0, -1): up}[dx, dy]
        aside = max(0, up, down) if dx else max(0, left, right)
        way = place.center() - start.center()
        if along > 0:
            found.append((along + 2 * aside, abs(way.y() if dx else way.x()), at))
    return min(found)[2] if found else None


class ArrowWalk(QObject):
    """Walks those of the buttons that are shown: to the next one that way; where all stand in one row or column by any
    arrow to the next in their order, after the last to the first.
    """

    def __init__(
        self, buttons: Sequence[QAbstractButton], parent: QWidget, *,
        arrived: Callable[[QAbstractButton], object] | None = None,
    ) -> None:
        """`arrived` is called with the button that one has come to."""
        super().__init__(parent)
        self._buttons = buttons
        self._arrived = arrived
        for button in buttons:
            button.installEventFilter(self)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """An arrow goes on to another button, if there is one there."""
        if not isinstance(event, QKeyEvent) or event.type() != QEvent.Type.KeyPress:
            return super().eventFilter(watched, event)
        shown = [button for button in self._buttons if button.isVisible()]
        at = next((at for at, button in enumerate(shown) if button is watched), None)
        if at is None or event.key() not in ARROWS:
            return super().eventFilter(watched, event)
        dx, dy = ARROWS[Qt.Key(event.key())]
        places = [QRect(button.mapToGlobal(QPoint()), button.size()) for button in shown]
        to = next_beside(places, places[at], dx, dy)
        if len({place.center().x() for place in places}) == 1 or len({place.center().y() for place in places}) == 1:
            to = (at + dx + dy) % len(shown)
        if to is not None:
            shown[to].setFocus(Qt.FocusReason.TabFocusReason)
            if self._arrived is not None:
                self._arrived(shown[to])
        return True
