"""False proofs (§x20): a card laid face down and used as another that is declared, refuted or not; cards that go back
after a failed refutation; a use of this card as one of the other player's, which that player may disprove (§10-39).
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Final

from engine.cardgame.areas import area_of, place
from engine.cardgame.clauses import Standing, Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.happenings import Happened, Happening
from engine.cardgame.hooks import Act, AroundStep, Replace
from engine.cardgame.words.choosing import Pick, choose_cards
from engine.cardgame.words.flow import handle
from engine.cardgame.words.sides import ME, OPPONENT
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import DISCARD, FALSIFYING, IN_USE
from engine.sakura.clauses.amounts import pile
from engine.sakura.clauses.build import keyword
from engine.sakura.clauses.filters import WithKeyword
from engine.sakura.clauses.keyword import Keyword
from engine.sakura.clauses.permissions import AroundIt
from engine.sakura.events import CardMoved, CardRecurred, CardTurned, ProofStood, ProofTested
from engine.sakura.procedures.legality import barred_by_terminal
from engine.sakura.procedures.moving import move_card
from engine.sakura.procedures.proofs import REFUTED, declarable, declared_use, false_proof, recur, usable_as
from engine.sakura.procedures.rebuild import STEP as REBUILD
from engine.sakura.procedures.turn import reachable
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.cardgame.clauses import Clause, Condition, Hook
    from engine.cardgame.source import Source
    from engine.cardgame.words.filters import CardFilter
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Card, Effect
    from engine.sakura.state import State
    from engine.sakura.table import Table

__all__ = [
    "FALSEHOOD", "false_trap", "falsehood", "falsehoods", "falsehoods_before_rebuilds", "opponent_failed_to_refute",
    "proof_stands", "recurrence", "show_proof", "this_not_refuted", "unless_refuted", "when_recurred",
    "when_refuted_in_vain",
]  # fmt: skip

FALSEHOOD: Final = WithKeyword("falsehood")
"""A card with 偽証 (§x20-3)."""
RELICS: Final = "relics"


def falsehood() -> Effect:
    """偽証: it means nothing by itself (§x20-3)."""
    return keyword(Keyword("falsehood"))


def false_trap() -> Effect:
    """偽証設置: it means nothing by itself (§x20-4)."""
    return keyword(Keyword("false-trap"))


@lru_cache(maxsize=64)
def _listed(defs: tuple[Card, ...], owners: tuple[int, ...], seat: int, term: str) -> tuple[str, ...]:
    """The cards of a player's lists that originally have a keyword (§10-32), by number."""
    found = {info.number for info, owner in zip(defs, owners, strict=True) if owner == seat and term in info.keywords}
    return tuple(sorted(found))


def _names(state: State, seat: int, term: str = "falsehood") -> list[str]:
    """The names that a player may declare now (§x20-6-1 ii)."""
    return declarable(state, _listed(tuple(state.defs), tuple(state.owner), seat, term))


