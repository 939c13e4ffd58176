"""What may or may not be so: the conditions of texts, with "and", "or" and "not", and the keywords that name them."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of
from engine.cardgame.clauses import Condition
from engine.cardgame.happenings import Happened, Happening, told
from engine.cardgame.words.conditions import AllOf, AnyOf, Named, ThisIs
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.sakura.areas import SPECIALS
from engine.sakura.clauses.amounts import aura, crystals_in, life, vigor
from engine.sakura.clauses.filters import SPECIAL, AttackFilter, AttackTrait, Bare
from engine.sakura.clauses.happenings import reacts
from engine.sakura.clauses.sides import SHADOW
from engine.sakura.events import DistanceChanged
from engine.sakura.values.attacks import this_card
from engine.sakura.values.numbers import distance as current_distance
from engine.sakura.values.turn import cards_used
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:

    from engine.cardgame.source import Source
    from engine.sakura.state import State

__all__ = [
    "answered_chose", "answers", "artistic", "ashen", "chose", "first_card_of_duel", "first_reaction", "idea",
    "idea_or_artistic", "in_the_phase", "inferno", "my_turn", "nothing_sealed_here", "reacted_last_turn", "reacting",
    "resolve", "special_used", "their_turn", "titled_condition", "unwavering", "used_as_reaction", "used_from",
]  # fmt: skip

INFERNO_FROM = 3
ASHEN_FROM = 12


@dataclass(eq=False)
class SpecialIsUsed(Condition):
    """A player has a used special of a sort (§10-20)."""

    said = "condition-special-used"

    cards: CardFilter
    side: Side = ME

    def holds(self, state: State, source: Source) -> bool:
        """Whether one lies used among the player's specials."""
        return any(
            state.status[card] == "used" and self.cards.admits(state, source, card)
            for card in state.piles.get(SPECIALS[self.side.seat(source)], ())
        )


@dataclass(eq=False)
class DamageChosen(Condition):
    """Damage to `aura` or `life` was chosen for an attack: this text's, or the one that was reacted to (§5-8-3-2).

    Where both are taken (§10-26), both were chosen.
    """

    where: str
    of_answered: bool = False

    def holds(self, state: State, source: Source) -> bool:
        """Whether it was chosen."""
        attack = state.attack_record(source.answering if self.of_answered else source.attack)
        return attack is not None and attack.chosen in (self.where, "both")

    def phrase(self) -> Phrase:
        """"Damage to Life was chosen"."""
        return say("condition-chosen-answered" if self.of_answered else "condition-chosen", where=self.where)


@dataclass(eq=False)
class During(Condition):
    """It is a player's turn (§5-1-1), or a phase of some player's turn is going on (§8)."""

    side: Side | None = None
    phase: str = ""
    """`start`, `main`, `end`; in every phase where it is empty."""

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is that player's turn and that phase."""
        mine = self.side is None or state.turn_player == self.side.seat(source)
        return mine and self.phase in ("", state.phase)

    def phrase(self) -> Phrase:
        """"your turn", "a main phase"."""
        if self.side is None:
            return say("condition-in-phase", phase=Term(f"{self.phase}-phase"))
        return say("condition-turn", whose=self.side.value)


@dataclass(eq=False)
class UsedFrom(Condition):
    """The card is at least the how-manyeth that its user has used this turn (§9-2: in the order in which they went into
    the area in use).
    """

    said = "condition-used-from"

    ordinal: int

    def holds(self, state: State, source: Source) -> bool:
        """Whether as many had been used with its latest use."""
        used = cards_used(state, source.seat)
        return source.card in used and len(used) - used[::-1].index(source.card) >= self.ordinal * source.scale


@dataclass(eq=False)
class UsedOutOf(Condition):
    """The card of the text was used from an area (§9-2)."""

    said = "condition-used-out-of"
    terms = ("area",)

    area: str

    def holds(self, state: State, source: Source) -> bool:
        """Whether the use under way began there; in the text of a copied attack there is no such card (§10-11)."""
        use = state.use(this_card(state, source))
        return use is not None and area_of(use.origin) == self.area


@dataclass(eq=False)
class Reacting(Condition):
    """The card is used as a reaction, or is about to be (§9-4 i), perhaps to an attack of a sort; by an effect that
    lets it answer the attack (§9-2) only where `by_effect`.
    """

    said: str
    attacks: AttackFilter | None = None
    by_effect: bool = False

    def holds(self, state: State, source: Source) -> bool:
        """Whether it is, and whether the attack is one of them."""
        use = state.use(source.card)
        reacts = source.answering >= 0 if use is None or self.by_effect else use.way == "reaction"
        if not reacts or self.attacks is None:
            return reacts
        attack = state.attack_record(source.answering)
        return attack is not None and self.attacks.admits(state, source, attack)


@dataclass(frozen=True)
class FirstReaction(CardTrait):
    """A card with which its user reacts for the first time in a turn (§9-4 i)."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether one reaction alone was made so far, and with it."""
        events = told(reacts(), state, source)
        return len(events) == 1 and bool(events[0].card == card)

    def around(self, noun: Phrase) -> Phrase:
        """The noun: that it is so, the condition says."""
        return noun


