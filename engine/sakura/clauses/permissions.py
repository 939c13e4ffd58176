"""What a text allows and forbids (§1-4): reacting with other cards, conditions of use (§10-37), no attacks, no
payments, crystals that arrows can't move, cards that can't be chosen (§10-33), additional costs (§10-31), steps put
around (§10-30, §10-34, §9-1-3-1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.sakura.areas import HAND
from engine.sakura.clauses.base import Condition, Standing, Step
from engine.sakura.clauses.conditions import Not, Within
from engine.sakura.clauses.filters import AttackFilter
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.picking import choose_cards
from engine.sakura.clauses.sides import ME, OPPONENT, Side, Spot
from engine.sakura.clauses.words import joined, one_after_another
from engine.sakura.events import Marked
from engine.sakura.hooks import LENDS_SEALED, AroundStep, Charge, Forbid, Offer, Permit
from engine.sakura.in_force import choosable
from engine.sakura.procedures.moving import cover, discard
from engine.sakura.procedures.vigor import can_pay_vigor, pay_vigor
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.base import Clause
    from engine.sakura.clauses.filters import AttackTrait, CardFilter
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class AsReaction(Standing):
    """The card itself, or a player's cards of a sort, may be used to react as if they were reactions (§9-4 i)."""

    cards: CardFilter | None = None

    def hooks(self) -> Iterable[Hook]:
        """The permission, of the card itself or of all that fit."""
        own = self.cards is None
        return (Permit(clause=self, own=own, what="react-with", fits=None if own else self._fits),)

    def _fits(self, state: State, source: Source, subject: Any) -> bool:
        return bool(
            subject.seat == source.seat
            and self.cards is not None
            and self.cards.admits(state, source, subject.card)
        )

    def phrase(self) -> Phrase:
        """"you may use this card as if it were a Reaction"."""
        if self.cards is None:
            return say("as-reaction")
        return say("cards-as-reaction", card=self.cards.plural())


@dataclass(eq=False)
class OnlyIf(Standing):
    """The card can be used only while a condition holds (§9-2)."""

    said = "only-if"

    condition: Condition

    def __post_init__(self) -> None:
        """What forbids the use is that it doesn't hold."""
        self.unmet = Not(self.condition)

    def hooks(self) -> Iterable[Hook]:
        """Its use is forbidden otherwise."""
        return (Forbid(clause=self, own=True, what="use", guards=(self.unmet,)),)

    def parts(self) -> Iterable[Clause]:
        """The condition, and that it isn't met."""
        return (self.unmet,)


@dataclass(eq=False)
class OnlyAsReaction(Standing):
    """The card can be used only as a reaction, perhaps to attacks of a sort (§9-4 i); not by effects (§9-2)."""

    attacks: AttackFilter | None = None

    def hooks(self) -> Iterable[Hook]:
        """Every other use of it is forbidden."""
        return (Forbid(clause=self, own=True, what="use", fits=self._fits),)

    def _fits(self, state: State, source: Source, subject: Any) -> bool:
        attack = state.attack(subject.answering) if subject.way == "reaction" else None
        return attack is None or (self.attacks is not None and not self.attacks.admits(state, source, attack))

    def phrase(self) -> Phrase:
        """The card "can be used only if it is used as a Reaction to a Special attack"."""
        if self.attacks is None:
            return say("only-if", condition=say("condition-reacting"))
        return say("only-if", condition=say("condition-answers", attack=self.attacks.phrase()))


@dataclass(eq=False)
class Forbidden(Standing):
    """A player can't do something: `attack`, `pay-vigor`, `basic` (basic actions), `lose`, `win`."""

    said = "cannot-{what}"

    what: str
    side: Side = ME

    def hooks(self) -> Iterable[Hook]:
        """The ban for that player."""
        return (Forbid(clause=self, what=self.what, fits=self._fits),)

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        return seat == self.side.seat(source)


