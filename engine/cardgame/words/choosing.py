"""Which cards a step takes: where they lie, what they are, who chooses them and how many."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Final, Literal, TypeAlias

from engine.cardgame.areas import place
from engine.cardgame.clauses import Clue, Step
from engine.cardgame.decisions import ChooseCards, LookAt
from engine.cardgame.in_force import choosable, forbidden
from engine.cardgame.table import chance_picks, reveal, secret
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.filters import CardFilter
from engine.cardgame.words.flow import handle
from engine.cardgame.words.sides import ME, Side
from engine.cardgame.words.wording import joined
from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask, ask_one
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.source import Source
    from engine.kernel.resolution import Resolution


How: TypeAlias = Literal["exactly", "up-to", "any-number", "all", "random", "different"]
"""How many of the cards, and who says which: so many (`exactly`), perhaps fewer, as many as the chooser likes, all of
them, so many by chance (無作為), or up to so many of different names.
"""


@dataclass(eq=False)
class Pick(Clue):
    """Cards of a player's areas, so many of them, chosen by the source's player or by the other."""

    areas: tuple[str, ...]
    side: Side | None = ME
    """Whose areas; None: either player's."""
    cards: CardFilter | None = None
    count: Number = 1
    how: How = "exactly"
    chooser: Side = ME
    proved: bool = True
    """That too few are there is proved by what nobody else sees (§10-24); False where the text says itself how."""
    looks: bool = False
    """The chooser looks at all cards of the areas first, also where none of them can be chosen."""
    always_asked: bool = False
    """Asked also where only one of the hidden cards fits, or none where none need be taken: not asking would tell that.
    """
    lying: str = "card-in-areas"
    """The message that says where they lie, and whose they are."""

    def found(self, state: Any, source: Source) -> list[int]:
        """The cards that are meant, in the order of the areas."""
        return [
            card
            for where in self._places(source)
            for card in state.piles.get(where, ())
            if self.cards is None or self.cards.admits(state, source, card)
        ]

    def _places(self, source: Source) -> list[str]:
        """The places that are meant, in the order of the areas."""
        seats = (source.seat, 1 - source.seat) if self.side is None else (self.side.seat(source),)
        return [place(area, seat) for area in self.areas for seat in seats]

    def take(
        self, table: Any, source: Source, target: str = "", ordered: bool = False
    ) -> Resolution[tuple[int, ...]]:
        """The cards chosen, in the order chosen; `target` is the area that they go to."""
        found = self.found(table.state, source)
        if self.how == "all":
            return tuple(found)
        most = len(found) if self.how == "any-number" else number_of(self.count, table.state, source)
        if self.how == "random":
            return (yield from chance_picks(table, found, most))
        if self.how == "different":
            return (yield from self._different(table, source, found, most, target))
        least = most if self.how == "exactly" else 0
        chooser = self.chooser.seat(source)
        free = choosable(table.state, found, target, source.seat)
        shown = yield from self.look(table, source, free)
        if self.always_asked:
            asked = bool(found or (not least and self.hidden(table.state, source)))
        else:
            asked = len(free) == least > 0 and self._others(table.state, source, free, target)
        taken = yield from choose_cards(table, source, chooser, found, least, most, target, ordered, shown, asked)
        if len(taken) < least:
            yield from self.prove(table, source, taken)
        return taken

    def _others(self, state: Any, source: Source, free: Sequence[int], target: str) -> bool:
        """Whether others of the hidden cards could be meant too, for all that both players see: then it is asked where
        there is nothing to choose, since not asking would tell what those are.
        """
        barred = state.rules.areas.at(target).barred if target else ""
        return any(
            card not in free and not (barred and forbidden(state, barred, card)) for card in self.hidden(state, source)
        )

    def _different(
        self, table: Any, source: Source, found: list[int], most: int, target: str
    ) -> Resolution[tuple[int, ...]]:
        """Up to so many of different names, one after the other."""
        taken: tuple[int, ...] = ()
        for _ in range(most):
            names = {table.state.info(card).number for card in taken}
            free = [card for card in found if table.state.info(card).number not in names]
            chosen = yield from choose_cards(table, source, self.chooser.seat(source), free, 0, 1, target)
            if not chosen:
                break
            taken += chosen
        return taken

    def look(self, table: Any, source: Source, free: Sequence[int]) -> Resolution[tuple[int, ...]]:
        """Where the chooser looks first: show all cards of the areas; where none is free to be chosen, that is all that
        happens. The cards shown.
        """
        if not self.looks:
            return ()
        chooser = self.chooser.seat(source)
        cards = [card for where in self._places(source) for card in table.state.piles.get(where, ())]
        yield from reveal(table, cards, chooser)
        if cards and not free:
            yield from ask_one(
                LookAt(
                    seat=chooser,
                    options=(Option("seen"),),
                    section=table.state.rules.section("look", table.state, source),
                    source=handle(source),
                    secret=True,
                    cards=tuple(f"card:{card}" for card in cards),
                )
            )
        return tuple(cards)

    def prove(self, table: Any, source: Source, taken: tuple[int, ...] = ()) -> Resolution[None]:
        """Show the hidden cards among which the rest would have to be (§10-24)."""
        if self.proved and not self.looks:
            yield from reveal(table, [card for card in self.hidden(table.state, source) if card not in taken])

    def hidden(self, state: Any, source: Source) -> list[int]:
        """The cards of the areas whose faces not both players see and which could be meant for all that both see,
        whether they are or not.
        """
        seen = [trait for trait in self.cards.traits if trait.open] if self.cards is not None else []
        return [
            card
            for where in self._places(source)
            for card in state.piles.get(where, ())
            if secret(state, card) and all(trait.admits(state, source, card) for trait in seen)
        ]

    @property
    def single(self) -> bool:
        """One card, as it is worded."""
        return isinstance(self.count, int) and self.count == 1 and self.how not in ("all", "any-number")

    @property
    def shortfall(self) -> int:
        """Fewest cards with which the step was done in full (§10-40), where the number is printed."""
        return self.count if self.how in ("exactly", "random") and isinstance(self.count, int) else 0

    def phrase(self) -> Phrase:
        """"up to 2 cards in your played pile or discard pile"."""
        if self.how in ("all", "any-number"):
            return say(_PICKED[self.how], card=self.noun(many=True))
        if self.looks:
            return self._looking()
        return say(_PICKED[self.how], card=self.noun(many=not self.single), count=number_slot(self.count))

    def _looking(self) -> Phrase:
        """"1 card in your opponent's hand, which you look at"."""
        card = CardFilter(self.cards.traits if self.cards is not None else ())
        return say(
            "pick-looking-up-to" if self.how == "up-to" else "pick-looking",
            card=card.phrase() if self.single else card.plural(),
            areas=joined([Term(area) for area in self.areas], "or"),
            whose=self.whose,
            count=number_slot(self.count),
        )

    @property
    def whose(self) -> str:
        """Whose areas, as messages call it."""
        return "any" if self.side is None else self.side.value

    def noun(self, many: bool = False) -> Phrase:
        """"cards in your played pile or discard pile"; specials need no area."""
        traits = self.cards.traits if self.cards is not None else ()
        own = self.side is Side.OPPONENT and self.chooser is Side.OPPONENT
        whose = "their" if own else self.whose
        card = CardFilter(traits).worded("cards" if many else "card")
        areas = joined([Term(area) for area in self.areas], "and" if self.how == "all" else "or")
        return say(self.lying, card=card, areas=areas, whose=whose)


