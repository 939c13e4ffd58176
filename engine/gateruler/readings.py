"""Our readings: what no text at hand says of the comprehensive rules is decided here and nowhere else, a line each.

docs/rulings-gateruler.md lists every name with what else it could be. Code asks for `readings.NAME` when it needs it,
so that changing the line changes the game. Sections of refusals that a reading decides are called `reading-<name>`.
"""

from __future__ import annotations

from typing import Final, Literal

UNIT_DAMAGE_ENDS: bool = True
"""Damage on units is taken off at the end of each turn; else it stays."""
DEFENDER_STRIKES_BACK: bool = False
"""A unit that is attacked deals its ATK back in the damage step; else only 迎撃 and 反撃 do."""
SUMMON_ONTO_OCCUPIED: bool = True
"""A unit may be summoned to a zone that holds one, which then goes to the graveyard; else the zone must be free."""
ARRIVES_READY: bool = True
"""A unit that comes to an attack zone is ready and may attack in the same turn; else it comes rested."""
FREE_MOVES: bool = False
"""A player may move units between the own zones in the main phase; else only effects and 警戒 do."""
DRIVE_RIGHT: int | None = None
"""How many normal summons a ruler without a hand has in a turn of its own; None: as many as one likes."""
SETTABLE: tuple[str, ...] = ("event",)
"""The kinds of cards that may be set."""
SET_EVENTS_AT_ONCE: bool = True
"""A set event may be played in the turn in which it was set."""
UNUSED_COUNTER_TO: Literal["graveyard", "damage"] = "graveyard"
"""Where a card with CNT goes that ruler damage turned over and that was not used."""
EMPTY_DECK_LOSES: Literal["at-once", "at-draw"] = "at-once"
"""An empty deck loses as soon as system processing sees it; or when a card should be drawn or driven from it."""
PRIORITY_AFTER_ACTION: Literal["other", "same"] = "other"
"""Who has priority after a gate action: the other player, or the one who did it."""
MULLIGAN: bool = False
"""Each player may put the starting hand back once and draw as many cards again."""
HAND_MOST: int | None = None
"""How many cards a hand holds at the end of a turn; None: any number."""
KNIGHT_READIES: int = 2
"""How much energy the Knight readies in the own start phase."""
DEFENCE_RESTED: bool = True
"""A unit that comes to the defence zone is rested there; else ready."""
FIRST_TURN_DRIVE: int = 2
"""How many cards a drive ruler drives in the first turn of the game."""
ATTACKER_GONE_ENDS: bool = True
"""An attack whose attacker has left its attack zone before the damage step deals no damage."""
EMPTY_SIDE_LINE: Literal["nothing", "ruler"] = "nothing"
"""What an attack on a side line without a unit hits."""
OVERDRIVE_COST: int = 0
"""How much energy an overdrive ability costs, besides what it says."""
COUNTER_OPTIONAL: bool = True
"""Its player may leave a card with CNT unused."""
ONCE_PER_GAME_BY_NAME: bool = False
"""【ゲーム1】 is counted for all cards of a name of one player; else for each card."""

SECTION: Final = "reading-"
"""What sections begin with that are readings: `reading-drive-right`."""


def decided() -> dict[str, object]:
    """Every reading by its name, as it is decided."""
    return {name: globals()[name] for name in __annotations__ if name != "SECTION"}
