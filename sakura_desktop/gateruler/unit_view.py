"""Units and rulers where they stand: the card as it lies — upright, across where it rests — with the damage on it, and
beside it its name, ATK, STK, what is left of its HP or life, and its keywords.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, ClassVar, Final

from msgspec.structs import replace
from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter

from engine.gateruler.door import CardSeen
from sakura_desktop.table.card_views import CardsView
from sakura_desktop.table.delegates.card import paint_lying
from sakura_desktop.table.delegates.component import fitting
from sakura_desktop.table.delegates.marks import number_disc, pen, seat_edge
from sakura_desktop.table.measures import NARROWEST
from sakura_desktop.table.models.cards import place_on

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QModelIndex

    from engine.cardgame.view import CardSeen as Seen

REST: Final = "rest"
LETTERS: Final = 15.4
"""The words and the figures that decide, at scale 1, at the least."""
NAME: Final = 0.84
"""How much of the line the name of a unit takes, at the most: the zone has a short name and a sign of its own."""
SQUARE: Final = 0.4
"""How much of the width a card has that lies across, at the most."""
BETWEEN: Final = 6
"""Pixels between ATK and STK."""
LINES: Final = 4
"""So many lines stand beside a card: figures, HP, keywords."""
ARROWS: Final = {-1: "▼", 0: "", 1: "▲"}
"""What says that a figure is less, or more, than printed."""
BESIDE: Final = Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter | Qt.TextFlag.TextDontClip
"""How words stand in their line: none is cut above or below."""


class UnitView(CardsView):
    """The zone of one unit."""

    name_share: ClassVar = NAME
    _narrowed = 100
    known: Callable[[str], Seen | None] = staticmethod(lambda _handle: None)
    """A card of the table by its handle; the playmat tells it."""

    @property
    def least(self) -> int:
        """How small words and figures become here, in pixels."""
        return self.measures.letters(LETTERS) if self.measures else round(LETTERS)

    @property
    def seat(self) -> int:
        """Whose zone it is."""
        return int(self.place.partition(".")[2])

    def figure(self) -> str:
        """One card stands here, so instead of how many there are its name is written."""
        unit = self.card_at(0) if self.cards().entries else None
        if unit is None or unit.number is None:
            return ""
        return self.words.of("card-name").card(unit.number).text

    # --- where everything stands

    def item_room(self) -> QRect:
        """The card, and the light around it, stand off the name above."""
        return super().item_room().adjusted(2, 2, 0, 0)

    def _square(self) -> QRect:
        """The part at the left in which a card can lie either way."""
        room, size = self.item_room(), self.card_size()
        side = min(size.height(), max(size.width(), round(room.width() * SQUARE)))
        return QRect(room.left(), room.top(), side, room.height())

    def arrange(self, room: QRect, count: int) -> list[QRect]:
        """At the left; while one takes the zone of another, two of them are here for a moment."""
        del room
        square, upright, found = self._square(), self.card_size(), []
        for row in range(count):
            unit = self.card_at(row)
            across = QSize(square.width(), square.width() * upright.width() // max(1, upright.height()))
            lies = across if unit is not None and unit.status == REST else upright
            centre = square.center()
            found.append(QRect(QPoint(centre.x() - lies.width() // 2, centre.y() - lies.height() // 2), lies))
        return found

    def row_at(self, point: QPoint) -> int:
        """All that is said of a unit is the unit to whoever points at it."""
        row = super().row_at(point)
        return row if row >= 0 or not self.cards().entries or not self.item_room().contains(point) else 0

    def dataChanged(self, first: QModelIndex, last: QModelIndex, roles: list[int] | None = None) -> None:  # type: ignore[override]  # Qt's stub names other types
        """One that rests lies otherwise."""
        super().dataChanged(first, last, roles)
        self.refresh()

    # --- what is seen

    def paint_ground(self, painter: QPainter) -> None:
        """Its edge in the colour of whose it is."""
        super().paint_ground(painter)
        seat_edge(painter, self.viewport().rect(), self.look.theme, self.seat)

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The card as it lies with the damage on it, then its figures."""
        entry = self.cards().entries[row]
        card = entry.seen
        paint_lying(painter, rect, replace(entry, seen=replace(card, pieces=())), self.look, more=self.paint_more)
        if not isinstance(card, CardSeen):
            return
        if card.damage:
            self._damage(painter, rect, card.damage)
        square = self._square()
        left = square.right() + 7
        beside = QRect(left, square.top(), self.item_room().right() - left, square.height())
        if card.atk is not None and beside.width() > 24:
            self.paint_figures(painter, beside, card)

    def _damage(self, painter: QPainter, rect: QRect, damage: int) -> None:
        """The damage that a unit bears, on its corner."""
        radius = max(9.0, self.least * 0.75)
        spot = QPointF(rect.right() - radius + 2, rect.bottom() - radius + 2)
        number_disc(painter, spot, radius, f"{damage}", self.look.theme.warning, self.look.theme.on_warning)

    def paint_figures(self, painter: QPainter, rect: QRect, card: CardSeen) -> None:
        """ATK and STK side by side, after signs instead of words where there is little room; then HP, then keywords."""
        line = max(self.least + 2, min(rect.height() // LINES, round(self.least * 1.5)))
        worded = self._narrow(lambda: self._figure_width(card, "atk") + BETWEEN + self._figure_width(card, "stk"), rect)
        top = rect.top() + max(0, (rect.height() - LINES * line) // 3)
        room = QRect(rect.left(), top, rect.width(), line)
        half = min(rect.width() // 2, rect.width() - self._figure_width(card, "stk")) if worded else rect.width() // 2
        self._value(painter, room.adjusted(0, 0, half - rect.width() - 4, 0), "atk", card, worded=worded)
        self._value(painter, room.adjusted(half, 0, 0, 0), "stk", card, worded=worded)
        bottom = self._left(painter, room.translated(0, line), card)
        self._keywords(painter, QRect(rect.left(), bottom, rect.width(), rect.bottom() + 3 - bottom), card)

    def _narrow(self, width: Callable[[], int], rect: QRect) -> bool:
        """Letters become narrower, as little as may be, so that something has room in a line; as wide as ever where it
        has none anyhow.
        """
        for self._narrowed in range(100, NARROWEST - 1, -5):
            if width() <= rect.width():
                return True
        self._narrowed = 100
        return False

    def _said(self, card: CardSeen, what: str) -> tuple[str, str]:
        """A figure's short name, and the figure; an arrow says that it is more, or less, than printed."""
        value, way = {"atk": card.atk, "stk": card.stk}[what] or 0, changed(card, what)
        return self.words.say("gateruler-figure-label", what=what), f"{value}{ARROWS[way]}"

    def _figure_width(self, card: CardSeen, what: str) -> int:
        """How much a figure takes at the least."""
        label, text = self._said(card, what)
        return self._after(label) + self._wide(self._letters(bold=True), text)

    def _after(self, label: str) -> int:
        """How far after the beginning of a short name its figure stands."""
        return self._wide(self._letters(), label) + 3

    def _letters(self, *, bold: bool = False) -> QFont:
        """The smallest letters that stand here."""
        font = QFont(self.font())
        font.setPixelSize(self.least)
        font.setBold(bold)
        font.setStretch(self._narrowed)
        return font

    def _large(self, text: str, most: int, width: int) -> QFont:
        """Letters of a figure: as large as it has room."""
        font = self._letters(bold=True)
        for pixels in range(max(self.least, most), self.least - 1, -1):
            font.setPixelSize(pixels)
            if self._wide(font, text) <= width:
                break
        return fitting(font, text, width)

    def _value(self, painter: QPainter, rect: QRect, what: str, card: CardSeen, *, worded: bool) -> None:
        """A figure after its short name, or its sign."""
        theme, way = self.look.theme, changed(card, what)
        label, text = self._said(card, what)
        if worded:
            after = self._after(label)
            painter.setFont(self._letters())
            painter.setPen(QColor(theme.ink_soft))
            painter.drawText(rect, BESIDE, label)
        else:
            after = self.least
            sign = self.look.sign(f"gateruler/{what}", QSize(self.least, self.least), theme.ink_soft)
            painter.drawPixmap(rect.left(), rect.center().y() - self.least // 2, sign)
        room = rect.adjusted(after, 0, 0, 0)
        painter.setFont(self._large(text, round(rect.height() * 0.86), room.width()))
        painter.setPen(QColor(theme.good if way > 0 else theme.warning if way < 0 else theme.ink))
        painter.drawText(room, BESIDE, text)

    @staticmethod
    def _wide(font: QFont, text: str) -> int:
        return QFontMetrics(font).horizontalAdvance(text)

    def lasts(self, card: CardSeen) -> tuple[str, int, int]:
        """What decides how long it stays: by which name, how much is left of it, of how much."""
        hp = card.hp or 0
        return "hp", max(0, hp - card.damage), hp

    def dealt(self, by: CardSeen) -> int:
        """What an attack by a card takes of what stands here."""
        return by.atk or 0

    def threat(self, card: CardSeen) -> int:
        """What the attacker that is held would take of the card here; nothing while none is that may attack it."""
        glow = self.cards().glow
        if glow.held is None or glow.targets.isdisjoint((place_on(card.handle), self.place)):
            return 0
        by = self.known(glow.held.what)
        theirs = glow.held.source.partition(".")[2] != str(self.seat)
        return self.dealt(by) if isinstance(by, CardSeen) and by.atk is not None and theirs else 0

    def _left(self, painter: QPainter, rect: QRect, card: CardSeen) -> int:
        """What is left of the HP of how much, and a bar that says it without reading; where the next line begins."""
        theme = self.look.theme
        what, left, whole = self.lasts(card)
        low = left * 2 <= whole
        label = self.words.say("gateruler-figure-label", what=what)
        threat = self.threat(card)
        after = f" → {max(0, left - threat)}" if threat else ARROWS[changed(card, what)]
        text = f"{left}/{whole}{after}"
        room = QRect(rect)
        if self._narrow(lambda: self._after(label) + self._wide(self._letters(bold=True), text), rect):
            painter.setFont(self._letters())
            painter.setPen(QColor(theme.ink_soft))
            painter.drawText(rect, BESIDE, label)
            room.setLeft(rect.left() + self._after(label))
        painter.setFont(self._large(text, round(rect.height() * 0.86), room.width()))
        painter.setPen(QColor(theme.warning if low or threat else theme.ink))
        painter.drawText(room, BESIDE, text)
        bar = QRectF(rect.left(), rect.bottom() + 2, rect.width(), max(4, rect.height() // 5))
        painter.setPen(pen(theme.line, 1))
        painter.setBrush(QColor(theme.paper_sunk))
        painter.drawRoundedRect(bar, 2, 2)
        if whole > 0 and left:
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(QColor(theme.warning if low else theme.good))
            share = min(1.0, left / whole)
            painter.drawRoundedRect(QRectF(bar.left(), bar.top(), bar.width() * share, bar.height()), 2, 2)
        return round(bar.bottom()) + 2

    def _keywords(self, painter: QPainter, rect: QRect, card: CardSeen) -> None:
        """The keywords that it has now and that it rests, as many as have room; how many more there are."""
        self._narrowed = 100
        font = self._letters()
        said = [self.words.say("gateruler-keyword", keyword=key) for key in card.keywords]
        if card.status == REST:
            said.append(self.words.say("gateruler-state", state=REST))
        line = self.least + 2
        lines = flowing(said, rect.width(), max(0, rect.height() // line), QFontMetrics(font).horizontalAdvance)
        for at, text in enumerate(lines):
            room = QRect(rect.left(), rect.top() + at * line, rect.width(), line)
            painter.setFont(fitting(font, text, room.width()))
            painter.setPen(QColor(self.look.theme.ink))
            shown = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, room.width())
            painter.drawText(room, BESIDE, shown)


class RulerView(UnitView):
    """The zone of a ruler: how much damage it still bears stands where units have HP."""

    name_share: ClassVar = 0.66
    damage_taken = 0

    def show_taken(self, damage: int) -> None:
        """So many cards lie in its damage zone."""
        if damage != self.damage_taken:
            self.damage_taken = damage
            self.repicture()

    def dealt(self, by: CardSeen) -> int:
        """STK."""
        return by.stk or 0

    def lasts(self, card: CardSeen) -> tuple[str, int, int]:
        """Its life, less the cards in the damage zone."""
        life = card.hp or 0
        return "life", max(0, life - self.damage_taken), life


def changed(card: CardSeen, what: str) -> int:
    """Whether a figure of a card is more than printed (1), less (-1) or the same."""
    mine = [change for change in card.changes if change.what == what]
    if not mine:
        return 0
    before, after = int(mine[0].before or 0), int(mine[-1].after or 0)
    return (after > before) - (after < before)


def flowing(words: list[str], width: int, lines: int, wide: Callable[[str], int]) -> list[str]:
    """Words in so many lines at the most, as many side by side as have room; the last line says how many more there
    are.
    """
    found: list[str] = []
    for number, word in enumerate(words):
        joined = f"{found[-1]}・{word}" if found else word
        if found and wide(joined) <= width:
            found[-1] = joined
        elif len(found) < lines:
            found.append(word)
        else:
            if found:
                found[-1] = f"{found[-1]} +{len(words) - number}"
            break
    return found
