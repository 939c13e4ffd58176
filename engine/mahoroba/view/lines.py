"""The sentence of each event: past tense, short, as a seat may read it; and what it speaks of.

An event that tells nothing of itself has none: what another sentence tells.
"""

from __future__ import annotations

from itertools import pairwise
from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.sight import called, knows
from engine.cardgame.spoken import Spoken
from engine.cardgame.telling import Heard, clause_told, effect_told, telling
from engine.cardgame.wording import cards_named, who
from engine.mahoroba import events as happened
from engine.mahoroba.card_text import skill_name
from engine.mahoroba.registry import REGISTRY
from engine.mahoroba.terms import term
from engine.mahoroba.view.seat import ending_words
from engine.text.phrase import CardName, Listing, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.events import Event
    from engine.text.phrase import Phrase, Slot


def _unit(heard: Heard, unit: int) -> Phrase:
    """A unit and whose it is: both players may have units of one name."""
    return say("unit-of", who=who(heard.state.owner[unit]), unit=_named(heard, unit))


def _named(heard: Heard, unit: int) -> CardName:
    return CardName(heard.state.info(unit).number)


# --- the duel and its turns


def _laid(_event: happened.TableLaid, _: Heard) -> Spoken:
    return Spoken(say("told-laid"), ("deck.0", "deck.1"))


def _shuffled(event: happened.DeckShuffled, _: Heard) -> Spoken:
    return Spoken(say("told-shuffled", who=who(event.seat)), (f"deck.{event.seat}",))


def _hands(event: happened.HandsShown, _: Heard) -> Spoken:
    result = say("told-hands-tie") if event.winner < 0 else say("told-hands-won", who=who(event.winner))
    first, second = event.hands
    return Spoken(
        say("told-hands", first=who(0), hand_first=term(first), second=who(1), hand_second=term(second), result=result)
    )


def _first_player(event: happened.FirstPlayerDecided, _: Heard) -> Spoken:
    return Spoken(say("told-first-player", who=who(event.seat)))


def _turned_up(event: happened.MainUnitsTurned, heard: Heard) -> Spoken:
    names = tuple(_unit(heard, unit) for unit in event.units)
    return Spoken(say("told-turned-up", units=Listing(names)), tuple(called(unit) for unit in event.units))


def _turn(event: happened.TurnBegan, _: Heard) -> Spoken:
    return Spoken(say("told-turn", who=who(event.seat)))


def _phase(event: happened.PhaseBegan, _: Heard) -> Spoken:
    return Spoken(say("told-phase", phase=term(f"{event.phase}-phase")))


def _deck_empty(event: happened.DeckRanOut, _: Heard) -> Spoken:
    return Spoken(say("told-deck-empty", who=who(event.seat)), (f"deck.{event.seat}",))


def _ended(_event: happened.DuelEnded, heard: Heard) -> Spoken | None:
    ending = ending_words(heard.state)
    return Spoken(ending) if ending else None


# --- cards

_SILENT: Final = frozenset(("charge", "set", "use", "used", "exchange"))
"""Why cards move where another event tells it."""
_OF_THE_OWNER: Final = {"draw": "told-drew", "anew": "told-anew", "first": "told-first-unit"}
_TO: Final = {"hand": "told-to-hand", "discard": "told-discarded"}


def _key_of(event: happened.CardMoved) -> str:
    if event.why in _SILENT or area_of(event.target) in ("energy", "set"):
        return ""
    if event.why == "place":
        return "told-placed"
    return _OF_THE_OWNER.get(event.why) or _TO.get(area_of(event.target), "")


def run_of(event: Event) -> tuple[str, ...] | None:
    """What events have in common that are told in one sentence; None for an event that stands alone."""
    if not isinstance(event, happened.CardMoved):
        return None
    key = _key_of(event)
    return (key, event.source, event.target) if key and key != "told-placed" else None


def _moved(event: happened.CardMoved, heard: Heard) -> Spoken | None:
    key = _key_of(event)
    if not key:
        return None
    state, card = heard.state, event.card
    known_now = knows(state, heard.seat, card)
    cards = (state.info(card).number if heard.known or known_now else None,)
    thing = called(card) if known_now else event.target
    slots: dict[str, Slot] = {"who": who(seat_of(event.target))}
    if key not in ("told-anew", "told-first-unit"):
        slots["cards"] = cards_named(cards)
    if key == "told-placed":
        slots["area"] = term(area_of(event.target))
    return Spoken(say(key, **slots), tuple(dict.fromkeys((thing, event.target))), cards)


_ATTACHED: Final = {"charge": "told-charged", "set": "told-set"}


def _attached(event: happened.CardAttached, heard: Heard) -> Spoken:
    """A card that was attached: by a charge, as an enhancement, or by an effect."""
    state, previous = heard.state, heard.previous
    why = previous.why if isinstance(previous, happened.CardMoved) and previous.card == event.card else ""
    name, thing = heard.called(event.card)
    owner = state.owner[event.card]
    told = why in _ATTACHED
    own = told and state.owner[event.under] == owner
    slots: dict[str, Slot] = {"cards": name, "unit": (_named if own else _unit)(heard, event.under)}
    if told:
        slots["who"] = who(owner)
    return Spoken(say(_ATTACHED.get(why, "told-attached"), **slots), (thing, called(event.under)))


