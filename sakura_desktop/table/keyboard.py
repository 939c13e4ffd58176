"""The board by keyboard alone: walking what is lit, doing what it stands for, keys shown on demand; with Shift walking
everything that can be read.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QRect, Qt, Signal

from sakura_desktop.table.keyboard_stops import KeyboardGround, Stop, closest, find, stops_of, towards
from sakura_desktop.table.overlay import Badge
from sakura_desktop.widgets.arrow_walk import ARROWS

if TYPE_CHECKING:
    from PySide6.QtGui import QKeyEvent

    from sakura_desktop.match.hand import Hand
    from sakura_desktop.table.drag import Drag

LETTERS = "1234567890abcdefghijklmnopqrstuvwxyz"
"""Keys in the order in which they are given out."""

_DO = frozenset({Qt.Key.Key_Return, Qt.Key.Key_Enter, Qt.Key.Key_Space})


class KeyboardWalk(QObject):
    """The keyboard's place on the board."""

    changed = Signal()
    """The frame or the keys shown are others."""
    came = Signal(object)
    """A `Stop` that the keyboard has come to; the reader shows what is there."""
    opening = Signal(object)
    """A `Stop` at which nothing can be done was pressed: what lies there is to be spread, if it can be."""

    def __init__(self, hand: Hand | None, grip: Drag, ground: KeyboardGround, parent: QObject | None = None) -> None:
        """Nowhere yet; without `hand` everything is only read."""
        super().__init__(parent)
        self._hand = hand
        self._grip = grip
        self._ground = ground
        self._at: Stop | None = None
        self._reading = False
        """Where it is it came by the walk over everything that can be read."""
        self._back: Stop | None = None
        """Where it was before a pile was spread."""
        self._keys_shown = False
        grip.changed.connect(self._held_changed)
        if hand is not None:
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
        self._reading = False
        self._go(stops[-1 if last else 0] if stops else None)
        return bool(stops)

    def look(self) -> None:
        """The keyboard comes to what is read first: an attack in the air, else the first there is."""
        self._reading = True
        self._go(next(iter(self._readable()), None))

    def leave(self) -> None:
        """The keyboard is elsewhere."""
        self._go(None)

    def step(self, *, back: bool = False) -> bool:
        """To the next or the last stop; false beyond the ends."""
        stops = self.stops()
        here = self._index(stops)
        if here is None and self._at is not None:
            near = closest(stops, self._at.rect.center())
            self._reading = False
            self._go(near)
            return near is not None
        there = (len(stops) - 1 if back else 0) if here is None else here + (-1 if back else 1)
        if not 0 <= there < len(stops):
            return False
        self._reading = False
        self._go(stops[there])
        return True

    def press(self, event: QKeyEvent) -> bool:
        """A key that means something on the board; false for any other."""
        key = Qt.Key(event.key())
        if key in ARROWS:
            reads = bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier) or self._in_tray()
            return (self._read if reads and self._grip.held is None else self._towards)(*ARROWS[key])
        if self._hand is None and key not in _DO:
            return False
        if key in _DO:
            return self._do(self._current())
        if key == Qt.Key.Key_Escape:
            return self._grip.cancel() or self._hide_keys() or (self._hand is not None and self._hand.put_back())
        if key in (Qt.Key.Key_F2, Qt.Key.Key_Question):
            self.toggle_keys()
            return True
        return self._letter(event.text().lower())

    def act(self) -> bool:
        """Do what Enter does here."""
        return self._do(self._current())

    def go_to(self, wanted: Stop) -> bool:
        """To a stop that one knows of; false where it is gone meanwhile."""
        lit = find(self.stops(), wanted)
        there = lit or find((*self._ground.tray(), *self._ground.readable()), wanted)
        if there is None:
            return False
        self._reading = lit is None
        self._go(there)
        return True

    def toggle_keys(self) -> None:
        """Show keys over what they are for, or hide them."""
        self._keys_shown = not self._keys_shown
        self.changed.emit()

    def renew(self) -> None:
        """What is lit is another, or things stand elsewhere."""
        if self._at is not None:
            self._go(self._current() or next(iter(self.stops()), None) or self._beside())
        self.changed.emit()

    def spread(self) -> None:
        """A pile was spread from here: its cards are walked, from what can be chosen among them."""
        tray = self._ground.tray()
        self._back = self._at
        self._reading = True
        self._go(next((stop for stop in self.stops() if find(tray, stop)), None) or next(iter(tray), None))

    def gathered(self) -> None:
        """The pile was put together: back to where one was."""
        back, self._back = self._back, None
        if self._at is not None:
            self._go(find((*self.stops(), *self._readable()), back) or self._current() or self._beside())

    def _beside(self) -> Stop | None:
        """What can be read nearest to where one was."""
        self._reading = True
        return closest(self._readable(), self._at.rect.center()) if self._at is not None else None

    def _readable(self) -> list[Stop]:
        return self._ground.tray() or self._ground.readable()

    def _in_tray(self) -> bool:
        return find(self._ground.tray(), self._at) is not None

    def _read(self, dx: int, dy: int) -> bool:
        """Left and right to what is read before and after, up and down to what lies there."""
        stops = self._readable()
        here = find(stops, self._at)
        if self._at is None:
            self.look()
            return bool(stops)
        self._reading = True
        if here is None:
            there = closest(stops, self._at.rect.center())
        elif dx:
            at = stops.index(here) + dx
            there = stops[at] if 0 <= at < len(stops) else None
        else:
            there = towards(stops, here, dx, dy)
        if there is not None:
            self._go(there)
        return True

    def _held_changed(self) -> None:
        if self._at is not None:
            self._reading = False
            self._go(next(iter(self.stops()), None) or self._beside())
        self.changed.emit()

    def _letter(self, text: str) -> bool:
        at = LETTERS.find(text) if self._keys_shown and len(text) == 1 else -1
        stops = self.stops()
        if not 0 <= at < len(stops):
            return False
        self._reading = False
        self._go(stops[at])
        return self._do(stops[at])

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
        if stop.thing is not None and self._grip.take(stop.thing):
            return True
        self.opening.emit(stop)
        return self._reading

    def _current(self) -> Stop | None:
        """Where one is, as it stands now."""
        return find(self.stops(), self._at) or (find(self._readable(), self._at) if self._reading else None)

    def _towards(self, dx: int, dy: int) -> bool:
        if self._hand is None:
            return False
        stops, here = self.stops(), self._current()
        if here is None:
            return self.enter()
        there = towards(stops, here, dx, dy)
        if there is not None:
            self._reading = False
            self._go(there)
        return there is not None

    def _index(self, stops: list[Stop]) -> int | None:
        found = (index for index, stop in enumerate(stops) if self._at is not None and stop.same(self._at))
        return next(found, None)

    def _go(self, stop: Stop | None) -> None:
        if stop != self._at:
            before, self._at = self._at, stop
            if stop is not None and (before is None or not stop.same(before)):
                self.came.emit(stop)
            self.changed.emit()
