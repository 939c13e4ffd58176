"""What cards and holomem are: colour, tag, name, level, kind; and how a holomem stands now. A holomem is asked by the
card on top of it (§4.4.2.1).
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.words.amounts import Number, number_slot
from engine.cardgame.words.conditions import TheyAre
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.cardgame.words.wording import joined
from engine.hololive.card import COLOURS, LEVELS
from engine.hololive.legality import bloomed_this_turn, entered_this_turn
from engine.hololive.terms import term
from engine.hololive.values import cheer, damage_on, hp_left, oshi, resting, same_name, supports, top
from engine.text.phrase import Name, Phrase, say

if TYPE_CHECKING:
    from engine.cardgame.clauses import Condition
    from engine.cardgame.source import Source
    from engine.text.phrase import Slot

__all__ = [
    "AWAKE", "BLOOMED", "BUZZ", "CHEER", "ENTERED", "HOLOMEM", "HURT", "LIMITED", "NOT_BUZZ", "NOT_LIMITED", "OTHER",
    "SAME_NAME", "SUPPORT", "at_least", "bearing", "cards", "coloured", "either", "hurt_by", "it_was", "level",
    "like_oshi", "name_with", "named", "not_coloured", "not_level", "not_named", "not_tagged", "of_kind", "tagged",
    "with_cheer", "with_effect",
]  # fmt: skip


@dataclass(frozen=True)
class Coloured(CardTrait):
    """Of one of these colours (§2.4)."""

    colours: tuple[str, ...]
    other: bool = False
    """Told as "other than": those that are left."""

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it has one of them."""
        return not set(self.colours).isdisjoint(state.info(card).colours)

    def around(self, noun: Phrase) -> Phrase:
        """"white holomem"; "cheer other than purple"."""
        told = [one for one in COLOURS if one not in self.colours] if self.other else self.colours
        key = "hololive-card-not-coloured" if self.other else "hololive-card-coloured"
        return say(key, card=noun, colour=joined([say("hololive-colour", colour=term(one)) for one in told], "or"))


@dataclass(frozen=True)
class LikeOshi(CardTrait):
    """Of a colour of its player's oshi (§2.4.4)."""

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether they have a colour in common."""
        mine = state.info(oshi(state, source.seat)).colours
        return not set(mine).isdisjoint(state.info(card).colours)

    def around(self, noun: Phrase) -> Phrase:
        """"holomem of the same colour as your oshi"."""
        return say("hololive-card-like-oshi", card=noun)


@dataclass(frozen=True)
class Tagged(CardTrait):
    """With a tag, or without it (§2.6)."""

    tag: str
    other: bool = False

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is printed on it."""
        return (self.tag in state.info(card).tags) != self.other

    def around(self, noun: Phrase) -> Phrase:
        """"holomem with #Promise"."""
        key = "hololive-card-not-tagged" if self.other else "hololive-card-tagged"
        return say(key, card=noun, tag=Name("hololive-tag", self.tag))


@dataclass(frozen=True)
class Named(CardTrait):
    """Of one of these names, or of none of them (§2.1)."""

    names: tuple[str, ...]
    other: bool = False

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether one of its names is among them."""
        return set(self.names).isdisjoint(state.info(card).names) == self.other

    def told(self) -> Slot:
        """The names: "〈Tokino Sora〉 or 〈AZKi〉"."""
        return joined([say("hololive-named", name=Name("hololive-name", one)) for one in self.names], "or")

    def around(self, noun: Phrase) -> Phrase:
        """"〈Tokino Sora〉"; "holomem other than 〈Tokino Sora〉"."""
        return say("hololive-card-not-named" if self.other else "hololive-card-named", card=noun, name=self.told())


@dataclass(frozen=True)
class SameName(CardTrait):
    """Of a card name of the card just chosen or moved (§8.3.3)."""

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether they have a card name in common."""
        return any(same_name(state, card, one) for one in source.them)

    def around(self, noun: Phrase) -> Phrase:
        """"1st Holomem with the same card name as that card"."""
        return say("hololive-card-same-name", card=noun)


