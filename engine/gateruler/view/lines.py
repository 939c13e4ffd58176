"""The sentence of each event: past tense, short, as a seat may read it; and what it speaks of.

An event that tells nothing of itself has none: what another sentence tells.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, seat_of
from engine.cardgame.sight import called, knows
from engine.cardgame.spoken import Spoken
from engine.cardgame.telling import Heard, clause_told, effect_told, telling
from engine.cardgame.wording import card_name, cards_named, who
from engine.cardgame.words.wording import joined
from engine.gateruler import events as happened
from engine.gateruler.areas import SET_KEYS, UNIT_KEYS
from engine.gateruler.card_text import ability_called, ability_name
from engine.gateruler.clauses.standing import Whenever
from engine.gateruler.clauses.steps import meant
from engine.gateruler.clauses.those import Them
from engine.gateruler.registry import REGISTRY
from engine.gateruler.sheet import attribute_called
from engine.gateruler.state import GEARED
from engine.gateruler.terms import place_called, term
from engine.gateruler.view.seat import ending_words
from engine.text.phrase import CardName, Listing, say

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.kernel.events import Event
    from engine.text.phrase import Phrase, Slot


def _open(heard: Heard, card: int) -> CardName:
    """A card that both players see."""
    return CardName(heard.state.info(card).number)


def _whose(heard: Heard, card: int) -> Phrase:
    """The player in whose zone a card lies; its owner, where nobody's."""
    seat = seat_of(heard.state.where[card])
    return who(seat if seat >= 0 else heard.state.owner[card])


def _several(heard: Heard, cards: Iterable[int]) -> tuple[Slot, tuple[str, ...]]:
    """Cards one after the other, and what lights up for them."""
    pairs = [heard.called(card) for card in cards]
    numbers = [heard.state.info(card).number if knows(heard.state, heard.seat, card) else None for card in cards]
    return cards_named(numbers), tuple(dict.fromkeys(thing for _, thing in pairs))


# --- the duel and its turns


def _laid(_event: happened.TableLaid, _: Heard) -> Spoken:
    return Spoken(say("gateruler-told-laid"), ("ruler.0", "ruler.1"))


def _shuffled(event: happened.DeckShuffled, _: Heard) -> Spoken:
    return Spoken(say("gateruler-told-shuffled", who=who(event.seat)), (f"deck.{event.seat}",))


def _first_player(event: happened.FirstPlayerDecided, _: Heard) -> Spoken:
    return Spoken(say("gateruler-told-first-player", who=who(event.seat)))


def _turn(event: happened.TurnBegan, _: Heard) -> Spoken:
    return Spoken(say("gateruler-told-turn", who=who(event.seat)))


def _phase(event: happened.PhaseBegan, _: Heard) -> Spoken:
    return Spoken(say("gateruler-told-phase", phase=term(f"{event.phase}-phase")))


def _deck_ran_out(event: happened.DeckRanOut, _: Heard) -> Spoken:
    return Spoken(say("gateruler-told-deck-ran-out", who=who(event.seat)), (f"deck.{event.seat}",))


def _ended(_event: happened.DuelEnded, heard: Heard) -> Spoken | None:
    ending = ending_words(heard.state)
    return Spoken(ending) if ending else None


# --- cards that move

_SILENT: Final = frozenset(("play", "played", "damage", "destroyed"))
"""Why cards move where another event tells it."""
_BY_REASON: Final = {
    "draw": "gateruler-told-drew",
    "drive": "gateruler-told-drove",
    "set": "gateruler-told-set",
    "redraw": "gateruler-told-redraw",
    "cost": "gateruler-told-paid",
    "recover": "gateruler-told-recovered",
    "vigilance": "gateruler-told-vigilance",
    "rules": "gateruler-told-misplaced",
    "driven": "gateruler-told-lost",
    "soul-guard": "gateruler-told-soul-guard",
    "replaced": "gateruler-told-replaced",
}
_BY_TARGET: Final = {
    "hand": "gateruler-told-to-hand",
    "graveyard": "gateruler-told-to-graveyard",
    "drive": "gateruler-told-drove",
    "removed": "gateruler-told-removed",
    "damage": "gateruler-told-damage",
    "counter": "gateruler-told-counter",
}
_NOT_SO: Final = frozenset(("cost", area) for area in ("deck", "removed", "hand", "soul", "field"))
"""What is paid goes to the graveyard where nothing else is said."""
_ALONE: Final = frozenset((
    "gateruler-told-went", "gateruler-told-entered", "gateruler-told-vigilance", "gateruler-told-replaced",
))  # fmt: skip
"""Sentences of one card each."""


