"""Which cards and which attacks a text means: traits that are put together, each with its word (§6-2-1, §6-4-1).

A filter is asked with a card id or an attack and never changes anything. Traits are worded around the noun, so each
language places them as it likes: "non-Special attack from another Megami".
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import TYPE_CHECKING, ClassVar

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Amount, Clue
from engine.cardgame.hooks import ADD
from engine.cardgame.words.filters import CardTrait, LiesIn
from engine.cardgame.words.sides import Side
from engine.sakura.names import megami_name
from engine.sakura.values.attacks import figures
from engine.sakura.values.keywords import has_keyword, subtype_of
from engine.sakura.values.turn import cards_used
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from engine.cardgame.source import Source
    from engine.cardgame.words.amounts import Number
    from engine.sakura.state import Attack, State

__all__ = [
    "ACTION_CARD",
    "ANSWERS_THIS",
    "ATTACK_CARD",
    "BY_ATTACK_CARD",
    "BY_ME",
    "BY_OPPONENT",
    "BY_OTHER_MEGAMI",
    "ENHANCEMENT_CARD",
    "FULL_POWER_ATTACK",
    "FULL_POWER_CARD",
    "MADE_ANSWERED",
    "NEITHER_SPECIAL_NOR_FULL_POWER",
    "NORMAL",
    "NORMAL_ATTACK",
    "NOT_ATTACK",
    "NOT_ENHANCEMENT",
    "NOT_FULL_POWER",
    "NOT_FULL_POWER_ATTACK",
    "NOT_SPECIAL",
    "NOT_SPECIAL_ATTACK",
    "NOT_UNUSED",
    "OF_ANSWERED_MEGAMI",
    "OF_THAT_MEGAMI",
    "OTHER_MEGAMI",
    "REACTION_CARD",
    "SPECIAL",
    "SPECIAL_ATTACK",
    "UNCHOSEN",
    "UNCHOSEN_OR_COVERED",
    "UNUSED",
    "USED",
    "attack_of_kind",
    "attacks",
    "dealing",
    "either_attack",
    "made_with",
    "of_kind",
    "of_megami",
    "of_nth_card",
    "originally",
    "used_by",
    "used_out_of",
    "with_a_number",
    "with_keyword",
]  # fmt: skip


def users_of_source(state: State, source: Source) -> tuple[str, ...]:
    """The megami that use the card of a text (§6-2-1-4)."""
    return state.info(source.card).megami if source.card >= 0 else ()


def is_other_megami(state: State, source: Source, users: tuple[str, ...]) -> bool:
    """Whether these users include one that doesn't use the card of the text (§10-15)."""
    mine = users_of_source(state, source)
    return any(user not in mine for user in users)


@dataclass(frozen=True)
class OfKind(CardTrait):
    """A normal card or a special (§6-2-1-1)."""

    open: ClassVar[bool] = True
    kind: str
    wanted: bool = True

    @property
    def noun(self) -> str:
        """A kind that is wanted."""
        return self.kind if self.wanted else ""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether its kind is that one, or another."""
        return (state.kind(card) == self.kind) == self.wanted

    def around(self, noun: Phrase) -> Phrase:
        """"non-Special card"; a kind that is wanted is the noun itself."""
        return say("card-not-of-kind", card=noun, kind=self.kind)


@dataclass(frozen=True)
class OfKinds(CardTrait):
    """A card of one of several kinds (§6-2-1-1)."""

    open: ClassVar[bool] = True
    kinds: tuple[str, ...]

    @property
    def noun(self) -> str:
        """All of them."""
        return "-or-".join(self.kinds)

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether its kind is one of them."""
        return state.kind(card) in self.kinds

    def around(self, noun: Phrase) -> Phrase:
        """The kinds are the noun itself."""
        return noun


@dataclass(frozen=True)
class OfType(CardTrait):
    """An attack, action or enhancement card (§6-2-1-5)."""

    type: str
    wanted: bool = True

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether its type is that one, or another."""
        return (state.info(card).type == self.type) == self.wanted

    def around(self, noun: Phrase) -> Phrase:
        """"Attack card", "non-Attack card"."""
        return say("card-of-type" if self.wanted else "card-not-of-type", card=noun, type=Term(self.type))


@dataclass(frozen=True)
class OfSubtype(CardTrait):
    """A reaction or full-power card (§6-2-1-6)."""

    subtype: str
    wanted: bool = True

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it has that subtype, or not."""
        return (subtype_of(state, card) == self.subtype) == self.wanted

    def around(self, noun: Phrase) -> Phrase:
        """"Reaction card", "non-Reaction card"."""
        return say("card-of-type" if self.wanted else "card-not-of-type", card=noun, type=Term(self.subtype))


