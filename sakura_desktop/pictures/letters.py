"""The letters of a language on widgets: Han characters look different in Japanese and in Korean print."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtGui import QFont

from sakura_desktop.pictures.fonts import qt_families

if TYPE_CHECKING:
    from sakura_desktop.pictures.fonts import Style


def letters(font: QFont, language: str, style: Style = "sans") -> QFont:
    """The same font with the letters of a language; of none it stays as it is."""
    found = QFont(font)
    if language:
        found.setFamilies(qt_families(language, style))
    return found
