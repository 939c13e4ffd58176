"""The sixteen areas of the game (§7-1) and the shape by which a megami adds her own.

A place is a string: the area's key alone where the game has one of it (`distance`, `shadow`), the key and the seat
where each player has one (`aura.0`), and `card.<id>` for what lies on a card.
"""

from __future__ import annotations

from typing import Final, Literal

import msgspec

Facing = Literal["up", "down", "by-status"]
Sight = Literal["all", "owner", "nobody", "by-status"]


class AreaSpec(msgspec.Struct, frozen=True, kw_only=True):
    """What an area may hold and who may look at it (§7-1-1 to §7-1-16)."""

    key: str
    section: str
    shared: bool = False
    """One for both players, not one each."""
    crystals: bool = False
    cards: bool = False
    tokens: bool = False
    """Tokens of a megami may lie there (not crystals)."""
    capacity: int | None = None
    facing: Facing = "up"
    sight: Sight = "all"
    """Who sees the faces of its cards: all, the seat that it belongs to, nobody, or by each card's status."""
    ordered: bool = False
    """Its cards are a pile whose order is kept."""
    owners_only: bool = True
    """Only cards owned by the seat may lie there; others go to their owner's area of that name (§7-2)."""
    effective: bool = True
    """Effects of cards that lie there may be in force."""


CORE_AREAS: Final = (
    AreaSpec(key="distance", section="7-1-1", shared=True, crystals=True, capacity=10),
    AreaSpec(key="life", section="7-1-2", crystals=True),
    AreaSpec(key="aura", section="7-1-3", crystals=True, capacity=5),
    AreaSpec(key="flare", section="7-1-4", crystals=True),
    AreaSpec(key="shadow", section="7-1-5", shared=True, crystals=True),
    AreaSpec(key="deck", section="7-1-6", cards=True, facing="down", sight="nobody", ordered=True),
    AreaSpec(key="discard", section="7-1-7", cards=True),
    AreaSpec(key="cover", section="7-1-8", cards=True, facing="down", sight="owner"),
    AreaSpec(key="enhancements", section="7-1-9", cards=True, crystals=True, owners_only=False),
    AreaSpec(key="hand", section="7-1-10", cards=True, facing="down", sight="owner"),
    AreaSpec(key="specials", section="7-1-11", cards=True, crystals=True, facing="by-status", sight="by-status"),
    AreaSpec(key="extra", section="7-1-12", cards=True, effective=False),
    AreaSpec(key="sealed", section="7-1-13", cards=True, owners_only=False, effective=False),
    AreaSpec(key="in-use", section="7-1-14", cards=True, crystals=True, owners_only=False),
    AreaSpec(key="attacking", section="7-1-15"),
    AreaSpec(
        key="outside", section="7-1-16", cards=True, crystals=True, facing="by-status", sight="by-status",
        effective=False, owners_only=False,
    ),
)

SEATS: Final = (0, 1)

_SPECS: Final[dict[str, AreaSpec]] = {spec.key: spec for spec in CORE_AREAS}


def add_area(spec: AreaSpec) -> None:
    """An area that a megami brings. Raises ValueError if another area has that key."""
    if _SPECS.setdefault(spec.key, spec) != spec:
        raise ValueError(f"there is an area {spec.key} already")


def spec_of(area: str) -> AreaSpec:
    """What an area may hold and who may look at it, by its key."""
    return _SPECS[area]


def is_place(where: str) -> bool:
    """Whether there is such a place: of an area, or on a card."""
    area, dot, owner = where.partition(".")
    return area == "card" or (area in _SPECS and (not dot or owner in ("0", "1")))


def place(area: str, seat: int) -> str:
    """The place of a seat's area: `aura.0`."""
    return f"{area}.{seat}"


def on_card(card: int) -> str:
    """The place on a card: `card.12`."""
    return f"card.{card}"


def area_of(where: str) -> str:
    """The area's key of a place: `aura` of `aura.0`, `card` of `card.12`."""
    return where.partition(".")[0]


def seat_of(where: str) -> int:
    """The seat of a place that a player has; -1 of a shared one."""
    _, dot, number = where.partition(".")
    return int(number) if dot else -1


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
