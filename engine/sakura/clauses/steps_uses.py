"""Cards used by effects (§9-2): from anywhere, also the opponent's, without cost, with something given to what they do;
as another card (§10-38), declared first (§10-39).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Step
from engine.cardgame.words.amounts import number_of
from engine.cardgame.words.choosing import Pick, choose_cards
from engine.cardgame.words.wording import joined, one_after_another
from engine.sakura.areas import IN_USE
from engine.sakura.events import AttackEnded, CardMasked, Declared, UseReverted
from engine.sakura.procedures.legality import may_use
from engine.sakura.procedures.turn import end_phase
from engine.sakura.procedures.use import begin_use, finish_use, use_card
from engine.sakura.registry import REGISTRY
from engine.sakura.state import Grant
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.clauses import Condition, Standing
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.clauses.changes import Change
    from engine.sakura.state import State
    from engine.sakura.table import Table


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
        full = table.state.info(card).subtype == "full-power"
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
class UseThem(Step):
    """The cards chosen are used by the effect in their order (§9-2), each if it can be then and lies where it lay."""

    said = "use-chosen"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Use them; true if all were used."""
        lay = {card: table.state.where[card] for card in source.them}
        done = bool(lay)
        for card in lay:
            there = table.state.where[card] == lay[card]
            done = there and (yield from use_card(table, source.seat, card, "effect")) and done
        return done


@dataclass(eq=False)
class DeclareUse(Step):
    """The use of this card as another is declared and may be refused (§10-39): when its costs are paid, `refused` is
    asked; only if it doesn't hold is the card used on.
    """

    another: Pick
    refused: Condition
    otherwise: Step

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Steps i to iv."""
        taken = yield from self.another.take(table, source)
        if not taken:
            return False
        card, state = source.card, table.state
        yield from table.happen(Declared(source.seat, state.info(taken[0]).number))
        yield from table.happen(CardMasked(card, taken[0]))
        begun = yield from begin_use(table, source.seat, card, "effect")
        if begun and not self.refused.holds(state, source):
            yield from finish_use(table, card)
            return True
        for attack in state.attacks:
            if attack.card == card and not attack.made:
                yield from table.happen(AttackEnded(attack.id, attack.seat, "reverted"))
        yield from table.happen(UseReverted(card))
        yield from self.otherwise.run(table, source)
        return False

    def phrase(self) -> Phrase:
        """"declare the use of this card as …; if …, … instead"."""
        return say(
            "declare-use",
            card=self.another.noun(),
            condition=self.refused.phrase(),
            step=self.otherwise.phrase(),
        )


