"""Emblems: the sign of a colour or of a sort of support cards; of a card the voice of its name."""

from __future__ import annotations

from typing import Final

from engine.hololive.door import EVERY_NUMBER, card_face
from sakura_desktop.hololive.pictures.colours import HUES, SUPPORT
from sakura_desktop.hololive.pictures.motifs import voice
from sakura_desktop.hololive.pictures.scenes import hue_of
from sakura_desktop.hololive.pictures.signs import SIGNS
from sakura_desktop.pictures.emblems import Emblems, Motif


def _of_card(number: str) -> Motif:
    face = card_face(number)
    draw = SIGNS[face.colours[0]] if face.kind == "cheer" else voice(face.names[0])
    return Motif(draw, *hue_of(face))


EMBLEMS: Final = Emblems(
    {name: Motif(SIGNS[name], *HUES[name]) for name in HUES if name != SUPPORT}
    | {number: _of_card(number) for number in EVERY_NUMBER}
)
