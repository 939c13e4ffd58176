"""Which megami and cards may be chosen (§2, §3, appendix 1), and why a pair or a deck is not legal."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cardgame.view import Refusal
from engine.sakura.megami.roster import FORMS, ROSTER
from engine.sakura.names import megami_name
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.sakura.cards import Card

NORMALS_IN_DECK: Final = 7
SPECIALS_IN_DECK: Final = 3


class Form(NamedTuple):
    """A form that can be chosen (§2-2)."""

    key: str
    base: str
    """Key of the megami whose form it is."""
    number: str
    """Forms of one number can't be chosen together (§2-1)."""
    another: str
    """`A1`, `A2`; empty for the megami herself."""


class Pool(NamedTuple):
    """The cards that a chosen pair may bring, by number (§3-1), and what lies among the extra cards (§7-1-12)."""

    normals: tuple[str, ...]
    specials: tuple[str, ...]
    extras: tuple[str, ...] = ()
    """As often as they lie there."""
    lays: tuple[tuple[str, str], ...] = ()
    """Cards that lie elsewhere from the beginning: number and area."""
    besides: tuple[str, ...] = ()
    """Cards that lie nowhere, but of which another may be a copy (§10-16)."""

    @property
    def numbers(self) -> tuple[str, ...]:
        """Every card of these, each once."""
        laid = (number for number, _ in self.lays)
        return tuple(dict.fromkeys((*self.normals, *self.specials, *self.extras, *laid, *self.besides)))


@cache
def forms() -> tuple[Form, ...]:
    """Every form that can be chosen, in the order of the list."""
    return tuple(
        Form(form.key, megami.key, megami.number, form.key.removeprefix(megami.key).lstrip("-").upper())
        for megami in ROSTER
        for form in megami.forms
    )


@cache
def every_number() -> tuple[str, ...]:
    """Every card of the pool by number: those that a deck may hold, and those that come with a form besides."""
    return tuple(dict.fromkeys(number for form in FORMS for number in cards_of(form).numbers))


@cache
def cards_of(form: str) -> Pool:
    """The cards of one form (appendix 1). Raises KeyError for a form that isn't listed."""
    megami, spec = FORMS[form]
    normals, specials = megami.cards_of(spec)
    lays = tuple((card.number, area) for card, area in spec.lays)
    return Pool(_numbers(normals), _numbers(specials), _numbers(spec.extras), lays, _numbers(spec.besides))


@lru_cache(maxsize=1_024)
def pool_of(pair: tuple[str, str]) -> Pool:
    """The cards of both forms, a shared one once (appendix 1). Raises KeyError for a form that isn't listed."""
    first, second = (cards_of(form) for form in pair)
    return Pool(
        tuple(dict.fromkeys((*first.normals, *second.normals))),
        tuple(dict.fromkeys((*first.specials, *second.specials))),
        (*first.extras, *second.extras),
        (*first.lays, *second.lays),
        (*first.besides, *second.besides),
    )


def replaced_by(form: str) -> dict[str, str]:
    """What another form brings instead of which card of the megami herself: old number to new number."""
    return {old: card.number for old, card in FORMS[form][1].replaces}


def _numbers(cards: Iterable[Card]) -> tuple[str, ...]:
    return tuple(card.number for card in cards)


def check_pair(pair: tuple[str, str]) -> Refusal | None:
    """Why two forms can't be chosen together (§2-1): `unknown-megami`, `same-megami`; None if they can."""
    for form in pair:
        if form not in FORMS:
            return Refusal("unknown-megami", "2-2", say("pool-unknown-megami", key=form))
    first, second = (FORMS[form][0] for form in pair)
    if first.number == second.number:
        return Refusal(
            "same-megami", "2-1", say("pool-same-megami", first=megami_name(pair[0]), second=megami_name(pair[1]))
        )
    return None


def check_deck(pair: tuple[str, str], normals: Iterable[str], specials: Iterable[str]) -> Refusal | None:
    """Why these cards are no deck of the pair (§3): the pair's own refusal, `not-in-pool`, `chosen-twice`,
    `normals-count`, `specials-count`; None if they are one.
    """
    wrong = check_pair(pair)
    if wrong is not None:
        return wrong
    pool = pool_of(pair)
    normals, specials = tuple(normals), tuple(specials)
    for chosen, allowed in ((normals, pool.normals), (specials, pool.specials)):
        for number in chosen:
            if number not in allowed:
                return _not_in_pool(number, pair)
            if chosen.count(number) > 1:
                return Refusal("chosen-twice", "3-1", say("pool-chosen-twice", card=CardName(number)))
    if len(normals) != NORMALS_IN_DECK:
        words = say("pool-normals-count", count=len(normals), wanted=NORMALS_IN_DECK)
        return Refusal("normals-count", "3-2", words)
    if len(specials) != SPECIALS_IN_DECK:
        words = say("pool-specials-count", count=len(specials), wanted=SPECIALS_IN_DECK)
        return Refusal("specials-count", "3-2", words)
    return None


def _not_in_pool(number: str, pair: tuple[str, str]) -> Refusal:
    known = any(number == card.number for megami in ROSTER for card in megami.all_cards())
    if not known:
        return Refusal("not-in-pool", "3-1", say("pool-unknown-card", number=number))
    first, second = (megami_name(form) for form in pair)
    return Refusal("not-in-pool", "3-1", say("pool-not-in-pool", card=CardName(number), first=first, second=second))
