"""Clauses of the general rules that no card of the set has: here for the tests of those rules, and wordless."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.cardgame.clauses import EffectBearer, Standing, Step
from engine.cardgame.decisions import ChooseNumber
from engine.cardgame.hooks import DIVIDE, MULTIPLY, SET, Forbid
from engine.cardgame.words.amounts import number_of
from engine.cardgame.words.flow import handle
from engine.cardgame.words.sides import OPPONENT
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.clauses.changes import Change
from engine.sakura.events import CardCopied, CardMasked, Declared, UseReverted
from engine.sakura.layers import RANGE_SET, TRAIT
from engine.sakura.procedures.damage import take_damage
from engine.sakura.procedures.use import use_card
from engine.sakura.values.attacks import scaled_range

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.cardgame.words.amounts import Number
    from engine.cardgame.words.choosing import Pick
    from engine.cardgame.words.filters import CardFilter
    from engine.cardgame.words.sides import Side
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.sakura.values.attacks import Figures


@dataclass(eq=False)
class BecomeCopy(Step):
    """The card becomes a copy of a chosen one (§10-16)."""

    said = "this-card"

    cards: Pick

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose the card to be copied."""
        taken = yield from self.cards.take(table, source)
        if not taken:
            return False
        yield from table.happen(CardCopied(source.card, taken[0]))
        return True


@dataclass(eq=False)
class DeclareNumber(Step):
    """A number is declared (§10-36); X of the step that follows is bound to it."""

    said = "this-card"

    least: int
    most: Number
    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Ask for the number, say it, do the step."""
        least = number_of(self.least, table.state, source)
        most = number_of(self.most, table.state, source)
        options = tuple(Option(str(number)) for number in range(least, max(least, most) + 1))
        key = yield from ask_one(
            ChooseNumber(seat=source.seat, options=options, section="10-36", source=handle(source))
        )
        yield from table.happen(Declared(source.seat, key))
        return (yield from self.step.run(table, source._replace(x=int(key))))


@dataclass(eq=False)
class DivideDamage(Change):
    """Damage divided by a number, rounded up or down as the text says (§5-6 iv)."""

    said = "this-card"

    layer: ClassVar[int] = DIVIDE
    reads: ClassVar[str] = "sentence"
    by: int
    up: bool = False

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Both values, if they are numbers."""
        by = number_of(self.by, state, source)
        figures.aura = self._part(figures.aura, by)
        figures.life = self._part(figures.life, by)

    def _part(self, value: int | None, by: int) -> int | None:
        if value is None:
            return None
        return -(-value // by) if self.up else value // by


@dataclass(eq=False)
class DoubleDamage(Step):
    """Damage of two values that an effect deals (§5-8-3-2)."""

    said = "this-card"

    aura: int | None
    life: int | None
    side: Side = OPPONENT

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The player takes the one or the other."""
        aura, life = (
            None if value is None else number_of(value, table.state, source) for value in (self.aura, self.life)
        )
        yield from take_damage(table, self.side.seat(source), aura, life, "effect")
        return True


@dataclass(eq=False)
class GainsEffect(Change, EffectBearer):
    """An After Attack effect, resolved after those of the attack's own text (§10-14)."""

    said = "this-card"

    layer: ClassVar[int] = TRAIT
    effects: tuple[Effect, ...]

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """One effect more, or several."""
        figures.added.extend((effect, source) for effect in self.effects)


@dataclass(eq=False)
class RangeBecomes(Change):
    """The range is another one (§5-7 i)."""

    said = "this-card"

    layer: ClassVar[int] = RANGE_SET
    reads: ClassVar[str] = "sentence"
    range: tuple[int, ...]

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """The new set."""
        figures.range = set(scaled_range(self.range, source.scale))


@dataclass(eq=False)
class ScaleDamage(Change):
    """Damage times a number (§5-6 iii)."""

    said = "this-card"

    layer: ClassVar[int] = MULTIPLY
    reads: ClassVar[str] = "sentence"
    by: int

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Both values, if they are numbers."""
        by = number_of(self.by, state, source)
        figures.aura = None if figures.aura is None else figures.aura * by
        figures.life = None if figures.life is None else figures.life * by


@dataclass(eq=False)
class SetDamage(Change):
    """Damage becomes a value; None leaves it (§5-6 i)."""

    said = "this-card"

    layer: ClassVar[int] = SET
    reads: ClassVar[str] = "sentence"
    aura: Number | None = None
    life: Number | None = None

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """The new values."""
        if self.aura is not None:
            figures.aura = number_of(self.aura, state, source)
        if self.life is not None:
            figures.life = number_of(self.life, state, source)


@dataclass(eq=False)
class Unselectable(Standing):
    """The card itself, or cards of a sort, can't be chosen by effects (§10-33)."""

    said = "this-card"

    cards: CardFilter | None = None

    def hooks(self) -> Iterable[Hook]:
        """The ban on choosing them."""
        return (Forbid(clause=self, what="be-chosen", fits=self._fits),)

    def _fits(self, state: State, source: Source, card: int) -> bool:
        return card == source.card if self.cards is None else self.cards.admits(state, source, card)


@dataclass(eq=False)
class UseAs(Step):
    """The card is used as another one (§10-38): its information for the time of its use."""

    said = "this-card"

    another: Pick

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose as what, and use it; if it can't be used it is itself again."""
        taken = yield from self.another.take(table, source)
        if not taken:
            return False
        card = source.card
        yield from table.happen(CardMasked(card, table.state.info(taken[0]).number))
        used = yield from use_card(table, source.seat, card, "effect")
        if not used and table.state.masks.get(card) is not None:
            yield from table.happen(UseReverted(card))
        return used
