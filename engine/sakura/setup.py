"""What a duel begins with (§2, §3): who plays which megami with which cards, and the seed of its chance."""

from __future__ import annotations

from typing import Final, Literal

import msgspec
from msgspec.structs import force_setattr

CARD_SET = "s9-2"
EDITION = "ja-2024-06-24"
REVISION: Final = 3
"""Of our reading of the edition. Up to 1 a payment that can't be made was asked for (§10-40), and answered in
journals; up to 2 so was an aim that is the distance already (§x23-2).
"""
LONGEST_NAME: Final = 40
"""Letters of a player's name; a file may say more."""


class SideSetup(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side: two forms (§2-1), seven normal cards and three specials by number (§3-2), a name, and the
    level of the computer that plays there, where no person does.
    """

    megami: tuple[str, str]
    normals: tuple[str, ...]
    specials: tuple[str, ...]
    name: str = ""
    player: str = ""

    def __post_init__(self) -> None:
        """A name of one line, no longer than names are."""
        name = " ".join(self.name.split())[:LONGEST_NAME]
        if name != self.name:
            force_setattr(self, "name", name)


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Both sides; `first` is the seat that begins, drawn by chance where it is None (§4-1 3)."""

    sides: tuple[SideSetup, SideSetup]
    first: Literal[0, 1] | None = None
    seed: int = 0
    card_set: str = CARD_SET
    edition: str = EDITION
    revision: int = REVISION
    """Older than today's: a duel that was begun then goes on by what it asked then."""