@dataclass(eq=False)
class Falsehoods(Standing):
    """The rule that lets a player make false proofs: with normal cards where they could be used by the usual means
    (§x20-6-1), or with one of some `cards` just before the deck is rebuilt (§x20-6-2); of cards that originally have a
    keyword.
    """

    called = "rule-falsehood"

    terms = ("term",)
    term: str = "falsehood"
    cards: Pick | None = None

    def hooks(self) -> Iterable[Hook]:
        """One more way to use a card, or a use before the rebuild."""
        if self.cards is None:
            return (Act(clause=self, key="falsify", uses_card=True, options=self._options, resolve=self._resolve),)
        return (AroundStep(clause=self, step=REBUILD, place="before", resolve=self._before, guards=(self.likely,)),)

    def __post_init__(self) -> None:
        """Before a rebuild it is asked only where there is a card at all."""
        self.likely = pile("cover", ME) >= 1

    def _options(self, state: State, source: Source) -> tuple[Option, ...]:
        seat = source.seat
        if state.terminal[seat]:
            return ()
        names = _names(state, seat, self.term)
        return tuple(
            Option(
                f"act:falsify:{card}",
                (Move(f"card:{card}", state.where[card], FALSIFYING[seat]),),
                label=say("option-falsify", card=CardName(state.info(card).number)),
            )
            for card in (reachable(state, seat) if names else ())
            if state.kind(card) == "normal" and any(usable_as(state, seat, card, names, _way(state)))
        )

    def _resolve(self, table: Table, source: Source, key: str) -> Resolution[bool]:
        card = int(key.rpartition(":")[2])
        names = _names(table.state, source.seat, self.term)
        return false_proof(table, source.seat, card, names, _way(table.state))

    def _before(self, table: Table, source: Source, subject: object) -> Resolution[bool]:
        """Ask wherever a name could be declared, which both players can tell."""
        state, seat = table.state, source.seat
        names = _names(state, seat, self.term)
        cards = self.cards.found(state, source) if self.cards is not None else []
        free = [card for card in cards if any(usable_as(state, seat, card, names, "effect"))]
        taken = yield from choose_cards(table, source, seat, free, 0, 1, FALSIFYING[seat])
        return bool(taken) and (yield from false_proof(table, seat, taken[0], names, "effect"))

    def parts(self) -> Iterable[Clause]:
        """Which cards, and that there are some."""
        return () if self.cards is None else (self.cards, self.likely)

    def phrase(self) -> Phrase:
        """"where you could play a Normal card, you may play a Falsehood with that card instead"."""
        if self.cards is None:
            return say("rule-falsehoods")
        return say("falsify-before-rebuild", cards=self.cards.noun(), term=Term(self.term))


def _way(state: State) -> str:
    """The way of a use by the usual means now (§8-2-2)."""
    return state.conduct or "standard"


def falsehoods() -> Standing:
    """The rule of who may make false proofs (§x20-6-1)."""
    return Falsehoods()


def falsehoods_before_rebuilds(cards: Pick) -> Standing:
    """Just before the deck is rebuilt, one card may be used as false proof of a card with 偽証設置 (§x20-6-2)."""
    return Falsehoods("false-trap", cards)


@dataclass(eq=False)
class Recurrence(Standing):
    """回帰 (§x20-5): after a failed refutation of this card its player may put another card from the relics into the
    discard pile; then this one goes to the relics instead of wherever it would go from its use.
    """

    said = "recurrence-text"

    other: str
    """The number of that card."""

    def hooks(self) -> Iterable[Hook]:
        """What is asked after the refutation, and where the card goes then."""
        return (
            AroundStep(clause=self, own=True, step=REFUTED, place="after", resolve=self._resolve),
            Replace(clause=self, event=CardMoved, fits=self._fits, instead=self._instead),
        )

    def _resolve(self, table: Table, source: Source, subject: object) -> Resolution[bool]:
        state, seat = table.state, source.seat
        key = yield from ask_one(
            ChooseOne(
                seat=seat, options=(Option("yes", self._moves(state, seat)), Option("no")), section="x20-5",
                source=handle(source), prompt=say("prompt-recur", card=CardName(state.info(source.card).number)),
            )
        )
        if key == "no":
            return False
        for card in self._others(state, seat):
            yield from move_card(table, card, "discard")
        yield from table.happen(CardRecurred(seat, source.card))
        yield from recur(table, source)
        return True

    def _others(self, state: State, seat: int) -> list[int]:
        """The card that comes from the relics, if it lies there."""
        there = state.piles.get(place(RELICS, seat), ())
        return [card for card in there if state.defs[card].number == self.other]

    def _moves(self, state: State, seat: int) -> tuple[Move, ...]:
        return tuple(
            Move(f"card:{card}", place(RELICS, seat), DISCARD[seat]) for card in self._others(state, seat)
        )

    def _fits(self, event: CardMoved, state: State, source: Source) -> bool:
        if event.card != source.card or area_of(event.source) != "in-use" or area_of(event.target) == RELICS:
            return False
        use = state.use(event.card)
        return use is not None and use.recurs

    def _instead(self, event: CardMoved, state: State, source: Source) -> tuple[Event, ...]:
        return (CardMoved(event.card, event.source, place(RELICS, state.owner[event.card]), why=event.why),)


def recurrence(other: str) -> Effect:
    """回帰 (§x20-5), with the number of the card that comes from the relics then."""
    return keyword(Keyword("recurrence", Recurrence(other)))


