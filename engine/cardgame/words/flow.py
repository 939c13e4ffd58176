"""How steps are put together: one after the other, under a condition, left to choice, if so, for this turn."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final

from engine.cardgame.areas import place
from engine.cardgame.clauses import Condition, Standing, Step, follow
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.events import ConditionUnmet
from engine.cardgame.lasting import begin
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.cardgame.words.wording import allowed, as_other_says, bullets, conditional, one_after_another
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.source import Source
    from engine.cardgame.state import State
    from engine.kernel.decisions import Move
    from engine.kernel.resolution import Resolution

__all__ = [
    "choose_one", "choose_some", "choose_up_to_one", "either", "if_not", "may", "one_or_both", "then",
    "they_choose_one", "this_turn", "through_next_start", "worded",
]  # fmt: skip

ASKS_IN_VAIN: Final = "asks-in-vain"
"""The mark of a match that was begun when payments that can't be made were asked for: its answers hold them."""


def asked_in_vain(state: State, options: Iterable[Option]) -> bool:
    """Whether a match of an older revision asks how many to take of each option though all have to be taken."""
    return ASKS_IN_VAIN in state.marks and any(option.limit > 1 for option in options)


def handle(source: Source) -> str:
    """The card that asks, as a handle; empty where none does."""
    return f"card:{source.card}" if source.card >= 0 else ""


def not_so(table: Any, source: Source, condition: Condition) -> None:
    """Record that a card's condition wasn't met, so that players hear why nothing comes of its text; rules of a game
    say nothing of themselves.
    """
    if source.card >= 0:
        table.emit(ConditionUnmet(condition.ref, source))


class Moving(Step):
    """A step that a hand could make as one movement: its option in a choice carries it."""

    def moves(self, state: Any, source: Source) -> tuple[Move, ...]:
        """What would be taken from where to where."""
        return ()


def moves_of(step: Step, state: Any, source: Source) -> tuple[Move, ...]:
    """The movement that a step stands for, if it is one."""
    return step.moves(state, source) if isinstance(step, Moving) else ()


@dataclass(eq=False)
class Sequence(Step):
    """Steps one after the other; where it has a message of its own, that speaks of what they speak of."""

    names: ClassVar[bool] = True
    steps: tuple[Step, ...]
    said: str = ""

    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """Do each; true if all of each could be done."""
        done = True
        for step in self.steps:
            fully, source = yield from follow(table, source, step)
            done = fully and done
        return done

    def payable(self, state: Any, source: Source) -> bool:
        """Whether its first step is."""
        return self.steps[0].payable(state, source)

    def phrase(self) -> Phrase:
        """One sentence after the other, or the one of all."""
        if not self.said:
            return one_after_another([step.phrase() for step in self.steps])
        return say(self.said, **{name: slot for step in self.steps for name, slot in step.slots().items()})


@dataclass(eq=False)
class When(Step):
    """A step that is done only if a condition holds when it is its turn; else another one, if there is one."""

    names: ClassVar[bool] = True
    condition: Condition
    step: Step
    otherwise: Step | None = None

    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """Do the one or the other."""
        table.them = source.them
        step = self._now(table.state, source)
        if step is None:
            not_so(table, source, self.condition)
            return False
        done, _ = yield from follow(table, source, step)
        return done

    def _now(self, state: Any, source: Source) -> Step | None:
        return self.step if self.condition.holds(state, source) else self.otherwise

    def possible(self, state: Any, source: Source) -> bool:
        """Whether the one that is done as things stand could do anything; of what the text speaks, the source says."""
        step = self._now(state, source)
        return step is not None and step.possible(state, source)

    def phrase(self) -> Phrase:
        """"If …, …. Otherwise, …"."""
        said = conditional(self.condition.phrase(), self.step.phrase())
        if self.otherwise is None:
            return said
        return one_after_another([said, say("otherwise", step=self.otherwise.phrase())])


