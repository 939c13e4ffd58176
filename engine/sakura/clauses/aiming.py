"""An aim: a counter that may have no value, kept beside the current distance (§x23)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final

from engine.cardgame.areas import place
from engine.cardgame.clauses import Condition
from engine.cardgame.words.flow import Moving
from engine.kernel.decisions import Move
from engine.sakura.clauses.build import keyword
from engine.sakura.clauses.changes import Change
from engine.sakura.clauses.counters import CounterOf, has_counter, write_counter
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.modifiers import gains
from engine.sakura.layers import RANGE_CHECK
from engine.sakura.values.attacks import range_of
from engine.sakura.values.numbers import distance
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.cardgame.words.amounts import Count
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.sakura.values.attacks import Figures

__all__ = ["aim", "aim_in_answered", "aim_matches", "homing"]

AIM: Final = "aim"
NONE: Final = -1
"""The value of an aim that has none (§x23-1-1)."""
ASKS_FOR_THE_SAME: Final = "asks-for-the-same"
"""The mark of a duel that was begun when an aim that is the distance already was asked for: its answers hold it."""


def aim_of(state: State, seat: int) -> int:
    """A player's aim; `NONE` where it has no value, or the player has no aim."""
    return state.counters.get(place(AIM, seat), NONE)


@dataclass(eq=False)
class SetAim(Moving):
    """A player's aim becomes the current distance, or has no value any more, or is so much more (§x23-1-1)."""

    to: str
    """`distance`, `none`, or `shift`: then by `by`, if it has a value, and never below 0."""
    by: int = 0

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Set it; false where there is nothing to be set."""
        state, seat = table.state, source.seat
        now = aim_of(state, seat)
        if self.to == "shift":
            if now == NONE or now + self.by < 0:
                return False
            return (yield from write_counter(table, AIM, seat, now + self.by))
        return (yield from write_counter(table, AIM, seat, distance(state) if self.to == "distance" else NONE))

    def possible(self, state: State, source: Source) -> bool:
        """Whether it would become another one."""
        now = aim_of(state, source.seat)
        if not has_counter(state, AIM, source.seat):
            return False
        if self.to == "shift":
            return now != NONE and now + self.by >= 0
        return now != (distance(state) if self.to == "distance" else NONE)

    def payable(self, state: State, source: Source) -> bool:
        """Whether it would become another one: whoever may set it to what it is has nothing to choose."""
        return self.possible(state, source) or ASKS_FOR_THE_SAME in state.marks

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """The token, where it is."""
        where = place(AIM, source.seat)
        return (Move(AIM, where, where),) if where in state.counters else ()

    def phrase(self) -> Phrase:
        """"set your Aim to the current Distance"."""
        if self.to == "shift":
            return say("aim-shifts", by=f"{self.by:+d}")
        return say("aim-to-distance" if self.to == "distance" else "aim-to-none")


@dataclass(eq=False)
class HasAim(Condition):
    """The player's aim has a value (§x23-1-1)."""

    said = "condition-has-aim"

    def holds(self, state: State, source: Source) -> bool:
        """Whether it has one."""
        return aim_of(state, source.seat) != NONE


@dataclass(eq=False)
class AimMatches(Condition):
    """照準が合っている (§x23-3): both the aim and the current distance lie in the range of the attack, or of the one
    that was reacted to; `aim_alone`: the aim does.
    """

    which: str = "this"
    aim_alone: bool = False

    def holds(self, state: State, source: Source) -> bool:
        """Whether they do now."""
        attack = state.attack(source.attack if self.which == "this" else source.answering)
        if attack is None:
            return False
        values = {aim_of(state, source.seat)} | (set() if self.aim_alone else {distance(state)})
        return NONE not in values and values <= range_of(state, attack).range

    def phrase(self) -> Phrase:
        """"the Aim is on target"."""
        return say("condition-aim-in-range" if self.aim_alone else "condition-aim-matches")


@dataclass(eq=False)
class ChecksAim(Change):
    """追尾 (§x23-4): the check of the range looks at the aim instead of the current distance."""

    layer: ClassVar[int] = RANGE_CHECK

    def change(self, figures: Figures, state: State, source: Source) -> None:
        """Without a value it always fails."""
        figures.checked = aim_of(state, source.seat)

    def phrase(self) -> Phrase:
        """"Homing"."""
        return say("keyword", term=Term("homing"))


def aim() -> Count:
    """Your aim."""
    return CounterOf(AIM, AIM)


def aim_matches() -> Condition:
    """照準が合っている: the aim and the current distance both lie in this attack's range (§x23-3)."""
    return AimMatches()


def aim_in_answered() -> Condition:
    """The aim lies in the range of the attack that was reacted to."""
    return AimMatches("answered", aim_alone=True)


def homing() -> Effect:
    """追尾 (§x23-4)."""
    return keyword(Keyword("homing", gains(ChecksAim())))
