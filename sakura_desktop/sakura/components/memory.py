"""Memories: the four places of the journey with their effects, the crystal at one of them, the cards that lie there."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QFont

from engine.text.phrase import Phrase, say
from sakura_desktop.pictures.icons import area_icon
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PanelCards, PartView
from sakura_desktop.table.delegates.component import paint_state, put_sign
from sakura_desktop.table.delegates.marks import pen, tint

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.table.models.component import ComponentModel

PLACES = tuple(f"journey-{number}" for number in range(1, 5))
"""The places of a journey, as a hand points at them."""
CHANGED = ("vigor", "enhancements", "deck", "hand")
"""The area in which each place changes something: its icon stands for words that have no room."""
LEAST = 18
"""The least height of a place, so that its words can be read."""
ASIDE = 150
"""Above this width words and cards have room beside each other."""


class MemoryPanel(PanelView):
    """The four places and the cards."""

    share = 2.7

    def build(self) -> None:
        """The places, and the cards."""
        for place in PLACES:
            self.add(JourneyPlaceView, self.table.part(self.at(place)))
        self.add(PanelCards, self.table.cards(self.at("memory")))

    def arrange(self, room: QRect) -> None:
        """The places one below the other; below them the cards, or beside them where so wide a room is too low."""
        line = max(LEAST, min(self.enlarged(30), room.height() // 7))
        *places, cards = self.views
        low = room.height() - len(places) * line < room.width() // 4
        aside = room.width() * 3 // 10 if room.width() > ASIDE and low else 0
        if aside:
            line = max(LEAST, min(self.enlarged(30), room.height() // len(places)))
        high = len(places) * line
        for number, view in enumerate(places):
            view.setGeometry(QRect(room.left(), room.top() + number * line, room.width() - aside, line))
        if aside:
            cards.setGeometry(QRect(room.right() + 1 - aside, room.top(), aside, room.height()))
        else:
            cards.setGeometry(QRect(room.left(), room.top() + high, room.width(), max(0, room.height() - high)))

    def figure(self) -> str:
        """How many cards lie there."""
        return str(len(self.table.cards(self.at("memory")).entries))


class JourneyPlaceView(PartView):
    """A place of the journey: its number, its effect, and how it stands."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The place."""
        del row
        model, theme = self.part(), self.look.theme
        number = int(model.part[-1])
        here, start = stands(model)
        painter.setPen(pen(theme.cherry if here else theme.line, 1.6 if here else 1))
        painter.setBrush(tint(theme.cherry, 0.16) if here else QColor(theme.paper_sunk))
        painter.drawRoundedRect(QRectF(rect).adjusted(0.8, 0.8, -0.8, -0.8), 4, 4)
        side = rect.height() - 4
        mark = QRect(rect.left() + 3, rect.top() + 2, side, side)
        if here:
            painter.drawPixmap(mark.topLeft(), self.look.piece(QSize(side, side)))
        else:
            _digit(painter, mark, str(number), theme.ink_soft)
        if start:
            home = model.value("journey-round") == 1
            sign = QRect(rect.right() - side - 2, rect.top() + 2, side, side)
            put_sign(painter, sign, "home" if home else "start-here", theme.gold, self.look, 0.86)
        paint_state(painter, rect, model, self.look)
        room = rect.adjusted(side + 7, 0, -side - 2, 0)
        _take_letters(painter, room)
        stops = [self.words.text(say("journey-stop", place=place)) for place, _ in enumerate(PLACES, 1)]
        words = stops[number - 1]
        if max(map(painter.fontMetrics().horizontalAdvance, stops)) > room.width():
            words = self.words.text(say("journey-stop-short", place=number))
            sign = QRect(room.left(), rect.top() + 2, side, side)
            put_sign(painter, sign, area_icon(CHANGED[number - 1], game=self.look.game), theme.ink_soft, self.look)
            room.setLeft(sign.right() + 4)
        painter.setPen(QColor(theme.ink))
        painter.drawText(room, Qt.AlignmentFlag.AlignVCenter | Qt.AlignmentFlag.AlignLeft, words)

    def phrase(self) -> Phrase | None:
        """The place, its effect, how it stands."""
        return journey_phrase(self.part())


def stands(model: ComponentModel) -> tuple[bool, bool]:
    """Whether the crystal lies at a place, and whether it began there; neither before and after the journey."""
    number, here = int(model.part[-1]), model.value("journey")
    return here == number, bool(here) and model.value("journey-start") == number


def journey_phrase(model: ComponentModel) -> Phrase:
    """A place of the journey in words."""
    number = int(model.part[-1])
    here, start = stands(model)
    return say(
        "board-item-journey",
        place=number,
        here="yes" if here else "no",
        start="home" if start and model.value("journey-round") == 1 else "yes" if start else "no",
        state="lit" if model.lit else "there",
    )


def _digit(painter: QPainter, room: QRect, digit: str, colour: str) -> None:
    font = QFont(painter.font())
    font.setBold(True)
    font.setPixelSize(max(14, min(18, room.height() - 4)))
    painter.setFont(font)
    painter.setPen(QColor(colour))
    painter.drawText(room, Qt.AlignmentFlag.AlignCenter, digit)


def _take_letters(painter: QPainter, room: QRect) -> None:
    """The letters of a place's words, never below 14 px: where one place's have no room, signs stand for those of all,
    and the tool tip says it.
    """
    font = QFont(painter.font())
    font.setBold(False)
    font.setPixelSize(max(14, round(room.height() * 0.62)))
    painter.setFont(font)
