"""What a megami's module declares: her forms and cards, and the rules, areas and counters that come with her."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from engine.cardgame.clauses import Clause
    from engine.cardgame.components import Component
    from engine.sakura.cards import Card


@dataclass(frozen=True, slots=True, kw_only=True)
class FormSpec:
    """A form of a megami (appendix 1): the first one is she herself; another one brings cards in place of some."""

    key: str
    """`yurina`, `yurina-a1`."""
    replaces: tuple[tuple[str, Card], ...] = ()
    """Numbers of the first form's cards, each with the card that stands in for it."""
    adds: tuple[Card, ...] = ()
    """Cards that this form may bring besides."""
    extras: tuple[Card, ...] = ()
    """Cards that lie among the extra cards from the beginning (§7-1-12); one named twice is there twice."""
    lays: tuple[tuple[Card, str], ...] = ()
    """Cards that lie elsewhere from the beginning: each with the key of the player's area."""
    tokens: tuple[tuple[str, str, int], ...] = ()
    """Tokens that lie on the table from the beginning: token, key of the player's area, how many."""
    counters: tuple[tuple[str, int], ...] = ()
    """Counters that the player has, with their values at the beginning."""
    rules: tuple[Clause, ...] = ()
    """Rules in force for a player who has chosen this form."""
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
        cards = [instead.get(card.number, card) for card in (*self.normals, *self.specials)]
        cards += form.adds
        return (
            tuple(card for card in cards if card.kind == "normal"),
            tuple(card for card in cards if card.kind == "special"),
        )

    def all_cards(self) -> tuple[Card, ...]:
        """Every card of every form, each once."""
        found = [*self.normals, *self.specials]
        for form in self.forms:
            found += [card for _, card in form.replaces] + [*form.adds, *form.extras, *(card for card, _ in form.lays)]
        return tuple(dict.fromkeys(found))
