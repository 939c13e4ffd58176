"""The places of the play mat: main area, four stand-by areas, deck, discard pile, hand; and what is attached.

A place is a string: the area's key and the seat, `main.0`. Cards attached to a unit lie in `energy.0` and `set.0` of
the unit's player; the state says on which unit each lies.
"""

from __future__ import annotations

from typing import Final

from engine.cardgame.areas import Areas, AreaSpec

STANDBY_KEYS: Final = ("standby-1", "standby-2", "standby-3", "standby-4")

AREAS: Final = Areas((
    AreaSpec(key="main", section="areas", cards=True, facing="by-status", sight="by-status"),
    *(
        AreaSpec(key=key, section="areas", cards=True, facing="by-status", sight="by-status")
        for key in STANDBY_KEYS
    ),
    AreaSpec(key="deck", section="preparation-2", cards=True, facing="down", sight="nobody", ordered=True),
    AreaSpec(key="hand", section="preparation-3", cards=True, facing="down", sight="owner"),
    AreaSpec(key="discard", section="states", cards=True),
    AreaSpec(key="energy", section="main-1", cards=True, owners_only=False),
    AreaSpec(key="set", section="main-3", cards=True, owners_only=False),
    AreaSpec(key="in-use", section="main-3", cards=True),
    AreaSpec(key="outside", section="states", shared=True, pieces=("damage",), endless=True, effective=False),
))

MAIN: Final = ("main.0", "main.1")
STANDBY: Final = tuple(tuple(f"{key}.{seat}" for key in STANDBY_KEYS) for seat in (0, 1))
UNIT_PLACES: Final = tuple((MAIN[seat], *STANDBY[seat]) for seat in (0, 1))
"""The area of each player: エリア."""
DECK: Final = ("deck.0", "deck.1")
HAND: Final = ("hand.0", "hand.1")
DISCARD: Final = ("discard.0", "discard.1")
ENERGY: Final = ("energy.0", "energy.1")
SET: Final = ("set.0", "set.1")
OUTSIDE: Final = "outside"
"""Where damage markers come from and go to."""
IN_USE: Final = ("in-use.0", "in-use.1")