@dataclass(frozen=True)
class OfMegami(CardTrait):
    """A card of a megami (§6-2-1-4)."""

    megami: str

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether that megami uses it."""
        return self.megami in state.info(card).megami

    def around(self, noun: Phrase) -> Phrase:
        """"card of a certain megami"."""
        return say("card-of-megami", card=noun, megami=megami_name(self.megami))


@dataclass(frozen=True)
class OfAnotherMegami(CardTrait):
    """A card of another megami than the text's own (§10-15)."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether a megami uses it that doesn't use the card of the text."""
        return is_other_megami(state, source, state.info(card).megami)

    def around(self, noun: Phrase) -> Phrase:
        """"card of another Megami"."""
        return say("card-of-another-megami", card=noun)


@dataclass(frozen=True)
class OfAnsweredMegami(CardTrait):
    """A card of a megami that made the attack that was reacted to (§6-2-1-4, §6-4-1-8)."""

    again: bool = False
    """Where the text has named that megami already."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether one of that attack's users uses it."""
        attack = state.attack_record(source.answering)
        return attack is not None and not set(attack.users).isdisjoint(state.info(card).megami)

    def around(self, noun: Phrase) -> Phrase:
        """"card of the Megami whose attack you reacted to"."""
        if self.again:
            return say("card-of-that-megami", card=noun)
        return say("card-of-answered-megami", card=noun, who="me")


@dataclass(frozen=True)
class MadeAnswered(CardTrait):
    """The card whose attack was reacted to (§9-4 i)."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether the attack that was reacted to is its own."""
        attack = state.attack_record(source.answering)
        return attack is not None and attack.from_card and attack.card == card

    def around(self, noun: Phrase) -> Phrase:
        """"card of the attack you reacted to"."""
        return say("card-of-answered-attack", card=noun)


@dataclass(frozen=True)
class AnswersThis(CardTrait):
    """A card that answers the attack of the text's card (§9-4 i)."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it is used so now."""
        use = state.use(card)
        attack = state.attack(use.answering) if use is not None else None
        return attack is not None and attack.from_card and attack.card == source.card

    def around(self, noun: Phrase) -> Phrase:
        """"card used as a reaction to this attack"."""
        return say("card-answering-this", card=noun)


@dataclass(frozen=True)
class OfStatus(CardTrait):
    """A special that is unused or used (§6-2-2-3)."""

    open: ClassVar[bool] = True
    status: str

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it has that status."""
        return state.status[card] == self.status

    def around(self, noun: Phrase) -> Phrase:
        """"Devoted card"."""
        return say("card-of-status", card=noun, status=self.status)


@dataclass(frozen=True)
class NotUnused(CardTrait):
    """A card that isn't an unused special (§6-2-2-3)."""

    open: ClassVar[bool] = True
    told: bool = True
    """False where what stands around it says so."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether its status is another, or it has none."""
        return state.status[card] != "unused"

    def around(self, noun: Phrase) -> Phrase:
        """"card that isn't un-Devoted"."""
        return say("card-not-unused", card=noun) if self.told else noun


@dataclass(frozen=True)
class Originally(CardTrait):
    """A card that has a keyword or a subtype by its own text, not given by an effect nor by a copy (§10-32)."""

    term: str

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it is printed on it."""
        printed = state.defs[card]
        return printed.subtype == self.term or self.term in printed.keywords

    def around(self, noun: Phrase) -> Phrase:
        """"card that originally has Terminal"."""
        return say("card-originally", card=noun, keyword=Term(self.term))


@dataclass(frozen=True)
class WithKeyword(CardTrait):
    """A card that has a keyword now: printed, by a copy, or given by an effect (§6-2-1-7)."""

    term: str

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it has it."""
        return has_keyword(state, card, self.term)

    def around(self, noun: Phrase) -> Phrase:
        """"card with Terminal"."""
        return say("card-with-keyword", card=noun, keyword=Term(self.term))