def _revealed(event: happened.CardsRevealed, heard: Heard) -> Spoken:
    names = cards_named([heard.state.info(card).number for card in event.cards])
    known = (card for card in event.cards if knows(heard.state, heard.seat, card))
    return Spoken(say("told-shown", cards=names), tuple(called(card) for card in known))


def _used(event: happened.CommandUsed, heard: Heard) -> Spoken | None:
    """A command of strategy or tactics; where an enhancement is set is told when it lies there."""
    if heard.state.info(event.card).kind == "enhancement":
        return None
    name, thing = heard.called(event.card)
    return Spoken(say("told-used", who=who(event.seat), card=name), (thing,))


# --- units


def _skill(event: happened.SkillUsed, heard: Heard) -> Spoken:
    key = "told-ex" if event.key == "ex" else "told-skill"
    skill = skill_name(heard.state.info(event.unit).number, event.key)
    return Spoken(say(key, unit=_unit(heard, event.unit), skill=skill), (called(event.unit),))


def _reckoned(event: happened.DamageReckoned, heard: Heard) -> Spoken | None:
    """The steps of the sum that changed something, where there is more to it than the figure."""
    changed = [line for before, line in pairwise(event.lines) if line[3] != before[3]]
    if not changed:
        return None
    steps = tuple(_step(heard, number, line) for number, line in enumerate((event.lines[0], *changed)))
    phrase = say("told-sum", target=_unit(heard, event.target), steps=Listing(steps, "comma"))
    return Spoken(phrase, (called(event.unit), called(event.target)))


def _step(heard: Heard, number: int, line: tuple[int, str, int, int]) -> Phrase:
    step, ref, card, damage = line
    if step == 1:
        return say("told-sum-text" if number else "told-sum-printed", damage=damage)
    if not ref:
        return say("told-sum-advantage", damage=damage)
    return say("told-sum-effect", card=CardName(heard.state.info(card).number), damage=damage)


def _pieces(event: happened.PiecesMoved, heard: Heard) -> Spoken | None:
    """Damage markers put on or taken off; those of a knock-out are told by it."""
    if event.why == "ko":
        return None
    taken = area_of(event.target) == "card"
    unit = int((event.target if taken else event.source)[5:])
    key = "told-damage" if taken else "told-healed"
    return Spoken(say(key, unit=_unit(heard, unit), amount=event.count), (called(unit),))


def _turned(event: happened.UnitTurned, heard: Heard) -> Spoken:
    return Spoken(say(f"told-{event.state or 'normal'}", unit=_unit(heard, event.unit)), (called(event.unit),))


_EXCHANGED: Final = {"retreat": "told-retreat", "ko": "told-succeeded"}


def _exchanged(event: happened.UnitsExchanged, heard: Heard) -> Spoken:
    key = _EXCHANGED.get(event.why, "told-exchanged")
    phrase = say(key, unit=_unit(heard, event.main), other=_named(heard, event.standby))
    return Spoken(phrase, (called(event.main), called(event.standby)))


# --- effects


def _arose(event: happened.EffectArose | happened.ConditionUnmet, heard: Heard) -> Spoken:
    number = heard.state.info(event.source.card).number
    phrase = clause_told(event, CardName(number), REGISTRY.clause(event.ref))
    return Spoken(phrase, (called(event.source.card),))


def _lasting(event: happened.LastingBegan, _: Heard) -> Spoken:
    lasting = event.lasting
    return Spoken(effect_told(lasting.source, CardName(lasting.number), REGISTRY.clause(lasting.ref).phrase()))


TELLERS: Final[dict[type[Event], Callable[[Any, Heard], Spoken | None]]] = {
    happened.TableLaid: _laid,
    happened.DeckShuffled: _shuffled,
    happened.HandsShown: _hands,
    happened.FirstPlayerDecided: _first_player,
    happened.MainUnitsTurned: _turned_up,
    happened.TurnBegan: _turn,
    happened.PhaseBegan: _phase,
    happened.DeckRanOut: _deck_empty,
    happened.DuelEnded: _ended,
    happened.CardMoved: _moved,
    happened.CardAttached: _attached,
    happened.CardsRevealed: _revealed,
    happened.CommandUsed: _used,
    happened.SkillUsed: _skill,
    happened.DamageReckoned: _reckoned,
    happened.PiecesMoved: _pieces,
    happened.UnitTurned: _turned,
    happened.UnitsExchanged: _exchanged,
    happened.EffectArose: _arose,
    happened.ConditionUnmet: _arose,
    happened.LastingBegan: _lasting,
}

spoken: Final = telling(TELLERS)
"""The sentence of an event for a seat, with the table after it: what the journal and whoever tells of a match say."""
