"""Cards used by effects (§9-2): from anywhere, also the opponent's, without cost, with something given to that use."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, NamedTuple

from engine.cardgame.areas import area_of, place
from engine.cardgame.clauses import Standing, Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.hooks import Replace
from engine.cardgame.in_force import choosable
from engine.cardgame.words.amounts import number_of
from engine.cardgame.words.choosing import Pick, choose_cards
from engine.cardgame.words.flow import Moving, handle
from engine.cardgame.words.wording import joined, one_after_another
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import IN_USE
from engine.sakura.clauses.changes import Plus
from engine.sakura.clauses.modifiers import NumberShift
from engine.sakura.clauses.ranges import RangeShift
from engine.sakura.clauses.steps_cards import PUT, where_to, whose_piles
from engine.sakura.events import CardMoved
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.turn import end_phase
from engine.sakura.procedures.use import use_card
from engine.sakura.registry import REGISTRY
from engine.sakura.state import Grant
from engine.sakura.values.keywords import subtype_of
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Sequence

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.source import Source
    from engine.cardgame.words.choosing import Pick
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.changes import Change
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = ["use_this"]


def given(source: Source, changes: Sequence[Standing]) -> tuple[Grant, ...]:
    """Changes as grants to a use by an effect of the source."""
    return tuple(Grant(change.ref, source, REGISTRY.owner(change.ref)) for change in changes)


@dataclass(eq=False)
class UseCard(Step):
    """Chosen cards are used by the effect, one after the other (§9-2), each if it can be."""

    names: ClassVar[bool] = True
    cards: Pick
    optional: bool = False
    waive: str = ""
    """What isn't paid: `cost` (§9-3-1) or `all` (§9-3)."""
    gives: tuple[Change, ...] = ()
    """What an attack card used by it gains."""
    ends_phase: bool = False
    """The phase ends after a full-power card (§10-13) …"""
    goes_on: bool = False
    """… or the text says that it doesn't."""
    answers: bool = False
    """What is used counts as a reaction to the attack that this card reacts to (§9-4 i)."""
    again_from: str = ""
    """The area from which it is used once more, if it lies there after its use."""

    def usable(self, state: State, source: Source) -> list[int]:
        """Those of the cards that could be used now."""
        return [
            card
            for card in self.cards.found(state, source)
            if may_use(
                state, source.seat, card, "effect", self._answering(source), self.waive, given(source, self.gives)
            )
            is None
        ]

    def _answering(self, source: Source) -> int:
        return source.answering if self.answers else -1

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose one that can be used now, and use it; again as often as the text says."""
        used: list[int] = []
        done = True
        for _ in range(number_of(self.cards.count, table.state, source)):
            shown = yield from self.cards.look(table, source, self.usable(table.state, source))
            usable = [card for card in self.usable(table.state, source) if card not in used]
            least = 0 if self.optional or self.cards.how == "up-to" else 1
            taken = yield from choose_cards(
                table, source, source.seat, usable, least, 1, IN_USE[source.seat], shown=shown,
                secret=bool(usable or not least) and bool(self.cards.hidden(table.state, source)),
            )
            if not taken:
                if least:
                    yield from self.cards.prove(table, source)
                break
            used += taken
            done = yield from self.use(table, source, taken[0])
            if done and self.again_from and area_of(table.state.where[taken[0]]) == self.again_from:
                yield from self.use(table, source, taken[0])
            if not done:
                break
        table.them = tuple(used)
        return bool(used) and done

    def use(self, table: Table, source: Source, card: int) -> Resolution[bool]:
        """Use one card by this effect; true if it was used."""
        full = subtype_of(table.state, card) == "full-power"
        done = yield from use_card(
            table, source.seat, card, "effect", self._answering(source), self.waive, given(source, self.gives)
        )
        if done and full and self.ends_phase:
            end_phase(table)
        return done

    def phrase(self) -> Phrase:
        """"use 1 card in … without paying its Cost. The attack gains …"."""
        said = [say("may-use-card" if self.optional else "use-card", cards=self.cards.phrase())]
        if self.waive:
            said.append(say(f"use-without-{self.waive}"))
        if self.answers:
            said.append(say("use-as-answer"))
        if self.again_from:
            said.append(say("use-again", area=Term(self.again_from)))
        if self.gives:
            key = "use-gives-each-time" if self.again_from else "use-gives"
            said.append(say(key, what=joined([change.phrase() for change in self.gives])))
        if self.ends_phase:
            said.append(say("use-ends-phase"))
        if self.goes_on:
            said.append(say("use-goes-on"))
        return one_after_another(said)


@dataclass(eq=False)
class BackOutside(Standing):
    """A card used by this card's effect from outside the game goes back there face down, wherever it would go from
    being used (§10-29).
    """

    said = "back-outside"

    def hooks(self) -> Iterable[Hook]:
        """The move with another end."""
        return (Replace(clause=self, event=CardMoved, fits=self._fits, instead=self._instead),)

    def _fits(self, event: CardMoved, state: State, source: Source) -> bool:
        use = state.use(event.card)
        if use is None or event.source != state.where[event.card] or area_of(event.source) != "in-use":
            return False
        by_this = any(grant.source.card == source.card for grant in use.grants)
        return by_this and area_of(use.origin) == "outside" and area_of(event.target) != "outside"

    def _instead(self, event: CardMoved, state: State, source: Source) -> tuple[Event, ...]:
        outside = place("outside", state.owner[event.card])
        return (CardMoved(event.card, event.source, outside, -1, None, False, event.why),)


@dataclass(eq=False)
class UseThem(Moving):
    """The cards chosen are used by the effect in their order (§9-2), each if it can be then and lies where it lay."""

    answers: bool = False
    """What is used counts as a reaction to the attack that this card reacts to (§9-4 i)."""

    def payable(self, state: State, source: Source) -> bool:
        """Whether one of them could be used now: an illegal use isn't asked for."""
        return any(may_use(state, source.seat, card, "effect") is None for card in source.them)

    def moves(self, state: State, source: Source) -> tuple[Move, ...]:
        """Each from where it lies."""
        return tuple(Move(f"card:{card}", state.where[card], IN_USE[source.seat]) for card in source.them)

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Use them; true if all were used."""
        lay = {card: table.state.where[card] for card in source.them}
        done = bool(lay)
        answering = source.answering if self.answers else -1
        for card in lay:
            there = table.state.where[card] == lay[card]
            done = there and (yield from use_card(table, source.seat, card, "effect", answering)) and done
        return done

    def phrase(self) -> Phrase:
        """"play the chosen card"."""
        said = [say("use-chosen"), *([say("use-as-answer")] if self.answers else [])]
        return one_after_another(said)


@dataclass(eq=False)
class UseThis(Step):
    """The card itself, a special, may be used, unused or used as it is (§9-2), or from the `area` in which it lies;
    `waive`: see `state.Use`; `gives`: what it is given for this use. Not `optional`: it is used if it can be.
    """

    waive: str = ""
    gives: tuple[Standing, ...] = ()
    area: str = "specials"
    """Empty: wherever it lies."""
    optional: bool = True

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Ask if it could be used now, and use it."""
        state, card, seat = table.state, source.card, source.seat
        grants = given(source, self.gives)
        refused = may_use(state, seat, card, "own", waive=self.waive, grants=grants)
        if (self.area and area_of(state.where[card]) != self.area) or refused is not None:
            return False
        if not self.optional:
            return (yield from use_card(table, seat, card, "own", waive=self.waive, grants=grants))
        move = Move(f"card:{card}", state.where[card], IN_USE[seat])
        key = yield from ask_one(
            ChooseOne(
                seat=seat,
                options=(Option("yes", (move,)), Option("no")),
                section="9-2",
                source=handle(source),
                prompt=say("prompt-may", step=say("use-this")),
            )
        )
        return key == "yes" and (yield from use_card(table, seat, card, "own", waive=self.waive, grants=grants))

    def phrase(self) -> Phrase:
        """"you may play this card without paying its Cost"; "you may play it with Charge 4"."""
        if not self.optional:
            return say("use-this")
        if not self.gives:
            return say("may-use-this-without-cost" if self.waive == "cost" else "may-use-this-without-all")
        return say("may-use-this-given", what=one_after_another([one.phrase() for one in self.gives]))


