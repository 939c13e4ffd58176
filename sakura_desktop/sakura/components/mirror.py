"""The mirror: how many of aura, flare and life are the same for both players; beside it how many cards are complete."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QRect

from engine.text.phrase import say
from sakura_desktop.table.component_panels import PanelView
from sakura_desktop.table.delegates.component import fits, put_sign, put_text

if TYPE_CHECKING:
    from PySide6.QtGui import QPainter

SIGNS = {"reflections": "mirror", "completed": "perfect"}
"""The icons of its numbers."""
LINE = 16
"""The height of a figure's words, where there is room for it."""
NAME = 14
"""How large a name is written; where both have no room beside each other, the signs stand alone."""
LEAST = 16
"""The least height of the numbers: below it they stand beside the panel's name."""


class MirrorPanel(PanelView):
    """A mirror with its number, and the number of complete cards where a form completes some."""

    share = 0.7
    narrow = True

    def paint_body(self, painter: QPainter, room: QRect) -> None:
        """Each number with its sign, side by side, and its name below where there is room."""
        if room.height() < LEAST:
            return
        theme, counters = self.look.theme, dict(self.panel.counters)
        shown, line, name = self._shown(), self.enlarged(LINE), self.enlarged(NAME)
        width = room.width() // max(1, len(shown))
        names = [self.words.text(say("board-mirror-figure", counter=key)) for key in shown]
        words = line if room.height() >= 3 * line and all(fits(painter, one, width - 4, name) for one in names) else 0
        for at, (key, said) in enumerate(zip(shown, names, strict=True)):
            box = QRect(room.left() + at * width, room.top(), width, room.height())
            top = box.adjusted(0, 0, 0, -words)
            half = top.width() // 2
            sign = QRect(top.left(), top.top(), half, top.height())
            put_sign(painter, sign, SIGNS[key], theme.cherry, self.look, 0.86)
            number = QRect(top.left() + half, top.top(), top.width() - half, top.height())
            size = max(14, min(self.enlarged(34), half, round(top.height() * 0.8)))
            put_text(painter, number, str(counters[key]), size, theme.ink, bold=True)
            if words:
                put_text(painter, QRect(box.left(), box.bottom() - words, width, words), said, name, theme.ink_soft)

    def _shown(self) -> list[str]:
        counters = dict(self.panel.counters)
        return [key for key in SIGNS if key in counters]

    def figure(self) -> str:
        """The numbers, where the panel has no room for them below its name."""
        counters = dict(self.panel.counters)
        return " · ".join(str(counters[key]) for key in self._shown()) if self._room().height() < LEAST else ""
