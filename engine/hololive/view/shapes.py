"""What a seat sees of a duel, beside what it sees of any card game."""

from __future__ import annotations

import msgspec

from engine.cardgame import view


class CardSeen(view.CardSeen, frozen=True, kw_only=True):
    """A card of the game as a seat sees it. The `status` of a holomem is `rest` or empty, its `pieces` are its damage;
    of what belongs to one the status is `stack`, `cheer` or `support`.
    """

    attached: tuple[CardSeen, ...] = ()
    """Of a holomem on the stage: the cards under it (the lowest first), its cheer, its support cards."""
    hp: int | None = None
    """Of a holomem on the stage: its HP now, before damage."""
    changes: tuple[view.Change, ...] = ()
    """What changed its HP."""

    @property
    def damage(self) -> int:
        """The damage that it has taken (§4.4.5)."""
        return self.count("damage")

    @property
    def left(self) -> int | None:
        """残りHP (§4.4.5.4); None of what is no holomem on the stage."""
        return None if self.hp is None else self.hp - self.damage

    def belonging(self, area: str) -> tuple[CardSeen, ...]:
        """What belongs to it of one kind: `stack`, `cheer` or `support`."""
        return tuple(one for one in self.attached if one.status == area)


class PlaceSeen(view.PlaceSeen, frozen=True, kw_only=True):
    """A place with its cards."""

    cards: tuple[CardSeen, ...] = ()


class PlayerSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What counts by the player."""

    seat: int
    holomem: int
    """So many stand on the stage."""
    life: int
    life_damage: int
    """ライフダメージ that waits (§3.2)."""
    deck: int
    cheer_deck: int
    holo_power: int
    hand: int
    redraws: int
    """引き直し回数 (§6.2.1.8)."""
    skill_left: int
    """How often the oshi skill may still be used this turn (§8.5.1.1) …"""
    sp_left: int
    """… and the SP oshi skill in this game (§8.5.1.2)."""
    collabed: bool
    """Has done a collab this turn (§8.4.1)."""
    passed_baton: bool
    """Has passed the baton this turn (§8.7.4)."""
    played_limited: bool
    """Has played a LIMITED card this turn (§8.6.2)."""


class Aimed(msgspec.Struct, frozen=True, kw_only=True):
    """A holomem at which arts can be aimed, its card, and the damage that they would deal to it (§12.2.4)."""

    handle: str
    number: str
    damage: int


class ArtsSeen(msgspec.Struct, frozen=True, kw_only=True):
    """Arts as they would be used now; what their text adds while it is done is not reckoned."""

    key: str
    cost: tuple[str, ...]
    """The colour of each cheer that they need now."""
    damage: int
    """Without 特攻."""
    usable: bool
    """The holomem could use them in a performance step as it stands (§9.2.1)."""
    targets: tuple[Aimed, ...]


class View(view.View, frozen=True, kw_only=True):
    """All that one seat may know of a duel (seat -1: what both may know); its phases are the steps `reset`, `hand`,
    `cheer`, `main`, `performance` and `end`.
    """

    places: dict[str, PlaceSeen]
    players: tuple[PlayerSeen, PlayerSeen]
    first: int
    """The seat that had the first turn; -1 before that is known."""
