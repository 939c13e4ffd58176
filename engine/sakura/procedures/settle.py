"""State-triggered effects (§5-5): what arose is resolved nested, in an order of the turn player's (§9-1, §9-8)."""

from __future__ import annotations

from dataclasses import dataclass, replace
from itertools import zip_longest
from typing import TYPE_CHECKING, Any

from engine.kernel.decisions import Move, Option
from engine.kernel.resolution import ask_one
from engine.sakura.areas import place
from engine.sakura.cards import Source
from engine.sakura.decisions import ChooseNext, ChooseOne
from engine.sakura.events import EffectArose
from engine.sakura.hooks import React
from engine.sakura.in_force import own_hooks
from engine.sakura.procedures.disenchant import disenchant, is_bare
from engine.sakura.procedures.moving import reveal, secret
from engine.sakura.registry import REGISTRY
from engine.text.phrase import CardName, Term, say

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.kernel.events import Event
    from engine.kernel.resolution import Resolution
    from engine.sakura.hooks import Hook
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Phrase


@dataclass(slots=True, eq=False)
class Arisen:
    """An effect that arose and waits: a hook with what it reacts to, or the disenchantment of a card."""

    source: Source
    hook: React | None = None
    event: Event | None = None
    shown: bool = False
    """Its card was shown for it already."""

    @property
    def card(self) -> int:
        """The card to be disenchanted; -1 if it is no disenchantment."""
        return self.source.card if self.hook is None else -1

    def stands(self, state: State) -> bool:
        """Whether there is still something to resolve."""
        return self.hook is not None or is_bare(state, self.source.card)

    def resolve(self, table: Table) -> Resolution[Any]:
        """Resolve it (§9-8)."""
        if self.hook is None:
            return disenchant(table, self.source.card)
        return self._react(table, self.hook)

    def _react(self, table: Table, hook: React) -> Resolution[Any]:
        if not self.shown:
            yield from show_secret(table, hook, self.source)
        if hook.told:
            table.emit(EffectArose(hook.clause.ref, self.source))
        yield from hook.resolve(table, self.source, self.event)


def show_secret(table: Table, hook: Hook, source: Source) -> Resolution[None]:
    """A card that only one player knows is shown just before its forced effect counts (§9-1-1-2)."""
    state = table.state
    if source.card >= 0 and secret(state, source.card) and hook in state.info(source.card).standing.get("forced", ()):
        yield from reveal(table, (source.card,))


def reacting(hook: React, source: Source, event: Event) -> Arisen:
    """A hook that reacts to an event."""
    return Arisen(source, hook, event)


def showable(state: State, event: Event) -> list[Arisen]:
    """The effects for which a player may show a hidden card upon this event, also of cards that only could be there:
    whoever can't see where a card is must reckon with it wherever that player has hidden cards (§9-1-1-2).
    """
    return [
        Arisen(Source(seat, card), hook, event)
        for seat in (state.turn_player, 1 - state.turn_player)
        for card, owner in enumerate(state.owner)
        if owner == seat and secret(state, card)
        for hook in own_hooks(state, card, React)
        if hook.shown_from
        and state.piles.get(place(hook.shown_from, seat))
        and hook.fits(event, state, Source(seat, card))
    ]


def shown_by_choice(table: Table, arisen: list[Arisen]) -> Resolution[list[Arisen]]:
    """What arose, without the effects for which no card is shown: each such question goes to its player, who can say
    yes only if the card lies there.
    """
    found: list[Arisen] = []
    for one in arisen:
        if one.hook is None or not one.hook.shown_from:
            found.append(one)
            continue
        shown = yield from _shows(table, one.hook, one.source)
        if shown:
            found.append(replace(one, shown=True))
    return found


def _shows(table: Table, hook: React, source: Source) -> Resolution[bool]:
    state, card = table.state, source.card
    where = place(hook.shown_from, source.seat)
    there = state.where[card] == where and hook.open(state, source)
    options = (Option("yes", (Move(f"card:{card}", where, where),)),) if there else ()
    key = yield from ask_one(
        ChooseOne(
            seat=source.seat,
            options=(*options, Option("no")),
            section="9-1-1-2",
            source=f"card:{card}" if there else "",
            prompt=say("prompt-show", card=CardName(state.info(card).number), area=Term(hook.shown_from)),
            secret=True,
        )
    )
    if key == "yes":
        yield from reveal(table, (card,))
    return key == "yes"


def disenchanting(card: int) -> Arisen:
    """An enhancement that lost its last crystal (§5-5-2)."""
    return Arisen(Source(-1, card))


def settle(table: Table) -> Resolution[None]:
    """Resolve all that arose until nothing is left; what arises meanwhile is settled inside (§9-8)."""
    arisen = yield from _taken_over(table)
    while arisen:
        arisen = [one for one in arisen if one.stands(table.state)]
        if not arisen:
            return
        first = _first_of_each_card(arisen)
        chosen = first[0]
        if len(first) > 1:
            labels = [one.hook.clause.phrase() if one.hook is not None else None for one in first]
            chosen = first[(yield from choose_next(table, [one.source for one in first], "5-5", labels))]
        arisen.remove(chosen)
        yield from chosen.resolve(table)
        if table.arisen:
            arisen += yield from _taken_over(table)


def _first_of_each_card(arisen: list[Arisen]) -> list[Arisen]:
    """What may be resolved next: of several effects of one class that a card has upon the same event, the first one on
    the card (§6-2-1-7, §6-4-1-7).
    """
    found: dict[object, Arisen] = {}
    for one in arisen:
        effect = REGISTRY.effects.get(one.hook.clause.ref) if one.hook is not None else None
        same = one if effect is None else (one.source.card, one.source.attack, id(one.event), effect.kinds)
        found.setdefault(same, one)
    return list(found.values())


def _taken_over(table: Table) -> Resolution[list[Arisen]]:
    """What arose since, which no longer waits at the table."""
    arisen, table.arisen = table.arisen, []
    return (yield from shown_by_choice(table, arisen))


def choose_next(
    table: Table, sources: Sequence[Source], section: str, labels: Sequence[Phrase | None] = ()
) -> Resolution[int]:
    """The turn player chooses which of the effects of these sources resolves next (§5-1-1). An effect is called by its
    card; one of a rule, and each of several of the same card, by its words in `labels`.
    """
    cards = [source.card for source in sources]
    options = tuple(
        Option(f"next:{index}:card:{card}", label=label if card < 0 or cards.count(card) > 1 else None)
        for index, (card, label) in enumerate(zip_longest(cards, labels))
    )
    key = yield from ask_one(ChooseNext(seat=table.state.turn_player, options=options, section=section))
    return int(key.split(":")[1])
