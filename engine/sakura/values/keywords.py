"""Which keywords and subtypes a card has now (§6-2-1-6, §6-2-1-7): those printed, and what it gains and loses while
something stands in force or for one use.
"""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING, Final

from engine.cardgame.hooks import Modify
from engine.cardgame.in_force import in_force, own_hooks
from engine.cardgame.source import Source
from engine.sakura.layers import KEYWORD
from engine.sakura.registry import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Sequence

    from engine.cardgame.state import Lasting
    from engine.sakura.cards import Card
    from engine.sakura.state import Grant, State, Use

SUBTYPES: Final = ("reaction", "full-power")
_REACTION, _FULL_POWER = (KEYWORD + one for one in SUBTYPES)


def subtype_of(state: State, card: int) -> str | None:
    """The subtype that the card has now."""
    return subtype_now(state, card, state.info(card))


def subtype_now(state: State, card: int, info: Card, grants: Sequence[Grant] = ()) -> str | None:
    """The subtype that the card has now, with its information; `grants`: what a use of it would be given besides."""
    printed = info.subtype
    if not grants and ((not state.uses and Modify not in info.own) or _as_printed(state, card, info)):
        changing = (state.memo.force or in_force(state)).modify
        if _REACTION not in changing and _FULL_POWER not in changing:
            return printed
    if printed == "undefined":
        return printed
    return next((one for one in SUBTYPES if keyword(state, card, one, grants) is not None), None)


def _as_printed(state: State, card: int, info: Card) -> bool:
    """Whether neither the card itself nor a use of it under way changes what it has: nearly always so."""
    if Modify in info.own and _changes_itself(info):
        return False
    use = state.use(card) if state.uses else None
    return use is None or not use.grants


@cache
def _changes_itself(info: Card) -> bool:
    """Whether a text of the card changes its own keywords."""
    return any(isinstance(hook, Modify) and hook.value.startswith(KEYWORD) for hook in info.own[Modify])


def has_keyword(state: State, card: int, term: str) -> bool:
    """Whether the card has that keyword or subtype now."""
    return keyword(state, card, term) is not None


def keyword(state: State, card: int, term: str, grants: Sequence[Grant] = ()) -> int | None:
    """The figure of a keyword or subtype that the card has now, 0 where it has none; None of one that it hasn't. One
    that is there several times has all figures together (§x17-6).
    """
    info = state.info(card)
    found = info.keywords.get(term)
    if info.subtype == term:
        found = 0
    name = KEYWORD + term
    if not grants and name not in (state.memo.force or in_force(state)).modify and _as_printed(state, card, info):
        return found
    changes = _changes(state, card, name, grants)
    changes.sort(key=lambda pair: pair[0].layer)
    for hook, source in changes:
        found = hook.change(found, state, source)
    return found


def waiting_for_use(state: State, seat: int, card: int) -> list[Lasting]:
    """What waits for the next card that its player uses and fits this one (§9-1-3-4)."""
    return [
        one
        for one in state.lasting
        if one.scope == "next-use"
        and one.source.seat == seat
        and all(
            hook.fits is None or hook.fits(state, one.source, card)
            for hook in REGISTRY.hooks(one.ref)
            if isinstance(hook, Modify)
        )
    ]


def _changes(state: State, card: int, value: str, grants: Sequence[Grant]) -> list[tuple[Modify, Source]]:
    use = state.use(card) if state.uses else None
    found: list[tuple[Modify, Source]] = []
    if Modify in state.info(card).own:
        source = _source(state, card, use)
        found += [(hook, source) for hook in own_hooks(state, card, Modify) if hook.value == value]
    for grant in (*use.grants, *grants) if use is not None else grants:
        found += [
            (hook, grant.source)
            for hook in REGISTRY.hooks(grant.ref)
            if isinstance(hook, Modify) and hook.value == value
        ]
    found += [
        (hook, source)
        for hook, source in (state.memo.force or in_force(state)).modify.get(value, ())
        if hook.fits is None or hook.fits(state, source, card)
    ]
    return [(hook, source) for hook, source in found if hook.open(state, source)] if found else found


def _source(state: State, card: int, use: Use | None) -> Source:
    if use is None:
        return Source(state.owner[card], card)
    return Source(use.seat, card, answering=use.answering, x=use.x)
