"""The table as one seat may know it, worked out from the state at each call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, on_card
from engine.cardgame.ending import winner_of
from engine.cardgame.events import (
    CardAttached,
    CardMoved,
    CardsRevealed,
    ConditionUnmet,
    DeckShuffled,
    Declared,
    DuelEnded,
    EffectArose,
)
from engine.cardgame.seeing import places_seen
from engine.cardgame.sight import handle, knows, laid_out
from engine.cardgame.view import Change
from engine.cardgame.wording import card_name, who
from engine.gateruler.areas import (
    DAMAGE,
    DECK,
    DRIVE,
    ENERGY,
    FIELD,
    GATE,
    HAND,
    IN_PLAY,
    RULER,
    SET_KEYS,
    SET_ZONES,
    SOUL,
    SPENT,
    UNIT_KEYS,
    UNIT_ZONES,
)
from engine.gateruler.card import KEYWORDS
from engine.gateruler.card_text import ability_called
from engine.gateruler.events import AbilityUsed, CardPlayed, CounterUsed, DeckRanOut, FaceTurned, TableLaid
from engine.gateruler.legality import deals
from engine.gateruler.registry import REGISTRY
from engine.gateruler.values import (
    aim_now,
    atk,
    attributes,
    changes,
    hp,
    is_unit,
    keywords,
    level,
    life,
    lying_as,
    ruler,
    ruler_of,
    set_zones,
    souls,
    stk,
    summon_right,
)
from engine.gateruler.view.shapes import AttackSeen, CardSeen, OnGate, PlaceSeen, PlayerSeen, View
from engine.text.phrase import CardName, Phrase, say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from engine.cardgame.state import Lasting
    from engine.gateruler.state import GateItem, State
    from engine.kernel.events import Event

_ENDINGS: Final = {
    "damage": "gateruler-end-by-damage",
    "deck": "gateruler-end-by-deck",
    "conceded": "gateruler-end-by-giving-up",
}
_DRAWN: Final = {
    "damage": "gateruler-drawn-by-damage",
    "deck": "gateruler-drawn-by-deck",
    "damage-and-deck": "gateruler-drawn-by-both",
}
_FIGURES: Final = frozenset((*RULER, *(where for places in UNIT_ZONES for where in places)))
"""Places whose cards show figures that texts may change at any event."""
_SHOWN: Final = _FIGURES.union(HAND, DRIVE, FIELD, SOUL, *SET_ZONES, (GATE,))
"""Places whose cards may show something else when a card comes into play or leaves it, or effects end."""
_TELL_NOTHING: Final = frozenset((
    AbilityUsed, CardPlayed, CardsRevealed, ConditionUnmet, CounterUsed, Declared, DeckRanOut, DuelEnded, EffectArose,
))  # fmt: skip
"""Events after which every card lies and counts as before."""
_ALONE: Final = frozenset((*UNIT_KEYS, *SET_KEYS, "ruler"))
"""Zones of one card."""


def view(state: State, seat: int, before: Any = None, touched: Collection[str] | None = None) -> View:
    """All that a seat may know of the table; -1 for what both may know. Places that the last event didn't touch are
    those of the view before it.
    """

    def see(where: str) -> PlaceSeen:
        return _place(state, seat, where)

    return View(
        seat=seat,
        turn=state.turn,
        turn_player=state.turn_player,
        phase=state.phase,
        places=places_seen(state, see, None if before is None else before.places, touched),
        players=(_player(state, 0), _player(state, 1)),
        gate=tuple(_on_gate(state, seat, one) for one in state.gate),
        attack=_attack(state, seat),
        first=state.first,
        lasting=tuple(lasting_words(one) for one in state.lasting),
        winner=winner_of(state),
        ending=ending_words(state),
    )


def touched(event: Event, state: State) -> Collection[str] | None:
    """The places that may show something else after an event; None where any may. Texts ask for nearly everything that
    an event can change, so rulers and units, whose figures they may change, are nearly always looked at again.
    """
    match event:
        case TableLaid():
            return None
        case CardMoved(source=source, target=target):
            aside = IN_PLAY.isdisjoint((area_of(source), area_of(target)))
            return {source, target, *(_FIGURES if aside else _SHOWN)}
        case DeckShuffled(seat=seat):
            return {DECK[seat], *_FIGURES}
        case FaceTurned(cards=cards):
            return {*(state.where[card] for card in cards), *_SHOWN}
        case CardAttached(card=card):
            return {state.where[card], *_SHOWN}
    if type(event) in _TELL_NOTHING:
        return ()
    return _SHOWN.union(ENERGY, SPENT)


def card_seen(state: State, seat: int, card: int, name: str, known: bool) -> CardSeen:
    """One card before a seat, by the handle that it has there."""
    area = area_of(state.where[card])
    fights = known and (area == "ruler" or is_unit(state, card))
    return CardSeen(
        handle=name,
        number=state.info(card).number if known else None,
        kind=state.kind(card),
        owner=state.owner[card],
        face_up=state.face[card],
        status="soul" if area == "soul" else state.status[card],
        pieces=state.pieces_at(on_card(card)),
        attached=tuple(card_seen(state, seat, one, f"card:{one}", True) for one in souls(state, card)),
        level=level(state, card) if known and state.info(card).kind != "ruler" else None,
        atk=atk(state, card) if fights else None,
        hp=_endures(state, card) if fights else None,
        stk=stk(state, card) if fights else None,
        keywords=_keywords(state, card) if fights else (),
        attributes=tuple(sorted(attributes(state, card))) if known else (),
        changes=tuple(_changes(state, card)) if fights else (),
    )


def _endures(state: State, card: int) -> int:
    """HP of a unit, life of a ruler."""
    printed = state.info(card).ruler
    return hp(state, card) if printed is None else printed.life


def _keywords(state: State, card: int) -> tuple[str, ...]:
    """The keywords that a card has now, in the order in which the game lists them."""
    found = keywords(state, card)
    return tuple(one for one in KEYWORDS if one in found) if found else ()


def _changes(state: State, card: int) -> Iterator[Change]:
    """What changed ATK, HP and STK, step by step."""
    info = state.info(card)
    for what, value in (("atk", info.atk), ("hp", info.hp), ("stk", info.stk)):
        for hook, source in changes(state, what, card):
            after = int(hook.change(value, state, source))
            yield Change(
                what=what, before=str(value), after=str(after), source=REGISTRY.owner(hook.clause.ref),
                phrase=hook.clause.phrase(),
            )  # fmt: skip
            value = after


def _place(state: State, seat: int, where: str) -> PlaceSeen:
    return PlaceSeen(
        place=where,
        capacity=1 if area_of(where) in _ALONE else None,
        cards=tuple([card_seen(state, seat, card, name, known) for card, name, known in laid_out(state, seat, where)]),
        pieces=state.pieces_at(where),
    )


def _player(state: State, seat: int) -> PlayerSeen:
    piles = state.piles
    damage = piles.get(DAMAGE[seat], ())
    laid = ruler(state, seat) >= 0
    return PlayerSeen(
        seat=seat,
        life=life(state, seat) if laid else 0,
        damage=len(damage),
        reversed=sum(not state.face[card] for card in damage),
        deck=len(piles.get(DECK[seat], ())),
        hand=len(piles.get(HAND[seat], ())),
        has_hand=laid and ruler_of(state, seat).pays,
        energy=state.lying("energy", ENERGY[seat]),
        spent=state.lying("energy", SPENT[seat]),
        summons=state.summons[seat],
        right=summon_right(state, seat) if laid else None,
        sets=len(set_zones(state, seat)) if laid else 0,
    )


# --- the gate and the attack


def _on_gate(state: State, seat: int, item: GateItem) -> OnGate:
    # of an ability both have seen whose it is, wherever its card has gone since
    known = item.card >= 0 and (item.kind != "card" or knows(state, seat, item.card))
    return OnGate(
        id=item.id,
        kind=item.kind,
        seat=item.seat,
        handle=handle(state, seat, item.card) if item.card >= 0 else "",
        number=state.info(item.card).number if known else None,
        phrase=gate_words(state, item, known),
        aims=tuple(
            handle(state, seat, card)
            for card, lay in zip(item.them, item.places, strict=True)
            if lying_as(state, (card,)) == (lay,)
        ),
    )


def gate_words(state: State, item: GateItem, known: bool) -> Phrase:
    """What lies on the gate, in words; by a card that isn't known where the seat may not know it."""
    if item.kind == "drive":
        return say("gateruler-gate-drive", who=who(item.seat))
    number = state.info(item.card).number if item.card >= 0 and known else None
    card = card_name(number)
    if item.kind == "automatic":
        return say("gateruler-gate-automatic", card=card, effect=REGISTRY.clause(item.ref).phrase())
    if item.kind == "ability":
        name = ability_called(REGISTRY.cards[number], item.key) if number is not None else card_name(None)
        return say("gateruler-gate-ability", card=card, ability=name)
    return say("gateruler-gate-card", card=card, how=item.how)


def _attack(state: State, seat: int) -> AttackSeen | None:
    attack = state.attack
    if attack is None:
        return None
    aim = aim_now(state, attack)
    amount = 0
    if aim >= 0 and deals(state, attack):
        amount = atk(state, attack.card) if is_unit(state, aim) else stk(state, attack.card)
    return AttackSeen(
        seat=attack.seat,
        handle=handle(state, seat, attack.card),
        line=attack.line,
        aim=handle(state, seat, aim) if aim >= 0 else "",
        step=attack.step,
        amount=amount,
    )


# --- words


def lasting_words(lasting: Lasting) -> Phrase:
    """An effect that lasts, with the card that it comes from."""
    return say("gateruler-lasting", card=CardName(lasting.number), effect=REGISTRY.clause(lasting.ref).phrase())


def ending_words(state: State) -> Phrase | None:
    """How the duel ended."""
    if state.winner is None:
        return None
    if state.winner < 0:
        return say(_DRAWN.get(state.ending, "gateruler-drawn"))
    key = _ENDINGS.get(state.ending, "gateruler-end-by-effect")
    return say(key, winner=who(state.winner), loser=who(1 - state.winner))
