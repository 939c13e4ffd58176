"""A game deck at a glance: a bar for each Bloom level and one for support cards, each in the colours of its cards."""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING

from engine.text.phrase import Listing, Phrase, say
from sakura_desktop.decks.bars import Bar, Bars, Part
from sakura_desktop.hololive.deck_facts import COLOURS, ROWS, Summary, summary, term_of
from sakura_desktop.hololive.pictures.colours import SUPPORT, ink_on
from sakura_desktop.hololive.pictures.colours import colour as colour_of

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from sakura_desktop.appearance import Appearance
    from sakura_desktop.languages.words import Words


class DeckCurve(Bars):
    """Five bars, in the colours of their cards."""

    def __init__(self, name: str, words: Words, look: Appearance, parent: QWidget) -> None:
        """Of no cards."""
        super().__init__(name, words, look, parent, _said)
        self.show_cards(Counter())

    def bars(self) -> list[Bar]:
        """A bar for each level, and one for support cards."""
        shown = summary(self.counts)
        return [
            Bar(_named(key), shown.levels[key], [self._part(*part) for part in shown.parts(key)], _row_said(shown, key))
            for key in ROWS
        ]  # fmt: skip

    def _part(self, colour: str, count: int) -> Part:
        ground = colour_of(colour, self._look.theme)
        return Part(ground, ink_on(ground, self._look.theme), None if colour == SUPPORT else _named(colour), count)


def _named(key: str) -> Phrase:
    return say("hololive-curve-row", what=term_of(key))


def _said(rows: Listing) -> Phrase:
    return say("hololive-curve", rows=rows if rows.items else "0")


def _row_said(shown: Summary, key: str) -> Phrase:
    """A level with how many cards, and of which colours."""
    colours = [
        say("hololive-deck-count", what=term_of(colour), count=shown.colours[key][colour])
        for colour in COLOURS
        if shown.colours[key][colour]
    ]
    whole = say("hololive-deck-count", what=term_of(key), count=shown.levels[key])
    return say("hololive-curve-said", row=whole, colours=Listing(tuple(colours), "comma")) if colours else whole