def _key_of(event: happened.CardMoved) -> str:
    """By which message a move is told; none where another event tells it."""
    source, target = area_of(event.source), area_of(event.target)
    if event.why in _SILENT or target in ("gate", "soul"):
        return ""
    if event.why in _BY_REASON and (event.why, target) not in _NOT_SO:
        return _BY_REASON[event.why]
    if target in UNIT_KEYS:
        return "gateruler-told-went" if source in UNIT_KEYS else "gateruler-told-entered"
    if target == "field":
        return "gateruler-told-entered"
    if target == "deck":
        return "gateruler-told-on-top" if event.index == 0 else "gateruler-told-under"
    if target in SET_KEYS:
        return "gateruler-told-set"
    return _BY_TARGET.get(target, "gateruler-told-put")


def run_of(event: Event) -> tuple[str, ...] | None:
    """What events have in common that are told in one sentence; None for an event that stands alone."""
    if isinstance(event, happened.CardTurned) and not event.rest:
        return ("gateruler-told-ready",)
    if not isinstance(event, happened.CardMoved):
        return None
    key = _key_of(event)
    return (key, event.source, event.target) if key and key not in _ALONE else None


_NAME_AREA: Final = frozenset(("gateruler-told-went", "gateruler-told-entered", "gateruler-told-put"))
_NAME_SOURCE: Final = frozenset(("gateruler-told-to-hand", "gateruler-told-to-graveyard", "gateruler-told-removed"))
_WITHOUT_CARDS: Final = frozenset(("gateruler-told-redraw",))


def _moved(event: happened.CardMoved, heard: Heard) -> Spoken | None:
    key = _key_of(event)
    if not key:
        return None
    state, card = heard.state, event.card
    known_now = knows(state, heard.seat, card)
    cards = (state.info(card).number if heard.known or known_now else None,)
    slots: dict[str, Slot] = {"who": who(seat_of(event.target))}
    if key not in _WITHOUT_CARDS:
        slots["cards"] = cards_named(cards)
    if key in _NAME_AREA:
        slots["area"] = term(area_of(event.target))
    if key in _NAME_SOURCE:
        slots["from"] = place_called(event.source)
    thing = called(card) if known_now else event.target
    return Spoken(say(key, **slots), tuple(dict.fromkeys((thing, event.target))), cards)


def _attached(event: happened.CardAttached, heard: Heard) -> Spoken:
    name, thing = heard.called(event.card)
    phrase = say("gateruler-told-attached", who=_whose(heard, event.under), cards=name, on=_open(heard, event.under))
    return Spoken(phrase, (thing, called(event.under)))


def _revealed(event: happened.CardsRevealed, heard: Heard) -> Spoken:
    """Cards that were shown: to whoever saw them by name; that somebody looked, to the other."""
    if not event.shows(heard.seat):
        return Spoken(say("gateruler-told-looked", who=who(event.seat), count=len(event.cards)))
    names = cards_named([heard.state.info(card).number for card in event.cards])
    known = tuple(called(card) for card in event.cards if knows(heard.state, heard.seat, card))
    if event.seat < 0:
        return Spoken(say("gateruler-told-shown", cards=names), known)
    return Spoken(say("gateruler-told-saw", who=who(event.seat), cards=names), known)


def _face(event: happened.FaceTurned, heard: Heard) -> Spoken | None:
    """Cards turned over where they lie: revealed, or face down by ダメージリバース."""
    if not event.cards:
        return None
    names, things = _several(heard, event.cards)
    area = area_of(heard.state.where[event.cards[0]])
    if not event.up and area == "damage":
        return Spoken(say("gateruler-told-reversed", who=who(event.seat), count=len(event.cards)), things)
    key = "gateruler-told-turned-up" if event.up else "gateruler-told-turned-down"
    return Spoken(say(key, who=who(event.seat), cards=names, area=term(area)), things)


# --- what is played


def _played(event: happened.CardPlayed, heard: Heard) -> Spoken:
    name, thing = heard.called(event.card)
    phrase = say(
        "gateruler-told-played", who=who(event.seat), card=name, how=event.how, area=term(event.played_from),
        cost=event.cost,
    )  # fmt: skip
    return Spoken(phrase, (thing,))


def _ability(event: happened.AbilityUsed, heard: Heard) -> Spoken:
    name, thing = heard.called(event.card)
    ability = ability_called(heard.state.info(event.card), event.key)
    return Spoken(say("gateruler-told-ability", who=who(event.seat), card=name, ability=ability), (thing,))


