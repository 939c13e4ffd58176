"""What may or may not be so: conditions with "and", "or" and "not", names for them, what the card itself is."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.clauses import Condition
from engine.cardgame.words.amounts import Compare
from engine.cardgame.words.filters import CardFilter, CardTrait, LiesIn, Owned
from engine.cardgame.words.wording import joined
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.text.phrase import Slot

__all__ = ["all_of", "any_of", "it_lies_in", "it_was", "no", "owns_this", "this_lies_in"]


def _paired(key: str, conditions: tuple[Condition, ...]) -> Phrase:
    """Conditions joined two by two."""
    said = conditions[0].phrase()
    for condition in conditions[1:]:
        said = say(key, first=said, second=condition.phrase())
    return said


@dataclass(eq=False)
class AllOf(Condition):
    """Conjunction ("and"): every one of the conditions holds."""

    conditions: tuple[Condition, ...]

    def holds(self, state: Any, source: Source) -> bool:
        """Whether all hold."""
        for condition in self.conditions:  # noqa: SIM110  # asked all the time: no generator for it
            if not condition.holds(state, source):
                return False
        return True

    def phrase(self) -> Phrase:
        """"A and B"."""
        return _paired("condition-and", self.conditions)


_FIGURES: Final = {"compare-equals": "", "compare-at-least": "figure-at-least", "compare-at-most": "figure-at-most"}
"""How a comparison of a number says the other one in a list: itself, or by a message."""


@dataclass(eq=False)
class AnyOf(Condition):
    """Disjunction ("or"): at least one of the conditions holds."""

    conditions: tuple[Condition, ...]

    def holds(self, state: Any, source: Source) -> bool:
        """Whether one holds."""
        return any(condition.holds(state, source) for condition in self.conditions)

    def phrase(self) -> Phrase:
        """"A or B"; of one number, "X is 3 or 5", "X is 3 or 5 or higher"."""
        said = [one.phrase() for one in self.conditions if isinstance(one, Compare)]
        first = dict(said[0].slots) if said else {}
        if len(said) < len(self.conditions) or any(one.key not in _FIGURES for one in said):
            return _paired("condition-or", self.conditions)
        numbers = [dict(one.slots) for one in said]
        if any(one["left"] != first["left"] for one in numbers):
            return _paired("condition-or", self.conditions)
        figures = [
            say(_FIGURES[one.key], number=slots["right"]) if _FIGURES[one.key] else slots["right"]
            for one, slots in zip(said, numbers, strict=True)
        ]
        return say("compare-equals", left=first["left"], right=joined(figures, "or"))


@dataclass(eq=False)
class Not(Condition):
    """Negation ("not"): the condition doesn't hold."""

    said = "condition-not"

    condition: Condition

    def holds(self, state: Any, source: Source) -> bool:
        """Whether it doesn't hold."""
        return not self.condition.holds(state, source)


@dataclass(eq=False)
class Named(Condition):
    """A condition under the names that cards print before it."""

    names: tuple[str, ...]
    condition: Condition
    titles: bool = False
    """The names are no terms of the rules: messages of their own say them."""

    def holds(self, state: Any, source: Source) -> bool:
        """Whether it holds."""
        return self.condition.holds(state, source)

    def phrase(self) -> Phrase:
        """"Resolve (your Life is 3 or less)"."""
        names = joined([say(f"title-{name}") if self.titles else Term(name) for name in self.names], "or")
        return say("condition-named", names=names, condition=self.condition.phrase())


@dataclass(eq=False)
class ThisIs(Condition):
    """The card of the text has a trait: lies somewhere, is its player's own …"""

    trait: CardTrait
    said: str

    def holds(self, state: Any, source: Source) -> bool:
        """Whether it is so now."""
        return source.card >= 0 and self.trait.admits(state, source, source.card)

    def slots(self) -> dict[str, Slot]:
        """Where it lies, if that is what is asked."""
        return {"area": self.trait.where()} if isinstance(self.trait, LiesIn) else {}


@dataclass(eq=False)
class TheyAre(Condition):
    """One of the cards that the text has just chosen or moved is of a sort."""

    cards: CardFilter
    said: str = "condition-they-are"

    def holds(self, state: Any, source: Source) -> bool:
        """Whether one of them is."""
        return any(self.cards.admits(state, source, card) for card in source.them)

    def slots(self) -> dict[str, Slot]:
        """Which cards, and where they lie, if that is what is asked."""
        where = next((one.where() for one in self.cards.traits if isinstance(one, LiesIn)), None)
        return super().slots() | ({} if where is None else {"area": where})


def all_of(*conditions: Condition) -> Condition:
    """Conjunction ("and"): every one of the conditions holds."""
    return AllOf(conditions)


def any_of(*conditions: Condition) -> Condition:
    """Disjunction ("or"): at least one of the conditions holds."""
    return AnyOf(conditions)


def no(condition: Condition) -> Condition:
    """Negation ("not"): the condition doesn't hold."""
    return Not(condition)


def this_lies_in(*areas: str) -> Condition:
    """The card of the text lies in one of these areas."""
    return ThisIs(LiesIn(areas), "condition-this-lies-in")


def owns_this() -> Condition:
    """The card of the text is its player's own (§5-4)."""
    return ThisIs(Owned(), "condition-owns-this")


def it_was(*traits: CardTrait) -> Condition:
    """The card just chosen or moved has these traits."""
    return TheyAre(CardFilter(traits))


def it_lies_in(*areas: str) -> Condition:
    """The card just chosen, moved or used lies in one of these areas now."""
    return TheyAre(CardFilter((LiesIn(areas),)), "condition-it-lies-in")
