"""What sort of card a text means: kind, attribute, level, name, and how it stands."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Literal

from engine.cardgame.words.filters import CardFilter, CardTrait, NotThis
from engine.cardgame.words.wording import joined
from engine.gateruler.terms import term
from engine.gateruler.values import attributes, in_play, level, resting
from engine.text.phrase import Name, Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source

__all__ = [
    "FACE_UP", "OTHER", "RESTED", "SET", "Sort", "attribute", "called", "either", "level_at_most", "named", "sort",
]  # fmt: skip

Noun = Literal["card", "unit", "event", "field", "unit-or-ruler"]


@dataclass(eq=False)
class Sort(CardFilter):
    """Cards of a kind that have all of these traits."""

    kind: Noun = "card"

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether the card is meant."""
        kind = state.info(card).kind
        return (self.kind == "card" or kind in self.kind.split("-or-")) and super().admits(state, source, card)

    def worded(self, noun: str) -> Phrase:
        """The traits around the kind."""
        said = say("gateruler-noun", kind=self.kind, many=int(noun == "cards"))
        for trait in reversed(self.traits):
            said = trait.around(said)
        return said


@dataclass(frozen=True)
class Attribute(CardTrait):
    """With one of these attributes (〈 〉)."""

    keys: tuple[str, ...]

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it has one of them now."""
        return not attributes(state, card).isdisjoint(self.keys)

    def around(self, noun: Phrase) -> Phrase:
        """"〈Dragon〉 unit"."""
        said = [say("gateruler-attribute", attribute=term(f"attr-{key}")) for key in self.keys]
        return say("gateruler-card-attribute", card=noun, attributes=joined(said, "or"))


@dataclass(frozen=True)
class Level(CardTrait):
    """Of a level of at most so much."""

    level: int

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether its level is within that."""
        return level(state, card) <= self.level

    def around(self, noun: Phrase) -> Phrase:
        """"unit of level 2 or less"."""
        return say("gateruler-card-level", card=noun, level=self.level)


@dataclass(frozen=True)
class WithWord(CardTrait):
    """“Name”: with that word as part of its name (2-2c)."""

    word: str

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is so called."""
        return self.word in state.info(card).words

    def around(self, noun: Phrase) -> Phrase:
        """"“Night Parade” unit"."""
        return say("gateruler-card-with-word", card=noun, word=Name("gateruler-word", self.word))


@dataclass(frozen=True)
class Called(CardTrait):
    """《Name》: of exactly that name (2-2d)."""

    number: str

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is that card."""
        return bool(state.info(card).number == self.number)

    def around(self, noun: Phrase) -> Phrase:
        """"《Red Dragon Crimson Syltis》"."""
        return say("gateruler-card-called", card=noun, name=Name("card", self.number.lower()))


@dataclass(frozen=True)
class Stands(CardTrait):
    """How it lies: rested; set, face down; face up."""

    how: Literal["rested", "set", "face-up"]

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it lies so now."""
        if self.how == "rested":
            return in_play(state, card) and resting(state, card)
        return bool(state.face[card]) == (self.how == "face-up")

    def around(self, noun: Phrase) -> Phrase:
        """"rested unit"."""
        return say(f"gateruler-card-{self.how}", card=noun)


@dataclass(frozen=True)
class OneOf(CardTrait):
    """Of one sort or another."""

    first: Sort
    second: Sort

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is of either."""
        return self.first.admits(state, source, card) or self.second.admits(state, source, card)

    def around(self, noun: Phrase) -> Phrase:
        """"〈Invader〉 card or unit of level 1 or less": the sorts bring nouns of their own."""
        del noun
        return say("gateruler-either", first=self.first.phrase(), second=self.second.phrase())


OTHER = NotThis()
RESTED = Stands("rested")
SET = Stands("set")
FACE_UP = Stands("face-up")


def sort(kind: Noun = "unit", *traits: CardTrait) -> Sort:
    """Cards of that kind with all of these traits."""
    return Sort(traits, kind=kind)


def either(first: Sort, second: Sort) -> Sort:
    """Cards of the one sort or the other."""
    return Sort((OneOf(first, second),))


def attribute(*keys: str) -> CardTrait:
    """〈Attribute〉: one of these."""
    return Attribute(keys)


def level_at_most(most: int) -> CardTrait:
    """Of that level or less."""
    return Level(most)


def named(word: str) -> CardTrait:
    """“Word” as part of its name."""
    return WithWord(word)


def called(number: str) -> CardTrait:
    """《Name》, exactly."""
    return Called(number)