def _gate_entered(event: happened.GateEntered, heard: Heard) -> Spoken | None:
    """What nobody played: an automatic ability, a drive-resolution process."""
    item = event.item
    if item.kind == "drive":
        return Spoken(say("gateruler-told-drive-waits", who=who(item.seat)), ("gate",))
    if item.kind != "automatic":
        return None
    name, thing = heard.called(item.card)
    clause = REGISTRY.clause(item.ref)
    named = isinstance(clause, Whenever) and clause.name
    ability: Slot = ability_name(named) if named else term("automatic-ability")
    return Spoken(say("gateruler-told-waits", who=who(item.seat), card=name, ability=ability), (thing,))


def _gate_left(event: happened.GateLeft, heard: Heard) -> Spoken | None:
    """What comes to nothing; and what resolves, where it didn't come just before."""
    return Spoken(say("gateruler-told-undone"), ("gate",)) if event.undone else None


def _entered(event: happened.Entered, heard: Heard) -> Spoken | None:
    """How a unit or field came into play, where the way it went doesn't tell it."""
    if event.how not in ("special", "opened"):
        return None
    phrase = say("gateruler-told-came", who=who(event.seat), card=_open(heard, event.card), how=event.how)
    return Spoken(phrase, (called(event.card),))


def _turned(event: happened.CardTurned, heard: Heard) -> Spoken | None:
    """A card that was rested, but to attack; or cards that were readied."""
    number, thing = heard.state.info(event.card).number, called(event.card)
    if not event.rest:
        return Spoken(say("gateruler-told-ready", cards=cards_named((number,))), (thing,), (number,))
    state = heard.state
    if state.battle == "declare" and state.attack is None and not state.gate:
        return None
    return Spoken(say("gateruler-told-rest", who=_whose(heard, event.card), card=CardName(number)), (thing,))


_ENERGY: Final = {"energy": "gateruler-told-readied-energy", "spent": "gateruler-told-paid-energy"}


def _pieces(event: happened.PiecesMoved, _: Heard) -> Spoken | None:
    """Energy that was rested by an effect, readied, or laid out before the game; what a card cost is told with it."""
    if event.why in ("cost", "laid") or event.piece != "energy":
        return None
    key = _ENERGY.get(area_of(event.target), "gateruler-told-lost-energy")
    seat = seat_of(event.target) if seat_of(event.target) >= 0 else seat_of(event.source)
    if area_of(event.source) == "outside":
        key = "gateruler-told-got-energy"
    return Spoken(say(key, who=who(seat), count=event.count), tuple(dict.fromkeys((event.source, event.target))))


# --- attacks and damage


def _attacked(event: happened.AttackDeclared, heard: Heard) -> Spoken:
    attacker = _open(heard, event.card)
    if event.aim < 0:
        phrase = say(
            "gateruler-told-attacked-line", who=who(event.seat), card=attacker, line=term(f"{event.line}-line")
        )
        return Spoken(phrase, (called(event.card), f"{event.line}.{1 - event.seat}"))
    phrase = say("gateruler-told-attacked", who=who(event.seat), card=attacker, aim=_open(heard, event.aim))
    return Spoken(phrase, (called(event.card), called(event.aim)))


def _damaged(event: happened.DamageDealt, heard: Heard) -> Spoken:
    phrase = say(
        "gateruler-told-damaged", who=_whose(heard, event.card), card=_open(heard, event.card), amount=event.amount,
        kind="combat" if event.combat else "effect",
    )  # fmt: skip
    return Spoken(phrase, (called(event.card),))


def _ruler_damaged(event: happened.RulerDamaged, _: Heard) -> Spoken:
    phrase = say(
        "gateruler-told-ruler-damaged", who=who(event.seat), amount=event.amount,
        kind="combat" if event.combat else "effect",
    )  # fmt: skip
    return Spoken(phrase, (f"ruler.{event.seat}",))


def _taken(event: happened.DamageTaken, heard: Heard) -> Spoken:
    name, thing = heard.called(event.card)
    return Spoken(say("gateruler-told-taken", who=who(event.seat), card=name), (thing,))


def _healed(event: happened.UnitsHealed, heard: Heard) -> Spoken | None:
    """Damage that ends with the turn is told of nobody."""
    if event.why == "turn" or not event.cards:
        return None
    names = tuple(_open(heard, card) for card in event.cards)
    cards: Slot = Listing(names) if len(names) > 1 else names[0]
    return Spoken(say("gateruler-told-healed", cards=cards), tuple(called(card) for card in event.cards))


