"""Sakura Arms' cards as the reader says them: values by their terms, both sides of a two-sided card, copies."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.sakura.door import AttackSeen, CardFace, CardSeen, card_face, card_sides, card_text, in_braces, side_term
from engine.text.phrase import CardName, Listing, Term, say
from sakura_desktop.cards import CardRead, CardTexts, Fact, Passage

if TYPE_CHECKING:
    from collections.abc import Iterator


class SakuraCards(CardTexts):
    """Cards as the engine knows them."""

    def read(self, number: str, seen: CardSeen | AttackSeen | None) -> CardRead:
        """Values and text; of a copy (§10-16) also those of the card copied."""
        face = (seen.copy_of if seen is not None else None) or number
        side = seen.side if isinstance(seen, CardSeen) and seen.side in card_sides(face) else ""
        text = _sides(face, side) if card_sides(face) else (_passage(face),)
        own = ((_passage(number),),) if face != number else ()
        return CardRead(face, side, tuple(_facts(number, face, seen)), (*own, text))

    def sort(self, number: str) -> Term:
        """Its type (§6-2-1-5)."""
        return Term(card_face(number).type)


def _facts(number: str, printed: str, seen: CardSeen | AttackSeen | None) -> Iterator[Fact]:
    face = card_face(printed)._replace(kind=card_face(number).kind)
    if printed != number:
        yield Fact(say("art-copy", card=CardName(printed)), bold=True)
    kinds = tuple(Term(key) for key in (face.kind, face.type, face.subtype) if key)
    yield Fact(say("art-card-kinds", kinds=Listing(kinds, "comma")), 1.0)
    yield from _values(face if not card_sides(printed) else _of_no_side(face))
    cost = seen.cost if isinstance(seen, CardSeen) else None
    now = in_braces(str(cost), face.cost is not None and face.cost.startswith("{"))
    if cost is not None and now != face.cost:
        yield Fact(say("art-cost-now", cost=now), bold=True, live=True)


def _values(face: CardFace) -> Iterator[Fact]:
    """The values printed on a card, by the terms that name them (§6-2-1)."""
    cost = say(face.cost_said) if face.cost_said else face.cost
    every = (("range", face.range), ("damage", face.damage), ("capacity", face.capacity), ("cost", cost))
    for label, value in every:
        if value:
            yield Fact(say("art-card-value", label=Term(label), value=value), value=True)


def _of_no_side(face: CardFace) -> CardFace:
    """What a two-sided card has whichever side counts: its cost; the other values stand on each of its sides."""
    return face._replace(range=None, damage=None, capacity=None)


def _passage(number: str) -> Passage:
    return Passage(f"{number}/", card_text(number), f"clause:{number}")


def _sides(number: str, current: str) -> tuple[Passage, ...]:
    """Both sides of a two-sided card, one under the other: name, values and text; the one that counts is marked. A
    clause of such a card is no word of its own to be learned.
    """

    def passage(side: str) -> Passage:
        said = say("art-side-now" if side == current else "art-side", side=Term(side_term(number, side)))
        values = _values(card_face(number, side)._replace(cost=None))
        facts = (Fact(said, 1.15, bold=side == current), *values)
        return Passage(f"{number}/{side}", card_text(number, side), facts=facts)

    return tuple(passage(side) for side in card_sides(number))
