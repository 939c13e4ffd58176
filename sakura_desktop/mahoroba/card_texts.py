"""まほろば's cards as the screen asks for them."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from engine.mahoroba.door import DECKS, EVERY_NUMBER, CardFace, card_face, card_text

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.text.phrase import Phrase
    from engine.text.render import Renderer

NUMBERS: Final = frozenset(EVERY_NUMBER)
MOTIFS: Final = {"lanterns": "flame", "deep-water": "tide"}
"""What is drawn for each deck: the element that leads it."""


class MahorobaCards:
    """Cards as the engine knows them."""

    def knows(self, number: str) -> bool:
        """Whether it is one of the practice cards."""
        return number in NUMBERS

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

    def motifs(self, number: str, renderer: Callable[[str], Renderer]) -> tuple[str, ...]:
        """The element of a unit, the kind of a command."""
        del renderer
        face = card_face(number)
        return (face.element or face.kind,)

    def motif(self, key: str, renderer: Callable[[str], Renderer]) -> str:
        """Of a deck, by its key."""
        del renderer
        return MOTIFS[key] if key in DECKS else ""
