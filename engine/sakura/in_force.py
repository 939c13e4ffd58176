"""What is in force now: the hooks of ongoing, used and forced effects, of what lasts, and of the rule sheets present
(§9-1-1, §5-5). Gathered once per change of the cards and kept with the state until the next.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple, TypeVar

from engine.sakura.areas import ENHANCEMENTS, SEATS, SPECIALS, area_of, spec_of
from engine.sakura.cards import Source
from engine.sakura.hooks import LENDS_SEALED, AroundStep, AtPhase, Charge, Forbid, Modify, Offer, Permit, React, Replace
from engine.sakura.registry import REGISTRY

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.kernel.events import Event
    from engine.sakura.hooks import Act, Hook
    from engine.sakura.state import State

H = TypeVar("H", bound="Hook")


class Choosing(NamedTuple):
    """The subject of `be-chosen-by`: a card that an effect of a seat would let choose."""

    card: int
    by: int


class InForce:
    """Hooks by shape and name, each with the source that it speaks for."""

    __slots__ = ("acts", "around", "charges", "forbid", "modify", "offers", "permit", "phase", "react", "replace")

    def __init__(self) -> None:
        """Nothing in force yet."""
        self.modify: dict[str, tuple[tuple[Modify, Source], ...]] = {}
        self.react: dict[type[Event], tuple[tuple[React, Source], ...]] = {}
        self.replace: dict[type[Event], tuple[tuple[Replace, Source], ...]] = {}
        self.permit: dict[str, tuple[tuple[Permit, Source], ...]] = {}
        self.forbid: dict[str, tuple[tuple[Forbid, Source], ...]] = {}
        self.phase: dict[str, tuple[tuple[AtPhase, Source], ...]] = {}
        self.around: dict[str, tuple[tuple[AroundStep, Source], ...]] = {}
        self.charges: tuple[tuple[Charge, Source], ...] = ()
        self.offers: tuple[tuple[Offer, Source], ...] = ()
        self.acts: tuple[tuple[Act, Source], ...] = ()

    def add(self, hook: Hook, source: Source) -> None:
        """File a hook under its names, or in its book where that has none."""
        book = getattr(self, hook.book)
        if isinstance(book, tuple):
            setattr(self, hook.book, (*book, (hook, source)))
        else:
            for name in hook.names:
                book[name] = (*book.get(name, ()), (hook, source))

    def copy(self) -> InForce:
        """Another with the same, to which more can be added."""
        new = InForce.__new__(InForce)
        for book in InForce.__slots__:
            filed = getattr(self, book)
            setattr(new, book, filed if isinstance(filed, tuple) else filed.copy())
        return new


def in_force(state: State) -> InForce:
    """The hooks in force, from the state's memo if nothing moved since they were gathered."""
    found: InForce | None = state.memo.force
    if found is None:
        found = state.memo.force = _gather(state)
    return found


def _gather(state: State) -> InForce:
    force = _of_the_sheets(state.megami).copy()
    found = list(_standing(state))
    if any(hook.cancels_duplicates for _, hooks in found for hook in hooks):
        found = _without_duplicates(found)
    for source, hooks in found:
        for hook in hooks:
            force.add(hook, source)
    return force


@lru_cache(maxsize=64)
def _of_the_sheets(megami: tuple[tuple[str, str], tuple[str, str]]) -> InForce:
    """The rules that the chosen forms bring: in force from the first to the last moment of a duel."""
    force = InForce()
    for seat, forms in enumerate(megami):
        for form in forms:
            for rule in REGISTRY.rules_of(form):
                for hook in REGISTRY.hooks(rule):
                    force.add(hook, Source(seat))
    return force


def _standing(state: State) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
    piles, status = state.piles, state.status
    for seat in SEATS:
        for card in piles.get(ENHANCEMENTS[seat], ()):
            hooks = state.info(card).standing.get("ongoing")
            if hooks and card not in state.disenchanting:
                yield Source(seat, card), hooks
                if any(isinstance(hook, Permit) and hook.what == LENDS_SEALED for hook in hooks):
                    yield from _lent(state, seat, card)
        for card in piles.get(SPECIALS[seat], ()):
            if status[card] == "used":
                hooks = state.info(card).standing.get("used")
                if hooks:
                    yield Source(seat, card), hooks
    yield from _forced(state)
    for lasting in state.lasting:
        if lasting.scope == "standing":
            yield lasting.source, REGISTRY.hooks(lasting.ref)


def _lent(state: State, seat: int, under: int) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
    """The forced effects of cards that lie sealed under a card that lends them."""
    for card, by in state.sealed_under.items():
        if by == under:
            hooks = state.info(card).standing.get("abroad")
            if hooks:
                yield Source(seat, card), hooks


def _forced(state: State) -> Iterable[tuple[Source, tuple[Hook, ...]]]:
    """Forced effects that reach beyond their own card, wherever somebody knows the card (§9-1-1-2)."""
    for card in sorted(state.abroad.union(state.copies)) if state.copies else sorted(state.abroad):
        where = state.where[card]
        spec = spec_of(area_of(where))
        if not spec.effective or spec.sight == "nobody":
            continue
        hooks = state.info(card).standing.get("abroad")
        if hooks:
            yield Source(int(where[-1]), card), hooks


def _without_duplicates(
    found: list[tuple[Source, tuple[Hook, ...]]],
) -> list[tuple[Source, tuple[Hook, ...]]]:
    """Effects that cancel out when they are in force more than once (§10-28)."""
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
    """The forced hooks of one shape that a card has for itself."""
    return state.info(card).own.get(shape, ())


def charges_on(state: State, card: int, seat: int) -> list[tuple[Charge, Source]]:
    """The additional costs of a use of a card by a player now (§10-31): those in force, and the card's own."""
    standing, hooks = in_force(state).charges, own_hooks(state, card, Charge)
    if not standing and not hooks:
        return []
    found = [pair for pair in standing if pair[0].fits is None or pair[0].fits(state, pair[1], card)]
    found += [(hook, Source(seat, card)) for hook in hooks]
    return [(hook, source) for hook, source in found if hook.open(state, source)]


def forbidden(state: State, what: str, subject: object) -> tuple[Forbid, Source] | None:
    """The effect in force that forbids something to a subject, if one does (§1-4)."""
    for hook, source in in_force(state).forbid.get(what, ()):
        if (hook.fits is None or hook.fits(state, source, subject)) and hook.open(state, source):
            return hook, source
    return None


def choosable(state: State, cards: Iterable[int], to: str = "", by: int = -1) -> list[int]:
    """Those of the cards that may be chosen on purpose (§10-33) to be put `to` that area or place: some can't be chosen
    to be covered (§x7-2-1). `by` is the seat whose effect lets choose; -1 where it is none's.
    """
    covering = area_of(to) == "cover"
    if not in_force(state).forbid:
        return list(cards)
    return [
        card
        for card in cards
        if forbidden(state, "be-chosen", card) is None
        and (not covering or forbidden(state, "cover", card) is None)
        and (by < 0 or forbidden(state, "be-chosen-by", Choosing(card, by)) is None)
    ]


def permitted(state: State, what: str, subject: object) -> bool:
    """Whether an effect in force permits something to a subject."""
    return any(
        (hook.fits is None or hook.fits(state, source, subject)) and hook.open(state, source)
        for hook, source in in_force(state).permit.get(what, ())
    )
