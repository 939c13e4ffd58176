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

KINDS: Final = {"unit": "ruler", "event": "energy", "field": "none"}
"""Kinds of cards in a deck, and in the colour of what they are drawn: of no faction, for the deck's own lie beside."""


class DeckCurve(Bars):
    """Bars by level, the lowest above."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """Of no cards."""
        super().__init__(name, words, look, parent, _said)

    def bars(self) -> list[Bar]:
        """From the lowest level to the highest, those between that have no cards as well."""
        levels: dict[int, Counter[str]] = {}
        for number, count in self.counts.items():
            face = card_face(number)
            levels.setdefault(face.level, Counter())[face.kind] += count
        shown = range(min(levels), max(levels) + 1) if levels else ()
        return [self._bar_of(level, levels.get(level, Counter())) for level in shown]

    def _bar_of(self, level: int, kinds: Counter[str]) -> Bar:
        shown = [key for key in KINDS if kinds[key]]
        theme = self._look.theme
        parts = [Part(colour(KINDS[key], theme), theme.on_type, _kind(key), kinds[key]) for key in shown]
        each = tuple(say("gateruler-curve-kind", kind=key, count=kinds[key]) for key in shown)
        said = say("gateruler-curve-said", level=level, count=kinds.total(), kinds=Listing(each, "comma"))
        return Bar(say("gateruler-curve-row", level=level), kinds.total(), parts, said)


def _kind(key: str) -> Phrase:
    return say("gateruler-curve-what", what=term(key))


def _said(rows: Listing) -> Phrase:
    return say("gateruler-curve", rows=rows if rows.items else "0")
