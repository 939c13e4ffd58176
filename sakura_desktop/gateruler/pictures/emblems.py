"""Emblems: the sign of a faction; of a card what its picture shows, of a ready deck what its leading card does."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING, Final

from engine.gateruler.door import DECKS, EVERY_NUMBER, card_face
from sakura_desktop.gateruler.pictures.card_content import leading
from sakura_desktop.gateruler.pictures.colours import HUES, hue
from sakura_desktop.gateruler.pictures.scenes import subject
from sakura_desktop.gateruler.pictures.signs import FACTIONS
from sakura_desktop.pictures.emblems import Emblems, Motif

if TYPE_CHECKING:
    from sakura_desktop.pictures.motif_pen import Pen


_NUMBERS: Final[dict[str, str]] = {key: number for number in EVERY_NUMBER for key in (number, number.lower())}
"""Cards by number, and by what messages make of it."""


def motif_of(key: str) -> str:
    """The motif of a deck or of a card: a deck has that of its strongest card."""
    if key not in DECKS:
        return _NUMBERS.get(key, key)
    faces = [card_face(number) for number in dict.fromkeys(DECKS[key])]
    strongest = max(faces, key=lambda face: (face.legendary, face.level))
    return strongest.number


def _figure(number: str, pen: Pen) -> None:
    subject(number)(pen)


def _of_card(number: str) -> Motif:
    face = card_face(number)
    return Motif(partial(_figure, number), *hue(leading(face.kind, face.faction)))


EMBLEMS: Final = Emblems(
    {key: Motif(draw, *HUES[key]) for key, draw in FACTIONS.items() if key}
    | {number: _of_card(number) for number in EVERY_NUMBER}
)
