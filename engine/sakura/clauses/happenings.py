"""What happens in a turn, as texts speak of it (§5-5, §8, §9): one pattern over events says when an effect arises
(`whenever`), whether such a thing has happened this turn (`Happened`), how often (`Times`), and which was the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING

from engine.cardgame.areas import area_of, place
from engine.cardgame.happenings import Happened, Happening, times
from engine.cardgame.words.amounts import Count
from engine.cardgame.words.filters import CardFilter
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.sakura.areas import AURA, LIFE
from engine.sakura.events import (
    AttackEnded,
    AttackMade,
    BasicActionBegan,
    CardMoved,
    CardUsed,
    ConductChosen,
    CounterChanged,
    CrystalsMoved,
    Damaged,
    DeckRanDry,
    DeckRebuilt,
    DisenchantEnded,
    SpecialTurned,
)
from engine.text.phrase import Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Condition
    from engine.cardgame.source import Source
    from engine.cardgame.words.filters import CardTrait
    from engine.sakura.state import State
    from engine.text.phrase import Slot

__all__ = [
    "attack_is_made", "attack_resolved", "attacks_in_phase", "aura_changed", "basic_action_done", "card_goes",
    "chose_standard", "counter_changes", "disenchanted", "drawn_at_start", "first_use", "life_damaged", "life_fell",
    "no_basic_action", "none_used_this_turn", "pile_turns_even", "reacts", "rebuilt", "special_returned",
    "this_attack_is_made", "this_not_used_this_turn", "took_damage", "used_this_turn", "uses",
]  # fmt: skip


@dataclass(eq=False)
class Times(Count):
    """How often something has happened this turn (§8), or in the current phase."""

    pattern: Happening
    said: str
    in_phase: bool = False

    def value(self, state: State, source: Source) -> int:
        """How often until now."""
        return times(self.pattern, state, source, in_phase=self.in_phase)

    def slots(self) -> dict[str, Slot]:
        """Those of the pattern."""
        return self.pattern.slots()

    def parts(self) -> Iterable[Clause]:
        """What is inside the pattern, which has no words but these."""
        return self.pattern.parts()


# --- attacks (§9-4)


def attack_is_made(side: Side, nth: int = 0) -> Happening:
    """A player makes an attack, perhaps the how-manyeth of a turn."""
    key = {0: "trigger-attack", 1: "trigger-first-attack"}.get(nth, "trigger-nth-attack")
    return Happening((AttackMade,), key, side, nth=nth, about="attack")


def attacks_in_phase(side: Side) -> Count:
    """How many attacks a player has made in this phase (§9-4)."""
    return Times(Happening((AttackMade,), side=side), "amount-attacks-in-phase", in_phase=True)


def _this_attack(event: AttackMade, state: State, source: Source) -> bool:
    return event.attack == source.attack


def this_attack_is_made() -> Happening:
    """The attack that has the effect is made."""
    return Happening((AttackMade,), "trigger-this-attack", test=_this_attack, own=True)


def _resolved(event: AttackEnded, state: State, source: Source) -> bool:
    return event.record is not None and event.record.made and event.outcome not in ("reverted", "cut")


def attack_resolved(side: Side = OPPONENT) -> Happening:
    """An attack that a player made is over (§9-4 viii)."""
    return Happening((AttackEnded,), "trigger-attack-resolved", side, test=_resolved)


# --- damage and crystals (§5-8, §9-6)


def _to_life(event: Damaged, state: State, source: Source) -> bool:
    return event.where == "life" and event.amount >= 1


def _to_life_by_attack(event: Damaged, state: State, source: Source) -> bool:
    return _to_life(event, state, source) and event.by == "attack"


def _to_life_but_by_rebuild(event: Damaged, state: State, source: Source) -> bool:
    return _to_life(event, state, source) and event.by != "rebuild"


_LIFE_DAMAGED = {
    "": ("trigger-life-damaged", _to_life_but_by_rebuild),
    "attack": ("trigger-life-damaged-by-attack", _to_life_by_attack),
    "anything": ("trigger-life-damaged-by-anything", _to_life),
}


def life_damaged(by: str = "") -> Happening:
    """You take 1 or more damage to life: from an `attack` (§10-19), by `anything`, or by anything but a rebuild."""
    said, test = _LIFE_DAMAGED[by]
    return Happening((Damaged,), said, ME, test=test)


def took_damage(where: str, side: Side = OPPONENT) -> Condition:
    """A player has taken damage to `aura`, `life` or `flare` this turn (§5-8-3), be it 0."""

    def there(event: Damaged, state: State, source: Source) -> bool:
        return event.where == where

    return Happened(Happening((Damaged,), side=side, test=there, words=(("where", where),)), "condition-took-damage")


def life_fell(to: int) -> Happening:
    """Your life becomes so little, from more (§10-8)."""

    def fell(event: CrystalsMoved, state: State, source: Source) -> bool:
        mine = LIFE[source.seat]
        now = state.count(mine)
        return event.source == mine and now <= to < now + event.count

    return Happening((CrystalsMoved,), "trigger-life-fell", test=fell, words=(("to", to),))


def _aura_changed(event: CrystalsMoved | Damaged, state: State, source: Source) -> bool:
    theirs = AURA[1 - source.seat]
    if isinstance(event, Damaged):
        return event.by == "attack" and any(where == theirs for where, _ in event.taken)
    return event.why == "basic" and theirs in (event.source, event.target)


def aura_changed() -> Happening:
    """The opponent's aura changes by an attack's damage or a basic action, for the first time in a turn (§9-6)."""
    return Happening((CrystalsMoved, Damaged), "trigger-aura-changed", test=_aura_changed, nth=1)


# --- cards (§9-2, §9-5, §10-17)


def uses(*traits: CardTrait, side: Side = ME) -> Happening:
    """A player uses a card with these traits: it counts as used as soon as it lies in use (§9-2)."""
    return Happening((CardUsed,), "trigger-card-used", side, CardFilter(traits))


def _as_reaction(event: CardUsed, state: State, source: Source) -> bool:
    return event.way == "reaction"


def reacts(*traits: CardTrait, side: Side = ME) -> Happening:
    """A player uses a card with these traits as a reaction (§9-4 i); not by an effect (§9-2)."""
    return Happening((CardUsed,), "trigger-reacted", side, CardFilter(traits), test=_as_reaction)


def _in_own_turn(event: CardUsed, state: State, source: Source) -> bool:
    return event.seat == state.turn_player


def first_use(*traits: CardTrait) -> Happening:
    """You use a card with these traits for the first time in a turn of yours."""
    return Happening((CardUsed,), "trigger-first-use", ME, CardFilter(traits), test=_in_own_turn, nth=1)


def used_this_turn(*traits: CardTrait) -> Condition:
    """You have used a card with these traits this turn."""
    return Happened(uses(*traits), "condition-used-this-turn")


def none_used_this_turn(*traits: CardTrait) -> Condition:
    """You have used no card with these traits this turn."""
    return Happened(uses(*traits), "condition-none-used-this-turn", never=True)


def _this_card(event: CardUsed, state: State, source: Source) -> bool:
    return event.card == source.card


def this_not_used_this_turn() -> Condition:
    """You have not used this very card this turn."""
    this = Happening((CardUsed,), side=ME, test=_this_card, words=(("card", say("this-card")),))
    return Happened(this, "condition-not-used-this-turn", never=True)


def _another(event: DisenchantEnded, state: State, source: Source) -> bool:
    return event.card != source.card


def disenchanted(side: Side = ME) -> Happening:
    """Another enhancement of a player was disenchanted (§9-5)."""
    return Happening((DisenchantEnded,), "trigger-disenchanted", side, test=_another)


def _special_returned(event: CardMoved | SpecialTurned, state: State, source: Source) -> bool:
    if state.owner[event.card] != source.seat or event.status != "unused":
        return False
    return isinstance(event, SpecialTurned) or area_of(event.source) == "specials"


def special_returned() -> Happening:
    """A used special of yours became unused (§10-17)."""
    return Happening((CardMoved, SpecialTurned), "trigger-special-returned", test=_special_returned)


def pile_turns_even(area: str, side: Side = OPPONENT) -> Happening:
    """The number of cards in a player's pile becomes a multiple of 2 other than 0, when a move is over: the cards of
    one instruction go at once (§7-1-6 to §7-1-8).
    """

    def even(event: CardMoved, state: State, source: Source) -> bool:
        where = place(area, side.seat(source))
        count = len(state.piles.get(where, ()))
        changed = (event.source == where) != (event.target == where)
        return changed and where not in event.still and count > 0 and count % 2 == 0

    words = (("area", Term(area)), ("whose", side.value))
    return Happening((CardMoved,), "trigger-pile-even", test=even, words=words)


# --- decks, basic actions, conduct, counters


def rebuilt(side: Side = ME) -> Happening:
    """A player rebuilds the deck (§9-7)."""
    return Happening((DeckRebuilt,), "trigger-rebuilt", side)


def no_basic_action(side: Side = ME) -> Condition:
    """A player has done no basic action this turn (§9-6)."""
    return Happened(Happening((BasicActionBegan,), side=side), "condition-did-no-basic", never=True)


def basic_action_done(action: str) -> Happening:
    """You do that basic action (§9-6)."""

    def named(event: BasicActionBegan, state: State, source: Source) -> bool:
        return event.action == action

    return Happening((BasicActionBegan,), side=ME, test=named)


def _standard(event: ConductChosen, state: State, source: Source) -> bool:
    return event.conduct == "standard"


def chose_standard() -> Condition:
    """You have chosen standard actions (§8-2-1)."""
    return Happened(Happening((ConductChosen,), side=ME, test=_standard), "condition-chose-standard")


def drawn_at_start(side: Side) -> Happening:
    """A player draws a card in the start phase (§8-1), or would from an empty deck (§5-5-3)."""

    def drawn(event: CardMoved | DeckRanDry, state: State, source: Source) -> bool:
        seat = side.seat(source)
        theirs = event.seat == seat if isinstance(event, DeckRanDry) else event.target == place("hand", seat)
        return theirs and state.phase == "start"

    return Happening((CardMoved, DeckRanDry), test=drawn, words=(("who", side.value),))


def counter_changes(key: str, said: str, side: Side = ME) -> Happening:
    """A player's counter or side changes."""

    def theirs(event: CounterChanged, state: State, source: Source) -> bool:
        return event.key == place(key, side.seat(source))

    words = (("who", side.value),)
    return Happening((CounterChanged,), said, test=theirs, words=words)


def card_goes(source: str, target: str, side: Side = ME) -> Happening:
    """A card goes from one of a player's areas to another, and is what follows speaks of as "this card"."""

    def goes(event: CardMoved, state: State, by: Source) -> bool:
        seat = side.seat(by)
        return event.source == place(source, seat) and event.target == place(target, seat)

    words = (("who", side.value), ("source", Term(source)), ("target", Term(target)))
    return Happening((CardMoved,), "trigger-card-goes", test=goes, about="card", words=words)
