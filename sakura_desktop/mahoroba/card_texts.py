"""Cards of まほろば妖女奇譚 as the reader says them: kind, element, HP, what it is strong against, how it fares now."""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.mahoroba.door import CardSeen, card_face, card_text
from engine.text.phrase import CardName, Listing, Term, say
from sakura_desktop.cards import CardRead, CardTexts, Fact, Passage

if TYPE_CHECKING:
    from collections.abc import Iterator


class MahorobaCards(CardTexts):
    """Cards as the engine knows them."""

    def read(self, number: str, seen: CardSeen | None) -> CardRead:
        """What is printed, and of a unit on the mat what became of it."""
        text = Passage(f"{number}/", card_text(number), f"clause:{number}")
        now = _now(seen) if isinstance(seen, CardSeen) else ()
        return CardRead(number, "", (*_printed(number), *now), ((text,),))

    def sort(self, number: str) -> Term:
        """A unit, or its kind of command."""
        return _term(card_face(number).kind)


def _term(key: str) -> Term:
    return Term(f"mahoroba-{key}")


def _printed(number: str) -> Iterator[Fact]:
    face = card_face(number)
    kinds = tuple(_term(key) for key in (face.kind, face.element) if key)
    yield Fact(say("art-card-kinds", kinds=Listing(kinds, "comma")), 1.0)
    if face.hp:
        yield Fact(say("art-card-value", label=_term("hp"), value=face.hp), value=True)
    if face.strong_against:
        yield Fact(say("art-card-value", label=_term("advantage"), value=_term(face.strong_against)), value=True)


def _now(seen: CardSeen) -> Iterator[Fact]:
    """The state, HP left, energy, and what changed the HP."""
    if seen.hp is None:
        return
    if seen.status:
        yield Fact(say("mahoroba-state", state=seen.status), bold=True, live=True)
    if seen.status != "ko":
        yield Fact(say("mahoroba-hp-left", left=max(0, seen.hp - seen.damage), hp=seen.hp), bold=True, live=True)
        yield Fact(say("art-card-value", label=_term("energy"), value=seen.energy), value=True, live=True)
    for change in seen.changes:
        what = say("art-change", what=_term(change.what), before=change.before, after=change.after)
        by = say("art-change-by", card=CardName(change.source)) if change.source else say("art-change-by-rule")
        yield Fact(say("art-change-line", change=what, by=by), 1.0, live=True)
