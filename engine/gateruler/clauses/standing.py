"""What stands in force: figures and keywords that change, what is forbidden or permitted, what happens whenever."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from engine.cardgame.clauses import Condition, Hook, Standing, Step
from engine.cardgame.hooks import ADD, Forbid, Modify, Permit, React
from engine.cardgame.words.sides import ME, Side
from engine.cardgame.words.wording import conditional
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.happenings import Happening
    from engine.cardgame.source import Source
    from engine.gateruler.clauses.those import Those
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase


@dataclass(eq=False)
class While(Standing):
    """Something stands in force only while something is so."""

    condition: Condition
    standing: Standing

    def hooks(self) -> Iterable[Hook]:
        """The same hooks under the condition."""
        return [hook.guarded(self.condition) for hook in self.standing.hooks()]

    def phrase(self) -> Phrase:
        """"While it is your turn, …"."""
        return say("gateruler-while", condition=self.condition.phrase(), standing=self.standing.phrase())


@dataclass(eq=False)
class Cannot(Standing):
    """Something is forbidden to units, `attack` or `set`, or to a player: `play-event`, `guard-summon`."""

    what: Literal["attack", "play-event", "guard-summon"]
    who: Those | Side = ME
    said: str = "gateruler-cannot-{what}"

    def hooks(self) -> Iterable[Hook]:
        """Asked by what may be done."""
        yield Forbid(clause=self, what=self.what, fits=self._fits)

    def _fits(self, state: State, source: Source, subject: int) -> bool:
        if isinstance(self.who, Side):
            return subject == self.who.seat(source)
        return subject in self.who.find(state, source)

    def phrase(self) -> Phrase:
        """"Units can't attack", "you can't play events"."""
        if isinstance(self.who, Side):
            return say(f"gateruler-cannot-{self.what}", who=self.who.value)
        return say(f"gateruler-cannot-{self.what}", those=self.who.phrase())


@dataclass(eq=False)
class RulerAsEnergy(Standing):
    """A ruler may be rested as one energy."""

    those: Those
    said: str = "gateruler-ruler-as-energy"

    def hooks(self) -> Iterable[Hook]:
        """Asked where energy is counted."""
        yield Permit(
            clause=self, what="ruler-as-energy", fits=lambda state, source, card: card in self.those.find(state, source)
        )


@dataclass(eq=False)
class Change(Standing):
    """Figures that are more or less by so much: ATK, HP, STK; of a card, or of all of a sort."""

    those: Those
    atk: int = 0
    hp: int = 0
    stk: int = 0

    def hooks(self) -> Iterable[Hook]:
        """Added to the figures printed, one for each."""
        for value in ("atk", "hp", "stk"):
            if by := getattr(self, value):
                yield Modify(clause=self, value=value, layer=ADD, change=_plus(by), fits=self._fits)

    def _fits(self, state: State, source: Source, card: int) -> bool:
        return card in self.those.find(state, source)


def _plus(by: int) -> Any:
    return lambda value, _state, _source: value + by


@dataclass(eq=False)
class Whenever(Standing):
    """An automatic ability (14-1a-2): once something has happened, it is played in the next system processing."""

    trigger: Happening
    step: Step
    condition: Condition | None = None

    def hooks(self) -> Iterable[Hook]:
        """Upon each such event."""
        guards = () if self.condition is None else (self.condition,)
        yield React(
            clause=self, events=self.trigger.kinds, fits=self.trigger.fits, resolve=self._resolve, guards=guards
        )

    def _resolve(self, table: Table, source: Source, event: Any) -> Resolution[Any]:
        table.them = source.them
        return self.step.run(table, self.trigger.spoken_of(event, source))

    def phrase(self) -> Phrase:
        """"When this unit attacks, …"."""
        step = self.step.phrase()
        if self.condition is not None:
            step = conditional(self.condition.phrase(), step)
        return say("gateruler-whenever", trigger=self.trigger.phrase(), step=step)
