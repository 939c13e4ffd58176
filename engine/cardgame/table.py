"""A table at which a match is played: its state, the record of its events, and the one way to make something happen.

What an event lets arise is resolved nested before the procedure that made it goes on, in an order of the turn player's.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Any, Generic, TypeVar

from engine.cardgame.decisions import ChooseNext
from engine.cardgame.events import CardsRevealed, EffectArose
from engine.cardgame.in_force import in_force
from engine.cardgame.sight import knows
from engine.cardgame.state import State
from engine.kernel.decisions import Chance, Option
from engine.kernel.resolution import NOTHING, ask_one, draw_lots

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.cardgame.clauses import Hook
    from engine.cardgame.hooks import React, Replace
    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.text.phrase import Phrase

S = TypeVar("S", bound=State)


@dataclass(slots=True, eq=False)
class Arisen:
    """An effect that arose and waits: a hook with what it reacts to. A game has others, of its rules."""

    source: Source
    hook: React | None = None
    event: Event | None = None
    shown: bool = False
    """Its card was shown for it already."""

    def stands(self, state: Any) -> bool:
        """Whether there is still something to resolve."""
        return True

    def choice(self) -> Phrase | None:
        """How it is told apart from others that wait; None where its card says it."""
        return self.hook.clause.choice() if self.hook is not None else None

    def does(self) -> tuple[object, ...]:
        """What it does, to be compared: two that do the same come to the same in either order."""
        hook, source, event = self.hook, self.source, self.event
        if hook is not None and hook.spoken_of is not None and event is not None:
            return type(self), hook, hook.spoken_of(event, source)
        return type(self), hook, source, event

    def resolve(self, table: Any) -> Resolution[Any]:
        """Resolve it."""
        hook = self.hook
        assert hook is not None
        if not self.shown:
            yield from show_secret(table, hook, self.source)
        if hook.told:
            table.emit(EffectArose(hook.clause.ref, self.source))
        yield from hook.resolve(table, self.source, self.event)


class Table(Generic[S]):
    """The state of a match with its events; procedures read the state and make events happen."""

    __slots__ = ("arisen", "at_stake", "cutting", "events", "first", "judging", "state", "them")

    def __init__(self, state: S) -> None:
        """A table around a state; its events are those that happen from now on."""
        self.state = state
        self.events: list[Event] = []
        self.arisen: list[Arisen] = []
        """State-triggered effects that arose and wait to be resolved."""
        self.at_stake = True
        """There may be something to judge; a game may say so only upon what can decide a match."""
        self.judging = False
        """Something is resolved instead of a defeat: no judgement meanwhile."""
        self.cutting = False
        """A phase is being ended: ending it again does nothing."""
        self.them: tuple[int, ...] = ()
        """The cards that the step just resolved has chosen or moved (`Source.them` of the next one)."""
        self.first: int | None = None
        """The seat that begins, where the setup names it."""

    def emit(self, event: Event) -> None:
        """Apply and record an event, and note what arises from it."""
        state = self.state
        event.apply(state)
        self.events.append(event)
        force = state.memo.force or in_force(state)
        kind = type(event)
        if kind in force.react:
            for hook, source in force.react[kind]:
                if hook.fits(event, state, source) and hook.open(state, source):
                    self.arisen.append(Arisen(source, hook, event))
        if kind in state.rules.stirring:
            state.rules.arising(self, event)

    def happen(self, *events: Event) -> Resolution[None]:
        """Events that happen at once, or what replaces them: at the call. What it returns are the judgement and what
        arose, to be resolved nested before anything else.
        """
        state = self.state
        for event in events:
            if type(event) in (state.memo.force or in_force(state)).replace and (fitting := self.replacing(event)):
                for one in self.instead_of(event, fitting[0]):
                    self.emit(one)
            else:
                self.emit(event)
        if state.watched:
            state.rules.watch(self)
        judgement = state.rules.judgement(self) if self.at_stake and not self.judging else None
        # Most events let nothing arise: then there is no generator to be made.
        return NOTHING if judgement is None and not self.arisen else self._judge_and_settle(judgement)

    def happen_as(self, *events: Event) -> Resolution[tuple[Event, ...]]:
        """As `happen`; those that took place in the end."""
        first = len(self.events)
        settling = self.happen(*events)
        happened = tuple(self.events[first:])
        yield from settling
        return happened

    def _judge_and_settle(self, judgement: Resolution[None] | None) -> Resolution[None]:
        if judgement is not None:
            yield from judgement
        if self.arisen:
            yield from self._settle()

    def replacing(
        self, event: Event, used: tuple[tuple[Replace, Source], ...] = ()
    ) -> list[tuple[Replace, Source]]:
        """The effects in force that would put something in the place of an event now; those that are put in the place
        of what others have left only where there are no others. None of those that were used already.
        """
        state = self.state
        pairs = in_force(state).replace.get(type(event), ())
        for last in (False, True):
            found = []
            for pair in pairs:
                hook, source = pair
                if hook.last != last or pair in used:
                    continue
                if hook.fits(event, state, source) and hook.open(state, source):
                    found.append(pair)
            if found:
                return found
        return []

    def instead_of(
        self, event: Event, pair: tuple[Replace, Source], used: tuple[tuple[Replace, Source], ...] = ()
    ) -> Iterator[Event]:
        """What this effect puts in the place of the event, and others in the place of that, part by part: each part is
        worked out only when it is asked for, with those before it done. Each effect is applied once at the most.
        """
        hook, source = pair
        used = (*used, pair)
        for one in hook.instead(event, self.state, source):
            if further := self.replacing(one, used):
                yield from self.instead_of(one, further[0], used)
            else:
                yield one

    def next_id(self) -> int:
        """An id for an attack or for something that lasts."""
        return self.state.next_id

    def _settle(self) -> Resolution[None]:
        """Resolve all that arose until nothing is left; what arises meanwhile is settled inside."""
        arisen = yield from self._taken_over()
        state = self.state
        while arisen:
            arisen = [one for one in arisen if one.stands(state)]
            if not arisen:
                return
            first = _first_of_each_card(state, arisen)
            chosen = first[0]
            if len(first) > 1:
                labels = [one.choice() for one in first]
                sources = [one.source for one in first]
                chosen = first[(yield from choose_next(state, sources, state.rules.order_section, labels))]
            arisen.remove(chosen)
            yield from chosen.resolve(self)
            if self.arisen:
                arisen += yield from self._taken_over()

    def _taken_over(self) -> Resolution[list[Arisen]]:
        """What arose since, which no longer waits at the table; without the effects for which no card is shown: each
        such question goes to its player, who can say yes only if the card lies there.
        """
        arisen, self.arisen = self.arisen, []
        found: list[Arisen] = []
        for one in arisen:
            if one.hook is None or not one.hook.shown_from:
                found.append(one)
            elif (yield from self.state.rules.shows(self, one.hook, one.source)):
                found.append(replace(one, shown=True))
        return found


def _first_of_each_card(state: State, arisen: list[Arisen]) -> list[Arisen]:
    """What may be resolved next: of several effects of one class that a card has upon the same event, the first one on
    the card.
    """
    effects = state.rules.registry.effects
    found: dict[object, Arisen] = {}
    for one in arisen:
        effect = effects.get(one.hook.clause.ref) if one.hook is not None else None
        same = one if effect is None else (one.source.card, one.source.attack, id(one.event), effect.kinds)
        found.setdefault(same, one)
    return list(found.values())


def choose_next(
    state: State, sources: Sequence[Source], section: str, labels: Sequence[Phrase | None] = (), seat: int = -1
) -> Resolution[int]:
    """The turn player, or the player of that seat, chooses which of the effects of these sources resolves next. An
    effect is called by its card, and by its words in `labels`: of a card that the player doesn't know only where
    several of it are to be told apart.
    """
    cards, seat = [source.card for source in sources], state.turn_player if seat < 0 else seat
    options = tuple(
        Option(
            f"next:{index}:card:{card}",
            label=label if card < 0 or cards.count(card) > 1 or knows(state, seat, card) else None,
        )
        for index, (card, label) in enumerate(zip_longest(cards, labels))
    )
    key = yield from ask_one(ChooseNext(seat=seat, options=options, section=section))
    return int(key.split(":")[1])


def secret(state: State, card: int) -> bool:
    """Whether a card's face is kept from one player at least, as it lies."""
    sight = state.rules.areas.at(state.where[card]).sight
    return sight in ("owner", "nobody") or (sight == "by-status" and not state.face[card])


def reveal(table: Table[Any], cards: Sequence[int], seat: int = -1) -> Resolution[None]:
    """Show cards to both players, or to the seat alone."""
    if cards:
        yield from table.happen(CardsRevealed(tuple(cards), seat))


def show_secret(table: Table[Any], hook: Hook, source: Source) -> Resolution[None]:
    """A card that only one player knows is shown just before an effect of it counts that holds wherever it is."""
    state: State = table.state
    if source.card >= 0 and secret(state, source.card):
        always = state.info(source.card).standing.get(state.rules.registry.always, ())
        if hook in always:
            yield from reveal(table, (source.card,))


def chance_picks(table: Table[Any], cards: Sequence[int], count: int = 1) -> Resolution[tuple[int, ...]]:
    """So many of the cards at random (無作為), as many as there are where they are too few."""
    if not cards or count < 1:
        return ()
    numbers = yield from draw_lots(Chance("pick", len(cards), min(count, len(cards))))
    return tuple(cards[number] for number in numbers)
