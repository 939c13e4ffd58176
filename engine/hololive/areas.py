"""The areas of chapter 4, and where what belongs to a holomem lies.

A place is a string: the area's key and the seat, `center.0`. A holomem is the card on top of its stack; the cards under
it, its cheer and its support cards are attached to that card and lie in areas of their own (§4.4.2, §4.4.3), which
count as the area that it lies in (§5.16.1).
"""

from __future__ import annotations

from typing import Final

from engine.cardgame.areas import Areas, AreaSpec, places

POSITION_KEYS: Final = ("center", "collab", "back")
"""The three areas of the stage (§4.6.1)."""
ON_HOLOMEM_KEYS: Final = ("stack", "cheer", "support")
"""Cards under a holomem, its cheer, its support cards."""

AREAS: Final = Areas((
    AreaSpec(key="oshi", section="4.5", cards=True),
    AreaSpec(key="center", section="4.7", cards=True, facing="by-status", sight="by-status"),
    AreaSpec(key="collab", section="4.8", cards=True, facing="by-status", sight="by-status"),
    AreaSpec(key="back", section="4.9", cards=True, facing="by-status", sight="by-status"),
    AreaSpec(key="stack", section="4.4.2", cards=True),
    AreaSpec(key="cheer", section="4.4.3", cards=True),
    AreaSpec(key="support", section="4.4.3", cards=True),
    AreaSpec(key="life", section="4.10", cards=True, facing="down", sight="nobody", ordered=True),
    AreaSpec(key="deck", section="4.11", cards=True, facing="down", sight="nobody", ordered=True),
    AreaSpec(key="cheer-deck", section="4.12", cards=True, facing="down", sight="nobody", ordered=True),
    AreaSpec(key="hand", section="4.13", cards=True, facing="down", sight="owner"),
    AreaSpec(key="archive", section="4.14", cards=True),
    AreaSpec(key="holo-power", section="4.15", cards=True, facing="down", sight="nobody", ordered=True),
    AreaSpec(key="resolution", section="4.16", cards=True),
    AreaSpec(key="outside", section="4.4.5", shared=True, pieces=("damage",), endless=True, effective=False),
))

OSHI: Final = places("oshi")
CENTER: Final = places("center")
COLLAB: Final = places("collab")
BACK: Final = places("back")
STAGE: Final = tuple(tuple(places(key)[seat] for key in POSITION_KEYS) for seat in (0, 1))
"""The stage of each player (§4.6.1)."""
FRONT: Final = tuple((CENTER[seat], COLLAB[seat]) for seat in (0, 1))
"""Where the holomem stand that use arts (§9.2.1)."""
ON_HOLOMEM: Final = tuple(tuple(places(key)[seat] for key in ON_HOLOMEM_KEYS) for seat in (0, 1))
CHEER: Final = places("cheer")
SUPPORT: Final = places("support")
LIFE: Final = places("life")
DECK: Final = places("deck")
CHEER_DECK: Final = places("cheer-deck")
HAND: Final = places("hand")
ARCHIVE: Final = places("archive")
HOLO_POWER: Final = places("holo-power")
RESOLUTION: Final = places("resolution")
OUTSIDE: Final = "outside"
"""Where damage comes from and goes to."""
STAGE_LIMIT: Final = 6
"""So many holomem a stage holds (§4.6.2.1)."""
SINGLE: Final = ("center", "collab")
"""Positions that hold one (§4.7.3, §4.8.3)."""
