"""Cards of Gate Ruler as the reader says them: kind, faction, attributes, level, figures; what a ruler can do; which
facts this program chose; and of a card in play how it fares now.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.gateruler.door import CardSeen, card_face, card_text
from engine.text.phrase import CardName, Listing, Term, say
from sakura_desktop.cards import CardRead, CardTexts, Fact, Passage
from sakura_desktop.gateruler.pictures.card_content import figures_of
from sakura_desktop.gateruler.words import attribute, chosen_here, faction, ruler_lines, term

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.gateruler.door import CardFace
    from engine.text.phrase import Phrase, Slot

SMALL = 1.0


class GateRulerCards(CardTexts):
    """Cards as the engine knows them."""

    def read(self, number: str, seen: CardSeen | None) -> CardRead:
        """What is printed, and of a card in play what became of it."""
        face = card_face(number)
        text = Passage(f"{number}/", card_text(number), f"clause:{number}")
        passages = (Passage(f"{number}/ruler", ruler_lines(face.ruler)),) if face.ruler is not None else ()
        now = _now(seen, face) if isinstance(seen, CardSeen) else ()
        return CardRead(number, "", (*_printed(face), *now), ((*passages, text),))

    def sort(self, number: str) -> Term:
        """A ruler, unit, event or field."""
        return term(card_face(number).kind)


def _printed(face: CardFace) -> Iterator[Fact]:
    """What it is, its figures, and where its facts come from."""
    sorts: list[Slot] = [term(face.kind)]
    sorts += [term(face.timing)] if face.timing else []
    sorts += [term("legendary")] if face.legendary else []
    sorts += [faction(face.faction)] if face.faction else []
    sorts += [attribute(one) for one in face.attributes]
    yield Fact(say("art-card-kinds", kinds=Listing(tuple(sorts), "comma")), SMALL)
    if face.ruler is None:
        yield Fact(say("art-card-value", label=term("level"), value=face.level), value=True)
    for key, value in figures_of(face):
        yield Fact(say("art-card-value", label=term(key), value=value), value=True)
    marks = (*face.marks, *face.keywords)
    if marks:
        yield Fact(say("art-card-kinds", kinds=Listing(tuple(term(key) for key in marks), "comma")), SMALL)
    yield Fact(say("gateruler-origin", origin="published" if face.published else "practice"), SMALL)
    chosen = chosen_here(face)
    if chosen is not None:
        yield Fact(chosen, SMALL)


def _now(seen: CardSeen, face: CardFace) -> Iterator[Fact]:
    """Its state, its figures as they are now and what changed them, keywords and attributes that it gained or lost,
    what lies under it.
    """
    if seen.atk is None or seen.stk is None:
        return
    if seen.status:
        yield Fact(say("gateruler-state", state=seen.status), bold=True, live=True)
    if face.ruler is None and seen.hp is not None:
        left = max(0, seen.hp - seen.damage)
        yield Fact(say("gateruler-hp-left", left=left, hp=seen.hp, damage=seen.damage), bold=True, live=True)
    figures: list[Phrase] = [say("gateruler-now", what=term("atk"), value=seen.atk)]
    figures.append(say("gateruler-now", what=term("stk"), value=seen.stk))
    yield Fact(say("gateruler-figures-now", figures=Listing(tuple(figures), "comma")), bold=True, live=True)
    for change in seen.changes:
        what = say("art-change", what=term(change.what), before=change.before, after=change.after)
        by = say("art-change-by", card=CardName(change.source)) if change.source else say("art-change-by-rule")
        yield Fact(say("art-change-line", change=what, by=by), 1.0, live=True)
    yield from _gained(seen, face)


def _gained(seen: CardSeen, face: CardFace) -> Iterator[Fact]:
    """Keywords and attributes as they are now, where they aren't the printed ones; souls."""
    if set(seen.keywords) != set(face.keywords):
        listed = _listed([term(key) for key in seen.keywords])
        yield Fact(say("gateruler-keywords-now", keywords=listed), live=True)
    if set(seen.attributes) != set(face.attributes):
        listed = _listed([attribute(key) for key in seen.attributes])
        yield Fact(say("gateruler-attributes-now", attributes=listed), live=True)
    souls = tuple(CardName(one.number) for one in seen.attached if one.number is not None)
    if souls:
        yield Fact(say("gateruler-souls-now", cards=Listing(souls, "comma")), live=True)


def _listed(found: list[Term]) -> Slot:
    return Listing(tuple(found), "comma") if found else "—"
