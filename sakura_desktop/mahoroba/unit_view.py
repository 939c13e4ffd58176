"""A unit in its area: the card as it lies — upright, across where it rests, upside down where it is stunned, face down
where it is knocked out — and beside it what is left of its HP, its energy and the cards set on it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from engine.mahoroba.door import CardSeen
from engine.text.phrase import CardName, say
from sakura_desktop.table.card_views import CardsView
from sakura_desktop.table.delegates.card import paint_card, paint_signs
from sakura_desktop.table.delegates.field import fitting
from sakura_desktop.table.delegates.marks import pen, seat_edge
from sakura_desktop.table.player_plate import narrowed

if TYPE_CHECKING:
    from sakura_desktop.table.models.entries import CardEntry

TURNS = {"rest": 90, "stun": 180}
"""By how many degrees a unit's card is turned, by its state."""
LETTERS = 15.4
"""The words and the figures that decide, at scale 1, at the least."""
NAME = 0.74
"""How much of the line the unit's name takes, at the most; the area's own has a short form."""


LARGER = 1.6
"""How much larger the card of a main unit is, where the middle has the room …"""
LARGER_TYPE = 1.3
"""… and its figures."""
ABOVE_BAR, BELOW_BAR = 2, 3
"""Pixels between the HP, their bar and what follows."""
APART = 5
"""Pixels between a state and the energy beside it."""


