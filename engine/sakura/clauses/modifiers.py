"""What stands in force and changes values: attacks (§10-3 on), numbers (§5-6), where crystals go and count.

A `Modification` is one sentence: which attacks, and what they gain or lose. It stands in force itself, is given to one
attack, or waits for the next one; `engine.sakura.clauses.steps_attacks` does the latter two.
"""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any, Final

from msgspec.structs import replace as altered

from engine.cardgame.areas import on_card
from engine.cardgame.clauses import Standing
from engine.cardgame.hooks import ADD, FIT, SET, Modify, Replace
from engine.cardgame.words.amounts import Number, number_of, number_slot
from engine.cardgame.words.filters import CardFilter, CardTrait
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.cardgame.words.wording import conditional, joined, one_after_another
from engine.sakura.areas import ENHANCEMENTS, SHADOW
from engine.sakura.clauses.filters import AttackFilter, AttackTrait
from engine.sakura.clauses.sides import ON_THIS_CARD, Spot
from engine.sakura.events import CrystalsMoved
from engine.sakura.values.numbers import AuraMove, room
from engine.text.phrase import Phrase, Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Amount, Condition, Hook
    from engine.cardgame.source import Source
    from engine.kernel.events import Event
    from engine.sakura.clauses.changes import Change
    from engine.sakura.state import Attack, State
    from engine.text.phrase import Slot

__all__ = [
    "aura_limit_by_arrows", "both_distances_shift", "cancels_duplicates", "capacity_is", "capacity_less",
    "capacity_shift", "cards_cost", "cards_cost_less", "costs", "costs_less", "distance_is", "distance_shift",
    "every", "gains",
    "hand_limit_grows", "impatience_on_aura", "instead_of_shadow", "instead_of_shadow_or", "instead_there",
    "master_distance_grows", "master_distance_shrinks", "no_hand_limit", "takes_from_life", "together",
    "upkeep_comes_here",
]  # fmt: skip


def about(attack: Phrase, changes: Iterable[Change]) -> Phrase:
    """What an attack gains, loses and becomes, as sentences about it."""
    spoken: dict[str, list[Phrase]] = {"loses": [], "gains": [], "sentence": []}
    for change in changes:
        spoken[change.reads].append(change.phrase())
    loses, gains = spoken["loses"], spoken["gains"]
    said = []
    if loses and gains:
        said.append(say("attack-loses-and-gains", attack=attack, loses=joined(loses), gains=joined(gains)))
    elif loses:
        said.append(say("attack-loses", attack=attack, what=joined(loses)))
    elif gains:
        said.append(say("attack-gains", attack=attack, what=joined(gains)))
    said += [say("attack-is-such", attack=attack, what=sentence) for sentence in spoken["sentence"]]
    return one_after_another(said)


@dataclass(eq=False)
class Modification(Standing):
    """Changes of attacks: of this text's own attack where `attacks` is None, else of every attack that fits."""

    changes: tuple[Change, ...]
    attacks: AttackFilter | None = None
    noun: Phrase | None = None
    """How the attack is called, where it isn't named by its traits."""

    def hooks(self) -> Iterable[Hook]:
        """One modification a change, each in its layer."""
        return tuple(
            Modify(
                clause=self,
                own=self.attacks is None,
                value="attack",
                layer=change.layer,
                change=change.change,
                fits=self._fits if self.attacks is not None else None,
            )
            for change in self.changes
        )

    def _fits(self, state: State, source: Source, attack: Attack) -> bool:
        return self.attacks is None or self.attacks.admits(state, source, attack)

    def phrase(self) -> Phrase:
        """The attack "gains +1/+0"."""
        if self.noun is not None:
            noun = self.noun
        else:
            noun = say("this-attack") if self.attacks is None else say("every-attack", attack=self.attacks.phrase())
        return about(noun, self.changes)


@dataclass(eq=False)
class Guarded(Standing):
    """Something that stands in force only while a condition holds (§5-5-4 to §5-5-6)."""

    condition: Condition
    standing: Standing

    def hooks(self) -> Iterable[Hook]:
        """Its hooks under the condition, worded with it."""
        return tuple(replace(hook.guarded(self.condition), clause=self) for hook in self.standing.hooks())

    def phrase(self) -> Phrase:
        """"If your Life is 3 or less: this attack gains +1/+0"."""
        return conditional(self.condition.phrase(), self.standing.phrase(), stands=True)


