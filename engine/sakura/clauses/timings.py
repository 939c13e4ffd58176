"""When an effect arises (§5-5-4 to §5-5-6, §8): at a point of a phase, after something that happens, and the keywords
that stand for such: 隙 (§10-6), 再起 (§10-7), 即再起 (§10-8).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Condition, Standing, Step
from engine.cardgame.hooks import AtPhase, React
from engine.cardgame.lasting import schedule
from engine.cardgame.words.flow import May
from engine.cardgame.words.wording import conditional, one_after_another
from engine.sakura.clauses.happenings import life_damaged
from engine.sakura.events import CardUsed, Damaged
from engine.sakura.procedures.moving import cover, return_unused
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.happenings import Happening
    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.table import Table

__all__ = [
    "after_answered", "after_answered_if_any", "afterwards", "at_start_phase", "may_show", "whenever",
    "whenever_may",
]  # fmt: skip


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


@dataclass(eq=False)
class Whenever(Standing):
    """A step after something that happens (§5-5); the condition is asked at that moment."""

    trigger: Happening
    step: Step
    condition: Condition | None = None
    afterwards: bool = False
    """Only after the attack, use or basic action in which it happened has resolved (§9-1-3-4)."""
    others: tuple[Happening, ...] = ()
    """What else it reacts to."""
    shown_from: str = ""
    """The area from which its player may show the card where it lies hidden, and only then is it done (§9-1-1-2)."""
    told: bool = True
    """That it arises is told; False where its player may decline, and what it does tells enough."""

    def hooks(self) -> Iterable[Hook]:
        """The reaction to each."""
        return tuple(
            React(
                clause=self,
                own=one.own or bool(self.shown_from),
                guards=(self.condition,) if self.condition is not None else (),
                events=one.kinds,
                fits=one.fits,
                resolve=partial(self._resolve, one),
                shown_from=self.shown_from,
                told=self.told,
            )
            for one in (self.trigger, *self.others)
        )

    def _resolve(self, trigger: Happening, table: Table, source: Source, event: Event) -> Resolution[bool]:
        source = trigger.spoken_of(event, source)
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
        trigger = self.trigger.phrase()
        for other in self.others:
            trigger = say("trigger-or", first=trigger, second=other.phrase())
        if self.shown_from:
            shown = say("may-show-this", trigger=trigger, area=Term(self.shown_from))
            return one_after_another([shown, say("if-so", step=step)])
        return say("whenever-afterwards" if self.afterwards else "whenever", trigger=trigger, step=step)


@dataclass(eq=False)
class Unguarded(Standing):
    """隙 (§10-6): on 1 or more damage to your life, but by a rebuild, this card is covered and its crystals go."""

    said = "unguarded"

    def hooks(self) -> Iterable[Hook]:
        """The reaction to that damage."""
        trigger = life_damaged()
        return (React(clause=self, events=trigger.kinds, fits=trigger.fits, resolve=self._resolve),)

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

    trigger: Happening
    name: str = ""
    """The keyword that the card prints before the condition."""

    def hooks(self) -> Iterable[Hook]:
        """The reaction to the trigger's events."""
        return (React(clause=self, events=self.trigger.kinds, fits=self.trigger.fits, resolve=self._resolve),)

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


def whenever(trigger: Happening, step: Step, condition: Condition | None = None, *others: Happening) -> Standing:
    """A step after something that happens, or any of several things."""
    return Whenever(trigger, step, condition, others=others)


def whenever_may(trigger: Happening, step: Step) -> Standing:
    """A step that may be done after something that happens; left undone, nothing is told."""
    return Whenever(trigger, May(step), told=False)


def may_show(trigger: Happening, step: Step, area: str = "hand") -> Standing:
    """When something happens, the card may be shown where it lies hidden; a step follows if it is (§10-40)."""
    return Whenever(trigger, step, shown_from=area)


def afterwards(trigger: Happening, step: Step) -> Standing:
    """A step after the attack, use or basic action in which something happened has resolved."""
    return Whenever(trigger, step, afterwards=True)


@dataclass(eq=False)
class Later(Step):
    """A step reserved for a later time (§9-1-3-4): `end` (the next end phase; during one, that of the next turn),
    `turn-end` (the end phase of this turn), `attack` (after the attack of this text), `answered` (after the attack that
    was reacted to), `answered-or-now` (the same if one was, else now).
    """

    said = "later-{when}"

    when: str
    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Reserve it; what it waits for must be there."""
        if self.when in ("end", "turn-end"):
            next_one = self.when == "end" and table.state.phase == "end"
            schedule(table, source, self.step, "next-end" if next_one else "end")
            return True
        attack = source.attack if self.when == "attack" else source.answering
        if table.state.attack(attack) is None:
            return self.when == "answered-or-now" and (yield from self.step.run(table, source))
        schedule(table, source, self.step, f"attack:{attack}")
        return True


def after_answered(step: Step) -> Step:
    """A step after the attack that was reacted to has resolved."""
    return Later("answered", step)


def after_answered_if_any(step: Step) -> Step:
    """A step after the attack that was reacted to has resolved; if there is none, now."""
    return Later("answered-or-now", step)
