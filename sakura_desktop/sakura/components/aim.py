"""The aim (§x23)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt
from PySide6.QtGui import QColor

from engine.text.phrase import Phrase, say
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PartView
from sakura_desktop.table.delegates.component import paint_state, put_sign, put_text
from sakura_desktop.table.delegates.marks import pen

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.component import ComponentModel

FARTHEST = 10
"""The last distance of the scale (§7-1-1); an aim beyond it stands at its end."""
NONE = "–"


class AimPanel(PanelView):
    """One scale with its token."""

    narrow = True

    def build(self) -> None:
        """The scale."""
        self.add(AimView, self.table.part(self.at("aim")))

    def arrange(self, room: QRect) -> None:
        """All the room."""
        self.views[0].setGeometry(room)

    def figures(self) -> list[Phrase]:
        """The aim."""
        return [say("board-aim", value=_told(dict(self.panel.counters).get("aim", -1)))]


class AimView(PartView):
    """The scale of distances with the aim on it."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The aim as a number, and where it stands."""
        del row
        paint_aim(painter, rect, self.part(), self.look)

    def phrase(self) -> Phrase | None:
        """The aim in words."""
        return aim_phrase(self.part())


def _value(model: ComponentModel) -> int:
    found = model.value(model.part)
    return -1 if found is None else found


def _told(value: int) -> str:
    return NONE if value < 0 else str(value)


def aim_phrase(model: ComponentModel) -> Phrase:
    """The aim in words."""
    return say("board-item-aim", value=_told(_value(model)), state="lit" if model.lit else "there")


def paint_aim(painter: QPainter, rect: QRect, model: ComponentModel, look: Appearance) -> None:
    """Its sign, its number, and a scale with a token at that distance."""
    theme = look.theme
    value = _value(model)
    scale = max(12, rect.height() // 4)
    top = rect.adjusted(1, 0, -1, -scale - 2)
    side = min(top.height(), top.width() // 2)
    put_sign(painter, QRect(top.left() + 1, top.top(), side, top.height()), "aim", theme.ink, look, 0.9)
    number = QRect(top.left() + side, top.top(), top.width() - side, top.height())
    put_text(painter, number, _told(value), max(14, round(top.height() * 0.8)), theme.ink, bold=True)
    left, right = rect.left() + scale / 2 + 2, rect.right() - scale / 2 - 2
    middle = rect.bottom() - scale / 2 - 1
    painter.setPen(pen(theme.line, 1))
    painter.drawLine(round(left), round(middle), round(right), round(middle))
    for step in range(FARTHEST + 1):
        x = round(left + (right - left) * step / FARTHEST)
        tall = 4 if step % 5 == 0 else 2
        painter.drawLine(x, round(middle) - tall, x, round(middle) + tall)
    if value >= 0:
        at = left + (right - left) * min(value, FARTHEST) / FARTHEST
        token = QRectF(at - scale / 2, middle - scale / 2, scale, scale)
        painter.setPen(pen(theme.paper, 1))
        painter.setBrush(QColor(theme.cherry))
        painter.drawEllipse(token)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(token.adjusted(3, 3, -3, -3))
    paint_state(painter, rect, model, look)
