"""Cards brought to light, chosen and guessed, where what follows depends on which card it was (§6-2-1); the specials
that nobody chose (§10-29).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import OUTSIDE
from engine.sakura.clauses.amounts import number_of
from engine.sakura.clauses.base import Step
from engine.sakura.clauses.gears import chosen_by, chosen_card
from engine.sakura.clauses.steps import handle
from engine.sakura.clauses.steps_cards import PUT, Put
from engine.sakura.clauses.steps_identity import declare_name
from engine.sakura.clauses.words import one_after_another
from engine.sakura.decisions import ChooseOne
from engine.sakura.events import CardGained, CounterChanged
from engine.sakura.procedures.moving import move_card
from engine.sakura.procedures.use import use_card
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:

    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.clauses.filters import CardFilter
    from engine.sakura.clauses.picking import Pick
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class Unearth(Step):
    """Cards go somewhere, one of several ways; then one step if one of them is of a sort, else another."""

    ways: tuple[Put, ...]
    cards: CardFilter
    step: Step
    otherwise: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose the way among those that find a card, move the cards, and see what they are."""
        open_ = {str(at): way for at, way in enumerate(self.ways, start=1) if way.cards.found(table.state, source)}
        if not open_:
            return False
        options = tuple(Option(key, label=say("prompt-step", step=way.phrase())) for key, way in open_.items())
        key = yield from ask_one(
            ChooseOne(seat=source.seat, options=options, section="9-1", source=handle(source))
        )
        way = open_[key]
        taken = yield from way.cards.take(table, source, way.to)
        for card in taken:
            yield from PUT[way.to](table, card)
        found = any(self.cards.admits(table.state, source, card) for card in taken)
        return bool(taken) and (yield from (self.step if found else self.otherwise).run(table, source))

    def phrase(self) -> Phrase:
        """"Do one of these: …. If that was an Attack card, …. Otherwise, …"."""
        first, *others = (way.phrase() for way in self.ways)
        for other in others:
            first = say("or-else", first=first, second=other)
        told = say("if-card-was", card=self.cards.phrase(), step=self.step.phrase())
        return one_after_another([first, told, say("otherwise", step=self.otherwise.phrase())])


@dataclass(eq=False)
class ChooseForLater(Step):
    """A card is chosen, of which a later part of the text speaks."""

    said = "choose-for-later"

    cards: Pick

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose it and keep which it is, or that there is none."""
        taken = yield from self.cards.take(table, source)
        yield from table.happen(CounterChanged(chosen_by(source.card), taken[0] if taken else -1))
        return bool(taken)


@dataclass(eq=False)
class UseChosen(Step):
    """The card that the text has chosen is used (§9-2), if it can be."""

    said = "use-chosen"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Use it."""
        card = chosen_card(table.state, source.card)
        return card >= 0 and (yield from use_card(table, source.seat, card, "effect"))


@dataclass(eq=False)
class GuessName(Step):
    """A player chooses a hidden card, the other declares a name (§6-2-1-2), then the card goes somewhere; a step
    follows if the name was right.
    """

    cards: Pick
    to: str
    step: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose, declare, move, compare; without a card nothing is declared."""
        taken = yield from self.cards.take(table, source, self.to)
        if not taken:
            return False
        names: set[str] = set()
        for _ in range(number_of(1, table.state, source)):
            name = yield from declare_name(table, source, _brought(table.state, 1 - source.seat))
            names.add(name)
        for card in taken:
            yield from PUT[self.to](table, card)
        if not any(table.state.info(card).number in names for card in taken):
            return False
        return (yield from self.step.run(table, source))

    def phrase(self) -> Phrase:
        """"your opponent chooses 1 card …. You declare a name, and the card …. If the name was right, …"."""
        said = [
            say("guess-choose", who=self.cards.chooser.value, cards=self.cards.phrase()),
            say("guess-declare", where=say(f"to-{self.to}", count=1)),
            say("guess-right", step=self.step.phrase()),
        ]
        return one_after_another(said)


def _brought(state: State, seat: int) -> list[str]:
    """The names of the cards of a player that may come into the cover pile, wherever they are. A poison never
    lies there (§x7-2-1), and whose it is now would tell where it went.
    """
    found = {
        info.number
        for card, info in enumerate(state.defs)
        if state.owner[card] == seat and info.kind == "normal"
    }
    return sorted(found)


@dataclass(eq=False)
class TakeUnchosen(Step):
    """A player is chosen; all specials that this player left unchosen (§10-29) come to your specials unused and become
    yours (§x8-4).
    """

    said = "take-unchosen"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose whose, then take them."""
        state, me = table.state, source.seat
        key = yield from ask_one(
            ChooseOne(
                seat=me,
                options=tuple(Option(side, label=say("unchosen-of", whose=side)) for side in ("me", "opponent")),
                section="x8-4",
                source=handle(source),
                prompt=say("prompt-unchosen"),
            )
        )
        whose = me if key == "me" else 1 - me
        found = [
            card
            for where in OUTSIDE
            for card in state.piles.get(where, ())
            if state.owner[card] == whose and state.kind(card) == "special" and not state.face[card]
        ]
        for card in found:
            if whose != me:
                yield from table.happen(CardGained(card, me))
            yield from move_card(table, card, "specials", seat=me)
        return bool(found)


@dataclass(eq=False)
class Deed(Step):
    """Steps under a name that the rules give them."""

    term: str
    steps: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Do them."""
        return self.steps.run(table, source)

    def phrase(self) -> Phrase:
        """"do this, the Discovery of the Century: …"."""
        return say("deed", name=Term(self.term), step=self.steps.phrase())
