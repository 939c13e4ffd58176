"""The board's furniture: both halves, the lane between, the prompt's place; laid out, worded and painted together."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from sakura_desktop.sakura.attack_view import AttackView
from sakura_desktop.sakura.board_layout import Layout, lay_out, least_size, tray_rect
from sakura_desktop.sakura.components import PANELS
from sakura_desktop.sakura.distance_tokens import DistanceTokens
from sakura_desktop.sakura.distance_track import DistanceTrack
from sakura_desktop.table.accessibility import Accessibility
from sakura_desktop.table.component_panels import PanelStrip
from sakura_desktop.table.crystal_views import ShadowView
from sakura_desktop.table.delegates.field import paint_field
from sakura_desktop.table.delegates.marks import target_frame
from sakura_desktop.table.half_board import HalfBoard
from sakura_desktop.table.hit_map import HitMap
from sakura_desktop.table.models.table import TableModels
from sakura_desktop.table.overlay import Overlay
from sakura_desktop.table.pile_popup import PilePopup

if TYPE_CHECKING:
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.settings import Settings
    from sakura_desktop.table.drag_data import DropGate
    from sakura_desktop.table.place_view import PlaceView


class Tableau(QWidget):
    """Everything that lies on the board, each in its place."""

    laid_out = Signal(float)
    """How large things are now: the prompt on the board grows with them."""

    def __init__(
        self, words: Words, look: Appearance, settings: Settings, gate: DropGate | None, parent: QWidget | None
    ) -> None:
        """An empty table; `gate` judges what is dropped on it."""
        super().__init__(parent)
        self.setObjectName("board")
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.words, self.look, self.settings = words, look, settings
        self.table = TableModels(gate, self)
        self.listener = Accessibility(words, self.table, self)
        self.halves = {side: HalfBoard(side, words, look, settings, self) for side in ("upper", "lower")}
        self.lane = DistanceTrack("place.distance", words, look, self)
        self.shadow = ShadowView("place.shadow", words, look, self)
        self.attacks = AttackView("place.attacking", words, look, self)
        self.lane_tokens = DistanceTokens(words, look, self.table, self.lane, self)
        self.panels = PanelStrip(PANELS, words, look, self.table, self)
        self.tray = PilePopup(words, look, settings, self)
        self.overlay = Overlay(look, self)
        self.where = HitMap(self)
        self.prompt: QWidget | None = None
        self.layout_now: Layout | None = None
        self._ground: tuple[object, QPixmap] | None = None
        self.lane.setModel(self.table.crystals("distance"))
        self.shadow.setModel(self.table.crystals("shadow"))
        self.attacks.setModel(self.table.attacks)
        for view in self.place_views():
            view.on_board = view is not self.tray.cards
        words.changed.connect(self.renew)
        look.changed.connect(self._redressed)
        look.ready.connect(self._repaint)
        settings.changed.connect(self._setting_changed)

    def seat(self, lower: int) -> bool:
        """Give that seat the lower half; false if it has it already."""
        if self.layout_now is not None and self.halves["lower"].seat == lower:
            return False
        self.halves["lower"].seat_at(lower, self.table)
        self.halves["upper"].seat_at(1 - lower, self.table)
        return True

    def place_views(self) -> list[PlaceView]:
        """Every view of a place, those of components aside."""
        views = [view for half in self.halves.values() for view in half.views.values()]
        return [*self.lane_tokens.views.values(), *views, self.lane, self.shadow, self.attacks, self.tray.cards]

    def set_prompt(self, prompt: QWidget) -> None:
        """Give the prompt its place on the board."""
        self.prompt = prompt
        prompt.setParent(self)
        self.overlay.raise_()
        self.lay_out()

    def open_tray(self, place: str) -> None:
        """Spread the cards of a place."""
        if self.layout_now is not None:
            self.tray.open(self.table.cards(place), self.layout_now.measures)
            self._place_tray()

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
        self.lane_tokens.set_measures(self.layout_now.measures)
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
        self.tray.setGeometry(tray_rect(self.layout_now, self.tray.cards.place, self.width()))
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
        for view in (*self.lane_tokens.views.values(), self.lane, self.shadow, self.attacks, self.tray.cards):
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
