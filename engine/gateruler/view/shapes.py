"""What a seat sees of a duel, beside what it sees of any card game."""

from __future__ import annotations

import msgspec

from engine.cardgame import view
from engine.text.phrase import Phrase


class CardSeen(view.CardSeen, frozen=True, kw_only=True):
    """A card of the game as a seat sees it. The `status` of a unit or ruler is `rest` or empty, its `pieces` are
    damage; of a soul the status is `soul`. A card in the damage zone that lies face down has no `number` for whom
    it is hidden.
    """

    attached: tuple[CardSeen, ...] = ()
    """Souls, in the order in which they came."""
    level: int | None = None
    """Of a card whose face is known: its level now."""
    atk: int | None = None
    """Of a unit in play, or of a ruler: its figures now …"""
    hp: int | None = None
    """… of a unit its HP before damage; of a ruler its life."""
    stk: int | None = None
    keywords: tuple[str, ...] = ()
    """Of a unit in play or a ruler: the keywords that it has now."""
    attributes: tuple[str, ...] = ()
    changes: tuple[view.Change, ...] = ()
    """What changed its figures."""

    @property
    def damage(self) -> int:
        """The damage that it bears."""
        return self.count("damage")


class PlaceSeen(view.PlaceSeen, frozen=True, kw_only=True):
    """A place with its cards and pieces."""

    cards: tuple[CardSeen, ...] = ()


class PlayerSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What counts by the player."""

    seat: int
    life: int
    damage: int
    """Cards in the damage zone: as many as `life` are the end."""
    reversed: int
    """Of them those that lie face down."""
    deck: int
    hand: int
    has_hand: bool
    """The ruler pays for cards and has a hand; else it drives."""
    energy: int
    spent: int
    summons: int
    """召喚回数 this turn."""
    right: int | None
    """召喚権; None: unlimited."""
    sets: int
    """How many set zones there are."""


class OnGate(msgspec.Struct, frozen=True, kw_only=True):
    """What lies on the gate, the last on top: whose it is, which card, and what it is in words."""

    id: int
    kind: str
    """`card`, `ability`, `automatic` or `drive`."""
    seat: int
    handle: str
    """Of the card it is or belongs to; empty of a process of the rules."""
    number: str | None
    phrase: Phrase
    aims: tuple[str, ...] = ()
    """Handles of what was chosen."""


class AttackSeen(msgspec.Struct, frozen=True, kw_only=True):
    """The attack under way."""

    seat: int
    handle: str
    line: str
    aim: str
    """Handle of what is attacked; empty for an empty line."""
    step: str
    amount: int
    """ATK or STK that would be dealt."""


class View(view.View, frozen=True, kw_only=True):
    """All that one seat may know of a duel (seat -1: what both may know); its phases are `start`, `main`, `attack` and
    `end`.
    """

    places: dict[str, PlaceSeen]
    players: tuple[PlayerSeen, PlayerSeen]
    gate: tuple[OnGate, ...] = ()
    attack: AttackSeen | None = None
    first: int
    """The seat that had the first turn; -1 before that is known."""
