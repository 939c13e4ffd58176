"""The letters of a language on widgets: Han characters look different in Japanese and in Korean print."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFont, QFontMetricsF

from sakura_desktop.pictures.font_list import SAMPLES
from sakura_desktop.pictures.fonts import qt_families

if TYPE_CHECKING:
    from sakura_desktop.pictures.fonts import Style

SIGNS: Final = "✕✦⚑⌨"
"""Signs on buttons that fonts of words seldom have: another font writes them."""


def letters(font: QFont, language: str, style: Style = "sans") -> QFont:
    """The same font with the letters of a language; of none it stays as it is."""
    found = QFont(font)
    if language:
        found.setFamilies(qt_families(language, style))
        _held(language, style)
    return found


@cache
def _held(language: str, style: Style) -> tuple[QFont, ...]:
    """A font of each weight that stays, so that of each file one is always in use: when Qt (6.11 with FreeType) has
    closed a file it opens others that are in use a second time, a third time, megabytes each (docs/decisions.md).
    """
    held = []
    for bold in (False, True):
        font = QFont()
        font.setFamilies(qt_families(language, style))
        font.setBold(bold)
        QFontMetricsF(font).horizontalAdvance(SAMPLES[language] + SIGNS)  # opens the files
        held.append(font)
    return tuple(held)
