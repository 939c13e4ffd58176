"""Plans (§x5-1, §x5-2): one of two, prepared in secret; laid open when it is carried out, and then alone resolved.

A player's plan is the counter `plan` (0 神算, 1 鬼謀); `plan-open` is 1 from when it is carried out until another is
prepared. Who has no such counter has no plan: then nothing is carried out and nothing prepared.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import place
from engine.cardgame.clauses import Condition, Step
from engine.cardgame.words.choosing import choose_cards
from engine.cardgame.words.wording import bullets
from engine.sakura.clauses.counters import choose_secretly, has_counter, read_counter, write_counter
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:

    from engine.cardgame.clauses import Clause
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = ["plan"]

PLAN: Final = "plan"
PLAN_OPEN: Final = "plan-open"
PLANS: Final = ("shinzan", "kibo")
"""Both plans, at the value of the counter that stands for each."""


def prepare_plan(table: Table, source: Source) -> Resolution[bool]:
    """The source's player chooses a plan in secret (§x5-2)."""
    return choose_secretly(table, source, PLAN, PLAN_OPEN, PLANS, section="x5-2", prompt="prompt-prepare-plan")


@dataclass(eq=False)
class Plan(Step):
    """The player's plan is carried out, then the next one is prepared (§x5-2)."""

    shinzan: Step
    kibo: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Both, one after the other."""
        done = yield from self.carry_out(table, source)
        yield from prepare_plan(table, source)
        return done

    def carry_out(self, table: Table, source: Source) -> Resolution[bool]:
        """Lay the plan open, then resolve what stands there for it; nothing for who has none. One that is carried out
        meanwhile is the same, as the next isn't prepared yet.
        """
        state, seat = table.state, source.seat
        if not has_counter(state, PLAN, seat):
            return False
        yield from write_counter(table, PLAN_OPEN, seat, 1)
        step = (self.shinzan, self.kibo)[read_counter(state, PLAN, seat)]
        return (yield from step.run(table, source))

    def phrase(self) -> Phrase:
        """"enact the Plan, then prepare your next one: Divine: …; Devious: …"."""
        texts = zip(PLANS, (self.shinzan, self.kibo), strict=True)
        parts = [say("plan-part", plan=Term(plan), step=step.phrase()) for plan, step in texts]
        return say("plan-text", plans=bullets(parts))


@dataclass(eq=False)
class PreparePlan(Step):
    """The player prepares a plan (§x5-2): `anew` where one may be prepared already."""

    anew: bool = False

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose it."""
        return prepare_plan(table, source)

    def phrase(self) -> Phrase:
        """"prepare a Plan"."""
        return say("plan-prepare-anew" if self.anew else "plan-prepare-next")


@dataclass(eq=False)
class PlansOfDiscard(Step):
    """Any number of plans on cards of the player's discard pile are carried out, that of each card once, in any order;
    when all are resolved, the next plan is prepared (§x5-2).
    """

    said = "plans-of-discard"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """One after the other, each chosen when the one before is resolved."""
        done: list[int] = []
        while free := self._left(table.state, source.seat, done):
            taken = yield from choose_cards(table, source, source.seat, free, 0, 1)
            if not taken:
                break
            done += taken
            plan = plan_on(table.state, taken[0])
            if plan is not None:
                yield from plan.carry_out(table, type(source)(source.seat, taken[0]))
        yield from prepare_plan(table, source)
        return True

    def _left(self, state: State, seat: int, done: list[int]) -> list[int]:
        """Cards with a plan that wasn't carried out yet; none for who has no plan."""
        if not has_counter(state, PLAN, seat):
            return []
        pile = state.piles.get(place("discard", seat), ())
        return [card for card in pile if card not in done and plan_on(state, card) is not None]


def plan_on(state: State, card: int) -> Plan | None:
    """The plan in a card's text, whatever stands around it; None where there is none."""
    for effect in state.info(card).effects:
        found = _plan_in(effect.clause)
        if found is not None:
            return found
    return None


def _plan_in(clause: Clause) -> Plan | None:
    if isinstance(clause, Plan):
        return clause
    return next((found for part in clause.parts() if (found := _plan_in(part)) is not None), None)


@dataclass(eq=False)
class PlanLiesOpen(Condition):
    """The player's plan was carried out and no other was prepared since (§x5-3)."""

    said = "condition-plan-open"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it lies open."""
        return read_counter(state, PLAN_OPEN, source.seat) == 1


def plan(shinzan: Step, kibo: Step) -> Step:
    """計略を実行し、次の計略を準備する (§x5-2)."""
    return Plan(shinzan, kibo)
