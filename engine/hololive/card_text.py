"""The text of a card, line by line, from the same objects that do what it says.

Names that stand on a card beside its own are messages below the one that names it: `-art-<key>` of arts, `-oshi` and
`-sp` of oshi skills, `-collab`, `-bloom` and `-gift` of effects.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, NamedTuple

from engine.cardgame.words.wording import conditional, joined, one_after_another
from engine.hololive.card import COLOURLESS
from engine.hololive.registry import REGISTRY
from engine.hololive.terms import term
from engine.text.catalog import card_message_id
from engine.text.phrase import Listing, Name, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Iterator

    from engine.cardgame.clauses import Effect
    from engine.hololive.card import Arts, Card, Kind, Level, Skill, Support
    from engine.text.phrase import Slot


class ArtsFace(NamedTuple):
    """Arts as they stand on the card."""

    key: str
    name: Phrase
    cost: tuple[str, ...]
    """The colour of each cheer, in the order of print."""
    damage: int
    more: bool
    """Printed with a plus."""
    against: str
    """特攻: the colour that takes `extra` more; empty for none."""
    extra: int
    text: Phrase | None
    """What they say besides; None where there is nothing more."""


class SkillFace(NamedTuple):
    """An oshi skill as it stands on the card; a cost of -1 is X."""

    key: str
    name: Phrase
    cost: int
    text: Phrase


class EffectFace(NamedTuple):
    """A collab effect, bloom effect or gift as it stands on the card: `kind` is `collab`, `bloom` or `gift`."""

    kind: str
    name: Phrase
    text: Phrase


class CardFace(NamedTuple):
    """What is printed on a card, piece by piece, for whoever paints it."""

    number: str
    kind: Kind
    support: Support | None
    level: Level | None
    buzz: bool
    limited: bool
    names: tuple[str, ...]
    """Keys of its card name and of those as which it counts besides."""
    colours: tuple[str, ...]
    tags: tuple[Phrase, ...]
    life: int
    hp: int
    baton: int
    effects: tuple[EffectFace, ...]
    arts: tuple[ArtsFace, ...]
    skills: tuple[SkillFace, ...]
    text: tuple[Phrase, ...]
    """What a support card does or what is in force while it is attached, sentence by sentence."""
    extras: tuple[Phrase, ...]
    """Extra abilities (§2.11)."""


def card_text(number: str) -> tuple[Phrase, ...]:
    """A card's text in lines, as they stand on it. Raises KeyError for no such card."""
    return tuple(_lines(REGISTRY.cards[number]))


def card_face(number: str) -> CardFace:
    """A card's face. Raises KeyError for no such card."""
    card = REGISTRY.cards[number]
    return CardFace(
        number=number, kind=card.kind, support=card.support, level=card.level, buzz=card.buzz, limited=card.limited,
        names=card.names, colours=card.colours, tags=tuple(tag_name(tag) for tag in card.tags), life=card.life,
        hp=card.hp, baton=card.baton,
        effects=tuple(
            EffectFace(kind, effect_name(number, kind), effect.clause.phrase()) for kind, effect in _keywords(card)
        ),
        arts=tuple(
            ArtsFace(
                one.key, art_name(number, one.key), one.cost, one.damage, one.more, one.against, one.extra,
                _art_text(one),
            )
            for one in card.arts
        ),
        skills=tuple(
            SkillFace(one.key, skill_name(number, one.key), one.cost, _skill_text(one)) for one in card.skills
        ),
        text=tuple(_support_text(card)),
        extras=tuple(_extras(card)),
    )  # fmt: skip


# --- names


def art_name(number: str, key: str) -> Phrase:
    """The name of a holomem's arts."""
    return say("hololive-printed", name=Name(card_message_id(number), f"art-{key}"))


def skill_name(number: str, key: str) -> Phrase:
    """The name of an oshi's skill."""
    return say("hololive-printed", name=Name(card_message_id(number), key))


def effect_name(number: str, kind: str) -> Phrase:
    """The name of a collab effect, bloom effect or gift."""
    return say("hololive-printed", name=Name(card_message_id(number), kind))


def member_name(key: str) -> Phrase:
    """A card name (§2.1) by its key."""
    return say("hololive-printed", name=Name("hololive-name", key))


def tag_name(key: str) -> Phrase:
    """A tag (§2.6) by its key."""
    return say("hololive-printed", name=Name("hololive-tag", key))


def cost_in_words(colours: tuple[str, ...]) -> Slot:
    """The cheer that a cost asks for, colour by colour."""
    counted = {colour: colours.count(colour) for colour in colours}
    said = [say("hololive-cost", colour=term(colour), count=count) for colour, count in counted.items()]
    return Listing(tuple(said), "comma") if len(said) > 1 else said[0] if said else say("hololive-cost-nothing")


# --- lines

