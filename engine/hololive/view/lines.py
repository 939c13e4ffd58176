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
from engine.hololive import events as happened
from engine.hololive.areas import ON_HOLOMEM_KEYS, POSITION_KEYS
from engine.hololive.card_text import art_name, skill_name
from engine.hololive.clauses.standing import of_those
from engine.hololive.procedures.damage import LIFE_DAMAGE
from engine.hololive.procedures.preparation import REDRAWS
from engine.hololive.registry import REGISTRY
from engine.hololive.terms import place_called, term
from engine.hololive.view.seat import ending_words
from engine.text.phrase import CardName, Listing, say

if TYPE_CHECKING:
    from collections.abc import Callable

    from engine.kernel.events import Event
    from engine.text.phrase import Phrase, Slot


def _holomem(heard: Heard, card: int) -> CardName:
    """A holomem, which both players see."""
    return CardName(heard.state.info(card).number)


def _whose(heard: Heard, card: int) -> Phrase:
    """The player on whose side a card lies: many holomem have one name."""
    return who(seat_of(heard.state.where[card]))


# --- the duel and its turns


def _laid(_event: happened.TableLaid, _: Heard) -> Spoken:
    return Spoken(say("hololive-told-laid"), ("deck.0", "deck.1"))


def _shuffled(event: happened.DeckShuffled, _: Heard) -> Spoken:
    phrase = say("hololive-told-shuffled", who=who(event.seat), area=term(event.area))
    return Spoken(phrase, (f"{event.area}.{event.seat}",))


def _first_player(event: happened.FirstPlayerDecided, _: Heard) -> Spoken:
    return Spoken(say("hololive-told-first-player", who=who(event.seat)))


def _prepared(event: happened.PreparedShown, heard: Heard) -> Spoken | None:
    if not event.cards:
        return None
    names = tuple(_holomem(heard, card) for card in event.cards)
    phrase = say("hololive-told-prepared", cards=Listing(names, "comma") if len(names) > 1 else names[0])
    return Spoken(phrase, tuple(called(card) for card in event.cards))


def _turn(event: happened.TurnBegan, _: Heard) -> Spoken:
    return Spoken(say("hololive-told-turn", who=who(event.seat)))


def _step(event: happened.PhaseBegan, _: Heard) -> Spoken:
    return Spoken(say("hololive-told-step", step=term(f"{event.phase}-step")))


def _deck_ran_out(event: happened.DeckRanOut, _: Heard) -> Spoken:
    return Spoken(say("hololive-told-deck-ran-out", who=who(event.seat)), (f"deck.{event.seat}",))


def _ended(_event: happened.DuelEnded, heard: Heard) -> Spoken | None:
    ending = ending_words(heard.state)
    return Spoken(ending) if ending else None


_COUNTED: Final = {LIFE_DAMAGE: "hololive-told-life-damage", REDRAWS: "hololive-told-redraws"}


def _counter(event: happened.CounterChanged, _: Heard) -> Spoken | None:
    """Life damage and redraws; what life damage does is told by the card that goes."""
    counter, _dot, seat = event.key.partition(".")
    key = _COUNTED.get(counter)
    if key is None or not event.value:
        return None
    return Spoken(say(key, who=who(int(seat)), count=event.value))


# --- cards that move

_SILENT: Final = frozenset(("bloom", "under", "uncovered", "play", "played", "down"))
"""Why cards move where another event tells it."""
_WITH_OTHERS: Final = frozenset((*ON_HOLOMEM_KEYS, "resolution"))
"""Areas to which cards go by something that is told itself."""
_BY_REASON: Final = {
    "draw": "hololive-told-drew",
    "redraw": "hololive-told-redraw",
    "shuffled-in": "hololive-told-put",
    "penalty": "hololive-told-penalty",
    "first": "hololive-told-first",
    "holo-power": "hololive-told-charged",
    "enter": "hololive-told-entered",
    "collab": "hololive-told-collab",
    "cost": "hololive-told-paid",
}
_BY_TARGET: Final = {
    "hand": "hololive-told-to-hand",
    "archive": "hololive-told-archived",
    "deck": "hololive-told-under",
    "cheer-deck": "hololive-told-under",
    "life": "hololive-told-to-life",
    "holo-power": "hololive-told-to-holo-power",
}
_ALONE: Final = frozenset(
    ("hololive-told-entered", "hololive-told-collab", "hololive-told-went", "hololive-told-swapped",
     "hololive-told-baton")
)  # fmt: skip
"""Sentences of one card each."""
_PAIRS: Final = {"swap": "hololive-told-swapped", "baton": "hololive-told-baton"}
"""Two holomem that change places, by why they do: told with the second."""


