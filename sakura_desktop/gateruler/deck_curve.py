"""A deck of Gate Ruler at a glance: a bar for each level, of units, events and fields."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.gateruler.door import card_face
from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.decks.bars import Bar, Bars, Part
from sakura_desktop.gateruler.pictures.colours import colour
from sakura_desktop.gateruler.words import term

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words

KINDS: Final = {"unit": "atlas", "event": "wonder", "field": "volnar"}
"""Kinds of cards in a deck, and in the colour of what they are drawn."""


class DeckCurve(Bars):
    """Bars by level, the lowest above."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """Of no cards."""
        super().__init__(name, words, look, parent, _said)
        self._levels: dict[int, Counter[str]] = {}

    def show_cards(self, numbers: Counter[str]) -> None:
        """Show what is in a deck, by how often each card is there."""
        self._levels = {}
        for number, count in sorted(numbers.items()):
            face = card_face(number)
            self._levels.setdefault(face.level, Counter())[face.kind] += count
        self.renew()

    def bars(self) -> list[Bar]:
        """From the lowest level to the highest, those between that have no cards as well."""
        if not self._levels:
            return []
        return [self._bar_of(level) for level in range(min(self._levels), max(self._levels) + 1)]

    def _bar_of(self, level: int) -> Bar:
        kinds = self._levels.get(level, Counter())
        shown = [key for key in KINDS if kinds[key]]
        theme = self._look.theme
        parts = [Part(colour(KINDS[key], theme), theme.on_type, _kind(key), kinds[key]) for key in shown]
        each = tuple(say("gateruler-curve-kind", what=term(key), count=kinds[key]) for key in shown)
        said = say("gateruler-curve-said", level=level, count=kinds.total(), kinds=Listing(each, "comma"))
        return Bar(say("gateruler-curve-row", level=level), kinds.total(), parts, said)


def _kind(key: str) -> Phrase:
    return say("gateruler-curve-what", what=term(key))


def _said(rows: Listing) -> Phrase:
    return say("gateruler-curve", rows=rows if rows.items else "0")
