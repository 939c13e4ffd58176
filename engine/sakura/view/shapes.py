"""What a seat sees of a duel, beside what it sees of any card game."""

from __future__ import annotations

from typing import Final, NamedTuple

import msgspec

from engine.cardgame import view
from engine.cardgame.view import Change
from engine.sakura.areas import SAKURA
from engine.text.phrase import Phrase

DASH: Final = "-"
"""Where a figure would stand that there is none of."""


def in_braces(figure: str, lacerated: bool) -> str:
    """A figure as it is printed: damage and costs that are lacerations stand in braces (§x22-8)."""
    return f"{{{figure}}}" if lacerated else figure


def damage_words(aura: int | str | None, life: int | str | None, lacerated: bool = False) -> str:
    """A double damage as it is printed (§5-8-2): `3/1`, `-/1`; as lacerations in braces (§x22-8)."""
    return in_braces(f"{DASH if aura is None else aura}/{DASH if life is None else life}", lacerated)


class FrameSeen(msgspec.Struct, frozen=True, kw_only=True):
    """A mechanism on a card (§x8-2): its icons, which of them are met now, and whether all are."""

    icons: tuple[str, ...]
    """`attack`, `action`, `enhancement`, `reaction`, `full-power`; `any` where the text says which."""
    lit: tuple[bool, ...]
    complete: bool


class CardSeen(view.CardSeen, frozen=True, kw_only=True):
    """A card of the game as a seat sees it; specials are `unused`, `in-use` or `used`."""

    attached: tuple[CardSeen, ...] = ()
    """The cards sealed under it (§10-9)."""
    cost: int | None = None
    """The cost to be paid now, where the seat knows the card and it has one."""
    side: str = ""
    """Of a two-sided card (§x4-2-1): the side that counts now, by its name; `none` where neither does."""
    frames: tuple[FrameSeen, ...] = ()
    """The mechanisms on the card, in the order of its text (§x8-2)."""
    copy_of: str | None = None
    """Number of the card that it is a copy of now (§10-16), whose values and text it has; its side is then `side`."""
    declared: str | None = None
    """Of a false proof (§x20-6-1): number of the card as which it is used, which both players know."""

    @property
    def crystals(self) -> int:
        """Sakura crystals on it."""
        return self.count(SAKURA)

    @property
    def tokens(self) -> view.Pieces:
        """The other pieces on it."""
        return tuple(one for one in self.pieces if one[0] != SAKURA)


class PlaceSeen(view.PlaceSeen, frozen=True, kw_only=True):
    """A place with its crystals, tokens and cards."""

    cards: tuple[CardSeen, ...] = ()

    @property
    def crystals(self) -> int:
        """Sakura crystals there."""
        return self.count(SAKURA)

    @property
    def tokens(self) -> view.Pieces:
        """The other pieces there."""
        return tuple(one for one in self.pieces if one[0] != SAKURA)


class Loss(msgspec.Struct, frozen=True):
    """What damage would take (§5-8-3): so many crystals from among these places, which hold `there` of them."""

    places: tuple[str, ...]
    count: int
    there: int


class AttackSeen(msgspec.Struct, frozen=True, kw_only=True):
    """An attack in the air with its live figures and what changed them, or one that using a card would make."""

    handle: str
    """`attack:3`; of a card that isn't used yet its own."""
    seat: int
    number: str | None
    """The card whose attack it is, or whose effect made it."""
    from_card: bool
    """An attack card's attack (§6-4-1-1), not one that an effect made."""
    range: tuple[int, ...]
    in_range: bool
    aura: int | None
    """None is the dash `-`."""
    life: int | None
    lacerated: bool = False
    """Its damage is given as lacerations (§x22-9): its figures stand in braces."""
    traits: tuple[Phrase, ...] = ()
    changes: tuple[Change, ...] = ()
    cancelled: bool = False
    answering: str | None = None
    """The attack that this one reacts to."""
    copy_of: str | None = None
    """Number of the card that the attack's own card is a copy of (§10-16)."""
    losses: tuple[Loss, ...] = ()
    """What it would take as it stands: one of these by choice (§5-8-3-2), or each where damage is dealt to both."""
    both: bool = False

    @property
    def damage(self) -> str:
        """Its double damage as it is printed."""
        return damage_words(self.aura, self.life, self.lacerated)


class PlayerSeen(msgspec.Struct, frozen=True, kw_only=True):
    """What §5-1 says of a player; crystals are found at the places."""

    seat: int
    megami: tuple[str, str]
    vigor: int
    vigor_limit: int
    flinched: bool
    hand_limit: int
    cards_used: int
    """Cards used this turn."""
    terminal: bool = False
    """A terminal card was used: no more cards or basic actions this turn (§9-2)."""


class View(view.View, frozen=True, kw_only=True):
    """All that one seat may know of a duel (seat -1: what both may know); its phases are `start`, `main`, `end`."""

    places: dict[str, PlaceSeen]
    conduct: str
    """``, `standard` or `full-power`."""
    distance: int
    """The current distance (§5-2-1), not only the crystals there."""
    master_distance: int
    turn_start_distance: int
    players: tuple[PlayerSeen, PlayerSeen]
    attacks: tuple[AttackSeen, ...] = ()


class Board(NamedTuple):
    """A small board: crystals at the distance and in the shadow, then of both sides aura, flare, life, vigor, and cards
    in hand, deck, discard pile and cover pile; whether each flinches.
    """

    distance: int
    shadow: int
    mine: tuple[int, ...]
    theirs: tuple[int, ...]


FIGURES: Final = ("aura", "flare", "life", "vigor", "hand", "deck", "discard", "cover", "flinched")
"""What the numbers of a side are, in order."""