@dataclass(eq=False)
class AllStand(Standing):
    """Several things that stand in force together, as one text; where it has a message of its own, that speaks of what
    they speak of.
    """

    standing: tuple[Standing, ...]
    said: str = ""

    def hooks(self) -> Iterable[Hook]:
        """The hooks of all."""
        return tuple(hook for one in self.standing for hook in one.hooks())

    def phrase(self) -> Phrase:
        """One after the other, or the one of all."""
        if not self.said:
            return one_after_another([one.phrase() for one in self.standing])
        return say(self.said, **{name: slot for one in self.standing for name, slot in one.slots().items()})


@dataclass(eq=False)
class CancelsDuplicates(Standing):
    """この効果が重複したら相殺する: more than one of it in force, and none is (§10-28)."""

    standing: Standing

    def hooks(self) -> Iterable[Hook]:
        """Its hooks, marked so."""
        return tuple(replace(hook, cancels_duplicates=True, clause=self) for hook in self.standing.hooks())

    def phrase(self) -> Phrase:
        """The text and the remark."""
        return one_after_another([self.standing.phrase(), say("cancels-duplicates")])


_LAYERS: Final = {"set": SET, "unlimited": FIT}
NO_LIMIT: Final = 99


@dataclass(eq=False)
class NumberShift(Standing):
    """A number is more, less, or set (§5-6): `cost`, `capacity`, `distance`, `master-distance`, `hand-limit`,
    `vigor-limit`, `aura-limit`. `how`: `more`, `less`, `set`, or `unlimited`, above whatever else modifies it.
    """

    value: str
    how: str
    by: Number
    side: Side | None = None
    """Whose number it is; None where the table has one, or it is that of the card itself."""
    cards: CardFilter | None = None
    """Which cards' cost or capacity, of that side; None with no side: this card's own."""
    by_own: str = ""
    """Of the limit of the aura (§7-1-3-1): only for moves for that reason by own cards."""
    said: str = ""

    def hooks(self) -> Iterable[Hook]:
        """One modification, of the card itself or of every one that fits."""
        return (
            Modify(
                clause=self,
                own=self._own,
                value=self.value,
                layer=_LAYERS.get(self.how, ADD),
                change=self._change,
                fits=self._fits,
            ),
        )

    @property
    def _own(self) -> bool:
        return self.value in ("cost", "capacity") and self.side is None

    def _change(self, number: int, state: State, source: Source) -> int:
        by = number_of(self.by, state, source)
        if self.how == "unlimited":
            return NO_LIMIT
        if self.how == "set":
            return by
        return number + by if self.how == "more" else number - by

    def _fits(self, state: State, source: Source, subject: object) -> bool:
        if self.side is None:
            return True
        seat = self.side.seat(source)
        if isinstance(subject, AuraMove):
            own = subject.why == self.by_own and subject.card >= 0 and state.owner[subject.card] == seat
            return subject.seat == seat and (own or not self.by_own)
        if self.value in ("cost", "capacity") and isinstance(subject, int):
            return state.owner[subject] == seat and (
                self.cards is None or self.cards.admits(state, source, subject)
            )
        return subject == seat

    def phrase(self) -> Phrase:
        """"Your Special cards cost 1 less"."""
        value, by = self._value(), number_slot(self.by)
        if self.said:
            return say(self.said, by=by) if self.side is None else say(self.said, by=by, who=self.side.value)
        if self._own:
            return say("number-of-this-card", value=value, how=self.how, by=by)
        if self.side is None:
            return say("number-of-table", value=value, how=self.how, by=by)
        if self.value not in ("cost", "capacity"):
            return say("number-of-player", value=value, how=self.how, by=by, whose=self.side.value)
        card = (self.cards or CardFilter()).plural()
        return say("number-of-cards", value=value, how=self.how, by=by, whose=self.side.value, card=card)

    def _value(self) -> Slot:
        """The value by its term; where its name is another thing's, by the words for it."""
        if self.value == "aura-limit":
            return say("aura-limit")
        return Term("current-distance" if self.value == "distance" else self.value)