@dataclass(eq=False)
class ShowProof(Step):
    """The card of a false proof that wasn't refuted may be turned up; a step follows if it is another than declared."""

    said = "show-proof"

    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Ask of true proofs too; one that lies face up already counts as shown."""
        state, card = table.state, source.card
        where = state.where[card]
        key = yield from ask_one(
            ChooseOne(
                seat=source.seat, options=(Option("yes", (Move(f"card:{card}", where, where),)), Option("no")),
                section="x20-6-1", source=handle(source), prompt=say("prompt-show-proof", step=self.step.phrase()),
            )
        )
        if key == "no":
            return False
        if not state.face[card]:
            yield from table.happen(CardTurned(card))
        if state.honest(card).number == state.info(card).number:
            return False
        return (yield from self.step.run(table, source))


def show_proof(step: Step) -> Step:
    """The card may be turned up; a step follows if the proof was false."""
    return ShowProof(step)


def unless_refuted(step: Step) -> Standing:
    """If the proof by which this card is used wasn't refuted, it may be turned up; a step follows if it was false."""
    return AroundIt("unless-refuted", show_proof(step))


def proof_stands() -> Happening:
    """A false proof of yours wasn't refuted (§x20-6-1 v); what follows speaks of its card."""
    return Happening((ProofStood,), "trigger-proof-stands", ME, about="card")


def when_refuted_in_vain(step: Step) -> Standing:
    """A step in place of the impatience of a failed refutation of this card (§x20-6-3)."""
    return AroundIt("when-refuted-in-vain", step)


def when_recurred(step: Step) -> Standing:
    """A step when this card goes back (§x20-5)."""
    return AroundIt("when-recurred", step)


def _failed(event: ProofTested, state: State, source: Source) -> bool:
    return event.failed


def opponent_failed_to_refute() -> Condition:
    """The opponent has refuted something true this turn (§x20-6-3)."""
    return Happened(Happening((ProofTested,), side=OPPONENT, test=_failed), "condition-failed-to-refute")


def _this_now(event: ProofTested, state: State, source: Source) -> bool:
    use = state.use(source.card)
    return event.card == source.card and use is not None and use.refuted


def this_not_refuted() -> Condition:
    """The use of this card that is under way wasn't refuted, be it a false proof or not (§x20-6-3)."""
    return Happened(Happening((ProofTested,), test=_this_now), "condition-this-not-refuted", never=True)


@dataclass(eq=False)
class DeclaresUse(Standing):
    """The card itself may be used by the usual means as a normal card that the opponent could have chosen (§3-1),
    which is declared (§10-39); if the opponent shows that very card, it isn't used.
    """

    said = "declares-use"

    cards: CardFilter

    def hooks(self) -> Iterable[Hook]:
        """One more way to use a card: this one."""
        return (Act(clause=self, key="declare-use", uses_card=True, options=self._options, resolve=self._resolve),)

    def _names(self, state: State, source: Source) -> Iterator[str]:
        """As which cards it could be used now."""
        listed = {
            info.number
            for card, info in enumerate(state.defs)
            if state.owner[card] != source.seat and not info.extra and self.cards.admits(state, source, card)
        }
        return usable_as(state, source.seat, source.card, sorted(listed), _way(state))

    def _options(self, state: State, source: Source) -> tuple[Option, ...]:
        card, seat = source.card, source.seat
        if barred_by_terminal(state, seat, card) or card not in reachable(state, seat):
            return ()
        if not any(self._names(state, source)):
            return ()
        moves = (Move(f"card:{card}", state.where[card], IN_USE[seat]),)
        label = say("option-declare-use", card=CardName(state.info(card).number))
        return (Option(f"act:declare-use:{card}", moves, label=label),)

    def _resolve(self, table: Table, source: Source, key: str) -> Resolution[bool]:
        card = int(key.rpartition(":")[2])
        source = source._replace(card=card)
        return declared_use(table, source.seat, card, list(self._names(table.state, source)), _way(table.state))

    def parts(self) -> Iterable[Clause]:
        """Which cards."""
        return (self.cards,)

    def phrase(self) -> Phrase:
        """"you may declare the use of this card as a … of your opponent's …"."""
        return say(self.said, card=self.cards.phrase())
