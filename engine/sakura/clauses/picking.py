"""Which cards a step takes: where they lie, what they are, who chooses them and how many (§5-10, §10-33)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask, ask_one
from engine.sakura.areas import place
from engine.sakura.clauses.amounts import Number, number_of, number_slot
from engine.sakura.clauses.base import Clue
from engine.sakura.clauses.filters import SPECIAL, CardFilter, CardTrait
from engine.sakura.clauses.sides import ME, Side
from engine.sakura.clauses.steps import handle
from engine.sakura.clauses.words import joined
from engine.sakura.decisions import ChooseCards, LookAt
from engine.sakura.in_force import choosable
from engine.sakura.procedures.moving import chance_picks, reveal, secret
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.resolution import Resolution
    from engine.sakura.cards import Source
    from engine.sakura.state import State
    from engine.sakura.table import Table


@dataclass(eq=False)
class Pick(Clue):
    """Cards of a player's areas, so many of them, chosen by the source's player or by the other."""

    areas: tuple[str, ...]
    side: Side = ME
    cards: CardFilter | None = None
    count: Number = 1
    up_to: bool = False
    everything: bool = False
    """All of them, without a choice."""
    any_number: bool = False
    """As many as the chooser likes, perhaps none."""
    chooser: Side = ME
    proved: bool = True
    """That too few are there is proved by what nobody else sees (§10-24); False where the text says itself how."""
    looks: bool = False
    """The chooser looks at all cards of the areas first, also where none of them can be chosen."""
    random: bool = False
    """Chance picks them (無作為)."""
    always_asked: bool = False
    """Asked also where only one of the hidden cards fits, or none where none need be taken: not asking would tell that.
    """

    def found(self, state: State, source: Source) -> list[int]:
        """The cards that are meant, in the order of the areas."""
        seat = self.side.seat(source)
        return [
            card
            for area in self.areas
            for card in state.piles.get(place(area, seat), ())
            if self.cards is None or self.cards.admits(state, source, card)
        ]

    def take(
        self, table: Table, source: Source, target: str = "", ordered: bool = False
    ) -> Resolution[tuple[int, ...]]:
        """The cards chosen, in the order chosen; `target` is the area that they go to."""
        found = self.found(table.state, source)
        if self.everything:
            return tuple(found)
        most = len(found) if self.any_number else number_of(self.count, table.state, source)
        least = 0 if self.up_to or self.any_number else most
        if self.random:
            return (yield from chance_picks(table, found, most))
        chooser = self.chooser.seat(source)
        shown = yield from self.look(table, source, choosable(table.state, found, target, source.seat))
        asked = self.always_asked and bool(found or (not least and self.hidden(table.state, source)))
        taken = yield from choose_cards(table, source, chooser, found, least, most, target, ordered, shown, asked)
        if len(taken) < least:
            yield from self.prove(table, source, taken)
        return taken

    def look(self, table: Table, source: Source, free: Sequence[int]) -> Resolution[tuple[int, ...]]:
        """Where the chooser looks first: show all cards of the areas; where none is free to be chosen, that is all that
        happens. The cards shown.
        """
        if not self.looks:
            return ()
        chooser, seat = self.chooser.seat(source), self.side.seat(source)
        cards = [card for area in self.areas for card in table.state.piles.get(place(area, seat), ())]
        yield from reveal(table, cards, chooser)
        if cards and not free:
            yield from ask_one(
                LookAt(
                    seat=chooser,
                    options=(Option("seen"),),
                    section="7-1-11",
                    source=handle(source),
                    secret=True,
                    cards=tuple(f"card:{card}" for card in cards),
                )
            )
        return tuple(cards)

    def prove(self, table: Table, source: Source, taken: tuple[int, ...] = ()) -> Resolution[None]:
        """Show the hidden cards among which the rest would have to be (§10-24)."""
        if self.proved and not self.looks:
            yield from reveal(table, [card for card in self.hidden(table.state, source) if card not in taken])

    def hidden(self, state: State, source: Source) -> list[int]:
        """The cards of the areas whose faces not both players see and which could be meant for all that both see,
        whether they are or not.
        """
        seat = self.side.seat(source)
        seen = [trait for trait in self.cards.traits if trait.open] if self.cards is not None else []
        return [
            card
            for area in self.areas
            for card in state.piles.get(place(area, seat), ())
            if secret(state, card) and all(trait.admits(state, source, card) for trait in seen)
        ]

    @property
    def shortfall(self) -> int:
        """Fewest cards with which the step was done in full (§10-40), where the number is printed."""
        return 0 if self.up_to or self.everything or self.any_number or not isinstance(self.count, int) else self.count

    def phrase(self) -> Phrase:
        """"up to 2 cards in your played pile or discard pile"."""
        if self.everything:
            return say("pick-all", card=self.noun(many=True))
        if self.any_number:
            return say("pick-any-number", card=self.noun(many=True))
        if self.looks:
            return self._looking()
        key = "pick-random" if self.random else "pick-up-to" if self.up_to else "pick"
        return say(key, card=self.noun(many=self.count != 1), count=number_slot(self.count))

    def _looking(self) -> Phrase:
        """"1 card in your opponent's hand, which you look at"."""
        card = CardFilter(self.cards.traits if self.cards is not None else ())
        return say(
            "pick-looking-up-to" if self.up_to else "pick-looking",
            card=card.phrase() if self.count == 1 else card.plural(),
            areas=joined([Term(area) for area in self.areas], "or"),
            whose=self.side.value,
            count=number_slot(self.count),
        )

    def noun(self, many: bool = False) -> Phrase:
        """"cards in your played pile or discard pile"; specials need no area."""
        traits = self.cards.traits if self.cards is not None else ()
        own = self.side is Side.OPPONENT and self.chooser is Side.OPPONENT
        whose = "their" if own else self.side.value
        if self.areas == ("specials",):
            specials = CardFilter((*traits, SPECIAL))
            return say("card-of-player", card=specials.worded("cards" if many else "card"), whose=whose)
        card = CardFilter(traits).worded("cards" if many else "card")
        areas = joined([Term(area) for area in self.areas], "or")
        return say("card-in-areas", card=card, areas=areas, whose=whose)


def choose_cards(
    table: Table,
    source: Source,
    seat: int,
    cards: Sequence[int],
    least: int,
    most: int,
    target: str = "",
    ordered: bool = False,
    shown: Sequence[int] = (),
    secret: bool = False,
) -> Resolution[tuple[int, ...]]:
    """The seat chooses among cards, as many as there are where they are too few (§5-10); never those that can't be
    chosen (§10-33). `target` is an area, of each card's owner, or a place. `shown` are cards that it sees for this
    choice, and so is asked for even where there is only one. `secret`: asked even where none can be chosen,
    since that is nobody else's business.
    """
    state = table.state
    free = choosable(state, cards, target, source.seat)
    options = []
    for card in free:
        where = _target(target, state.owner[card])
        moves = (Move(f"card:{card}", state.where[card], where),) if target else ()
        options.append(Option(f"card:{card}", moves))
    if not secret:
        most = min(most, len(free))
    if not most:
        return ()
    keys = yield from ask(
        ChooseCards(
            seat=seat,
            options=tuple(options),
            least=min(least, most, len(free)),
            most=most,
            ordered=ordered and most > 1,
            section="5-10",
            source=handle(source),
            target=_target(target, state.owner[free[0]] if free else seat),
            shown=tuple(f"card:{card}" for card in shown),
            secret=secret or (bool(shown) and bool(free)),
        )
    )
    return tuple(int(key[5:]) for key in keys)


def _target(target: str, owner: int) -> str:
    """The place to which a card of that owner goes: the one that is named, or the owner's of an area."""
    return place(target, owner) if target and "." not in target else target


