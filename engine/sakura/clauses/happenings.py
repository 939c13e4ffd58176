"""What happens in a turn, as texts speak of it (§5-5, §8, §9): one pattern over events says when an effect arises
(`whenever`), whether such a thing has happened this turn (`Happened`), how often (`Times`), and which was the first.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

from engine.cardgame.areas import area_of, place
from engine.cardgame.happenings import Happened, Happening, times
from engine.cardgame.in_force import forbidden
from engine.cardgame.words.amounts import Count, number_of
from engine.cardgame.words.filters import CardFilter
from engine.cardgame.words.sides import ME, OPPONENT, Side
from engine.sakura.areas import AREAS, AURA, LIFE
from engine.sakura.clauses.filters import AttackFilter, OfSubtype
from engine.sakura.events import (
    ArrowResolved,
    AttackEnded,
    AttackMade,
    BasicActionBegan,
    CardMasked,
    CardMoved,
    CardUsed,
    ConductChosen,
    CounterChanged,
    CrystalsMoved,
    Damaged,
    DeckRanDry,
    DeckRebuilt,
    DefeatAverted,
    DisenchantBegan,
    DisenchantEnded,
    DistanceChanged,
    PhaseBegan,
    PiecesMoved,
    SpecialTurned,
    UpkeepPaid,
)
from engine.sakura.state import copied_number
from engine.sakura.values.numbers import spare
from engine.text.phrase import Term, say

if TYPE_CHECKING:
    from collections.abc import Iterable

    from engine.cardgame.clauses import Clause, Condition
    from engine.cardgame.source import Source
    from engine.cardgame.words.filters import CardTrait
    from engine.kernel.events import Event
    from engine.sakura.clauses.filters import AttackTrait
    from engine.sakura.clauses.sides import Spot
    from engine.sakura.state import State
    from engine.text.phrase import Slot

__all__ = [
    "anybody_used", "arrows_resolved", "attack_is_made", "attack_resolved", "attacked_this_turn",
    "attacks_and_reactions", "attacks_in_phase", "aura_changed", "aura_filled", "basic_action_done", "came_closer",
    "card_goes", "chose_standard", "counter_changes", "counter_turns_multiple", "crystals_left",
    "crystals_taken", "crystals_went_at_once", "damaged", "disenchanted", "drawn_at_start", "first_use",
    "leaves_extra", "life_changed", "life_damaged", "life_fell", "no_attack_made", "no_basic_action",
    "none_used_this_turn", "nth_damage", "phase_begins", "pile_turns_even", "reacts", "rebuilt",
    "special_returned", "this_attack_is_answered", "this_attack_is_made", "this_not_used_this_turn",
    "this_returned", "times_damaged", "took_damage", "undone_by_counter", "used_this_turn", "uses",
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


def attack_is_made(side: Side, nth: int = 0, *traits: AttackTrait) -> Happening:
    """A player makes an attack, perhaps the how-manyeth of a turn; one with these traits, perhaps the first of them."""
    if traits:
        return _such_attack_is_made(side, nth, AttackFilter(traits))
    key = {0: "trigger-attack", 1: "trigger-first-attack"}.get(nth, "trigger-nth-attack")
    return Happening((AttackMade,), key, side, nth=nth, about="attack")


def _such_attack_is_made(side: Side, nth: int, such: AttackFilter) -> Happening:
    def fitting(event: AttackMade, state: State, source: Source) -> bool:
        attack = event.record or state.attack(event.attack)
        return attack is not None and such.admits(state, source, attack)

    key = "trigger-first-such-attack" if nth else "trigger-such-attack"
    words = (("attack", such.phrase()),)
    return Happening((AttackMade,), key, side, test=fitting, nth=nth, about="attack", words=words)


def attacked_this_turn() -> Condition:
    """You have made an attack this turn (§9-4)."""
    return Happened(Happening((AttackMade,), side=ME), "condition-attacked")


def attacks_in_phase(side: Side) -> Count:
    """How many attacks a player has made in this phase (§9-4)."""
    return Times(Happening((AttackMade,), side=side), "amount-attacks-in-phase", in_phase=True)


def _attack_or_reaction(event: AttackMade | CardUsed, state: State, source: Source) -> bool:
    return isinstance(event, AttackMade) or event.way == "reaction"


def attacks_and_reactions() -> Count:
    """How many attacks and reactions there were this turn together, of both players: an attack card used as a reaction
    is one of each (§9-4).
    """
    return Times(Happening((AttackMade, CardUsed), test=_attack_or_reaction), "amount-attacks-and-reactions")


def no_attack_made(side: Side = ME) -> Condition:
    """A player has made no attack this turn (§9-4)."""
    return Happened(Happening((AttackMade,), side=side), "condition-no-attack-made", never=True)


def _this_attack(event: AttackMade, state: State, source: Source) -> bool:
    return event.attack == source.attack


def this_attack_is_made() -> Happening:
    """The attack that has the effect is made."""
    return Happening((AttackMade,), "trigger-this-attack", test=_this_attack, own=True)


def _answers_this(event: CardUsed, state: State, source: Source) -> bool:
    use = state.use(event.card)
    return event.way == "reaction" and use is not None and use.answering == source.attack


def this_attack_is_answered(*traits: CardTrait) -> Happening:
    """The opponent reacts to the attack that has the effect (§9-4 i), perhaps with a card with these traits."""
    cards = CardFilter(traits) if traits else None
    said = "trigger-this-attack-answered-with" if traits else "trigger-this-attack-answered"
    return Happening((CardUsed,), said, cards=cards, test=_answers_this, own=True)


def _resolved(event: AttackEnded, state: State, source: Source) -> bool:
    return event.record is not None and event.record.made and event.outcome not in ("reverted", "cut")


def attack_resolved(side: Side = OPPONENT, dealing: int = 0) -> Happening:
    """An attack that a player made is over (§9-4 viii); perhaps one that dealt so much damage (§9-1-3-2)."""

    def dealt(event: AttackEnded, state: State, source: Source) -> bool:
        record = event.record
        return _resolved(event, state, source) and record is not None and max(
            record.dealt_aura or 0, record.dealt_life or 0
        ) >= dealing

    if not dealing:
        return Happening((AttackEnded,), "trigger-attack-resolved", side, test=_resolved)
    return Happening((AttackEnded,), "trigger-attack-dealt", side, test=dealt, words=(("amount", dealing),))


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


def nth_damage(nth: int) -> Happening:
    """You take damage for the how-manyeth time in a turn (§5-8-3)."""
    return Happening((Damaged,), "trigger-nth-damage", ME, nth=nth)


def damaged(least: int = 1, side: Side = ME) -> Condition:
    """A player has taken damage this turn, at least so often (§5-8-3)."""
    return Happened(Happening((Damaged,), side=side), "condition-damaged", least=least)


def times_damaged(side: Side = ME) -> Count:
    """How often a player has taken damage this turn (§5-8-3), be it 0, each area for itself (§10-26)."""
    return Times(Happening((Damaged,), side=side), "amount-times-damaged")


def _aura_filled(event: CrystalsMoved | PiecesMoved | UpkeepPaid, state: State, source: Source) -> bool:
    theirs = AURA[1 - source.seat]
    if isinstance(event, UpkeepPaid):
        came = sum((target == theirs) - (origin == theirs) for origin, target in event.moves)
    elif isinstance(event, PiecesMoved) and event.piece not in AREAS.at(theirs).crowding:
        came = 0
    else:
        came = event.count if event.target == theirs else 0
    left = spare(state, theirs)
    return left <= 0 < left + came


def aura_filled() -> Happening:
    """The opponent's aura had room and has none any more (§7-1-3-1)."""
    return Happening((CrystalsMoved, PiecesMoved, UpkeepPaid), "trigger-aura-filled", test=_aura_filled)


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


