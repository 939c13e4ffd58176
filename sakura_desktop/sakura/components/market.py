"""The market (§x21): the price on its scale of four areas, the flow, the funds of both players."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor

from engine.text.phrase import Phrase, say
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PanelPieces, PartView
from sakura_desktop.table.delegates.component import paint_state, put_sign, put_text
from sakura_desktop.table.delegates.marks import pen
from sakura_desktop.table.models.base import area_phrase

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.component import ComponentModel

AREAS: Final = {1: "shadow", 2: "aura", 3: "flare", 4: "life"}
"""What each price stands for (§x21-2-1)."""
FIGURE: Final = 14


class MarketPanel(PanelView):
    """The scale, the flow below it, the funds at the foot."""

    share = 1.3

    def build(self) -> None:
        """The scale and the flow."""
        self.add(MarketView, self.table.part(self.at("market")))
        self.add(FlowView, self.table.pieces(self.at("flow")))

    def arrange(self, room: QRect) -> None:
        """One below the other, the funds last."""
        foot = self._foot(room)
        flow = max(18, (room.height() - foot.height()) * 2 // 5)
        scale = room.height() - foot.height() - flow
        self.views[0].setGeometry(QRect(room.left(), room.top(), room.width(), scale))
        self.views[1].setGeometry(QRect(room.left(), room.top() + scale, room.width(), flow))

    @staticmethod
    def _foot(room: QRect) -> QRect:
        high = max(FIGURE + 2, room.height() // 5)
        return QRect(room.left(), room.bottom() - high + 1, room.width(), high)

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """The funds: the own and the other player's."""
        foot = self._foot(room)
        told = self.words.text(say("board-funds-short", **self._funds()))
        put_text(painter, foot, told, max(FIGURE, round(foot.height() * 0.78)), self.look.theme.ink)

    def _funds(self) -> dict[str, int]:
        counters = dict(self.panel.counters)
        return {"mine": counters.get("funds", 0), "theirs": counters.get("funds-theirs", 0)}

    def figure(self) -> str:
        """The price."""
        return str(dict(self.panel.counters).get("market", 1))

    def figures(self) -> list[Phrase]:
        """The price with what it stands for, what lies in the flow, the funds."""
        flow = self.views[1].caption()
        price = market_words(self.table.game, dict(self.panel.counters).get("market", 1))
        return [price, *([flow] if flow is not None else []), say("board-funds", **self._funds())]


class FlowView(PanelPieces):
    """The flow: five places in a line."""


class MarketView(PartView):
    """The scale of prices with the token on it."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """Four cells, the price in a frame."""
        del row
        paint_market(painter, rect, self.part(), self.look)

    def phrase(self) -> Phrase | None:
        """The price in words."""
        return market_phrase(self.part())


def market_words(game: str, price: int) -> Phrase:
    """A price and the area that it stands for."""
    return say("board-market", value=price, area=area_phrase(game, AREAS.get(price, "shadow")))


def market_phrase(model: ComponentModel) -> Phrase:
    """The price in words."""
    return market_words(model.game, model.value("market") or 1)


def paint_market(painter: QPainter, rect: QRect, model: ComponentModel, look: Appearance) -> None:
    """A cell for each price, with the sign of its area; the present one raised, its number in bold."""
    theme, price = look.theme, model.value("market") or 1
    width = rect.width() / len(AREAS)
    for at, (value, area) in enumerate(AREAS.items()):
        left = round(rect.left() + width * at)
        cell = QRect(left, rect.top(), round(width) - 1, rect.height()).adjusted(1, 1, -1, -1)
        now = value == price
        painter.setPen(pen(theme.ink if now else theme.line, 2 if now else 1))
        painter.setBrush(QColor(theme.gold if now else theme.paper_sunk))
        painter.drawRoundedRect(QRectF(cell).adjusted(0.5, 0.5, -0.5, -0.5), 3, 3)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        ink = theme.on_type if now else theme.ink_soft
        half = cell.height() // 2
        number = QRect(cell.left(), cell.top(), cell.width(), half)
        put_text(painter, number, str(value), max(FIGURE, round(half * 0.9)), ink, bold=now)
        below = QRect(cell.left(), cell.top() + half, cell.width(), cell.height() - half)
        put_sign(painter, below, area, ink, look, 0.8)
    paint_state(painter, rect, model, look)
