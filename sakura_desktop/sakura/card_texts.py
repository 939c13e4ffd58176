"""Sakura's cards as the screen asks for them, and the motif of each megami's weapon."""

from __future__ import annotations

import re
import unicodedata
from typing import TYPE_CHECKING, Final

from engine.sakura.door import CardFace, card_face, card_sides, card_text, side_term
from engine.text.catalog import name_message_id

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.text.phrase import Phrase
    from engine.text.render import Renderer

NUMBERS: Final = "NA-"
"""How every number of a card begins."""
_OUTSIDE: Final = re.compile("[^a-z0-9]+")


def motif_key(weapon: str) -> str:
    """The key of a motif for a weapon's English name: `Kotō` is `koto`, `Skate blade` is `skate-blade`."""
    plain = unicodedata.normalize("NFKD", weapon).encode("ascii", "ignore").decode().lower()
    return _OUTSIDE.sub("-", plain).strip("-")


class SakuraCards:
    """Cards as the engine knows them."""

    def knows(self, number: str) -> bool:
        """Numbers name the edition first."""
        return number.startswith(NUMBERS)

    def face(self, number: str, side: str = "") -> CardFace:
        """The printed side (§6-2-1)."""
        return card_face(number, side)

    def sides(self, number: str) -> tuple[str, ...]:
        """Of a two-sided card (§x4-2-1)."""
        return card_sides(number)

    def text(self, number: str, side: str = "") -> Sequence[Phrase]:
        """The text, clause by clause."""
        return card_text(number, side)

    def side_term(self, number: str, side: str) -> str:
        """The term of a side."""
        return side_term(number, side)

    def motifs(self, number: str, renderer: Callable[[str], Renderer]) -> tuple[str, ...]:
        """The weapons of the forms that bring the card."""
        return tuple(self.motif(form, renderer) for form in card_face(number).form.split("/"))

    def motif(self, key: str, renderer: Callable[[str], Renderer]) -> str:
        """The weapon of a form, by its English name; a form whose weapon has no name yet gets a crest of its own."""
        catalog, attribute = renderer("en").catalog, f"{name_message_id('megami', key)}.weapon"
        return motif_key(catalog.format(attribute)) if catalog.has(attribute) else ""
