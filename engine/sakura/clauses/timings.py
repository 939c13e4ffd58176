"""When an effect arises (§5-5-4 to §5-5-6, §8): at a point of a phase, after something that happens, and the keywords
that stand for such: 隙 (§10-6), 再起 (§10-7), 即再起 (§10-8).
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar

from engine.sakura.areas import AURA, LIFE, area_of
from engine.sakura.clauses.base import Clue, Condition, Standing, Step
from engine.sakura.clauses.sides import ME, Side
from engine.sakura.clauses.words import conditional
from engine.sakura.events import AttackMade, CardUsed, CrystalsMoved, Damaged, DeckRebuilt, Marked
from engine.sakura.hooks import AtPhase, React, Replace
from engine.sakura.procedures.lasting import schedule
from engine.sakura.procedures.moving import cover, return_unused
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.filters import CardFilter
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class InPhase(Standing):
    """A step at a point of a phase (§8-1-2, §8-2-1, §8-2-3, §8-3-1): `start`, `main-begin`, `main-end`, `end`; or
    `start-begin`, which is another wording for `start` (§8-1-2).
    """

    timing: str
    step: Step
    whose: str = "mine"
    """`mine`, `opponent` or `each`."""
    condition: Condition | None = None

    def hooks(self) -> Iterable[Hook]:
        """The effect of the phase, asked for only while the condition holds."""
        timing = "start" if self.timing == "start-begin" else self.timing
        guards = (self.condition,) if self.condition is not None else ()
        return (
            AtPhase(clause=self, timing=timing, resolve=self.step.run, whose=self.whose, guards=guards),
        )

    def phrase(self) -> Phrase:
        """"in your end phase, …"."""
        step = self.step.phrase()
        if self.condition is not None:
            step = conditional(self.condition.phrase(), step)
        return say(f"phase-{self.timing}", whose=self.whose, step=step)


class Trigger(Clue, ABC):
    """Something that happens, to which effects react."""

    slot: ClassVar[str] = "trigger"
    events: ClassVar[tuple[type[Event], ...]]
    own: ClassVar[bool] = False
    """It happens to the attack that has the effect."""

    @abstractmethod
    def fits(self, event: Any, state: State, source: Source) -> bool:
        """Whether that is what happened; the state is the one after it."""

    def about(self, event: Any, source: Source) -> Source:
        """The source for what follows: with the attack that the event is about."""
        return source


@dataclass(eq=False)
class LifeDamaged(Trigger):
    """You take 1 or more damage to life: by an attack (§10-19), by anything but a rebuild (§10-6), or by anything."""

    events: ClassVar[tuple[type[Event], ...]] = (Damaged,)
    by_attack: bool = False
    by_anything: bool = False

    def fits(self, event: Damaged, state: State, source: Source) -> bool:
        """Whether it was so."""
        wanted = self.by_anything or (event.by == "attack" if self.by_attack else event.by != "rebuild")
        return event.seat == source.seat and event.where == "life" and event.amount >= 1 and wanted

    def phrase(self) -> Phrase:
        """"you take 1 or more Damage to Life from an attack"."""
        if self.by_anything:
            return say("trigger-life-damaged-by-anything")
        return say("trigger-life-damaged-by-attack" if self.by_attack else "trigger-life-damaged")


@dataclass(eq=False)
class LifeFell(Trigger):
    """Your life becomes so little, from more (§10-8)."""

    said = "trigger-life-fell"

    events: ClassVar[tuple[type[Event], ...]] = (CrystalsMoved,)
    to: int

    def fits(self, event: CrystalsMoved, state: State, source: Source) -> bool:
        """Whether it was more before these crystals went."""
        mine = LIFE[source.seat]
        now = state.count(mine)
        return event.source == mine and now <= self.to < now + event.count


@dataclass(eq=False)
class AttackIsMade(Trigger):
    """An attack is made (§9-4): by a player, of a sort, the first of that player's turn count or any."""

    events: ClassVar[tuple[type[Event], ...]] = (AttackMade,)
    side: Side
    first: bool = False
    """The first that the player makes in a turn."""

    def fits(self, event: AttackMade, state: State, source: Source) -> bool:
        """Whether it was such an attack."""
        seat = self.side.seat(source)
        return event.seat == seat and (not self.first or state.attacks_made[seat] == 1)

    def about(self, event: AttackMade, source: Source) -> Source:
        """What follows speaks of that attack."""
        return source._replace(attack=event.attack)

    def phrase(self) -> Phrase:
        """"your opponent makes the first attack of a turn"."""
        return say("trigger-first-attack" if self.first else "trigger-attack", who=self.side.value)