_PICKED: Final = {
    "exactly": "pick",
    "up-to": "pick-up-to",
    "different": "pick-up-to",
    "random": "pick-random",
    "all": "pick-all",
    "any-number": "pick-any-number",
}


def choose_cards(
    table: Any,
    source: Source,
    seat: int,
    cards: Sequence[int],
    least: int,
    most: int,
    target: str = "",
    ordered: bool = False,
    shown: Sequence[int] = (),
    secret: bool = False,
    prompt: Phrase | None = None,
    section: str = "",
) -> Resolution[tuple[int, ...]]:
    """The seat chooses among cards, as many as there are where they are too few (§5-10); never those that can't be
    chosen (§10-33). `target` is an area, of each card's owner, or a place. `shown` are cards that it sees for this
    choice, and so is asked for even where there is only one. `secret`: asked even where none can be chosen,
    since that is nobody else's business. `prompt`: what is asked, where the text says more than how many. `section`:
    the paragraph that asks, where it isn't one of those that let texts ask.
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
            section=section or state.rules.section("cards", state, source),
            source=handle(source),
            target=_target(target, state.owner[free[0]] if free else seat),
            shown=tuple(f"card:{card}" for card in shown),
            secret=secret or (bool(shown) and bool(free)),
            prompt=prompt,
        )
    )
    return tuple(int(key[5:]) for key in keys)


def _target(target: str, owner: int) -> str:
    """The place to which a card of that owner goes: the one that is named, or the owner's of an area."""
    return place(target, owner) if target and "." not in target else target


@dataclass(eq=False)
class Choose(Step):
    """Cards are chosen, of which what follows speaks."""

    said = "choose-cards"
    names: ClassVar[bool] = True
    cards: Pick
    to: str = ""
    """The area that they go to then."""

    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """Choose them; true if they were as many as the text says."""
        table.them = yield from self.cards.take(table, source, self.to)
        return len(table.them) >= self.cards.shortfall * source.scale


@dataclass(eq=False)
class Show(Step):
    """Cards are shown: to both players (§10-24), or to one who couldn't see them otherwise (§7-1-11); what follows
    speaks of them.
    """

    names: ClassVar[bool] = True
    cards: Pick
    to: Side | None = None

    def run(self, table: Any, source: Source) -> Resolution[bool]:
        """Show them; one player alone goes on when they were seen."""
        taken = yield from self.cards.take(table, source)
        seat = self.to.seat(source) if self.to is not None else -1
        yield from reveal(table, taken, seat)
        if taken and seat >= 0:
            yield from ask_one(
                LookAt(
                    seat=seat,
                    options=(Option("seen"),),
                    section=table.state.rules.section("look", table.state, source),
                    source=handle(source),
                    secret=True,
                    cards=tuple(f"card:{card}" for card in taken),
                )
            )
        table.them = taken
        return len(taken) >= self.cards.shortfall * source.scale

    def phrase(self) -> Phrase:
        """"your opponent reveals all cards in hand", "look at your opponent's Special cards"."""
        if self.to is not None:
            return say("look-at", cards=self.cards.phrase())
        return say("reveal", who=self.cards.whose, cards=self.cards.phrase())
