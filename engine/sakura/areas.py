"""The sixteen areas of the game (§7-1), and their places."""

from __future__ import annotations

from typing import Final

from engine.cardgame.areas import Areas, AreaSpec
from engine.cardgame.components import Components

SAKURA: Final = "sakura"
"""The kind of piece that a sakura crystal is (§6-3)."""

CORE_AREAS: Final = (
    AreaSpec(key="distance", section="7-1-1", shared=True, pieces=(SAKURA,), capacity=10),
    AreaSpec(key="life", section="7-1-2", pieces=(SAKURA,)),
    AreaSpec(key="aura", section="7-1-3", pieces=(SAKURA,), capacity=5),
    AreaSpec(key="flare", section="7-1-4", pieces=(SAKURA,)),
    AreaSpec(key="shadow", section="7-1-5", shared=True, pieces=(SAKURA,)),
    AreaSpec(key="deck", section="7-1-6", cards=True, facing="down", sight="nobody", ordered=True),
    AreaSpec(key="discard", section="7-1-7", cards=True),
    AreaSpec(key="cover", section="7-1-8", cards=True, barred="cover", facing="down", sight="owner"),
    AreaSpec(key="enhancements", section="7-1-9", cards=True, pieces=(SAKURA,), owners_only=False),
    AreaSpec(key="hand", section="7-1-10", cards=True, facing="down", sight="owner"),
    AreaSpec(key="specials", section="7-1-11", cards=True, pieces=(SAKURA,), facing="by-status", sight="by-status"),
    AreaSpec(key="extra", section="7-1-12", cards=True, effective=False),
    AreaSpec(key="sealed", section="7-1-13", cards=True, owners_only=False, effective=False),
    AreaSpec(
        key="in-use", section="7-1-14", cards=True, pieces=(SAKURA,), sight="by-status", owners_only=False,
    ),
    AreaSpec(key="attacking", section="7-1-15"),
    AreaSpec(
        key="outside", section="7-1-16", cards=True, pieces=(SAKURA,), facing="by-status", sight="by-status",
        effective=False, owners_only=False, endless=True,
    ),
)

AREAS: Final = Areas(CORE_AREAS)
"""With those that a megami brings; filled when the modules of the megami are imported, then only read."""

COMPONENTS: Final = Components(CORE_AREAS)
"""What each form brings to the table beside cards; filled with the modules of the megami as well."""

DISTANCE: Final = "distance"
SHADOW: Final = "shadow"
OUTSIDE: Final = ("outside.0", "outside.1")
LIFE: Final = ("life.0", "life.1")
AURA: Final = ("aura.0", "aura.1")
FLARE: Final = ("flare.0", "flare.1")
DECK: Final = ("deck.0", "deck.1")
DISCARD: Final = ("discard.0", "discard.1")
COVER: Final = ("cover.0", "cover.1")
ENHANCEMENTS: Final = ("enhancements.0", "enhancements.1")
HAND: Final = ("hand.0", "hand.1")
SPECIALS: Final = ("specials.0", "specials.1")
EXTRA: Final = ("extra.0", "extra.1")
SEALED: Final = ("sealed.0", "sealed.1")
IN_USE: Final = ("in-use.0", "in-use.1")
FALSIFYING: Final = ("falsifying.0", "falsifying.1")
"""Where a card lies with which a false proof is made, for players who brought that area (§x20-2-2)."""