@dataclass(eq=False)
class ThisAttackIsMade(Trigger):
    """The attack that has the effect is made (§9-4)."""

    said = "trigger-this-attack"

    events: ClassVar[tuple[type[Event], ...]] = (AttackMade,)
    own: ClassVar[bool] = True

    def fits(self, event: AttackMade, state: State, source: Source) -> bool:
        """Whether it is this one."""
        return event.attack == source.attack


@dataclass(eq=False)
class Reacted(Trigger):
    """A player uses a card of a sort as a reaction (§9-4 i); not by an effect (§9-2)."""

    said = "trigger-reacted"

    events: ClassVar[tuple[type[Event], ...]] = (CardUsed,)
    cards: CardFilter
    side: Side = ME

    def fits(self, event: CardUsed, state: State, source: Source) -> bool:
        """Whether the card was used that way."""
        use = state.use(event.card)
        return (
            event.seat == self.side.seat(source)
            and use is not None
            and use.way == "reaction"
            and self.cards.admits(state, source, event.card)
        )


@dataclass(eq=False)
class Rebuilt(Trigger):
    """A player rebuilds the deck (§9-7)."""

    said = "trigger-rebuilt"

    events: ClassVar[tuple[type[Event], ...]] = (DeckRebuilt,)
    side: Side = ME

    def fits(self, event: DeckRebuilt, state: State, source: Source) -> bool:
        """Whether it was that player."""
        return event.seat == self.side.seat(source)


@dataclass(eq=False)
class AuraChanged(Trigger):
    """The opponent's aura changes by an attack's damage or a basic action, for the first time in a turn (§9-6)."""

    said = "trigger-aura-changed"

    events: ClassVar[tuple[type[Event], ...]] = (CrystalsMoved, Damaged)

    def fits(self, event: CrystalsMoved | Damaged, state: State, source: Source) -> bool:
        """Whether it is the first of its turn; `AuraChangesCounted` keeps account of that."""
        seat = 1 - source.seat
        return aura_changed(event) == seat and _mark(seat) not in state.marks


def aura_changed(event: CrystalsMoved | Damaged) -> int:
    """Whose aura an event changed by an attack's damage or a basic action; -1 where none."""
    if isinstance(event, Damaged):
        taken = event.by == "attack" and any(where == AURA[event.seat] for where, _ in event.taken)
        return event.seat if taken else -1
    if event.why == "basic":
        for seat in (0, 1):
            if AURA[seat] in (event.source, event.target):
                return seat
    return -1


def _mark(seat: int) -> str:
    return f"turn:aura-changed:{seat}"


@dataclass(eq=False)
class AuraChangesCounted(Standing):
    """Keeps account of whether the opponent's aura has changed this turn, for effects of the first time (§8)."""

    said = "aura-changes-counted"

    def hooks(self) -> Iterable[Hook]:
        """A mark beside the first such event of a turn."""
        return tuple(
            Replace(clause=self, event=event, fits=self._fits, instead=self._instead)
            for event in AuraChanged.events
        )

    def _fits(self, event: CrystalsMoved | Damaged, state: State, source: Source) -> bool:
        seat = 1 - source.seat
        return aura_changed(event) == seat and _mark(seat) not in state.marks

    def _instead(self, event: Event, state: State, source: Source) -> tuple[Event, ...]:
        return (event, Marked(_mark(1 - source.seat)))


