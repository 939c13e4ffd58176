"""The zones of chapter 3, and the lines that they make.

A place is a string: the zone's key and the seat, `left.0`; the gate is shared. Souls are attached to the card they lie
under and lie in a zone of their own. Energy is a piece: ready in the energy zone, rested in the zone of spent energy.
"""

from __future__ import annotations

from typing import Final

from engine.cardgame.areas import Areas, AreaSpec, places

ATTACK_KEYS: Final = ("left", "right")
"""The attack zones (攻撃ゾーン), each in a line of its own."""
UNIT_KEYS: Final = ("left", "defence", "right")
"""Zones in which units stand; the defence zone is in the centre line, before the ruler."""
SET_KEYS: Final = ("set-1", "set-2", "set-3")
LINES: Final = ("left", "centre", "right")
"""The lines of each player (ライン)."""

AREAS: Final = Areas((
    AreaSpec(key="ruler", section="3-2a", cards=True),
    AreaSpec(key="left", section="8-4c", cards=True, capacity=1),
    AreaSpec(key="defence", section="8-4c", cards=True, capacity=1),
    AreaSpec(key="right", section="8-4c", cards=True, capacity=1),
    *(
        AreaSpec(key=key, section="15-4a", cards=True, facing="by-status", sight="by-status", capacity=1)
        for key in SET_KEYS
    ),
    AreaSpec(key="field", section="3-2a", cards=True),
    AreaSpec(key="energy", section="6-2f", pieces=("energy",)),
    AreaSpec(key="spent", section="6-2f", pieces=("energy",)),
    AreaSpec(key="drive", section="10-2a", cards=True, facing="by-status", sight="by-status"),
    AreaSpec(key="gate", section="9-1a", shared=True, cards=True, owners_only=False),
    AreaSpec(key="damage", section="add-reverse", cards=True, facing="by-status", sight="by-status"),
    AreaSpec(key="counter", section="16-4a", cards=True),
    AreaSpec(key="graveyard", section="3-2b", cards=True, ordered=True),
    AreaSpec(key="soul", section="3-2d", cards=True),
    AreaSpec(key="removed", section="3-2b", cards=True),
    AreaSpec(key="deck", section="3-2b", cards=True, facing="down", sight="nobody", ordered=True),
    AreaSpec(key="hand", section="3-2b", cards=True, facing="down", sight="owner"),
    AreaSpec(key="outside", section="2-11b", shared=True, pieces=("damage", "energy"), endless=True, effective=False),
))

RULER: Final = places("ruler")
LEFT: Final = places("left")
DEFENCE: Final = places("defence")
RIGHT: Final = places("right")
ATTACK_ZONES: Final = tuple((LEFT[seat], RIGHT[seat]) for seat in (0, 1))
UNIT_ZONES: Final = tuple((LEFT[seat], DEFENCE[seat], RIGHT[seat]) for seat in (0, 1))
SET_ZONES: Final = tuple(tuple(places(key)[seat] for key in SET_KEYS) for seat in (0, 1))
FIELD: Final = places("field")
ENERGY: Final = places("energy")
SPENT: Final = places("spent")
DRIVE: Final = places("drive")
GATE: Final = "gate"
DAMAGE: Final = places("damage")
COUNTER: Final = places("counter")
GRAVEYARD: Final = places("graveyard")
SOUL: Final = places("soul")
REMOVED: Final = places("removed")
DECK: Final = places("deck")
HAND: Final = places("hand")
OUTSIDE: Final = "outside"
"""Where damage on units and energy come from and go to."""
IN_PLAY: Final = frozenset(("ruler", "left", "defence", "right", "field", *SET_KEYS))
"""The zones that are play (場): a card that goes from one to another stays the same card (3-2d)."""
LINE_OF: Final = {"left": "left", "right": "right", "defence": "centre", "ruler": "centre"}
"""The line of each zone that has one."""
