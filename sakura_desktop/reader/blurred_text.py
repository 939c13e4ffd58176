"""A text that is blurred until it is looked at: the mouse over it or the keyboard in it bares it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Protocol

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QImage, QPainter

from sakura_desktop.reader.blocks import Anchor, Block

if TYPE_CHECKING:
    from collections.abc import Iterator

    from sakura_desktop.reader.blocks import TextBlock
    from sakura_desktop.reader.page_fonts import PageFonts, TextStyle
    from sakura_desktop.theme import Theme

VEIL: Final = "veil:"
"""How the reference of an anchor begins that is a veiled text as a whole."""
LEFT: Final = 0.24
"""How many dots are left of one letter's size, over that size: too few to be read, enough to see that it is text."""


class BlurredTexts:
    """Which veiled texts of a page are bared now; the page says so, and the texts ask."""

    def __init__(self) -> None:
        """All veiled."""
        self.bared: frozenset[str] = frozenset()


class Veilable(Block, Protocol):
    """What can be under a veil: a text, or several of one language that are read as one."""

    @property
    def style(self) -> TextStyle:
        """How it is written."""

    @property
    def marked(self) -> tuple[object, ...]:
        """What is marked in it now, apart from what it says."""


class BlurredText:
    """A text under a veil."""

    def __init__(self, text: Veilable, group: str, veils: BlurredTexts) -> None:
        """The text of that clause, under the veils of its page."""
        self.inner = text
        self._group = group
        self._veils = veils
        self._size = (0.0, 0.0)
        self._blurred: tuple[tuple[object, ...], QImage] | None = None

    @property
    def bare(self) -> bool:
        """It can be read now."""
        return self._group in self._veils.bared

    def lay_out(self, case: PageFonts, width: float) -> float:
        """As the text."""
        self._blurred = None
        self._size = (width, self.inner.lay_out(case, width))
        return self._size[1]

    def paint(self, painter: QPainter, case: PageFonts, theme: Theme, at: QPointF) -> None:
        """The text, or a shadow of it."""
        if self.bare:
            self.inner.paint(painter, case, theme, at)
        else:
            picture = self._shadow(painter.device().devicePixelRatioF(), case, theme)
            painter.drawImage(QRectF(at.x(), at.y(), *self._size), picture)

    def _shadow(self, dpr: float, case: PageFonts, theme: Theme) -> QImage:
        key = (dpr, theme.name, case.points, self._size, self.inner.marked)
        if self._blurred is None or self._blurred[0] != key:
            whole = QSize(max(1, round(self._size[0] * dpr)), max(1, round(self._size[1] * dpr)))
            image = QImage(whole, QImage.Format.Format_ARGB32_Premultiplied)
            image.setDevicePixelRatio(dpr)
            image.fill(Qt.GlobalColor.transparent)
            painter = QPainter(image)
            self.inner.paint(painter, case, theme, QPointF(0, 0))
            painter.end()
            image.setDevicePixelRatio(1.0)
            share = LEFT * 10 / (case.size(self.inner.style) * dpr)
            few = QSize(max(1, round(whole.width() * share)), max(1, round(whole.height() * share)))
            smooth = Qt.TransformationMode.SmoothTransformation
            small = image.scaled(few, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            blurred = small.scaled(whole, Qt.AspectRatioMode.IgnoreAspectRatio, smooth)
            self._blurred = (key, blurred)
        return self._blurred[1]

    def anchors(self, at: QPointF) -> Iterator[Anchor]:
        """The text as a whole, then what it names."""
        whole = Anchor(VEIL + self._group, self.inner.text(), self.inner.style.language, group=self._group)
        whole.boxes.append(QRectF(at.x(), at.y(), *self._size))
        for anchor in (whole, *self.inner.anchors(at)):
            anchor.veil = self._group
            yield anchor

    def text(self) -> str:
        """What it says, veiled or not, for those who have it read out."""
        return self.inner.text()

    def texts(self) -> Iterator[TextBlock]:
        """The text, veiled or not: whoever chooses it looks at it."""
        yield from self.inner.texts()
