"""What stands on a card of まほろば妖女奇譚 in a language: plain values, so that any thread can paint them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.mahoroba.door import card_face, card_text
from engine.text.phrase import say
from sakura_desktop.pictures.card_pictures import FaceContent, name_of
from sakura_desktop.pictures.text_runs import paragraphs_of

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.mahoroba.door import SkillFace
    from engine.text.phrase import Phrase
    from engine.text.render import Renderer
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.typesetting import Paragraphs


@dataclass(frozen=True, slots=True)
class SkillLine:
    """A skill as a face shows it."""

    key: str
    name: str
    cost: int
    damage: str
    """Empty of an EX skill."""
    text: Paragraphs

    @property
    def extra(self) -> bool:
        """An EX skill."""
        return self.key == "ex"


@dataclass(frozen=True, slots=True)
class Labels:
    """The words beside the values, in the card's language; empty where the card has no such value."""

    kind: str
    element: str
    advantage: str
    """What the word before the element that it is strong against is."""
    strong_against: str
    hp: str
    extra: str
    """What an EX skill is called."""


@dataclass(frozen=True, slots=True, kw_only=True)
class CardContent(FaceContent):
    """A card as its face shows it in a language."""

    kind: str
    element: str
    strong_against: str
    hp: int
    skills: tuple[SkillLine, ...]
    text: Paragraphs
    """Ability, or what the card says as a command."""
    labels: Labels

    @property
    def leading(self) -> str:
        """What the colour and the sign of the card are of: its element, or its kind where it has none."""
        return self.element or self.kind


def content_of(
    renderers: Callable[[str], Renderer], number: str, language: str, wish: FaceWish
) -> CardContent:
    """What stands on a card's face as it is wished."""
    face, renderer = card_face(number), renderers(language)

    def word(key: str) -> str:
        return _capital(renderer.term(f"mahoroba-{key}").text) if key else ""

    def written(line: Phrase) -> Paragraphs:
        return paragraphs_of(renderer.spans(line), ruby=False)

    def skill(one: SkillFace) -> SkillLine:
        text = written(say("text-command", text=one.text)) if one.text is not None else ()
        damage = "" if one.damage is None else str(one.damage)
        return SkillLine(one.key, renderer.text(one.name), one.cost, damage, text)

    skills = tuple(skill(one) for one in face.skills)
    return CardContent(
        number=number,
        language=language,
        name=name_of(number, wish, renderers(wish.names or language)),
        names=wish.names,
        kind=face.kind,
        element=face.element,
        strong_against=face.strong_against,
        hp=face.hp,
        skills=skills,
        text=tuple(found for line in card_text(number)[len(skills):] for found in written(line)),
        labels=Labels(
            kind=word(face.kind),
            element=word(face.element),
            advantage=word("advantage" if face.strong_against else ""),
            strong_against=word(face.strong_against),
            hp=word("hp" if face.hp else ""),
            extra=word("ex-skill" if any(one.extra for one in skills) else ""),
        ),
    )


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
