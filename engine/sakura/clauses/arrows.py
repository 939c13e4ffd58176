"""How the arrows of cards run now: reversed (§10-2) or two-way (§10-1), as fixed when a use began (§9-1-3-3)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, NamedTuple

from engine.cardgame.clauses import Standing
from engine.cardgame.hooks import ADD, Modify
from engine.cardgame.in_force import in_force
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.sakura.clauses.filters import UsedFromArea
from engine.sakura.layers import TEXT, TEXT_AT_REST
from engine.sakura.procedures.legality import in_power
from engine.sakura.registry import REGISTRY
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.source import Source
    from engine.cardgame.words.sides import Side
    from engine.sakura.state import State

__all__ = ["arrows_move_more", "arrows_reversed", "arrows_two_way"]


class Way(NamedTuple):
    """How an arrow runs now (§10-1, §10-2): between places, perhaps both ways, perhaps with more crystals."""

    source: str
    target: str
    two_way: bool = False
    more: int = 0


@dataclass(eq=False)
class ArrowText(Standing):
    """Arrows of cards are reversed (§10-2) or two-way (§10-1): of this card, or of a player's cards of a sort."""

    how: str
    """`reversed`, `two-way` or `more` (each moves one crystal more)."""
    side: Side | None = None
    cards: CardFilter | None = None

    def hooks(self) -> Iterable[Hook]:
        """A change of text, fixed when a use begins (§9-1-3-3), and of what is resolved in no use (§9-1-3-4), unless it
        asks how the card is used.
        """
        of_uses = self.cards is not None and any(isinstance(trait, UsedFromArea) for trait in self.cards.traits)
        return tuple(
            Modify(clause=self, own=self.side is None, value=value, layer=ADD, change=self._change, fits=self._fits)
            for value in ((TEXT,) if of_uses or self.side is None else (TEXT, TEXT_AT_REST))
        )

    def _change(self, way: Way, state: State, source: Source) -> Way:
        if self.how == "two-way":
            return way._replace(two_way=True)
        if self.how == "more":
            return way._replace(more=way.more + source.scale)
        return way._replace(source=way.target, target=way.source)

    def _fits(self, state: State, source: Source, card: int) -> bool:
        if self.side is None:
            return card == source.card
        return state.owner[card] == self.side.seat(source) and (
            self.cards is None or self.cards.admits(state, source, card)
        )

    def phrase(self) -> Phrase:
        """"The arrows of your cards are two-way"."""
        if self.side is None:
            return say("arrows-of-this-card", how=self.how)
        card = (self.cards or CardFilter()).plural()
        return say("arrows-of-cards", how=self.how, whose=self.side.value, card=card)


def way_now(state: State, source: Source, way: Way) -> Way:
    """An arrow of a card's text as it runs now: by the changes fixed when the card's use began, else by those in force
    (§9-1-3-3, §9-1-3-4).
    """
    if source.card < 0:
        return way
    use = state.use(source.card)
    changes: list[tuple[Modify, Source]] = []
    if use is not None:
        hooks = (hook for ref in dict.fromkeys(use.text) for hook in REGISTRY.hooks(ref))
        changes += [(hook, source) for hook in hooks if isinstance(hook, Modify) and hook.value == TEXT]
    else:
        changes += [
            (hook, by)
            for hook, by in in_force(state).modify.get(TEXT_AT_REST, ())
            if (hook.fits is None or hook.fits(state, by, source.card)) and hook.open(state, by)
        ]
    changes += [
        (hook, source)
        for effect in state.info(source.card).by_kind.get("forced", ())
        if in_power(effect, use.way if use is not None else "")
        for hook in REGISTRY.hooks(effect.clause.ref)
        if isinstance(hook, Modify) and hook.own and hook.value == TEXT and hook.open(state, source)
    ]
    for hook, by in changes:
        way = hook.change(way, state, by)
    return way


def arrows_two_way(side: Side | None = None, *traits: CardTrait) -> Standing:
    """The arrows of this card, or of a player's cards with these traits, are two-way (§10-1)."""
    return ArrowText("two-way", side, CardFilter(traits) if side is not None else None)


def arrows_reversed() -> Standing:
    """The arrows of this card are reversed (§10-2)."""
    return ArrowText("reversed")


def arrows_move_more() -> Standing:
    """The arrows of this card each move one crystal more (§10-1)."""
    return ArrowText("more")
