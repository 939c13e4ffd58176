"""Which cards a text is about: this one, those chosen, all of a sort, a ruler; and which may be chosen."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar, Final, Literal

from engine.cardgame.clauses import Clue
from engine.cardgame.in_force import choosable
from engine.cardgame.words.amounts import number_of
from engine.cardgame.words.choosing import Choose, Pick, choose_cards
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.cardgame.words.wording import joined
from engine.gateruler.areas import SET_KEYS, UNIT_KEYS
from engine.gateruler.clauses.sorts import Sort
from engine.gateruler.terms import term
from engine.gateruler.values import attacking_unit, in_play, ruler
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase

PLAY: Final = (*UNIT_KEYS, "field", *SET_KEYS)
"""Where cards of the deck lie in play."""
_WITH_RULER: Final = (*UNIT_KEYS, "ruler")


def cards_in_play(state: State, seat: int) -> list[int]:
    """A player's cards of the deck that lie in play, set cards among them."""
    return [card for area in PLAY for card in state.piles.get(f"{area}.{seat}", ())]


class Those(Clue, ABC):
    """Cards that a text is about."""

    slot: ClassVar[str] = "those"
    many: ClassVar[int] = 0
    """1: worded of more than one."""

    @abstractmethod
    def find(self, state: State, source: Source) -> list[int]:
        """Which they are now."""


@dataclass(eq=False)
class This(Those):
    """The card of the text."""

    noun: Literal["unit", "ruler", "card"] = "unit"
    said: str = "gateruler-this"

    def find(self, _state: State, source: Source) -> list[int]:
        """That one."""
        return [source.card]


@dataclass(eq=False)
class Them(Those):
    """The cards that the text has just chosen, moved or spoken of."""

    noun: Literal["unit", "card"] = "unit"
    said: str = "gateruler-them"

    def find(self, _state: State, source: Source) -> list[int]:
        """Those."""
        return list(source.them)


@dataclass(eq=False)
class Every(Those):
    """All units of a player's, or both's, of a sort; or all cards of other zones of play."""

    many: ClassVar[int] = 1
    side: Side | None = ME
    sort: Sort | None = None
    areas: tuple[str, ...] = UNIT_KEYS

    def find(self, state: State, source: Source) -> list[int]:
        """Those that stand in play now."""
        seats = (source.seat, 1 - source.seat) if self.side is None else (self.side.seat(source),)
        found = [card for seat in seats for area in self.areas for card in state.piles.get(f"{area}.{seat}", ())]
        return found if self.sort is None else [card for card in found if self.sort.admits(state, source, card)]

    def phrase(self) -> Phrase:
        """"all your 〈Dragon〉 units"."""
        whose = "any" if self.side is None else self.side.value
        return say("gateruler-every", card=(self.sort or Sort(kind="unit")).plural(), whose=whose)


@dataclass(eq=False)
class TheRuler(Those):
    """A player's ruler."""

    side: Side = ME
    said: str = "gateruler-ruler-of"

    def find(self, state: State, source: Source) -> list[int]:
        """The one."""
        return [ruler(state, self.side.seat(source))]


@dataclass(eq=False)
class Attacker(Those):
    """The unit that attacks now."""

    said: str = "gateruler-attacker"

    def find(self, state: State, _source: Source) -> list[int]:
        """The one; none outside an attack, and none where a ruler attacks."""
        card = attacking_unit(state)
        return [card] if card >= 0 else []


@dataclass(eq=False)
class Taken(Pick):
    """Cards of zones, worded by this game's terms: in play by whose they are, elsewhere by the zone; so many, asked for
    in the words of the text.
    """

    def take(
        self, table: Table, source: Source, target: str = "", ordered: bool = False
    ) -> Resolution[tuple[int, ...]]:
        """The cards chosen, as many as there are where they are too few."""
        found, prompt = self.found(table.state, source), say("gateruler-ask-aim", cards=self.phrase())
        count = number_of(self.count, table.state, source)
        return (
            yield from choose_cards(table, source, source.seat, found, count, count, target, ordered, prompt=prompt)
        )

    def noun(self, many: bool = False) -> Phrase:
        """"enemy units", "cards in your graveyard"."""
        sort = self.cards if self.cards is not None else Sort(kind="card")
        card = sort.plural() if many else sort.phrase()
        if self.areas in (UNIT_KEYS, _WITH_RULER, PLAY, SET_KEYS):
            return say("gateruler-in-play", card=card, whose=self.whose)
        areas = joined([term(area) for area in self.areas], "or")
        return say("gateruler-lying", card=card, areas=areas, whose=self.whose)


@dataclass(eq=False)
class Aim(Choose):
    """Cards are chosen; it can't be begun where there is none that may be."""

    def possible(self, state: State, source: Source) -> bool:
        """Whether one may be chosen."""
        return bool(choosable(state, self.cards.found(state, source), self.to, source.seat))

    def payable(self, state: State, source: Source) -> bool:
        """The same."""
        return self.possible(state, source)


def target(sort: Sort, side: Side | None = OPPONENT) -> Aim:
    """A unit in play is chosen, of the opponent where it says nothing else; or a ruler, where the sort has it."""
    return Aim(Taken(_WITH_RULER if "ruler" in sort.kind else UNIT_KEYS, side, sort))


def in_zone(area: str, sort: Sort) -> Aim:
    """A card that lies in a zone of the player's is chosen."""
    return Aim(Taken((area,), ME, sort))


def in_all_play(sort: Sort) -> Aim:
    """A card of the opponent's in play is chosen, whatever it is, but no ruler."""
    return Aim(Taken(PLAY, OPPONENT, sort))


def set_card(sort: Sort) -> Aim:
    """A set card of the opponent's is chosen."""
    return Aim(Taken(SET_KEYS, OPPONENT, sort))


def concerns(those: Those, state: State, source: Source, card: int) -> bool:
    """Whether something in force is about a card: what lasts is about those alone that were meant when it began."""
    return card in those.find(state, source) and in_play(state, card) and (not source.them or card in source.them)
