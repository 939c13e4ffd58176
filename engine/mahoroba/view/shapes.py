"""What a seat sees of a duel, beside what it sees of any card game."""

from __future__ import annotations

import msgspec

from engine.cardgame import view


class CardSeen(view.CardSeen, frozen=True, kw_only=True):
    """A card of the game as a seat sees it. A unit's `status` is `rest`, `stun`, `ko` or empty for normal, its `pieces`
    are damage markers; of what is attached to it the status is `energy` or `set`.
    """

    attached: tuple[CardSeen, ...] = ()
    """Energy and set cards, in the order in which they came."""
    hp: int | None = None
    """Of a unit in the area: its HP now."""
    changes: tuple[view.Change, ...] = ()
    """What changed its HP."""

    @property
    def damage(self) -> int:
        """The damage markers on it."""
        return self.count("damage")

    @property
    def energy(self) -> int:
        """How much energy is attached to it."""
        return sum(one.status == "energy" for one in self.attached)


class PlaceSeen(view.PlaceSeen, frozen=True, kw_only=True):
    """A place with its cards."""

    cards: tuple[CardSeen, ...] = ()


class PlayerSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What counts by the player."""

    seat: int
    charged: bool
    """Has charged this turn (メインフェイズ ①)."""
    retreated: bool
    """A unit has retreated this turn (メインフェイズ ⑤)."""
    units: int
    """Units in the area that aren't knocked out."""


class View(view.View, frozen=True, kw_only=True):
    """All that one seat may know of a duel (seat -1: what both may know); its phases are `draw`, `main`, `battle`
    and `end`.
    """

    places: dict[str, PlaceSeen]
    players: tuple[PlayerSeen, PlayerSeen]
    first: int
    """The seat that had the first turn; -1 before that is known."""
