"""The rulers (docs/rulings-gateruler.md says which of their numbers are readings)."""

from __future__ import annotations

from typing import Final

from engine.gateruler.vocabulary import (
    ME,
    OPPONENT,
    READIES_BY_READING,
    Cannot,
    InTurn,
    Ruler,
    RulerAsEnergy,
    This,
    Turn,
    Whenever,
    While,
    phase_begins,
    ruler,
)

APPRENTICE = ruler("GR-A1", Ruler(code="A-1", life=12, sets=3, pays=False, drives=2, deck_level=50), 4, 3)
KNIGHT = ruler(
    "GR-K11",
    Ruler(
        code="K-11", life=11, sets=3, pays=True, energy=3, hand=4, readies=READIES_BY_READING, draws=2, right=2,
    ),
    3, 3,
)  # fmt: skip
WIZARD = ruler(
    "GR-W23",
    Ruler(code="W-23", life=10, sets=3, pays=True, energy=3, hand=2, readies=2, draws=2, right=2),
    2, 2,
    While(InTurn(OPPONENT), RulerAsEnergy(This("ruler"))),
    Whenever("", phase_begins("end", ME), Turn(This("ruler"), "ready")),
)  # fmt: skip
OVERLORD = ruler(
    "GR-O15",
    Ruler(
        code="O-15", life=11, sets=2, pays=True, flat_cost=1, energy=3, hand=3, readies=3, draws=2, right=2,
        deck_level=60,
    ),
    4, 3,
    While(InTurn(OPPONENT), Cannot("play-event", ME)),
)  # fmt: skip

CARDS: Final = (APPRENTICE, KNIGHT, WIZARD, OVERLORD)
"""In the order of their letters as the game was taught: without a hand first."""
