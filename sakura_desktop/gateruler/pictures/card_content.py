"""What stands on a card of Gate Ruler in a language: plain values, so that any thread can paint them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.gateruler.door import card_face
from engine.text.phrase import Listing, say
from sakura_desktop.gateruler.pictures.colours import NONE, RULER
from sakura_desktop.gateruler.words import attribute, chosen_here, faction, ruler_lines, term
from sakura_desktop.pictures.card_pictures import FaceContent, name_of
from sakura_desktop.pictures.text_runs import paragraphs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.gateruler.door import CardFace
    from engine.text.phrase import Phrase, Slot
    from engine.text.render import Renderer
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.typesetting import Paragraphs


@dataclass(frozen=True, slots=True)
class Figure:
    """A figure with its sign and the word for it: ATK, HP, STK; of a ruler its life."""

    key: str
    label: str
    value: int


@dataclass(frozen=True, slots=True)
class Labels:
    """Words beside signs, in the card's language; empty where the card has no such thing."""

    kind: str
    timing: str
    legendary: str
    sorts: str
    """Faction and attributes."""
    origin: str
    """Whether the card was published, or is one to practise with."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardContent(FaceContent):
    """A card as its face shows it in a language."""

    kind: str
    faction: str
    timing: str
    legendary: bool
    badge: str
    """The level; of a ruler its letter."""
    code: str
    """Of a ruler its letter and number."""
    figures: tuple[Figure, ...]
    marks: tuple[str, ...]
    """Which of OD, TD and CNT it has."""
    keywords: tuple[str, ...]
    text: Paragraphs
    """Of a ruler also what its numbers say, but for its decks."""
    chosen: Paragraphs
    """Of a published card: which of its facts this program chose."""
    labels: Labels

    @property
    def leading(self) -> str:
        """What the colour of the card is of: its faction, or that it is a ruler."""
        return leading(self.kind, self.faction)

    @property
    def sign(self) -> str:
        """The sign of what it is, or of an event when it is played."""
        return self.timing or self.kind


def leading(kind: str, faction: str) -> str:
    """What the colour of a card is of."""
    return RULER if kind == "ruler" else faction or NONE


def content_of(renderers: Callable[[str], Renderer], number: str, language: str, wish: FaceWish) -> CardContent:
    """What stands on a card's face as it is wished."""
    face, renderer = card_face(number), renderers(language)

    def word(key: str) -> str:
        return _capital(renderer.term(term(key).key).text) if key else ""

    def written(lines: Iterable[Phrase]) -> Paragraphs:
        return tuple(one for line in lines for one in paragraphs_of(renderer.spans(line), ruby=False))

    ruler = face.ruler
    chosen = chosen_here(face, brief=True)
    return CardContent(
        number=number,
        language=language,
        name=name_of(number, wish, renderers(wish.names or language)),
        names=wish.names,
        kind=face.kind,
        faction=face.faction,
        timing=face.timing,
        legendary=face.legendary,
        badge=ruler.code[0] if ruler is not None else str(face.level),
        code=ruler.code if ruler is not None else "",
        figures=tuple(Figure(key, word(key), value) for key, value in figures_of(face)),
        marks=face.marks,
        keywords=face.keywords,
        text=written((*(ruler_lines(ruler)[:-1] if ruler is not None else ()), *face.text)),
        chosen=written((chosen,) if chosen is not None else ()),
        labels=Labels(
            kind=word(face.kind),
            timing=word(face.timing),
            legendary=word("legendary" if face.legendary else ""),
            sorts=_sorts(face, renderer),
            origin=renderer.text(say("gateruler-origin", origin="published" if face.published else "practice")),
        ),
    )


def figures_of(face: CardFace) -> tuple[tuple[str, int], ...]:
    """The figures of a unit or ruler, in the order in which they stand."""
    if face.ruler is not None:
        return (("life", face.ruler.life), ("atk", face.atk), ("stk", face.stk))
    return (("atk", face.atk), ("hp", face.hp), ("stk", face.stk)) if face.kind == "unit" else ()


def _sorts(face: CardFace, renderer: Renderer) -> str:
    found: list[Slot] = [faction(face.faction)] if face.faction else []
    found += [attribute(one) for one in face.attributes]
    return renderer.text(say("gateruler-sorts", sorts=Listing(tuple(found), "comma"))) if found else ""


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