@dataclass(frozen=True)
class UsedFromArea(LiesIn):
    """A card that is used from an area, by a player: it lies there when its use begins (§9-1-3-3); by that player from
    anywhere where no area is named.
    """

    side: Side | None = None

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether its use began there, or would, and is that player's."""
        use = state.use(card) if state.uses else None
        if self.side is not None and (use is None or use.seat != self.side.seat(source)):
            return False
        origin = state.where[card] if use is None else use.origin
        return not self.areas or area_of(origin) in self.areas

    def around(self, noun: Phrase) -> Phrase:
        """"card that you use from the discard pile"."""
        if self.side is None:
            return say("card-used-out-of", card=noun, area=self.where())
        if not self.areas:
            return say("card-used-by", card=noun, who=self.side.value)
        return say("card-used-out-of-by", card=noun, area=self.where(), who=self.side.value)


@dataclass(frozen=True)
class Unchosen(CardTrait):
    """A card that was left unchosen when the deck was built: it lies face down outside the game (§10-29)."""

    open: ClassVar[bool] = True

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it lies there so."""
        return area_of(state.where[card]) == "outside" and not state.face[card]

    def around(self, noun: Phrase) -> Phrase:
        """The noun: where it lies, the text says elsewhere."""
        return noun


@dataclass(frozen=True)
class UnchosenOrCovered(CardTrait):
    """An own covered card, or one of another megami that was left unchosen (§10-29)."""

    open: ClassVar[bool] = True

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether it is either."""
        if area_of(state.where[card]) == "cover":
            return True
        return UNCHOSEN.admits(state, source, card) and is_other_megami(state, source, state.info(card).megami)

    def around(self, noun: Phrase) -> Phrase:
        """The noun: where it lies, the text says elsewhere."""
        return noun


@dataclass(frozen=True)
class Bare(CardTrait):
    """A card under which none is sealed (§10-9)."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether there is none."""
        return card not in state.attached.values()

    def around(self, noun: Phrase) -> Phrase:
        """The noun: that nothing is sealed, the text says elsewhere."""
        return noun


class AttackTrait(ABC):
    """Something that an attack is."""

    @abstractmethod
    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether the attack is so."""

    @abstractmethod
    def around(self, noun: Phrase) -> Phrase:
        """The noun with this trait."""


@dataclass(frozen=True)
class MadeBy(AttackTrait):
    """An attack of a player (§7-1-15)."""

    side: Side

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether it is that player's."""
        return attack.seat == self.side.seat(source)

    def around(self, noun: Phrase) -> Phrase:
        """"your attack"."""
        return say("attack-made-by", attack=noun, whose=self.side.value)


@dataclass(frozen=True)
class AttackKind(AttackTrait):
    """An attack of a special or a normal card; one that an effect made has no kind (§6-4-1-1)."""

    kind: str
    wanted: bool = True

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether its kind is that one, or another or none."""
        return (attack.kind == self.kind) == self.wanted

    def around(self, noun: Phrase) -> Phrase:
        """"Special attack", "non-Special attack"."""
        return say("attack-of-kind" if self.wanted else "attack-not-of-kind", attack=noun, kind=self.kind)


@dataclass(frozen=True)
class MadeByCard(AttackTrait):
    """The attack of an attack card, not one that an effect makes: one that is of a kind (§6-4-1-1)."""

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether it is of a kind."""
        return attack.kind is not None

    def around(self, noun: Phrase) -> Phrase:
        """"attack by an Attack card"."""
        return say("attack-by-card", attack=noun)


@dataclass(frozen=True)
class AttackSubtype(AttackTrait):
    """An attack of a full-power card, or of a reaction (§6-4-1-2)."""

    subtype: str
    wanted: bool = True

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether it has that subtype, or not."""
        return (attack.subtype == self.subtype) == self.wanted

    def around(self, noun: Phrase) -> Phrase:
        """"Full Power attack", "non-Full Power attack"."""
        key = "attack-of-subtype" if self.wanted else "attack-not-of-subtype"
        return say(key, attack=noun, subtype=Term(self.subtype))


@dataclass(frozen=True)
class NeitherKindNorSubtype(AttackTrait):
    """An attack that is neither of a kind nor of a subtype (§6-4-1-1, §6-4-1-2)."""

    kind: str
    subtype: str

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether it is neither."""
        return attack.kind != self.kind and attack.subtype != self.subtype

    def around(self, noun: Phrase) -> Phrase:
        """"attack that is neither a Special nor Full Power"."""
        return say("attack-neither", attack=noun, kind=self.kind, subtype=Term(self.subtype))


