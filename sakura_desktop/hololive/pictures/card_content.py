"""What stands on a card of the hololive official card game in a language: plain values, so that any thread can paint
them.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.hololive.door import card_face
from engine.text.phrase import say
from sakura_desktop.hololive.pictures.colours import SUPPORT
from sakura_desktop.pictures.card_pictures import FaceContent, name_of
from sakura_desktop.pictures.text_runs import paragraphs_of

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.hololive.door import ArtsFace, CardFace, EffectFace, SkillFace
    from engine.text.phrase import Phrase
    from engine.text.render import Renderer
    from sakura_desktop.pictures.requests import FaceWish
    from sakura_desktop.pictures.typesetting import Paragraphs


@dataclass(frozen=True, slots=True)
class ArtsLine:
    """Arts as a face shows them."""

    key: str
    name: str
    cost: tuple[str, ...]
    damage: str
    """With its plus."""
    against: str
    extra: int
    text: Paragraphs


@dataclass(frozen=True, slots=True)
class NamedText:
    """An oshi skill or an effect with a name: `kind` is the sign of its class."""

    kind: str
    label: str
    """The word for its class."""
    name: str
    cost: str
    """Of an oshi skill in holo power, empty of an effect."""
    text: Paragraphs


@dataclass(frozen=True, slots=True)
class Labels:
    """Words beside signs and values, in the card's language; empty where the card has no such value."""

    kind: str
    level: str
    buzz: str
    limited: str
    colour: str
    tags: str
    hp: str
    life: str
    baton: str


@dataclass(frozen=True, slots=True, kw_only=True)
class CardContent(FaceContent):
    """A card as its face shows it in a language."""

    kind: str
    support: str
    level: str
    buzz: bool
    limited: bool
    colours: tuple[str, ...]
    hp: int
    life: int
    baton: int
    effects: tuple[NamedText, ...]
    arts: tuple[ArtsLine, ...]
    skills: tuple[NamedText, ...]
    text: Paragraphs
    """What a support card does, and extra abilities."""
    labels: Labels

    @property
    def leading(self) -> str:
        """What the colour of the card is of: its first colour, or that it is a support card."""
        return self.colours[0] if self.colours else SUPPORT

    @property
    def sort(self) -> str:
        """The sign of what it is: a support card's sort, else its kind."""
        return self.support or self.kind


def colours_of(face: CardFace) -> tuple[str, ...]:
    """The colours that a card shows: colourless where a holomem has none (§2.4.2.2), none of a support card."""
    return face.colours or (("colourless",) if face.kind == "holomem" else ())


def content_of(
    renderers: Callable[[str], Renderer], number: str, language: str, wish: FaceWish
) -> CardContent:
    """What stands on a card's face as it is wished."""
    face, renderer = card_face(number), renderers(language)

    def word(key: str | None) -> str:
        return _capital(renderer.term(f"hololive-{key}").text) if key else ""

    def written(lines: Iterable[Phrase]) -> Paragraphs:
        said = (paragraphs_of(renderer.spans(say("hololive-line", text=line)), ruby=False) for line in lines)
        return tuple(paragraph for found in said for paragraph in found)

    def arts(one: ArtsFace) -> ArtsLine:
        damage = f"{one.damage}+" if one.more else str(one.damage)
        text = written((one.text,) if one.text is not None else ())
        return ArtsLine(one.key, renderer.text(one.name), one.cost, damage, one.against, one.extra, text)

    def skill(one: SkillFace) -> NamedText:
        special = one.key == "sp"
        label = word("sp-oshi-skill" if special else "oshi-skill")
        cost = str(one.cost) if one.cost >= 0 else "X"
        return NamedText("sp" if special else "skill", label, renderer.text(one.name), cost, written((one.text,)))

    def effect(one: EffectFace) -> NamedText:
        label = word("gift" if one.kind == "gift" else f"{one.kind}-effect")
        return NamedText(one.kind, label, renderer.text(one.name), "", written((one.text,)))

    colours = colours_of(face)
    return CardContent(
        number=number,
        language=language,
        name=name_of(number, wish, renderers(wish.names or language)),
        names=wish.names,
        kind=face.kind,
        support=face.support or "",
        level=face.level or "",
        buzz=face.buzz,
        limited=face.limited,
        colours=colours,
        hp=face.hp,
        life=face.life,
        baton=face.baton,
        effects=tuple(effect(one) for one in face.effects),
        arts=tuple(arts(one) for one in face.arts),
        skills=tuple(skill(one) for one in face.skills),
        text=written((*face.text, *face.extras)),
        labels=Labels(
            kind=word(face.support or face.kind),
            level=word(face.level),
            buzz=word("buzz" if face.buzz else None),
            limited=word("limited" if face.limited else None),
            colour="/".join(word(one) for one in colours),
            tags=" ".join(renderer.text(tag) for tag in face.tags),
            hp=word("hp" if face.kind == "holomem" else None),
            life=word("life" if face.kind == "oshi" else None),
            baton=word("baton-touch" if face.kind == "holomem" else None),
        ),
    )


def _capital(word: str) -> str:
    return word[:1].upper() + word[1:]
