"""The lane of distance: ten places for crystals, the master's distance, the current distance, the ranges of attacks,
and that of a card that is held or pointed at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from msgspec.structs import replace
from PySide6.QtCore import QLineF, QPointF, QRect, QRectF, Qt
from PySide6.QtGui import QBrush, QColor, QFont, QPainter, QPolygonF

from engine.sakura.door import range_runs, range_words
from engine.text.phrase import Phrase, say
from sakura_desktop.sakura.distance_slots import PLACES, DistanceSlots
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.delegates.marks import pen, target_frame, tint
from sakura_desktop.table.delegates.piece import paint_piece
from sakura_desktop.table.item_layout import line
from sakura_desktop.table.measures import LEAST_LETTERS
from sakura_desktop.table.piece_views import PiecesView

if TYPE_CHECKING:
    from collections.abc import Sequence

    from PySide6.QtWidgets import QWidget

    from engine.sakura.door import AttackSeen, View
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.theme import Theme

FIGURES: Final = 15
"""Letters of the numbers of the places and of a range, at scale 1."""
CRYSTAL: Final = 36
"""A crystal on the lane at scale 1."""
NUMBER: Final = 104
"""Width of the present distance at scale 1."""


class DistanceTrack(PiecesView):
    """The distance as a lane (§7-1-1, §5-2-1)."""

    titled = True  # the distance has always a name, and the lane asks for it often
    numbered = False  # what counts is the distance, not how many crystals lie there

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """Nothing is known of the distance yet."""
        super().__init__(name, words, look, parent)
        self.now = 0
        self.master = 0
        self.attacks: Sequence[AttackSeen] = ()
        self.prospect: AttackSeen | None = None
        """The attack that a card held or pointed at would make."""
        self.tokens = DistanceSlots()
        """The tokens on the lane."""
        self.zones: tuple[str, ...] = ()
        """The places of tokens that would take the one held."""

    def show_tokens(self, tokens: DistanceSlots, zones: tuple[str, ...]) -> None:
        """Show where tokens lie, and where one may be laid down."""
        if (tokens, zones) != (self.tokens, self.zones):
            self.tokens, self.zones = tokens, zones
            self.refresh()

    def show_prospect(self, prospect: AttackSeen | None) -> None:
        """Show the range of an attack that isn't made yet, or none any more."""
        if prospect != self.prospect:
            self.prospect = prospect
            self.repicture()

    def slots(self) -> DistanceSlots:
        """What stands where now."""
        model = self.pieces()
        coming = sum(1 for entry in model.entries[model.count :] if entry.ghost)
        return self.tokens._replace(crystals=model.count, coming=coming)

    def cells(self, first: int, count: int) -> QRect:
        """The rectangle of some cells where crystals stand, the first of them 0."""
        left, right = self._cell(first + 1), self._cell(first + count)
        lying = self._lying()
        return QRectF(left.left(), lying.top(), right.right() - left.left(), lying.height()).toRect()

    def told(self) -> QRect:
        """From the current distance to the range of the attack that isn't made yet, in the view: what is compared."""
        most = self.slots().total
        reached = self.prospect.range if self.prospect is not None else ()
        numbers = [min(number, most) for number in (*reached, self.now)]
        cells = self._cell(min(numbers)).united(self._cell(max(numbers)))
        beside = 2 * self._figures()  # the figures of a narrow range are wider than it
        return QRectF(cells.left() - beside, 0, cells.width() + 2 * beside, self.height()).toAlignedRect()

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
        view, title = self.viewport().rect(), self.title_height()
        width = min(self.measures.px(NUMBER) if self.measures else NUMBER, view.width() // 6)
        return QRect(4, title, width, view.height() - title - 2)

    def _track(self) -> QRect:
        return self.item_room().adjusted(self._number_room().width() + 2, 0, 0, 0)

    def _figures(self) -> int:
        """The height of the numbers below the crystals, and of a range above them."""
        letters = self.measures.letters(FIGURES) if self.measures else FIGURES
        return min(letters + 3, self._track().height() // 3)

    def _lying(self) -> QRect:
        """The part of the lane where crystals stand."""
        figures = self._figures()
        return self._track().adjusted(0, figures, 0, -figures)

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """Ten places in a line, ranges above them, numbers below; what is beyond stands behind the tenth."""
        del room
        slots = self.slots()
        boxes = line(self._lying(), slots.total, self.measures.px(CRYSTAL) if self.measures else CRYSTAL)
        cells = [slots.crystal(row) for row in range(count)]
        return [boxes[cell] if cell < slots.total else QRect() for cell in cells]

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
        painter.drawRoundedRect(track, 6, 6)
        if self.master > 0:
            zone = QRectF(
                track.left(), track.top(), self._cell(min(self.master, PLACES)).right() - track.left(), track.height()
            )
            painter.setBrush(tint(colours(theme).master, 0.75))
            painter.drawRoundedRect(zone, 6, 6)
            painter.setPen(pen(theme.cherry, 1.6, Qt.PenStyle.DashLine))
            painter.drawLine(zone.topRight(), zone.bottomRight())
        self._ranges(painter)
        self._numbers(painter)
        paint_big(painter, self._number_room(), self.now, theme.cherry if near else theme.ink, self.font())

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
        height = self._figures()
        font = QFont(self.font())
        font.setPixelSize(max(min(LEAST_LETTERS, height), height - 3))
        painter.setFont(font)
        for number in range(1, PLACES + 1):
            cell = self._cell(number)
            box = QRectF(cell.left(), cell.bottom() - height, cell.width(), height)
            if number != self.now:
                painter.setPen(QColor(theme.ink))
                painter.drawText(box, Qt.AlignmentFlag.AlignCenter, str(number))
            if number > 1:
                painter.setPen(pen(colours(theme).lane_mark, 1))
                painter.drawLine(QPointF(cell.left(), cell.bottom() - 5), QPointF(cell.left(), cell.bottom() - 1))
        paint_here(painter, self._cell(min(self.now, self.slots().total)), height, self.now, theme)

    def _ranges(self, painter: QPainter) -> None:
        """The range of the card pointed at, else of the last attack in the air, as a band with its figures; those of
        the other attacks as lines.
        """
        above = self.prospect or next(iter(reversed(self.attacks)), None)
        for depth, attack in enumerate(one for one in self.attacks if one is not above):
            self._line(painter, attack, depth)
        if above is not None:
            self._band(painter, above)

    def _line(self, painter: QPainter, attack: AttackSeen, depth: int) -> None:
        """A line over the places that an attack reaches: full where the distance is among them, else dotted."""
        colour = self.look.theme.warning if hits(attack) else self.look.theme.ink_soft
        top = self._track().top() + self._figures() + 3 + depth * 5
        painter.setPen(pen(colour, 3, Qt.PenStyle.SolidLine if hits(attack) else Qt.PenStyle.DotLine))
        for first, last in range_runs(attack.range):
            left, right = self._cell(first), self._cell(last)
            painter.drawLine(QPointF(left.left() + 4, top), QPointF(max(right.right() - 4, left.left() + 5), top))

    def _band(self, painter: QPainter, attack: AttackSeen) -> None:
        """The places that an attack reaches: a full band with a tick where the distance is among them, else a hatched
        one with a cross.
        """
        theme, hit = self.look.theme, hits(attack)
        colour = theme.warning if hit else theme.ink_soft
        found = range_runs([number for number in attack.range if number <= self.slots().total])
        for first, last in found:
            left, right = self._cell(first), self._cell(last)
            band = QRectF(left.left(), left.top(), max(right.right() - left.left(), 8), left.height())
            painter.setPen(pen(colour, 1.8, Qt.PenStyle.SolidLine if hit else Qt.PenStyle.DashLine))
            painter.setBrush(tint(colour, 0.2) if hit else QBrush(tint(colour, 0.42), Qt.BrushStyle.BDiagPattern))
            painter.drawRoundedRect(band.adjusted(1, 1, -1, -1), 6, 6)
        if found:
            first, last = next((run for run in found if run[0] <= self.now <= run[1]), found[0])
            self._tab(painter, attack, self._cell(first).united(self._cell(last)), colour)

    def _tab(self, painter: QPainter, attack: AttackSeen, band: QRectF, colour: str) -> None:
        """At the band's upper edge whether it hits, the range, and the damage where there is room."""
        theme, height = self.look.theme, self._figures()
        font = QFont(self.font())
        font.setPixelSize(max(8, height - 3))
        font.setBold(True)
        painter.setFont(font)
        wide = painter.fontMetrics().horizontalAdvance
        text = f"{range_words(attack.range)}   {attack.damage}"
        if wide(text) + 2 * height > band.width():
            text = range_words(attack.range)
        width = wide(text) + height * 1.7
        left = max(float(self._track().left()), band.center().x() - width / 2)
        box = QRectF(left, band.top(), width, height)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(box, 5, 5)
        ink = theme.on_warning if hits(attack) else theme.paper
        sign = QRectF(box.left() + height * 0.3, box.top() + height * 0.22, height * 0.56, height * 0.56)
        paint_verdict(painter, sign, ink, hit=hits(attack))
        painter.setPen(QColor(ink))
        painter.drawText(box.adjusted(height * 0.95, 0, 0, 0), Qt.AlignmentFlag.AlignCenter, text)


def hits(attack: AttackSeen) -> bool:
    """Whether it would reach: the distance lies in its range, and it isn't cancelled."""
    return attack.in_range and not attack.cancelled


def paint_verdict(painter: QPainter, box: QRectF, ink: str, *, hit: bool) -> None:
    """A tick, or a cross."""
    painter.setPen(pen(ink, max(1.6, box.height() * 0.2)))
    if hit:
        low = QPointF(box.left() + box.width() * 0.36, box.bottom())
        painter.drawLines(
            [QLineF(QPointF(box.left(), box.center().y()), low), QLineF(low, QPointF(box.right(), box.top()))]
        )
    else:
        painter.drawLines(
            [QLineF(box.topLeft(), box.bottomRight()), QLineF(box.topRight(), box.bottomLeft())]
        )


def paint_big(painter: QPainter, room: QRect, number: int, colour: str, font: QFont) -> None:
    """A number as large as its room."""
    font = QFont(font)
    font.setPixelSize(max(14, min(round(room.height() * 0.96), round(room.width() * 0.8))))
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
