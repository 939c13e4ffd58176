"""The table as one seat may know it, worked out from the state at each call."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any, Final

from engine.cardgame.areas import area_of, on_card
from engine.cardgame.ending import winner_of
from engine.cardgame.events import (
    CardMoved,
    CardsRevealed,
    ConditionUnmet,
    DeckShuffled,
    Declared,
    DuelEnded,
    EffectArose,
)
from engine.cardgame.seeing import places_seen
from engine.cardgame.sight import laid_out
from engine.cardgame.view import Change
from engine.cardgame.wording import who
from engine.hololive.areas import (
    CHEER_DECK,
    DECK,
    HAND,
    HOLO_POWER,
    ON_HOLOMEM,
    ON_HOLOMEM_KEYS,
    OSHI,
    SINGLE,
    STAGE,
)
from engine.hololive.events import Bloomed, DeckRanOut, DieRolled, TableLaid, Uncovered
from engine.hololive.legality import skills_left
from engine.hololive.procedures.damage import LIFE_DAMAGE
from engine.hololive.procedures.preparation import REDRAWS
from engine.hololive.registry import REGISTRY
from engine.hololive.values import attached, changes, holomem, hp, life, on_stage
from engine.hololive.view.shapes import CardSeen, PlaceSeen, PlayerSeen, View
from engine.text.phrase import CardName, say

if TYPE_CHECKING:
    from collections.abc import Collection, Iterator

    from engine.cardgame.state import Lasting
    from engine.hololive.card import Skill
    from engine.hololive.state import State
    from engine.kernel.events import Event
    from engine.text.phrase import Phrase

_ENDINGS: Final = {
    "life": "hololive-end-by-life",
    "stage": "hololive-end-by-stage",
    "deck": "hololive-end-by-deck",
    "redraws": "hololive-end-by-redraws",
    "conceded": "hololive-end-by-giving-up",
}
_DRAWN: Final = {
    "life": "hololive-drawn-by-life", "stage": "hololive-drawn-by-stage", "redraws": "hololive-drawn-by-redraws",
}  # fmt: skip
_STAGES: Final = frozenset(where for places in STAGE for where in places)
_WITH_THEIRS: Final = _STAGES.union(*ON_HOLOMEM)
_TELL_NOTHING: Final = frozenset((
    CardsRevealed, ConditionUnmet, Declared, DuelEnded, EffectArose, DeckRanOut, DieRolled,
))
"""Events after which every card lies and counts as before."""


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
        first=state.first,
        lasting=tuple(lasting_words(one) for one in state.lasting),
        winner=winner_of(state),
        ending=ending_words(state),
    )


def touched(event: Event, _state: State) -> Collection[str] | None:
    """The places that may show something else after an event; None where any may. Texts ask for nearly everything that
    an event can change, so the holomem, whose HP they may change, are always looked at again.
    """
    match event:
        case CardMoved(source=source, target=target):
            return {source, target, *_STAGES}
        case Bloomed() | Uncovered():
            return _WITH_THEIRS
        case DeckShuffled(seat=seat, area=area):
            return {f"{area}.{seat}", *_STAGES}
        case TableLaid():
            return None
    return () if type(event) in _TELL_NOTHING else _STAGES


def card_seen(state: State, seat: int, card: int, name: str, known: bool) -> CardSeen:
    """One card before a seat, by the handle that it has there."""
    where = state.where[card]
    standing = on_stage(state, card)
    area = area_of(where)
    return CardSeen(
        handle=name,
        number=state.info(card).number if known else None,
        kind=state.kind(card),
        owner=state.owner[card],
        face_up=state.face[card],
        status=state.status[card] if standing else area if area in ON_HOLOMEM_KEYS else "",
        pieces=state.pieces_at(on_card(card)) if standing else (),
        attached=tuple(_belonging(state, seat, card)) if standing else (),
        hp=hp(state, card) if standing and known else None,
        changes=tuple(_hp_changes(state, card)) if standing and known else (),
    )


def _belonging(state: State, seat: int, card: int) -> Iterator[CardSeen]:
    """What belongs to a holomem, kind by kind; all of it lies face up."""
    for area in ON_HOLOMEM_KEYS:
        for one in attached(state, card, area):
            yield card_seen(state, seat, one, f"card:{one}", True)


def _hp_changes(state: State, card: int) -> Iterator[Change]:
    value = state.info(card).hp
    for hook, source in changes(state, "hp", card):
        after = hook.change(value, state, source)
        yield Change(
            what="hp", before=str(value), after=str(after), source=REGISTRY.owner(hook.clause.ref),
            phrase=hook.clause.phrase(),
        )  # fmt: skip
        value = after


def _place(state: State, seat: int, where: str) -> PlaceSeen:
    return PlaceSeen(
        place=where,
        capacity=1 if area_of(where) in SINGLE else None,
        cards=tuple([card_seen(state, seat, card, name, known) for card, name, known in laid_out(state, seat, where)]),
    )


def _player(state: State, seat: int) -> PlayerSeen:
    mine = state.turn_player == seat
    piles, counters = state.piles, state.counters
    return PlayerSeen(
        seat=seat,
        holomem=len(holomem(state, seat)),
        life=life(state, seat),
        life_damage=counters.get(f"{LIFE_DAMAGE}.{seat}", 0),
        deck=len(piles.get(DECK[seat], ())),
        cheer_deck=len(piles.get(CHEER_DECK[seat], ())),
        holo_power=len(piles.get(HOLO_POWER[seat], ())),
        hand=len(piles.get(HAND[seat], ())),
        redraws=counters.get(f"{REDRAWS}.{seat}", 0),
        skill_left=sum(max(0, skills_left(state, seat, one)) for one in _skills(state, seat) if one.key == "oshi"),
        sp_left=sum(max(0, skills_left(state, seat, one)) for one in _skills(state, seat) if one.key == "sp"),
        collabed=mine and "turn:collab" in state.marks,
        passed_baton=mine and "turn:baton" in state.marks,
        played_limited=mine and "turn:limited" in state.marks,
    )


def _skills(state: State, seat: int) -> tuple[Skill, ...]:
    """The skills of a player's oshi; none at a table that isn't laid yet."""
    return tuple(skill for card in state.piles.get(OSHI[seat], ()) for skill in state.info(card).skills)


def lasting_words(lasting: Lasting) -> Phrase:
    """An effect that lasts, with the card that it comes from."""
    return say("hololive-lasting", card=CardName(lasting.number), effect=REGISTRY.clause(lasting.ref).phrase())


def ending_words(state: State) -> Phrase | None:
    """How the duel ended."""
    if state.winner is None:
        return None
    if state.winner < 0:
        return say(_DRAWN.get(state.ending, "hololive-drawn"))
    key = _ENDINGS.get(state.ending, "hololive-end-by-effect")
    return say(key, winner=who(state.winner), loser=who(1 - state.winner))
