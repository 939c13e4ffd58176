"""Areas: what may lie where, which way up, and who may look at it.

A place is a string: the area's key alone where the game has one of it (`distance`), the key and the seat where each
player has one (`hand.0`), and `card.<id>` for what lies on a card. A kind of pieces that are bound to a player carries
the seat in the same way (`mark.0`).
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, Literal

import msgspec
from msgspec.structs import replace

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Mapping

Facing = Literal["up", "down", "by-status"]
Sight = Literal["all", "owner", "nobody", "by-status"]

SEATS: Final = (0, 1)


class AreaSpec(msgspec.Struct, frozen=True, kw_only=True):
    """What an area may hold and who may look at it."""

    key: str
    section: str
    """The numbered rule that names it."""
    shared: bool = False
    """One for both players, not one each."""
    cards: bool = False
    pieces: tuple[str, ...] = ()
    """The kinds of pieces that may lie there: crystals, tokens, damage, energy; of those that are bound to a player the
    kind without the seat.
    """
    crowding: tuple[str, ...] = ()
    """Those of them that take room from what the area's capacity counts."""
    capacity: int | None = None
    facing: Facing = "up"
    sight: Sight = "all"
    """Who sees the faces of its cards: all, the seat that it belongs to, nobody, or by each card's status."""
    ordered: bool = False
    """Its cards are a pile whose order is kept."""
    owners_only: bool = True
    """Only cards owned by the seat may lie there; others go to their owner's area of that name."""
    effective: bool = True
    """Effects of cards that lie there may be in force."""
    endless: bool = False
    """Pieces come from there and go there without being counted: outside the game."""
    said: str = ""
    """The message that names a player's own (`who`), where the area's term is no noun."""
    usable: bool = False
    """Its cards are used from there by the usual means, as those of the hand are."""
    barred: str = ""
    """What forbids that a card is put there, by the name that such effects go by."""


ON_A_CARD: Final = AreaSpec(key="card", section="")
"""What lies on a card lies wherever the card does."""


class _Specs(dict[str, AreaSpec]):
    """The area of each place that was asked for."""

    def __init__(self, specs: Mapping[str, AreaSpec]) -> None:
        """None asked for yet; `specs` are those of the areas by key."""
        self._specs = specs

    def __missing__(self, where: str) -> AreaSpec:
        found = self[where] = self._specs[area_of(where)]
        return found


class Areas:
    """Every area of a game, by its key."""

    def __init__(self, core: Iterable[AreaSpec]) -> None:
        """Those that each match has."""
        self.core: Final = tuple(core)
        self._specs: dict[str, AreaSpec] = {spec.key: spec for spec in (*self.core, ON_A_CARD)}
        self.usable: tuple[tuple[str, str], ...] = tuple(places(spec.key) for spec in self.core if spec.usable)
        """Both players' places of the areas from which cards are used by the usual means, beside those that the game's
        rules name.
        """
        self._places = _Specs(self._specs)
        self.at: Final[Callable[[str], AreaSpec]] = self._places.__getitem__
        """The area of a place."""

    def add(self, spec: AreaSpec) -> None:
        """An area that only some matches have. Raises ValueError if another area has that key."""
        if self._specs.setdefault(spec.key, spec) != spec:
            raise ValueError(f"there is an area {spec.key} already")
        if spec.usable and places(spec.key) not in self.usable:
            self.usable = (*self.usable, places(spec.key))

    def admit(self, area: str, piece: str, *, crowds: bool = False) -> None:
        """Pieces of one more kind may lie in an area; `crowds`: they take room there. Raises KeyError if there is no
        such area.
        """
        spec = self._specs[area]
        if piece not in spec.pieces:
            crowding = (*spec.crowding, piece) if crowds else spec.crowding
            self._specs[area] = replace(spec, pieces=(*spec.pieces, piece), crowding=crowding)
            self._places.clear()

    def of(self, area: str) -> AreaSpec:
        """What an area may hold and who may look at it, by its key."""
        return self._specs[area]

    def is_place(self, where: str) -> bool:
        """Whether there is such a place: of an area, or on a card."""
        area, dot, owner = where.partition(".")
        return area in self._specs and (area == "card" or not dot or owner in ("0", "1"))


class _AreaOf(dict[str, str]):
    """The area of each place that was asked for: the commonest question of all, so each is cut once."""

    def __missing__(self, where: str) -> str:
        found = self[where] = where.partition(".")[0]
        return found


class _SeatOf(dict[str, int]):
    """The seat of each place that was asked for."""

    def __missing__(self, where: str) -> int:
        number = where.partition(".")[2]
        found = self[where] = int(number) if number.isdigit() else -1
        return found


class _OnCard(dict[int, str]):
    """The place on each card that was asked for."""

    def __missing__(self, card: int) -> str:
        found = self[card] = f"card.{card}"
        return found


class _Places(dict[str, tuple[str, str]]):
    """Both players' places of each area that was asked for."""

    def __missing__(self, area: str) -> tuple[str, str]:
        found = self[area] = (place(area, 0), place(area, 1))
        return found


def place(area: str, seat: int) -> str:
    """The place of a seat's area: `hand.0`."""
    return f"{area}.{seat}"


places: Final[Callable[[str], tuple[str, str]]] = _Places().__getitem__
"""The places of an area that each player has, by seat."""
on_card: Final[Callable[[int], str]] = _OnCard().__getitem__
"""The place on a card: `card.12`."""
area_of: Final[Callable[[str], str]] = _AreaOf().__getitem__
"""The area's key of a place: `hand` of `hand.0`, `card` of `card.12`."""
seat_of: Final[Callable[[str], int]] = _SeatOf().__getitem__
"""The seat of a place that a player has; -1 of a shared one."""


def places_of(spec: AreaSpec) -> tuple[str, ...]:
    """The places of an area: one, or one for each player."""
    return (spec.key,) if spec.shared else tuple(place(spec.key, seat) for seat in SEATS)
