"""A card that is used by the effect, or else put somewhere, as its player chooses (§9-2)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import place
from engine.cardgame.clauses import Step
from engine.cardgame.decisions import ChooseOne
from engine.cardgame.in_force import choosable
from engine.cardgame.words.flow import handle
from engine.cardgame.words.wording import one_after_another
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import IN_USE
from engine.sakura.clauses.steps_cards import PUT
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.turn import end_phase
from engine.sakura.procedures.use import use_card
from engine.text.phrase import CardName, Phrase, Term, say

if TYPE_CHECKING:

    from engine.cardgame.source import Source
    from engine.cardgame.words.choosing import Pick
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class UseOrPut(Step):
    """Chosen cards are used by the effect or go to `cover` or `discard`; after one with full power, whichever was done,
    the phase ends (§10-13).
    """

    cards: Pick
    to: str

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Choose the card, then what is done with it; a card that can't be used or can't go there leaves no choice."""
        taken = yield from self.cards.take(table, source)
        for card in taken:
            info = table.state.info(card)
            options = self._options(table.state, source, card)
            if not options:
                return False
            key = yield from ask_one(
                ChooseOne(seat=source.seat, options=options, section="9-2", source=handle(source))
            )
            if key == "use":
                yield from use_card(table, source.seat, card, "effect")
            else:
                yield from PUT[self.to](table, card)
            if info.subtype == "full-power":
                end_phase(table)
        return bool(taken)

    def _options(self, state: State, source: Source, card: int) -> tuple[Option, ...]:
        what, where = f"card:{card}", state.where[card]
        name = CardName(state.info(card).number)
        options = []
        if may_use(state, source.seat, card, "effect") is None:
            moves = (Move(what, where, IN_USE[source.seat]),)
            options.append(Option("use", moves, label=say("option-use", card=name)))
        if choosable(state, (card,), self.to, source.seat):
            moves = (Move(what, where, place(self.to, state.owner[card])),)
            options.append(Option("put", moves, label=say("option-put", card=name, area=Term(self.to))))
        return tuple(options)

    def phrase(self) -> Phrase:
        """"choose up to 1 Attack card in …, and either play it, or put it into the discard pile"."""
        said = say("use-or-put", cards=self.cards.phrase(), where=say(f"to-{self.to}", count=1))
        return one_after_another([said, say("use-ends-phase")])
