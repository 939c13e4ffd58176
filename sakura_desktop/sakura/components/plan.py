"""The plan and the board of two halves that it lies on (§x4)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF
from PySide6.QtGui import QColor

from engine.text.phrase import Phrase, say
from sakura_desktop.sakura.pictures.colours import colours
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PartView
from sakura_desktop.table.delegates.component import paint_state, put_sign, put_text
from sakura_desktop.table.delegates.marks import pen, tint
from sakura_desktop.table.place_view import PlaceView

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.component import ComponentModel

HALVES = ("shinzan", "kibo")
"""The icons of the board's halves, by the plan's number."""


class PlanPanel(PanelView):
    """A board of two halves, and the plan on one of them: face up only for its owner until it is carried out."""

    def build(self) -> None:
        """The plan above the halves."""
        self.add(PlanView, self.table.part(self.at("plan")))
        for half in (0, 1):
            self.add(HalfView, self.table.part(self.at(f"plan-{half}")))

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


class HalfView(PartView):
    """One half of a plan's board."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The half: framed where the plan may go there."""
        del row
        half = int(self.part().part[-1])
        sunk = self.part().value("plan") == half
        paint_half(painter, rect, half, self.words.say("board-plan", plan=half), self.look, sunk=sunk)

    def paint_over(self, painter: QPainter) -> None:
        """Framed where a plan may go there."""
        PlaceView.paint_over(self, painter)

    def phrase(self) -> Phrase | None:
        """The half."""
        return half_phrase(self.part())


class PlanView(PartView):
    """The plan itself: it lies on the half that it is, or across both where the seat may not know it."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The plan."""
        del row
        chosen = self.part().value("plan")
        word = self.words.say("board-plan", plan=chosen) if chosen is not None else ""
        paint_plan(painter, rect, self.part(), word, self.look)

    def phrase(self) -> Phrase | None:
        """The plan, how it lies, whether it may be taken."""
        return plan_phrase(self.part())


def half_phrase(model: ComponentModel) -> Phrase:
    """A half of the board in words."""
    return say("board-item-half", plan=int(model.part[-1]))


def plan_phrase(model: ComponentModel) -> Phrase:
    """The plan in words."""
    chosen = model.value("plan")
    lies = "down" if chosen is None else "open" if model.value("plan-open") == 1 else "known"
    return say("board-item-plan", plan=chosen or 0, lies=lies, state="lit" if model.lit else "there")


def name_height(height: int) -> int:
    """How much of a half of a plan's board its name takes."""
    return min(24, max(12, height // 6), height // 4)


def paint_half(painter: QPainter, rect: QRect, half: int, word: str, look: Appearance, *, sunk: bool) -> None:
    """One half of a plan's board: its sign and its name, which the plan bears itself where it lies on it."""
    theme = look.theme
    painter.setPen(pen(theme.line, 1))
    painter.setBrush(tint(theme.paper_sunk, 0.7))
    painter.drawRoundedRect(QRectF(rect).adjusted(0.5, 0.5, -0.5, -0.5), 4, 4)
    if sunk:
        return
    line, ink = name_height(rect.height()), theme.ink_soft
    put_sign(painter, rect.adjusted(4, 3, -4, -line - 2), HALVES[half], ink, look, 0.8)
    put_text(painter, QRect(rect.left() + 1, rect.bottom() - line, rect.width() - 2, line), word, line - 3, ink)


def paint_plan(painter: QPainter, rect: QRect, model: ComponentModel, word: str, look: Appearance) -> None:
    """A plan: its sign where the seat knows it, else its back; behind a back's edge while it lies face down."""
    theme = look.theme
    chosen, lies_open = model.value("plan"), model.value("plan-open") == 1
    sheet = QRectF(rect).adjusted(1.5, 3.5, -3.5, -1.5)
    if model.held:
        painter.setOpacity(0.35)
    if not lies_open:
        painter.setPen(pen(theme.card_edge, 1))
        painter.setBrush(QColor(colours(theme).back_special))
        painter.drawRoundedRect(sheet.adjusted(2, -2, 2, -2) if chosen is not None else sheet, 4, 4)
    line = name_height(rect.height())
    room = rect.adjusted(3, 4, -5, -line - 3)
    if chosen is None:
        put_sign(painter, rect.adjusted(4, 4, -6, -4), "plan", theme.gold, look, 0.7)
    else:
        painter.setPen(pen(theme.cherry if lies_open else theme.card_edge, 1.8 if lies_open else 1))
        painter.setBrush(QColor(theme.card))
        painter.drawRoundedRect(sheet, 4, 4)
        ink = theme.cherry if lies_open else theme.card_ink
        put_sign(painter, room, HALVES[chosen], ink, look, 0.86)
        label = QRect(rect.left() + 2, rect.bottom() - line - 2, rect.width() - 6, line)
        put_text(painter, label, word, line - 3, theme.card_ink, bold=lies_open)
    painter.setOpacity(1.0)
    paint_state(painter, sheet.toRect(), model, look)
