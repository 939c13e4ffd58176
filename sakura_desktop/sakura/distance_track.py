"""The lane of distance: ten places for crystals, the master's distance, the current distance, the ranges of attacks."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec.structs import replace
from PySide6.QtCore import QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QColor, QFont, QPainter, QPolygonF

from engine.text.phrase import Phrase, say
from sakura_desktop.sakura.attack_painter import runs
from sakura_desktop.sakura.distance_slots import PLACES, DistanceSlots
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.delegates.marks import pen, target_frame, tint
from sakura_desktop.table.delegates.piece import paint_piece
from sakura_desktop.table.item_layout import line
from sakura_desktop.table.piece_views import PiecesView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from engine.sakura.door import AttackSeen, View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.theme import Theme


class DistanceTrack(PiecesView):
    """The distance as a lane (§7-1-1, §5-2-1)."""

    titled = True  # the distance has always a name, and the lane asks for it often

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """Nothing is known of the distance yet."""
        super().__init__(name, words, look, parent)
        self.now = 0
        self.master = 0
        self.attacks: Sequence[AttackSeen] = ()
        self.tokens = DistanceSlots()
        """The tokens on the lane."""
        self.zones: tuple[str, ...] = ()
        """The places of tokens that would take the one held."""

    def show_tokens(self, tokens: DistanceSlots, zones: tuple[str, ...]) -> None:
        """Show where tokens lie, and where one may be laid down."""
        if (tokens, zones) != (self.tokens, self.zones):
            self.tokens, self.zones = tokens, zones
            self.refresh()

    def slots(self) -> DistanceSlots:
        """What stands where now."""
        model = self.pieces()
        coming = sum(1 for entry in model.entries[model.count :] if entry.ghost)
        return self.tokens._replace(crystals=model.count, coming=coming)

    def cells(self, first: int, count: int) -> QRect:
        """The rectangle of some cells, the first of them 0."""
        left, right = self._cell(first + 1), self._cell(first + count)
        return QRectF(left.topLeft(), right.bottomRight()).toRect()

    def show_figures(self, view: View) -> None:
        """The current distance, the master's distance and the attacks whose ranges are drawn."""
        figures = (view.distance, view.master_distance, view.attacks)
        if figures != (self.now, self.master, self.attacks):
            self.now, self.master, self.attacks = figures
            self.refresh()

    def caption(self) -> Phrase | None:
        """The current distance, and the crystals where they are of another number."""
        return say("board-distance", distance=self.now, crystals=self.pieces().count, master=self.master)

    def title(self) -> Phrase:
        """The distance, its crystals and the master's distance."""
        return self.caption() or super().title()

    def figure(self) -> str:
        """The number is written large at the side."""
        return ""

    def _number_room(self) -> QRect:
        view = self.viewport().rect()
        return QRect(
            view.left() + 4, view.top() + self.title_height(), view.height(), view.height() - self.title_height() - 2
        )

    def _track(self) -> QRect:
        room = self.item_room()
        return room.adjusted(self._number_room().width() + 4, 0, 0, 0)

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Ten places in a line, numbers below; what is beyond stands behind the tenth."""
        most = self.measures.piece if self.measures else 24
        track = self._track()
        figures = self._figure_height()
        slots = self.slots()
        boxes = line(track.adjusted(0, figures // 2, 0, -figures), slots.total, most)
        cells = [slots.crystal(row) for row in range(count)]
        return [boxes[cell] if cell < slots.total else QRect() for cell in cells]

    def _figure_height(self) -> int:
        return max(8, round(10 * (self.measures.scale if self.measures else 1.0)))

    def _cell(self, number: int) -> QRectF:
        """The part of the lane that stands for a distance; 0 is a sliver before the first place."""
        track = QRectF(self._track())
        step = track.width() / self.slots().total
        if number <= 0:
            return QRectF(track.left() - 6, track.top(), 6, track.height())
        return QRectF(track.left() + step * (number - 1), track.top(), step, track.height())

    def paint_ground(self, painter: QPainter) -> None:
        """The lane, the zone within the master's distance, numbers, ranges, the present distance."""
        super().paint_ground(painter)
        theme, near = self.look.theme, self.now <= self.master
        track = QRectF(self._track())
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colours(theme).lane))
        painter.drawRoundedRect(track, 4, 4)
        if self.master > 0:
            zone = QRectF(
                track.left(), track.top(), self._cell(min(self.master, PLACES)).right() - track.left(), track.height()
            )
            painter.setBrush(tint(colours(theme).master, 0.75))
            painter.drawRoundedRect(zone, 4, 4)
            painter.setPen(pen(theme.cherry, 1.6, Qt.PenStyle.DashLine))
            painter.drawLine(zone.topRight(), zone.bottomRight())
        self._numbers(painter)
        paint_big(painter, self._number_room(), self.now, theme.cherry if near else theme.ink, self.font())
        for depth, attack in enumerate(self.attacks):
            self._range(painter, attack, depth)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """A crystal, pale under a token; an empty place where a token lies isn't there."""
        if self.slots().covered(row):
            paint_piece(painter, rect, replace(self.pieces().entries[row], lit=False, ghost=True), self.look)
        elif not rect.isEmpty():
            super().paint_item(painter, rect, row)

    def paint_over(self, painter: QPainter) -> None:
        """The parts of the lane that would take a token."""
        super().paint_over(painter)
        for zone in self.zones:
            target_frame(painter, self.cells(*self.slots().zone(zone)), self.look.theme)

    def _numbers(self, painter: QPainter) -> None:
        theme = self.look.theme
        font = QFont(self.font())
        font.setPixelSize(max(8, self._figure_height()))
        painter.setFont(font)
        height = self._figure_height() + 2
        for number in range(1, PLACES + 1):
            cell = self._cell(number)
            box = QRectF(cell.left(), cell.bottom() - height, cell.width(), height)
            if number != self.now:
                painter.setPen(QColor(theme.ink_soft))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
            if number > 1:
                painter.setPen(pen(colours(theme).lane_mark, 0.8))
                painter.drawLine(QPointF(cell.left(), cell.bottom() - 4), QPointF(cell.left(), cell.bottom()))
        paint_here(painter, self._cell(min(self.now, self.slots().total)), height, self.now, theme)

    def _range(self, painter: QPainter, attack: AttackSeen, depth: int) -> None:
        """A bar over the places that the attack reaches: full where the distance is among them, else dashed."""
        theme = self.look.theme
        colour = colours(theme).attack if attack.in_range and not attack.cancelled else theme.ink_faint
        style = Qt.PenStyle.SolidLine if attack.in_range else Qt.PenStyle.DotLine
        top = self._track().top() + 3 + depth * 5
        painter.setPen(pen(colour, 4, style))
        for first, last in runs(attack.range):
            left, right = self._cell(first), self._cell(last)
            painter.drawLine(QPointF(left.left() + 4, top), QPointF(max(right.right() - 4, left.left() + 5), top))


def paint_big(painter: QPainter, room: QRect, number: int, colour: str, font: QFont) -> None:
    """A number as large as its room."""
    font = QFont(font)
    font.setPixelSize(max(14, round(room.height() * 0.86)))
    font.setBold(True)
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, str(number))


def paint_here(painter: QPainter, cell: QRectF, height: float, number: int, theme: Theme) -> None:
    """The number of the present distance below its cell, light on a dark tab whose tip points at what stands there."""
    font = QFont(painter.font())
    font.setBold(True)
    painter.setFont(font)
    half = max(height * 0.8, painter.fontMetrics().horizontalAdvance(str(number)) / 2 + 4)
    middle, top = cell.center().x(), cell.bottom() - height
    box = QRectF(middle - half, top, 2 * half, height)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(theme.ink))
    painter.drawRoundedRect(box, height / 3, height / 3)
    tip = height * 0.3
    painter.drawPolygon(
        QPolygonF([QPointF(middle - tip, top + 1), QPointF(middle + tip, top + 1), QPointF(middle, top - tip)])
    )
    painter.setPen(QColor(theme.paper))
    painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
