"""Cards of the hololive official card game as the reader says them: kind, colours, level, tags, HP or life, and of a
holomem on the stage how it fares.
"""

from __future__ import annotations

from collections import Counter
from typing import TYPE_CHECKING, Final

from engine.hololive.door import CardSeen, card_face, card_text
from engine.text.phrase import CardName, Listing, Term, say
from sakura_desktop.cards import CardRead, Fact, Passage
from sakura_desktop.hololive.pictures.card_content import colours_of

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.hololive.door import CardFace


class HololiveCards:
    """Cards as the engine knows them."""

    def read(self, number: str, seen: CardSeen | None) -> CardRead:
        """What is printed, and of a holomem on the stage what became of it."""
        text = Passage(f"{number}/", card_text(number), f"clause:{number}")
        now = _now(seen) if isinstance(seen, CardSeen) else ()
        return CardRead(number, "", (*_printed(card_face(number)), *now), ((text,),))

    def sort(self, number: str) -> Term:
        """A support card's sort, else its kind."""
        face = card_face(number)
        return _term(face.support or face.kind)


def _term(key: str) -> Term:
    return Term(f"hololive-{key}")


def _printed(face: CardFace) -> Iterator[Fact]:
    marks = ("buzz" if face.buzz else "", "limited" if face.limited else "")
    keys = (face.kind, face.support, face.level, *marks, *colours_of(face))
    yield Fact(say("art-card-kinds", kinds=Listing(tuple(_term(key) for key in keys if key), "comma")), 0.95)
    if face.kind == "oshi":
        yield Fact(say("art-card-value", label=_term("life"), value=face.life), value=True)
    if face.kind == "holomem":
        yield Fact(say("art-card-value", label=_term("hp"), value=face.hp), value=True)
        yield Fact(say("art-card-value", label=_term("baton-touch"), value=face.baton), value=True)
    if face.tags:
        yield Fact(say("art-card-kinds", kinds=Listing(face.tags, "comma")), 0.95)


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


_BELONGING: Final = (("support", "hololive-has-support"), ("stack", "hololive-has-stack"))


def _attached(seen: CardSeen) -> Iterator[Fact]:
    """Cheer by its colours, support cards by name, and what lies under it."""
    cheer = Counter(card_face(one.number).colours[0] for one in seen.belonging("cheer") if one.number is not None)
    if cheer:
        counted = tuple(say("hololive-counted", what=_term(key), count=count) for key, count in cheer.items())
        yield Fact(say("hololive-has-cheer", cheer=Listing(counted, "comma")), live=True)
    for area, said in _BELONGING:
        names = tuple(CardName(one.number) for one in seen.belonging(area) if one.number is not None)
        if names:
            yield Fact(say(said, cards=Listing(names, "comma")), live=True)
