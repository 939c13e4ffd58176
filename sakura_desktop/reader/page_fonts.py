"""Fonts of a page by language and size, and how wide text is in them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from PySide6.QtGui import QFont, QFontMetricsF

from sakura_desktop.pictures.letters import letters
from sakura_desktop.pictures.line_break import Measure
from sakura_desktop.pictures.typesetting import OVERHANG, RUBY_SIZE

if TYPE_CHECKING:
    from sakura_desktop.pictures.line_break import Run

LEADING: Final = {"ja": 1.48, "ko": 1.46, "en": 1.36}
"""From line to line, over the size of the letters."""
RUBY_ROOM: Final = 0.42
"""How much higher a line with readings is, over the size of the letters."""
RUBY_NARROW: Final = 80
"""How wide readings are set, in hundredths, where they are larger than half: so they need hardly more room."""
RUBY_LARGE: Final = 0.66
"""The size of readings over that of small letters: half of these couldn't be read …"""
RUBY_READ: Final = 13.0
"""… until they have so many pixels; above that they stay so large until they are half as large as their letters."""


@dataclass(frozen=True, slots=True)
class TextStyle:
    """How a text looks: language, size over that of the page, weight, serifs, and the ink by its name in the theme."""

    language: str
    scale: float = 1.0
    bold: bool = False
    serif: bool = False
    ink: str = "ink"


class PageFonts:
    """The fonts of a page at its size, made once each."""

    def __init__(self, points: float) -> None:
        """For text of so many points."""
        self.points = points
        self._fonts: dict[tuple[TextStyle, bool, bool], QFont] = {}
        self._measures: dict[TextStyle, Measure] = {}

    def font(self, style: TextStyle, *, bold: bool = False, ruby: bool = False) -> QFont:
        """The font of a style; `bold` for a run that stands out, `ruby` for its readings."""
        key = (style, bold, ruby)
        found = self._fonts.get(key)
        if found is None:
            found = letters(QFont(), style.language, "serif" if style.serif else "sans")
            share = self.ruby_share(style) if ruby else 1.0
            found.setPointSizeF(max(4.0, self.points * style.scale * share))
            if RUBY_SIZE < share < 1:
                found.setStretch(RUBY_NARROW)
            if (style.bold or bold) and not ruby:
                found.setWeight(QFont.Weight.Bold)
            self._fonts[key] = found
        return found

    def ruby_share(self, style: TextStyle) -> float:
        """The size of readings over that of the letters below them."""
        return max(RUBY_SIZE, min(RUBY_LARGE, RUBY_READ / max(1.0, self.size(style))))

    def size(self, style: TextStyle) -> float:
        """The size of a style's letters in pixels."""
        return float(QFontMetricsF(self.font(style)).fontDpi()) * self.points * style.scale / 72

    def pitch(self, style: TextStyle, *, ruby: bool) -> float:
        """From line to line in pixels."""
        return self.size(style) * (LEADING[style.language] + (RUBY_ROOM if ruby else 0.0))

    def measure(self, style: TextStyle) -> Measure:
        """How wide text is; what was measured once is remembered."""
        found = self._measures.get(style)
        if found is None:
            regular = QFontMetricsF(self.font(style))
            bold = QFontMetricsF(self.font(style, bold=True))
            small = QFontMetricsF(self.font(style, ruby=True))
            known: dict[tuple[str, int], float] = {}

            def text_width(text: str, run: Run) -> float:
                key = (text, int(run.bold))
                width = known.get(key)
                if width is None:
                    width = known[key] = (bold if run.bold else regular).horizontalAdvance(text)
                return width

            def ruby_width(text: str) -> float:
                width = known.get((text, 2))
                if width is None:
                    width = known[text, 2] = small.horizontalAdvance(text)
                return width

            found = self._measures[style] = Measure(text_width, ruby_width, self.size(style) * OVERHANG)
        return found
