"""What lies on the table as a hand takes it, and how it is lit: plain values that models, drags and views share."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

PIECE = "piece"
PILE = "pile"
"""A whole pile, taken at once."""
TOKEN = "token:"
"""What the name of a token begins with; its kind follows."""


class Thing(NamedTuple):
    """A thing where it lies: `piece` or a card's handle, and its place."""

    what: str
    source: str

    @property
    def is_card(self) -> bool:
        """A card, whether its face is known or not."""
        return self.what.startswith("card:") or "#" in self.what

    @property
    def is_token(self) -> bool:
        """A token, at a place or on a card."""
        return self.what.startswith(TOKEN)

    @property
    def bearer(self) -> str:
        """The handle of the card that it lies on (`card:12`); empty for what lies on none."""
        return self.source.replace(".", ":", 1) if self.source.startswith("card.") else ""


class Highlight(msgspec.Struct, frozen=True, kw_only=True):
    """How the table is lit: what may be taken, what would take the thing held, what is chosen already."""

    lit: frozenset[Thing] = frozenset()
    pays: tuple[tuple[Thing, str], ...] = ()
    """Those of them that may be taken as a payment alone, each with the place where that is laid."""
    targets: frozenset[str] = frozenset()
    picked: tuple[Thing, ...] = ()
    """The things chosen so far of an answer of several, in order; a place's pieces once each."""
    ghosts: tuple[tuple[str, str], ...] = ()
    """Where the chosen things would go: (what, place)."""
    held: Thing | None = None
    marked: frozenset[str] = frozenset()
    """Handles and places that a journal line speaks of."""

    def concerns(self) -> set[str]:
        """The places that look different in it than in the dark, and the handles of things that a line speaks of."""
        sources = {thing.source for thing in (*self.lit, *self.picked)} | ({self.held.source} if self.held else set())
        return sources | {place for _, place in self.ghosts} | self.targets | self.marked

    def picks(self, thing: Thing) -> int:
        """How often a thing is chosen already."""
        return self.picked.count(thing)

    def paid_to(self, thing: Thing) -> str:
        """Where a thing is laid with which nothing can be done but pay; empty for any other."""
        return next((place for paying, place in self.pays if paying == thing), "")

    def takes(self, thing: Thing) -> bool:
        """Whether a thing is in the hand or chosen already."""
        return thing == self.held or thing in self.picked

    def coming(self, what: str, place: str) -> int:
        """How many things of that kind would come to a place by what is chosen."""
        return self.ghosts.count((what, place))


DARK = Highlight()
"""Nothing is lit."""
