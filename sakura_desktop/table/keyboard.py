"""The board by keyboard alone: walking what is lit, doing what it stands for, keys shown on demand."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal

from sakura_desktop.table.keyboard_stops import KeyboardGround, Stop, nearest, stops_of
from sakura_desktop.table.overlay import Badge

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from sakura_desktop.match.hand import Hand
    from sakura_desktop.table.drag import Drag

LETTERS = "1234567890abcdefghijklmnopqrstuvwxyz"
"""Keys in the order in which they are given out."""

_ARROWS = {
    Qt.Key.Key_Left: (-1, 0),
    Qt.Key.Key_Right: (1, 0),
    Qt.Key.Key_Up: (0, -1),
    Qt.Key.Key_Down: (0, 1),
}
_DO = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class KeyboardWalk(QObject):
    """The keyboard's place on the board."""

    changed = Signal()
    """The frame or the keys shown are others."""
    came = Signal(object)
    """A `Thing` that the keyboard has come to; the reader shows it."""

    def __init__(self, hand: Hand, grip: Drag, ground: KeyboardGround, parent: QObject | None = None) -> None:
        """Nowhere yet."""
        super().__init__(parent)
        self._hand = hand
        self._grip = grip
        self._ground = ground
        self._at: Stop | None = None
        self._keys_shown = False
        grip.changed.connect(self._held_changed)
        hand.changed.connect(self.renew)

    @property
    def here(self) -> Stop | None:
        """Where the keyboard is; None where it is elsewhere."""
        return self._at

    @property
    def frame(self) -> QRect | None:
        """The rectangle that is framed; None where the keyboard is elsewhere."""
        return self._at.rect if self._at is not None else None

    @property
    def keys_shown(self) -> bool:
        """Keys are shown over what they are for."""
        return self._keys_shown

    def stops(self) -> list[Stop]:
        """Where the keyboard can come to now, in reading order."""
        return stops_of(self._hand, self._grip.held, self._ground)

    def badges(self) -> list[Badge]:
        """The keys over what they are for, while they are shown."""
        if not self._keys_shown:
            return []
        return [Badge(letter.upper(), stop.rect) for letter, stop in zip(LETTERS, self.stops(), strict=False)]

    def enter(self, *, last: bool = False) -> bool:
        """The keyboard comes to the board; false where there is nothing to come to."""
        stops = self.stops()
        self._go(stops[-1 if last else 0] if stops else None)
        return bool(stops)

    def leave(self) -> None:
        """The keyboard is elsewhere."""
        self._go(None)

    def step(self, *, back: bool = False) -> bool:
        """To the next or the last stop; false beyond the ends."""
        stops = self.stops()
        here = self._index(stops)
        there = (len(stops) - 1 if back else 0) if here is None else here + (-1 if back else 1)
        if not 0 <= there < len(stops):
            return False
        self._go(stops[there])
        return True

    def press(self, event: QKeyEvent) -> bool:
        """A key that means something on the board; false for any other."""
        key = Qt.Key(event.key())
        if key in _ARROWS:
            return self._towards(*_ARROWS[key])
        if key in _DO:
            return self._do(self._current())
        if key == Qt.Key.Key_Escape:
            return self._grip.cancel() or self._hide_keys() or self._hand.put_back()
        if key in (Qt.Key.Key_F2, Qt.Key.Key_Question):
            self.toggle_keys()
            return True
        return self._letter(event.text().lower())

    def toggle_keys(self) -> None:
        """Show keys over what they are for, or hide them."""
        self._keys_shown = not self._keys_shown
        self.changed.emit()

    def renew(self) -> None:
        """What is lit is another."""
        if self._at is not None:
            here = self._current()
            self._go(here if here is not None else next(iter(self.stops()), None))
        self.changed.emit()

    def _held_changed(self) -> None:
        if self._at is not None:
            self._go(next(iter(self.stops()), None))
        self.changed.emit()

    def _letter(self, text: str) -> bool:
        at = LETTERS.find(text) if self._keys_shown and len(text) == 1 else -1
        stops = self.stops()
        return 0 <= at < len(stops) and self._do(stops[at])

    def _hide_keys(self) -> bool:
        was = self._keys_shown
        self._keys_shown = False
        if was:
            self.changed.emit()
        return was

    def _do(self, stop: Stop | None) -> bool:
        if stop is None:
            return False
        if stop.spot is not None:
            return self._grip.lay(stop.spot)
        return stop.thing is not None and self._grip.take(stop.thing)

    def _current(self) -> Stop | None:
        stops = self.stops()
        index = self._index(stops)
        return stops[index] if index is not None else None

    def _towards(self, dx: int, dy: int) -> bool:
        here = self._current()
        if here is None:
            return self.enter()
        there = nearest(self.stops(), here, dx, dy)
        if there is not None:
            self._go(there)
        return there is not None

    def _index(self, stops: list[Stop]) -> int | None:
        found = (index for index, stop in enumerate(stops) if self._at is not None and stop.same(self._at))
        return next(found, None)

    def _go(self, stop: Stop | None) -> None:
        if stop != self._at:
            self._at = stop
            if stop is not None and stop.thing is not None:
                self.came.emit(stop.thing)
            self.changed.emit()
