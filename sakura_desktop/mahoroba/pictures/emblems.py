"""Emblems of cards and decks: the sign of an element or a kind; of a card in a wreath of its own."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.mahoroba.door import DECKS, EVERY_NUMBER, card_face
from sakura_desktop.mahoroba.pictures.signs import SIGNS, marks_of
from sakura_desktop.pictures.crest import crest_of, draw_crest
from sakura_desktop.pictures.emblems import Emblems, Motif
from sakura_desktop.pictures.motif_pen import Mark, Pen

if TYPE_CHECKING:
    from collections.abc import Callable

HUES: Final = {
    "flame": (8.0, 0.66),
    "grove": (122.0, 0.46),
    "tide": (204.0, 0.62),
    "sun": (40.0, 0.74),
    "moon": (254.0, 0.42),
    "strategy": (22.0, 0.32),
    "tactics": (214.0, 0.26),
    "enhancement": (326.0, 0.42),
}
"""Hue and strength of each element and kind of command."""
DECK_MOTIFS: Final = {"lanterns": "flame", "deep-water": "tide"}
"""The element that leads a deck."""
HEART: Final = 0.4
"""How large the sign is in its wreath."""


def leading(number: str) -> str:
    """What a card's colour and sign are of: a unit's element, a command's kind."""
    face = card_face(number)
    return face.element or face.kind


def motif_of(key: str) -> str:
    """The motif of a deck or of a card, by its key."""
    if key in DECKS:
        return DECK_MOTIFS.get(key, "unit")
    return key


def _wreath(sign: str, number: str, pen: Pen) -> None:
    """A wreath that no other card has, the sign in its middle."""
    draw_crest(pen, crest_of(number))
    pen.disc((0, 0), HEART * 1.3, "ground")
    pen.marks += [Mark.of(mark.laid(radius=HEART), mark.tone) for mark in marks_of(sign)]


def _of_card(number: str) -> Motif:
    sign = leading(number)
    return Motif(partial(_wreath, sign, number), *HUES[sign])


_SIGNS: Final[dict[str, Callable[[Pen], None]]] = {name: SIGNS[name] for name in HUES}

EMBLEMS: Final = Emblems(
    {name: Motif(sign, *HUES[name]) for name, sign in _SIGNS.items()} | {one: _of_card(one) for one in EVERY_NUMBER}
)
