"""A keyword on a line of its own: 隙, 終端, 対応不可, 超克, 間合制限 … with the hooks that it stands for; keywords and
subtypes that cards gain and lose while something stands in force, or for one use.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.clauses import Standing, Step
from engine.cardgame.hooks import Modify
from engine.cardgame.lasting import begin
from engine.cardgame.words.amounts import number_of
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.cardgame.words.wording import joined
from engine.sakura.events import UseGranted
from engine.sakura.layers import KEYWORD, TRAIT, TRAIT_LOST
from engine.sakura.registry import REGISTRY
from engine.sakura.state import Grant
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Hook
    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Slot

__all__ = ["cards_gain", "cards_lose", "next_card_gains", "this_gains", "this_use_gains"]


@dataclass(eq=False)
class Keyword(Standing):
    """A term that stands for what `meaning` does; `meaning` is None where a rule alone gives it its sense (終端)."""

    term: str
    meaning: Standing | None = None
    worded: Phrase | None = None
    """The keyword with its figures, where it has some."""
    figure: int = 0
    """Its number, where a rule reads it (生育X, §x17-6)."""

    def hooks(self) -> Iterable[Hook]:
        """What its meaning hangs into the game."""
        return self.meaning.hooks() if self.meaning is not None else ()

    def phrase(self) -> Phrase:
        """The term alone."""
        return self.worded if self.worded is not None else say("keyword", term=Term(self.term))


@dataclass(eq=False)
class TreatedAs(Standing):
    """The card counts as a card of that megami, though another one brings it (§6-2-1-4): its printed user."""

    said = "treated-as"
    terms = ("megami",)

    megami: str

    def hooks(self) -> Iterable[Hook]:
        """None: who uses it is one of the card's figures."""
        return ()


@dataclass(eq=False)
class Titled(Step, Standing):
    """A text under the name that a card or a rule gives it: something that is done, or that stands in force."""

    terms = ("name",)
    name: str
    """The key of its term."""
    text: Step | Standing
    said: str = "titled"

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Do it, if it is something that is done."""
        return isinstance(self.text, Step) and (yield from self.text.run(table, source))

    def hooks(self) -> Iterable[Hook]:
        """What is in force."""
        return self.text.hooks() if isinstance(self.text, Standing) else ()


@dataclass(eq=False)
class Unoccasioned(Standing):
    """A text about something that no card of the card set does: it stands on the card, and never has its occasion."""

    said: str

    def hooks(self) -> Iterable[Hook]:
        """None: what it waits for doesn't happen."""
        return ()


@dataclass(frozen=True)
class Gained:
    """A keyword or a subtype that a card gains or loses, with its figure where it has one."""

    term: str
    figure: int = 0

    def gained(self, now: int | None, state: State, source: Source) -> int:
        """Its figure and what is there already, together."""
        return (now or 0) + number_of(self.figure, state, source)

    def lost(self, now: int | None, state: State, source: Source) -> None:
        """It isn't there."""

    def phrase(self) -> Phrase:
        """"Terminal", "Growth 2"."""
        if self.figure:
            return say("keyword-with-figure", term=Term(self.term), figure=self.figure)
        return say("keyword", term=Term(self.term))


