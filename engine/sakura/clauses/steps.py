"""How steps are put together: one after the other, under a condition, left to choice, if so (§10-40), or for later
(§9-1-3-4).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.clauses.amounts import Number, number_of
from engine.sakura.clauses.base import Condition, Standing, Step
from engine.sakura.clauses.words import bullets, conditional, one_after_another
from engine.sakura.decisions import ChooseOne
from engine.sakura.procedures.lasting import for_this_turn, schedule
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:

    from engine.kernel.decisions import Move
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.state import State
    from engine.sakura.table import Table


def handle(source: Source) -> str:
    """The card that asks, as a handle; empty where none does."""
    return f"card:{source.card}" if source.card >= 0 else ""


class Moving(Step):
    """A step that a hand could make as one movement: its option in a choice carries it."""

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """What would be taken from where to where."""
        return ()


def moves_of(step: Step, state: State, source: Source) -> tuple[Move, ...]:
    """The movement that a step stands for, if it is one."""
    return step.moves(state, source) if isinstance(step, Moving) else ()


@dataclass(eq=False)
class Sequence(Step):
    """Steps one after the other."""

    steps: tuple[Step, ...]

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Do each; true if all of each could be done."""
        done = True
        for step in self.steps:
            done = (yield from step.run(table, source)) and done
        return done

    def payable(self, state: State, source: Source) -> bool:
        """Whether its first step is."""
        return self.steps[0].payable(state, source)

    def phrase(self) -> Phrase:
        """One sentence after the other."""
        return one_after_another([step.phrase() for step in self.steps])


@dataclass(eq=False)
class When(Step):
    """A step that is done only if a condition holds when it is its turn; else another one, if there is one."""

    condition: Condition
    step: Step
    otherwise: Step | None = None

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Do the one or the other."""
        if self.condition.holds(table.state, source):
            return (yield from self.step.run(table, source))
        if self.otherwise is not None:
            return (yield from self.otherwise.run(table, source))
        return False

    def phrase(self) -> Phrase:
        """"If …, …. Otherwise, …"."""
        said = conditional(self.condition.phrase(), self.step.phrase())
        if self.otherwise is None:
            return said
        return one_after_another([said, say("otherwise", step=self.otherwise.phrase())])


@dataclass(eq=False)
class May(Step):
    """A step that may be left undone (§10-40)."""

    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Ask, then do it; a payment that can't be made is not asked for."""
        if not self.step.payable(table.state, source):
            return False
        moves = moves_of(self.step, table.state, source)
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat,
                options=(Option("yes", moves), Option("no")),
                section="10-40",
                source=handle(source),
                prompt=say("prompt-may", step=self.step.phrase()),
            )
        )
        if key == "no":
            return False
        return (yield from self.step.run(table, source))

    def phrase(self) -> Phrase:
        """"You may …"."""
        step = self.step.phrase()
        return say("may-all" if step.key == "steps" else "may", step=step)


@dataclass(eq=False)
class IfSo(Step):
    """そうした場合: the second step only if all of the first could be done (§10-40)."""

    first: Step
    then: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The first, and if so the second."""
        done = yield from self.first.run(table, source)
        if not done:
            return False
        return (yield from self.then.run(table, source))

    def payable(self, state: State, source: Source) -> bool:
        """Whether the first is."""
        return self.first.payable(state, source)

    def phrase(self) -> Phrase:
        """"…. If you do, …"."""
        return one_after_another([self.first.phrase(), say("if-so", step=self.then.phrase())])


@dataclass(eq=False)
class IfNot(Step):
    """それが行えない場合: the second step only if the first could not be done."""

    first: Step
    instead: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """The first, and if it can't be done the second."""
        done = yield from self.first.run(table, source)
        if not done:
            yield from self.instead.run(table, source)
        return done

    def phrase(self) -> Phrase:
        """"…. If that can't be done, …"."""
        return one_after_another([self.first.phrase(), say("if-not", step=self.instead.phrase())])


