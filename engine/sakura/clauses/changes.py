"""What an attack may gain or lose: damage and traits, each in its layer (§5-6, §10-3, §10-21 on).

A change edits the figures of an attack while they are reckoned. It is worded as what an attack "gains" or "loses", or,
where no noun says it, as a sentence about the attack.
"""

from __future__ import annotations

from abc import abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.sakura.clauses.amounts import Bound, Number, number_of
from engine.sakura.clauses.base import Amount, Standing
from engine.sakura.clauses.filters import CardFilter, CardTrait
from engine.sakura.hooks import (
    ADD,
    SWAP,
    TRAIT,
    TRAIT_LOST,
    Modify,
)
from engine.sakura.values.attacks import add_damage
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.sakura.cards import Source
    from engine.sakura.clauses.base import Clause, Step
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State
    from engine.sakura.values.attacks import Figures


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
    """+X/+Y (§10-3); amounts are reckoned live."""

    layer: ClassVar[int] = ADD
    aura: Number
    life: Number

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Nothing is added to a dash."""
        add_damage(figures, number_of(self.aura, state, source), number_of(self.life, state, source))

    def phrase(self) -> Phrase:
        """"+1/+0"."""
        figures = [f"{value:+d}" if isinstance(value, int) else "+X" for value in (self.aura, self.life)]
        return say("change-damage-by", by="/".join(figures))


@dataclass(eq=False)
class _Less(Change):
    """-X on one of the damages, X as bound when it was given."""

    layer: ClassVar[int] = ADD
    where: str

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Take X from that damage."""
        if self.where == "aura":
            add_damage(figures, -source.x, 0)
        else:
            add_damage(figures, 0, -source.x)

    def phrase(self) -> Phrase:
        """"-X/+0"."""
        return say("change-damage-by", by="-X/+0" if self.where == "aura" else "+0/-X")


class LessAsDealt(Change):
    """-X/-Y (§10-3), both fixed when it is given: X by one amount, Y by the other (§9-1-3-2)."""

    layer: ClassVar[int] = ADD

    def __init__(self, aura: Amount, life: Amount) -> None:
        """What X and Y are."""
        self.amounts = (aura, life)
        self._pieces = (_Less("aura"), _Less("life"))

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """As its pieces, reckoned live, where it isn't given but stands."""
        aura, life = (amount.value(state, source) for amount in self.amounts)
        add_damage(figures, -aura, -life)

    def pieces(self) -> Iterable[tuple[Change, Amount | None]]:
        """-X with its X, -Y with its Y."""
        return tuple(zip(self._pieces, self.amounts, strict=True))

    def phrase(self) -> Phrase:
        """"-X/-Y, where X is …, and Y is …"."""
        x, y = (amount.phrase() for amount in self.amounts)
        return say("change-damage-by-x-y", x=x, y=y)

    def parts(self) -> Iterable[Clause]:
        """The amounts and the pieces."""
        return (*self.amounts, *self._pieces)


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
class NoReactions(Change):
    """対応不可(○○): cards of a sort can't be used as reactions to the attack (§10-22); all where `cards` is None."""

    layer: ClassVar[int] = TRAIT
    cards: CardFilter | None = None

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """One more filter of cards that may not react."""
        figures.no_reactions.append(self.cards)

    def phrase(self) -> Phrase:
        """"No Reactions", "No Reactions (Special card)"."""
        if self.cards is None:
            return say("keyword", term=Term("no-reactions"))
        return say("no-reactions-of", card=self.cards.phrase())


@dataclass(eq=False)
class ReactionsAllowed(Change):
    """The attack loses every 対応不可 (§10-22)."""

    layer: ClassVar[int] = TRAIT_LOST
    reads: ClassVar[str] = "loses"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """No filter is left."""
        figures.no_reactions.clear()

    def phrase(self) -> Phrase:
        """"No Reactions"."""
        return say("keyword", term=Term("no-reactions"))


@dataclass(eq=False)
class _Trait(Change):
    """A trait that is there or not, under its term."""

    layer: ClassVar[int] = TRAIT
    term: ClassVar[str]

    def phrase(self) -> Phrase:
        """The term."""
        return say("keyword", term=Term(self.term))


class Overwhelm(_Trait):
    """超克: its damage to aura has no upper limit (§10-21)."""

    term: ClassVar[str] = "overwhelm"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """No limit of 5."""
        figures.overwhelms = True


class Unavoidable(_Trait):
    """不可避: its range isn't checked again when it resolves (§9-4 iii)."""

    term: ClassVar[str] = "unavoidable"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """It hits in any distance."""
        figures.unavoidable = True


class Uncancellable(_Trait):
    """The attack, its damage and its After Attack effects can't be cancelled (§10-23)."""

    said = "change-uncancellable"

    term: ClassVar[str] = "not-cancelled"
    reads: ClassVar[str] = "sentence"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Cancelling does nothing to it."""
        figures.uncancellable = True


class BothDamages(Change):
    """Both damages are taken at once (§10-26)."""

    said = "change-both-damages"

    layer: ClassVar[int] = TRAIT
    reads: ClassVar[str] = "sentence"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Nothing is chosen."""
        figures.both_damages = True


class AttackerChooses(Change):
    """The attacker chooses the damage instead of the attacked player (§5-8-3-2)."""

    said = "change-attacker-chooses"

    layer: ClassVar[int] = TRAIT
    reads: ClassVar[str] = "sentence"

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """The other one is asked."""
        figures.attacker_chooses = True


@dataclass(eq=False)
class DamageGoes(Change):
    """The crystals that the attack's damage moves go to a spot instead (§5-8-3)."""

    layer: ClassVar[int] = TRAIT
    reads: ClassVar[str] = "sentence"
    spot: Spot

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Another place for them."""
        figures.sends = self.spot.place(source)

    def phrase(self) -> Phrase:
        """"the crystals moved by the attack's Damage go to Distance"."""
        return say("change-damage-goes", target=self.spot.phrase())


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


def plus_x(aura: int, life: int) -> Change:
    """+X on the damages whose flag is 1, X as bound (§10-3)."""
    return Plus(Bound() if aura else 0, Bound() if life else 0)


def less_as_dealt(aura: Amount, life: Amount) -> Change:
    """-X/-Y, both fixed when given."""
    return LessAsDealt(aura, life)


def unreactable(*traits: CardTrait) -> Change:
    """対応不可, for cards with these traits or for all (§10-22)."""
    return NoReactions(CardFilter(traits, many=True) if traits else None)


def no_longer_unreactable() -> Change:
    """対応不可 is lost (§10-22)."""
    return ReactionsAllowed()
