"""What stands in force: changes of damage and HP, what is forbidden, what happens at a time or instead of something."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final, Literal

from engine.cardgame.areas import on_card
from engine.cardgame.clauses import Condition, Hook, Standing, Step
from engine.cardgame.hooks import AtPhase, Forbid, Modify, Permit, React, Replace
from engine.mahoroba.areas import DISCARD, OUTSIDE
from engine.mahoroba.card import KO
from engine.mahoroba.events import CardMoved, PiecesMoved, UnitTurned
from engine.mahoroba.values import damage_on, hp
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.mahoroba.clauses.units import Units
    from engine.mahoroba.state import State
    from engine.mahoroba.table import Table
    from engine.text.phrase import Phrase

How = Literal["plus", "minus", "times", "half", "at-most"]
_UNORDERED: Final = 0
"""The sheet knows no layers: the skill's user puts the effects of a step into an order."""


class Change(Standing):
    """Something that changes a value of units."""


@dataclass(eq=False)
class DamageChange(Change):
    """Changes the damage that skills of units deal (ダメージ計算 ②), or that units take from skills (③)."""

    value: Literal["dealt", "taken"]
    units: Units
    how: How
    by: int = 0

    def hooks(self) -> Iterable[Hook]:
        """One in the step that it belongs to."""
        yield Modify(clause=self, value=self.value, layer=_UNORDERED, change=self._change, fits=self._fits)

    def _fits(self, state: State, source: Source, unit: int) -> bool:
        return unit in self.units.find(state, source)

    def _change(self, damage: int, _state: State, _source: Source) -> int:
        match self.how:
            case "plus":
                return damage + self.by
            case "minus":
                return damage - self.by
            case "times":
                return damage * self.by
            case "half":
                return damage // 2
            case "at-most":
                return min(damage, self.by)

    def phrase(self) -> Phrase:
        """"Skills of this unit deal 20 more damage"."""
        return say(f"change-{self.value}", units=self.units.phrase(), how=say(f"change-{self.how}", by=self.by))


@dataclass(eq=False)
class MoreHp(Change):
    """Units have more HP."""

    said = "change-hp"

    by: int
    units: Units

    def hooks(self) -> Iterable[Hook]:
        """Added to the printed value."""
        yield Modify(
            clause=self, value="hp", layer=_UNORDERED, change=lambda value, _state, _source: value + self.by,
            fits=lambda state, source, unit: unit in self.units.find(state, source),
        )  # fmt: skip


@dataclass(eq=False)
class While(Standing):
    """Something stands in force only while something is so."""

    said = "while-so"

    condition: Condition
    standing: Standing

    def hooks(self) -> Iterable[Hook]:
        """The same hooks under the condition."""
        return [hook.guarded(self.condition) for hook in self.standing.hooks()]


@dataclass(eq=False)
class CannotRetreat(Standing):
    """Units can't retreat (メインフェイズ ⑤)."""

    said = "change-no-retreat"

    units: Units

    def hooks(self) -> Iterable[Hook]:
        """Asked by the act."""
        yield Forbid(
            clause=self, what="retreat", fits=lambda state, source, unit: unit in self.units.find(state, source)
        )


@dataclass(eq=False)
class WinsTies(Standing):
    """A tie of the end phase's じゃんけん counts as won (エンドフェイズ ②)."""

    said = "change-wins-ties"

    def hooks(self) -> Iterable[Hook]:
        """For its own player."""
        yield Permit(clause=self, what="win-ties", fits=lambda _state, source, seat: seat == source.seat)


@dataclass(eq=False)
class AtEndOfTurn(Standing):
    """Something is done at the end of your turn, before じゃんけん (エンドフェイズ)."""

    said = "at-end-of-turn"

    step: Step

    def hooks(self) -> Iterable[Hook]:
        """Once in each end phase of its own player."""
        yield AtPhase(clause=self, timing="end", resolve=lambda table, source: self.step.run(table, source))


@dataclass(eq=False)
class WhenKnockedOut(Standing):
    """Something is done when a unit is knocked out."""

    said = "when-knocked-out"

    units: Units
    step: Step

    def hooks(self) -> Iterable[Hook]:
        """Upon the turn to KO; the set cards still lie on it then."""
        yield React(
            clause=self,
            events=(UnitTurned,),
            fits=lambda event, state, source: event.state == KO and event.unit in self.units.find(state, source),
            resolve=self._resolve,
        )

    def _resolve(self, table: Table, source: Source, _event: Event) -> Resolution[Any]:
        return self.step.run(table, source)


@dataclass(eq=False)
class StandsIn(Standing):
    """Instead of a unit being knocked out, this card is discarded and the unit keeps so much HP."""

    said = "change-stands-in"

    units: Units
    left: int

    def hooks(self) -> Iterable[Hook]:
        """In place of the turn to KO."""
        yield Replace(clause=self, event=UnitTurned, fits=self._fits, instead=self._instead)

    def _fits(self, event: UnitTurned, state: State, source: Source) -> bool:
        return event.state == KO and event.unit in self.units.find(state, source) and hp(state, event.unit) > self.left

    def _instead(self, event: UnitTurned, state: State, source: Source) -> tuple[Event, ...]:
        card, unit = source.card, event.unit
        healed = damage_on(state, unit) - (hp(state, unit) - self.left)
        return (
            CardMoved(card, state.where[card], DISCARD[state.owner[card]], status="", why="effect"),
            PiecesMoved("damage", on_card(unit), OUTSIDE, healed, "heal"),
        )