@dataclass(frozen=True)
class FirstOfDuel(CardTrait):
    """The first card that its user uses in this duel (§9-2)."""

    def admits(self, state: State, source: Source, card: int) -> bool:
        """Whether the use under way is that one."""
        use = state.use(card)
        return use is not None and use.first

    def around(self, noun: Phrase) -> Phrase:
        """The noun: that it is so, the condition says."""
        return noun


@dataclass(eq=False)
class OtherSpecialsUsed(Condition):
    """Every other special of the player is used (§10-20): those among the extra cards and outside the game apart."""

    said = "condition-other-specials-used"

    def holds(self, state: State, source: Source) -> bool:
        """Whether none of them is unused or in use."""
        return all(
            state.status[card] == "used"
            for card, owner in enumerate(state.owner)
            if owner == source.seat
            and card != source.card
            and state.kind(card) == "special"
            and area_of(state.where[card]) not in ("extra", "outside")
        )


@dataclass(eq=False)
class Within(Condition):
    """The current distance lies between two values (§10-37)."""

    said = "condition-within"

    least: int
    most: int

    def holds(self, state: State, source: Source) -> bool:
        """Whether it lies there now."""
        return self.least * source.scale <= current_distance(state) <= self.most * source.scale


def titled_condition(title: str, condition: Condition) -> Condition:
    """A condition under a name that the card prints and no rule defines."""
    return Named((title,), condition, titles=True)


def special_used(*traits: CardTrait) -> Condition:
    """You have a used special with these traits (§10-20)."""
    return SpecialIsUsed(CardFilter((*traits, SPECIAL)))


def chose(where: str) -> Condition:
    """Damage to `aura` or `life` was chosen for this attack (§5-8-3-2)."""
    return DamageChosen(where)


def answered_chose(where: str) -> Condition:
    """Damage to `aura` or `life` was chosen for the attack that was reacted to."""
    return DamageChosen(where, of_answered=True)


def reacting(*to: AttackTrait) -> Condition:
    """The card is used as a reaction, to an attack with these traits."""
    return Reacting("condition-answers" if to else "condition-reacting", AttackFilter(to) if to else None)


def answers(*to: AttackTrait) -> Condition:
    """The card answers an attack with these traits: as a reaction, or by an effect that lets it."""
    return Reacting("condition-answers", AttackFilter(to), by_effect=True)


def in_the_phase(phase: str) -> Condition:
    """That phase is going on, whoever's turn it is: `start`, `main`, `end`."""
    return During(phase=phase)


def used_as_reaction() -> Condition:
    """The card was used as a reaction."""
    return Reacting("condition-used-as-reaction")


def used_from(area: str) -> Condition:
    """The card was used from an area."""
    return UsedOutOf(area)


def my_turn() -> Condition:
    """It is your turn."""
    return During(ME)


def their_turn() -> Condition:
    """It is your opponent's turn."""
    return During(OPPONENT)


def resolve() -> Condition:
    """決死: life 3 or less."""
    return Named(("resolve",), life(ME) <= 3)


def idea(*or_else: Condition, and_also: Condition | None = None) -> Condition:
    """八相: aura 1 or less, or what else the card prints; `and_also` what must hold besides."""
    condition: Condition = aura(ME) <= 1
    if or_else:
        condition = AnyOf((condition, *or_else))
    if and_also is not None:
        condition = AllOf((condition, and_also))
    return Named(("idea",), condition)


def inferno() -> Condition:
    """連火: this card is the third or a later one that its user used this turn (§9-2)."""
    return Named(("inferno",), UsedFrom(INFERNO_FROM))


def first_card_of_duel() -> Condition:
    """The card is the first one that its user uses in this duel (§9-2)."""
    return ThisIs(FirstOfDuel(), "condition-first-card-of-duel")


def first_reaction() -> Condition:
    """The first card with which you react this turn is this one (§9-4 i)."""
    return ThisIs(FirstReaction(), "condition-first-reaction")


def reacted_last_turn() -> Condition:
    """You reacted in the turn just before this one (§9-4 i)."""
    return Happened(reacts(), "condition-reacted-last-turn", last_turn=True)


def unwavering() -> Condition:
    """不動: the current distance hasn't changed this turn."""
    return Named(("unwavering",), Happened(Happening((DistanceChanged,)), "condition-distance-unchanged", never=True))


def ashen() -> Condition:
    """灰塵: 12 or more crystals in the shadow."""
    return Named(("ashen",), crystals_in(SHADOW) >= ASHEN_FROM)


def artistic(*or_else: Condition) -> Condition:
    """境地: vigor 2, or what else the card prints."""
    condition = vigor(ME) == 2
    return Named(("artistic",), AnyOf((condition, *or_else)) if or_else else condition)


def idea_or_artistic() -> Condition:
    """八相/境地: aura 1 or less or vigor 2."""
    return Named(("idea", "artistic"), AnyOf((aura(ME) <= 1, vigor(ME) == 2)))


def nothing_sealed_here() -> Condition:
    """No card is sealed under the card of the text (§10-9)."""
    return ThisIs(Bare(), "condition-nothing-sealed")
