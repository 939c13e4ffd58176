"""Paints an attack in the air: whose it is, its range and damage as they stand now, its traits, the signs upon it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QPoint, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont, QFontMetrics, QPainter, QPolygonF

from engine.sakura.door import range_words
from engine.text.phrase import CardName, Phrase, say
from sakura_desktop.pictures.table_icons import seat_icon
from sakura_desktop.sakura.attack_model import attack_place
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.delegates.marks import lit_frame, marked_frame, pen, target_frame, tint
from sakura_desktop.table.things import Thing

if TYPE_CHECKING:

    from engine.sakura.door import AttackSeen
    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words
    from sakura_desktop.table.things import Highlight
    from sakura_desktop.theme import Theme


LETTERS: Final = 15
"""How high the words are at scale 1."""
BAND: Final = 4
"""How wide the band of its player's colour is."""
LEAST: Final = 12
"""No figure is smaller, in pixels."""
LOUD: Final = 1.3
"""So much larger than its name a figure is at the least."""
NAMED: Final = 1.22
"""How high the name of an attack or of a figure is, by its letters."""
HIGHEST: Final = "/"
"""What is as high and as low as a figure gets."""
AIR: Final = 2
"""Pixels between a figure and what is above and below it."""
TIP: Final = 0.04
"""So much of its way the tip of an arrow keeps off the attack."""
UNDERLINED: Final = 3
"""How far below a figure that changed its line is."""


def _name(attack: AttackSeen) -> Phrase:
    if attack.number is None:
        return say("board-attack-unnamed")
    return say("board-attack", card=CardName(attack.number), made="card" if attack.from_card else "effect")


def attack_line(attack: AttackSeen, who: Phrase) -> Phrase:
    """An attack of theirs in one line."""
    return say(
        "board-attack-line",
        who=who,
        name=_name(attack),
        range=range_words(attack.range),
        damage=attack.damage,
        reach="in" if attack.in_range else "out",
    )


def paint_reply(painter: QPainter, start: QPointF, goal: QPointF, theme: Theme) -> None:
    """An arrow from an attack that reacts to what it reacts to (§9-8)."""
    way = goal - start
    across = QPointF(-way.y(), way.x()) / 8
    neck, tip = start + way * 0.45, goal - way * TIP
    painter.setPen(pen(theme.on_type, 1.5))
    painter.setBrush(QColor(colours(theme).reaction))
    wide = across * 2.4
    painter.drawPolygon(
        QPolygonF([start + across, neck + across, neck + wide, tip, neck - wide, neck - across, start - across])
    )


