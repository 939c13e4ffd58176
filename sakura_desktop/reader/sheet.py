"""Blocks painted in a column as high as they need, with what they name at hand."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from sakura_desktop.pictures.colour import mix
from sakura_desktop.reader.blocks import Stack
from sakura_desktop.reader.blurred_text import VEIL, BlurredTexts
from sakura_desktop.reader.page_fonts import PageFonts
from sakura_desktop.reader.selection import Selection
from sakura_desktop.widgets.spoken import call

if TYPE_CHECKING:
    from collections.abc import Callable

    from sakura_desktop.reader.blocks import Anchor, Block, TextBlock
    from sakura_desktop.theme import Theme

MARGIN: Final = 10
CHOSEN: Final = 0.3
"""How much of its colour the ground has of text that is chosen: the letters stay as they are."""


def frame_walked(painter: QPainter, anchor: Anchor, theme: Theme, within: QRect) -> None:
    """A frame around what the keyboard has come to, whole within what can be painted on."""
    painter.setPen(QPen(QColor(theme.cherry), 1.6))
    for box in anchor.boxes:
        painter.drawRoundedRect(box.adjusted(-2, 0, 2, 2) & QRectF(within).adjusted(1, 0, -1, 0), 3, 3)


class Sheet(QWidget):
    """A column of blocks. `hovered` and `walked_to` number the anchors of the mouse and of the keyboard, or are -1."""

    def __init__(self, theme: Callable[[], Theme], parent: QWidget | None = None) -> None:
        """Empty; `theme` is asked at each painting."""
        super().__init__(parent)
        self._theme = theme
        self._block: Block = Stack([])
        self._case = PageFonts(self.font().pointSizeF())
        self._anchors: list[Anchor] = []
        self.veils = BlurredTexts()
        self.chosen = Selection()
        self._name = ""
        self._height = 0
        self.hovered = -1
        self.walked_to = -1
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Minimum)

    def show_blocks(self, block: Block, name: str) -> None:
        """Show a page; `name` is what it is called to those who have it read out."""
        walked = self.walked.ref if self.walked is not None else ""
        pointed = self._anchors[self.hovered] if 0 <= self.hovered < len(self._anchors) else None
        self._block = block
        self._name = name
        self.chosen.clear()
        self._lay_out()
        self.hovered = self._still(pointed) if pointed is not None else -1
        # the same term in another language keeps the keyboard's mark
        self.walked_to = next((at for at, anchor in enumerate(self._anchors) if walked and anchor.ref == walked), -1)
        call(self, name)
        self.setAccessibleDescription(block.text())
        self.update()

    def _still(self, pointed: Anchor) -> int:
        """What was under the mouse and has stayed there; -1 where it has moved away."""
        spots = [box.center() for box in pointed.boxes]
        same = (at for at, one in enumerate(self._anchors) if one.ref == pointed.ref and any(map(one.holds, spots)))
        return next(same, -1)

    @property
    def anchors(self) -> tuple[Anchor, ...]:
        """Every term and card named on the page, in reading order."""
        return tuple(self._anchors)

    @property
    def walked(self) -> Anchor | None:
        """The term that the keyboard has come to."""
        return self._anchors[self.walked_to] if 0 <= self.walked_to < len(self._anchors) else None

    def looked_at(self) -> list[Anchor]:
        """What the mouse is on and what the keyboard has come to."""
        looked = {self.hovered, self.walked_to if self.hasFocus() else -1}
        return [self._anchors[at] for at in sorted(looked) if 0 <= at < len(self._anchors)]

    def counterparts(self, anchor: Anchor) -> list[Anchor]:
        """The same word of the same clause in the other language; of several the one that has its place, or all where
        one language says it more often.
        """
        if not anchor.group or anchor.ref.startswith(VEIL):
            return []
        same = [one for one in self._anchors if (one.group, one.ref) == (anchor.group, anchor.ref)]
        mine = [one for one in same if one.language == anchor.language]
        others = [one for one in same if one.language != anchor.language]
        return [others[mine.index(anchor)]] if len(mine) == len(others) else others

    def text(self) -> str:
        """What the page says."""
        return self._block.text()

    def texts(self) -> list[TextBlock]:
        """The texts on the page, in reading order."""
        return list(self._block.texts())

    def sizeHint(self) -> QSize:
        """As wide as it is, as high as its blocks."""
        return QSize(max(self.width(), 200), self._height)

    def height_in(self, width: int) -> int:
        """How high the page is in a width; it is laid out for it."""
        return round(self._block.lay_out(self._case, width - 2 * MARGIN)) + 2 * MARGIN

    def _lay_out(self) -> None:
        points = self.font().pointSizeF()
        if points != self._case.points:
            self._case = PageFonts(points)
        self._height = self.height_in(max(self.width(), 80))
        self._anchors = list(self._block.anchors(QPointF(MARGIN, MARGIN)))
        self.setMinimumHeight(self._height)
        self.updateGeometry()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Break the lines again where the width is another."""
        super().resizeEvent(event)
        if event.size().width() != event.oldSize().width():
            self._lay_out()

    def changeEvent(self, event: QEvent) -> None:
        """Another size of text."""
        super().changeEvent(event)
        if event.type() == QEvent.Type.FontChange:
            self._lay_out()
            self.update()

    def paintEvent(self, event: QPaintEvent) -> None:
        """The blocks, and marks on what is hovered and walked to, fainter ones on the same words in the other
        language.
        """
        painter = QPainter(self)
        painter.setClipRect(event.rect())
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        theme = self._theme()
        looked = self.looked_at()
        others = [other for one in looked for other in self.counterparts(one)]
        self.veils.bared = frozenset(anchor.veil for anchor in looked if anchor.veil)
        for anchor in looked:
            for box in anchor.boxes if not anchor.ref.startswith(VEIL) else ():
                painter.fillRect(box.adjusted(-1, 1, 1, 1), QColor(theme.cherry_soft))
        for box in self.chosen.boxes():
            painter.fillRect(box, QColor(mix(theme.paper_raised, theme.chosen, CHOSEN)))
        self._block.paint(painter, self._case, theme, QPointF(MARGIN, MARGIN))
        painter.setPen(QPen(QColor(theme.cherry), 1.2, Qt.PenStyle.DotLine))
        for box in (box for anchor in others for box in anchor.boxes):
            painter.drawRoundedRect(box.adjusted(-1, 1, 1, 1), 3, 3)
        if self.hasFocus() and self.walked is not None:
            frame_walked(painter, self.walked, theme, self.rect())
        painter.end()

    def box_of(self, anchor: Anchor) -> QRect:
        """Where an anchor is on the screen."""
        box = anchor.bounds.toAlignedRect()
        return QRect(self.mapToGlobal(box.topLeft()), box.size())