def bar_height(line: int) -> int:
    """How high the bar below a line with the HP is."""
    return max(4, line // 5)


class UnitView(CardsView):
    """The place of one unit."""

    larger = 1.0
    larger_type = 1.0
    figure_share = NAME

    @property
    def least(self) -> int:
        """How small words and figures become here, in pixels."""
        return self.measures.letters(LETTERS) if self.measures else round(LETTERS)

    def item_room(self) -> QRect:
        """The card, and the light around it, stand off the name above."""
        return super().item_room().adjusted(0, 2, 0, 0)

    def figure(self) -> str:
        """One unit fits, so instead of how many there are its name is written, which is too small on the card."""
        unit = self.card_at(0) if self.cards().entries else None
        if unit is None or unit.number is None:
            return ""
        return self.words.of("card-name").card(unit.number).text

    def card_size(self) -> QSize:
        """A card as the board has it, or larger, as far as there is room."""
        size = (self.measures.card if self.measures else QSize(76, 106)) * self.larger
        high = min(size.height(), self.item_room().height())
        return QSize(size.width() * high // size.height(), high)

    def _square(self) -> QRect:
        """The square at the left in which a card can lie either way."""
        room = self.item_room()
        side = self.card_size().height()
        return QRect(room.left(), room.center().y() - side // 2, side, side)

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """At the left, so that there is room for what is said of it: a square in which it can lie either way. While
        units change places, two of them are here for a moment.
        """
        del room
        upright, centre = self.card_size(), self._square().center()
        found = []
        for row in range(count):
            unit = self.card_at(row)
            lies = upright.transposed() if unit is not None and unit.status == "rest" else upright
            found.append(QRect(QPoint(centre.x() - lies.width() // 2, centre.y() - lies.height() // 2), lies))
        return found

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The card turned as its state says, then its figures."""
        entry = self.cards().entries[row]
        unit = entry.seen
        if unit.status == "ko":
            painter.drawPixmap(rect.topLeft(), self.look.back(unit.kind, rect.size()))
            paint_signs(painter, rect, entry, self.look)
        else:
            self._turned(painter, rect, entry)
        if isinstance(unit, CardSeen):
            self._figures(painter, unit)

    def _turned(self, painter: QPainter, rect: QRect, entry: CardEntry) -> None:
        degrees = TURNS.get(entry.seen.status, 0)
        size = rect.size().transposed() if degrees == 90 else rect.size()
        painter.save()
        painter.translate(QRectF(rect).center())
        painter.rotate(degrees)
        upright = QRect(QPoint(-size.width() // 2, -size.height() // 2), size)
        bare = entry.seen.__class__ is CardSeen
        paint_card(painter, upright, _without_attached(entry) if bare else entry, self.look, more=self.paint_more)
        painter.restore()

    def _figures(self, painter: QPainter, unit: CardSeen) -> None:
        """HP left of how much, energy as wisps, set cards by name, the state in a word."""
        rows = self.rows(unit)
        font = QFont(self.font())
        if "hp" in rows:
            self._hp(painter, rows["hp"], unit, font)
        if "state" in rows:
            self._state(painter, rows["state"], unit.status)
        if "energy" in rows:
            self._energy(painter, rows["energy"], unit.energy, font)
        if "set" in rows:
            self._set_cards(painter, rows["set"], unit, font)

    @property
    def _line(self) -> int:
        """How high a line beside the card is."""
        return max(self.least + 4, round(21 * self._type))

    @property
    def _type(self) -> float:
        """How large letters are here."""
        return (self.measures.scale if self.measures else 1.0) * self.larger_type

    def rows(self, unit: CardSeen) -> dict[str, QRect]:
        """Where what is said of a unit stands. Where its state and its energy have no line each they share one."""
        square = self._square()
        left = square.right() + 9
        area = QRect(left, square.top(), self.item_room().right() - left, square.height())
        if area.width() < 30:
            return {}
        line, top, end = self._line, area.top(), self.viewport().height() - 1
        rows = {}
        if unit.hp is not None and unit.status != "ko":
            rows["hp"] = QRect(area.left(), top, area.width(), line)
            top = rows["hp"].bottom() + ABOVE_BAR + bar_height(line) + BELOW_BAR
        said = [name for name, there in (("state", unit.status), ("energy", unit.energy)) if there]
        if top + line * len(said) > end:
            top = min(top, end - line)
            for name, room in zip(said, self._shared(area, unit), strict=True):
                rows[name] = QRect(room.left(), top, room.width(), line)
            top += line
        else:
            for name in said:
                rows[name] = QRect(area.left(), top, area.width(), line)
                top += line
        rows["set"] = QRect(area.left(), top, area.width(), area.bottom() - top)
        return rows

    def _shared(self, area: QRect, unit: CardSeen) -> list[QRect]:
        """A line's room for the state, and what that leaves for the energy."""
        if not (unit.status and unit.energy):
            return [area]
        needed = self._line + QFontMetrics(self._letters(self.least)).horizontalAdvance(f"×{unit.energy}")
        word = QFontMetrics(self._state_font(unit.status, area.width() - needed - APART))
        wide = word.horizontalAdvance(self._state_said(unit.status)) + 1
        return [QRect(area.left(), 0, wide, 0), area.adjusted(wide + APART, 0, 0, 0)]

    def _state_said(self, status: str) -> str:
        return self.words.say("mahoroba-state", state=status)

    def _letters(self, pixels: int) -> QFont:
        """Bold ones of that size."""
        font = QFont(self.font())
        font.setPixelSize(pixels)
        font.setBold(True)
        return font

    def _state_font(self, status: str, width: int) -> QFont:
        """Letters in which a state has so much room."""
        said = self._state_said(status)
        sizes = range(max(self.least, round(15 * self._type)), self.least - 1, -1)
        return narrowed(self._letters(self.least), sizes, lambda metrics: metrics.horizontalAdvance(said) <= width)

    def _state(self, painter: QPainter, rect: QRect, status: str) -> None:
        """In a word."""
        theme = self.look.theme
        painter.setFont(self._state_font(status, rect.width()))
        painter.setPen(QColor(theme.warning if status != "ko" else theme.ink_soft))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, self._state_said(status))

    def _hp(self, painter: QPainter, rect: QRect, unit: CardSeen, font: QFont) -> None:
        """What is left of the HP, large, and a bar that says it without reading."""
        theme = self.look.theme
        assert unit.hp is not None
        left = max(0, unit.hp - unit.damage)
        text = self.words.say("mahoroba-hp-left", left=left, hp=unit.hp)
        font.setBold(True)
        for pixels in range(max(self.least, rect.height() - 3), self.least - 1, -1):
            font.setPixelSize(pixels)
            if QFontMetrics(font).horizontalAdvance(text) <= rect.width():
                break
        painter.setFont(font)
        painter.setPen(QColor(theme.warning if left * 2 <= unit.hp else theme.ink))
        painter.drawText(rect, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)
        bar = QRectF(rect.left(), rect.bottom() + ABOVE_BAR, rect.width(), bar_height(rect.height()))
        painter.setPen(pen(theme.line, 1))
        painter.setBrush(QColor(theme.paper_sunk))
        painter.drawRoundedRect(bar, 2, 2)
        if unit.hp and left:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.warning if left * 2 <= unit.hp else theme.good))
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * left / unit.hp, bar.height()), 2, 2)

    def _energy(self, painter: QPainter, rect: QRect, count: int, font: QFont) -> None:
        """A wisp for each energy, and how many there are where they have no room."""
        theme = self.look.theme
        side = max(self.least, rect.height() - 4)
        sign = self.look.sign("energy", QSize(side, side), theme.cherry)
        room = max(1, rect.width() // (side + 1))
        shown = count if count <= room else 1
        for at in range(shown):
            painter.drawPixmap(rect.left() + at * (side + 1), rect.top() + 2, sign)
        if count > shown:
            font.setPixelSize(max(self.least, rect.height() - 6))
            font.setBold(True)
            painter.setFont(font)
            painter.setPen(QColor(theme.ink))
            box = rect.adjusted(side + 3, 0, 0, 0)
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, f"×{count}")

    def _set_cards(self, painter: QPainter, rect: QRect, unit: CardSeen, font: QFont) -> None:
        """The cards set on it, by name, as many as there is room for."""
        theme = self.look.theme
        font.setPixelSize(self.least)
        font.setBold(False)
        painter.setFont(font)
        metrics = painter.fontMetrics()
        names = self.words.of("card-name")
        numbers = [one.number for one in unit.attached if one.status == "set" and one.number]
        for at, number in enumerate(numbers):
            box = QRect(rect.left(), rect.top() + at * metrics.height(), rect.width(), metrics.height())
            if box.bottom() > rect.bottom() + 2:
                break
            name = names.text(say("board-card", card=CardName(number)))
            painter.setPen(QColor(theme.ink_soft))
            text = fitting(painter, font, (f"＋{name}",), box.width())
            text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, box.width())
            painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, text)


class MainUnitView(UnitView):
    """The place of a main unit: the duel is fought here, so all of it is larger."""

    larger = LARGER
    larger_type = LARGER_TYPE
    figure_share = 0.95  # where it stands says what the area is

    def paint_ground(self, painter: QPainter) -> None:
        """Its edge in the colour of whose it is: main areas stand side by side."""
        super().paint_ground(painter)
        seat_edge(painter, self.viewport().rect(), self.look.theme, int(self.place.partition(".")[2]))


def _without_attached(entry: CardEntry) -> CardEntry:
    """The card alone: what is attached and the damage stand beside it in figures."""
    from msgspec.structs import replace

    return replace(entry, seen=replace(entry.seen, attached=(), pieces=()))