@dataclass(eq=False)
class May(Step):
    """A step that may be left undone (§10-40)."""

    names: ClassVar[bool] = True
    step: Step

    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """Ask, then do it; a payment that can't be made is not asked for."""
        table.them = source.them
        if not self.step.payable(table.state, source) and ASKS_IN_VAIN not in table.state.marks:
            return False
        moves = moves_of(self.step, table.state, source)
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat,
                options=(Option("yes", moves), Option("no")),
                section=table.state.rules.section("may", table.state, source),
                source=handle(source),
                prompt=say("prompt-may", step=self.asked()),
            )
        )
        if key == "no":
            return False
        done, _ = yield from follow(table, source, self.step)
        return done

    def asked(self) -> Phrase:
        """What its player is asked to do."""
        return self.step.phrase()

    def phrase(self) -> Phrase:
        """"You may …"."""
        return allowed(self.step.phrase())


@dataclass(eq=False)
class IfSo(Step):
    """そうした場合: a second step only if all of the first could be done (§10-40); それが行えない場合: another if it
    couldn't.
    """

    names: ClassVar[bool] = True
    first: Step
    then: Step | None = None
    otherwise: Step | None = None
    plain: bool = False
    """That the second step depends on the first goes without saying: there is nothing that it could speak of."""

    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """The first, and what follows from it."""
        done, source = yield from follow(table, source, self.first)
        step = self.then if done else self.otherwise
        if step is None:
            return done
        fully, _ = yield from follow(table, source, step)
        return done and fully

    def payable(self, state: Any, source: Source) -> bool:
        """Whether the first is."""
        return self.first.payable(state, source)

    def phrase(self) -> Phrase:
        """"…. If you do, …. If that can't be done, …"."""
        said = [self.first.phrase()]
        if self.then is not None:
            then = self.then.phrase()
            several = "if-so-all" if then.key == "steps" else "if-so"
            said.append(then if self.plain else say(several, step=then))
        if self.otherwise is not None:
            said.append(say("if-not", step=self.otherwise.phrase()))
        return one_after_another(said)


@dataclass(eq=False)
class ChooseSteps(Step):
    """Steps of which some are chosen, one after the other, and done as they are chosen.

    `times` choices; `optional`: each may be left; `again`: the same step more than once; `beforehand`: all are chosen
    before the first is done; `listed`: they are, and then done in the order of the list; `either`: told in one
    sentence, and what could do nothing isn't offered; `or_all`: all of them may be chosen at once and are done as they
    are printed; `chooser`: which player chooses, while the steps stay those of the text's own player.
    """

    names: ClassVar[bool] = True
    steps: tuple[Step, ...]
    times: Number = 1
    optional: bool = False
    again: bool = False
    beforehand: bool = False
    either: bool = False
    or_all: bool = False
    chooser: Side = ME
    listed: bool = False

    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """Ask for each choice, and do what was chosen in that order."""
        table.them = source.them
        left = {
            at: step
            for at, step in enumerate(self.steps, start=1)
            if not self.either or step.possible(table.state, source)
        }
        if not left:
            return False
        waiting: list[Step] = []
        done = True
        for _ in range(number_of(self.times, table.state, source)):
            if not left:
                break
            state = table.state
            options = [
                Option(str(number), moves_of(step, state, source), label=self._told(step))
                for number, step in left.items()
            ]
            if self.or_all and len(left) > 1:
                options.append(Option("all", label=say("option-all", count=len(left))))
            if self.optional:
                options.append(Option("pass"))
            key = yield from ask_one(
                ChooseOne(
                    seat=self.chooser.seat(source),
                    options=tuple(options),
                    section=state.rules.section("choose", state, source),
                    source=handle(source),
                )
            )
            if key == "pass":
                break
            if key == "all":
                waiting += left.values()
                break
            chosen = left[int(key)] if self.again else left.pop(int(key))
            if self.beforehand or self.listed:
                waiting.append(chosen)
            else:
                fully, source = yield from follow(table, source, chosen)
                done = fully and done
        for chosen in sorted(waiting, key=self.steps.index) if self.listed else waiting:
            fully, source = yield from follow(table, source, chosen)
            done = fully and done
        return done

    def _told(self, step: Step) -> Phrase:
        """A step in words for the one who chooses."""
        return step.phrase() if self.chooser is ME else as_other_says(step.phrase())

    def phrase(self) -> Phrase:
        """"Choose one: …"."""
        if self.chooser is OPPONENT:
            return say("they-choose", steps=bullets(step.phrase() for step in self.steps))
        if self.either:
            first, *others = (step.phrase() for step in self.steps)
            for other in others:
                first = say("or-else", first=first, second=other)
            return first
        if self.or_all:
            return say("choose-or-all", times=len(self.steps), steps=bullets(step.phrase() for step in self.steps))
        if self.listed:
            key = "choose-listed"
        elif self.again:
            key = "choose-any-again" if self.optional else "choose-again"
        else:
            key = "choose-any" if self.optional else "choose"
        if not isinstance(self.times, int):
            amount = number_slot(self.times)
            return say("choose-any-x", amount=amount, steps=bullets(step.phrase() for step in self.steps))
        return say(key, times=self.times, steps=bullets(step.phrase() for step in self.steps))