def crystals_taken(spot: Spot, side: Side = OPPONENT) -> Happening:
    """A player moves crystals that lie on a spot, for the first time in a turn, however that is."""

    def taken(event: CrystalsMoved, state: State, source: Source) -> bool:
        return event.source == spot.place(source)

    words: tuple[tuple[str, Slot], ...] = (("who", side.value), ("spot", spot.phrase()))
    return Happening((CrystalsMoved,), "trigger-crystals-taken", side, test=taken, nth=1, words=words)


def crystals_left(area: str) -> Condition:
    """Crystals have gone from a shared area this turn, whosever doing it was: those that lie on a card in use haven't
    moved yet (§6-3).
    """

    def there(event: CrystalsMoved, state: State, source: Source) -> bool:
        target = event.target
        on_hold = area_of(target) == "card" and area_of(state.where[int(target[5:])]) == "in-use"
        return event.source == area and not on_hold

    words = (("area", Term(area)),)
    return Happened(Happening((CrystalsMoved,), test=there, words=words), "condition-crystals-left")


# --- cards (§9-2, §9-5, §10-17)


@dataclass(eq=False)
class CardUse(Happening):
    """The use of a card, which was what it was used as (§10-38)."""

    def matches(self, event: Any, state: Any, source: Source) -> bool:
        """Whether that is what happened, also when the use is over, or the card a copy no more (§10-16)."""
        if self.cards is not None and (event.number or event.of):
            state = _as_in_its_use(event, state)
        return super().matches(event, state, source)