@dataclass(eq=False)
class KeywordChange(Standing):
    """Cards of a sort gain and lose keywords and subtypes (§6-2-1-6, §6-2-1-7): this player's, or where `anybody` those
    of any owner; the card that has the effect or that it is given to, where `cards` is None.
    """

    gains: tuple[Gained, ...] = ()
    loses: tuple[Gained, ...] = ()
    cards: CardFilter | None = None
    anybody: bool = False

    def hooks(self) -> Iterable[Hook]:
        """What is gained, then what is lost, each in its layer."""
        own, fits = self.cards is None, None if self.cards is None else self._fits
        return tuple(
            Modify(clause=self, own=own, value=KEYWORD + one.term, layer=layer, change=change, fits=fits)
            for words, layer in ((self.gains, TRAIT), (self.loses, TRAIT_LOST))
            for one in words
            for change in (one.gained if layer == TRAIT else one.lost,)
        )

    def _fits(self, state: State, source: Source, card: int) -> bool:
        assert self.cards is not None
        return (self.anybody or state.owner[card] == source.seat) and self.cards.admits(state, source, card)

    def phrase(self) -> Phrase:
        """"your Normal cards lose Full Power and gain Terminal"."""
        key = {(True, False): "gain", (False, True): "lose"}.get((bool(self.gains), bool(self.loses)), "lose-and-gain")
        slots: dict[str, Slot] = {}
        for name, words in (("gains", self.gains), ("loses", self.loses)):
            if words:
                slots[name] = joined([one.phrase() for one in words])
        if self.cards is None:
            return say(f"this-card-{key}", **slots)
        return say(f"cards-{key}", card=self.cards.plural(), **slots)


@dataclass(eq=False)
class ForNextUse(Step):
    """The next card of a sort that this player uses this turn gains or loses keywords for that use (§9-1-3-4)."""

    cards: CardFilter
    gains: tuple[Gained, ...]

    def __post_init__(self) -> None:
        """What waits for that card."""
        self.change = KeywordChange(self.gains, cards=self.cards, anybody=True)

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Let it wait for that card."""
        yield from ()  # a step is a generator, also one that asks nothing
        begin(table, source, self.change, "next-use", "turn")
        return True

    def phrase(self) -> Phrase:
        """"the next Enhancement card that you use this turn gains Growth 2"."""
        return say("next-card-gains", card=self.cards.phrase(), gains=joined([one.phrase() for one in self.gains]))

    def parts(self) -> Iterable[Clause]:
        """What waits, and which cards it is for."""
        return (self.change,)


@dataclass(eq=False)
class GiveThisUse(Step):
    """The card being used gains or loses keywords until its use is over (§9-2)."""

    change: KeywordChange

    def run(self, table: Table, source: Source) -> Resolution[bool]:
        """Give it to the use under way; false if there is none."""
        if table.state.use(source.card) is None:
            return False
        grant = Grant(self.change.ref, source, REGISTRY.owner(self.change.ref))
        yield from table.happen(UseGranted(source.card, grant))
        return True

    def phrase(self) -> Phrase:
        """"gains Terminal", of this card."""
        return self.change.phrase()


def _gained(words: tuple[str | tuple[str, int], ...]) -> tuple[Gained, ...]:
    return tuple(Gained(one) if isinstance(one, str) else Gained(*one) for one in words)


def cards_gain(*words: str | tuple[str, int], of: tuple[CardTrait, ...], lose: tuple[str, ...] = ()) -> Standing:
    """Your cards with these traits have keywords or subtypes more, and lose others (§6-2-1-6, §6-2-1-7)."""
    return KeywordChange(_gained(words), _gained(lose), CardFilter(of, many=True))


def cards_lose(*words: str, of: tuple[CardTrait, ...]) -> Standing:
    """Your cards with these traits lose keywords or subtypes (§6-2-1-6, §6-2-1-7)."""
    return KeywordChange(loses=_gained(words), cards=CardFilter(of, many=True))


def this_gains(*words: str | tuple[str, int], lose: tuple[str, ...] = ()) -> Standing:
    """The card itself, or the one whose use is given it, has keywords or subtypes more, and lacks others."""
    return KeywordChange(_gained(words), _gained(lose))


def this_use_gains(*words: str | tuple[str, int], lose: tuple[str, ...] = ()) -> Step:
    """The card being used gains keywords or subtypes until its use is over, and loses others."""
    return GiveThisUse(KeywordChange(_gained(words), _gained(lose)))


def next_card_gains(*words: str | tuple[str, int], of: tuple[CardTrait, ...]) -> Step:
    """The next card with these traits that you use this turn gains keywords (§9-1-3-4)."""
    return ForNextUse(CardFilter(of), _gained(words))