@dataclass(eq=False)
class Whenever(Standing):
    """A step after something that happens (§5-5); the condition is asked at that moment."""

    trigger: Trigger
    step: Step
    condition: Condition | None = None
    afterwards: bool = False
    """Only after the attack, use or basic action in which it happened has resolved (§9-1-3-4)."""

    def hooks(self) -> Iterable[Hook]:
        """The reaction to the trigger's events."""
        return (
            React(
                clause=self,
                own=self.trigger.own,
                guards=(self.condition,) if self.condition is not None else (),
                events=self.trigger.events,
                fits=self.trigger.fits,
                resolve=self._resolve,
            ),
        )

    def _resolve(self, table: Table, source: Source, event: Event) -> Resolution[bool]:
        source = self.trigger.about(event, source)
        if not self.afterwards:
            return (yield from self.step.run(table, source))
        if isinstance(event, Damaged):
            schedule(table, source, self.step, f"attack:{event.attack}")
        elif isinstance(event, CardUsed):
            schedule(table, source, self.step, f"use:{event.card}")
        else:
            schedule(table, source, self.step, f"basic:{table.state.doing[-1]}")
        return True

    def phrase(self) -> Phrase:
        """"when …, …"."""
        step = self.step.phrase()
        if self.condition is not None:
            step = conditional(self.condition.phrase(), step)
        key = "whenever-afterwards" if self.afterwards else "whenever"
        return say(key, trigger=self.trigger.phrase(), step=step)


@dataclass(eq=False)
class Unguarded(Standing):
    """隙 (§10-6): on 1 or more damage to your life, but by a rebuild, this card is covered and its crystals go."""

    said = "unguarded"

    def hooks(self) -> Iterable[Hook]:
        """The reaction to that damage."""
        trigger = LifeDamaged(by_attack=False)
        return (React(clause=self, events=trigger.events, fits=trigger.fits, resolve=self._resolve),)

    def _resolve(self, table: Table, source: Source, event: Event) -> Resolution[bool]:
        if area_of(table.state.where[source.card]) != "enhancements":
            return False  # another effect of the same moment took it away
        return (yield from cover(table, source.card))


@dataclass(eq=False)
class Resurgence(Standing):
    """再起 (§10-7): in its owner's end phase, if the condition holds, this special is unused again."""

    said = "resurgence"

    condition: Condition

    def hooks(self) -> Iterable[Hook]:
        """The effect of the end phase."""
        return (AtPhase(clause=self, timing="end", resolve=self._resolve, guards=(self.condition,)),)

    def _resolve(self, table: Table, source: Source) -> Resolution[bool]:
        return return_unused(table, source.card)


@dataclass(eq=False)
class ImmediateResurgence(Standing):
    """即再起 (§10-8): when that happens, this special is unused again."""

    trigger: Trigger
    name: str = ""
    """The keyword that the card prints before the condition."""

    def hooks(self) -> Iterable[Hook]:
        """The reaction to the trigger's events."""
        return (React(clause=self, events=self.trigger.events, fits=self.trigger.fits, resolve=self._resolve),)

    def _resolve(self, table: Table, source: Source, event: Event) -> Resolution[bool]:
        if area_of(table.state.where[source.card]) != "specials":
            return False  # another effect of the same moment took it away
        return (yield from return_unused(table, source.card))

    def phrase(self) -> Phrase:
        """"Immediate Resurgence: you take 1 or more Damage to Life from an attack"."""
        if self.name:
            return say("immediate-resurgence-named", name=Term(self.name), trigger=self.trigger.phrase())
        return say("immediate-resurgence", trigger=self.trigger.phrase())


def at_start_phase(step: Step, condition: Condition | None = None) -> Standing:
    """At the beginning of your start phase (§8-1-2)."""
    return InPhase("start-begin", step, condition=condition)


def whenever(trigger: Trigger, step: Step, condition: Condition | None = None) -> Standing:
    """A step after something that happens."""
    return Whenever(trigger, step, condition)


def afterwards(trigger: Trigger, step: Step) -> Standing:
    """A step after the attack, use or basic action in which something happened has resolved."""
    return Whenever(trigger, step, afterwards=True)
