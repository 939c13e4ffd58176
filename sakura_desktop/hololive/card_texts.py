"""Cards of the hololive official card game as the reader says them: kind, colours, level, tags, HP or life, and of a
holomem on the stage how it fares.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.hololive.door import ArtsSeen, CardSeen, art_name, card_face, card_text
from engine.text.phrase import CardName, Listing, Term, say
from sakura_desktop.cards import CardRead, CardTexts, Fact, Passage
from sakura_desktop.hololive.pictures.card_content import colours_of

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator

    from engine.hololive.door import CardFace


class HololiveCards(CardTexts):
    """Cards as the engine knows them."""

    def read(self, number: str, seen: CardSeen | None) -> CardRead:
        """What is printed, and of a holomem on the stage what became of it."""
        text = Passage(f"{number}/", card_text(number), f"clause:{number}")
        now = _now(seen) if isinstance(seen, CardSeen) else ()
        return CardRead(number, "", (*_printed(card_face(number)), *now), ((text,),))

    def foretold(self, number: str, prospect: tuple[ArtsSeen, ...]) -> tuple[Fact, ...]:
        """The arts of a holomem as they would be used now, and the damage to each that they can be aimed at."""
        return tuple(fact for arts in prospect for fact in _arts_now(number, arts))

    def sort(self, number: str) -> Term:
        """A support card's sort, else its kind."""
        face = card_face(number)
        return _term(face.support or face.kind)


def _term(key: str) -> Term:
    return Term(f"hololive-{key}")


def _printed(face: CardFace) -> Iterator[Fact]:
    marks = ("buzz" if face.buzz else "", "limited" if face.limited else "")
    keys = (face.kind, face.support, face.level, *marks, *colours_of(face))
    yield Fact(say("art-card-kinds", kinds=Listing(tuple(_term(key) for key in keys if key), "comma")), 1.0)
    if face.kind == "oshi":
        yield Fact(say("art-card-value", label=_term("life"), value=face.life), value=True)
    if face.kind == "holomem":
        yield Fact(say("art-card-value", label=_term("hp"), value=face.hp), value=True)
        yield Fact(say("art-card-value", label=_term("baton-touch"), value=face.baton), value=True)
    if face.tags:
        yield Fact(say("art-card-kinds", kinds=Listing(face.tags, "comma")), 1.0)


def _now(seen: CardSeen) -> Iterator[Fact]:
    """Whether it rests, HP left and what changed it, its cheer, what else is attached to it."""
    if seen.hp is None or seen.left is None:
        return
    if seen.status:
        yield Fact(say("hololive-state", state=seen.status), bold=True, live=True)
    yield Fact(say("hololive-hp-left", left=max(0, seen.left), hp=seen.hp), bold=True, live=True)
    for change in seen.changes:
        what = say("art-change", what=_term(change.what), before=change.before, after=change.after)
        by = say("art-change-by", card=CardName(change.source)) if change.source else say("art-change-by-rule")
        yield Fact(say("art-change-line", change=what, by=by), 1.0, live=True)
    yield from _attached(seen)


def _arts_now(number: str, arts: ArtsSeen) -> Iterator[Fact]:
    """Damage, and whether they can be used; what they need where effects changed that; whom they hurt how much."""
    usable = "yes" if arts.usable else "no"
    now = say("hololive-arts-now", arts=art_name(number, arts.key), damage=arts.damage, usable=usable)
    yield Fact(now, bold=True, live=True)
    printed = next(one for one in card_face(number).arts if one.key == arts.key)
    if sorted(printed.cost) != sorted(arts.cost):
        cost = _counted(arts.cost) if arts.cost else say("hololive-cost-nothing")
        yield Fact(say("hololive-arts-cost", cost=cost), live=True)
    if arts.targets:
        aimed = (say("hololive-arts-at", card=CardName(one.number), damage=one.damage) for one in arts.targets)
        yield Fact(say("hololive-arts-aimed", targets=Listing(tuple(aimed), "comma")), live=True)


def _counted(colours: Iterable[str]) -> Listing:
    """Cheer by its colours."""
    counts = Counter(colours)
    return Listing(
        tuple(say("hololive-counted", what=_term(key), count=count) for key, count in counts.items()), "comma"
    )


_BELONGING: Final = (("support", "hololive-has-support"), ("stack", "hololive-has-stack"))


def _attached(seen: CardSeen) -> Iterator[Fact]:
    """Cheer by its colours, support cards by name, and what lies under it."""
    cheer = [card_face(one.number).colours[0] for one in seen.belonging("cheer") if one.number is not None]
    if cheer:
        yield Fact(say("hololive-has-cheer", cheer=_counted(cheer)), live=True)
    for area, said in _BELONGING:
        names = tuple(CardName(one.number) for one in seen.belonging(area) if one.number is not None)
        if names:
            yield Fact(say(said, cards=Listing(names, "comma")), live=True)
