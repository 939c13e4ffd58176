"""What a duel begins with: both game decks (§6.1.1.1), who begins, and the seed of its chance."""

from __future__ import annotations

from typing import Final, Literal

import msgspec

CARD_SET = "hBP02"
"""The last booster whose cards are in the pool."""
EDITION = "1.7.0"
REVISION: Final = 1
"""Of our reading of the edition. Up to 0 it was asked which of several alike cheer is taken, and a card of the hand was
bloomed by without a question where it was the only one (§10.7.2.3.5).
"""


class SideSetup(msgspec.Struct, frozen=True, kw_only=True):
    """One player's game deck by card numbers, as often as each is in it: the oshi (§6.1.2), the cheer deck (§6.1.3),
    the deck (§6.1.4); a name, and the level of the computer that plays there, where no person does.
    """

    oshi: str
    deck: tuple[str, ...]
    cheer: tuple[str, ...]
    name: str = ""
    player: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Both sides. `first` is the seat that begins; where it is None, somebody drawn by chance decides (§6.2.1.5)."""

    sides: tuple[SideSetup, SideSetup]
    first: Literal[0, 1] | None = None
    seed: int = 0
    card_set: str = CARD_SET
    edition: str = EDITION
    revision: int = REVISION
    """Of our reading of the rules; an older match goes on by what it asked when it was begun."""
