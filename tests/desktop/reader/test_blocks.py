"""Text as pages set it: readings keep clear of what they stand over."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QImage, QPainter

from sakura_desktop.pictures.line_break import Run
from sakura_desktop.reader.blocks import TextBlock
from sakura_desktop.reader.page_fonts import PageFonts, TextStyle
from sakura_desktop.theme import LIGHT

DARK = 190
"""What is lighter is the soft edge of a letter."""


def inked(block: TextBlock, case: PageFonts, top: float) -> list[bool]:
    """The rows of pixels from the first to the last with letters on it: whether each has any."""
    image = QImage(70, 60, QImage.Format.Format_Grayscale8)
    image.fill(Qt.GlobalColor.white)
    painter = QPainter(image)
    block.paint(painter, case, LIGHT, QPointF(4, top))
    painter.end()
    rows = [any(image.pixelColor(x, y).red() < DARK for x in range(70)) for y in range(60)]
    return rows[rows.index(True) : 60 - rows[::-1].index(True)]


@pytest.mark.parametrize("pixels", [13, 14, 14.5, 16, 19, 24])
def test_a_reading_keeps_clear_of_its_kanji_wherever_the_line_stands(qapp: object, pixels: float) -> None:
    case = PageFonts(pixels * 72 / 96)
    block = TextBlock([[Run("間合", "まあい")]], TextStyle("ja"))
    block.lay_out(case, 110)
    seen = {tuple(inked(block, case, 3 + tenth / 10)) for tenth in range(10)}
    assert len(seen) == 1
    assert not all(seen.pop())
