"""Cards that are copies by their own text (§10-16): of what lies in an area, or is sealed under a card (§10-9)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, place
from engine.cardgame.source import Source
from engine.cardgame.words.wording import bullets
from engine.sakura.cards import Copier
from engine.sakura.procedures.moving import sealed_under
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Amount, Clause, Hook
    from engine.sakura.state import State

__all__ = ["copy_by_amount", "copy_of_card_in", "copy_of_sealed"]


@dataclass(eq=False)
class CopyOf(Copier):
    """The card is a copy of the one that lies in an area of its owner's, or is sealed under its owner's card of a name
    while that one isn't unused, or whose number stands beside the greatest figure that an amount reaches (such a card
    need not be at the table, and of one that isn't registered it is none); some of its own it keeps.
    """

    keeps: frozenset[str]
    area: str = ""
    under: str = ""
    """The number of the card under which the other is sealed."""
    amount: Amount | None = None
    numbers: tuple[tuple[int, str], ...] = ()
    """Figures from the greatest to the least, each with the number of a card."""

    def original(self, state: State, card: int) -> int:
        """The card that lies there; -1 if none does."""
        owner = state.owner[card]
        if self.area:
            there = state.piles.get(place(self.area, owner))
            return there[0] if there else -1
        for under in sorted(set(state.attached.values())) if state.attached else ():
            if (
                state.owner[under] == owner
                and state.printed(under).number == self.under
                and state.status[under] != "unused"
                and area_of(state.where[under]) in ("specials", "in-use")
            ):
                return sealed_under(state, under)[0]
        return -1

    def named(self, state: State, card: int) -> str:
        """The card beside the figure that is reached now, as its owner counts (§10-16)."""
        if self.amount is None:
            return ""
        amount = self.amount.value(state, Source(state.owner[card], card))
        return next((number for least, number in self.numbers if amount >= least), "")

    def may_be(self) -> tuple[str, ...]:
        """Those beside the figures."""
        return tuple(number for _, number in self.numbers)

    def parts(self) -> Iterable[Clause]:
        """The amount."""
        return () if self.amount is None else (self.amount,)

    def hooks(self) -> Iterable[Hook]:
        """None: who asks for the card's information finds the other card's."""
        return ()

    def phrase(self) -> Phrase:
        """The clause in words: "by the number of …, this card is a copy of: 3 or more: …"."""
        if self.amount is not None:
            greatest = self.numbers[0][0]
            lines = [
                say("copy-at-least" if least == greatest else "copy-at", count=least, card=CardName(number))
                for least, number in self.numbers
            ]
            return say("copy-by-amount", amount=self.amount.phrase(), cards=bullets(lines))
        if self.area:
            return say("copy-of-card-in", area=Term(self.area))
        return say("copies-sealed", card=CardName(self.under))


def copy_by_amount(amount: Amount, *numbers: tuple[int, str]) -> Copier:
    """A copy, of which card an amount says: figures from the greatest to the least, each with a card's number."""
    return CopyOf(frozenset(), amount=amount, numbers=numbers)


def copy_of_card_in(area: str) -> Copier:
    """A copy of the card in an area, but for its name and its users."""
    return CopyOf(frozenset(("name", "users")), area=area)


def copy_of_sealed(number: str) -> Copier:
    """A copy of the card sealed under the card of that number, but for its name."""
    return CopyOf(frozenset(("name",)), under=number)
