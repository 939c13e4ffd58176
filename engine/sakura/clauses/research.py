"""Cards brought to light, chosen and guessed, where what follows depends on which card it was (§6-2-1); the specials
that nobody chose (§10-29).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.words.amounts import number_of
from engine.cardgame.words.flow import handle
from engine.cardgame.words.wording import one_after_another
from engine.kernel.decisions import Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import OUTSIDE
from engine.sakura.clauses.filters import UNCHOSEN
from engine.sakura.clauses.steps_cards import PUT, where_to, whose_piles
from engine.sakura.clauses.steps_identity import declare_name
from engine.sakura.events import CardGained
from engine.sakura.procedures.moving import move_card
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:

    from engine.cardgame.source import Source
    from engine.cardgame.words.choosing import Pick
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


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
            say("guess-declare", where=where_to(self.to, whose=whose_piles(self.cards))),
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
            if state.owner[card] == whose and state.kind(card) == "special" and UNCHOSEN.admits(state, source, card)
        ]
        for card in found:
            if whose != me:
                yield from table.happen(CardGained(card, me))
            yield from move_card(table, card, "specials", seat=me)
        return bool(found)