@dataclass(frozen=True)
class NameWith(CardTrait):
    """With a word in its card name (§2.1.2), which is a word of the key of that name."""

    word: str

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether one of its names has it."""
        return any(self.word in name.split("-") for name in state.info(card).names)

    def around(self, noun: Phrase) -> Phrase:
        """"item with “PC” in its name"."""
        return say("hololive-card-name-with", card=noun, word=say(f"hololive-word-{self.word}"))


@dataclass(frozen=True)
class Level(CardTrait):
    """Of one of these levels (§2.3)."""

    levels: tuple[str, ...]
    up: bool = False
    """Told as "at least"."""
    other: bool = False
    """Of none of them."""

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether its level is one of them."""
        return (state.info(card).level in self.levels) != self.other

    def around(self, noun: Phrase) -> Phrase:
        """"Debut holomem"."""
        if self.up:
            return say("hololive-card-level-up", card=noun, level=term(self.levels[0]))
        key = "hololive-card-not-level" if self.other else "hololive-card-level"
        return say(key, card=noun, level=joined([term(one) for one in self.levels], "or"))


@dataclass(frozen=True)
class OfKind(CardTrait):
    """Of one of these kinds: `holomem`, `support`, `cheer`, or a kind of support cards (§2.2)."""

    kinds: tuple[str, ...]

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is."""
        info = state.info(card)
        return info.kind in self.kinds or info.support in self.kinds

    def around(self, noun: Phrase) -> Phrase:
        """The noun, which is the kind."""
        return noun


@dataclass(frozen=True)
class Printed(CardTrait):
    """Buzz or not (§2.5), LIMITED or not (§2.12)."""

    what: str
    wanted: bool

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is printed on it."""
        return bool(getattr(state.info(card), self.what)) == self.wanted

    def around(self, noun: Phrase) -> Phrase:
        """"holomem other than Buzz"."""
        return say(f"hololive-card-{'' if self.wanted else 'not-'}{self.what}", card=noun)


@dataclass(frozen=True)
class Stands(CardTrait):
    """How a holomem stands: `awake` (お休みしていない), `hurt` (damage on it), `bloomed` or `entered` this turn,
    `other` than this one.
    """

    what: str

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it stands so."""
        match self.what:
            case "awake":
                return not resting(state, card)
            case "hurt":
                return damage_on(state, card) > 0
            case "bloomed":
                return bloomed_this_turn(state, card)
            case "entered":
                return entered_this_turn(state, card)
            case _:
                return card != top(state, source.card)

    def around(self, noun: Phrase) -> Phrase:
        """"holomem that isn't resting"."""
        return say(f"hololive-card-{self.what}", card=noun)


@dataclass(frozen=True)
class HurtBy(CardTrait):
    """With so much damage at least, or so much HP left at most."""

    least: int = 0
    left: int = 0

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is hurt so much."""
        if self.left:
            return hp_left(state, card) <= self.left
        return damage_on(state, card) >= self.least

    def around(self, noun: Phrase) -> Phrase:
        """"holomem with 40 or more damage"."""
        how = "left" if self.left else "hurt-by"
        return say(f"hololive-card-{how}", card=noun, hp=self.left or self.least)


