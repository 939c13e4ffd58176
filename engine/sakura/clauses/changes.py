"""What an attack may gain or lose: damage and traits, each in its layer (§5-6, §10-3, §10-21 on).

A change edits the figures of an attack while they are reckoned. It is worded as what an attack "gains" or "loses", or,
where no noun says it, as a sentence about the attack.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.clauses import Amount, Standing
from engine.cardgame.hooks import ADD, SET, SWAP, Modify
from engine.cardgame.words.amounts import Number, number_of, number_parts, number_slot, x
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.sakura.layers import TRAIT, TRAIT_LOST
from engine.sakura.values.attacks import add_damage
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook, Step
    from engine.cardgame.source import Source
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.sakura.values.attacks import Figures

__all__ = [
    "attacker_chooses", "aura_barred", "both_damages", "damage_fixed", "dash", "lacerates", "less",
    "less_as_dealt", "minus", "never_avoided", "no_longer_unreactable", "overwhelms", "plus", "uncancellable",
    "unreactable", "without_after_attack",
]  # fmt: skip


class Change(Standing):
    """One thing that an attack gains, loses or becomes."""

    layer: ClassVar[int]
    reads: ClassVar[str] = "gains"
    """`gains` and `loses`: the phrase is a noun. `sentence`: it is a sentence about `the attack`."""

    @abstractmethod
    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Edit the figures."""

    def hooks(self) -> Iterable[Hook]:
        """The change as given to one attack."""
        return (Modify(clause=self, own=True, value="attack", layer=self.layer, change=self.change),)

    def pieces(self) -> Iterable[tuple[Change, Amount | None]]:
        """What is given when it is given to an attack, each piece with what its X is bound to then."""
        return ((self, None),)


@dataclass(eq=False)
class Plus(Change):
    """+X/+Y or, where `less`, -X/-Y (§10-3). Amounts are reckoned live; where `fixed`, what is given to an attack keeps
    what they are then (§9-1-3-2).
    """

    layer: ClassVar[int] = ADD
    aura: Number
    life: Number
    less: bool = False
    fixed: bool = False

    def __post_init__(self) -> None:
        """What is given one by one: each of two fixed amounts, bound to X."""
        self.bound = (Plus(x(), 0, self.less), Plus(0, x(), self.less)) if self.fixed else ()

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Nothing is added to a dash."""
        sign = -1 if self.less else 1
        add_damage(figures, sign * number_of(self.aura, state, source), sign * number_of(self.life, state, source))

    def pieces(self) -> Iterable[tuple[Change, Amount | None]]:
        """Both together, or each by itself with what its X is then."""
        if not self.fixed:
            return ((self, None),)
        return tuple(zip(self.bound, number_parts(self.aura, self.life), strict=True))

    def phrase(self) -> Phrase:
        """"+1/+0", "-X/-Y, where X is …, and Y is …"."""
        if self.fixed:
            return say("change-damage-by-x-y", x=number_slot(self.aura), y=number_slot(self.life))
        if self.less and self.aura is self.life:
            return say("change-damage-minus-x", amount=number_slot(self.aura))
        sign = "-X" if self.less else "+X"
        figures = [f"{value:+d}" if isinstance(value, int) else sign for value in (self.aura, self.life)]
        return say("change-damage-by", by="/".join(figures))

    def parts(self) -> Iterable[Clause]:
        """The amounts and the pieces."""
        return (*number_parts(self.aura, self.life), *self.bound)


@dataclass(eq=False)
class SwapDamage(Change):
    """Damage to aura and to life change places (§5-6 ii)."""

    said = "change-damage-swap"

    layer: ClassVar[int] = SWAP
    reads: ClassVar[str] = "sentence"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """The one for the other."""
        figures.aura, figures.life = figures.life, figures.aura


@dataclass(eq=False)
class Dash(Change):
    """Damage to `aura` or `life` becomes the dash (§5-8-2), to which nothing is added any more (§10-3)."""

    said = "change-dash"

    layer: ClassVar[int] = SET
    reads: ClassVar[str] = "sentence"
    where: str

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """No number."""
        setattr(figures, self.where, None)


@dataclass(eq=False)
class NoReactions(Change):
    """対応不可(○○): cards of a sort can't be used as reactions to the attack (§10-22), all where `cards` is None; or
    the attack loses every 対応不可.
    """

    cards: CardFilter | None = None
    lost: bool = False

    @property
    def layer(self) -> int:  # type: ignore[override]  # what is lost is taken away after all else was given
        """Given, or taken away."""
        return TRAIT_LOST if self.lost else TRAIT

    @property
    def reads(self) -> str:  # type: ignore[override]
        """The attack gains or loses it."""
        return "loses" if self.lost else "gains"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """One more filter of cards that may not react, or none."""
        if self.lost:
            figures.no_reactions.clear()
        else:
            figures.no_reactions.append(self.cards)

    def phrase(self) -> Phrase:
        """"No Reactions", "No Reactions (Special card)"."""
        if self.cards is None:
            return say("keyword", term=Term("no-reactions"))
        return say("no-reactions-of", card=self.cards.phrase())


_TERMS: Final = {"overwhelms": "overwhelm", "unavoidable": "unavoidable"}
"""Traits that are known by a term; of the others a sentence tells."""


@dataclass(eq=False)
class Trait(Change):
    """What an attack is or not: `overwhelms` (§10-21), `unavoidable` (§9-4 iii), `uncancellable` (§10-23),
    `both_damages` (§10-26), `attacker_chooses`, `aura_barred` (§5-8-3-2), `without_after` (§9-4 vi).
    """

    layer: ClassVar[int] = TRAIT
    what: str

    @property
    def reads(self) -> str:  # type: ignore[override]  # a trait without a term is no noun
        """The attack gains it by its term, or is so."""
        return "gains" if self.what in _TERMS else "sentence"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """It is so."""
        setattr(figures, self.what, True)

    def phrase(self) -> Phrase:
        """"Overwhelm"; the attack "can't be cancelled"."""
        if self.what in _TERMS:
            return say("keyword", term=Term(_TERMS[self.what]))
        return say(_SENTENCES[self.what])


_SENTENCES: Final = {
    "uncancellable": "change-uncancellable",
    "both_damages": "change-both-damages",
    "attacker_chooses": "change-attacker-chooses",
    "aura_barred": "change-aura-barred",
    "damage_fixed": "change-damage-fixed",
    "lacerated": "change-lacerated",
    "without_after": "change-without-after",
}


@dataclass(eq=False)
class DamageGoes(Change):
    """The crystals that the attack's damage moves go to a spot instead (§5-8-3); onto a card only while that lies among
    the enhancements (§7-1-9). `of`: only those of damage to the `life`, whose others go to the shadow anyway.
    """

    layer: ClassVar[int] = TRAIT
    reads: ClassVar[str] = "sentence"
    spot: Spot
    of: str = ""

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Another place for them."""
        where = self.spot.place(source)
        card = seat_of(where) if area_of(where) == "card" else None
        if card is None or (card >= 0 and area_of(state.where[card]) == "enhancements"):
            figures.sends = where

    def phrase(self) -> Phrase:
        """"the crystals moved by the attack's Damage go to Distance"."""
        onto = "-onto" if self.spot.area in ("card", "them") else ""
        of = f"-of-{self.of}" if self.of else ""
        return say(f"change-damage-goes{of}{onto}", target=self.spot.phrase())