@dataclass(frozen=True)
class MadeWith(AttackTrait):
    """An attack made by using a card of a sort (§9-2-1)."""

    cards: CardTrait

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether a card was used for it, and whether it is one of them."""
        return attack.from_card and self.cards.admits(state, source, attack.card)

    def around(self, noun: Phrase) -> Phrase:
        """"attack of a card that you play from the Barracks"."""
        return say("attack-made-with", attack=noun, card=self.cards.around(say("noun", noun="card", kind="any")))


@dataclass(frozen=True)
class EitherAttack(AttackTrait):
    """An attack that is so or so."""

    one: AttackTrait
    other: AttackTrait

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether it is one of both."""
        return self.one.admits(state, source, attack) or self.other.admits(state, source, attack)

    def around(self, noun: Phrase) -> Phrase:
        """"attack from another Megami or attack of a Unit"."""
        return say("attack-either", one=self.one.around(noun), other=self.other.around(noun))


@dataclass(frozen=True)
class ByAnotherMegami(AttackTrait):
    """An attack by another megami than the text's own (§10-15)."""

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether a megami uses it that doesn't use the card of the text."""
        return is_other_megami(state, source, attack.users)

    def around(self, noun: Phrase) -> Phrase:
        """"attack from another Megami"."""
        return say("attack-by-another-megami", attack=noun)


@dataclass(frozen=True)
class HasNumber(AttackTrait):
    """An attack whose damage to `aura` or `life` is a number, or is the dash (§5-8-2): before additions, which make no
    number of it, and which whatever asks for this gives (§9-1-3-2).
    """

    where: str
    number: bool = True
    apart: bool = False
    """Told after the noun, where much stands before it."""

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether it is a number, or the dash."""
        found = figures(state, attack, below=ADD)
        value = found.aura if self.where == "aura" else found.life
        return (value is not None) == self.number

    def around(self, noun: Phrase) -> Phrase:
        """"attack whose Damage to Aura isn't “-”"."""
        key = "attack-without-dash" if self.number else "attack-with-dash"
        if self.apart:
            key = "attack-but-for-dash"
        return say(key, attack=noun, where=self.where)


@dataclass(frozen=True)
class DamageIs(AttackTrait):
    """An attack whose damage to `aura`, `life` or `either` is a dash, at least or at most so much now; `unadded`:
    before additions, for an effect that adds to it itself (§9-1-3-2), and as it was made if it was made earlier.
    """

    where: str
    least: int | None = None
    most: Number | None = None
    dash: bool = False
    unadded: bool = False

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether a figure that is meant is so."""
        if self.unadded and attack.unadded is not None:
            aura, life = attack.unadded
        else:
            found = figures(state, attack, below=ADD if self.unadded else None)
            aura, life = found.aura, found.life
        values = {"aura": (aura,), "life": (life,), "either": (aura, life)}[self.where]
        most = self.most.value(state, source) if isinstance(self.most, Amount) else self.most
        return any(self._is(value, most) for value in values)

    def _is(self, value: int | None, most: int | None) -> bool:
        if self.dash or value is None:
            return self.dash and value is None
        return (self.least is None or value >= self.least) and (most is None or value <= most)

    def around(self, noun: Phrase) -> Phrase:
        """"attack whose Damage to Aura is 3 or more"."""
        if self.dash:
            return say("attack-damage-dash", attack=noun, where=self.where)
        if self.least is not None:
            return say("attack-damage-least", attack=noun, where=self.where, least=self.least)
        most = self.most.letter if isinstance(self.most, Amount) else self.most or 0
        return say("attack-damage-most", attack=noun, where=self.where, most=most)