KEYWORDS: Final = ("collab", "bloom", "gift")
"""The classes of effects that have a name of their own (§13.2 to §13.4)."""


def _keywords(card: Card) -> Iterator[tuple[str, Effect]]:
    """The collab effect, bloom effect and gift, each with its class."""
    for effect in card.effects:
        for kind in effect.kinds:
            if kind in KEYWORDS:
                yield kind, effect


def _lines(card: Card) -> Iterator[Phrase]:
    for kind, effect in _keywords(card):
        yield say(f"hololive-line-{kind}", name=effect_name(card.number, kind), text=effect.clause.phrase())
    for art in card.arts:
        yield _art(card, art)
    for skill in card.skills:
        yield _skill(card, skill)
    for text in (*_support_text(card), *_extras(card)):
        yield say("hololive-line", text=text)


def _art(card: Card, art: Arts) -> Phrase:
    name, text, cost = art_name(card.number, art.key), _art_text(art), cost_in_words(art.cost)
    damage: Slot = say("hololive-damage-more", damage=art.damage) if art.more else art.damage
    if art.against:
        damage = say("hololive-damage-against", damage=damage, colour=term(art.against), extra=art.extra)
    if text is None:
        return say("hololive-line-arts", cost=cost, name=name, damage=damage)
    return say("hololive-line-arts-with", cost=cost, name=name, damage=damage, text=text)


def _art_text(art: Arts) -> Phrase | None:
    """What arts say beside their figures: when they can be used, at whom, what makes them cheaper, what they do."""
    said = [say("hololive-text-requires", condition=art.requires.phrase())] if art.requires is not None else []
    if "back" in art.reach:
        said.append(_reach(art, say("hololive-text-reach-back")))
    elif "collab" not in art.reach:
        said.append(_reach(art, say("hololive-text-reach-center")))
    said += [clause.phrase() for clause in art.cheaper]
    said += [] if art.reacts is None else [art.reacts.phrase()]
    said += [step.phrase() for step in art.steps]
    said += [say("hololive-text-after", step=step.phrase()) for step in art.after]
    said += [] if art.upon is None else [art.upon.phrase()]
    return one_after_another(said) if said else None


def _reach(art: Arts, sentence: Phrase) -> Phrase:
    return sentence if art.reach_if is None else conditional(art.reach_if.phrase(), sentence)


def _skill(card: Card, skill: Skill) -> Phrase:
    cost: Slot = skill.cost if skill.cost >= 0 else say("amount-x")
    name, text = skill_name(card.number, skill.key), _skill_text(skill)
    return say(f"hololive-line-skill-{skill.key}", cost=cost, name=name, text=text)


def _skill_text(skill: Skill) -> Phrase:
    """When an oshi skill can be used, what it costs besides, what it does; with how often, as it is printed."""
    said = [skill.reacts.phrase()] if skill.reacts is not None else []
    said += [step.phrase() for step in skill.steps]
    text = one_after_another(said)
    if skill.pays is not None:
        text = say("hololive-paying", pay=skill.pays.phrase(), step=text)
    if skill.requires is not None:
        text = one_after_another([say("hololive-text-requires", condition=skill.requires.phrase()), text])
    return say("hololive-text-once", period=skill.period, text=text)


def _support_text(card: Card) -> Iterator[Phrase]:
    """What a support card says: when it can be played, on whom, what it costs, what it does while it is attached, or
    at once.
    """
    if card.requires is not None:
        yield say("hololive-text-requires", condition=card.requires.phrase())
    if card.only_on:
        names = [say("hololive-named", name=member_name(key)) for key in card.only_on]
        yield say("hololive-text-only-on", names=joined(names, "or"))
    yield from (effect.clause.phrase() for effect in card.effects if "attached" in effect.kinds)
    if card.steps:
        text = one_after_another([step.phrase() for step in card.steps])
        yield text if card.pays is None else say("hololive-paying", pay=card.pays.phrase(), step=text)


def _extras(card: Card) -> Iterator[Phrase]:
    """Extra abilities (§2.11.2)."""
    if card.any_number:
        yield say("hololive-extra-any-number")
    if card.falls > 1:
        yield say("hololive-extra-falls", life=card.falls)
    if card.kind == "holomem" and len(card.names) > 1:
        names = [say("hololive-named", name=member_name(key)) for key in card.names[1:]]
        yield say("hololive-extra-also", names=joined(names, "and"))
    if card.no_bloom:
        yield say("hololive-extra-no-bloom")
    yield from (effect.clause.phrase() for effect in card.effects if "extra" in effect.kinds)


def colours_of(card: Card) -> tuple[str, ...]:
    """Its colours as they are told: colourless where it has none (§2.4.2.2), but for support cards."""
    return card.colours or ((COLOURLESS,) if card.kind == "holomem" else ())
