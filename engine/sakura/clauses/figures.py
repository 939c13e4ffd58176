"""Phrases that many clauses need: one step after the other, figures as they are printed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.procedures.legality import range_words
from engine.sakura.view.shapes import DASH, damage_words
from engine.text.phrase import Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Amount
    from engine.sakura.cards import Effect


def effect_phrase(effect: Effect) -> Phrase:
    """An effect of an attack in a text: a bare keyword, or its class and what it does."""
    if effect.keyword:
        return effect.clause.phrase()
    return say(f"quoted-{effect.kinds[0]}", text=effect.clause.phrase())


def figure(value: int | Amount | None) -> str:
    """A printed figure: the dash for None, X (or Y) for what is computed."""
    if value is None:
        return DASH
    return str(value) if isinstance(value, int) else value.letter


def printed_damage(aura: int | Amount | None, life: int | Amount | None, lacerated: bool = False) -> str:
    """Damage as it is printed: `3/1`, `-/1`, `X/2` (§5-8-2); as lacerations in braces (§x22-8)."""
    return damage_words(figure(aura), figure(life), lacerated)


def printed_range(numbers: Iterable[int]) -> str:
    """A range as it is printed: `3-4`, `1,3,5` (§6-2-1-8)."""
    return range_words(set(numbers))
