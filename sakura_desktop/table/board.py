"""The board: shows a view and what happens, lights what the open decision allows, hears the mouse and the keyboard.

What may be done it is told by its `Hand`; a board without one is only looked at.
"""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Qt, Signal
from PySide6.QtGui import QFocusEvent, QKeyEvent

from sakura_desktop.sakura.playmat import Tableau
from sakura_desktop.table.animation import Animation
from sakura_desktop.table.drag import Drag
from sakura_desktop.table.drag_feedback import DragFeedback
from sakura_desktop.table.flights import Flights
from sakura_desktop.table.keyboard import KeyboardWalk
from sakura_desktop.table.things import Highlight

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtWidgets import QWidget

    from engine.cardgame.view import Frame
    from engine.sakura.view.shapes import View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.match.hand import Hand
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.place_view import PlaceView
    from sakura_desktop.table.things import Thing

_TABS = frozenset({int(Qt.Key.Key_Tab), int(Qt.Key.Key_Backtab)})
_BY_TAB = frozenset({Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason})


class Board(Tableau):
    """The table as one seat sees it."""

    card_shown = Signal(object)
    """A `CardSeen` under the mouse, pressed, or come to by keyboard."""
    attack_shown = Signal(object)
    megami_shown = Signal(str)
    settled = Signal()
    """Everything that happened has been shown."""
    reached = Signal(object)
    """A `QRect` of the board that the hand or the keyboard has come to: it is to be in sight."""

    def __init__(
        self, words: Words, look: Appearance, settings: Settings, hand: Hand | None = None,
        parent: QWidget | None = None
    ) -> None:
        """An empty table."""
        self.walker: KeyboardWalk | None = None
        super().__init__(words, look, settings, hand, parent)
        self._hand = hand
        self._marked: frozenset[str] = frozenset()
        self.travel = Flights(self)
        self.stage = Animation(self.travel, self.overlay, settings, self)
        self.reach = DragFeedback(self)
        self.grip = Drag(hand, self.reach, self)
        if hand is not None:
            self.walker = KeyboardWalk(hand, self.grip, self.where, self)
            self.walker.changed.connect(self._walked)
            self.walker.came.connect(self._came)
            hand.changed.connect(self.relight)
        self._connect()

    def _connect(self) -> None:
        hear = partial(_hear, self.grip, self._hovered)
        for view in self.place_views():
            hear(view)
        self.panels.came.connect(hear)
        for half in self.halves.values():
            half.plate.looked.connect(self.megami_shown)
            for door in half.doors():
                door.opened.connect(self.open_tray)
        self.grip.changed.connect(self._held_changed)
        self.grip.touched.connect(self._hovered)
        self.stage.settled.connect(self._settled)
        self.tray.closed.connect(self.setFocus)

    # showing

    def show_view(self, view: View, *, lower: int = 0, decides: int = -1, reset: bool = False) -> None:
        """Show the table as it is, with that seat's half below."""
        self.stage.hurry()
        turned = self.seat(lower)
        self.travel.show_table(view, reset=reset)
        self.show_decider(decides)
        if turned:
            self.tray.shut()
            self.lay_out()
        self.relight()

    def play(self, frames: tuple[Frame[View], ...], halts: frozenset[int] = frozenset()) -> None:
        """Show what happened, one after the other, waiting after the frames of those numbers."""
        self.stage.play(frames, halts)

    def hurry(self) -> bool:
        """End every movement now; true if the board was turned by what waited for that."""
        lower = self.halves["lower"].seat
        self.stage.hurry()
        return self.halves["lower"].seat != lower

    def show_decider(self, seat: int) -> None:
        """Mark the plate of whoever decides."""
        if self.table.view is not None:
            for half in self.halves.values():
                half.show_view(self.table.view, decides=half.seat == seat)

    def mark(self, things: tuple[str, ...]) -> None:
        """Light up what a journal line speaks of; nothing for an empty tuple."""
        self._marked = frozenset(things)
        self.relight()

    def relight(self) -> None:
        """Light what may be taken, and where it may go."""
        if self._hand is None or self.stage.busy:
            self.table.light(Highlight(marked=self._marked))
        else:
            self.table.light(self._hand.glow(self.grip.held, self._marked))
        self.update()

    def _held_changed(self) -> None:
        if self.grip.held is not None and self._hand is not None:
            self.reach.make_way(self.grip.held, self._hand.offer.targets(self.grip.held))
        self.relight()

    def _settled(self) -> None:
        self.relight()
        self.settled.emit()

    # the keyboard

    def event(self, event: QEvent) -> bool:
        """Tab walks what is lit before it leaves the board."""
        if self.walker is not None and event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            key = event.key()
            if key in _TABS and self.walker.step(back=key == Qt.Key.Key_Backtab):
                return True
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Walk, do, take back, show keys."""
        if self.hurry():
            return
        if event.key() == Qt.Key.Key_Escape and self.tray.isVisible() and self.grip.held is None:
            self.tray.shut()
        elif self.walker is None or not self.walker.press(event):
            super().keyPressEvent(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """The keyboard comes to the first lit thing, if it came by keyboard."""
        super().focusInEvent(event)
        if self.walker is not None and event.reason() in _BY_TAB:
            self.walker.enter(last=event.reason() == Qt.FocusReason.BacktabFocusReason)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)
        if self.walker is not None:
            self.walker.leave()

    def _walked(self) -> None:
        if self.walker is not None:
            self.overlay.show_focus(self.walker.frame)
            self.overlay.show_badges(self.walker.badges())
            if self.walker.frame is not None:
                self.reached.emit(self.walker.frame)

    # looking

    def _came(self, thing: Thing) -> None:
        found = self.table.find(thing.bearer or thing.what)
        if found is not None:
            self.card_shown.emit(found[1])

    def _hovered(self, view: PlaceView, row: int) -> None:
        if row >= 0 and view is self.attacks:
            self.attack_shown.emit(self.table.attacks.attacks[row])
        elif row >= 0:
            card = view.card_at(row)
            if card is not None and card.number is not None:
                self.card_shown.emit(card)


def _hear(grip: Drag, hovered: Callable[[PlaceView, int], None], view: PlaceView) -> None:
    """The hand on a view is heard by the grip."""
    view.grabbed.connect(grip.press)
    view.moved.connect(grip.move)
    view.released.connect(grip.release)
    view.hovered.connect(hovered)