@dataclass(frozen=True)
class Bearing(CardTrait):
    """With a support card of one of these kinds, or of one of these names, on it (§5.16.1)."""

    kinds: tuple[str, ...] = ()
    names: tuple[str, ...] = ()

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether one is attached to it."""
        return any(
            state.info(one).support in self.kinds or not set(self.names).isdisjoint(state.info(one).names)
            for one in supports(state, card)
        )

    def stated(self) -> Phrase:
        """"a mascot is attached to this holomem"."""
        return say("hololive-stated-bearing", support=self._told(), named=int(bool(self.names)))

    def _told(self) -> Slot:
        said: list[Slot] = [term(one) for one in self.kinds]
        said += [say("hololive-named", name=Name("hololive-name", one)) for one in self.names]
        return joined(said, "or")

    def around(self, noun: Phrase) -> Phrase:
        """"holomem with a mascot"."""
        return say("hololive-card-bearing", card=noun, support=self._told(), named=int(bool(self.names)))


@dataclass(frozen=True)
class WithCheer(CardTrait):
    """With cheer on it: any, none, of a colour, or of another colour."""

    colour: str = ""
    wanted: bool = True
    other: bool = False

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it has such cheer."""
        found = [state.info(one).colours for one in cheer(state, card)]
        if self.colour:
            found = [colours for colours in found if (self.colour in colours) != self.other]
        return bool(found) == self.wanted

    def stated(self) -> Phrase | None:
        """That there is red cheer on this holomem, or cheer that isn't red; nothing where no colour is said."""
        if not self.colour or not self.wanted:
            return None
        return say(f"hololive-stated-{'other-cheer' if self.other else 'cheer-of'}", colour=term(self.colour))

    def around(self, noun: Phrase) -> Phrase:
        """"holomem with red cheer"."""
        if not self.wanted:
            return say("hololive-card-without-cheer", card=noun)
        if not self.colour:
            return say("hololive-card-with-cheer", card=noun)
        how = "other-cheer" if self.other else "cheer-of"
        return say(f"hololive-card-with-{how}", card=noun, colour=term(self.colour))


@dataclass(frozen=True)
class WithEffect(CardTrait):
    """On which an effect of a class is printed: `collab`, `bloom` (§13.2, §13.3)."""

    kind: str

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it is."""
        return bool(state.info(card).by_kind.get(self.kind))

    def around(self, noun: Phrase) -> Phrase:
        """"holomem with a collab effect"."""
        return say("hololive-card-with-effect", card=noun, effect=term(f"{self.kind}-effect"))


@dataclass(frozen=True)
class Either(CardTrait):
    """With one of some traits at least."""

    traits: tuple[CardTrait, ...]

    def admits(self, state: Any, source: Source, card: int) -> bool:
        """Whether it has one of them."""
        return any(trait.admits(state, source, card) for trait in self.traits)

    def around(self, noun: Phrase) -> Phrase:
        """"Buzz holomem or 2nd holomem"."""
        return say("hololive-either", cards=joined([trait.around(noun) for trait in self.traits], "or"))


@dataclass(eq=False)
class Sort(CardFilter):
    """Cards or holomem with some traits, whose noun is their kind: "white Debut Holomem"."""

    def worded(self, noun: str) -> Phrase:
        """The traits around the kind."""
        kinds = next((trait.kinds for trait in self.traits if isinstance(trait, OfKind)), ("any",))
        nouns = joined([say("hololive-noun", kind=kind, many=int(noun == "cards")) for kind in kinds], "or")
        said = nouns if isinstance(nouns, Phrase) else say("hololive-either", cards=nouns)
        for trait in reversed(self.traits):
            said = trait.around(said)
        return said


def parted(sort: CardFilter) -> tuple[CardFilter, tuple[CardTrait, ...]]:
    """What holomem of a sort are, and how they stand now: which is said around whose they are and where, lest "a
    mascot of yours" is read in "your holomem with a mascot".
    """
    now = tuple(one for one in sort.traits if isinstance(one, Bearing | WithCheer | HurtBy) or one in _NOW)
    return Sort(tuple(one for one in sort.traits if one not in now)), now


HOLOMEM = OfKind(("holomem",))
SUPPORT = OfKind(("support",))
CHEER = OfKind(("cheer",))
BUZZ = Printed("buzz", wanted=True)
NOT_BUZZ = Printed("buzz", wanted=False)
LIMITED = Printed("limited", wanted=True)
NOT_LIMITED = Printed("limited", wanted=False)
AWAKE = Stands("awake")
HURT = Stands("hurt")
BLOOMED = Stands("bloomed")
ENTERED = Stands("entered")
OTHER = Stands("other")
_NOW: Final = (AWAKE, HURT, BLOOMED, ENTERED)
SAME_NAME = SameName()


def cards(*traits: CardTrait) -> CardFilter:
    """Cards with all of these traits."""
    return Sort(traits)


def it_was(*traits: CardTrait) -> Condition:
    """The card just chosen or moved has these traits."""
    return TheyAre(Sort(traits))


def coloured(*colours: str) -> CardTrait:
    """Of one of these colours."""
    return Coloured(colours)


def not_coloured(*colours: str) -> CardTrait:
    """Of another colour than these."""
    return Coloured(tuple(one for one in COLOURS if one not in colours), other=True)


def like_oshi() -> CardTrait:
    """Of a colour of its player's oshi."""
    return LikeOshi()