def _key_of(event: happened.CardMoved) -> str:
    """By which message a move is told; none where another event tells it."""
    target = area_of(event.target)
    if event.why in _SILENT or target in _WITH_OTHERS:
        return ""
    if event.why in _PAIRS:
        return _PAIRS[event.why]
    if event.why in _BY_REASON:
        return _BY_REASON[event.why]
    if target in POSITION_KEYS:
        return "hololive-told-went" if area_of(event.source) in POSITION_KEYS else "hololive-told-entered"
    if target in ("deck", "cheer-deck") and event.index == 0 and event.why != "bottom":
        return "hololive-told-on-top"
    return _BY_TARGET.get(target, "hololive-told-put")


def run_of(event: Event) -> tuple[str, ...] | None:
    """What events have in common that are told in one sentence; None for an event that stands alone."""
    if not isinstance(event, happened.CardMoved):
        return None
    key = _key_of(event)
    return (key, event.source, event.target) if key and key not in _ALONE else None


_WITHOUT_CARDS: Final = frozenset(("hololive-told-redraw",))


def _moved(event: happened.CardMoved, heard: Heard) -> Spoken | None:
    key = _key_of(event)
    if event.why in _PAIRS:
        return _exchanged(event, heard, key)
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
        off = area_of(event.source) in ON_HOLOMEM_KEYS
        slots |= {"from": "holomem" if off else "place", "area": place_called(event.source)}
    thing = called(card) if known_now else event.target
    return Spoken(say(key, **slots), tuple(dict.fromkeys((thing, event.target))), cards)


_NAME_AREA: Final = frozenset(
    ("hololive-told-first", "hololive-told-entered", "hololive-told-went", "hololive-told-on-top",
     "hololive-told-under", "hololive-told-put")
)  # fmt: skip
_NAME_SOURCE: Final = frozenset(("hololive-told-paid", "hololive-told-archived"))


def _exchanged(event: happened.CardMoved, heard: Heard, key: str) -> Spoken | None:
    """The second of two holomem that changed places tells it of both."""
    before = heard.previous
    if not isinstance(before, happened.CardMoved) or (before.why, before.target) != (event.why, event.source):
        return None
    one, other = _holomem(heard, before.card), _holomem(heard, event.card)
    phrase = say(key, who=who(seat_of(event.target)), card=one, other=other)
    return Spoken(phrase, (called(before.card), called(event.card)))


_ATTACHED: Final = {"cheer": "hololive-told-sent", "life": "hololive-told-sent-life", "play": "hololive-told-played-on"}


def _attached(event: happened.CardAttached, heard: Heard) -> Spoken | None:
    """A card that was attached: cheer of the cheer step or of life, a support card played on somebody, by an effect."""
    if event.why in ("bloom", "uncovered"):
        return None  # what belongs to a holomem goes over to the card on top of it
    previous = heard.previous
    why = previous.why if isinstance(previous, happened.CardMoved) and previous.card == event.card else ""
    name, thing = heard.called(event.card)
    key, whose = _ATTACHED.get(why, "hololive-told-attached"), _whose(heard, event.under)
    phrase = say(key, who=whose, cards=name, holomem=_holomem(heard, event.under))
    return Spoken(phrase, (thing, called(event.under)))


