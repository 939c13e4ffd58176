"""What a card shows: its lines of text and its printed figures, in no language yet."""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING, Final, NamedTuple

from engine.sakura.cards import Effect
from engine.sakura.clauses.build import brought_by
from engine.sakura.clauses.figures import figure, printed_damage, printed_range
from engine.sakura.clauses.market import MarketPrice
from engine.sakura.clauses.ranges import RangeX
from engine.sakura.registry import REGISTRY
from engine.sakura.view.shapes import in_braces
from engine.text.phrase import Listing, Phrase, Term, say

if TYPE_CHECKING:
    from engine.sakura.cards import Card

_ANOTHER: Final = re.compile(r"[- ](A+\d+)-")
_OPEN: Final = frozenset(
    {
        "arrow-one-way", "arrow-both-ways", "choose", "choose-any", "choose-any-x", "choose-again", "choose-any-again",
        "choose-listed", "copy-by-amount", "plan-text",
    }
)
"""Texts that end in a figure or in a list of lines."""


class CardFace(NamedTuple):
    """The printed side of a card (§6-2-1); figures as they are printed, None where a card has none."""

    number: str
    kind: str
    type: str
    subtype: str | None
    range: str | None
    damage: str | None
    capacity: str | None
    cost: str | None
    megami: tuple[str, ...]
    """Keys of the megami that use it (§6-2-1-4)."""
    form: str
    """Key of the form that brings it; of both, with a slash, where two megami share it."""
    cost_said: str = ""
    """The message that says the cost where it is printed as a word (§x21-3-1)."""
    reach: tuple[int, ...] = ()
    """The distances in the printed range of an attack; none where it is computed."""


@cache
def card_text(number: str, side: str = "") -> tuple[Phrase, ...]:
    """The text of a card: one phrase an effect, in the order of the card (§6-2-1-7). Of a two-sided card the text of
    the side named; of all of them, each under its name, where none is.
    """
    card = REGISTRY.cards[number]
    if card.copier is not None:
        return tuple(effect_line(effect) for effect in (Effect(("forced",), card.copier), *card.effects))
    if not card.faces or side:
        return tuple(effect_line(effect) for effect in _printed(card, side).effects)
    found: list[Phrase] = []
    for name in card.sides:
        found.append(say("line-of-side", side=Term(side_term(number, name))))
        found += card_text(number, name)
    return tuple(found) if len(found) > len(card.sides) else ()


def card_sides(number: str) -> tuple[str, ...]:
    """What the sides of a two-sided card are called (§x4-2-1); none for any other."""
    return REGISTRY.cards[number].sides


def side_term(number: str, side: str) -> str:
    """The key of the term by which a side of a card goes."""
    by = REGISTRY.cards[number].face_by
    return f"{by}-{side}" if by else side


def _printed(card: Card, side: str) -> Card:
    return card.faces[card.sides.index(side)] if side else card


def _computed_range(card: Card) -> str:
    """The letter that is printed where the range is computed."""
    return next((effect.clause.amount.letter for effect in card.effects if isinstance(effect.clause, RangeX)), "")


@cache
def card_face(number: str, side: str = "") -> CardFace:
    """The printed figures of a card; of a two-sided one those of the side named, or of the first."""
    card = REGISTRY.cards[number]
    if card.faces:
        card = _printed(card, side or card.sides[0])
    attacks, computed = card.attacks, _computed_range(card)
    return CardFace(
        number=card.number,
        kind=card.kind,
        type=card.type,
        subtype=card.subtype,
        range=(computed or printed_range(card.range)) if attacks else None,
        damage=printed_damage(card.aura, card.life, card.lacerated) if attacks else None,
        capacity=None if card.capacity is None else figure(card.capacity),
        cost=None if card.cost is None else in_braces(figure(card.cost), card.cost_lacerated),
        megami=card.megami,
        form=form_of(card),
        cost_said="figure-market-price" if isinstance(card.cost, MarketPrice) else "",
        reach=tuple(sorted(card.range)) if attacks and not computed else (),
    )


def form_of(card: Card) -> str:
    """The key of the form that brings a card, by its number, whoever uses it; of both where two megami share it."""
    if card.form:
        return card.form
    another = _ANOTHER.search(card.number)
    suffix = f"-{another[1].lower()}" if another else ""
    return "/".join(f"{megami}{suffix}" for megami in brought_by(card))


def ends_open(text: Phrase) -> bool:
    """Whether the last thing that a text says takes no full stop."""
    if text.key in _OPEN:
        return True
    last = dict(text.slots).get("step", dict(text.slots).get("steps"))
    if isinstance(last, Listing):
        last = last.items[-1]
    return isinstance(last, Phrase) and ends_open(last)


def effect_line(effect: Effect) -> Phrase:
    """One effect as a line: a bare keyword, or its classes and what it does."""
    text = effect.clause.phrase()
    if effect.keyword:
        return say("line-keyword", text=text)
    if effect.full_power is not None:
        text = say("all-out" if effect.full_power else "unless-all-out", text=text)
    ending = "open" if ends_open(text) else "stop"
    if effect.kinds == ("on-use",) or effect.named:
        return say(f"line-{ending}", text=text)
    if len(effect.kinds) == 1:
        return say(f"line-of-class-{ending}", kind=Term(effect.kinds[0]), text=text)
    first, second = effect.kinds
    return say(f"line-of-classes-{ending}", first=Term(first), second=Term(second), text=text)
