"""What a megami's module declares: her forms and cards, and the rules, areas and counters that come with her."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.cardgame.clauses import Clause
    from engine.cardgame.components import Component
    from engine.sakura.cards import Card


__all__ = ["MegamiSpec", "Sheet", "form"]

_NUMBER: Final = re.compile(r"NA-([\d/]+)-+[a-z/]+-A+\d+-([NS])-([\d/]+)")
"""The number of another form's card: numbers of the megami, kind, and which card of each it stands in for."""


@dataclass(frozen=True, slots=True, kw_only=True)
class FormSpec:
    """A form of a megami (appendix 1): the first one is she herself; another one brings cards in place of some."""

    key: str
    """`yurina`, `yurina-a1`."""
    replaces: tuple[tuple[str, Card], ...] = ()
    """Numbers of the first form's cards, each with the card that stands in for it."""
    without: frozenset[str] = frozenset()
    """Numbers of the first form's cards that it doesn't bring, nor others in their place."""
    extras: tuple[Card, ...] = ()
    """Cards that lie among the extra cards from the beginning (§7-1-12); one named twice is there twice."""
    lays: tuple[tuple[Card, str], ...] = ()
    """Cards that lie elsewhere from the beginning: each with the key of the player's area."""
    tokens: tuple[tuple[str, str, int], ...] = ()
    """Tokens that lie on the table from the beginning: token, key of the player's area, how many."""
    counters: tuple[tuple[str, int], ...] = ()
    """Counters that the player has, with their values at the beginning."""
    besides: tuple[Card, ...] = ()
    """Cards that lie nowhere: another one may be a copy of them (§10-16)."""
    rules: tuple[Clause, ...] = ()
    """Rules in force for a player who has chosen this form."""
    rules_of_both: tuple[Clause, ...] = ()
    """Rules in force for each player of a duel to which this form comes, once, whoever has chosen it."""
    components_of_both: tuple[Component, ...] = ()
    """What comes to each player of a duel with this form, once, whoever has chosen it: counters and figures."""
    counters_of_both: tuple[tuple[str, int], ...] = ()
    """Counters that each player of such a duel has, with their values at the beginning."""
    components: tuple[Component, ...] = ()
    """What this form brings beside cards: areas with who may see into them, counters; each a panel of the screen."""


@dataclass(frozen=True, slots=True, kw_only=True)
class MegamiSpec:
    """A megami with all her forms."""

    key: str
    number: str
    """Two forms of one number can't be chosen together (§2-1)."""
    normals: tuple[Card, ...]
    specials: tuple[Card, ...]
    forms: tuple[FormSpec, ...]

    def cards_of(self, form: FormSpec) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The normal cards and the specials that a form may bring (§3-1)."""
        instead = dict(form.replaces)
        cards = [
            instead.get(card.number, card)
            for card in (*self.normals, *self.specials)
            if card.number not in form.without
        ]
        return (
            tuple(card for card in cards if card.kind == "normal"),
            tuple(card for card in cards if card.kind == "special"),
        )

    def all_cards(self) -> tuple[Card, ...]:
        """Every card of every form, each once."""
        found = [*self.normals, *self.specials]
        for form in self.forms:
            found += [card for _, card in form.replaces] + [*form.extras, *(card for card, _ in form.lays)]
            found += form.besides
        return tuple(dict.fromkeys(found))


@dataclass(frozen=True, slots=True, kw_only=True)
class Sheet:
    """What several forms of a megami bring alike; see `FormSpec`."""

    lays: tuple[tuple[Card, str], ...] = ()
    tokens: tuple[tuple[str, str, int], ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    rules: Callable[[], tuple[Clause, ...]] = tuple
    """Makes the rules, anew for each form."""
    components: tuple[Component, ...] = ()
    components_of_both: tuple[Component, ...] = ()
    counters_of_both: tuple[tuple[str, int], ...] = ()


_NOTHING: Final = Sheet()


def form(
    key: str, *cards: Card, sheet: Sheet = _NOTHING, extras: tuple[Card, ...] = (), rules: tuple[Clause, ...] = (),
    lays: tuple[tuple[Card, str], ...] = (), components: tuple[Component, ...] = (), besides: tuple[Card, ...] = (),
    without: tuple[Card, ...] = (),
    rules_of_both: tuple[Clause, ...] = (),
) -> FormSpec:  # fmt: skip
    """A form with the cards that stand in for those of the first form, those that it is without, what is on its sheet,
    and what else it has.
    """
    return FormSpec(
        key=key,
        replaces=tuple((_stands_for(card, key.partition("-")[0]), card) for card in cards),
        without=frozenset(card.number for card in without),
        extras=extras,
        lays=(*sheet.lays, *lays),
        tokens=sheet.tokens,
        counters=sheet.counters,
        besides=besides,
        rules=(*sheet.rules(), *rules),
        rules_of_both=rules_of_both,
        components=(*sheet.components, *components),
        components_of_both=sheet.components_of_both,
        counters_of_both=sheet.counters_of_both,
    )


def _stands_for(card: Card, megami: str) -> str:
    """The number of the card for which one of another form stands in (appendix 1): as its own number says."""
    found = _NUMBER.fullmatch(card.number)
    if found is None:
        raise ValueError(f"no card of another form: {card.number}")
    at = card.megami.index(megami)
    numbers, kind, places = found.groups()
    return f"NA-{numbers.split('/')[at]}-{megami}-O-{kind}-{places.split('/')[at]}"