@dataclass(eq=False)
class ChooseSteps(Step):
    """Steps of which some are chosen, one after the other, and done as they are chosen.

    `times` choices; `optional`: each may be left; `again`: the same step more than once; `beforehand`: all are chosen
    before the first is done.
    """

    steps: tuple[Step, ...]
    times: int = 1
    optional: bool = False
    again: bool = False
    beforehand: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Ask for each choice, and do what was chosen in that order."""
        left = dict(enumerate(self.steps, start=1))
        waiting: list[Step] = []
        done = True
        for _ in range(number_of(self.times, table.state, source)):
            if not left:
                break
            state = table.state
            options = [
                Option(str(number), moves_of(step, state, source), label=say("prompt-step", step=step.phrase()))
                for number, step in left.items()
            ]
            if self.optional:
                options.append(Option("pass"))
            key = yield from ask_one(
                ChooseOne(seat=source.seat, options=tuple(options), section="9-1", source=handle(source))
            )
            if key == "pass":
                break
            chosen = left[int(key)] if self.again else left.pop(int(key))
            if self.beforehand:
                waiting.append(chosen)
            else:
                done = (yield from chosen.run(table, source)) and done
        for chosen in waiting:
            done = (yield from chosen.run(table, source)) and done
        return done

    def phrase(self) -> Phrase:
        """"Choose one: …"."""
        if self.again:
            key = "choose-any-again" if self.optional else "choose-again"
        else:
            key = "choose-any" if self.optional else "choose"
        return say(key, times=self.times, steps=bullets(step.phrase() for step in self.steps))


@dataclass(eq=False)
class Repeat(Step):
    """A step done several times."""

    step: Step
    times: Number

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Do it as often; true if all of each could be done."""
        done = True
        for _ in range(number_of(self.times, table.state, source)):
            done = (yield from self.step.run(table, source)) and done
        return done

    def phrase(self) -> Phrase:
        """"3 times: …"."""
        if isinstance(self.times, int):
            return say("repeat", times=self.times, step=self.step.phrase())
        return say("repeat-x", amount=self.times.phrase(), step=self.step.phrase())


@dataclass(eq=False)
class ThisTurn(Step):
    """Something stands in force until the turn ends (§9-1-3-4); its X stays what it was when this began."""

    said = "this-turn"

    standing: Standing

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Begin it."""
        yield from ()  # a step is a generator, also one that asks nothing
        for_this_turn(table, source, self.standing)
        return True


@dataclass(eq=False)
class Later(Step):
    """A step reserved for a later time (§9-1-3-4): `end` (the end phase), `attack` (after the attack of this text),
    `answered` (after the attack that was reacted to).
    """

    said = "later-{when}"

    when: str
    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Reserve it; what it waits for must be there."""
        yield from ()  # a step is a generator, also one that asks nothing
        attack = {"attack": source.attack, "answered": source.answering}.get(self.when)
        if attack is None:
            schedule(table, source, self.step, self.when)
            return True
        if table.state.attack(attack) is None:
            return False
        schedule(table, source, self.step, f"attack:{attack}")
        return True


def then(*steps: Step) -> Step:
    """Steps one after the other."""
    return steps[0] if len(steps) == 1 else Sequence(steps)


def may(*steps: Step) -> Step:
    """Steps that may be left undone."""
    return May(then(*steps))


def choose_one(*steps: Step) -> Step:
    """One of the steps."""
    return ChooseSteps(steps)


def choose_up_to_one(*steps: Step) -> Step:
    """One of the steps, or none."""
    return ChooseSteps(steps, optional=True)


def this_turn(standing: Standing) -> Step:
    """Something stands in force until the turn ends."""
    return ThisTurn(standing)


def after_answered(step: Step) -> Step:
    """A step after the attack that was reacted to has resolved."""
    return Later("answered", step)
