"""What is asked and what may be answered, in a game's words: by the kind of the decision, and by the option's key."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple, TypeAlias

from engine.cardgame.wording import card_name
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Callable, Mapping, Sequence

    from engine.cardgame.view import View
    from engine.kernel.decisions import Decision, Option
    from engine.text.phrase import Slot

    Label: TypeAlias = Callable[[View, Any, Sequence[str]], Phrase]
    """An option in words, of what its key says after its first word."""


class Prompts(NamedTuple):
    """What each kind of decision asks: a sentence, or what makes one of the decision."""

    by_kind: Mapping[type[Decision], Phrase | Callable[[Any], Phrase]]
    otherwise: Phrase | None = None

    def of(self, decision: Decision) -> Phrase:
        """What is asked: in the words of the card that asks, or of the rule by the kind of decision."""
        if decision.prompt is not None:
            return decision.prompt
        found = self.by_kind.get(type(decision), self.otherwise)
        if found is None:
            raise KeyError(type(decision).__name__)
        return found if isinstance(found, Phrase) else found(decision)


class Labels(NamedTuple):
    """What options are called: those that no card is in by their keys, for one kind of decision (or, under None, for
    every kind); those of a kind by what makes a phrase of the whole key; all others by their key's first word.
    """

    plain: Mapping[tuple[type[Decision] | None, str], Phrase]
    by_kind: Mapping[type[Decision], Label]
    by_head: Mapping[str, Label]
    unknown: Phrase
    """A card of which nothing is known."""

    def of(self, decision: Decision, option: Option, view: Any) -> Phrase:
        """An option in words, as the seat that sees the view may read them. What two cards offer in the same words is
        told apart by the card.
        """
        head, *rest = option.key.split(":")
        if option.label is not None:
            alike = sum(one.label == option.label for one in decision.options) > 1
            if alike and head in self.by_head:
                return say("answer-of", card=self.by_head[head](view, decision, rest), does=option.label)
            return as_answer(option.label)
        plain = self.plain.get((type(decision), option.key)) or self.plain.get((None, option.key))
        if plain is not None:
            return plain
        if type(decision) in self.by_kind:
            return self.by_kind[type(decision)](view, decision, (option.key,))
        label = self.by_head.get(head)
        return label(view, decision, rest) if label is not None else as_answer(self.unknown)


def as_answer(words: Phrase) -> Phrase:
    """Words that may stand within a sentence, as those of an answer, which begins with them."""
    return say("prompt-step", step=words)


def name_in(view: View, card: str) -> Slot:
    """A card by the name under which the view shows it, by its id."""
    return card_name(view.number_of(f"card:{card}"))


def by_card(message: str, at: int = 0) -> Label:
    """A label that says no more than a card's name: the part of the key in that place is its id."""
    return lambda view, _decision, rest: say(message, card=name_in(view, rest[at]))
