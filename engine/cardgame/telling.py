"""How a game says what happened: a sentence for each kind of event, as a seat may hear it."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from engine.cardgame.events import ConditionUnmet
from engine.cardgame.sight import called, handle_moving, knows
from engine.cardgame.view import Fact
from engine.cardgame.wording import card_name, who
from engine.cardgame.words.wording import ended
from engine.text.phrase import say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping

    from engine.cardgame.clauses import Clause
    from engine.cardgame.events import EffectArose
    from engine.cardgame.source import Source
    from engine.cardgame.spoken import Spoken
    from engine.cardgame.state import State
    from engine.kernel.events import Event
    from engine.text.phrase import Phrase, Slot

Tellers: TypeAlias = "Mapping[type[Event], Callable[[Any, Heard], Spoken | None]]"
"""What says the sentence of each kind of event."""


class Heard(NamedTuple):
    """An event's surroundings: the table after it, whose ears, and whether they knew the card that it moved."""

    state: Any
    seat: int
    known: bool
    previous: Event | None

    def called(self, card: int) -> tuple[Slot, str]:
        """A card by name, and what lights up for it: the card, or its place where the seat may not know it."""
        if knows(self.state, self.seat, card):
            return card_name(self.state.shown(card)), called(card)
        return card_name(None), self.state.where[card]


def effect_told(source: Source, bearer: Slot, effect: Phrase) -> Phrase:
    """What an effect says, with the card that it stands on and the player whose it is: "you" in it is that player."""
    return say("told-effect", who=who(source.seat), card=bearer, effect=ended(effect))


def clause_told(event: EffectArose | ConditionUnmet, bearer: Slot, clause: Clause) -> Phrase:
    """The clause of an effect that arose, or the condition of one that came to nothing."""
    if isinstance(event, ConditionUnmet):
        return say("told-unmet", who=who(event.source.seat), card=bearer, condition=clause.phrase())
    return effect_told(event.source, bearer, clause.phrase())


def unmet(event: ConditionUnmet, state: State, seat: int) -> Fact:
    """That the text of a card does nothing."""
    source = event.source
    return Fact(kind="unmet", place=handle_moving(state, seat, source.card), seat=source.seat)


def telling(tellers: Tellers) -> Callable[[Event, bool, Any, int, Event | None], Spoken | None]:
    """`Rules.spoken` by the sentence of each kind of event: what has none is told by another."""

    def spoken(event: Event, known: bool, state: Any, seat: int, previous: Event | None) -> Spoken | None:
        teller = tellers.get(type(event))
        return teller(event, Heard(state, seat, known, previous)) if teller else None

    return spoken