@dataclass(eq=False)
class CannotBasic(Standing):
    """A player can't do certain basic actions (§9-6)."""

    actions: tuple[str, ...]
    side: Side = OPPONENT

    def hooks(self) -> Iterable[Hook]:
        """The ban on each of them."""
        return tuple(
            Forbid(clause=self, what=f"basic:{action}", fits=self._fits) for action in self.actions
        )

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        return seat == self.side.seat(source)

    def phrase(self) -> Phrase:
        """"your opponent can't do the basic action Forward"."""
        names = [say("basic-name", action=Term(action)) for action in self.actions]
        return say("cannot-basic-actions", who=self.side.value, action=joined(names, "or"))


@dataclass(eq=False)
class UsableFrom(Standing):
    """The card itself may be used from an area by the usual means, as if it were in the hand (§9-2)."""

    said = "usable-from"
    terms = ("area",)

    area: str

    def hooks(self) -> Iterable[Hook]:
        """The permission of the card itself."""
        return (Permit(clause=self, own=True, what=f"use-from:{self.area}"),)


@dataclass(eq=False)
class CannotUse(Standing):
    """A player can't use cards of a sort (§9-2)."""

    cards: CardFilter
    side: Side = OPPONENT

    def hooks(self) -> Iterable[Hook]:
        """The ban on those cards."""
        return (Forbid(clause=self, what="use", fits=self._fits),)

    def _fits(self, state: State, source: Source, subject: Any) -> bool:
        return bool(
            subject.seat == self.side.seat(source) and self.cards.admits(state, source, subject.card)
        )

    def phrase(self) -> Phrase:
        """"your opponent can't use Special cards"."""
        return say("cannot-use", who=self.side.value, card=self.cards.plural())


@dataclass(eq=False)
class ArrowsCannotTake(Standing):
    """Arrows of cards don't move crystals from a spot (§10-1)."""

    spot: Spot

    def hooks(self) -> Iterable[Hook]:
        """The ban on that place."""
        return (Forbid(clause=self, what="arrow-from", fits=self._fits),)

    def _fits(self, state: State, source: Source, where: str) -> bool:
        return where == self.spot.place(source)

    def phrase(self) -> Phrase:
        """"arrows of cards can't move Sakura tokens from Distance"."""
        return say("arrows-cannot-take", source=self.spot.phrase())


@dataclass(eq=False)
class AdditionalCost(Standing):
    """A player who uses cards of a sort pays more (§10-31): `vigor`, or hand cards to `cover` or `discard`."""

    cards: CardFilter
    pay: str
    count: int
    side: Side = OPPONENT

    def hooks(self) -> Iterable[Hook]:
        """The charge on those cards."""
        return (Charge(clause=self, fits=self._fits, payable=self._payable, pay=self._pay),)

    def _fits(self, state: State, source: Source, card: int) -> bool:
        return self._user(state, card) == self.side.seat(source) and self.cards.admits(state, source, card)

    def _user(self, state: State, card: int) -> int:
        use = state.use(card)
        return use.seat if use is not None else state.owner[card]

    def _hand(self, state: State, card: int) -> list[int]:
        hand = state.piles.get(HAND[self._user(state, card)], ())
        return choosable(state, (one for one in hand if one != card), self.pay)

    def _payable(self, state: State, source: Source, card: int) -> bool:
        if self.pay == "vigor":
            return can_pay_vigor(state, self._user(state, card), self.count)
        return len(self._hand(state, card)) >= self.count

    def _pay(self, table: Table, source: Source, card: int) -> Resolution[bool]:
        state = table.state
        seat = self._user(state, card)
        if self.pay == "vigor":
            return (yield from pay_vigor(table, seat, self.count))
        taken = yield from choose_cards(
            table, source, seat, self._hand(state, card), self.count, self.count, self.pay
        )
        for one in taken:
            yield from (cover if self.pay == "cover" else discard)(table, one)
        return len(taken) == self.count

    def phrase(self) -> Phrase:
        """"your opponent pays 1 Vigor more to use Special cards"."""
        key = "additional-vigor" if self.pay == "vigor" else "additional-cards"
        slots = {"who": self.side.value, "card": self.cards.phrase(), "count": self.count}
        return say(key, **slots) if self.pay == "vigor" else say(key, **slots, area=Term(self.pay))