@dataclass(frozen=True)
class OfNthCard(AttackTrait):
    """An attack of the how-manyeth card that its player uses in a turn (§9-2)."""

    nth: int

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether it is the text's player's and its card is that one, by its latest use."""
        used = cards_used(state, source.seat) if attack.seat == source.seat else ()
        return attack.from_card and attack.card in used and len(used) - used[::-1].index(attack.card) == self.nth

    def around(self, noun: Phrase) -> Phrase:
        """"attack of the third card used in a turn"."""
        return say("attack-of-nth-card", attack=noun, nth=self.nth)


@dataclass(eq=False)
class AttackFilter(Clue):
    """Attacks that have all of these traits."""

    slot: ClassVar[str] = "attack"
    traits: tuple[AttackTrait, ...] = ()

    def admits(self, state: State, source: Source, attack: Attack) -> bool:
        """Whether the attack is meant."""
        for trait in self.traits:  # noqa: SIM110  # asked all the time: no generator for it
            if not trait.admits(state, source, attack):
                return False
        return True

    def phrase(self) -> Phrase:
        """The noun with its traits."""
        noun = say("noun", noun="attack", kind="any")
        for trait in reversed(self.traits):
            noun = trait.around(noun)
        return noun


def attacks(*traits: AttackTrait) -> AttackFilter:
    """Attacks with all of these traits."""
    return AttackFilter(traits)


SPECIAL = OfKind("special")
NORMAL = OfKind("normal")
FULL_POWER_CARD = OfSubtype("full-power")
REACTION_CARD = OfSubtype("reaction")
NOT_FULL_POWER = OfSubtype("full-power", wanted=False)
ATTACK_CARD = OfType("attack")
ACTION_CARD = OfType("action")
ENHANCEMENT_CARD = OfType("enhancement")
NOT_ENHANCEMENT = OfType("enhancement", wanted=False)
NOT_SPECIAL = OfKind("special", wanted=False)
NOT_ATTACK = OfType("attack", wanted=False)
OTHER_MEGAMI = OfAnotherMegami()


USED = OfStatus("used")
UNUSED = OfStatus("unused")
NOT_UNUSED = NotUnused()
UNCHOSEN = Unchosen()
UNCHOSEN_OR_COVERED = UnchosenOrCovered()
MADE_ANSWERED = MadeAnswered()
NOT_SPECIAL_ATTACK = AttackKind("special", wanted=False)
SPECIAL_ATTACK = AttackKind("special")
NORMAL_ATTACK = AttackKind("normal")
FULL_POWER_ATTACK = AttackSubtype("full-power")
NOT_FULL_POWER_ATTACK = AttackSubtype("full-power", wanted=False)
NEITHER_SPECIAL_NOR_FULL_POWER = NeitherKindNorSubtype("special", "full-power")
ANSWERS_THIS = AnswersThis()
BY_ATTACK_CARD = MadeByCard()
OF_ANSWERED_MEGAMI = OfAnsweredMegami()
OF_THAT_MEGAMI = OfAnsweredMegami(again=True)
BY_OTHER_MEGAMI = ByAnotherMegami()
BY_ME = MadeBy(Side.ME)
BY_OPPONENT = MadeBy(Side.OPPONENT)


def of_nth_card(nth: int) -> AttackTrait:
    """Of the how-manyeth card that its player uses in a turn (§9-2)."""
    return OfNthCard(nth)


def used_out_of(*areas: str, by: Side | None = None) -> CardTrait:
    """Used from one of these areas (§9-1-3-3), by a player."""
    return UsedFromArea(areas, by)


def used_by(side: Side) -> CardTrait:
    """Being used by a player."""
    return UsedFromArea((), side)


def of_kind(*kinds: str) -> CardTrait:
    """Of a kind, or of one of several: normal, special, or one of a megami's own (§6-2-1-1)."""
    return OfKind(*kinds) if len(kinds) == 1 else OfKinds(kinds)


def attack_of_kind(kind: str) -> AttackTrait:
    """Of a card of a kind (§6-4-1-1)."""
    return AttackKind(kind)


def either_attack(one: AttackTrait, other: AttackTrait) -> AttackTrait:
    """Of the one sort or of the other."""
    return EitherAttack(one, other)


def made_with(cards: CardTrait) -> AttackTrait:
    """Made by using a card that is so (§9-2-1)."""
    return MadeWith(cards)


def originally(term: str) -> CardTrait:
    """With that keyword or subtype by its own text (§10-32)."""
    return Originally(term)


def with_keyword(term: str) -> CardTrait:
    """With that keyword now (§6-2-1-7)."""
    return WithKeyword(term)


def of_megami(megami: str) -> CardTrait:
    """Of a megami (§6-2-1-4)."""
    return OfMegami(megami)


def dealing(
    where: str, *, least: int | None = None, most: Number | None = None, dash: bool = False, unadded: bool = False
) -> AttackTrait:
    """With a damage to `aura`, `life` or `either` that is so now; `unadded` where the text adds to it (§9-1-3-2)."""
    return DamageIs(where, least, most, dash, unadded)


def with_a_number(where: str, apart: bool = False) -> AttackTrait:
    """With a number, not the dash, as damage to `aura` or `life` (§5-8-2)."""
    return HasNumber(where, apart=apart)
