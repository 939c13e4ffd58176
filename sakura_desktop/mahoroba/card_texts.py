"""まほろば's cards as the screen asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mahoroba.door import CardFace, card_face, card_text

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.text.phrase import Phrase


class MahorobaCards:
    """Cards as the engine knows them."""

    def face(self, number: str, side: str = "") -> CardFace:
        """What is printed on it; no card has a second side."""
        del side
        return card_face(number)

    def sides(self, number: str) -> tuple[str, ...]:
        """None."""
        del number
        return ()

    def text(self, number: str, side: str = "") -> Sequence[Phrase]:
        """Skills, ability, what a command does."""
        del side
        return card_text(number)

    def side_term(self, number: str, side: str) -> str:
        """No card has sides."""
        del number
        return side
