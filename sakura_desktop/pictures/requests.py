"""What is to be painted: a request says all that the picture depends on, and its key tells it from every other."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, NamedTuple


class FaceWish(NamedTuple):
    """How a face is wanted."""

    ruby: bool = True
    """With readings over its name."""
    side: str = ""
    """Of a two-sided card the side that counts."""
    named: bool = True
    """Its name stands on it."""
    names: str = ""
    """The language of its name, empty where it is that of its text."""
    spent: bool = False
    """Grey: it has been used and lies there."""


AS_IT_IS: Final = FaceWish()


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture to be painted, its size in real pixels."""

    what: str
    """`face`, `back`, `piece`, `emblem`, `scene`, `ground` or `sign`."""
    name: str
    """Of a face the card's number, of a back its kind, of a piece its state, of an emblem the motif, of a
    scene what it shows.
    """
    width: int
    height: int
    dpr: float
    theme: str
    """Of a sign its colour instead."""
    game: str = ""
    """Whose painters paint it; empty of a sign, which is anybody's."""
    language: str = ""
    wish: FaceWish = AS_IT_IS
    across: bool = False
    """Turned to lie on its side."""

    @property
    def key(self) -> str:
        """Tells the picture from every other."""
        wish = self.wish
        marks = f"{'r' if wish.ruby else ''}{'x' if self.across else ''}{f'+{wish.side}' if wish.side else ''}"
        marks += ("" if wish.named else "-name") + (f"={wish.names}" if wish.names else "")
        marks += "-spent" if wish.spent else ""
        size = f"{self.width}x{self.height}@{self.dpr:g}"
        return "/".join((self.game, self.what, self.name.replace("/", "+"), self.language, size, self.theme, marks))
