"""Cards used again from where they lie, without any cost, with one of their figures changed (§9-2, §10-35); specials
that become used without being used (§6-2-2-3).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.cardgame.clauses import Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.words.amounts import number_of
from engine.cardgame.words.choosing import Pick, choose_cards
from engine.cardgame.words.flow import handle
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.clauses.changes import Plus
from engine.sakura.clauses.modifiers import NumberShift
from engine.sakura.clauses.ranges import RangeShift
from engine.sakura.clauses.steps_uses import given
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.use import use_card
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Standing
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import Grant, State
    from engine.sakura.table import Table

NO_CHANGE = -1


class Adjustment(NamedTuple):
    """A change of one figure: which one, by how much, and the clause that makes it."""

    figure: str
    by: int
    clause: Standing

    def suits(self, state: State, card: int) -> bool:
        """Whether the card has that figure."""
        info = state.info(card)
        if self.figure == "capacity":
            return info.type == "enhancement"
        if not info.attacks:
            return False
        return {"range": True, "aura": info.aura is not None, "life": info.life is not None}[self.figure]


def _adjustments(by: int) -> tuple[Adjustment, ...]:
    found = []
    for sign in (by, -by):
        found += [
            Adjustment("range", sign, RangeShift(sign)),
            Adjustment("aura", sign, Plus(sign, 0)),
            Adjustment("life", sign, Plus(0, sign)),
            Adjustment("capacity", sign, NumberShift("capacity", "more" if sign > 0 else "less", abs(sign))),
        ]
    return tuple(found)


@dataclass(eq=False)
class UseAdjusted(Step):
    """A card may be chosen and is used without any cost, by the range, one damage or the capacity more or less
    (§10-35), if its player likes. What is offered is what makes the use legal.
    """

    said = "use-adjusted"

    cards: Pick
    by: int = 1

    def __post_init__(self) -> None:
        """The changes among which one is chosen."""
        self.adjustments = _adjustments(self.by)

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose a card, then the change, and use it; again as often as the text says, another card each time."""
        used: list[int] = []
        for _ in range(number_of(self.cards.count, table.state, source)):
            cards = [
                card
                for card in self.cards.found(table.state, source)
                if card not in used and self._ways(table.state, source, card)
            ]
            hidden = bool(self.cards.hidden(table.state, source))
            taken = yield from choose_cards(table, source, source.seat, cards, 0, 1, "in-use", secret=hidden)
            if not taken:
                break
            used += taken
            grants = yield from self._adjust(table, source, taken[0])
            yield from use_card(table, source.seat, taken[0], "effect", waive="all", grants=grants)
        return bool(used)

    def _grants(self, source: Source, way: int) -> tuple[Grant, ...]:
        return () if way == NO_CHANGE else given(source, (self.adjustments[way].clause,))

    def _ways(self, state: State, source: Source, card: int) -> list[int]:
        """The changes by which the card could be used now, and whether it could be without any."""
        suiting = [at for at, one in enumerate(self.adjustments) if one.suits(state, card)]
        return [
            way
            for way in (NO_CHANGE, *suiting)
            if may_use(state, source.seat, card, "effect", waive="all", grants=self._grants(source, way)) is None
        ]

    def _adjust(self, table: Table, source: Source, card: int) -> Resolution[tuple[Grant, ...]]:
        """What is given to the use."""
        options = []
        for way in self._ways(table.state, source, card):
            if way == NO_CHANGE:
                options.append(Option("pass"))
            else:
                one = self.adjustments[way]
                label = say(f"adjust-{one.figure}", by=f"{one.by * source.scale:+d}")
                options.append(Option(str(way), label=label))
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat, options=tuple(options), section="10-35", source=handle(source),
                prompt=say("prompt-adjust"),
            )
        )
        return self._grants(source, NO_CHANGE if key == "pass" else int(key))

    def parts(self) -> Iterable[Clause]:
        """Which cards, and the changes."""
        return (self.cards, *(one.clause for one in self.adjustments))