def my(*areas: str, of: tuple[CardTrait, ...] = (), count: Number = 1) -> Pick:
    """So many of your cards in these areas, with these traits."""
    return Pick(areas, ME, CardFilter(of) if of else None, count)


def up_to_my(count: Number, *areas: str, of: tuple[CardTrait, ...] = ()) -> Pick:
    """Up to so many of your cards."""
    return Pick(areas, ME, CardFilter(of) if of else None, count, up_to=True)


def any_number_of_my(*areas: str, of: tuple[CardTrait, ...] = ()) -> Pick:
    """As many of your cards as you like."""
    return Pick(areas, ME, CardFilter(of) if of else None, any_number=True)


def they_choose(
    *areas: str, of: tuple[CardTrait, ...] = (), count: Number = 1, proved: bool = True
) -> Pick:
    """So many of the opponent's cards, which the opponent chooses."""
    return Pick(
        areas, Side.OPPONENT, CardFilter(of) if of else None, count, chooser=Side.OPPONENT, proved=proved
    )


def my_all(*areas: str, of: tuple[CardTrait, ...] = ()) -> Pick:
    """All your cards in these areas."""
    return Pick(areas, ME, CardFilter(of) if of else None, everything=True)


def all_theirs(*areas: str, of: tuple[CardTrait, ...] = ()) -> Pick:
    """All the opponent's cards in these areas."""
    return Pick(areas, Side.OPPONENT, CardFilter(of) if of else None, everything=True)


def at_random(areas: tuple[str, ...], side: Side, count: Number = 1) -> Pick:
    """So many of a player's cards in these areas, picked by chance."""
    return Pick(areas, side, None, count, random=True, proved=False)


def seen_of_theirs(
    area: str, of: tuple[CardTrait, ...] = (), count: Number = 1, up_to: bool = False
) -> Pick:
    """So many of the opponent's hidden cards of an area, which you look at and choose."""
    return Pick((area,), Side.OPPONENT, CardFilter(of) if of else None, count, up_to=up_to, looks=True)


def theirs(*areas: str, of: tuple[CardTrait, ...] = (), count: Number = 1) -> Pick:
    """So many of the opponent's cards, which you choose."""
    return Pick(areas, Side.OPPONENT, CardFilter(of) if of else None, count)
