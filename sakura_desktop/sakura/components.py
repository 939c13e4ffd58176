"""The panel of each component, by its key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QRect

from engine.text.phrase import Phrase, say
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.delegates.piece import name_height, put_sign, put_text
from sakura_desktop.table.piece_views import (
    GaugeView,
    HalfView,
    PanelCards,
    PanelPieces,
    PanelPile,
    PlanView,
    RowOfCards,
    TokensView,
    UmbrellaView,
)

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter


def rows(room: QRect, *shares: float) -> list[QRect]:
    """Rectangles one below the other, each with its share of the height."""
    found, top, whole = [], room.top(), sum(shares)
    for share in shares:
        height = int(room.height() * share / whole)
        found.append(QRect(room.left(), top, room.width(), height))
        top += height
    return found


class UmbrellaPanel(PanelView):
    """An umbrella: a click turns it, where that is offered."""

    share = 0.9

    def build(self) -> None:
        """The umbrella."""
        self.add(UmbrellaView, self.table.piece(self.at("umbrella")))


class PlanPanel(PanelView):
    """A board of two halves, and the plan on one of them: face up only for its owner until it is carried out."""

    def build(self) -> None:
        """The plan above the halves."""
        self.add(PlanView, self.table.piece(self.at("plan")))
        for half in (0, 1):
            self.add(HalfView, self.table.piece(self.at(f"plan-{half}")))

    def arrange(self, room: QRect) -> None:
        """The plan on its half, or across both where the seat may not know it."""
        plan, *halves = self.views
        width = room.width() // 2
        for number, half in enumerate(halves):
            half.setGeometry(QRect(room.left() + number * width, room.top(), width, room.height()))
        chosen = dict(self.panel.counters).get("plan")
        left = room.left() + (width // 2 if chosen is None else chosen * width)
        below = name_height(room.height()) if chosen is None else 0
        plan.setGeometry(QRect(left, room.top(), width, room.height() - below).adjusted(3, 1, -3, -1))

    def figures(self) -> list[Phrase]:
        """How the plan lies; the halves are the same in every duel."""
        caption = self.views[0].caption()
        return [caption] if caption is not None else []


class AnvilPanel(PanelView):
    """An anvil: its card, and the crystals on it."""

    def build(self) -> None:
        """The card and the crystals."""
        self.add(PanelCards, self.table.cards(self.at("anvil")))
        self.add(PanelPieces, self.table.crystals(self.at("anvil")))

    def arrange(self, room: QRect) -> None:
        """The card at the left, the crystals at the right."""
        card = min(room.width() // 2, round(room.height() * 0.8))
        cards, crystals = self.views
        cards.setGeometry(QRect(room.left(), room.top(), card, room.height()))
        crystals.setGeometry(QRect(room.left() + card, room.top(), room.width() - card, room.height()))

    def figure(self) -> str:
        """How many crystals lie on it."""
        return str(self.table.crystals(self.at("anvil")).count)


class BagPanel(PanelView):
    """A bag of cards: its owner sees into it, the other player the backs."""

    share = 0.95

    def build(self) -> None:
        """The pile."""
        self.add(PanelPile, self.table.cards(self.at("poison-bag")))

    def figure(self) -> str:
        """How many cards are in it."""
        return str(len(self.table.cards(self.at("poison-bag")).entries))


class MechanismsPanel(PanelView):
    """How many cards count now for each icon of the mechanisms."""

    share = 0.8

    def build(self) -> None:
        """Nothing lies on it."""

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """An icon above its number, side by side; one below the other where the panel is high."""
        theme, counters = self.look.theme, self.panel.counters
        if not counters:
            return
        colours = {"reaction": theme.reaction, "full-power": theme.full_power}
        high = room.height() > room.width()
        cell = (room.height() if high else room.width()) // len(counters)
        for number, (key, value) in enumerate(counters):
            colour = colours.get(key) or theme.of_type(key)
            if high:
                box = QRect(room.left(), room.top() + number * cell, room.width(), cell)
                sign, figure = box.adjusted(0, 1, -box.width() // 2, -1), box.adjusted(box.width() // 2, 0, 0, 0)
            else:
                box = QRect(room.left() + number * cell, room.top(), cell, room.height())
                sign, figure = box.adjusted(1, 0, -1, -box.height() // 2), box.adjusted(0, box.height() // 2, 0, 0)
            put_sign(painter, sign, key, self._readable(colour) if value else theme.ink_faint, self.look)
            size = min(30, max(10, round(figure.height() * 0.72)))
            put_text(painter, figure, str(value), size, theme.ink, bold=bool(value))

    def _readable(self, colour: str) -> str:
        """The colours of types are for grounds; where the paper is dark a sign takes the ink."""
        return self.look.theme.ink if self.look.theme.dark else colour


class MachinePanel(PanelView):
    """A machine: the cards in it, the tokens that it can burn, those that are burnt."""

    share = 1.25

    def build(self) -> None:
        """Cards, tokens, burnt tokens; those on the lane are shown there."""
        self.add(PanelCards, self.table.cards(self.at("machine")))
        self.add(TokensView, self.table.tokens_of(self.at("machine")))
        self.add(TokensView, self.table.tokens_of(self.at("burnt")))

    def arrange(self, room: QRect) -> None:
        """Below each other; cards have what lines of tokens leave them."""
        line = min(36, max(13, room.height() // 6))
        for view, rect in zip(self.views, rows(room, room.height() - 2 * line, line, line), strict=True):
            view.setGeometry(rect)

    def figure(self) -> str:
        """How many tokens it can burn."""
        return str(self.table.tokens_of(self.at("machine")).count)


class GaugesPanel(PanelView):
    """Two gauges, from 0 to 20."""

    def build(self) -> None:
        """Both."""
        for gauge in ("wind", "thunder"):
            self.add(GaugeView, self.table.piece(self.at(gauge)))

    def arrange(self, room: QRect) -> None:
        """One below the other."""
        for view, rect in zip(self.views, rows(room, 1, 1), strict=True):
            view.setGeometry(rect)

    def figures(self) -> list[Phrase]:
        """Both numbers."""
        counters = dict(self.panel.counters)
        return [say("board-gauge", gauge=gauge, value=counters.get(gauge, 0)) for gauge in ("wind", "thunder")]


class ElectronicPanel(PanelView):
    """Parts: those not assembled above those that are."""

    share = 1.2

    def build(self) -> None:
        """Two rows of cards."""
        for area in ("parts", "assembled"):
            self.add(RowOfCards, self.table.cards(self.at(area)))

    def arrange(self, room: QRect) -> None:
        """One below the other."""
        for view, rect in zip(self.views, rows(room, 1, 1), strict=True):
            view.setGeometry(rect)


PANELS: Final[dict[str, type[PanelView]]] = {
    "umbrella": UmbrellaPanel,
    "plan": PlanPanel,
    "anvil": AnvilPanel,
    "poison-bag": BagPanel,
    "mechanisms": MechanismsPanel,
    "machine": MachinePanel,
    "gauges": GaugesPanel,
    "electronic": ElectronicPanel,
}
"""A component without a panel of its own is shown by the general one."""