class AttackPainter:
    """Paints attacks in the words and the look of now."""

    def __init__(self, words: Words, look: Appearance) -> None:
        """Ask them for every picture anew."""
        self.words = words
        self.look = look
        self._font = QFont()
        self._letters = LETTERS

    def paint(
        self, painter: QPainter, rect: QRect, attack: AttackSeen, glow: Highlight, font: QFont, letters: int = LETTERS
    ) -> None:
        """A sheet with everything that is to be seen of the attack; its words are `letters` high."""
        self._font, self._letters = font, letters
        self._sheet(painter, rect, attack)
        pad = max(3, rect.height() // 24)
        inner = rect.adjusted(pad, pad, -pad, -pad)
        title, mark = self.title_height, letters + 10
        self._title(painter, inner.adjusted(mark, 0, 0, title - inner.height()), mark, attack)
        traits = letters + 3 if attack.traits else 0
        figures = inner.adjusted(BAND, title, -BAND, -traits)
        self._figures(painter, figures, attack)
        if traits:
            self._traits(painter, QRect(inner.left(), inner.bottom() - traits, inner.width(), traits), attack)
        self._signs(painter, rect, attack, glow)

    @property
    def title_height(self) -> int:
        """How high the line with its name is."""
        return max(self._letters + 3, round(self._letters * NAMED))

    def _sheet(self, painter: QPainter, rect: QRect, attack: AttackSeen) -> None:
        theme = self.look.theme
        line = Qt.PenStyle.SolidLine if attack.in_range else Qt.PenStyle.DashLine
        painter.setPen(pen(theme.warning, 2.2, line))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(QRectF(rect).adjusted(1, 1, -1, -1), 7, 7)
        self._owner(painter, rect, attack)

    def _owner(self, painter: QPainter, rect: QRect, attack: AttackSeen) -> None:
        """Its player's band at the left edge, as plates have it, with their mark in the corner."""
        colour, side = self.look.theme.seats[attack.seat], self._letters + 3
        band = QRectF(rect).adjusted(3, 6, 0, -6)
        band.setWidth(BAND)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(colour))
        painter.drawRoundedRect(band, 2, 2)
        mark = self.look.sign(seat_icon(attack.seat), QSize(side, side), colour)
        painter.drawPixmap(rect.left() + 11, rect.top() + 4, mark)

    def _title(self, painter: QPainter, rect: QRect, mark: int, attack: AttackSeen) -> None:
        """In the middle of the sheet, unless it needs the room as far as its player's mark."""
        theme = self.look.theme
        font = QFont(self._font)
        font.setPixelSize(self._letters)
        font.setBold(True)
        painter.setFont(font)
        painter.setPen(QColor(theme.card_ink))
        name, metrics = self.words.text(_name(attack)), painter.fontMetrics()
        if metrics.horizontalAdvance(name) < rect.width() - mark:
            rect = rect.adjusted(0, 0, -mark, 0)
        text = metrics.elidedText(name, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter | Qt.TextFlag.TextDontClip, text)

    def _figures(self, painter: QPainter, rect: QRect, attack: AttackSeen) -> None:
        """Range at the left, damage at the right; a changed figure has a mark beside it."""
        theme = self.look.theme
        changed = {change.what for change in attack.changes}
        left = QRect(rect.left(), rect.top(), rect.width() // 2, rect.height())
        right = QRect(left.right() + 1, rect.top(), rect.width() - left.width(), rect.height())
        inked = theme.card_ink if attack.in_range else theme.warning
        self._figure(painter, left, "range", range_words(attack.range), inked, changed=bool(changed & {"range"}))
        amounts = attack.damage
        self._figure(painter, right, "damage", amounts, theme.card_ink, changed=bool(changed & {"aura", "life"}))

    def _figure(self, painter: QPainter, rect: QRect, what: str, text: str, ink: str, *, changed: bool) -> None:
        font, ink_box = self.set_figure(self._beside_name(rect), text, changed=changed)
        if self._named(rect):
            self._label(painter, rect, what, self._letters, changed=changed)
        else:
            side = self._letters
            place = QPoint(ink_box.left() - side - AIR, ink_box.center().y() - side // 2)
            painter.drawPixmap(place, self.look.sign(what, QSize(side, side), self.look.theme.card_ink_soft))
        painter.setFont(font)
        painter.setPen(QColor(ink))
        base = ink_box.top() - QFontMetrics(font).tightBoundingRect(HIGHEST).top()
        painter.drawText(QPoint(ink_box.left(), base), text)
        if changed:
            painter.setPen(pen(self.look.theme.gold, 2))
            below = ink_box.bottom() + UNDERLINED
            painter.drawLine(ink_box.left(), below, ink_box.right(), below)

    def _named(self, rect: QRect) -> bool:
        """There is room for a figure below its name that is larger than it; else its sign alone stands beside it."""
        return rect.height() - round(self._letters * NAMED) >= max(LEAST, self._letters * LOUD) + 2 * AIR

    def _beside_name(self, rect: QRect) -> QRect:
        """The room of a figure, off the edges."""
        if self._named(rect):
            return rect.adjusted(0, round(self._letters * NAMED) + AIR, 0, -AIR)
        return rect.adjusted(self._letters + AIR, AIR, 0, -AIR)

    def set_figure(self, room: QRect, text: str, *, changed: bool) -> tuple[QFont, QRect]:
        """Letters in which a figure has room, and what they cover, as high for all figures; of one that changed, with
        room for the line below.
        """
        box = room.adjusted(0, 0, 0, -UNDERLINED if changed else 0)
        font = QFont(self._font)
        font.setBold(True)
        most = min(box.height(), room.width() * 2 // max(3, len(text)))
        for pixels in range(max(LEAST, most), LEAST - 1, -1):
            font.setPixelSize(pixels)
            metrics = QFontMetrics(font)
            covered = QRect(0, 0, metrics.horizontalAdvance(text), metrics.tightBoundingRect(HIGHEST).height())
            if covered.width() <= box.width() - self._letters // 2 and covered.height() <= box.height():
                break
        covered.moveCenter(box.center())
        covered.moveBottom(min(covered.bottom(), box.bottom()))
        return font, covered

    def _label(self, painter: QPainter, rect: QRect, what: str, size: int, *, changed: bool) -> None:
        """The figure's sign and name above it."""
        ink = self.look.theme.card_ink_soft
        font = QFont(self._font)
        font.setPixelSize(size)
        painter.setFont(font)
        painter.setPen(QColor(ink))
        room, metrics = rect.width() - size - 6, painter.fontMetrics()
        words, plain = (
            self.words.text(say("board-figure", what=what, changed=sign)) for sign in ("yes" if changed else "no", "no")
        )
        if metrics.horizontalAdvance(words) > room:  # the line below the figure says it too
            words = metrics.elidedText(plain, Qt.TextElideMode.ElideRight, room)
        left = rect.left() + (room - metrics.horizontalAdvance(words)) // 2
        painter.drawPixmap(left, rect.top() + size // 5, self.look.sign(what, QSize(size, size), ink))
        box = QRect(left + size + 4, rect.top(), room, round(size * 1.4))
        painter.drawText(box, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter, words)

    def _traits(self, painter: QPainter, rect: QRect, attack: AttackSeen) -> None:
        theme = self.look.theme
        font = QFont(self._font)
        font.setPixelSize(self._letters)
        painter.setFont(font)
        painter.setPen(QColor(theme.card_term))
        text = " · ".join(self.words.text(trait) for trait in attack.traits)
        text = painter.fontMetrics().elidedText(text, Qt.TextElideMode.ElideRight, rect.width())
        painter.drawText(rect, Qt.AlignmentFlag.AlignCenter, text)

    def _signs(self, painter: QPainter, rect: QRect, attack: AttackSeen, glow: Highlight) -> None:
        theme = self.look.theme
        thing = Thing(attack.handle, "attacking")
        if attack.cancelled:
            painter.fillRect(rect, tint(theme.paper_sunk, 0.55))
            painter.setPen(pen(theme.warning, 4))
            painter.drawLine(rect.bottomLeft() + QPoint(12, -12), rect.topRight() + QPoint(-12, 12))
        if attack_place(attack.handle) in glow.targets:
            target_frame(painter, rect, theme)
        if attack.handle in glow.marked:
            marked_frame(painter, rect, theme)
        if thing in glow.lit:
            lit_frame(painter, rect, theme, 7)