@dataclass(eq=False)
class WhereX(Standing):
    """What a printed X is: an amount of the card's own figures, now or when its cost is paid (§9-3-1)."""

    amount: Amount
    """Owned by the figure that it explains."""
    when_paying: bool = False

    def hooks(self) -> Iterable[Hook]:
        """None: the figure itself is reckoned from it."""
        return ()

    def phrase(self) -> Phrase:
        """"X is 8 minus the current Distance"."""
        if self.amount.letter == "Y":
            return say("where-y", amount=self.amount.phrase())
        return say("where-x-when-paying" if self.when_paying else "where-x", amount=self.amount.phrase())


@dataclass(eq=False)
class CountsAsAura(Standing):
    """Crystals on this card count as in the player's aura when damage to that player is resolved (§5-8-3)."""

    said = "counts-as-aura"

    def hooks(self) -> Iterable[Hook]:
        """One more place that damage may take from."""
        return (Modify(clause=self, value="damage-places", layer=ADD, change=self._change, fits=self._fits),)

    def _change(self, number: Any, state: State, source: Source) -> Any:
        return number

    def _fits(self, state: State, source: Source, seat: int) -> bool:
        return seat == source.seat


@dataclass(eq=False)
class InsteadThere(Standing):
    """Crystals that would go to a spot, or from this card to it, go to another one, as far as there is room (§5-10).
    Those that lie there already stay, and nothing has been done (§6-3).
    """

    away: Spot
    """Where they would go."""
    target: Spot
    """Where they go."""
    said: str
    source: Spot | None = None
    """Where they would come from; None from anywhere."""
    spends: int = 0
    """So many crystals of this card go to the shadow then."""
    beyond: Spot | None = None
    """Where they go as soon as `most` lie where they would else go."""
    most: int = 0
    others: bool = False
    """They would come from another enhancement of the player's instead."""
    why: str = ""
    """Only where they go for that reason."""

    def hooks(self) -> Iterable[Hook]:
        """The move with another end."""
        return (Replace(clause=self, event=CrystalsMoved, fits=self._fits, instead=self._instead),)

    def _fits(self, event: CrystalsMoved, state: State, source: Source) -> bool:
        if event.target != self.away.place(source) or self.why not in ("", event.why):
            return False
        if self.others:
            mine = state.piles.get(ENHANCEMENTS[source.seat], ())
            return any(event.source == on_card(card) for card in mine if card != source.card)
        return self.source is None or event.source == self.source.place(source)

    def _instead(self, event: CrystalsMoved, state: State, source: Source) -> tuple[Event, ...]:
        target = self.target.place(source)
        if target == event.source:
            return ()
        count, rest = event.count, 0
        if self.beyond is not None:
            count = min(count, max(0, self.most * source.scale - state.count(target)))
            rest = event.count - count
        count = min(count, room(state, target, "effect", source.seat, source.card))
        along = event.along + event.count
        moved = [altered(event, target=target, count=count, along=along - count)] if count else []
        if self.beyond is not None and rest:
            moved.append(altered(event, target=self.beyond.place(source), count=rest, along=along - rest))
        this = on_card(source.card)
        spent = min(self.spends * source.scale, state.count(this)) if moved else 0
        if spent:
            moved.append(CrystalsMoved(this, SHADOW, spent, "effect", source.seat, source.card))
        return tuple(moved)


def gains(*changes: Change) -> Modification:
    """The attack itself gains, loses or becomes (a forced effect of an attack)."""
    return Modification(changes)


def every(attacks: tuple[AttackTrait, ...], *changes: Change) -> Modification:
    """Every attack with these traits gains, loses or becomes."""
    return Modification(changes, AttackFilter(attacks))


def instead_of_shadow(target: Spot) -> Standing:
    """Crystals that would go from this card to the shadow go to another spot."""
    return InsteadThere(Spot("shadow"), target, "instead-of-shadow", ON_THIS_CARD)


def instead_of_shadow_or(target: Spot, most: int, beyond: Spot) -> Standing:
    """The same, but to a third spot as soon as so many lie on the second."""
    said = "instead-of-shadow-beyond"
    return InsteadThere(Spot("shadow"), target, said, ON_THIS_CARD, beyond=beyond, most=most)


