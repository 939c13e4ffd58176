"""Cards used from the cover pile just before a rebuild (§x3-2, §x3-3), used twice, or put there after their use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, place
from engine.cardgame.clauses import Standing
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.hooks import AroundStep
from engine.cardgame.in_force import forbidden
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import COVER
from engine.sakura.clauses.build import keyword
from engine.sakura.clauses.filters import LiesIn, WithKeyword
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.picking import my
from engine.sakura.clauses.steps import handle
from engine.sakura.clauses.steps_cards import PUT
from engine.sakura.clauses.steps_uses import UseCard
from engine.sakura.clauses.words import joined, one_after_another
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Effect
    from engine.sakura.clauses.picking import Pick
    from engine.sakura.state import State
    from engine.sakura.table import Table


TRAP: Final = WithKeyword("install")
"""A card with 設置 (§x3-2)."""


def trap() -> Effect:
    """設置: it means nothing by itself (§x3-2)."""
    return keyword(Keyword(TRAP.term))


@dataclass(frozen=True)
class UsedFromArea(LiesIn):
    """A card that is used from an area: it lies there when its use begins (§9-1-3-3)."""

    def around(self, noun: Phrase) -> Phrase:
        """"card that you use from the discard pile"."""
        return say("card-used-out-of", card=noun, area=Term(self.area))


@dataclass(eq=False)
class UseTwice(UseCard):
    """A chosen card is used, and once more from the area where it lies then, if that is the one named (§9-2)."""

    again_from: str = "discard"

    def use(self, table: Table, source: Source, card: int) -> Resolution[bool]:
        """Both uses; true if the first one was done."""
        done = yield from super().use(table, source, card)
        if done and area_of(table.state.where[card]) == self.again_from:
            yield from super().use(table, source, card)
        return done

    def phrase(self) -> Phrase:
        """"use 1 card in …. Then if it is in your played pile, use it again. Both times its attack gains …"."""
        said = [say("use-card", cards=self.cards.phrase()), say("use-again", area=Term(self.again_from))]
        if self.gives:
            said.append(say("use-gives-each-time", what=joined([change.phrase() for change in self.gives])))
        return one_after_another(said)


@dataclass(eq=False)
class UsedBeforeRebuild(Standing):
    """Just before its player rebuilds the deck, before damage is taken for it, one card may be used from the cover pile
    (§x3-3). Asked whenever a card lies there: whether one of them may be used is hidden.
    """

    cards: Pick
    more: bool = False
    """One beside those that other effects let use."""

    def __post_init__(self) -> None:
        """What is done."""
        self.step = UseCard(self.cards, optional=True)

    def hooks(self) -> Iterable[Hook]:
        """The step before the rebuild (§9-7)."""
        return (AroundStep(clause=self, step="9-7", place="before", resolve=self._resolve, fits=self._fits),)

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        return seat == source.seat and bool(state.piles.get(COVER[seat]))

    def _resolve(self, table: Table, source: Source, seat: int) -> Resolution[bool]:
        return self.step.run(table, source)

    def phrase(self) -> Phrase:
        """"just before you Reshuffle, you may use 1 card with Trap in your discard pile"."""
        return say("use-before-rebuild", cards=self.cards.phrase(), more="yes" if self.more else "no")

    def parts(self) -> Iterable[Clause]:
        """The step."""
        return (self.step,)


@dataclass(eq=False)
class MayGoElsewhere(Standing):
    """The card itself, when it was used and would go to the discard pile, may go to another area (§9-2-1 v)."""

    to: str

    def hooks(self) -> Iterable[Hook]:
        """Put in the place of its putting away."""
        return (
            AroundStep(
                clause=self, own=True, step="put-away", place="instead", resolve=self._resolve, optional=True
            ),
        )

    def _resolve(self, table: Table, source: Source, card: Any) -> Resolution[bool]:
        state = table.state
        where = state.where[card]
        if area_of(where) != "in-use" or forbidden(state, self.to, card):
            return False
        move = Move(f"card:{card}", where, place(self.to, state.owner[card]))
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat,
                options=(Option("yes", (move,)), Option("no")),
                section="9-2-1",
                source=handle(source),
                prompt=say("prompt-may", step=self._worded()),
            )
        )
        return key == "yes" and (yield from PUT[self.to](table, card))

    def phrase(self) -> Phrase:
        """The card, "when it was used, may go to your discard pile instead of the played pile"."""
        return say("may-go-elsewhere", step=self._worded())

    def _worded(self) -> Phrase:
        return say("put-this", where=say(f"to-{self.to}", count=1))


def traps_before_rebuilds() -> Standing:
    """The rule of the sheet of who has traps (§x3-3)."""
    return UsedBeforeRebuild(my("cover", of=(TRAP,)))
