"""What is in force now: the hooks of rule sheets, of cards, and of what lasts. Gathered once per change of the cards
and kept with the state until the next.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from engine.cardgame.hooks import Charge, Charged
from engine.cardgame.source import Source

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Hook
    from engine.cardgame.hooks import AroundStep, Forbid, InForce, Permit
    from engine.cardgame.state import State

H = TypeVar("H", bound="Hook")


class Choosing(NamedTuple):
    """The subject of `be-chosen-by`: a card that an effect of a seat would let choose."""

    card: int
    by: int


def in_force(state: State) -> InForce:
    """The hooks in force, from the state's memo if nothing moved since they were gathered."""
    found = state.memo.force
    if found is None:
        found = state.memo.force = gather(state)
    return found


def gather(state: State) -> InForce:
    """The hooks in force, gathered anew."""
    rules = state.rules
    found = list(rules.standing(state))
    if state.lasting:
        hooks_of = rules.registry.hooks
        found += [(one.source, hooks_of(one.ref)) for one in state.lasting if one.scope == "standing"]
    sheets = rules.sheets(state)
    return _filed(sheets, tuple(found)) if found else sheets


@lru_cache(maxsize=256)
def _filed(sheets: InForce, standing: tuple[tuple[Source, tuple[Hook, ...]], ...]) -> InForce:
    """The book of what stands beside the sheets: made once for the same cards in force."""
    found = list(standing)
    if any(hook.cancels_duplicates for _, hooks in found for hook in hooks):
        found = _without_duplicates(found)
    return sheets.with_more(found)


def _without_duplicates(
    found: list[tuple[Source, tuple[Hook, ...]]],
) -> list[tuple[Source, tuple[Hook, ...]]]:
    """Effects that cancel out when they are in force more than once."""
    counts: dict[str, int] = {}
    for _, hooks in found:
        for ref in {hook.clause.ref for hook in hooks if hook.cancels_duplicates}:
            counts[ref] = counts.get(ref, 0) + 1
    if not any(count > 1 for count in counts.values()):
        return found
    return [
        (source, tuple(hook for hook in hooks if counts.get(hook.clause.ref, 0) < 2)) for source, hooks in found
    ]


def own_hooks(state: State, card: int, shape: type[H]) -> tuple[H, ...]:
    """The hooks of one shape that a card has for itself, wherever it is."""
    found: tuple[H, ...] = state.info(card).own.get(shape, ())
    return found


def charges_on(state: State, card: int, seat: int) -> list[tuple[Charge, Source]]:
    """The additional costs of a use of a card by a player now: those in force, and the card's own."""
    standing, hooks = (state.memo.force or in_force(state)).charges, own_hooks(state, card, Charge)
    if not standing and not hooks:
        return []
    use = Charged(card, seat)
    found = [pair for pair in standing if pair[0].fits is None or pair[0].fits(state, pair[1], use)]
    found += [(hook, Source(seat, card)) for hook in hooks]
    return [(hook, source) for hook, source in found if hook.open(state, source)]


def forbidden(state: State, what: str, subject: object) -> tuple[Forbid, Source] | None:
    """The effect in force that forbids something to a subject, if one does."""
    for hook, source in (state.memo.force or in_force(state)).forbid.get(what, ()):
        if (hook.fits is None or hook.fits(state, source, subject)) and hook.open(state, source):
            return hook, source
    return None


def around(state: State, step: str, place: str, seat: int) -> list[tuple[AroundStep, Source]]:
    """What is put before, after or in place of a step of that player's."""
    found = (state.memo.force or in_force(state)).around.get(step)
    if not found:
        return []
    return [
        (hook, source)
        for hook, source in found
        if hook.place == place
        and (source.seat == seat if hook.fits is None else hook.fits(state, source, seat))
        and hook.open(state, source)
    ]


def permission(state: State, what: str, subject: object) -> tuple[Permit, Source] | None:
    """The effect in force that permits something to a subject; None if none does."""
    for hook, source in in_force(state).permit.get(what, ()):
        if (hook.fits is None or hook.fits(state, source, subject)) and hook.open(state, source):
            return hook, source
    return None


def permitted(state: State, what: str, subject: object) -> bool:
    """Whether an effect in force permits something to a subject."""
    return permission(state, what, subject) is not None


def choosable(state: State, cards: Iterable[int], to: str = "", by: int = -1) -> list[int]:
    """Those of the cards that may be chosen on purpose to be put `to` that area or place, which may be barred to some.
    `by` is the seat whose effect lets choose; -1 where it is none's.
    """
    found, barring = list(cards), (state.memo.force or in_force(state)).forbid
    if "be-chosen" in barring:
        found = [card for card in found if forbidden(state, "be-chosen", card) is None]
    barred = state.rules.areas.at(to).barred if to and barring else ""
    if barred in barring:
        found = [card for card in found if forbidden(state, barred, card) is None]
    if by >= 0 and "be-chosen-by" in barring:
        found = [card for card in found if forbidden(state, "be-chosen-by", Choosing(card, by)) is None]
    return found
