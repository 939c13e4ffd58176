"""What a card is (§6-2): its information, its effects in order, and the hooks that they hang into the game."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

if TYPE_CHECKING:
    from engine.sakura.clauses.base import Amount, Clause, Copier
    from engine.sakura.hooks import Hook

Kind = Literal["normal", "special", "poison", "part", "transform"]
Type = Literal["attack", "action", "enhancement", "undefined"]
Subtype = Literal["reaction", "full-power", "undefined"]
EffectKind = Literal[
    "forced", "on-use", "after-attack", "initialize", "ongoing", "disenchant", "used", "on-transform"
]

STANDING: Final[tuple[EffectKind, ...]] = ("forced", "ongoing", "used")
"""Effect classes that are in force for a time rather than resolved at a step."""


class Source(NamedTuple):
    """Who resolves an effect and what it belongs to (§10-12): seat, card, its attack, the attack reacted to."""

    seat: int
    card: int = -1
    attack: int = -1
    answering: int = -1
    x: int = 0
    """What X is bound to, where the text speaks of X."""
    scale: int = 1
    """By how much every number written in the text is multiplied."""


@dataclass(frozen=True, slots=True, eq=False)
class Effect:
    """One effect of a card: its classes (§9-1-1; `【○○/△△】` has two) and the clause that resolves and words it."""

    kinds: tuple[EffectKind, ...]
    clause: Clause
    full_power: bool | None = None
    """True: 全力化 (§9-1-2), only in a full-power action. False: "if not in full power". None: always."""
    keyword: bool = False
    """A bare keyword line, worded without its class: 隙, 終端, 対応不可, 再起 …"""
    named: bool = False
    """A sentence that brings a name of its own, worded without its class: 追加基本動作."""


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card:
    """A card of a card set, as printed. Amounts stand for a printed X. None damage is the dash."""

    number: str
    card_set: str
    megami: tuple[str, ...]
    """Keys of the megami that use it (§6-2-1-4)."""
    kind: Kind
    type: Type
    subtype: Subtype | None = None
    range: tuple[int, ...] = ()
    aura: int | Amount | None = None
    life: int | Amount | None = None
    capacity: int | Amount | None = None
    cost: int | Amount | None = None
    effects: tuple[Effect, ...] = ()
    extra: bool = False
    terminal: bool = False
    """終端 (§9-2): after it resolves its user uses no other card and does no basic action this turn."""
    faces: tuple[Card, ...] = ()
    """The sides of a two-sided card: which of them counts, its owner's counter `face_by` says by its value. The card
    itself is what it is for an owner without that counter.
    """
    face_by: str = ""
    sides: tuple[str, ...] = ()
    """What the sides are called: `closed`, `open`."""
    copier: Copier | None = None
    """What makes it a copy of another card by its own text (§10-16)."""
    by_kind: dict[str, tuple[Effect, ...]] = field(default_factory=dict)
    standing: dict[str, tuple[Hook, ...]] = field(default_factory=dict)
    """Hooks of the forced, ongoing and used effects, and under `abroad` the forced ones that reach beyond this card;
    under `range` those that change the range of its attack; filled in when the card is registered."""
    own: dict[type[Hook], tuple[Any, ...]] = field(default_factory=dict)
    """The forced hooks that it has for itself alone, by their shape."""

    plain: bool = field(init=False)
    """Always the same: neither two-sided nor a copy by its own text."""

    def __post_init__(self) -> None:
        """What is asked of it all the time."""
        object.__setattr__(self, "plain", not self.faces and self.copier is None)

    @property
    def attacks(self) -> bool:
        """An attack card."""
        return self.type == "attack"
