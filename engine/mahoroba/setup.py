"""What a duel begins with: the two decks, who begins, how じゃんけん is played, and the seed of its chance."""

from __future__ import annotations

from typing import Literal

import msgspec

CARD_SET = "practice"
"""The practice cards of this program: the sheet of the quick rules brings none."""
EDITION = "quick-rules"

Janken = Literal["hands", "luck"]


class SideSetup(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side: the cards of the deck by number, as often as each is in it, a name, and the level of the
    computer that plays there, where no person does.
    """

    deck: tuple[str, ...]
    name: str = ""
    player: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Both sides. `first` is the seat that begins, found by じゃんけん where it is None (対戦の準備 ⑤); `janken` says
    whether players show hands or luck does.
    """

    sides: tuple[SideSetup, SideSetup]
    first: Literal[0, 1] | None = None
    janken: Janken = "hands"
    seed: int = 0
    card_set: str = CARD_SET
    edition: str = EDITION
    revision: int = 0
    """Of our reading of the rules; an older match goes on by what it asked when it was begun."""