def _counter(event: happened.CounterUsed, heard: Heard) -> Spoken:
    key = "gateruler-told-counter-used" if event.used else "gateruler-told-counter-left"
    return Spoken(say(key, who=who(event.seat), card=_open(heard, event.card)), (called(event.card),))


def _destroyed(event: happened.Destroyed, heard: Heard) -> Spoken:
    name, thing = heard.called(event.card)
    return Spoken(say("gateruler-told-destroyed", who=who(event.seat), card=name), (thing,))


# --- effects


def _arose(event: happened.EffectArose | happened.ConditionUnmet, heard: Heard) -> Spoken:
    name, thing = heard.called(event.source.card) if event.source.card >= 0 else (card_name(None), "")
    owner = REGISTRY.owner(event.ref)
    if owner in REGISTRY.cards:
        name = CardName(owner)
    phrase = clause_told(event, name, REGISTRY.clause(event.ref))
    return Spoken(phrase, (thing,) if thing else ())


def _lasting(event: happened.LastingBegan, heard: Heard) -> Spoken:
    """What lasts, and for which cards, where it speaks of those that were chosen."""
    lasting = event.lasting
    clause = REGISTRY.clause(lasting.ref)
    effect, them = clause.phrase(), lasting.source.them if isinstance(meant(clause), Them) else ()
    if them:
        cards = [say("place-of", who=_whose(heard, card), area=_open(heard, card)) for card in them]
        effect = say("gateruler-lasting-for", cards=joined(cards), effect=effect)
    phrase = effect_told(lasting.source, CardName(lasting.number), effect)
    return Spoken(phrase, tuple(called(card) for card in them))


def _marked(event: happened.Marked, heard: Heard) -> Spoken | None:
    """属性選択 and 装着; what else is marked counts once and tells nothing."""
    head, _, card = event.mark.rpartition(":")
    if head.startswith(_TRAIT):
        attribute = attribute_called(head.removeprefix(_TRAIT))
        phrase = say(
            "gateruler-told-trait", who=_whose(heard, int(card)), card=_open(heard, int(card)), attribute=attribute
        )
        return Spoken(phrase, (called(int(card)),))
    if f"{head}:" == GEARED:
        phrase = say("gateruler-told-geared", who=_whose(heard, int(card)), card=_open(heard, int(card)))
        return Spoken(phrase, (called(int(card)),))
    return None


_TRAIT: Final = "turn:trait:"


def _declared(event: happened.Declared, _: Heard) -> Spoken:
    """A number, or a card by its number, that a player named."""
    what: Slot = CardName(event.what) if event.what in REGISTRY.cards else event.what
    return Spoken(say("gateruler-told-declared", who=who(event.seat), what=what))


UNTOLD: Final = frozenset((
    happened.AttackEnded, happened.AttackStepBegan, happened.LastingEnded, happened.Summoned, happened.TurnEnding,
))  # fmt: skip
"""Events without a sentence: what ends by itself, what counts once, what the cards tell that move."""
TELLERS: Final[dict[type[Event], Callable[[Any, Heard], Spoken | None]]] = {
    happened.TableLaid: _laid,
    happened.DeckShuffled: _shuffled,
    happened.FirstPlayerDecided: _first_player,
    happened.TurnBegan: _turn,
    happened.PhaseBegan: _phase,
    happened.DeckRanOut: _deck_ran_out,
    happened.DuelEnded: _ended,
    happened.CardMoved: _moved,
    happened.CardAttached: _attached,
    happened.CardsRevealed: _revealed,
    happened.FaceTurned: _face,
    happened.CardPlayed: _played,
    happened.AbilityUsed: _ability,
    happened.GateEntered: _gate_entered,
    happened.GateLeft: _gate_left,
    happened.Entered: _entered,
    happened.CardTurned: _turned,
    happened.PiecesMoved: _pieces,
    happened.AttackDeclared: _attacked,
    happened.DamageDealt: _damaged,
    happened.RulerDamaged: _ruler_damaged,
    happened.DamageTaken: _taken,
    happened.UnitsHealed: _healed,
    happened.CounterUsed: _counter,
    happened.Destroyed: _destroyed,
    happened.EffectArose: _arose,
    happened.ConditionUnmet: _arose,
    happened.LastingBegan: _lasting,
    happened.Declared: _declared,
    happened.Marked: _marked,
}

spoken: Final = telling(TELLERS)
"""The sentence of an event for a seat, with the table after it: what the journal and whoever tells of a match say."""