def _as_in_its_use(event: CardUsed, state: State) -> State:
    """The state with the card as it was when it was used, if it is something else now."""
    if event.number:
        if state.masks.get(event.card) != event.number:
            state = state.copy()
            CardMasked(event.card, event.number).apply(state)
    elif copied_number(state, event.card) != event.of:
        state = state.as_copy(event.card, event.of)
    return state


def uses(*traits: CardTrait, side: Side = ME) -> Happening:
    """A player uses a card with these traits: it counts as used as soon as it lies in use (§9-2)."""
    return CardUse((CardUsed,), "trigger-card-used", side, CardFilter(traits))


def _as_reaction(event: CardUsed, state: State, source: Source) -> bool:
    return event.way == "reaction"


def reacts(*traits: CardTrait, side: Side = ME) -> Happening:
    """A player uses a card with these traits as a reaction (§9-4 i); not by an effect (§9-2)."""
    return CardUse((CardUsed,), "trigger-reacted", side, CardFilter(traits), test=_as_reaction)


def _in_own_turn(event: CardUsed, state: State, source: Source) -> bool:
    return event.seat == state.turn_player


def first_use(*traits: CardTrait) -> Happening:
    """You use a card with these traits for the first time in a turn of yours."""
    return CardUse((CardUsed,), "trigger-first-use", ME, CardFilter(traits), test=_in_own_turn, nth=1)


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
    this = CardUse((CardUsed,), side=ME, test=_this_card, words=(("card", say("this-card")),))
    return Happened(this, "condition-not-used-this-turn", never=True)


def _another(event: DisenchantEnded, state: State, source: Source) -> bool:
    return event.card != source.card


def disenchanted(side: Side = ME) -> Happening:
    """Another enhancement of a player was disenchanted (§9-5)."""
    return Happening((DisenchantEnded,), "trigger-disenchanted", side, test=_another)


def _this_returned(event: CardMoved | SpecialTurned, state: State, source: Source) -> bool:
    if event.card != source.card or event.status != "unused":
        return False
    return isinstance(event, SpecialTurned) or area_of(event.source) in ("specials", "in-use", "enhancements")


def this_returned() -> Happening:
    """The special itself became unused again (§10-17)."""
    return Happening((CardMoved, SpecialTurned), "trigger-this-returned", test=_this_returned)


def came_closer(by: int) -> Happening:
    """In the opponent's turn the current distance falls, to so much less than at the start of the turn (§5-2-1)."""

    def closer(event: DistanceChanged, state: State, source: Source) -> bool:
        gone = state.turn_start_distance - event.distance
        theirs = state.turn_player != source.seat
        return theirs and event.distance < event.before and gone >= number_of(by, state, source)

    return Happening((DistanceChanged,), "trigger-came-closer", test=closer, words=(("by", by),))


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


