"""What is done as a card leaves play: a soul goes in its place (ソウルガード), what lasts upon it is over (3-2d)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace

from engine.cardgame.hooks import Forbid, Modify, Permit, Replace
from engine.cardgame.source import Source
from engine.cardgame.words.choosing import choose_cards
from engine.gateruler.areas import GRAVEYARD
from engine.gateruler.events import CardMoved, DamageDealt, LastingBegan, LastingEnded, UnitsHealed
from engine.gateruler.values import controller, damage_on, has_keyword, souls
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from engine.cardgame.state import Lasting
    from engine.gateruler.state import State
    from engine.gateruler.table import Table
    from engine.kernel.resolution import Resolution


def give_up_soul(table: Table, card: int) -> Resolution[bool]:
    """ソウルガード: instead of leaving play a card loses one of its souls and its damage, and what lasts upon it for a
    time; whether it did.
    """
    state = table.state
    under = souls(state, card)
    if not under or not has_keyword(state, card, "soul-guard"):
        return False
    seat = controller(state, card)
    prompt = say("gateruler-ask-soul-guard", card=CardName(state.info(card).number))
    chosen = yield from choose_cards(table, Source(seat, card), seat, under, 1, 1, "graveyard", prompt=prompt)
    soul = chosen[0] if chosen else under[0]
    over_upon(table, card)
    yield from table.happen(
        CardMoved(soul, state.where[soul], GRAVEYARD[state.owner[soul]], 0, status="", why="soul-guard")
    )
    if damage_on(state, card):
        yield from table.happen(UnitsHealed((card,), "soul-guard"))
    return True


def over_upon(table: Table, card: int) -> None:
    """What lasts upon that card is over for it."""
    for one in table.state.lasting:
        rest = _without(table.state, one, card)
        if rest is None:
            table.emit(LastingEnded((one.id,)))
        elif rest != one:
            table.emit(LastingEnded((one.id,)))
            table.emit(LastingBegan(replace(rest, id=table.next_id())))


def _without(state: State, one: Lasting, card: int) -> Lasting | None:
    """The same effect without that card; None where it was upon it alone."""
    meant = one.source.them
    if card not in meant or one.scope != "standing":
        return one
    if not any(_is_upon(hook, state, one.source, card) for hook in state.rules.registry.hooks(one.ref)):
        return one
    left = tuple(other for other in meant if other != card)
    return replace(one, source=one.source._replace(them=left)) if left else None


def _is_upon(hook: Any, state: State, source: Source, card: int) -> bool:
    """Whether a hook concerns the card: its figures, what it may do, damage to it."""
    if isinstance(hook, Forbid) and hook.what not in _OF_CARDS:
        return False
    if isinstance(hook, Replace):
        return hook.event is DamageDealt and hook.fits(DamageDealt(card, 1, -1, -1), state, source)
    if not isinstance(hook, Modify | Permit | Forbid) or hook.fits is None:
        return False
    return bool(hook.fits(state, source, card))


_OF_CARDS: Final = frozenset(("attack", "set", "be-chosen"))
"""What is forbidden to cards, not to players."""
