"""The disenchantment of an enhancement without crystals (§9-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, NamedTuple

from engine.cardgame.areas import area_of, on_card
from engine.cardgame.in_force import forbidden
from engine.cardgame.source import Source
from engine.cardgame.table import Arisen
from engine.sakura.events import DisenchantBegan, DisenchantEnded
from engine.sakura.procedures.moving import put_away
from engine.text.phrase import say

if TYPE_CHECKING:
    from engine.kernel.resolution import Resolution
    from engine.sakura.state import State
    from engine.sakura.table import Table
    from engine.text.phrase import Phrase


def is_bare(state: State, card: int) -> bool:
    """An enhancement in its area without any crystal."""
    return area_of(state.where[card]) == "enhancements" and not state.count(on_card(card))


class DisenchantSubject(NamedTuple):
    """The subject of `disenchant-effects` hooks: which enhancement, whose."""

    card: int
    seat: int


class Disenchanting(Arisen):
    """An enhancement that lost its last crystal and waits to be disenchanted (§5-5-2)."""

    __slots__ = ()

    def stands(self, state: State) -> bool:
        """Whether it is still bare, and isn't being disenchanted already."""
        card = self.source.card
        return is_bare(state, card) and card not in state.disenchanting

    def choice(self) -> Phrase:
        """That it is disenchanted."""
        return say("option-next-disenchant")

    def resolve(self, table: Table) -> Resolution[Any]:
        """Disenchant it (§9-8)."""
        return disenchant(table, self.source.card)


def disenchant(table: Table, card: int) -> Resolution[None]:
    """Its Disenchant effects from top to bottom, unless something keeps them from being resolved; then it goes away if
    it is still there and bare (§9-5 i, ii). Meanwhile its ongoing effects are lost: what follows from that is judged
    and resolved before anything else.
    """
    state = table.state
    seat = int(state.where[card][-1])
    effects = state.info(card).by_kind.get("disenchant", ())
    if effects and forbidden(state, "disenchant-effects", DisenchantSubject(card, state.owner[card])):
        effects = ()
    yield from table.happen(DisenchantBegan(card))
    source = Source(seat, card)
    for effect in effects:
        if area_of(state.where[card]) != "enhancements":
            break
        yield from effect.clause.run(table, source)  # type: ignore[attr-defined]  # disenchant effects are steps
    if is_bare(state, card):
        yield from put_away(table, card)
    yield from table.happen(DisenchantEnded(card, seat))
