"""What stands on a card's face in a language: plain values, so that any thread can paint them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

from engine.text.phrase import say
from sakura_desktop.pictures.card_pictures import FaceContent, name_of
from sakura_desktop.pictures.requests import AS_IT_IS
from sakura_desktop.pictures.text_runs import paragraphs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Sequence

    from engine.text.phrase import Phrase
    from engine.text.render import Renderer
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.typesetting import Paragraphs


class PrintedFace(Protocol):
    """What is printed on a card (§6-2-1): the values as printed, None where it has none."""

    @property
    def number(self) -> str:
        """Its number."""
    @property
    def kind(self) -> str:
        """`normal`, `special`, `poison`, `part` or `transform`."""
    @property
    def type(self) -> str:
        """`attack`, `action`, `enhancement` or `undefined`."""
    @property
    def subtype(self) -> str | None:
        """`reaction`, `full-power` or `undefined`."""
    @property
    def range(self) -> str | None:
        """`3-4`."""
    @property
    def damage(self) -> str | None:
        """`3/1`."""
    @property
    def capacity(self) -> str | None:
        """`2`."""
    @property
    def cost(self) -> str | None:
        """`5`."""
    @property
    def cost_said(self) -> str:
        """The message that says the cost where it is printed as a word."""


@dataclass(frozen=True, slots=True)
class CardSource:
    """Where what stands on cards is asked for."""

    face: Callable[[str, str], PrintedFace]
    """By number and side; of a card with one side the side is empty."""
    text: Callable[[str, str], Sequence[Phrase]]
    """By number and side, line by line."""
    motifs: Callable[[str], tuple[str, ...]]
    """Of the forms that bring the card, by number."""
    form_motif: Callable[[str], str]
    """Of a form, by key."""
    renderer: Callable[[str], Renderer]
    """By language."""
    sides: Callable[[str], tuple[str, ...]] = lambda _number: ()
    """The sides of a two-sided card, by number."""
    side_term: Callable[[str, str], str] = lambda _number, side: side
    """The term by which a side goes, by number and side; its sign is called the same."""


@dataclass(frozen=True, slots=True)
class Labels:
    """The words beside the values, in the card's language; empty where the card has no such value."""

    kind: str
    type: str
    subtype: str
    range: str
    damage: str
    capacity: str
    cost: str


@dataclass(frozen=True, slots=True)
class CardSide:
    """One of the sides of a two-sided card as its face shows it."""

    sign: str
    label: str
    range: str
    damage: str
    capacity: str
    text: Paragraphs
    current: bool
    """It is the one that counts now."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardContent(FaceContent):
    """A card as its face shows it in a language."""

    kind: str
    type: str
    subtype: str
    range: str
    damage: str
    capacity: str
    cost: str
    motifs: tuple[str, ...]
    text: Paragraphs
    labels: Labels
    sides: tuple[CardSide, ...] = ()
    """Both of a two-sided card; its values are then those of the side that counts, or of the first."""
    @property
    def side(self) -> CardSide | None:
        """The side that counts, where one does."""
        return next((side for side in self.sides if side.current), None)

    @property
    def special(self) -> bool:
        """A special card (§6-2-1-1)."""
        return self.kind == "special"


def content_of(source: CardSource, number: str, language: str, wish: FaceWish = AS_IT_IS) -> CardContent:
    """What stands on a card's face as it is wished."""
    sides = source.sides(number)
    side = wish.side if wish.side in sides else ""
    face, renderer = source.face(number, side), source.renderer(language)

    def word(key: str | None) -> str:
        return _capital(renderer.term(key).text) if key else ""

    def written(of: str) -> Paragraphs:
        lines = source.text(number, of)
        return tuple(found for line in lines for found in paragraphs_of(renderer.spans(line), ruby=False))

    def sided(one: str) -> CardSide:
        printed, term = source.face(number, one), source.side_term(number, one)
        values = (printed.range or "", printed.damage or "", printed.capacity or "")
        return CardSide(term, word(term), *values, written(one), one == side)

    return CardContent(
        number=number,
        language=language,
        kind=face.kind,
        type=face.type,
        subtype=face.subtype or "",
        range=face.range or "",
        damage=face.damage or "",
        capacity=face.capacity or "",
        cost=renderer.text(say(face.cost_said)) if face.cost_said else face.cost or "",
        motifs=source.motifs(number),
        name=name_of(number, wish, source.renderer(wish.names or language)),
        text=() if sides else written(""),
        labels=Labels(
            kind=word(face.kind),
            type=word(face.type),
            subtype=word(face.subtype),
            range=word("range" if face.range else None),
            damage=word("damage" if face.damage else None),
            capacity=word("capacity" if face.capacity else None),
            cost=word("cost" if face.cost else None),
        ),
        sides=tuple(sided(one) for one in sides),
        names=wish.names,
    )


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