@dataclass(eq=False)
class Repeat(Step):
    """A step done several times."""

    step: Step
    times: Number

    def run(self, table: Any, source: Source) -> Resolution[bool]:
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
    """Something stands in force until the turn ends, or until a player's next phase of a name is over (§9-1-3-4); its X
    stays what it was when this began.
    """

    standing: Standing
    said: str = "this-turn"
    until: str = "turn"
    side: Side | None = None

    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """Put the clause in force as a lasting effect until its time."""
        yield from ()  # a step is a generator, also one that asks nothing
        until = self.until if self.side is None else place(self.until, self.side.seat(source))
        begin(table, source, self.standing, "standing", until)
        return True


def then(*steps: Step) -> Step:
    """Steps one after the other."""
    return steps[0] if len(steps) == 1 else Sequence(steps)


def worded(said: str, *steps: Step) -> Step:
    """Steps one after the other, told in one sentence by a message that speaks of what they speak of."""
    return Sequence(steps, said)


def if_not(first: Step, otherwise: Step) -> Step:
    """それが行えない場合: the second step only if the first could not be done."""
    return IfSo(first, otherwise=otherwise)


def either(*steps: Step) -> Step:
    """One of the steps, of those that can do something."""
    return ChooseSteps(steps, either=True)


def may(*steps: Step) -> Step:
    """Steps that may be left undone."""
    return May(then(*steps))


def choose_one(*steps: Step) -> Step:
    """One of the steps."""
    return ChooseSteps(steps)


def they_choose_one(*steps: Step) -> Step:
    """One of the steps, of which the opponent says which."""
    return ChooseSteps(steps, chooser=OPPONENT)


def one_or_both(first: Step, second: Step) -> Step:
    """One of two steps, or both, in the order in which they are printed."""
    return ChooseSteps((first, second), or_all=True)


def choose_up_to_one(*steps: Step) -> Step:
    """One of the steps, or none."""
    return ChooseSteps(steps, optional=True)


def this_turn(standing: Standing) -> Step:
    """Something stands in force until the turn ends."""
    return ThisTurn(standing)


def through_next_start(standing: Standing, side: Side) -> Step:
    """Something stands in force until a player's next start phase is over."""
    return ThisTurn(standing, "through-next-start", "start", side)


def choose_some(
    *steps: Step, times: Number, optional: bool = False, again: bool = False, beforehand: bool = False,
    listed: bool = False,
) -> Step:
    """Some of the steps, chosen one after the other: see `ChooseSteps`."""
    return ChooseSteps(steps, times, optional, again, beforehand, listed=listed)