def upkeep_comes_here() -> Standing:
    """What the upkeep of a start phase (§8-1-3 ii) sends from your other enhancements to the shadow comes to it."""
    return InsteadThere(Spot("shadow"), ON_THIS_CARD, "upkeep-comes-here", others=True, why="upkeep")


def instead_there(away: Spot, target: Spot, spends: int) -> Standing:
    """Crystals that would go to a spot go to another one; then crystals of this card go to the shadow."""
    return InsteadThere(away, target, "instead-there", spends=spends)


def costs_less(by: Number) -> Standing:
    """The card itself costs less (§6-2-1-12)."""
    return NumberShift("cost", "less", by)


def capacity_less(by: Number) -> Standing:
    """The card itself takes fewer crystals (§6-2-1-11)."""
    return NumberShift("capacity", "less", by)


def costs(cost: int) -> Standing:
    """The card itself costs just so much (§6-2-1-12)."""
    return NumberShift("cost", "set", cost)


def cards_cost_less(by: Number, *traits: CardTrait, side: Side = ME) -> Standing:
    """A player's cards with these traits cost less."""
    return NumberShift("cost", "less", by, side, CardFilter(traits))


def capacity_is(number: int) -> Standing:
    """The card itself takes just so many crystals (§6-2-1-11)."""
    return NumberShift("capacity", "set", number)


def capacity_shift(by: int, *traits: CardTrait, side: Side) -> Standing:
    """A player's enhancements with these traits take more or fewer crystals (§10-35-2)."""
    return NumberShift("capacity", "more" if by > 0 else "less", abs(by), side, CardFilter(traits))


def cancels_duplicates(*standing: Standing) -> Standing:
    """What is in force only while no other of the same effect is (§10-28)."""
    return CancelsDuplicates(together(*standing))


def master_distance_grows(by: int) -> Standing:
    """The master's distance is greater (§5-2-2)."""
    return NumberShift("master-distance", "more", by)


def distance_is(number: Number) -> Standing:
    """The current distance is just so much (§5-2-1)."""
    return NumberShift("distance", "set", number)


def takes_from_life(count: int) -> Standing:
    """So many of the crystals that the card takes come from its user's life (§9-2-3 iii): given to one use of it."""
    return NumberShift("devoted-from-life", "set", count, said="takes-from-life")


def impatience_on_aura(by: int, side: Side = OPPONENT) -> Standing:
    """The damage of a player's impatience is so much to the aura, or 1 to the life (§10-10)."""
    return NumberShift("impatience-aura", "set", by, side, said="impatience-is")


def distance_shift(by: int) -> Standing:
    """The current distance is more or less (§5-2-1)."""
    return NumberShift("distance", "more" if by > 0 else "less", abs(by))


def both_distances_shift(by: Number) -> Standing:
    """The current distance and the master's distance are both more or less by as much (§5-2)."""
    how, by = ("less", -by) if isinstance(by, int) and by < 0 else ("more", by)
    shifts = tuple(NumberShift(value, how, by) for value in ("distance", "master-distance"))
    return AllStand(shifts, said="both-distances-shift")


def no_hand_limit(side: Side = ME) -> Standing:
    """A player's hand has no limit (§5-1-3)."""
    return NumberShift("hand-limit", "unlimited", 0, side, said="no-hand-limit")


def hand_limit_grows(by: Number, side: Side = ME) -> Standing:
    """A player's hand limit is greater (§5-1-3)."""
    return NumberShift("hand-limit", "more", by, side)


def together(*standing: Standing) -> Standing:
    """Several things in force as one text."""
    return AllStand(standing)


def aura_limit_by_arrows(limit: int) -> Standing:
    """Your aura holds more while arrows of your own cards move crystals to it (§7-1-3-1, §10-1)."""
    return NumberShift("aura-limit", "set", limit, ME, by_own="arrow", said="aura-limit-by-arrows")


def cards_cost(cost: int, *traits: CardTrait, side: Side = ME) -> Standing:
    """A player's cards with these traits cost just so much (§6-2-1-12)."""
    return NumberShift("cost", "set", cost, side, CardFilter(traits))


def master_distance_shrinks(by: int) -> Standing:
    """The master's distance is smaller (§5-2-2)."""
    return NumberShift("master-distance", "less", by)