@dataclass(eq=False)
class AroundIt(Standing):
    """A step put before or in place of a procedure's: `before-rebuild` (§9-7), `instead-of-rebuild`,
    `instead-of-reacting` (§10-34), `instead-of-defeat` (§9-1-3-1), `instead-of-resolving` a card (§10-30).
    """

    where: str
    step: Step
    cards: CardFilter | None = None
    """Which cards' resolution is replaced."""
    attacks: AttackFilter | None = None
    """Attacks to which something else is done than reacting."""
    optional: bool = False
    """The step itself asks whether it is done; if it isn't, what it would replace goes on."""

    def hooks(self) -> Iterable[Hook]:
        """The step at its place."""
        name, place = _AROUND[self.where]
        return (
            AroundStep(
                clause=self, step=name, place=place, resolve=self._resolve, fits=self._fits, optional=self.optional
            ),
        )

    def _resolve(self, table: Table, source: Source, subject: object) -> Resolution[bool]:
        return self.step.run(table, source)

    def _fits(self, state: State, source: Source, subject: Any) -> bool:
        if self.cards is not None:
            return self.cards.admits(state, source, subject)
        if self.attacks is not None:
            return self.attacks.admits(state, source, subject)
        return not isinstance(subject, int) or subject == source.seat

    def phrase(self) -> Phrase:
        """"instead of reacting, you may: …"."""
        if self.cards is not None:
            return say(self.where, step=self.step.phrase(), card=self.cards.phrase())
        return say(self.where, step=self.step.phrase())


_AROUND = {
    "before-rebuild": ("9-7", "before"),
    "instead-of-rebuild": ("9-7", "instead"),
    "after-rebuild": ("9-7", "after"),
    "instead-of-reacting": ("9-4-i", "instead"),
    "instead-of-defeat": ("defeat", "instead"),
    "instead-of-resolving": ("resolve-card", "instead"),
}


@dataclass(eq=False)
class ExtraBasicAction(Standing):
    """An act that the player may choose as a basic action (§9-6 i-B): a step under a name, perhaps once a turn."""

    key: str
    """Its name is the term of that key, and `basic:<key>` what it is called in answers."""
    step: Step
    condition: Condition | None = None
    """Without which it could not do anything."""
    once_a_turn: bool = False

    def hooks(self) -> Iterable[Hook]:
        """The offer."""
        return (
            Offer(
                clause=self, key=self.key, label=say("option-extra-basic", name=Term(self.key)),
                resolve=self._resolve, possible=self._possible,
            ),
        )

    def _mark(self, source: Source) -> str:
        return f"turn:{self.ref}:{source.seat}"

    def _possible(self, state: State, source: Source) -> bool:
        if self.once_a_turn and self._mark(source) in state.marks:
            return False
        return self.condition is None or self.condition.holds(state, source)

    def _resolve(self, table: Table, source: Source) -> Resolution[bool]:
        if self.once_a_turn:
            table.emit(Marked(self._mark(source)))
        return (yield from self.step.run(table, source))

    def phrase(self) -> Phrase:
        """"Basic action “…”: …"."""
        said = say("extra-basic-action-text", name=Term(self.key), step=self.step.phrase())
        return one_after_another([said, say("once-a-turn")]) if self.once_a_turn else said


@dataclass(eq=False)
class LendsSealed(Standing):
    """What stands in force on the cards sealed under this one is in force for its player (§10-9)."""

    said = "lends-sealed"

    def hooks(self) -> Iterable[Hook]:
        """The permission, for which `in_force` looks."""
        return (Permit(clause=self, own=True, what=LENDS_SEALED),)


def only_if(condition: Condition) -> Standing:
    """The card can be used only while a condition holds."""
    return OnlyIf(condition)


def only_as_reaction(*to: AttackTrait) -> Standing:
    """The card can be used only as a reaction, to attacks with these traits."""
    return OnlyAsReaction(AttackFilter(to) if to else None)


def range_restriction(least: int, most: int) -> Keyword:
    """間合制限 (§10-37): this card can be used only at these distances."""
    worded = say("range-restriction", least=least, most=most)
    return Keyword("range-restriction", OnlyIf(Within(least, most)), worded)


def cannot(what: str, side: Side = ME) -> Standing:
    """A player can't do something."""
    return Forbidden(what, side)
