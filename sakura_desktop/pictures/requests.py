"""What is to be painted: a request says all that the picture depends on, and its key tells it from every other."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class PictureRequest:
    """A picture to be painted, its size in real pixels."""

    what: str
    """`face`, `back`, `crystal`, `emblem`, `ground`, `lane` or `sign`."""
    name: str
    """Of a face the card's number, of a back its kind, of a crystal its state, of an emblem the motif."""
    width: int
    height: int
    dpr: float
    theme: str
    """Of a sign its colour instead."""
    language: str = ""
    ruby: bool = True
    across: bool = False
    """Turned to lie on its side."""
    side: str = ""
    """Of the face of a two-sided card the side that counts."""
    named: bool = True
    """Of a face: its name stands on it."""
    names: str = ""
    """Of a face: the language of its name, empty where it is that of its text."""

    @property
    def key(self) -> str:
        """Tells the picture from every other."""
        marks = f"{'r' if self.ruby else ''}{'x' if self.across else ''}{f'+{self.side}' if self.side else ''}"
        marks += ("" if self.named else "-name") + (f"={self.names}" if self.names else "")
        size = f"{self.width}x{self.height}@{self.dpr:g}"
        return "/".join((self.what, self.name.replace("/", "+"), self.language, size, self.theme, marks))
