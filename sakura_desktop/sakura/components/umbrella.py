"""The umbrella: open or closed (§x3)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect, QRectF, Qt

from engine.text.phrase import Phrase, say
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.component_views import PartView
from sakura_desktop.table.delegates.component import paint_state, put_sign, put_text
from sakura_desktop.table.delegates.marks import tint

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.table.models.component import ComponentModel


class UmbrellaPanel(PanelView):
    """An umbrella: a click turns it, where that is offered."""

    share = 0.9
    narrow = True

    def build(self) -> None:
        """The umbrella."""
        self.add(UmbrellaView, self.table.part(self.at("umbrella")))


class UmbrellaView(PartView):
    """An umbrella, open or closed."""

    def paint_item(self, painter: QPainter, rect: QRect, row: int) -> None:
        """The umbrella."""
        del row
        opened = "yes" if self.part().value("umbrella") == 1 else "no"
        paint_umbrella(painter, rect, self.part(), self.words.say("board-umbrella", opened=opened), self.look)

    def phrase(self) -> Phrase | None:
        """The umbrella, how it stands, whether it may be taken."""
        return umbrella_phrase(self.part())


def umbrella_phrase(model: ComponentModel) -> Phrase:
    """The umbrella in words."""
    opened = "yes" if model.value("umbrella") == 1 else "no"
    return say("board-item-umbrella", opened=opened, state="lit" if model.lit else "there")


def paint_umbrella(painter: QPainter, rect: QRect, model: ComponentModel, word: str, look: Appearance) -> None:
    """The umbrella as it stands, the word for it below where there is room."""
    theme = look.theme
    opened = model.value("umbrella") == 1
    flat = rect.height() < rect.width() * 0.6
    line = rect.height() // 3 if flat else max(13, rect.height() // 6)
    half = rect.width() // 2
    room = rect.adjusted(2, 2, -half, -2) if flat else rect.adjusted(2, 2, -2, -line - 1)
    label = rect.adjusted(half, 2, -4, -2) if flat else QRect(rect.left(), rect.bottom() - line, rect.width(), line)
    if opened:
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(tint(theme.cherry, 0.14))
        side = min(room.width(), room.height())
        painter.drawEllipse(QRectF(room.center().x() - side / 2, room.top(), side, side))
    if model.held:
        painter.setOpacity(0.35)
    put_sign(painter, room, "umbrella-open" if opened else "umbrella-closed", theme.cherry, look)
    painter.setOpacity(1.0)
    put_text(painter, label, word, max(10, line - 3), theme.ink)
    paint_state(painter, rect, model, look)
