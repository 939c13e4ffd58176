"""What a duel begins with (§2, §3): who plays which megami with which cards, and the seed of its chance."""

from __future__ import annotations

from typing import Literal

import msgspec

CARD_SET = "s9-2"
EDITION = "ja-2024-06-24"


class SideSetup(msgspec.Struct, frozen=True, kw_only=True):
    """One player's side: two forms (§2-1), seven normal cards and three specials by number (§3-2), a name."""

    megami: tuple[str, str]
    normals: tuple[str, ...]
    specials: tuple[str, ...]
    name: str = ""


class Setup(msgspec.Struct, frozen=True, kw_only=True):
    """Both sides; `first` is the seat that begins, drawn by chance where it is None (§4-1 3)."""

    sides: tuple[SideSetup, SideSetup]
    first: Literal[0, 1] | None = None
    seed: int = 0
    card_set: str = CARD_SET
    edition: str = EDITION