def leaves_extra() -> Happening:
    """A card of yours goes from the extra cards to another area (§7-1-12)."""

    def left(event: CardMoved, state: State, source: Source) -> bool:
        return (
            area_of(event.source) == "extra" and area_of(event.target) != "extra"
            and state.owner[event.card] == source.seat
        )

    return Happening((CardMoved,), "trigger-leaves-extra", test=left)


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


def phase_begins(phase: str) -> Happening:
    """A phase of yours begins (§8)."""

    def begins(event: PhaseBegan, state: State, source: Source) -> bool:
        return event.phase == phase and state.turn_player == source.seat

    return Happening((PhaseBegan,), "trigger-phase-begins", test=begins, words=(("phase", Term(f"{phase}-phase")),))


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


def counter_turns_multiple(key: str, term: str, of: int) -> Happening:
    """Your counter becomes a multiple of a number."""

    def multiple(event: CounterChanged, state: State, source: Source) -> bool:
        return event.key == place(key, source.seat) and event.value % of == 0

    words = (("name", Term(term)), ("of", of))
    return Happening((CounterChanged,), "trigger-counter-multiple", test=multiple, words=words)


def undone_by_counter(key: str, term: str, least: int) -> Happening:
    """Your counter is so much or more while you can lose: as soon as it is, as soon as you can again, and still after
    a defeat that something was resolved instead of (§9-1-3-1).
    """

    def undone(event: Event, state: State, source: Source) -> bool:
        high = state.counters.get(place(key, source.seat), 0) >= least
        return high and forbidden(state, "lose", source.seat) is None

    words = (("name", Term(term)), ("least", least))
    kinds = (CounterChanged, DefeatAverted, CardMoved, DisenchantBegan, PhaseBegan)
    return Happening(kinds, "trigger-counter-least", test=undone, words=words)


def _at_once(event: CrystalsMoved | UpkeepPaid, elsewhere: bool) -> int:
    """How many crystals an event moved at once, with those that went along; perhaps only those that went to no card."""
    if isinstance(event, UpkeepPaid):
        return sum(not elsewhere or area_of(target) != "card" for _, target in event.moves)
    return 0 if elsewhere and area_of(event.target) == "card" else event.count + event.along


def crystals_went_at_once(least: int, elsewhere: bool = False) -> Condition:
    """So many crystals or more went at once this turn (§6-3); where `elsewhere`, not onto an enhancement (§7-1-9)."""

    def many(event: CrystalsMoved | UpkeepPaid, state: State, source: Source) -> bool:
        return _at_once(event, elsewhere) >= least

    said = "condition-crystals-at-once-elsewhere" if elsewhere else "condition-crystals-at-once"
    words: tuple[tuple[str, Slot], ...] = (("least", least),)
    return Happened(Happening((CrystalsMoved, UpkeepPaid), test=many, words=words), said)


def life_changed(least: int = 1) -> Condition:
    """A player's life has changed this turn, by so much or more at once (§5-1-5)."""

    def changed(event: CrystalsMoved, state: State, source: Source) -> bool:
        return event.count >= least and event.source != event.target and (event.source in LIFE or event.target in LIFE)

    said = "condition-life-changed" if least == 1 else "condition-life-changed-at-once"
    return Happened(Happening((CrystalsMoved,), test=changed, words=(("least", least),)), said)


def arrows_resolved(least: int = 1) -> Condition:
    """So many arrow effects or more were resolved this turn (§10-1)."""
    said = "condition-arrow-resolved" if least == 1 else "condition-arrows-resolved"
    return Happened(Happening((ArrowResolved,)), said, least=least)


def anybody_used(subtype: str) -> Condition:
    """A player, whichever, has used a card this turn that had that subtype then (§9-2, §6-2-1-6)."""

    def so(event: CardUsed, state: State, source: Source) -> bool:
        return event.subtype == subtype

    words = (("card", CardFilter((OfSubtype(subtype),)).phrase()),)
    return Happened(Happening((CardUsed,), test=so, words=words), "condition-anybody-used")