def _revealed(event: happened.CardsRevealed, heard: Heard) -> Spoken | None:
    """Cards that were shown: to whoever saw them by name; that somebody looked, to the other."""
    if not event.shows(heard.seat):
        return Spoken(say("hololive-told-looked", who=who(event.seat), count=len(event.cards)))
    names = cards_named([heard.state.info(card).number for card in event.cards])
    known = tuple(called(card) for card in event.cards if knows(heard.state, heard.seat, card))
    if event.seat < 0:
        return Spoken(say("hololive-told-shown", cards=names), known)
    return Spoken(say("hololive-told-saw", who=who(event.seat), cards=names), known)


def _played(event: happened.SupportPlayed, heard: Heard) -> Spoken:
    """Shown to both, also one that is attached from the hand (§10.7.2.1)."""
    _, thing = heard.called(event.card)
    name = card_name(heard.state.shown(event.card))
    return Spoken(say("hololive-told-played", who=who(event.seat), card=name), (thing,))


# --- holomem


def _bloomed(event: happened.Bloomed, heard: Heard) -> Spoken:
    level = term(heard.state.info(event.card).level or "holomem")
    under, card = _holomem(heard, event.on), _holomem(heard, event.card)
    phrase = say("hololive-told-bloomed", who=who(event.seat), under=under, level=level, card=card)
    return Spoken(phrase, (called(event.card),))


def _uncovered(event: happened.Uncovered, heard: Heard) -> Spoken:
    was, card = _holomem(heard, event.was), _holomem(heard, event.card)
    phrase = say("hololive-told-uncovered", who=who(event.seat), was=was, card=card)
    return Spoken(phrase, (called(event.card),))


def _turned(event: happened.CardTurned, heard: Heard) -> Spoken:
    key = "hololive-told-rest" if event.rest else "hololive-told-stood"
    return Spoken(say(key, who=_whose(heard, event.card), card=_holomem(heard, event.card)), (called(event.card),))


def _arts(event: happened.ArtsUsed, heard: Heard) -> Spoken:
    user = _holomem(heard, event.card)
    target = _holomem(heard, event.target)
    arts = art_name(user.number, event.key)
    phrase = say("hololive-told-arts", who=who(event.seat), card=user, arts=arts, target=target)
    return Spoken(phrase, (called(event.card), called(event.target)))


def _raised(event: happened.ArtsRaised, heard: Heard) -> Spoken | None:
    """What the text of arts adds, and how much that is by now."""
    using = heard.state.art
    if using is None or not event.by:
        return None
    phrase = say("hololive-told-raised", by=event.by, more=using.more)
    return Spoken(phrase, (called(using.card),))


def _damaged(event: happened.DamageDealt, heard: Heard) -> Spoken:
    key = "hololive-told-damage" if event.arts else "hololive-told-special"
    phrase = say(key, who=_whose(heard, event.card), card=_holomem(heard, event.card), amount=event.amount)
    return Spoken(phrase, (called(event.card),))


def _healed(event: happened.Healed, heard: Heard) -> Spoken:
    card = _holomem(heard, event.card)
    phrase = say("hololive-told-healed", who=_whose(heard, event.card), card=card, amount=event.amount)
    return Spoken(phrase, (called(event.card),))


def _hp_left(event: happened.HpLeft, heard: Heard) -> Spoken:
    card = _holomem(heard, event.card)
    phrase = say("hololive-told-hp-left", who=_whose(heard, event.card), card=card, hp=event.hp)
    return Spoken(phrase, (called(event.card),))


def _felled(event: happened.Felled, heard: Heard) -> Spoken:
    phrase = say("hololive-told-felled", who=_whose(heard, event.card), card=_holomem(heard, event.card))
    return Spoken(phrase, (called(event.card),))


def _downed(event: happened.Downed, heard: Heard) -> Spoken:
    phrase = say("hololive-told-downed", who=who(event.seat), card=_holomem(heard, event.card))
    return Spoken(phrase, (called(event.card),))


def _skill(event: happened.SkillUsed, heard: Heard) -> Spoken:
    number = heard.state.info(event.card).number
    phrase = say(f"hololive-told-skill-{event.key}", who=who(event.seat), skill=skill_name(number, event.key))
    return Spoken(phrase, (called(event.card),))


