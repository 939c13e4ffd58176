"""The board: both halves, the lane between them, the prompt's place, and everything that travels over it.

It shows a view and says where things are. What may be done it is told by its `Hand`; a board without one is looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, QPoint, QRect, QSize, Qt, Signal
from PySide6.QtGui import QKeyEvent, QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from sakura_desktop.delegates.card import card_pixmap
from sakura_desktop.delegates.marks import target_frame
from sakura_desktop.dnd.things import CRYSTAL, PILE, Glow, Thing
from sakura_desktop.models.table import VIGOR, TableModels
from sakura_desktop.views.attack import AttackView
from sakura_desktop.views.crystals import ShadowView
from sakura_desktop.views.geometry import Layout, lay_out, least_size
from sakura_desktop.views.grip import Grip, Spot
from sakura_desktop.views.keys import Walker
from sakura_desktop.views.lane import LaneView
from sakura_desktop.views.listener import Listener
from sakura_desktop.views.overlay import Flight, Overlay
from sakura_desktop.views.panels import PanelStrip
from sakura_desktop.views.place import PlaceView, paint_field
from sakura_desktop.views.seats import Half
from sakura_desktop.views.stage import Stage
from sakura_desktop.views.tray import Tray
from sakura_desktop.views.whereabouts import Whereabouts

if TYPE_CHECKING:
    from engine.sakura.view.shapes import Frame, View
    from sakura_desktop.i18n import Words
    from sakura_desktop.look import Look
    from sakura_desktop.session.hand import Hand
    from sakura_desktop.settings import Settings

SPRING = 160
"""Milliseconds in which a thing not taken springs back."""


class Board(QWidget):
    """The table as one seat sees it."""

    card_shown = Signal(object)
    """A `CardSeen` under the mouse, pressed, or come to by keyboard."""
    attack_shown = Signal(object)
    megami_shown = Signal(str)
    settled = Signal()
    """Everything that happened has been shown."""
    reached = Signal(object)
    """A `QRect` of the board that the hand or the keyboard has come to: it is to be in sight."""
    laid_out = Signal(float)
    """How large things are now: the prompt on the board grows with them."""

    def __init__(
        self, words: Words, look: Look, settings: Settings, hand: Hand | None = None, parent: QWidget | None = None
    ) -> None:
        """An empty table."""
        self.walker: Walker | None = None
        super().__init__(parent)
        self.setObjectName("board")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._words, self.look, self._settings, self._hand = words, look, settings, hand
        self.table = TableModels(hand, self)
        self.listener = Listener(words, self.table, self)
        self.halves = {side: Half(side, words, look, settings, self) for side in ("upper", "lower")}
        self.lane = LaneView("place.distance", words, look, self)
        self.shadow = ShadowView("place.shadow", words, look, self)
        self.attacks = AttackView("place.attacking", words, look, self)
        self.panels = PanelStrip(words, look, self.table, self)
        self.tray = Tray(words, look, self)
        self.overlay = Overlay(look, self)
        self.prompt: QWidget | None = None
        self.layout_now: Layout | None = None
        self._marked: frozenset[str] = frozenset()
        self._ground: tuple[object, QPixmap] | None = None
        self._spread_for_choice = False
        self.where = Whereabouts(self)
        self.stage = Stage(self.where, self.overlay, settings, self)
        self.grip = Grip(hand, self, self)
        if hand is not None:
            self.walker = Walker(hand, self.grip, self.where, self)
        self._connect()

    def _connect(self) -> None:
        self.lane.setModel(self.table.crystals("distance"))
        self.shadow.setModel(self.table.crystals("shadow"))
        self.attacks.setModel(self.table.attacks)
        for view in self.place_views():
            view.on_board = view is not self.tray.cards
            view.grabbed.connect(self.grip.press)
            view.moved.connect(self.grip.move)
            view.released.connect(self.grip.release)
            view.hovered.connect(self._hovered)
        for half in self.halves.values():
            half.plate.looked.connect(self.megami_shown)
            for door in half.doors():
                door.opened.connect(self.open_tray)
        self.grip.changed.connect(self._held_changed)
        self.grip.touched.connect(self._hovered)
        self.stage.settled.connect(self._settled)
        self.tray.closed.connect(self.setFocus)
        if self._hand is not None and self.walker is not None:
            self._hand.changed.connect(self.relight)
            self.walker.changed.connect(self._walked)
            self.walker.came.connect(self._came)
        self._words.changed.connect(self.renew)
        self.look.changed.connect(self._redressed)
        self.look.ready.connect(self._repaint)
        self._settings.changed.connect(self._setting_changed)

    def place_views(self) -> list[PlaceView]:
        """Every view of a place."""
        views = [view for half in self.halves.values() for view in half.views.values()]
        return [*views, self.lane, self.shadow, self.attacks, self.tray.cards]

    # showing

    def show_view(self, view: View, *, lower: int = 0, decides: int = -1, reset: bool = False) -> None:
        """Show the table as it is, with that seat's half below."""
        self.stage.hurry()
        turned = self.halves["lower"].seat != lower
        self.halves["lower"].seat_at(lower, self.table)
        self.halves["upper"].seat_at(1 - lower, self.table)
        self.where.show_table(view, reset=reset)
        for half in self.halves.values():
            half.show_view(view, decides=half.seat == decides)
        if turned or self.layout_now is None:
            self.tray.shut()
            self.lay_out()
        self.relight()

    def play(self, frames: tuple[Frame, ...], halts: frozenset[int] = frozenset()) -> None:
        """Show what happened, one after the other, waiting after the frames of those numbers."""
        self.stage.play(frames, halts)

    def show_decider(self, seat: int) -> None:
        """Mark the plate of whoever decides."""
        view = self.table.view
        if view is not None:
            for half in self.halves.values():
                half.show_view(view, decides=half.seat == seat)

    def mark(self, things: tuple[str, ...]) -> None:
        """Light up what a journal line speaks of; nothing for an empty tuple."""
        self._marked = frozenset(things)
        self.relight()

    def relight(self) -> None:
        """Light what may be taken, and where it may go."""
        if self._hand is None or self.stage.busy:
            self.table.light(Glow(marked=self._marked))
        else:
            self.table.light(self._hand.glow(self.grip.held, self._marked))
        self._repaint()

    def _held_changed(self) -> None:
        """A spread pile makes room for what is held, unless that was taken from it."""
        held = self.grip.held
        if held is not None and self.tray.place not in ("", held.source):
            places = (self.where.rect_of_place(place) for place in self._hand.offer.targets(held)) if self._hand else ()
            if any(rect is not None and rect.intersects(self.tray.geometry()) for rect in places):
                self.tray.shut()
        self.relight()

    def spread_for(self, places: set[str]) -> None:
        """Spread the pile that something is to be chosen from; one spread for an earlier choice is put together."""
        hidden = sorted(place for place in places if self.where.is_hidden_pile(place))
        if hidden:
            self.open_tray(hidden[0])
        elif self._spread_for_choice:
            self.tray.shut()
        self._spread_for_choice = bool(hidden)

    def open_tray(self, place: str) -> None:
        """Spread the cards of a place."""
        if self.layout_now is None:
            return
        self.tray.open(self.table.cards(place), self.layout_now.measures)
        self._place_tray()

    def set_prompt(self, prompt: QWidget) -> None:
        """Give the prompt its place on the board."""
        self.prompt = prompt
        prompt.setParent(self)
        self.overlay.raise_()
        self.lay_out()

    # what the grip asks

    def spots_at(self, point: QPoint) -> list[Spot]:
        """Where a drop at a global point could go."""
        return self.where.spots_at(point)

    def lift(self, thing: Thing, at: QPoint) -> None:
        """Show a thing in the hand."""
        here = self.overlay.mapFromGlobal(at)
        self.overlay.hold(self._picture(thing), here)
        self.reached.emit(QRect(here, QSize(1, 1)))

    def lower_hand(self, *, back_to: Thing | None) -> None:
        """Show the hand empty; what was not taken springs back."""
        start = self.overlay.held_rect()
        self.overlay.hold(None)
        if back_to is None or not start.isValid() or not self._settings.animation_ms:
            return
        home = self.where.rect_of_thing(back_to)
        if home is not None:
            self.overlay.fly([Flight(pixmap=self._picture(back_to), source=start, target=home)], SPRING)

    def hurry(self) -> bool:
        """End every movement now; true if the board was turned by what waited for that."""
        lower = self.halves["lower"].seat
        self.stage.hurry()
        return self.halves["lower"].seat != lower

    def spread(self, view: PlaceView) -> bool:
        """Show a pile's cards."""
        if not self.where.can_spread(view):
            return False
        if self.tray.place == view.place:
            self.tray.shut()
        else:
            self.open_tray(view.place)
        return True

    def _picture(self, thing: Thing) -> QPixmap:
        assert self.layout_now is not None
        measures = self.layout_now.measures
        if thing.what in (CRYSTAL, VIGOR):
            size = QSize(measures.crystal, measures.crystal)
            return self.look.crystal(size, "normal")
        if thing.what == PILE:
            return self.look.back("normal", measures.small)
        found = self.table.find(thing.what)
        return card_pixmap(found[1], measures.card, self.look) if found else self.look.back("normal", measures.card)

    # laying out

    def minimumSizeHint(self) -> QSize:
        """The smallest board at the present zoom."""
        return least_size(self.look.zoom)

    def sizeHint(self) -> QSize:
        """As small as may be; it grows with the window."""
        return self.minimumSizeHint()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew."""
        super().resizeEvent(event)
        self.lay_out()

    def lay_out(self) -> None:
        """Give every view its rectangle."""
        if self.halves["lower"].seat < 0:
            return
        self.layout_now = lay_out(self.size(), self.look.zoom, self.halves["lower"].seat, self.panels.count_by_seat())
        for half in self.halves.values():
            half.place(self.layout_now)
        for place, view in (("distance", self.lane), ("shadow", self.shadow), ("attacking", self.attacks)):
            view.setGeometry(self.layout_now.rects[place])
            view.set_measures(self.layout_now.measures)
        self.panels.place(self.layout_now)
        self._ground = None
        if self.prompt is not None:
            self.prompt.setGeometry(self.layout_now.rects["prompt"])
        self.overlay.setGeometry(self.rect())
        self.overlay.raise_()
        self._place_tray()
        self.laid_out.emit(self.layout_now.measures.scale)

    def _place_tray(self) -> None:
        if self.layout_now is None or self.tray.isHidden():
            return
        self.tray.cards.set_measures(self.layout_now.measures)
        self.tray.setGeometry(self.where.tray_rect(self.tray))
        self.tray.raise_()
        self.overlay.raise_()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The ground."""
        painter = QPainter(self)
        painter.setClipRegion(event.region())
        painter.drawPixmap(0, 0, self._painted_ground())
        if any(place == "paid" or place.startswith("in-use.") for place in self.table.glow.targets):
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            target_frame(painter, self.where.table_rect(), self.look.theme)
        painter.end()

    def _painted_ground(self) -> QPixmap:
        """The washi with the fields of all places on it: painted once for a size and a theme."""
        washi = self.look.ground(self.size())
        key = (washi.cacheKey(), self.size(), self.look.theme.name, self.halves["lower"].seat)
        if self._ground is None or self._ground[0] != key:
            made = QPixmap(washi)
            painter = QPainter(made)
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            for view in self.place_views():
                if view.on_board and view.field:
                    paint_field(painter, view.geometry(), self.look.theme)
            painter.end()
            self._ground = (key, made)
        return self._ground[1]

    def renew(self) -> None:
        """Say and paint everything again: another language."""
        for half in self.halves.values():
            half.renew()
        for view in (self.lane, self.shadow, self.attacks, self.tray.cards):
            view.refresh()
        self.panels.renew()

    def _redressed(self) -> None:
        self.updateGeometry()
        self.lay_out()
        self.renew()
        self._repaint()

    def _setting_changed(self, name: str) -> None:
        if name == "names":
            self.renew()

    def _repaint(self) -> None:
        self.update()

    # the keyboard

    def event(self, event: QEvent) -> bool:
        """Tab walks what is lit before it leaves the board."""
        if (
            self.walker is not None
            and event.type() == QEvent.Type.KeyPress
            and isinstance(event, QKeyEvent)
            and event.key() in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
            and self.walker.step(back=event.key() == Qt.Key.Key_Backtab)
        ):
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

    def focusInEvent(self, event: object) -> None:
        """The keyboard comes to the first lit thing, if it came by keyboard."""
        super().focusInEvent(event)  # type: ignore[arg-type]  # the event as Qt gave it
        reason = getattr(event, "reason", lambda: None)()
        if self.walker is not None and reason in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self.walker.enter(last=reason == Qt.FocusReason.BacktabFocusReason)

    def focusOutEvent(self, event: object) -> None:
        """The keyboard is elsewhere."""
        super().focusOutEvent(event)  # type: ignore[arg-type]  # the event as Qt gave it
        if self.walker is not None:
            self.walker.leave()

    def _walked(self) -> None:
        assert self.walker is not None
        self.overlay.show_focus(self.walker.frame)
        if self.walker.frame is not None:
            self.reached.emit(self.walker.frame)
        self.overlay.show_badges(self.walker.badges())

    def _came(self, thing: Thing) -> None:
        found = self.table.find(thing.what)
        if found is not None:
            self.card_shown.emit(found[1])

    # looking

    def _hovered(self, view: PlaceView, row: int) -> None:
        if row < 0:
            return
        if view is self.attacks:
            self.attack_shown.emit(self.table.attacks.attacks[row])
            return
        shown = getattr(view, "card_at", None)
        card = shown(row) if shown is not None else None
        if card is not None and card.number is not None:
            self.card_shown.emit(card)

    def _settled(self) -> None:
        self.relight()
        self.settled.emit()