@dataclass(eq=False)
class InsteadOfDamage(Change):
    """Something else is done than dealing the attack's damage (§9-4 v)."""

    said = "change-instead-of-damage"

    layer: ClassVar[int] = TRAIT
    reads: ClassVar[str] = "sentence"
    step: Step

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """The step in its place."""
        figures.instead = (self.step, source)


def plus(aura: Number, life: Number) -> Change:
    """+X/+Y; negative numbers are -X/-Y (§10-3)."""
    return Plus(aura, life)


def minus(amount: Amount) -> Change:
    """-X/-X, where X is reckoned live (§10-3)."""
    return Plus(amount, amount, less=True)


def less(aura: Number, life: Number) -> Change:
    """-X/-Y, reckoned live (§10-3)."""
    return Plus(aura, life, less=True)


def less_as_dealt(aura: Amount, life: Amount) -> Change:
    """-X/-Y, both fixed when given (§9-1-3-2)."""
    return Plus(aura, life, less=True, fixed=True)


def dash(where: str) -> Change:
    """Damage to `aura` or `life` becomes the dash (§5-8-2)."""
    return Dash(where)


def without_after_attack() -> Change:
    """Its After Attack effects aren't resolved (§9-4 vi): not cancelled, so §10-23 keeps none of them."""
    return Trait("without_after")


def unreactable(*traits: CardTrait) -> Change:
    """対応不可, for cards with these traits or for all (§10-22)."""
    return NoReactions(CardFilter(traits, many=True) if traits else None)


def no_longer_unreactable() -> Change:
    """対応不可 is lost (§10-22)."""
    return NoReactions(lost=True)


def overwhelms() -> Change:
    """超克: its damage to aura has no upper limit (§10-21)."""
    return Trait("overwhelms")


def never_avoided() -> Change:
    """不可避: its range isn't checked again when it resolves (§9-4 iii)."""
    return Trait("unavoidable")


def uncancellable() -> Change:
    """The attack, its damage and its After Attack effects can't be cancelled (§10-23)."""
    return Trait("uncancellable")


def both_damages() -> Change:
    """Both damages are taken at once (§10-26)."""
    return Trait("both_damages")


def aura_barred() -> Change:
    """Damage to the aura can't be chosen for the attack (§5-8-3-2)."""
    return Trait("aura_barred")


def attacker_chooses() -> Change:
    """The attacker chooses the damage instead of the attacked player (§5-8-3-2)."""
    return Trait("attacker_chooses")


def lacerates() -> Change:
    """Its damage becomes lacerations (§x22-9)."""
    return Trait("lacerated")


def damage_fixed() -> Change:
    """Its damage isn't changed by anything (§5-6)."""
    return Trait("damage_fixed")