def tagged(tag: str) -> CardTrait:
    """With that tag."""
    return Tagged(tag)


def not_tagged(tag: str) -> CardTrait:
    """Without that tag."""
    return Tagged(tag, other=True)


def named(*names: str) -> CardTrait:
    """Of one of these names."""
    return Named(names)


def not_named(*names: str) -> CardTrait:
    """Of none of these names."""
    return Named(names, other=True)


def name_with(word: str) -> CardTrait:
    """With that word in its card name."""
    return NameWith(word)


def level(*levels: str) -> CardTrait:
    """Of one of these levels."""
    return Level(levels)


def not_level(*levels: str) -> CardTrait:
    """Of none of these levels."""
    return Level(levels, other=True)


def at_least(first: str) -> CardTrait:
    """1st以上: of that level or one above it; Spot stands aside."""
    ranks = LEVELS[:3]
    return Level(ranks[ranks.index(first) :], up=True)


def of_kind(*kinds: str) -> CardTrait:
    """Of one of these kinds."""
    return OfKind(kinds)


def hurt_by(least: int = 0, left: int = 0) -> CardTrait:
    """With so much damage at least, or so much HP left at most."""
    return HurtBy(least, left)


def bearing(*kinds: str, names: tuple[str, ...] = ()) -> CardTrait:
    """With a support card of these kinds or names on it."""
    return Bearing(kinds, names)


def with_cheer(colour: str = "", *, wanted: bool = True, other: bool = False) -> CardTrait:
    """With cheer on it."""
    return WithCheer(colour, wanted, other)


def with_effect(kind: str) -> CardTrait:
    """With an effect of that class printed on it."""
    return WithEffect(kind)


def either(*traits: CardTrait) -> CardTrait:
    """With one of these traits at least."""
    return Either(traits)


def as_kind(sort: CardFilter, kind: str) -> CardFilter:
    """The same cards, called by a kind where they say none."""
    told = any(isinstance(trait, OfKind) for trait in sort.traits)
    return sort if told else Sort((OfKind((kind,)), *sort.traits))


def for_each(step: Phrase, times: Number | None) -> Phrase:
    """"… for each of your Holomem": a step as often as something is counted, one of which is named."""
    if times is None:
        return step
    counted = number_slot(times)
    one = _one_of(counted)
    if one is None:
        return say("hololive-for-each-one", step=step, times=counted)
    return say("hololive-for-each", step=step, times=one)


def _one_of(counted: Slot) -> Phrase | None:
    """"of your Holomem": what is counted, by one of it; of a sum one of each. None where it has no name."""
    if not isinstance(counted, Phrase):
        return None
    if counted.key == "reckon-plus":
        slots = dict(counted.slots)
        first, second = _one_of(slots["left"]), _one_of(slots["right"])
        return say("hololive-each-and", first=first, second=second) if first and second else None
    if not counted.key.startswith("hololive-amount-"):
        return None
    return Phrase(counted.key.replace("-amount-", "-each-"), counted.slots)


def how_many(least: int, most: int = 0) -> Phrase:
    """"1", "2", "1 to 3", "any number": as many as `least`, or between that and `most`; a negative number is any."""
    if least < 0 or most < 0:
        return say("hololive-any-number")
    if most > least:
        return say("hololive-between", least=least, most=most)
    return say("hololive-one") if least == 1 else say("hololive-just", count=least)


def some(sort: CardFilter, least: int, most: int = 0) -> Phrase:
    """One card of a sort, or several, as so many are called."""
    return sort.phrase() if least == 1 and most <= 1 else sort.plural()