def use_this() -> Step:
    """The card itself is used by its own effect, once more and with its costs (§9-2, §9-3), if it can be."""
    return UseThis(area="", optional=False)


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


@dataclass(eq=False)
class UseOrPut(Step):
    """Chosen cards are used by the effect or go to `cover` or `discard`; after one with full power, whichever was done,
    the phase ends (§10-13).
    """

    cards: Pick
    to: str
    answers: bool = False
    """What is used counts as a reaction to the attack that this card reacts to (§9-4 i)."""
    ends_phase: bool = True

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose the card, then what is done with it; a card that can't be used or can't go there leaves no choice."""
        taken = yield from self.cards.take(table, source)
        for card in taken:
            full = subtype_of(table.state, card) == "full-power"
            options = self._options(table.state, source, card)
            if not options:
                return False
            key = yield from ask_one(
                ChooseOne(seat=source.seat, options=options, section="9-2", source=handle(source))
            )
            if key == "use":
                yield from use_card(table, source.seat, card, "effect", self._answering(source))
            else:
                yield from PUT[self.to](table, card)
            if self.ends_phase and full:
                end_phase(table)
        return bool(taken)

    def _answering(self, source: Source) -> int:
        return source.answering if self.answers else -1

    def _options(self, state: State, source: Source, card: int) -> tuple[Option, ...]:
        what, where = f"card:{card}", state.where[card]
        name = CardName(state.info(card).number)
        options = []
        if may_use(state, source.seat, card, "effect", self._answering(source)) is None:
            moves = (Move(what, where, IN_USE[source.seat]),)
            options.append(Option("use", moves, label=say("option-use", card=name)))
        if choosable(state, (card,), self.to, source.seat):
            moves = (Move(what, where, place(self.to, state.owner[card])),)
            options.append(Option("put", moves, label=say("option-put", card=name, area=Term(self.to))))
        return tuple(options)

    def phrase(self) -> Phrase:
        """"choose up to 1 Attack card in …, and either play it, or put it into the discard pile"."""
        said = [say("use-or-put", cards=self.cards.phrase(), where=where_to(self.to, whose=whose_piles(self.cards)))]
        said += [say("use-as-answer")] if self.answers else []
        said += [say("use-ends-phase")] if self.ends_phase else []
        return one_after_another(said)