def _rolled(event: happened.DieRolled, heard: Heard) -> Spoken:
    """What the die shows, and what counts where that is something else."""
    name, thing = heard.called(event.card) if event.card >= 0 else (card_name(None), "")
    if event.number == event.rolled:
        phrase = say("hololive-told-rolled", who=who(event.seat), card=name, rolled=event.rolled)
    else:
        phrase = say(
            "hololive-told-rolled-as", who=who(event.seat), card=name, rolled=event.rolled, number=event.number
        )
    return Spoken(phrase, (thing,) if thing else ())


# --- effects


def _arose(event: happened.EffectArose | happened.ConditionUnmet, heard: Heard) -> Spoken:
    name, thing = heard.called(event.source.card) if event.source.card >= 0 else (card_name(None), "")
    owner = REGISTRY.owner(event.ref)
    if owner in REGISTRY.cards:
        name = CardName(owner)
    phrase = clause_told(event, name, REGISTRY.clause(event.ref))
    return Spoken(phrase, (thing,) if thing else ())


def _lasting(event: happened.LastingBegan, heard: Heard) -> Spoken:
    """What lasts, and for whom, where it speaks of those that were chosen."""
    lasting = event.lasting
    clause = REGISTRY.clause(lasting.ref)
    effect, them = clause.phrase(), lasting.source.them if of_those(clause) else ()
    if them:
        names = tuple(_standing_at(heard, card) for card in them)
        whom = Listing(names, "comma") if len(names) > 1 else names[0]
        effect = say("hololive-lasting-for", holomem=whom, effect=effect)
    phrase = effect_told(lasting.source, CardName(lasting.number), effect)
    return Spoken(phrase, tuple(called(card) for card in them))


def _standing_at(heard: Heard, card: int) -> Phrase:
    """A holomem with its position, since many have one name; whose that is, where it isn't the seat's own."""
    where = heard.state.where[card]
    area = term(area_of(where)) if seat_of(where) == heard.seat else place_called(where)
    return say("hololive-holomem-at", card=_holomem(heard, card), area=area)


def _declared(event: happened.Declared, _: Heard) -> Spoken:
    """A number, or a card by its number, that a player named."""
    what: Slot = CardName(event.what) if event.what in REGISTRY.cards else event.what
    return Spoken(say("hololive-told-declared", who=who(event.seat), what=what))


UNTOLD: Final = frozenset((
    happened.ArtsEnded, happened.CheerArchived, happened.LastingEnded, happened.Marked, happened.TurnEnding,
    happened.Withstood,
))  # fmt: skip
"""Events without a sentence: what ends by itself, what counts once, what the cards tell that move, and that nobody is
downed.
"""
TELLERS: Final[dict[type[Event], Callable[[Any, Heard], Spoken | None]]] = {
    happened.TableLaid: _laid,
    happened.DeckShuffled: _shuffled,
    happened.FirstPlayerDecided: _first_player,
    happened.PreparedShown: _prepared,
    happened.TurnBegan: _turn,
    happened.PhaseBegan: _step,
    happened.DeckRanOut: _deck_ran_out,
    happened.DuelEnded: _ended,
    happened.CounterChanged: _counter,
    happened.CardMoved: _moved,
    happened.CardAttached: _attached,
    happened.CardsRevealed: _revealed,
    happened.SupportPlayed: _played,
    happened.Bloomed: _bloomed,
    happened.Uncovered: _uncovered,
    happened.CardTurned: _turned,
    happened.ArtsUsed: _arts,
    happened.ArtsRaised: _raised,
    happened.DamageDealt: _damaged,
    happened.Healed: _healed,
    happened.HpLeft: _hp_left,
    happened.Felled: _felled,
    happened.Downed: _downed,
    happened.SkillUsed: _skill,
    happened.DieRolled: _rolled,
    happened.EffectArose: _arose,
    happened.ConditionUnmet: _arose,
    happened.LastingBegan: _lasting,
    happened.Declared: _declared,
}

spoken: Final = telling(TELLERS)
"""The sentence of an event for a seat, with the table after it: what the journal and whoever tells of a match say."""
