"""Sakura's cards as the screen asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.door import CardFace, card_face, card_sides, card_text, side_term

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase


class SakuraCards:
    """Cards as the engine knows them."""

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
