"""The sea (§x15): the wind that a player has, and the dive card, face down while that player is submerged."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor

from engine.text.phrase import Phrase, say
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PartView
from sakura_desktop.table.delegates.component import fits, paint_state, put_sign, put_text
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.table.place_view import PlaceView

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.component import ComponentModel

WINDS: Final = ("tailwind", "headwind")
"""The icons of both winds, by the panel's figure."""
DIVES: Final = ("dive-forward", "dive-backward")
"""The icons of both dives, by the counter."""
FIGURE: Final = 14
NAMED: Final = 56
"""The least width for the name of the wind beside its sign."""


class SeaPanel(PanelView):
    """The wind above, below it the two ways to dive with the dive card: on one of them for who knows it."""

    share = 1.2
    narrow = True

    def build(self) -> None:
        """The dive card above the two ways."""
        self.add(DiveView, self.table.part(self.at("dive")))
        for way in (0, 1):
            self.add(WayView, self.table.part(self.at(f"dive-{way}")))

    @staticmethod
    def _wind_room(room: QRect) -> QRect:
        """Where the wind stands: beside the dives where there is more width than height, else above them."""
        if room.width() > 2 * room.height():
            return QRect(room.left(), room.top(), room.width() * 9 // 20, room.height())
        return QRect(room.left(), room.top(), room.width(), max(FIGURE + 4, room.height() // 3))

    def arrange(self, room: QRect) -> None:
        """The card on its way, or across both where the seat may not know it or nobody is submerged."""
        wind = self._wind_room(room)
        beside = wind.height() == room.height()
        sea = room.adjusted(wind.width(), 0, 0, 0) if beside else room.adjusted(0, wind.height(), 0, 0)
        dive, *ways = self.views
        width = sea.width() // 2
        for number, way in enumerate(ways):
            way.setGeometry(QRect(sea.left() + number * width, sea.top(), width, sea.height()))
        counters = dict(self.panel.counters)
        chosen = counters.get("dive") if counters.get("dive-open") == 0 else None
        left = sea.left() + (width // 2 if chosen is None else chosen * width)
        below = _name_height(sea.height())
        dive.setGeometry(QRect(left, sea.top(), width, sea.height() - below).adjusted(4, 1, -4, -1))

    def _wind(self) -> int:
        return dict(self.panel.counters).get("headwind", 0)

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """The wind by its sign and its name."""
        box, theme = self._wind_room(room), self.look.theme
        against = self._wind() == 1
        ink = theme.cherry if against else theme.ink
        if box.width() < NAMED:
            put_sign(painter, box, WINDS[self._wind()], ink, self.look, 0.9)
            return
        said = self.words.text(say("board-wind", wind=WINDS[self._wind()]))
        side = min(box.height(), box.width() // 3, self.enlarged(34))
        name = box.adjusted(side + 2, 0, 0, 0)
        sign = QRect(box.left(), box.top(), side, box.height())
        if box.height() >= 2 * FIGURE + 6 and not fits(painter, said, name.width(), FIGURE, bold=against):
            name = QRect(box.left(), box.bottom() - FIGURE - 5, box.width() - 4, FIGURE + 4)
            sign = box.adjusted(0, 0, 0, -FIGURE - 6)
        put_sign(painter, sign, WINDS[self._wind()], ink, self.look)
        size = min(self.enlarged(20), max(FIGURE, side - 3), name.height() - 4)
        put_text(painter, name, said, size, ink, bold=against)

    def figures(self) -> list[Phrase]:
        """The wind, and how the dive card lies."""
        return [say("board-wind", wind=WINDS[self._wind()]), dive_phrase(self.table.part(self.at("dive")))]


class WayView(PartView):
    """One way to dive."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """Its sign and its name."""
        del row
        paint_way(painter, rect, self.part(), self.words.text(way_words(self.part())), self.look)

    def paint_over(self, painter: QPainter) -> None:
        """Framed where the dive card may go there."""
        PlaceView.paint_over(self, painter)

    def phrase(self) -> Phrase | None:
        """The way."""
        return way_phrase(self.part())


class DiveView(PartView):
    """The dive card."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The card."""
        del row
        paint_dive(painter, rect, self.part(), self.look)

    def phrase(self) -> Phrase | None:
        """The card, how it lies, whether it may be taken."""
        return dive_phrase(self.part())


def way_words(model: ComponentModel) -> Phrase:
    """The short name of a way."""
    return say("board-dive", dive=int(model.part[-1]))


def way_phrase(model: ComponentModel) -> Phrase:
    """A way to dive in words."""
    return say("board-item-way", dive=int(model.part[-1]))


def dive_phrase(model: ComponentModel) -> Phrase:
    """The dive card in words."""
    chosen = model.value("dive")
    lies = "surfaced" if model.value("dive-open") != 0 else "down" if chosen is None else "known"
    return say("board-item-dive", dive=chosen or 0, lies=lies, state="lit" if model.lit else "there")


def paint_way(painter: QPainter, rect: QRect, model: ComponentModel, word: str, look: Appearance) -> None:
    """A sunken field with the sign of the way and its name below."""
    theme = look.theme
    painter.setPen(pen(theme.line, 1))
    painter.setBrush(tint(theme.paper_sunk, 0.7))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    line = _name_height(rect.height())
    put_sign(painter, rect.adjusted(4, 3, -4, -line - 2), DIVES[int(model.part[-1])], theme.ink_soft, look, 0.86)
    if line:
        below = QRect(rect.left() + 1, rect.bottom() - line, rect.width() - 2, line)
        put_text(painter, below, word, line - 4, theme.ink_soft)


def _name_height(height: int) -> int:
    """What the name of a way takes of its height: more of a high one, nothing of a low one."""
    return max(FIGURE + 4, height // 5) if height > 3 * FIGURE else 0


def paint_dive(painter: QPainter, rect: QRect, model: ComponentModel, look: Appearance) -> None:
    """The dive card: its back while its player is submerged, with the way beside a back's edge for who knows it; its
    outline alone while nobody is.
    """
    theme = look.theme
    chosen, diving = model.value("dive"), model.value("dive-open") == 0
    sheet = QRectF(rect).adjusted(1.5, 3.5, -3.5, -1.5)
    if model.held:
        painter.setOpacity(0.35)
    if not diving:
        if model.lit:
            painter.setPen(pen(theme.card_edge, 1))
            painter.setBrush(QColor(theme.card))
            painter.drawRoundedRect(sheet, 4, 4)
            put_sign(painter, rect.adjusted(3, 4, -5, -3), "sea", theme.card_ink, look, 0.7)
    else:
        painter.setPen(pen(theme.card_edge, 1))
        painter.setBrush(QColor(colours(theme).back_special))
        painter.drawRoundedRect(sheet.adjusted(2, -2, 2, -2) if chosen is not None else sheet, 4, 4)
        if chosen is None:
            put_sign(painter, rect.adjusted(3, 4, -5, -3), "sea", theme.gold, look, 0.7)
        else:
            painter.setBrush(QColor(theme.card))
            painter.drawRoundedRect(sheet, 4, 4)
            put_sign(painter, rect.adjusted(3, 4, -5, -3), DIVES[chosen], theme.card_ink, look, 0.86)
    painter.setOpacity(1.0)
    paint_state(painter, sheet.toRect(), model, look)
