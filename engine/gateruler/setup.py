"""What a duel begins with: a ruler and a deck for each player, who begins, and the seed of its chance."""

from __future__ import annotations

from typing import Literal

import msgspec

CARD_SET = "reconstructed"
"""The cards of this program: those of which public pages tell facts, and practice cards of its own."""
EDITION = "set-3"
"""The base rules as far as they are known, with the addendum that came with booster set 3."""


class SideSetup(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side: the ruler and the cards of the deck by number, as often as each is in it; a name, and the
    level of the computer that plays there, where no person does.
    """

    ruler: str
    deck: tuple[str, ...]
    name: str = ""
    player: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Both sides. `first` is the seat that begins; chance decides where it is None."""

    sides: tuple[SideSetup, SideSetup]
    first: Literal[0, 1] | None = None
    seed: int = 0
    card_set: str = CARD_SET
    edition: str = EDITION
    revision: int = 0
    """Of our reading of the rules; an older match goes on by what it asked when it was begun."""
