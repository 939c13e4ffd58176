"""What a card is (§6-2): its information, its effects in order, and the hooks that they hang into the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Final, Literal, NamedTuple

from engine.cardgame import cards, clauses
from engine.cardgame.clauses import Amount, Clause, EffectBearer, Standing

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.source import Source
    from engine.kernel.decisions import Move
    from engine.kernel.resolution import Resolution

Kind = Literal["normal", "special", "poison", "part", "transform", "plot", "unit"]
Type = Literal["attack", "action", "enhancement", "undefined"]
Subtype = Literal["reaction", "full-power", "undefined"]
EffectKind = Literal[
    "forced", "on-use", "after-attack", "initialize", "ongoing", "disenchant", "used", "on-transform", "oath",
    "achievement-condition",
]

STANDING: Final[tuple[EffectKind, ...]] = ("forced", "ongoing", "used")
"""Effect classes that are in force for a time rather than resolved at a step."""


@dataclass(frozen=True, slots=True, eq=False)
class Effect(clauses.Effect):
    """One effect of a card: its classes (§9-1-1; `【○○/△△】` has two) and the clause that resolves and words it. Bare
    keywords are 隙, 終端, 対応不可, 再起 …, a sentence with a name of its own is 追加基本動作.
    """

    full_power: bool | None = None
    """True: 全力化 (§9-1-2), only in a full-power action. False: "if not in full power". None: always."""


class PrintedDamage(NamedTuple):
    """Damage to aura and to life as printed: ints, the dash as None, or amounts; in braces where it is `lacerated`."""

    aura: int | Amount | None
    life: int | Amount | None
    lacerated: bool = False


class AttackSpec(EffectBearer):
    """『range, damage, effects』: what an attack of an effect is like (§10-5 1). Ints, the dash as None, or amounts
    (which must be among `parts`).
    """

    effects: tuple[Effect, ...] = ()
    range: tuple[int, ...] = ()
    aura: int | Amount | None = None
    life: int | Amount | None = None
    lacerated: bool = False
    """Its damage is given as lacerations (§x22-9)."""


class Sworn(EffectBearer, ABC):
    """A text that counts only in a use whose user chose it, at a price, after the costs were paid (§x19-3)."""

    effects: tuple[Effect, ...] = ()

    @abstractmethod
    def payable(self, state: Any, seat: int) -> bool:
        """Whether that player could choose it."""

    @abstractmethod
    def pay(self, table: Any, seat: int) -> Resolution[None]:
        """Pay what it takes."""

    @abstractmethod
    def click(self, seat: int) -> tuple[Move, ...]:
        """What a hand points at that chooses it."""


class Framed(Clause, ABC):
    """A text in a frame with icons, which counts only while all of them are met (§x8-2)."""

    icons: tuple[str, ...] = ()

    @abstractmethod
    def lit(self, state: Any, source: Source) -> tuple[bool, ...]:
        """Which of the icons are met now."""


class Copier(Standing):
    """Says of which card a card is a copy by its own text (§10-16), and what of its information it keeps."""

    keeps: frozenset[str] = frozenset()
    """`name`, `users`; its kind it keeps always (§10-16)."""

    def original(self, state: Any, card: int) -> int:
        """The card at the table that it copies now; -1 if none."""
        return -1

    def named(self, state: Any, card: int) -> str:
        """The number of the card that it copies now, where that one need not be at the table; empty where it must."""
        return ""

    def may_be(self) -> tuple[str, ...]:
        """The numbers of all the cards that it copies so at one time or another."""
        return ()


@dataclass(frozen=True, slots=True, eq=False, kw_only=True)
class Card(cards.Card):
    """A card of a card set, as printed. Amounts stand for a printed X. None damage is the dash."""

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
    lacerated: bool = False
    """Its damage is given as lacerations (§x22-8): printed in braces …"""
    cost_lacerated: bool = False
    """… and its cost."""
    effects: tuple[Effect, ...] = ()
    by_kind: dict[str, tuple[Effect, ...]] = field(default_factory=dict)  # type: ignore[assignment]  # the same
    extra: bool = False
    form: str = ""
    """The key of the form that brings it, where neither its number nor its users say so."""
    keywords: dict[str, int] = field(default_factory=dict)
    """The keywords printed on it, each with its figure, 0 where it has none: 終端 (§9-2), 生育2 (§x17-6) …"""
    faces: tuple[Card, ...] = ()
    """The sides of a two-sided card: which of them counts, its owner's counter `face_by` says by its value. The card
    itself is what it is for an owner without that counter. Where there is no `face_by`, the side that lies up counts.
    """
    face_by: str = ""
    sides: tuple[str, ...] = ()
    """What the sides are called: `closed`, `open`."""
    copier: Copier | None = None
    """What makes it a copy of another card by its own text (§10-16)."""
    plain: bool = field(init=False)
    """Always the same: neither two-sided nor a copy by its own text."""
    framed: bool = field(init=False)
    """Mechanisms stand on it (§x8-2)."""
    live: bool = field(init=False)
    """It may look otherwise though nothing touched it: by its cost, a side that counts, a mechanism."""

    def __post_init__(self) -> None:
        """What is asked of it all the time."""
        object.__setattr__(self, "plain", not self.faces and self.copier is None)
        object.__setattr__(self, "framed", any(isinstance(one.clause, Framed) for one in self.effects))
        object.__setattr__(self, "live", self.cost is not None or not self.plain or self.framed)

    @property
    def attacks(self) -> bool:
        """An attack card."""
        return self.type == "attack"

    def clauses(self) -> Iterable[Clause]:
        """What makes it a copy, and the figures that its text computes."""
        if self.copier is not None:
            yield self.copier
        for value in (self.aura, self.life, self.capacity, self.cost):
            if value is not None and not isinstance(value, int):
                yield value

    def texts(self) -> Sequence[Card]:
        """The card and, of a two-sided one, its sides."""
        return (self, *self.faces)
