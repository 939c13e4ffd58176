"""An attack in the air as it is painted: its figures stand off its frame, however high it is."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from engine.cardgame.view import Change
from engine.text.phrase import say
from sakura_desktop.languages.words import Words
from sakura_desktop.pictures.fonts import qt_families
from sakura_desktop.sakura.attack_painter import AttackPainter
from sakura_desktop.table.things import Highlight
from tests.desktop import tables
from tests.desktop.looks import PlainAppearance

FRAME = 3
"""How wide the frame is, in pixels."""
CLEAR = 2
"""Rows above it that nothing is painted on."""


@pytest.mark.parametrize("changed", [False, True])
@pytest.mark.parametrize(("width", "height", "letters"), [(118, 52, 12), (180, 82, 14), (210, 104, 14), (360, 180, 21)])
@pytest.mark.parametrize("lacerated", [False, True])
def test_the_figures_stand_off_the_frame(
    qapp: object, width: int, height: int, letters: int, *, changed: bool, lacerated: bool
) -> None:
    look = PlainAppearance()
    changes = tuple(Change(what=what, before="0", after="5", source=tables.NUMBERS[3], phrase=say("board-over")) for what in ("range", "aura"))
    attack = tables.attack(aura=5, life=5, lacerated=lacerated, changes=changes if changed else ())
    image = QImage(width, height, QImage.Format.Format_RGB32)
    image.fill(QColor(look.theme.card))
    painter = QPainter(image)
    painted = AttackPainter(Words("en"), look)  # type: ignore[arg-type]  # a plain look paints as a true one
    painted.paint(painter, QRect(0, 0, width, height), attack, Highlight(), QFont(qt_families("en")), letters)
    painter.end()
    card = QColor(look.theme.card).rgb()
    rows = range(height - FRAME - CLEAR, height - FRAME)
    touched = [(x, y) for y in rows for x in range(14, width - 14) if image.pixel(x, y) != card]
    assert not touched
    inked = [y for y in range(height // 2, height) if any(image.pixel(x, y) != card for x in range(14, width - 14))]
    assert inked[0] <= height - FRAME - height // 3, "they are large"
